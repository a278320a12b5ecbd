"""The last step of a replay is the open state, in every field, however the game has ended."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from msgspec import to_builtins

from splay.core.options import Options
from splay.core.scenario import position_of
from splay.server.acts.stand_ins import result_without
from splay.server.games.live_game import LiveGame
from splay.server.history.replay import replay_of
from splay.server.storage.log_entry import Entry
from splay.server.storage.rows import SeatRow, TableRow
from splay.server.storage.schema import FINISHED
from splay.server.table_api.table_views import state_of
from splay.server.tables.table import TableState
from splay.sets import new_game
from splay.views.resignation import with_resigned
from splay.views.result_messages import BY_LEAVING, OUT_OF_TIME
from splay.views.view import ALL_SEEING, SPECTATOR, result_view
from tests.server.history.test_replay import laid_over
from tests.strength import amount

GAMES: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 2, "edition": "first"},
    {"players": 4, "teams": "12-34"},
    {"players": 3, "sets": ("base", "artifacts", "relics")},
    {"players": 2, "sets": ("base", "echoes")},
    {"players": 2, "sets": ("base", "cities")},
    {"players": 3, "sets": ("base", "artifacts", "relics", "echoes", "cities")},
]
LONG = 4000


def table_over(game: LiveGame, result: dict[str, Any]) -> TableState:
    """A finished table with this game and result."""
    players = len(game.session.start.players)
    seats = [SeatRow("t", seat, f"p{seat}", None, f"P{seat}", False, None, None) for seat in range(players)]
    row = TableRow("t", "p0", FINISHED, {}, {}, None, [], result, None, None, 0, 0, None, None, 0, 0)
    return TableState(row, seats, game, 0)


def told_alike(deal: dict[str, Any], log: list[Entry], table: TableState) -> None:
    """Compares the last step of the replay with the open state, from every side."""
    assert table.row.result is not None
    for viewer in (ALL_SEEING, SPECTATOR, *range(len(table.seats))):
        replay = replay_of(copy.deepcopy(deal), log, viewer, table.row.result)
        view = to_builtins(replay.start)
        for step in replay.steps:
            view = laid_over(view, step.changes)
        state = to_builtins(state_of(table, viewer, 0))
        assert view == state["view"]
        assert state["view"]["actions_left"] == 0
        assert state["view"]["running"] == state["questions"] == []
        assert all(pile["reach"] is None for player in view["facts"]["players"] for pile in player["piles"])
        assert [event for step in replay.steps for event in to_builtins(step.events)] == state["events"]


def play(options: dict[str, Any], seed: int, answers: int) -> tuple[dict[str, Any], list[Entry], LiveGame]:
    """A random game of so many answers at most: the deal, the log, the game then."""
    deal = position_of(new_game(Options(**options), bytes([seed]) * 32))
    game, chance = LiveGame(copy.deepcopy(deal), []), random.Random(f"last {seed}")
    log: list[Entry] = []
    while game.session.questions and len(log) < answers:
        question = chance.choice(game.session.questions)
        log.append(game.answer(question.seat, chance.choice(question.keys()), game.sequence, 0))
    return deal, log, game


@pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(map(str, options.values())))
def test_of_a_game_played_to_its_end(options: dict[str, Any]) -> None:
    for seed in range(1, amount(2, 6)):
        deal, log, game = play(options, seed, LONG)
        assert game.session.game.result is not None
        told = with_resigned(result_view(game.session.game.result), [0] if len(game.session.start.players) > 2 else [])
        told_alike(deal, log, table_over(game, to_builtins(told)))


def test_of_every_reason_and_of_a_draw() -> None:
    ends = set()
    for seed in range(1, 60):
        deal, log, game = play({"players": 2, "edition": ("third", "first")[seed % 2]}, seed, LONG)
        result = game.session.game.result
        assert result is not None
        if result.reason not in ends:
            ends.add(result.reason)
            told = to_builtins(result_view(result))
            told_alike(deal, log, table_over(game, told))
            told_alike(deal, log, table_over(game, {**told, "winners": [0, 1]}))
        if ends == {"achievements", "score", "card"}:
            return
    pytest.fail(f"no game ended otherwise than by {ends}")


@pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(map(str, options.values())))
@pytest.mark.parametrize("why", [BY_LEAVING, OUT_OF_TIME])
def test_of_a_game_that_somebody_left_or_ran_out_of_time_in(options: dict[str, Any], why: str) -> None:
    inside = 0
    for answers in (0, 1, 7, 20, 21, 22, 23, 40, 41, 42):
        deal, log, game = play(options, answers + 1, answers)
        inside += bool(game.session.answers)
        table = table_over(game, {})
        told = to_builtins(result_without(table, {0}, why))
        told_alike(deal, log, table_over(game, told))
    assert inside, "one of them is in the middle of an action"


@pytest.mark.parametrize("answers", [2, 20, 21, 22, 23])
def test_of_a_game_that_was_given_up(answers: int) -> None:
    for options in ({"players": 2}, {"players": 4, "teams": "12-34"}):
        deal, log, game = play(options, answers, answers + 2)
        log.append(game.resign(1, 0))
        assert game.session.game.result is not None
        told = with_resigned(result_view(game.session.game.result), [1])
        told_alike(deal, log, table_over(game, to_builtins(told)))
