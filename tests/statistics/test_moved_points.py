"""Which cards have moved the most points in a game."""

from __future__ import annotations

from splay.core.options import Options
from splay.playing import play
from splay.records.stored_events import events_from, stored_event
from splay.sets import deck_for
from splay.statistics.moved_points import MOST, MovedPoints, gained, moved_points
from tests.core.playing import played_directly

NONE = [0, 0]


def test_points_that_a_demand_takes_are_moved_by_its_card() -> None:
    table = play(me="red: Oars", you="hand: Sailing", supply={1: "Tools, Clothing"})
    table.dogma("Oars")
    assert moved_points(table.events, NONE) == [MovedPoints("oars", 1, [1, 0])]


def test_what_was_there_before_is_moved_by_nothing() -> None:
    table = play(me="score: Tools; red: Oars", you="hand: Sailing", supply={1: "Archery, Clothing"})
    before = [player.points for player in table.game.players]
    assert before == [1, 0]
    table.dogma("Oars")
    assert moved_points(table.events, before) == [MovedPoints("oars", 1, [1, 0])]


def test_actions_without_effects_move_nothing() -> None:
    table = play(me="hand: Archery", supply={1: "Oars"}).meld("Archery")
    assert moved_points(table.events, NONE) == []


def test_in_a_whole_game_the_cards_that_moved_most_come_first_also_from_stored_events() -> None:
    for seed in ("a", "b", "c"):
        options = Options(2)
        game, _, events = played_directly(options, seed)
        told = moved_points(events, NONE)
        sums = [sum(map(abs, one.seats)) for one in told]
        assert 0 < len(told) <= MOST
        assert sums == sorted(sums, reverse=True)
        assert all(sums)
        stored = events_from([stored_event(event) for event in events], deck_for(options))
        assert moved_points(stored, NONE) == told
        in_all = [sum(seats) for seats in zip(*gained(events, NONE).values(), strict=True)]
        assert in_all == [player.points for player in game.players]
