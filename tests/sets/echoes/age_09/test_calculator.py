"""Calculator (9, blue): EC197; rulings 213, 251."""

import pytest

from splay.sets.artifacts import ARTIFACTS
from tests.sets.echoes.tables import SETS, echoes


def test_scores_two_bottom_cards_and_draws_their_sum() -> None:
    table = echoes("blue: Calculator; red: Archery, Oars; green: Paper", supply={4: "Anatomy"})
    table.dogma("Calculator", me=["Paper"])
    assert table.asked == [("me", "card", ["oars", "paper"])]  # the second one, Oars, is the only one left
    assert table.me.hand == ["Anatomy"]
    assert table.me.score == ["Archery", "Oars", "Paper"]  # Archery by the repetition
    assert table.me.scored == 3


def test_the_second_card_can_be_one_that_the_first_uncovered() -> None:  # ruling 251
    table = echoes("blue: Calculator; red: Coal, Archery, Oars; green: Banking; hand: Laser", supply={2: "Calendar"})
    table.dogma("Calculator", me=["Oars", "Archery", "Coal"])
    assert [keys for _, _, keys in table.asked] == [["oars", "banking"], ["archery", "banking"], ["coal", "banking"]]
    assert table.me.score == ["Archery", "Banking", "Coal", "Oars"]
    assert "Calendar" in table.me.hand


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
    assert table.me.pile("red") == []
    assert table.me.hand == ["Calendar", "Laser"]


@pytest.mark.parametrize(("bottom", "drawn"), [("Coal", ["Robotics"]), ("Industrialization", [])])
def test_a_sum_of_11_draws_nothing_and_does_not_repeat(bottom: str, drawn: list[str]) -> None:
    table = echoes(f"blue: Calculator; red: Oars, {bottom}; green: Banking", supply={10: "Robotics"})
    table.dogma("Calculator", me=["Banking"])
    assert (table.me.hand, table.result) == (drawn, None)  # an 11 drawn would end the game
    assert len(table.me.score) == (3 if drawn else 2)


def test_a_bottom_card_counts_with_its_value_on_the_board() -> None:  # ruling 213
    table = echoes("blue: Calculator; red: Battleship Yamato; green: Sailing", sets=[*SETS, ARTIFACTS])
    table.dogma("Calculator", me=["Sailing"])
    assert table.me.score == ["Battleship Yamato", "Sailing"]
    assert table.me.hand == []  # 12, not 9


def test_one_card_is_scored_and_nothing_drawn() -> None:
    table = echoes("blue: Calculator; red: Oars").dogma("Calculator")
    assert (table.me.score, table.me.hand, table.asked) == (["Oars"], [], [])


def test_without_a_card_that_is_not_blue_only_the_splay_is_left() -> None:
    table = echoes("blue: Calculator, Tools").dogma("Calculator", me=["blue"])
    assert (table.me.score, table.me.hand) == ([], [])
    assert table.me.splay("blue") == "up"


def test_the_splay_can_be_declined_and_is_of_blue_alone() -> None:
    table = echoes("blue: Calculator, Tools; red: Machine Tools, Industrialization; hand: Laser")
    table.dogma("Calculator", me=["pass"])
    assert table.asked == [("me", "splay", ["color:blue", "pass"])]
    assert (table.me.splay("blue"), table.me.splay("red")) == ("none", "none")


def test_as_many_clocks_share_it_first() -> None:
    table = echoes(
        "blue: Calculator; red: Oars", "green: Satellites; red: Coal", supply={10: "Robotics, Software"}
    ).dogma("Calculator", you=["Coal"])
    assert table.you.score == ["Coal", "Satellites"]
    assert table.me.score == ["Oars"]
    assert table.bonus


def test_one_clock_fewer_does_not_share() -> None:
    table = echoes("blue: Calculator", "green: Bicycle; red: Oars").dogma("Calculator")
    assert table.you.score == []
    assert not table.bonus
