"""Games that nobody plays on are taken apart, however many others are still held."""

from __future__ import annotations

import random
from collections.abc import Callable

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.session import Session
from splay.server.games.game_reclaimer import LOOKS, GameReclaimer, games_of
from splay.sets import new_game

MANY = 40


def played_on(before: Session, chance: random.Random) -> Session:
    """A session with one answer more."""
    after = before.fork()
    question = after.questions[0]
    after.answer(question.seat, chance.choice(question.keys()))
    return after


def answers(reclaimer: GameReclaimer, session: Session, number: int, hold: Callable[[Session], None]) -> Session:
    """A session after so many answers; `hold` may keep what each of them leaves behind."""
    chance = random.Random(number)
    for _ in range(number):
        before, session = session, played_on(session, chance)
        reclaimer.replace(before, session)
        hold(before)
        del before
    return session


def beginning() -> Session:
    """A session at the start of a game, which remembers nothing before its running action."""
    return Session(new_game(Options(players=2), secret_from_seed("some")), history=False)


def test_what_nobody_holds_is_taken_apart() -> None:
    reclaimer = GameReclaimer()
    session = answers(reclaimer, beginning(), MANY, lambda before: None)
    assert len(reclaimer.games) <= LOOKS
    assert all(game.players for game in games_of(session))


def test_what_is_held_stays_and_keeps_nothing_else() -> None:
    reclaimer = GameReclaimer()
    held: list[Session] = []
    session = answers(reclaimer, beginning(), MANY, held.append)
    kept = {id(game): game for before in held for game in games_of(before)}
    assert all(game.players for game in kept.values())
    answers(reclaimer, session, MANY, lambda before: None)
    assert len(reclaimer.games) <= len(kept) + LOOKS


def test_what_was_held_for_long_is_taken_apart_when_it_is_not_any_more() -> None:
    reclaimer = GameReclaimer()
    held: list[Session] = []
    session = answers(reclaimer, beginning(), MANY, held.append)
    held.clear()
    answers(reclaimer, session, MANY, lambda before: None)
    assert len(reclaimer.games) <= LOOKS
