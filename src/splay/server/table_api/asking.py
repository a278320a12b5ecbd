"""Who asks something of a table: what handlers at tables take and are given, and how they refuse."""

from typing import Annotated, Any, Final

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import PathParameter

from splay.server.acts.resignation import check_not_resigned
from splay.server.auth.authentication import PersonRequest
from splay.server.auth.person import Person
from splay.server.compute_cache import ComputeCache
from splay.server.ids import ID_PATTERN
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.errors import documented
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore

ME: Final = "me"
TableId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="The id of a table")]
GivenTables = NamedDependency[TableStore]
GivenComputeCache = NamedDependency[ComputeCache]
REFUSALS: Final = documented(400, 401, 403, 404, 409, 422, 429)


def who(request: PersonRequest) -> str | None:
    """The id of the person who asks, None for somebody unknown."""
    return None if request.user is None else request.user.id


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


def played_seat(table: TableState, person: Person, seat: int | None) -> int | None:
    """The seat that a person means and plays now; None if it plays there no more, or the computer plays for it.

    Raises ApiError.
    """
    if table.seats_of(person.id) and not table.playing_seats(person.id):
        return None
    return own_seat(table, person, seat)


def given(name: str) -> Provide:
    """Gives a handler that part of the application's `state.services`."""

    def part(state: State) -> Any:  # noqa: ANN401 - of the type that the handler says, and `Services`
        return getattr(state.services, name)

    return Provide(part, sync_to_thread=False)
