"""What a set tells of one run of an action: something of its own that the action has brought there."""

from splay.core.card import Card
from splay.core.saying import Saying


class Foretold:
    """Something that an action has brought in one run of it, for previews, which put many runs together.

    `kind` is the set's word for it. What several of a kind have brought is told together, but for those that have a
    `number` each: their order. `did` says whether it was more than an attempt, `cards` are those it brought, which are
    told by their backs. `saying` is told in addition how `sure` it is, in the words of `views.how_sure`, and one of
    which `cards` it could bring.
    """

    __slots__ = ("cards", "did", "kind", "number", "saying")

    def __init__(self, kind: str, cards: tuple[Card, ...], saying: Saying, did: bool = True, number: int = 0) -> None:
        self.kind = kind
        self.cards = cards
        self.saying = saying
        self.did = did
        self.number = number
