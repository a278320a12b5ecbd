"""What games change, and that one by one or all at once they give the same numbers."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import msgspec
import pytest

from splay.ratings.computers import Computers
from splay.ratings.kinds import RATED_KINDS
from splay.ratings.rated_game import BadResult, RatedGame, RatedSeat
from splay.ratings.rating import Rating, from_shown, interval, shown
from splay.ratings.update import after, at_stake, chances, first_rating, rated

STRONG = from_shown(1800, 20, 100)
WEAK = from_shown(1000, 20, 100)
COMPUTERS: Computers = {kind: {"computer:strong": STRONG, "computer:weak": WEAK} for kind in RATED_KINDS}


def two(first: str, second: str, places: tuple[int, int] = (1, 2), number: int = 1) -> RatedGame:
    """A game of two."""
    return RatedGame(f"g{number}", number, "base-2", (RatedSeat(first, places[0]), RatedSeat(second, places[1])))


def many_games(games: int) -> list[RatedGame]:
    """Games of all kinds by nine people and two computers, places by chance, ties among them."""
    random = Random(7)
    people = [f"p{number}" for number in range(9)] + ["computer:strong", "computer:weak"]
    found = []
    for number in range(games):
        kind = RATED_KINDS[number % len(RATED_KINDS)]
        size = {"base-2": 2, "sets-2": 2, "teams": 4}.get(kind, random.randint(3, 5))
        players = random.sample(people, size)
        worth = [random.randint(0, 3) for _ in players]
        teams: list[int | None] = [None] * size
        if kind == "teams":
            teams = [0, 1, 0, 1]
            worth = [worth[0], worth[1], worth[0], worth[1]]
        places = [1 + sum(other > mine for other in worth) for mine in worth]
        seats = tuple(RatedSeat(*seat) for seat in zip(players, places, teams, strict=True))
        found.append(RatedGame(f"g{random.random()}", number // 3, kind, seats))
    return found


def test_anew_from_the_table_of_results_is_the_same_to_the_bit_as_one_by_one() -> None:
    games = many_games(400)
    stored: dict[str, dict[str, bytes]] = {kind: {} for kind in RATED_KINDS}
    for game in sorted(games, key=lambda game: (game.finished, game.id)):
        of_kind = stored[game.kind]
        mine = {seat.player: seat.player for seat in game.seats if seat.player in of_kind}
        before = {player: msgspec.json.decode(of_kind[player], type=Rating) for player in mine}
        of_kind.update({player: msgspec.json.encode(new) for player, new in after(game, before, COMPUTERS).items()})
    Random(1).shuffle(games)
    table = msgspec.json.decode(msgspec.json.encode(games), type=list[RatedGame])
    anew = rated(table, COMPUTERS)
    for kind in RATED_KINDS:
        assert len(anew[kind]) == 9
        assert {player: msgspec.json.encode(rating) for player, rating in anew[kind].items()} == stored[kind]


def test_the_order_of_games_matters_so_that_it_is_that_in_which_they_were_finished() -> None:
    games = many_games(40)
    swapped = [msgspec.structs.replace(game, finished=-game.finished) for game in games]
    assert rated(games, COMPUTERS) != rated(swapped, COMPUTERS)


def test_a_game_that_is_there_twice_is_refused() -> None:
    with pytest.raises(BadResult, match="g1: is there twice"):
        rated([two("a", "b"), two("a", "c")], COMPUTERS)


def test_the_winner_gains_what_the_loser_loses_between_players_of_whom_as_much_is_known() -> None:
    new = after(two("a", "b"), {}, COMPUTERS)
    assert new["a"].mu - 25.0 == pytest.approx(25.0 - new["b"].mu)
    assert new["a"].mu > 26.0
    assert new["a"].sigma == new["b"].sigma < first_rating("base-2").sigma
    assert new["a"].games == 1


def test_the_numbers_are_those_of_stored_ratings() -> None:
    """If a change of the library or of its numbers changes these, all ratings have to be worked out anew."""
    seats = [RatedSeat("a", 1), RatedSeat("b", 2), RatedSeat("computer:weak", 3)]
    new = after(RatedGame("g", 1, "many", tuple(seats)), {"b": Rating(27.0, 2.0, 30)}, COMPUTERS)
    assert (new["a"].mu, new["a"].sigma) == pytest.approx((27.162250766830205, 4.6788150077697015), rel=1e-9)
    assert (new["b"].mu, new["b"].sigma) == pytest.approx((26.75510609223978, 1.973360900513415), rel=1e-9)


def test_the_numbers_of_a_shared_win_are_those_of_stored_ratings() -> None:
    seats = [RatedSeat("a", 3), RatedSeat("b", 1), RatedSeat("c", 1), RatedSeat("computer:weak", 4)]
    new = after(RatedGame("g", 1, "many", tuple(seats)), {"b": Rating(27.0, 2.0, 30)}, COMPUTERS)
    assert [new[player].mu for player in "abc"] == pytest.approx(
        [24.71384553233702, 27.064951693659335, 25.62549233990169], rel=1e-9
    )


def test_a_tie_brings_players_together() -> None:
    before = {"a": Rating(30.0, 3.0, 9), "b": Rating(25.0, 3.0, 9)}
    new = after(two("a", "b", (1, 1)), before, COMPUTERS)
    assert 25.0 < new["b"].mu < new["a"].mu < 30.0


def test_places_behind_the_winner_count() -> None:
    seats = [RatedSeat(player, place) for place, player in enumerate("abcd", 1)]
    new = after(RatedGame("g", 1, "many", tuple(seats)), {}, COMPUTERS)
    assert new["a"].mu > new["b"].mu > new["c"].mu > new["d"].mu


def test_a_team_wins_together_and_of_whom_less_is_known_moves_more() -> None:
    before = {"a": Rating(25.0, 2.0, 50)}
    seats = [RatedSeat("a", 1, 0), RatedSeat("b", 3, 1), RatedSeat("c", 1, 0), RatedSeat("d", 3, 1)]
    new = after(RatedGame("g", 1, "teams", tuple(seats)), before, COMPUTERS)
    assert 0.0 < new["a"].mu - 25.0 < new["c"].mu - 25.0
    assert new["b"] == new["d"]
    assert new["b"].mu < 25.0


def test_games_never_move_a_computer() -> None:
    new = after(two("a", "computer:weak", (2, 1)), {}, COMPUTERS)
    assert list(new) == ["a"]
    assert "computer:weak" not in rated([two("a", "computer:weak", (2, 1))], COMPUTERS)["base-2"]


def test_a_computer_without_a_rating_is_refused() -> None:
    with pytest.raises(BadResult, match="computer:nobody: has no rating in games of the kind base-2"):
        after(two("a", "computer:nobody"), {}, COMPUTERS)


def test_somebody_who_plays_computers_alone_gets_their_measure() -> None:
    """With nobody else on a server, half of the games won against one of 1800 make a rating near 1800."""
    ratings: dict[str, Rating] = {}
    for number in range(60):
        places = (1, 2) if number % 2 else (2, 1)
        ratings.update(after(two("a", "computer:strong", places, number), ratings, COMPUTERS))
    low, high = interval(ratings["a"])
    assert abs(shown(ratings["a"]) - 1800) < 30
    assert low < 1800 < high
    assert high - low < 260


def test_ten_to_one_is_400_points_with_two_players_and_with_five() -> None:
    sure = 1e-9
    weak, strong = Rating(25.0, sure), Rating(35.0, sure)
    assert chances("base-2", [[strong], [weak]]) == pytest.approx([10 / 11, 1 / 11])
    assert chances("many", [[strong], [weak], [weak], [weak], [weak]])[0] == pytest.approx(10 / 14)


def test_a_team_is_as_strong_as_its_members_on_average() -> None:
    sure = 1e-9
    weak, strong = Rating(25.0, sure), Rating(35.0, sure)
    assert chances("teams", [[strong, strong], [weak, weak]])[0] == pytest.approx(10 / 11)
    assert chances("teams", [[strong, weak], [weak, strong]])[0] == pytest.approx(1 / 2)


def test_what_is_unsure_makes_a_lead_count_less() -> None:
    weak, strong = Rating(25.0, 6.0), Rating(35.0, 6.0)
    assert 0.6 < chances("base-2", [[strong], [weak]])[0] < 0.8


def test_what_is_at_stake_is_what_the_game_then_changes() -> None:
    ratings = {"a": Rating(27.0, 2.0, 40), "b": Rating(25.0, 3.0, 20)}
    stake = at_stake("base-2", [("a", None), ("b", None)], ratings, COMPUTERS)

    def change(player: str, new: Mapping[str, Rating]) -> int:
        return shown(new[player]) - shown(ratings[player])

    won, lost = after(two("a", "b"), ratings, COMPUTERS), after(two("a", "b", (2, 1)), ratings, COMPUTERS)
    assert stake == {"a": (change("a", won), change("a", lost)), "b": (change("b", lost), change("b", won))}
    assert stake["a"][0] < -stake["a"][1]


def test_at_stake_among_several_is_from_first_to_last() -> None:
    seats = [("a", None), ("computer:strong", None), ("computer:weak", None), ("b", None)]
    stake = at_stake("many", seats, {"b": Rating(40.0, 1.0, 90)}, COMPUTERS)
    assert sorted(stake) == ["a", "b"]
    assert stake["a"][0] > 0 > stake["a"][1]
    assert 0 <= stake["b"][0] < -stake["b"][1] < -stake["a"][1]


def test_at_stake_in_teams_is_the_teams_win() -> None:
    seats = [("a", 0), ("b", 1), ("c", 0), ("computer:strong", 1)]
    stake = at_stake("teams", seats, {}, COMPUTERS)
    assert stake["a"] == stake["c"]
    assert stake["b"][0] < stake["a"][0]
