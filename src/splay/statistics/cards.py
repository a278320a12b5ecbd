"""What many games tell of each card: how often it is drawn, melded and used, and how often whoever does so wins."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from msgspec import Struct

from splay.agents.tournament.estimate import wilson
from splay.statistics.counting import CardUse, SeatStatistics


class CardCounts(Struct, array_like=True):
    """How many seats of many games drew, melded and used a card, how many of those won, and how often it was used in
    all.
    """

    drawn: int = 0
    melded: int = 0
    used: int = 0
    won_drawn: int = 0
    won_melded: int = 0
    won_used: int = 0
    uses: int = 0

    def add(self, use: CardUse, won: bool) -> None:
        """Counts a seat that had to do with the card."""
        drew, melded, used = use.drawn > 0, use.melded > 0, use.used > 0
        self.drawn += drew
        self.melded += melded
        self.used += used
        if won:
            self.won_drawn += drew
            self.won_melded += melded
            self.won_used += used
        self.uses += use.used


class Share(NamedTuple):
    """A share between 0 and 1 with its 95 % interval (Wilson 1927)."""

    value: float
    low: float
    high: float


class GamesCounted(Struct):
    """What was counted of games of one kind: with which sets, of how many players, and how many `seats` of them are
    looked at; `cards` by their keys.
    """

    sets: list[str]
    players: int
    games: int = 0
    seats: int = 0
    cards: dict[str, CardCounts] = {}

    def add(self, seats: Sequence[SeatStatistics], winners: Collection[int], but: Collection[int] = ()) -> None:
        """Counts a game that these seats won, all of a team, without the seats `but`. A game that is a draw is won by
        all who share it.
        """
        self.games += 1
        for seat, statistics in enumerate(seats):
            if seat in but:
                continue
            self.seats += 1
            for key, use in statistics.cards.items():
                self.cards.setdefault(key, CardCounts()).add(use, seat in winners)


def share(some: int, of: int) -> Share | None:
    """Some of so many, as a share; None of none."""
    return Share(some / of, *wilson(some / of, of)) if of else None
