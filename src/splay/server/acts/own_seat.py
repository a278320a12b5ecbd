"""Which of a person's seats is meant."""

from splay.server.acts.resignation import check_not_resigned
from splay.server.auth.person import Person
from splay.server.protocol.api_error import ApiError
from splay.server.tables.table import TableState


def own_seat(table: TableState, person: Person, seat: int | None) -> int:
    """The seat that a person means and plays now: the one named, else its only one. Raises ApiError."""
    mine = table.playing_seats(person.id)
    if not mine:
        check_not_resigned(table, person.id)
    if not mine and table.seats_of(person.id):
        raise ApiError(409, "away", "the computer plays for you: come back first")
    if seat is None and len(mine) == 1:
        return mine[0]
    if seat is None and mine:
        raise ApiError(409, "which_seat", "say which of your seats you mean")
    if seat is None or seat not in mine:
        raise ApiError(409, "not_yours", "this seat is not yours")
    return seat
