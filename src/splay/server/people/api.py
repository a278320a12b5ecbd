"""The API of people: guests, accounts, sessions, one's own data and tokens."""

from typing import Annotated, Final

from litestar import Controller, Response, Router, delete, get, patch, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler
from msgspec import UNSET

from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import no_token, person_needed, person_of
from splay.server.auth.session_rows import Session
from splay.server.auth.sessions import LIFE, RENEWED_AFTER
from splay.server.auth.tokens import NewToken, Token
from splay.server.ids import ID_PATTERN, now
from splay.server.people.account_deletion import delete_own_account
from splay.server.people.account_events import AccountEvent
from splay.server.people.asking import (
    claim_of,
    count_new,
    count_sign_in,
    device_asking,
    device_cookie,
    end_own_session,
    people_of,
    session_of,
    tell_sessions_ended,
    tell_tables,
    welcome,
    with_cookie,
    with_device,
)
from splay.server.people.own_data import own_data
from splay.server.people.profile_api import OwnProfile
from splay.server.people.schemas import (
    AccountBody,
    ChangesBody,
    GuestBody,
    Me,
    Registration,
    SessionBody,
    TokenBody,
    me,
)
from splay.server.people.second_factor_api import OwnSecondFactor
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import address_of
from splay.server.protocol.errors import documented
from splay.server.protocol.languages import language_of

TokenId = Annotated[str, PathParameter(pattern=ID_PATTERN)]
SessionId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="The id of a session")]
WHO = {
    200: ResponseSpec(Me, generate_examples=False, description="A guest or an account"),
    204: ResponseSpec(None, description="A visitor"),
}


@get("/api/registration", summary="Who may come in", tags=["people"], opt={"anonymous": True},
     responses=documented(429))  # fmt: skip
async def registration(request: PersonRequest) -> Registration:
    """Who may sign up here, and whether one can play without that."""
    settings = request.app.state.settings
    return Registration(settings.registration, settings.guests, settings.oidc_name)


class Newcomers(Controller):
    """Becoming person_needed."""

    path = "/api"
    guards = [no_token]  # noqa: RUF012 (Litestar reads it from the class)
    tags = ["people"]  # noqa: RUF012

    @post("/guests", responses=documented(400, 403, 409, 413, 422, 429))
    async def play_as_guest(self, request: PersonRequest, data: JSONBody[GuestBody]) -> Response[Me]:
        """Plays at once under a name; the answer sets the session's cookie."""
        people = people_of(request)
        await count_new(request)
        return await welcome(request, await people.new_guest(request.user, data.name, language_of(request.scope)), 201)

    @post("/accounts", responses=documented(400, 403, 409, 413, 422, 429, 503))
    async def sign_up(self, request: PersonRequest, data: JSONBody[AccountBody]) -> Response[Me]:
        """Makes an account; a guest who does keeps id, name and games."""
        people = people_of(request)
        await count_new(request)
        language = language_of(request.scope)
        made = await people.sign_up(request.user, data.login, data.password, data.name, data.email, language, data.link)
        await tell_sessions_ended(request, made.person.id)
        return with_device(request, await welcome(request, made, 201), data.login)


class SessionsOfPeople(Controller):
    """Signing in and out."""

    path = "/api/sessions"
    tags = ["people"]  # noqa: RUF012
    guards = [no_token]  # noqa: RUF012

    @post("/", responses=documented(400, 401, 403, 413, 429, 503))
    async def sign_in(self, request: PersonRequest, data: JSONBody[SessionBody]) -> Response[Me]:
        """Signs in to an account, which takes over the games of the guest who does."""
        people, begun = people_of(request), now()
        await count_sign_in(request, data.login)
        await people.check_address(address_of(request.scope))
        devices, cookie = device_cookie(request)
        new_browser = devices.device(cookie, data.login) is None
        signed_in = await people.sign_in(
            request.user, data.login, data.password, device_asking(request), data.code, new_browser
        )
        await tell_tables(request, signed_in.tables)
        await end_own_session(request)
        return with_device(request, await welcome(request, signed_in.person, 201, begun), data.login)

    @delete("/", status_code=204, opt={"banned": True}, responses=documented(403, 429))
    async def sign_out(self, request: PersonRequest) -> Response[None]:
        """Ends the session of this browser. A guest who has no account cannot come back."""
        people = people_of(request)
        await end_own_session(request)
        return Response(None, status_code=204, cookies=[people.sessions.no_cookie()])


@get("/api/me", summary="Who am I", tags=["people"], responses={**WHO, **documented(401, 429)})
async def who_am_i(request: PersonRequest) -> Response[Me] | Response[None]:
    """Who is asking; 204 for a visitor whom the server does not know. A session of more than 30 days is renewed."""
    if request.user is None:
        return Response(None, status_code=204)
    people = people_of(request)
    stored = await people.stored(request.user)
    claim = claim_of(request)
    if claim and claim.expires - now() < LIFE - RENEWED_AFTER and await people.renew_session(claim.session):
        return with_cookie(people, claim.session, stored)
    return Response(me(stored))


class OwnData(Controller):
    """What a person changes of itself."""

    path = "/api/me"
    tags = ["people"]  # noqa: RUF012
    guards = [person_needed]  # noqa: RUF012

    @patch("/", guards=[no_token], responses=documented(400, 401, 403, 409, 413, 422, 429, 503))
    async def change(self, request: PersonRequest, data: JSONBody[ChangesBody]) -> Response[Me]:
        """Changes name, e-mail, password; these two need the current password, and a code if the account has a second
        factor. A new password ends all other sessions.
        """
        people = people_of(request)
        person = person_of(request)
        if data.current_password is not None:
            await count_sign_in(request, person.login or person.id)
        session = session_of(request)
        begun = await people.session_begun(person, session)
        changed = await people.change(
            person,
            device_asking(request),
            session,
            data.name,
            data.email,
            data.password,
            data.current_password,
            data.code,
            data.sign_in_notices,
            data.language,
        )
        await tell_tables(request, changed.tables)
        if data.password is UNSET:
            return Response(me(changed.person))
        await tell_sessions_ended(request, person.id)
        return await welcome(request, changed.person, begun=begun)

    @get("/events", guards=[no_token], summary="What happened to my account", responses=documented(401, 403, 429))
    async def events(self, request: PersonRequest) -> list[AccountEvent]:
        """What has happened to this account before this session began, unless its owner was mailed; the last first."""
        return await people_of(request).events_shown(person_of(request), session_of(request))


class OwnSessions(Controller):
    """Where a person is signed in."""

    path = "/api/me/sessions"
    tags = ["people"]  # noqa: RUF012
    guards = [person_needed, no_token]  # noqa: RUF012

    @get("/", summary="My sessions", responses=documented(401, 403, 429))
    async def sessions(self, request: PersonRequest) -> list[Session]:
        """The sessions that go on, the one used last first."""
        claim = claim_of(request)
        return await people_of(request).sessions_of(person_of(request), claim.session if claim else None)

    @delete("/{id:str}", summary="End a session", responses=documented(400, 401, 403, 404, 429))
    async def end(self, request: PersonRequest, id: SessionId) -> None:
        """Ends a session, at once and for good."""
        if not await people_of(request).end_session(person_of(request), id):
            raise ApiError(404, "not_found", "You have no such session.")
        await tell_sessions_ended(request, person_of(request).id)

    @delete("/", status_code=204, summary="Sign out everywhere", responses=documented(401, 403, 429))
    async def end_all(self, request: PersonRequest) -> Response[None]:
        """Ends all sessions, this one too. Tokens go on. A guest who has no account cannot come back."""
        people = people_of(request)
        await people.end_sessions(person_of(request))
        await tell_sessions_ended(request, person_of(request).id)
        return Response(None, status_code=204, cookies=[people.sessions.no_cookie()])


class OwnTokens(Controller):
    """A person's tokens for bots and other programs."""

    path = "/api/tokens"
    tags = ["people"]  # noqa: RUF012
    guards = [person_needed, no_token]  # noqa: RUF012

    @get("/", responses=documented(401, 403, 429))
    async def tokens(self, request: PersonRequest) -> list[Token]:
        """The tokens in use, oldest first, without their texts."""
        people = people_of(request)
        return await people.tokens_of(person_of(request))

    @post("/", responses=documented(400, 401, 403, 409, 413, 422, 429, 503))
    async def make(self, request: PersonRequest, data: JSONBody[TokenBody]) -> NewToken:
        """Makes a token. Its text is shown this once; it goes into `Authorization: Bearer`."""
        people, person = people_of(request), person_of(request)
        await count_sign_in(request, person.login or person.id)
        return await people.add_token(
            person, data.label, data.current_password, data.code, device_asking(request), session_of(request)
        )

    @delete("/{id:str}", responses=documented(400, 401, 403, 404, 429))
    async def revoke(self, request: PersonRequest, id: TokenId) -> None:
        """Revokes a token, at once and for good."""
        people = people_of(request)
        await people.revoke_token(person_of(request), id)
        await tell_sessions_ended(request, person_of(request).id)


def people_router() -> Router:
    """The handlers of people, to be mounted.

    The application's `state.services` are told of tables at which seats have just gone from a guest to an account, or
    got another name (`seats_changed`), and of a person of whom a session or token may have ended (`sessions_ended`).
    """
    return Router(
        "/",
        route_handlers=[
            Newcomers, SessionsOfPeople, who_am_i, OwnData, OwnProfile, OwnSessions, OwnTokens, registration,
        ],
    )  # fmt: skip


HANDLERS: Final[list[ControllerRouterHandler]] = [people_router(), OwnSecondFactor, own_data, delete_own_account]
"""The handlers of people."""
