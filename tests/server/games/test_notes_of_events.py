"""What is noted of an event later reaches those who were told the event before."""

from __future__ import annotations

from splay.core.event import EFFECT, IN_VAIN
from splay.core.scenario import position_of
from splay.server.games.live_game import LiveGame
from splay.sets.scenario import scenario


def test_an_effect_that_turns_out_to_change_nothing_is_told_again() -> None:
    game = LiveGame(position_of(scenario(me="purple: Code of Laws; hand: Philosophy")), [])
    game.answer(0, "dogma:code-of-laws", game.sequence, 0)
    told = game.events
    assert [event.kind for event in told][-1] == EFFECT
    entry = game.answer(0, "pass", game.sequence, 0)
    changed = len(told) - 1
    assert (entry.events_from, game.events_since(1)) == (changed, changed)
    assert (entry.events[0]["kind"], entry.events[0]["note"]) == (EFFECT, IN_VAIN)
    assert game.events_after(changed)[0].note == IN_VAIN


def test_an_effect_that_changes_something_is_told_once() -> None:
    game = LiveGame(position_of(scenario(me="purple: Code of Laws, Mysticism; hand: Philosophy")), [])
    game.answer(0, "dogma:code-of-laws", game.sequence, 0)
    told = len(game.events)
    entry = game.answer(0, "philosophy", game.sequence, 0)
    assert entry.events_from == told
