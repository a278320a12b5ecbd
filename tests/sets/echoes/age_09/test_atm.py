"""ATM (9, yellow): EC203."""

import pytest

from splay.sets.artifacts import ARTIFACTS
from tests.sets.echoes.tables import SETS, echoes


def test_scores_a_card_of_any_value_and_takes_their_highest_top_card() -> None:
    table = echoes(
        "yellow: ATM; red: Oars", "red: Composites, Archery; blue: Tools; yellow: Ecology", supply={7: "Lighting"}
    )
    table.dogma("ATM", me=[7])
    assert table.asked == [("me", "value", [f"value:{value}" for value in range(1, 11)])]
    assert (table.me.score, table.me.scored) == (["Lighting"], 1)
    assert table.me.pile("red") == ["Composites", "Oars"]
    assert (table.you.pile("red"), table.you.pile("yellow")) == (["Archery"], ["Ecology"])


@pytest.mark.parametrize(
    ("theirs", "changes"),
    [
        ("blue: Tools; red: Archery", "me blue +Tools; me score +Mysticism; you blue -Tools"),
        ("green: Credit Card; blue: Tools", "me blue +Tools; me score +Mysticism; you blue -Tools"),
        ("yellow: Ecology", "me score +Mysticism"),
        ("", "me score +Mysticism"),
    ],
)
def test_the_demanded_player_chooses_among_the_highest_that_fit(theirs: str, changes: str) -> None:
    table = echoes("yellow: ATM; green: Sailing", theirs, supply={1: "Mysticism"})
    table.dogma("ATM", me=[1], you=["Tools"] if "Archery" in theirs else [])
    assert table.changes == changes


def test_yamato_is_the_highest() -> None:
    table = echoes(
        "yellow: ATM", "red: Battleship Yamato; blue: Software", sets=[*SETS, ARTIFACTS], supply={1: "Sailing"}
    )
    table.dogma("ATM", me=[1])
    assert table.changes == "me red +Battleship Yamato; me score +Sailing; you red -Battleship Yamato"


@pytest.mark.parametrize(("answer", "splayed"), [("purple", "me purple splayed up; "), ("pass", "")])
def test_may_splay_purple_up(answer: str, splayed: str) -> None:
    table = echoes("yellow: ATM, Masonry; purple: Mysticism, Monotheism", supply={1: "The Wheel"})
    table.dogma("ATM", me=[1, answer])
    assert table.asked[1:] == [("me", "splay", ["color:purple", "pass"])]
    assert table.changes == f"{splayed}me score +The Wheel"


def test_as_many_crowns_share_the_echo_effect_and_are_not_demanded_of() -> None:
    table = echoes(
        "yellow: ATM",
        "red: Oars; blue: Tools; hand: Laser",
        supply={3: "Optics", 5: "Coal", 9: "Services"},
    )
    table.dogma("ATM", you=[3], me=[5])
    assert table.changes == "me hand +Services; me score +Coal; you score +Optics"
    assert table.bonus


def test_a_demand_brings_no_bonus() -> None:
    table = echoes("yellow: ATM", "blue: Tools", supply={1: "Domestication"}).dogma("ATM", me=[1])
    assert table.changes == "me blue +Tools; me score +Domestication; you blue -Tools"
    assert not table.bonus
