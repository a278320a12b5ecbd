"""Whether it can matter in which order somebody puts the cards that an order is asked for."""

from collections.abc import Iterator
from typing import Any, Final

from splay.core.game import Game
from splay.core.question import ASK_ORDER
from splay.core.scenario import position_of
from splay.core.session import Session

MOST: Final = 4
"""Up to so many cards all orders are tried; of more the answer is that their order can matter."""


def order_is_free(session: Session, seat: int) -> bool:
    """Whether the open question of a seat asks for an order that can matter to nobody: whatever the order, nothing
    else is asked before the action is over, the seat sees no card that it doesn't see now, and everything lies in the
    end where it does anyway.

    The cards that the seat doesn't see decide nothing of it. False if the seat is asked nothing, or something else. The
    session stays as it is.
    """
    first: dict[str, Any] | None = None
    known = seen_cards(session.game, seat)
    for ended in ends(session, seat):
        if ended is None or ended.start.result is not None or not seen_cards(ended.start, seat) <= known:
            return False
        position = position_of(ended.start)
        if first is not None and position != first:
            return False
        first = position
    return first is not None


def ends(session: Session, seat: int) -> Iterator[Session | None]:
    """The sessions after each order, in which the action is over; None for one in which it isn't."""
    question = session.question_for(seat)
    if question is None or question.kind != ASK_ORDER or len(question.options) > MOST:
        yield None
        return
    for key in [option.key for option in question.options]:
        tried = session.fork()
        tried.answer(seat, key)
        if len(tried.past) > len(session.past):
            yield tried
        else:
            yield from ends(tried, seat)


def seen_cards(game: Game, seat: int) -> set[int]:
    """The numbers of the cards that a seat sees."""
    player = game.players[seat]
    return {card.index for card in game.deck if player.sees(card)}
