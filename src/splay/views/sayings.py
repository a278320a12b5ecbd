"""What the engine says, as the arguments of a message."""

from collections.abc import Callable
from typing import Final

from splay.core.saying import CARD, COLOR, PLACE, WORD, Saying, Term
from splay.core.symbols import COLOR_NAMES
from splay.views.cards_and_places import place_view
from splay.views.messages import Argument, CardNameArgument, ColorArgument, WordArgument
from splay.views.place_arguments import THEIR, place_argument

ARGUMENTS: Final[dict[str, Callable[[Term, int], Argument]]] = {
    CARD: lambda term, _: CardNameArgument(term.word),
    COLOR: lambda term, _: ColorArgument(COLOR_NAMES[term.number]) if term.number >= 0 else "",
    PLACE: lambda term, seat: place_argument(place_view(term.place), seat, THEIR),
    WORD: lambda term, _: WordArgument(term.word),
}
"""What a term of each sort is in a message about what a seat does."""


def arguments_of(saying: Saying, seat: int = -1) -> dict[str, Argument]:
    """What the text of a saying is told, with places called as those of the seat that acts."""
    return {
        name: ARGUMENTS[term.sort](term, seat) if isinstance(term, Term) else term
        for name, term in saying.terms.items()
    }
