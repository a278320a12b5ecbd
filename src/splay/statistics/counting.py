"""Counting a game: each seat's numbers, and what it did with each card."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from splay.core.event import ACHIEVE, DRAW, ClaimEvent, Event
from splay.core.expansion import EXPANSIONS, expansions_of
from splay.core.statistic import STATISTICS, Statistic, is_called, melded

VERSION = 2
"""Of what is counted, and how: what an older one has counted is counted anew."""


class CardUse(Struct, array_like=True, omit_defaults=True):
    """How often a seat drew, melded and used a card."""

    drawn: int = 0
    melded: int = 0
    used: int = 0


class SeatStatistics(Struct):
    """The numbers of a seat by their names, without those that are 0; the cards it had to do with, by their keys; what
    it achieved, and how often: the values of cards ("1" to "11"), and special achievements by their names.
    """

    numbers: dict[str, int]
    cards: dict[str, CardUse]
    achievements: dict[str, int] = {}


class Number(Struct, frozen=True):
    """What all seats of a game have of one thing that is counted."""

    name: str
    seats: list[int]


def statistics_with(sets: Sequence[str]) -> list[Statistic]:
    """What is counted of games with these sets, in the order in which it is shown. Sets that are gone count nothing."""
    there = tuple(name for name in sets if name in EXPANSIONS)
    return [*STATISTICS, *(one for expansion in expansions_of(there) for one in expansion.statistics)]


def counted(events: Iterable[Event], players: int, sets: Sequence[str]) -> list[SeatStatistics]:
    """The statistics of all seats of a game of so many players, from everything that happened in it.

    Of events that older versions stored it isn't always known whether an effect was in vain: those count as if it
    changed something.
    """
    seats = [SeatStatistics({}, {}) for _ in range(players)]
    statistics = statistics_with(sets)
    for event in events:
        for statistic in statistics:
            number = statistic.counts(event)
            whose = event.launcher if statistic.launchers else event.seat
            if number and whose >= 0:
                numbers = seats[whose].numbers
                numbers[statistic.name] = numbers.get(statistic.name, 0) + number
                if statistic.uses:
                    for card in event.cards:
                        use_of(seats[whose], card.key).used += 1
        count_cards(seats, event)
        count_achievements(seats, event)
    return seats


def count_cards(seats: list[SeatStatistics], event: Event) -> None:
    """Counts the cards that a seat draws or melds."""
    if is_called(event, DRAW):
        for card in event.cards:
            use_of(seats[event.seat], card.key).drawn += 1
    elif melded(event):
        for card in event.cards:
            use_of(seats[event.seat], card.key).melded += 1


def count_achievements(seats: list[SeatStatistics], event: Event) -> None:
    """Counts what a seat achieves."""
    if isinstance(event, ClaimEvent):
        names = [event.special]
    elif is_called(event, ACHIEVE):
        names = [str(card.age) for card in event.cards]
    else:
        return
    mine = seats[event.seat].achievements
    for name in names:
        mine[name] = mine.get(name, 0) + 1


def use_of(seat: SeatStatistics, key: str) -> CardUse:
    """What a seat did with a card, as far as it's counted."""
    return seat.cards.setdefault(key, CardUse())


def numbers_of(seats: list[SeatStatistics], sets: Sequence[str]) -> list[Number]:
    """The numbers of a game with these sets in the order in which they are shown, without those that are 0 for all."""
    names = [statistic.name for statistic in statistics_with(sets)]
    numbers = [Number(name, [seat.numbers.get(name, 0) for seat in seats]) for name in names]
    return [number for number in numbers if any(number.seats)]
