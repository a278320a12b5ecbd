"""What heuristics look at: one seat's own cards, read from a view or, in a sampled world, from the game."""

from splay.core.card import Card
from splay.core.game import Game
from splay.sets import DECKS
from splay.views.model import View

FACES = {card.key: card for card in DECKS["third"]}
"""Cards by key, for their faces, which are the same in all editions."""


class Features:
    """The top cards' values and the sizes of a seat's own piles by color, and which cards are its own."""

    __slots__ = ("_own", "seat", "sizes", "tops")

    def __init__(self, seat: int, tops: list[int], sizes: list[int], own: list[bool]) -> None:
        self.seat = seat
        self.tops = tops
        self.sizes = sizes
        self._own = own

    def owns(self, card: Card) -> bool:
        """Whether the card is in the seat's hand, score pile or board."""
        return self._own[card.index]

    def highest(self) -> int:
        """The highest value among the seat's top cards, 0 without any."""
        return max(self.tops)


def features_of_view(view: View) -> Features:
    """The features of the seat that a view is made for."""
    me = view.players[view.seat]
    features = Features(view.seat, [0] * 5, [0] * 5, [False] * len(FACES))
    for pile in me.board:
        top = FACES[pile.cards[-1]]
        features.tops[top.color] = top.age
        features.sizes[top.color] = len(pile.cards)
        for key in pile.cards:
            features._own[FACES[key].index] = True
    for shown in me.hand + me.score_pile:
        features._own[FACES[shown.card].index] = True
    return features


def features_in_world(game: Game, seat: int) -> Features:
    """The features of a seat in a sampled world."""
    player = game.players[seat]
    own = [False] * len(game.deck)
    tops: list[int] = []
    sizes: list[int] = []
    for pile in player.board.piles:
        tops.append(pile.cards[-1].face_up_age if pile.cards else 0)
        sizes.append(len(pile.cards))
        for card in pile.cards:
            own[card.index] = True
    for card in player.hand.cards:
        own[card.index] = True
    for card in player.score_pile.cards:
        own[card.index] = True
    return Features(seat, tops, sizes, own)
