"""What a seat has chosen to begin with, as long as others still choose."""

from splay.core.session import Session


def first_meld_of(session: Session, seat: int) -> str:
    """The key of the card that a seat has chosen to meld first, "" if all have chosen or the seat has not."""
    if session.start.started:
        return ""
    return dict(session.answers).get(seat, "")
