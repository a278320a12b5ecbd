"""The answers that count, in the order in which they were given: what undo goes back to."""

from __future__ import annotations

import copy
import random
from typing import Any

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.scenario import position_of
from splay.records.stored_events import stored_event
from splay.server.games.live_game import Decision, LiveGame
from splay.server.storage.log_entry import Entry
from splay.sets import new_game


def dealt(seed: str) -> dict[str, Any]:
    """The position of a newly dealt game of two."""
    return position_of(new_game(Options(), secret_from_seed(seed)))


def answer(game: LiveGame, chance: random.Random) -> Entry:
    """One of the open questions is answered by chance."""
    question = chance.choice(game.session.questions)
    return game.answer(question.seat, chance.choice(question.keys()), game.sequence, 0)


def test_the_decisions_are_the_answers_that_were_not_undone() -> None:
    undone = 0
    for number in range(20):
        game, chance = LiveGame(dealt(f"decisions {number}"), []), random.Random(number)
        for _ in range(60):
            if not game.session.questions:
                break
            before = game.decisions[:]
            entry = answer(game, chance)
            assert game.decisions == [*before, Decision(entry.sequence, entry.seat)]
            if not game.session.undo_refusal(entry.seat):
                game.undo(entry.seat, 0)
                assert game.decisions == before
                undone += 1
    assert undone > 100


def test_a_seats_last_decision_is_found_behind_those_of_others() -> None:
    game, chance = LiveGame(dealt("last"), []), random.Random(3)
    given = [answer(game, chance) for _ in range(60)]
    for seats in ([0], [1], [0, 1]):
        last = [entry for entry in given if entry.seat in seats][-1]
        assert game.last_decision(seats) == Decision(last.sequence, last.seat)
    assert game.last_decision([]) is None


def test_each_decision_has_the_events_that_it_brought() -> None:
    game, chance = LiveGame(dealt("brought"), []), random.Random(4)
    for _ in range(80):
        answer(game, chance)
    brought = [game.brought_by(decision) for decision in game.decisions]
    told = [stored_event(event) for events in brought for event in events]
    assert told == [stored_event(event) for event in game.events]
    assert brought[0] == []  # a first meld is shown with the others'


def test_a_return_leaves_the_decisions_made_until_then() -> None:
    deal, entries = dealt("there"), list[Entry]()
    game, chance = LiveGame(copy.deepcopy(deal), []), random.Random(3)
    for _ in range(80):
        entries.append(answer(game, chance))
    earlier = LiveGame(copy.deepcopy(deal), [])
    for entry in entries[:30]:
        earlier.replay(entry)
    entries.append(earlier.back_from(game, 30, 0, 0))
    assert earlier.decisions == game.decisions[:30]
    entries.append(answer(earlier, chance))
    again = LiveGame(copy.deepcopy(deal), [])
    again.stand_at(entries)
    assert again.decisions == earlier.decisions == [*game.decisions[:30], Decision(82, entries[-1].seat)]


def test_decisions_are_known_after_the_game_was_read_from_its_log() -> None:
    game, chance = LiveGame(dealt("log"), []), random.Random(5)
    entries: list[Entry] = []
    kept: dict[str, Any] | None = None
    while kept is None:
        entries.append(answer(game, chance))
        kept = game.take_snapshot()
    assert LiveGame(kept, entries).decisions == game.decisions
