"""Every way in which a game can end gives each seat a place."""

from __future__ import annotations

import pytest

from splay.agents.driver import play_match
from splay.agents.roster import make_agent
from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.ratings.places import Had, had_by, is_abandoned, places_of


def alone(*points_and_achievements: tuple[int, int]) -> list[Had]:
    """What players had who all play for themselves, seat by seat: points and achievements."""
    return [(seat, seat, *had) for seat, had in enumerate(points_and_achievements)]


def teams(*points_and_achievements: tuple[int, int]) -> list[Had]:
    """The same of seats that play in two teams, each with the one after the next."""
    return [(seat, seat % 2, *had) for seat, had in enumerate(points_and_achievements)]


def test_by_achievements_the_others_follow_by_achievements_then_points() -> None:
    had = alone((50, 2), (0, 4), (10, 3), (60, 2), (20, 3))
    assert places_of("achievements", [1], had) == [5, 1, 3, 4, 2]


def test_by_score_the_others_follow_by_points_then_achievements() -> None:
    had = alone((50, 0), (60, 1), (50, 2), (10, 3))
    assert places_of("score", [1], had) == [3, 1, 2, 4]


def test_whoever_wins_by_a_card_is_first_whatever_the_others_had() -> None:
    assert places_of("card", [2], alone((90, 3), (10, 3), (0, 0))) == [2, 3, 1]


def test_players_with_as_much_are_level_and_the_next_place_is_left_out() -> None:
    assert places_of("achievements", [0], alone((0, 5), (9, 1), (9, 1), (8, 1))) == [1, 2, 2, 4]


def test_a_shared_win_is_shared() -> None:
    assert places_of("score", [0, 2], alone((30, 1), (20, 5), (30, 1))) == [1, 3, 1]
    assert places_of("score", [0, 1], alone((30, 1), (30, 1))) == [1, 1]


def test_a_team_has_one_place_for_what_it_had_together() -> None:
    assert places_of("achievements", [1, 3], teams((9, 9), (0, 3), (0, 0), (0, 3))) == [3, 1, 3, 1]
    assert places_of("score", [0, 1, 2, 3], teams((5, 1), (1, 1), (5, 1), (9, 1))) == [1, 1, 1, 1]


def test_whoever_resigned_against_one_other_has_lost() -> None:
    assert places_of("resigned", [1], alone((80, 5), (0, 0)), gave_up=[0]) == [2, 1]
    assert places_of("resigned", [0, 2], teams((0, 0), (9, 4), (0, 0), (9, 4)), gave_up=[3]) == [1, 3, 1, 3]


def test_whoever_gave_up_among_several_is_last_whatever_the_seat_had_in_the_end() -> None:
    had = alone((90, 3), (10, 4), (5, 1), (0, 2))
    assert places_of("achievements", [1], had, gave_up=[0]) == [4, 1, 3, 2]
    assert places_of("achievements", [1], had, gave_up=[0, 3]) == [3, 1, 2, 3]


def test_whoever_gave_up_cannot_win_with_what_the_computer_made_of_the_seat() -> None:
    assert places_of("achievements", [0, 1], alone((9, 4), (9, 4), (0, 0)), gave_up=[0]) == [3, 1, 2]
    assert places_of("achievements", [0], alone((9, 4), (3, 1), (8, 1)), gave_up=[0]) == [3, 2, 1]


def test_whoever_was_eliminated_comes_after_those_still_in_and_before_those_who_gave_up() -> None:
    had = alone((0, 0), (0, 0), (0, 0), (30, 3), (0, 0))
    assert places_of("score", [3], had, out=[0, 4], gave_up=[2]) == [3, 2, 5, 1, 3]
    assert places_of("score", [3], had, out=[0, 4, 2], gave_up=[2]) == [3, 2, 5, 1, 3]


def test_if_one_leaves_a_table_that_ends_then_all_others_have_won() -> None:
    assert places_of("left", [1, 2], alone((9, 4), (0, 0), (5, 1)), gave_up=[0]) == [3, 1, 1]
    assert places_of("time", [0], alone((0, 0), (5, 1)), gave_up=[1]) == [1, 2]


def test_a_game_that_all_have_abandoned_has_no_result() -> None:
    assert places_of("achievements", [0], alone((9, 4), (0, 0)), gave_up=[0, 1]) is None
    assert places_of("score", [0, 2], teams((9, 4), (0, 0), (0, 0), (0, 0)), gave_up=[2, 1]) is None


def test_a_game_is_abandoned_once_somebody_of_each_side_has_given_up() -> None:
    assert [is_abandoned([0, 1, 0, 1], gave_up) for gave_up in ([], [0, 2], [1, 2])] == [False, False, True]


@pytest.mark.parametrize(("winners", "out"), [([], []), ([2], []), ([0], [-1])])
def test_seats_that_cannot_be_are_refused(winners: list[int], out: list[int]) -> None:
    with pytest.raises(ValueError, match="seats: 2 seats"):
        places_of("score", winners, alone((0, 0), (0, 0)), out)


def test_standings_out_of_order_are_refused() -> None:
    with pytest.raises(ValueError, match="had: must have one entry a seat"):
        places_of("score", [0], [(1, 1, 0, 0), (0, 0, 0, 0)])


@pytest.mark.parametrize("options", [Options(2), Options(5), Options(4, teams="13-24")])
def test_a_game_that_was_played_gives_places(options: Options) -> None:
    agents = [make_agent("rule", seat) for seat in range(options.players)]
    game = play_match(agents, options, secret_from_seed("places"))
    assert game.result is not None
    places = places_of(game.result.reason, game.result.winners, had_by(game.result), game.seating.out)
    assert places is not None
    assert [seat for seat, place in enumerate(places) if place == 1] == game.result.winners
    assert [1 + sum(other < place for other in places) for place in places] == places
