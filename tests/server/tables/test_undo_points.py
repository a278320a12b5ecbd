"""The moments that a seat can ask to go back to: those at which it chose an action that still stands."""

from __future__ import annotations

import copy
import random
from typing import Any

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.question import ASK_ACTION
from splay.core.scenario import position_of
from splay.server.storage.log_entry import Entry
from splay.server.tables.live_game import UNDO_POINTS, LiveGame
from splay.sets import new_game
from splay.views.undoing import UndoPoint


def dealt(seed: str) -> dict[str, Any]:
    """The position of a newly dealt game of two."""
    return position_of(new_game(Options(), secret_from_seed(seed)))


def point_now(game: LiveGame, seat: int) -> UndoPoint | None:
    """The moment now as one to go back to later, if the seat chooses an action."""
    question = game.session.question_for(seat)
    if question is None or question.kind != ASK_ACTION:
        return None
    return UndoPoint(game.sequence, game.session.game.turn_number, game.session.game.actions_left)


def answer(game: LiveGame, chance: random.Random) -> Entry:
    """One of the open questions is answered by chance."""
    question = chance.choice(game.session.questions)
    return game.answer(question.seat, chance.choice(question.keys()), game.sequence, 0)


def test_undo_points_are_the_moments_of_own_actions_the_latest_first() -> None:
    game, chance = LiveGame(dealt("points"), []), random.Random(1)
    chosen: dict[int, list[UndoPoint]] = {0: [], 1: []}
    for _ in range(150):
        question = chance.choice(game.session.questions)
        now = point_now(game, question.seat)
        game.answer(question.seat, chance.choice(question.keys()), game.sequence, 0)
        if now is not None:
            chosen[question.seat].insert(0, now)
        for seat in (0, 1):
            assert game.undo_points(seat) == chosen[seat][:UNDO_POINTS]
    assert min(len(points) for points in chosen.values()) > UNDO_POINTS


def test_what_was_taken_back_is_none() -> None:
    undone = 0
    for number in range(20):
        game, chance = LiveGame(dealt(f"taken back {number}"), []), random.Random(number)
        for _ in range(60):
            if not game.session.questions:
                break
            question = chance.choice(game.session.questions)
            seat, before = question.seat, game.undo_points(question.seat)
            now = point_now(game, seat)
            game.answer(seat, chance.choice(question.keys()), game.sequence, 0)
            if now is not None and not game.session.undo_refusal(seat):
                assert game.undo_points(seat)[0] == now
                game.undo(seat, 0)
                assert game.undo_points(seat) == before
                undone += 1
                break
    assert undone


def test_undo_points_lead_back_to_these_moments() -> None:
    deal, entries = dealt("there"), list[Entry]()
    game, chance = LiveGame(copy.deepcopy(deal), []), random.Random(3)
    for _ in range(80):
        entries.append(answer(game, chance))
    points = game.undo_points(0)
    assert points
    earlier = game
    for point in points:
        earlier = LiveGame(copy.deepcopy(deal), [])
        for entry in entries[: point.to]:
            earlier.replay(entry)
        assert point_now(earlier, 0) == point
    back = earlier.back_from(game, points[-1].to, 0, 0)
    assert earlier.undo_points(0) == [] or earlier.undo_points(0)[0].to < points[-1].to
    assert back.sequence == len(entries) + 1


def test_undo_points_are_known_after_the_game_was_read_from_its_log() -> None:
    game, chance = LiveGame(dealt("log"), []), random.Random(5)
    entries: list[Entry] = []
    kept: dict[str, Any] | None = None
    while kept is None:
        entries.append(answer(game, chance))
        kept = game.take_snapshot()
    again = LiveGame(kept, entries)
    for seat in (0, 1):
        assert again.undo_points(seat) == game.undo_points(seat) != []
