"""Saxophone (7, purple): EC186; EC106, EC107; ruling 101."""

import pytest

from splay.core.symbols import PURPLE
from splay.sets.echoes.age_7 import music_notes
from tests.sets.echoes.tables import echoes

SAX = "Saxophone"


def test_its_own_note_draws_a_seven() -> None:  # ruling 101, EC107
    table = echoes(f"purple: {SAX}", "", supply={7: "Lighting"}).dogma(SAX)
    assert (table.asked, table.me.hand, table.result) == ([], ["Lighting"], None)


@pytest.mark.parametrize(("splay", "notes"), [("", 0), (" left", 0), (" right", 0), (" up", 1)])
def test_a_covered_saxophone_shows_its_note_splayed_up_alone(splay: str, notes: int) -> None:  # ruling 101
    table = echoes(f"purple{splay}: Socialism, {SAX}", "")
    assert music_notes(table.game.players[0].pile(PURPLE)) == notes


def test_other_pictures_are_no_notes() -> None:  # EC106
    table = echoes(f"purple up: {SAX}, Socialism, Ice Cream; red up: Oars, Archery", "", supply={7: "Lighting"})
    assert table.dogma(SAX).me.hand == ["Lighting"]
    assert table.changes == "me red -Oars; me red unsplayed; me hand +Lighting; me score +Oars"


def test_purple_may_be_splayed_up() -> None:
    for answer, splayed in (("purple", "me purple splayed up; "), ("pass", "")):
        table = echoes(f"purple: {SAX}, Mysticism; blue: Tools, Writing", "", supply={7: "Railroad"})
        assert table.dogma(SAX, me=[answer]).changes == f"{splayed}me hand +Railroad"
        assert table.asked == [("me", "splay", ["color:purple", "pass"])]


def test_a_sharer_draws_for_a_note_on_another_board() -> None:
    table = echoes(f"purple: {SAX}", "green: Sailing", supply={7: "Lighting, Bicycle"}).dogma(SAX)
    assert table.you.hand == ["Lighting"]
    assert "Bicycle" in table.me.hand
    assert table.bonus


def test_one_crown_fewer_does_not_share() -> None:
    table = echoes(f"purple: {SAX}", "blue: Writing", supply={7: "Railroad"}).dogma(SAX)
    assert not table.bonus
    assert table.changes == "me hand +Railroad"


def test_all_four_notes_win_no_matter_on_whose_boards() -> None:  # ruling 101
    table = echoes(f"purple: {SAX}", "purple up: Piano, Bell", third="purple right: Mysticism, Flute").dogma(SAX)
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], SAX)


def test_a_sharer_wins_first() -> None:  # ruling 139
    table = echoes(f"purple: {SAX}", "purple up: Piano, Bell; green: Sailing", third="purple right: Mysticism, Flute")
    table.dogma(SAX)
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_three_notes_draw_three_sevens() -> None:
    table = echoes(
        f"purple: {SAX}; hand: Tractor",
        "purple right: Mysticism, Piano, Bell",  # covered, Piano would need a splay up
        third="purple: Flute",
        supply={7: "Lighting, Bicycle, Railroad, Explosives"},
    ).dogma(SAX)
    assert table.me.hand == ["Bicycle", "Lighting", "Railroad", "Tractor"]
    assert table.result is None


@pytest.mark.parametrize(
    ("pile", "notes"),
    [
        ("purple: Bell, Flute, Piano", 1),
        ("purple left: Mysticism, Bell, Flute, Piano", 0),
        ("purple right: Mysticism, Bell, Flute, Piano", 2),
        ("purple up: Mysticism, Bell, Flute, Piano", 3),
        ("purple: Piano, Bell", 1),
    ],
)
def test_which_covered_notes_show(pile: str, notes: int) -> None:  # ruling 101, EC106
    assert music_notes(echoes(pile, "").game.players[0].pile(PURPLE)) == notes
