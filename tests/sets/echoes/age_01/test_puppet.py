"""Puppet (1, purple): EC126; rulings 38, 52, 102."""

from splay.core.event import EFFECT
from tests.sets.echoes.tables import echoes


def test_does_nothing_and_has_a_bonus_of_3() -> None:
    table = echoes("purple: Puppet; hand: Oars; score: Tools", "hand: Sailing", supply={1: "Pottery"})
    table.dogma("Puppet")
    assert table.asked == []
    assert table.me.hand == ["Oars"]
    assert table.me.score == ["Tools"]
    assert table.me.points == 4
    assert table.you.hand == ["Sailing"]
    assert table.supply(1)[0] == "Pottery"


def test_its_effect_is_followed_by_a_sharer_too_and_never_a_share() -> None:  # ruling 52
    table = echoes("purple: Puppet", "purple: Mysticism", supply={1: "Pottery"})
    table.dogma("Puppet")
    assert [event.seat for event in table.events if event.kind == EFFECT] == [1, 0]
    assert not table.bonus
    assert table.me.hand == []


def test_its_bonus_counts_if_the_splay_shows_it() -> None:  # rulings 38, 102: bottom middle
    for splay, points in (("", 0), (" left", 0), (" right", 0), (" up", 3)):
        assert echoes(f"purple{splay}: Mysticism, Puppet", "").me.points == points
