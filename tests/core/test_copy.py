"""A copy of a game is the same game, and neither changes with the other."""

from __future__ import annotations

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.scenario import position_of
from splay.core.turn import play, step
from splay.records.record import digest
from splay.sets import new_game
from splay.workbench.random_play import RandomDecider


def test_playing_on_leaves_the_copy_as_it_was() -> None:
    game = new_game(Options(3), secret_from_seed("original"))
    game.decider = RandomDecider(1)
    while game.result is None:
        copy, position = game.copy(), position_of(game)
        step(game)
        assert position_of(copy) == position


def test_playing_a_copy_leaves_the_original_as_it_was() -> None:
    game = new_game(Options(3), secret_from_seed("copy"))
    game.decider = RandomDecider(2)
    while game.result is None:
        copy, position = game.copy(), position_of(game)
        copy.decider = RandomDecider(game.turn_number)
        step(copy)
        assert position_of(game) == position
        step(game)


def test_copies_of_copies_part_ways() -> None:
    game = new_game(Options(), secret_from_seed("parting"))
    game.decider = RandomDecider(3)
    for _ in range(30):
        step(game)
    copies = [game.copy(), game.copy().copy(), game.copy().copy().copy()]
    for number, copy in enumerate(copies):
        play(copy, RandomDecider(number))
    assert len({digest(copy) for copy in copies}) == 3
    play(game, RandomDecider(1))
    assert digest(game) == digest(copies[1])


def test_a_copy_has_neither_decider_nor_events() -> None:
    game = new_game(Options(), secret_from_seed("bare"))
    game.decider = RandomDecider(1)
    game.events = []
    copy = game.copy()
    assert copy.decider is None
    assert copy.events is None
