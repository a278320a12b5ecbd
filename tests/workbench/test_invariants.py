"""Each invariant notices what it is there for."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from splay.build import BUILD
from splay.core.achievements import EMPIRE, GONE, UNCLAIMED
from splay.core.chance import secret_from_seed
from splay.core.dogma import DogmaRun
from splay.core.game import Game
from splay.core.options import Options
from splay.core.symbols import BLUE, LEFT, RED
from splay.core.turn import step
from splay.sets import new_game
from splay.sets.scenario import scenario
from splay.views.fact_types import Facts
from splay.workbench import hidden_swaps
from splay.workbench.invariants import breaches
from splay.workbench.random_play import RandomDecider
from tests.core.playing import TABLES, name_of


def position() -> Game:
    """A sound position."""
    return scenario(
        "red left: Oars, Archery; blue: Pottery; hand: Sailing, Writing; score: Tools; achievements: 1",
        "hand: Clothing",
        supply={1: "The Wheel, Masonry"},
    )


def lose_a_card(game: Game) -> None:
    hand = game.players[0].hand
    game.where[hand.cards[0].index] = -1
    hand.cards = hand.cards[1:]


def double_a_card(game: Game) -> None:
    game.players[1].hand.cards += game.players[0].hand.cards[:1]


def misplace_a_card(game: Game) -> None:
    game.where[game.players[0].hand.cards[0].index] = game.players[1].hand.index


def number_a_zone_wrongly(game: Game) -> None:
    game.removed.index = 3


def put_a_card_into_another_age(game: Game) -> None:
    game.move(game.supplies[0].cards[-1], game.supplies[1], "return", 0)


def put_a_card_onto_another_color(game: Game) -> None:
    game.move(game.players[0].hand.cards[-1], game.players[0].pile(BLUE), "meld", 0)


def miscount_points(game: Game) -> None:
    game.players[0].score_pile.points += 1


def miscount_the_icons_of_a_pile(game: Game) -> None:
    game.players[0].pile(RED).icons += 1


def miscount_the_icons_of_a_board(game: Game) -> None:
    game.players[0].board.icons += 1


def miscount_the_signs_of_a_pile(game: Game) -> None:
    game.players[0].pile(RED).tallied = game.players[0].pile(RED).tally() + 1


def miscount_the_signs_of_a_board(game: Game) -> None:
    game.players[0].board.tallied = game.players[0].board.tally() + 1


def miscount_filled_piles(game: Game) -> None:
    game.players[1].board.filled = 1


def splay_one_card(game: Game) -> None:
    game.players[0].pile(BLUE).splay = LEFT


def splay_none(game: Game) -> None:
    game.players[1].pile(BLUE).splay = LEFT


def give_a_special_to_nobody(game: Game) -> None:
    game.special_owner[EMPIRE] = 2


def leave_an_effect_running(game: Game) -> None:
    game.run = DogmaRun(game.deck[0], 0, [0, 0], None)


def leave_sharing_on(game: Game) -> None:
    game.sharing = True


def miss_the_end(game: Game) -> None:
    game.special_owner = [0] * 5


def leave_no_actions(game: Game) -> None:
    game.actions_left = 0


def leave_three_actions(game: Game) -> None:
    game.actions_left = 3


def lose_count_of_turns(game: Game) -> None:
    game.turn_number = -1


@pytest.mark.parametrize(
    ("corrupt", "breach"),
    [
        (lose_a_card, "there are 104 cards instead of 105"),
        (double_a_card, "Writing: lies in two zones"),
        (misplace_a_card, "Writing: lies in hand.0, the game says zone 8"),
        (number_a_zone_wrongly, "removed: has index 3, is number 27"),
        (put_a_card_into_another_age, "The Wheel: lies in supply.base.2"),
        (put_a_card_onto_another_color, "Sailing: lies in board.0.blue"),
        (miscount_points, "seat 0: points are 2"),
        (miscount_the_icons_of_a_pile, "board.0.red: its icons are miscounted"),
        (miscount_the_icons_of_a_board, "seat 0: the board's icons are not the sum of its piles'"),
        (miscount_the_signs_of_a_pile, "board.0.red: its signs are miscounted"),
        (miscount_the_signs_of_a_board, "seat 0: the board's signs are miscounted"),
        (miscount_filled_piles, "seat 1: 1 piles are said to be filled"),
        (splay_one_card, "board.0.blue: is splayed with 1 cards"),
        (splay_one_card, "the position cannot be read back: blue left: needs at least two cards"),
        (splay_none, "board.1.blue: is splayed with 0 cards"),
        (give_a_special_to_nobody, "Empire: belongs to seat 2"),
        (leave_an_effect_running, "an effect is still being executed"),
        (leave_sharing_on, "an effect is still being executed"),
        (miss_the_end, "team 0: has won unnoticed"),
        (leave_no_actions, "0 actions are left"),
        (leave_three_actions, "3 actions are left"),
        (lose_a_card, "the position read back differs"),
        (lose_count_of_turns, "the position cannot be read back: turn_number: must be a whole number"),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_a_corrupted_position_is_noticed(corrupt: Callable[[Game], None], breach: str) -> None:
    game = position()
    assert breaches(game) == []
    corrupt(game)
    assert any(found.startswith(breach) for found in breaches(game))


def three_of_whom_one_is_out() -> Game:
    """A sound position of three players, of whom the second is out of the game."""
    game = scenario("red: Oars", "blue: Pottery; achievements: Empire", "hand: Clothing")
    game.players[1].eliminate()
    return game


def give_a_card_to_whoever_is_out(game: Game) -> None:
    game.move(game.players[2].hand.cards[0], game.players[1].hand, "draw", 1)


def give_a_special_to_whoever_is_out(game: Game) -> None:
    game.special_owner[EMPIRE] = 1


def let_whoever_is_out_have_the_turn(game: Game) -> None:
    game.turn_seat = 1


def forget_that_one_is_left(game: Game) -> None:
    for card in game.players[2].hand.cards[:]:
        game.move(card, game.removed, "remove", 2)
    game.seating = game.seating.without([2])


@pytest.mark.parametrize(
    ("corrupt", "breach"),
    [
        (give_a_card_to_whoever_is_out, "Clothing: lies in hand.1, whose owner is out of the game"),
        (give_a_special_to_whoever_is_out, "seat 1: is out of the game and has special achievements"),
        (let_whoever_is_out_have_the_turn, "seat 1: is out of the game and it is its turn"),
        (forget_that_one_is_left, "the only side left has won unnoticed"),
    ],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_what_a_player_who_is_out_cannot_have_is_noticed(corrupt: Callable[[Game], None], breach: str) -> None:
    game = three_of_whom_one_is_out()
    assert breaches(game) == []
    corrupt(game)
    assert breach in breaches(game)


@pytest.mark.skipif(BUILD == "compiled", reason="the compiled game cannot be given another class")
def test_a_copy_that_forgets_is_noticed() -> None:
    game = position()
    game.__class__ = Forgetful
    assert breaches(game) == ["the copy differs"]


class Forgetful(Game):
    """A game whose copies forget the turn."""

    __slots__ = ()

    def copy(self) -> Game:
        twin = super().copy()
        twin.turn_number = 0
        return twin


def test_a_seat_that_sees_what_it_must_not_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hidden_swaps, "view_of", every_card)
    game = position()
    (breach,) = breaches(game)
    assert re.fullmatch(r"seat -?\d can tell .+ from .+", breach)


def every_card(game: Game, seat: int, facts: Facts) -> list[list[str]]:
    """What nobody may be told: where each card lies."""
    return [[card.key for card in zone.cards] for zone in game.zones]


def test_specials_may_be_gone_unclaimed_or_owned() -> None:
    game = position()
    game.special_owner = [GONE, UNCLAIMED, 0, 1, GONE]
    assert breaches(game) == []


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_real_games_break_no_invariant(options: Options) -> None:
    game = new_game(options, secret_from_seed("sound"))
    game.decider = RandomDecider(9)
    while game.result is None:
        assert breaches(game) == []
        step(game)
    assert breaches(game) == []
