"""What many games tell of each card."""

from __future__ import annotations

from splay.statistics.cards import CardCounts, GamesCounted, share
from splay.statistics.counting import CardUse, SeatStatistics


def test_seats_count_once_and_uses_as_often_as_they_are() -> None:
    games = GamesCounted(["base"], 2)
    winner = SeatStatistics({}, {"oars": CardUse(drawn=2, melded=1, used=3), "tools": CardUse(drawn=1)})
    loser = SeatStatistics({}, {"oars": CardUse(melded=1, used=1)})
    games.add([winner, loser], [0])
    games.add([loser, winner], [0])
    assert (games.games, games.seats) == (2, 4)
    assert games.cards["oars"] == CardCounts(2, 4, 4, won_drawn=1, won_melded=2, won_used=2, uses=8)
    assert games.cards["tools"] == CardCounts(drawn=2, won_drawn=1)


def test_a_game_that_several_win_is_won_by_each() -> None:
    games = GamesCounted(["base"], 2)
    games.add([SeatStatistics({}, {"oars": CardUse(melded=1)}) for _ in range(2)], [0, 1])
    assert games.cards["oars"].won_melded == 2


def test_seats_can_be_left_out() -> None:
    games = GamesCounted(["base"], 2)
    games.add([SeatStatistics({}, {"oars": CardUse(melded=1)}) for _ in range(2)], [0], but=[1])
    assert (games.games, games.seats, games.cards["oars"].melded) == (1, 1, 1)


def test_a_share_has_its_interval() -> None:
    assert share(0, 0) is None
    half = share(50, 100)
    assert half is not None
    assert half.value == 0.5
    assert (round(half.low, 3), round(half.high, 3)) == (0.404, 0.596)  # Wilson 1927, as R's binom.confint has it
