"""When special achievements are handed out: after each change, or after each effect (ruling 26, decision 2)."""

from __future__ import annotations

import pytest

from splay.playing import PlayedTable, play
from tests.core.rules.reports import icons

BOTH = ["after_each_change", "after_each_effect"]


def genetics(timing: str) -> PlayedTable:
    """Melds a 10, which shows a twelfth clock, and then scores the cards beneath, which shows fewer."""
    table = play(
        me="blue right: Genetics, Quantum Theory, Rocketry; red: Fission; green: Databases",
        supply={10: "Bioengineering"},
        special_achievements=timing,
    )
    assert icons(table.me)["clock"] == 10
    table.dogma("Genetics")
    assert icons(table.me)["clock"] == 8
    return table


def test_a_condition_met_in_the_middle_of_an_effect_counts_at_once() -> None:  # ruling 26, hard case 8
    assert genetics("after_each_change").me.achievements == ["World"]


def test_after_each_effect_a_condition_that_has_passed_does_not_count() -> None:  # decision 21, hard case 8
    assert genetics("after_each_effect").me.achievements == []


def software(timing: str) -> list[str]:
    """The second effect of Software melds two cards; the first brings the twelfth clock."""
    table = play(
        me="blue: Software; red: Fission; purple up: The Internet, Lighting",
        supply={10: "A.I., Databases, Stem Cells"},
        available="1, World",
        special_achievements=timing,
    )
    table.dogma("Software")
    assert table.me.achievements == ["World"]
    return [event.kind for event in table.events if event.kind in ("meld", "claim")]


def test_the_claim_comes_between_two_changes_of_an_effect() -> None:  # ruling 26
    assert software("after_each_change") == ["meld", "claim", "meld"]


def test_after_each_effect_the_claim_comes_when_the_effect_is_over() -> None:  # decision 21
    assert software("after_each_effect") == ["meld", "meld", "claim"]


@pytest.mark.parametrize("timing", BOTH)
def test_after_a_splay_and_before_the_next_effect(timing: str) -> None:  # hard case 10
    table = play(
        me="blue: Chemistry, Rocketry, Quantum Theory; red: Fission; green: Satellites; purple up: Railroad, Lighting",
        special_achievements=timing,
    )
    assert icons(table.me)["clock"] == 9
    table.dogma("Chemistry", me=["blue"])
    assert [e.kind for e in table.events if e.kind in ("effect", "splay", "claim")] == [
        "effect",
        "splay",
        "claim",
        "effect",
    ]
    assert table.me.achievements == ["World"]


@pytest.mark.parametrize("timing", BOTH)
def test_a_meld_action_is_followed_by_a_claim(timing: str) -> None:
    table = play(
        me="red: Fission; green: Databases; purple up: The Internet, Lighting; hand: Rocketry",
        special_achievements=timing,
    )
    table.meld("Rocketry")
    assert table.me.achievements == ["World"]


@pytest.mark.parametrize("timing", BOTH)
def test_a_claim_is_made_on_anothers_turn(timing: str) -> None:
    table = play(
        me="green: Corporations",
        you="red: Composites; blue: Genetics; yellow: Suburbia; purple: Services",
        supply={8: "Mass Media"},
        special_achievements=timing,
    )
    table.dogma("Corporations")  # you share, draw and meld the green 8
    assert table.you.achievements == ["Universe"]


@pytest.mark.parametrize("timing", BOTH)
def test_the_monument_counts_within_the_turn_either_way(timing: str) -> None:  # decision 2
    table = play(me="red: Machine Tools; scored: 4", actions_left=2, special_achievements=timing)
    table.dogma("Machine Tools")
    assert table.me.achievements == []
    table.dogma("Machine Tools")
    assert table.me.achievements == ["Monument"]


def test_after_a_new_order() -> None:  # hard case 10
    table = play(me="blue: Publications, Rocketry; red: Fission; green: Databases; purple up: The Internet, Lighting")
    assert icons(table.me)["clock"] == 10
    table.dogma("Publications", me=["yes", "blue", "Rocketry", "pass"])
    assert table.me.achievements == ["World"]


def test_after_a_tuck() -> None:  # hard case 10
    table = play(
        me="purple: Socialism; hand: Rocketry; red: Fission; green up: Databases, Satellites",
    )
    table.dogma("Socialism", me=["yes"])
    assert icons(table.me)["clock"] == 12
    assert table.me.achievements == ["World"]


def test_after_a_score_that_uncovers() -> None:  # hard case 10
    table = play(
        me="red up: Robotics, Fission; green: Sailing, Databases; blue: Rocketry; purple up: The Internet, Lighting",
        supply={10: "Miniaturization"},
        available="1, World",
    )
    assert icons(table.me)["clock"] == 10
    table.dogma("Robotics")
    assert [event.kind for event in table.events if event.kind in ("score", "claim", "draw")] == [
        "score",
        "claim",
        "draw",
    ]
    assert table.me.achievements == ["World"]


def test_after_a_transfer_between_boards() -> None:  # hard case 10
    table = play(
        me="yellow: Skyscrapers; red: Fission; green: Databases; purple up: The Internet, Lighting",
        you="blue: Rocketry",
        available="1, World",
    )
    table.dogma("Skyscrapers")
    assert table.me.achievements == ["World"]


def test_after_a_return_that_uncovers() -> None:  # hard case 10
    table = play(
        me="yellow: Globalization",
        you="yellow: Agriculture, Skyscrapers; red: Fission; green: Databases; blue: Genetics; purple: Services",
        supply={6: "Canning"},
    )
    table.dogma("Globalization", you=["Agriculture"])
    assert table.you.achievements == ["Universe"]


@pytest.mark.parametrize(("first", "won"), [("Rocketry", ["World"]), ("Sailing", [])])
def test_the_order_of_melds_can_decide_and_is_the_players(first: str, won: list[str]) -> None:  # ruling 26, decision 9
    table = play(
        me="blue: Translation; red: Fission; green: Databases; purple up: The Internet, Lighting; "
        "score: Rocketry, Sailing",
    )
    table.dogma("Translation", me=["yes", first])  # Rocketry brings three clocks, Sailing covers three
    assert (table.me.top("blue"), table.me.top("green")) == ("Rocketry", "Sailing")
    assert table.me.achievements == won


def test_a_card_in_hand_or_score_pile_brings_none() -> None:
    table = play(
        me="red: Fission; green: Databases; purple up: The Internet, Lighting; hand: Rocketry; score: Software"
    )
    table.draw()
    assert table.me.achievements == []
