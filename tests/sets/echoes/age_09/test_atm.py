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
    ("theirs", "taken"),
    [
        ("blue: Tools; red: Archery", "Tools"),
        ("green: Credit Card; blue: Tools", "Tools"),
        ("yellow: Ecology", None),
        ("", None),
    ],
)
def test_the_demanded_player_chooses_among_the_highest_that_fit(theirs: str, taken: str | None) -> None:
    table = echoes("yellow: ATM; green: Sailing", theirs, supply={1: "Mysticism"})
    table.dogma("ATM", me=[1], you=["Tools"] if "Archery" in theirs else [])
    assert table.me.top("blue") == taken
    assert table.me.top("red") is None


def test_yamato_is_the_highest() -> None:
    table = echoes("yellow: ATM", "red: Battleship Yamato; blue: Software", sets=[*SETS, ARTIFACTS])
    table.dogma("ATM", me=[1])
    assert table.me.top("red") == "Battleship Yamato"


@pytest.mark.parametrize(("answer", "splay"), [("purple", "up"), ("pass", "none")])
def test_may_splay_purple_up(answer: str, splay: str) -> None:
    table = echoes("yellow: ATM, Masonry; purple: Mysticism, Monotheism").dogma("ATM", me=[1, answer])
    assert table.asked[1:] == [("me", "splay", ["color:purple", "pass"])]
    assert table.me.splay("purple") == splay


def test_as_many_crowns_share_the_echo_effect_and_are_not_demanded_of() -> None:
    table = echoes(
        "yellow: ATM",
        "red: Oars; blue: Tools; hand: Laser",
        supply={3: "Optics", 5: "Coal"},
    )
    table.dogma("ATM", you=[3], me=[5])
    assert (table.you.score, table.me.score) == (["Optics"], ["Coal"])
    assert table.you.pile("blue") == ["Tools"]
    assert table.bonus


def test_a_demand_brings_no_bonus() -> None:
    table = echoes("yellow: ATM", "blue: Tools").dogma("ATM", me=[1])
    assert table.me.top("blue") == "Tools"
    assert not table.bonus
