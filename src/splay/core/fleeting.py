"""Achievements that come and go with what boards show."""

from typing import TYPE_CHECKING

from splay.core.event import Event, Passing

if TYPE_CHECKING:
    from splay.core.card import Card
    from splay.core.game import Game


class FleetingAchievement:
    """A sign on a card, by its name, that is an achievement as long as it can be seen and nobody takes it away.

    `takers` are the opponents who can, by their seats, each with how many more visible cards of the card's color that
    takes: 0 for one who takes it away now.
    """

    __slots__ = ("card", "sign", "takers")

    def __init__(self, card: "Card", sign: str, takers: "list[tuple[int, int]]") -> None:
        self.card = card
        self.sign = sign
        self.takers = takers

    def counts(self) -> bool:
        """Whether it is an achievement now."""
        return all([more > 0 for _, more in self.takers])


def counting(game: "Game") -> list[Passing]:
    """All that are achievements now, by whose they are."""
    found = []
    for player in game.players:
        for expansion in game.expansions:
            for one in expansion.fleeting_achievements(player):
                if one.counts():
                    found.append(Passing(player.seat, one.card, one.sign, True))
    return found


def remember_counting(game: "Game") -> None:
    """Keeps which are achievements before something changes, so that it can be told which come and go by that."""
    game.counting = counting(game)


def note_passing(game: "Game", event: Event) -> None:
    """Notes in an event which have become achievements, and which are none any more, since those remembered last."""
    now = counting(game)
    if game.counting is not None:
        lost = [Passing(one.seat, one.card, one.sign, False) for one in without(game.counting, now)]
        event.passing += tuple(lost + without(now, game.counting))
    game.counting = now


def without(some: list[Passing], others: list[Passing]) -> list[Passing]:
    """Those of some that have no match among others; each match serves one."""
    left = list(others)
    found = []
    for one in some:
        match = [
            other for other in left if other.seat == one.seat and other.card is one.card and other.sign == one.sign
        ]
        if match:
            left.remove(match[0])
        else:
            found.append(one)
    return found
