"""Who asks something of a table: what the handlers of all that goes on at tables take, and how they refuse."""

from typing import Annotated, Final

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import PathParameter

from splay.server.auth.person import Person
from splay.server.compute_cache import ComputeCache
from splay.server.ids import ID_PATTERN
from splay.server.protocol.errors import documented
from splay.server.tables.table_changes import TableStore

ME: Final = "me"
TableId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="The id of a table")]
GivenTables = NamedDependency[TableStore]
GivenComputeCache = NamedDependency[ComputeCache]
PersonRequest = Request[Person | None, str | None, State]
REFUSALS: Final = documented(400, 401, 403, 404, 409, 422, 429)


def who(request: PersonRequest) -> str | None:
    """The id of the person who asks, None for somebody unknown."""
    return None if request.user is None else request.user.id
