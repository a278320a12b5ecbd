"""HTTP for the links with which people sign up: admins make, list and revoke them."""

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import no_token, person_needed, person_of
from splay.server.ids import ID_PATTERN
from splay.server.moderation import measures
from splay.server.moderation.admins import admin_needed
from splay.server.people.accounts import login_of
from splay.server.people.signup_links import DAYS, MOST_DAYS, MOST_USES, NewSignupLink, SignupLink, links_now
from splay.server.table_api.asking import REFUSALS, GivenTables

LinkId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="The id of a link")]


class WantedLink(Struct, forbid_unknown_fields=True):
    """A link with which so many people may sign up within so many days."""

    most: Annotated[int, Meta(ge=1, le=MOST_USES)] = 1
    days: Annotated[int, Meta(ge=1, le=MOST_DAYS)] = DAYS


class SignupLinks(Controller):
    """The links to sign up with, where that is for those who are invited."""

    path = "/api/admin/signup_links"
    tags = ["moderation"]  # noqa: RUF012 (Litestar reads it from the class)
    guards = [person_needed, no_token, admin_needed]  # noqa: RUF012

    @get("/", summary="Links to sign up with", responses=REFUSALS)
    async def links(self, tables: GivenTables) -> list[SignupLink]:
        """The links with which people may still sign up."""
        async with tables.engine.connect() as connection:
            return await links_now(connection, tables.now())

    @post("/", summary="Make a link to sign up with", responses=REFUSALS)
    async def make(self, request: PersonRequest, data: JSONBody[WantedLink], tables: GivenTables) -> NewSignupLink:
        """Makes a link. Its address is shown this once."""
        admin, address = login_of(person_of(request)), request.app.state.settings.address
        async with tables.engine.begin() as connection:
            return await measures.make_signup_link(connection, admin, address, data.most, data.days, tables.now())

    @delete("/{link:str}", summary="Revoke a link to sign up with", responses=REFUSALS)
    async def revoke(self, request: PersonRequest, link: LinkId, tables: GivenTables) -> None:
        """Revokes a link, at once and for good. Those who have signed up with it stay."""
        async with tables.engine.begin() as connection:
            await measures.revoke_signup_link(connection, login_of(person_of(request)), link, tables.now())
