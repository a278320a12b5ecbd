"""HTTP for going for good."""

from litestar import Response, delete
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT
from msgspec import Struct

from splay.server.auth.guards import no_token, person_needed, person_of
from splay.server.people.account_deletion import delete_account
from splay.server.people.api import Asking, count_sign_in, people_of, tell_sessions_ended
from splay.server.people.schemas import GivenPassword
from splay.server.protocol.errors import documented
from splay.server.tables.api import GivenTables


class DeletionBody(Struct, forbid_unknown_fields=True):
    """Somebody who goes for good; an account proves itself with its password."""

    current_password: GivenPassword | None = None


@delete(
    "/api/me",
    summary="Go for good",
    tags=["people"],
    status_code=HTTP_204_NO_CONTENT,
    guards=[person_needed, no_token],
    responses=documented(400, 401, 403, 413, 429, 503),
)
async def delete_own_account(request: Asking, data: JSONBody[DeletionBody], tables: GivenTables) -> Response[None]:
    """Removes this person: account, e-mail, tokens, sessions and what it said. Its games stay under a neutral name; in
    those that run the computer plays on, or they end, as the table has it. An account needs its password.
    """
    people, person = people_of(request), person_of(request)
    if person.login is not None:
        await count_sign_in(request, person.login)
        await people.confirm(person, data.current_password)
    await delete_account(tables, person.id)
    await tell_sessions_ended(request, person.id)
    return Response(None, status_code=HTTP_204_NO_CONTENT, cookies=[people.sessions.no_cookie()])
