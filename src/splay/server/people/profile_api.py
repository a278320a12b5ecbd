"""HTTP for how an account is known to others: its handle, and who sees what of it."""

from typing import Annotated, Any

from litestar import Controller, put
from litestar.params import JSONBody
from msgspec import UNSET, Meta, Struct, UnsetType, structs

from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import no_token, person_needed, person_of
from splay.server.auth.person import Audience
from splay.server.ids import now
from splay.server.people.accounts import login_of
from splay.server.people.asking import people_of
from splay.server.people.handles import LONGEST, SHORTEST, change_handle
from splay.server.people.privacy import change_privacy
from splay.server.people.schemas import Me, me
from splay.server.protocol.errors import documented

Handle = Annotated[str, Meta(min_length=1, max_length=80, description=f"{SHORTEST} to {LONGEST} of a-z, 0-9 and -")]


class HandleBody(Struct, forbid_unknown_fields=True):
    """The handle that an account wants."""

    handle: Handle


class PrivacyBody(Struct, forbid_unknown_fields=True):
    """Who may see what of an account, from now on; what is missing stays."""

    rating: Audience | UnsetType = UNSET
    games: Audience | UnsetType = UNSET
    head_to_head: Audience | UnsetType = UNSET
    presence: Audience | UnsetType = UNSET
    challenges: Audience | UnsetType = UNSET


class OwnProfile(Controller):
    """What an account says of itself to others."""

    path = "/api/me"
    tags = ["people"]  # noqa: RUF012
    guards = [person_needed, no_token]  # noqa: RUF012

    @put("/handle", summary="Change my handle", responses=documented(400, 401, 403, 409, 413, 422, 429))
    async def handle(self, request: PersonRequest, data: JSONBody[HandleBody]) -> Me:
        """Gives this account another handle; once in 30 days. The former one is nobody else's for as long."""
        people, person = people_of(request), person_of(request)
        await change_handle(people.engine, person, login_of(person), data.handle, now())
        return me(await people.stored(person))

    @put("/privacy", summary="Say who sees what of me", responses=documented(400, 401, 403, 413, 429))
    async def privacy(self, request: PersonRequest, data: JSONBody[PrivacyBody]) -> Me:
        """Says who may see what of this account, and challenge it: nobody, friends or everyone."""
        people, person = people_of(request), person_of(request)
        login_of(person)
        changes: dict[Any, Any] = {topic: who for topic, who in structs.asdict(data).items() if who is not UNSET}
        async with people.engine.begin() as connection:
            await change_privacy(connection, person.id, changes)
        return me(await people.stored(person))
