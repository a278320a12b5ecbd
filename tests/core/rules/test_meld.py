"""Melding: on top of the color's pile, keeping its splay."""

from __future__ import annotations

from splay.playing import play
from tests.core.rules.reports import icons


def test_a_new_color_begins_a_pile() -> None:
    table = play(me="red: Archery; hand: Tools")
    table.meld("Tools")
    assert (table.me.pile("blue"), table.me.pile("red"), table.me.hand) == (["Tools"], ["Archery"], [])


def test_a_card_goes_on_top_of_its_color() -> None:
    table = play(me="red: Archery, Oars; hand: Optics")
    table.meld("Optics")
    assert table.me.pile("red") == ["Optics", "Archery", "Oars"]


def test_a_lower_card_may_cover_a_higher_one() -> None:
    table = play(me="red: Optics; hand: Oars")
    table.meld("Oars")
    assert table.me.top("red") == "Oars"


def test_the_splay_goes_on_and_the_covered_card_shows_its_part() -> None:  # ruling 14
    table = play(me="red left: Archery, Oars; hand: Optics")
    table.meld("Optics")
    assert table.me.splay("red") == "left"
    assert icons(table.me) == {"crown": 3, "castle": 2}


def test_an_unsplayed_pile_stays_unsplayed_and_hides_what_it_covers() -> None:
    table = play(me="red: Archery; hand: Optics")
    table.meld("Optics")
    assert table.me.splay("red") == "none"
    assert icons(table.me) == {"crown": 3}


def test_melding_executes_nothing() -> None:
    table = play(me="hand: Sailing", you="green: The Wheel")
    table.meld("Sailing")
    assert (table.me.hand, table.you.hand) == ([], [])
    assert table.asked == []
