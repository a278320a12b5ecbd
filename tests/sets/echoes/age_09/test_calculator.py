"""Calculator (9, blue): EC197; rulings 213, 251."""

import pytest

from splay.sets.artifacts import ARTIFACTS
from tests.sets.echoes.tables import SETS, echoes


def test_scores_two_bottom_cards_and_draws_their_sum() -> None:
    table = echoes("blue: Calculator; red: Archery, Oars; green: Paper", supply={4: "Anatomy"})
    table.dogma("Calculator", me=["Paper"])
    assert table.asked == [("me", "card", ["oars", "paper"])]  # the second one, Oars, is the only one left
    assert table.changes == (  # Archery is scored by the repetition
        "me red -Archery -Oars; me green -Paper; me hand +Anatomy; me score +Archery +Oars +Paper"
    )
    assert table.me.scored == 3


def test_the_second_card_can_be_one_that_the_first_uncovered() -> None:  # ruling 251
    table = echoes(
        "blue: Calculator; red: Coal, Archery, Oars; green: Banking; hand: Laser",
        supply={2: "Calendar", 10: "Miniaturization"},
    )
    table.dogma("Calculator", me=["Oars", "Archery", "Coal"])
    assert [keys for _, _, keys in table.asked] == [["oars", "banking"], ["archery", "banking"], ["coal", "banking"]]
    assert table.changes == (
        "me red -Coal -Archery -Oars; me green -Banking; me hand +Calendar +Miniaturization; "
        "me score +Archery +Banking +Coal +Oars"
    )


def test_repeats_once_only_and_draws_then_too() -> None:  # ruling 213
    table = echoes(
        "blue: Calculator; red left: Fission, Coal, Archery, Oars, Metalworking, Construction; hand: Laser",
        supply={3: "Optics", 2: "Calendar, Currency"},
    )
    table.dogma("Calculator")
    assert table.me.score == ["Archery", "Construction", "Metalworking", "Oars"]
    assert table.me.pile("red") == ["Fission", "Coal"]
    assert table.me.hand == ["Calendar", "Laser", "Optics"]


def test_two_times_two_cards_and_the_second_sum_too_high() -> None:
    table = echoes("blue: Calculator; red: Fission, Composites, Archery, Oars; hand: Laser", supply={2: "Calendar"})
    table.dogma("Calculator")
    assert table.changes == (
        "me red -Fission -Composites -Archery -Oars; me hand +Calendar; me score +Archery +Composites +Fission +Oars"
    )


@pytest.mark.parametrize(
    ("bottom", "changes"),
    [
        ("Coal", "me red -Oars -Coal; me green -Banking; me hand +Robotics; me score +Banking +Coal +Oars"),
        ("Industrialization", "me red -Industrialization; me green -Banking; me score +Banking +Industrialization"),
    ],
)
def test_a_sum_of_11_draws_nothing_and_does_not_repeat(bottom: str, changes: str) -> None:
    table = echoes(f"blue: Calculator; red: Oars, {bottom}; green: Banking", supply={10: "Robotics"})
    table.dogma("Calculator", me=["Banking"])
    assert table.result is None  # an 11 drawn would end the game
    assert table.changes == changes


def test_a_bottom_card_counts_with_its_value_on_the_board() -> None:  # ruling 213
    table = echoes("blue: Calculator; red: Battleship Yamato; green: Sailing", sets=[*SETS, ARTIFACTS])
    table.dogma("Calculator", me=["Sailing"])
    assert table.changes == (  # their sum is 12, not 9
        "me red -Battleship Yamato; me green -Sailing; me score +Battleship Yamato +Sailing"
    )


def test_one_card_is_scored_and_nothing_drawn() -> None:
    table = echoes("blue: Calculator; red: Oars").dogma("Calculator")
    assert table.asked == []
    assert table.changes == "me red -Oars; me score +Oars"


def test_without_a_card_that_is_not_blue_only_the_splay_is_left() -> None:
    table = echoes("blue: Calculator, Tools").dogma("Calculator", me=["blue"])
    assert (table.me.score, table.me.hand) == ([], [])
    assert table.me.splay("blue") == "up"


def test_the_splay_can_be_declined_and_is_of_blue_alone() -> None:
    table = echoes("blue: Calculator, Tools; red: Machine Tools, Industrialization; hand: Laser")
    table.dogma("Calculator", me=["pass"])
    assert table.asked == [("me", "splay", ["color:blue", "pass"])]
    assert table.changes == "me red -Machine Tools -Industrialization; me score +Industrialization +Machine Tools"


def test_as_many_clocks_share_it_first() -> None:
    table = echoes(
        "blue: Calculator; red: Oars", "green: Satellites; red: Coal", supply={10: "Robotics, Software", 9: "Fission"}
    ).dogma("Calculator", you=["Coal"])
    assert table.changes == (
        "me red -Oars; me hand +Fission; me score +Oars; you red -Coal; you green -Satellites; "
        "you score +Coal +Satellites"
    )
    assert table.bonus


def test_one_clock_fewer_does_not_share() -> None:
    table = echoes("blue: Calculator", "green: Bicycle; red: Oars").dogma("Calculator")
    assert table.you.score == []
    assert not table.bonus
