"""What heuristics look at: one seat's own cards, read from a view or, in a sampled world, from the game."""

from splay.core.card import Card
from splay.core.game import Game
from splay.sets import faces_of
from splay.views.model import View


class Features:
    """The top cards' values and the sizes of a seat's own piles by color, and which cards are its own."""

    __slots__ = ("_own", "seat", "sizes", "tops")

    def __init__(self, seat: int, tops: list[int], sizes: list[int], own: list[bool]) -> None:
        self.seat = seat
        self.tops = tops
        self.sizes = sizes
        self._own = own

    def owns(self, card: Card) -> bool:
        """Whether the card is in the seat's hand, score pile or board, or seen in another place of its own."""
        return self._own[card.index]

    def highest(self) -> int:
        """The highest value among the seat's top cards, 0 without any."""
        return max(self.tops)


def faces_in(view: View) -> dict[str, Card]:
    """The cards in play by key."""
    return faces_of(tuple(view.options["sets"]))


def features_of_view(view: View) -> Features:
    """The features of the seat that a view is made for."""
    me = view.players[view.seat]
    faces = faces_in(view)
    features = Features(view.seat, [0] * 5, [0] * 5, [False] * len(faces))
    for pile in me.board:
        top = faces[pile.cards[-1]]
        features.tops[top.color] = top.age
        features.sizes[top.color] = len(pile.cards)
        for key in pile.cards:
            features._own[faces[key].index] = True
    for shown in me.hand + me.score_pile:
        features._own[faces[shown.card].index] = True
    for zone in me.zones:
        for shown in zone.cards:
            if shown.card:
                features._own[faces[shown.card].index] = True
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
    for zone in player.further_zones:
        if zone.seen_by(seat):
            for card in zone.cards:
                own[card.index] = True
    return Features(seat, tops, sizes, own)
