"""Two to five players: first turns, turn order and whole games (rulings 1, 5, 46, decisions 4, 5)."""

from __future__ import annotations

import pytest

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.session import Session
from splay.core.turn import play as play_out
from splay.playing import play
from splay.sets import new_game
from tests.core.rules.reports import Luck, effects


def first_turns(players: int) -> list[tuple[int, int]]:
    """How far each of the first turns is from the first player, and its actions."""
    session = Session(new_game(Options(players), secret_from_seed("first turns")))
    for question in list(session.questions):
        session.answer(question.seat, question.keys()[0])
    first = session.game.turn_seat
    turns = []
    for _ in range(players + 2):
        game = session.game
        turns.append(((game.turn_seat - first) % players, game.actions_left))
        number = game.turn_number
        while session.game.turn_number == number:
            session.answer(session.game.turn_seat, "draw")
    return turns


def test_of_two_the_first_has_one_action() -> None:  # ruling 5
    assert first_turns(2) == [(0, 1), (1, 2), (0, 2), (1, 2)]


def test_of_three_the_first_has_one_action() -> None:  # ruling 5
    assert first_turns(3) == [(0, 1), (1, 2), (2, 2), (0, 2), (1, 2)]


def test_of_four_the_first_two_have_one_action() -> None:  # ruling 5
    assert first_turns(4) == [(0, 1), (1, 1), (2, 2), (3, 2), (0, 2), (1, 2)]


def test_of_five_the_first_two_have_one_action() -> None:  # ruling 5, decision 5
    assert first_turns(5) == [(0, 1), (1, 1), (2, 2), (3, 2), (4, 2), (0, 2), (1, 2)]


def test_five_players_share_and_are_demanded_of_clockwise() -> None:  # ruling 46
    table = play(
        me="red: Coal",
        you="red: Explosives",
        third="red: Gunpowder",
        fourth="red: Oars",
        fifth="blue: Chemistry",
        turn=2,
    )
    table.dogma("Gunpowder")
    assert [(name, effect) for name, _, effect in effects(table)] == [
        ("fourth", "demand"),
        ("fifth", "dogma"),
        ("me", "dogma"),
        ("you", "dogma"),
        ("third", "dogma"),
    ]


def test_all_others_are_opponents_without_teams() -> None:
    table = play(third="", fourth="", fifth="")
    assert [other.seat for other in table.third.player.opponents()] == [3, 4, 0, 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("timing", ["after_each_change", "after_each_effect"])
def test_whole_games_end_with_a_winner_and_all_cards(players: int, timing: str) -> None:
    for number in range(4):
        options = Options(players, special_achievements=timing)
        game = new_game(options, secret_from_seed(f"whole game {number}"))
        play_out(game, Luck(number))
        assert game.result is not None
        assert game.result.winners
        assert sum(len(zone.cards) for zone in game.zones) == 105
        best = max(player.achievement_count() for player in game.players)
        assert (best >= options.achievements_to_win()) == (game.result.reason == "achievements")


@pytest.mark.parametrize("seating", ["12-34", "13-24", "14-23", "random"])
def test_whole_team_games_are_won_by_a_team(seating: str) -> None:  # ruling 103
    for number in range(4):
        game = new_game(Options(4, teams=seating), secret_from_seed(f"team game {number}"))
        play_out(game, Luck(number))
        assert game.result is not None
        teams = {game.players[seat].team for seat in game.result.winners}
        assert sorted(game.result.winners) == [player.seat for player in game.players if player.team in teams]
