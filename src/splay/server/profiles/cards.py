"""How somebody plays with each card: which they use most, and with which they win."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from splay.statistics.counting import SeatStatistics

FEWEST: Final = 10
"""Of a card that was melded in fewer games nothing is said."""
SHOWN: Final = 5


class CardRecord(Struct):
    """How often somebody drew, melded and used a card; in how many games it was melded, and how many were won."""

    key: str
    drawn: int
    melded: int
    used: int
    games: int
    won: int


class CardRecords(Struct):
    """The cards that somebody uses most, and those with which they win most often and least often; SHOWN at most, and
    only cards that were melded in FEWEST games.
    """

    favorite: list[CardRecord]
    best: list[CardRecord]
    worst: list[CardRecord]


def card_records(seats: Iterable[tuple[SeatStatistics, bool]]) -> CardRecords:
    """What somebody did with cards on these seats, of which it is known whether they won."""
    cards: dict[str, CardRecord] = {}
    for seat, won in seats:
        for key, use in seat.cards.items():
            card = cards.setdefault(key, CardRecord(key, 0, 0, 0, 0, 0))
            card.drawn += use.drawn
            card.melded += use.melded
            card.used += use.used
            if use.melded:
                card.games += 1
                card.won += won
    often = [card for card in cards.values() if card.games >= FEWEST]
    favorite = sorted(often, key=lambda card: (-card.used, -card.melded, card.key))
    best = sorted(often, key=lambda card: (-card.won / card.games, -card.games, card.key))
    worst = sorted(often, key=lambda card: (card.won / card.games, -card.games, card.key))
    return CardRecords(favorite[:SHOWN], best[:SHOWN], worst[:SHOWN])
