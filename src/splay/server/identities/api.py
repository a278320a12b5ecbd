"""HTTP for signing in with a provider: going there, coming back, a code if one is needed; and one's identities."""

import logging
from typing import Annotated, Final

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Redirect
from litestar.status_codes import HTTP_204_NO_CONTENT, HTTP_303_SEE_OTHER
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct

from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import no_token, person_needed, person_of
from splay.server.auth.person import StoredPerson, person_with_id
from splay.server.identities import coming_back
from splay.server.identities.coming_back import ended
from splay.server.identities.kept_identities import Identity, identities_of, owned_with_id, take_identity
from splay.server.identities.provider import Proved, Provider
from splay.server.identities.visits import (
    CODE,
    Purpose,
    Secret,
    Visit,
    VisitCookies,
    begin_visit,
    end_visit,
    new_secret,
)
from splay.server.ids import ID_PATTERN, now
from splay.server.people.account_events import IDENTITY_UNLINKED
from splay.server.people.accounts import login_of
from splay.server.people.asking import (
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
    with_device,
)
from splay.server.people.schemas import Code, GivenPassword, Me, SignupToken
from splay.server.protection.limits import Limit, hold_to
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import address_of
from splay.server.protocol.errors import documented
from splay.server.protocol.languages import language_of

log: Final = logging.getLogger("splay.server")
PAGE: Final = "/people"
"""Where people come back to, with what has become of it behind #: never anywhere else."""
LONGEST: Final = 4000
Given = Annotated[str | None, QueryParameter(max_length=LONGEST, description="what the provider says")]
GivenState = Annotated[
    str | None, QueryParameter(name="state", max_length=LONGEST, description="what the visit began with")
]
IdentityId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="The id of an identity")]


class VisitBody(Struct, forbid_unknown_fields=True):
    """Going to the provider: to sign in, or up with the token of a `link` if that needs one; to link an identity to
    this account, which needs what changes of an account need; or to confirm such a change by signing in anew.
    """

    purpose: Purpose = "sign_in"
    link: SignupToken = ""
    current_password: GivenPassword | None = None
    code: Code | None = None


class Going(Struct, frozen=True):
    """Where the browser goes."""

    url: str


class CodeBody(Struct, forbid_unknown_fields=True):
    """A code of the account's second factor."""

    code: Code


class UnlinkBody(Struct, forbid_unknown_fields=True):
    """What unlinks an identity: the account's password, and a code if it has a second factor."""

    current_password: Annotated[str, Meta(max_length=200)]
    code: Code | None = None


class SigningIn(Controller):
    """Signing in with the provider."""

    path = "/api/sign_in"
    tags = ["people"]  # noqa: RUF012 (Litestar reads it from the class)
    guards = [no_token]  # noqa: RUF012

    @post("/", summary="Go to the provider", responses=documented(400, 401, 403, 409, 413, 429))
    async def go(self, request: PersonRequest, data: JSONBody[VisitBody]) -> Response[Going]:
        """Begins a visit at the provider; the answer says where the browser goes, and sets a cookie for coming back."""
        await count_visit(request)
        people, anew = people_of(request), data.purpose == "confirm"
        if data.purpose != "sign_in":
            login_of(person_of(request))
        if data.purpose == "link":
            person = person_of(request)
            await count_sign_in(request, login_of(person))
            device, session = device_asking(request), session_of(request)
            await people.confirm_change(person, data.current_password, data.code, device, session)
        secret = new_secret(data.link)
        url = await provider_of(request).address(secret.state, secret.nonce, secret.verifier, anew)
        async with people.engine.begin() as connection:
            await begin_visit(connection, secret, data.purpose, session_of(request) or None, now())
        return Response(Going(url), status_code=201, cookies=[cookies_of(request).cookie(secret)])

    @get("/return", summary="Come back from the provider", status_code=HTTP_303_SEE_OTHER,
         responses=documented(400, 401, 403, 429))  # fmt: skip
    async def come_back(
        self,
        request: PersonRequest,
        visit: GivenState = None,
        code: Given = None,
        iss: Given = None,
        error: Given = None,
    ) -> Redirect:
        """Where the provider sends the browser: what comes of it, the page tells."""
        try:
            return await returned(request, visit or "", code, iss, error)
        except ApiError as refusal:
            log.info("a sign-in with the provider was refused (%s)", refusal.code)
            return to_page(request, f"refused={refusal.code}")

    @post("/code", summary="A code after the provider", responses=documented(400, 401, 403, 409, 413, 429))
    async def give_code(self, request: PersonRequest, data: JSONBody[CodeBody]) -> Response[Me]:
        """Ends signing in to an account with a second factor, by a code of it."""
        people, secret, begun = people_of(request), secret_of(request), now()
        async with people.engine.begin() as connection:
            visit = None if secret is None else await end_visit(connection, secret.made(CODE), now())
            identity = await owned_with_id(connection, visit.identity or "") if visit else None
            stored = await person_with_id(connection, identity.person) if identity else None
        if visit is None or secret is None or stored is None:
            raise ended()
        try:
            await count_sign_in(request, login_of(stored.person))
            await people.second_factors.check_sign_in(stored.person, data.code, device_asking(request))
        except ApiError:
            async with people.engine.begin() as connection:  # the next code may be right
                await begin_visit(connection, secret, CODE, None, visit.began, visit.identity)
            raise
        signed_in = await signed_in_as(request, stored)
        response = with_device(request, await welcome(request, signed_in, 201, begun), login_of(stored.person))
        response.set_cookie(cookies_of(request).no_cookie())
        return response


class OwnIdentities(Controller):
    """The identities with which an account signs in."""

    path = "/api/me/identities"
    tags = ["people"]  # noqa: RUF012
    guards = [person_needed, no_token]  # noqa: RUF012

    @get("/", summary="My identities", responses=documented(401, 403, 429))
    async def identities(self, request: PersonRequest) -> list[Identity]:
        """With which identities of the provider this account signs in."""
        async with people_of(request).engine.connect() as connection:
            return await identities_of(connection, person_of(request).id)

    @delete("/{identity:str}", summary="Unlink an identity", status_code=HTTP_204_NO_CONTENT,
            responses=documented(400, 401, 403, 404, 409, 413, 429))  # fmt: skip
    async def unlink(self, request: PersonRequest, identity: IdentityId, data: JSONBody[UnlinkBody]) -> None:
        """Takes an identity from an account that has a password: it signs in with that from now on."""
        people, person = people_of(request), person_of(request)
        await count_sign_in(request, login_of(person))
        if (await people.stored(person)).password is None:
            raise ApiError(409, "no_password", "Choose a password first: you could not sign in any more.")
        device = device_asking(request)
        await people.confirm_change(person, data.current_password, data.code, device, session_of(request))
        async with people.engine.begin() as connection:
            if not await take_identity(connection, person.id, identity):
                raise ApiError(404, "not_found", "You have no such identity.")
            await people.note(connection, person.id, IDENTITY_UNLINKED, device)


async def returned(
    request: PersonRequest, state: str, code: str | None, issuer: str | None, error: str | None
) -> Redirect:
    """What comes of a browser's return. Raises ApiError."""
    await count_visit(request)
    people, secret = people_of(request), secret_of(request)
    if secret is None or secret.state != state:
        raise ended()
    async with people.engine.begin() as connection:
        visit = await end_visit(connection, state, now())
    if visit is None:
        raise ended()
    if error is not None or code is None:
        raise ApiError(409, "sign_in_cancelled", "You have not signed in there.")
    proved = await provider_of(request).proved(code, issuer, secret.nonce, secret.verifier)
    if visit.purpose == "sign_in":
        return await signed_in_or_up(request, secret, proved)
    return await changed(request, visit, proved)


async def changed(request: PersonRequest, visit: Visit, proved: Proved) -> Redirect:
    """Links an identity to the account that asks, or confirms a change of it. Raises ApiError."""
    people, person, session = people_of(request), person_of(request), session_of(request)
    if visit.purpose == "link":
        await coming_back.link(people, person, session, visit, proved, device_asking(request))
        return to_page(request, "linked")
    await coming_back.confirm(people, person, session, visit, proved)
    return to_page(request, "confirmed")


async def signed_in_or_up(request: PersonRequest, secret: Secret, proved: Proved) -> Redirect:
    """Signs in whoever has an identity, and up whoever has none. Raises ApiError."""
    people, begun = people_of(request), now()
    await people.check_address(address_of(request.scope))
    found = await coming_back.found(people, proved)
    if found is None:
        await count_new(request)
        language = language_of(request.scope)
        made = await coming_back.sign_up(people, request.user, proved, language, secret.link or None)
        await tell_sessions_ended(request, made.person.id)
        return await entered(request, made, begun)
    stored, identity, needs_code = found
    if needs_code:
        async with people.engine.begin() as connection:
            await begin_visit(connection, secret, CODE, None, now(), identity.id)
        return Redirect(f"{PAGE}#code", status_code=HTTP_303_SEE_OTHER)
    return await entered(request, await signed_in_as(request, stored), begun)


async def signed_in_as(request: PersonRequest, stored: StoredPerson) -> StoredPerson:
    """An account, once it has taken over what the guest who asks has done."""
    people, (devices, cookie) = people_of(request), device_cookie(request)
    new_browser = devices.device(cookie, login_of(stored.person)) is None
    signed_in = await people.proven(request.user, stored, device_asking(request), new_browser)
    await tell_tables(request, signed_in.tables)
    await end_own_session(request)
    return signed_in.person


async def entered(request: PersonRequest, stored: StoredPerson, begun: int) -> Redirect:
    """The way to the page, with the cookies of a new session."""
    answer = with_device(request, await welcome(request, stored, begun=begun), login_of(stored.person))
    response = to_page(request, "signed-in")
    for cookie in answer.cookies:
        response.set_cookie(cookie)
    return response


def to_page(request: PersonRequest, what: str) -> Redirect:
    """The way to the page, which tells what has become of a visit, and the visit's end."""
    return Redirect(f"{PAGE}#{what}", status_code=HTTP_303_SEE_OTHER, cookies=[cookies_of(request).no_cookie()])


async def count_visit(request: PersonRequest) -> None:
    """Counts one more step of a visit by an address."""
    limit = Limit(2 * request.app.state.settings.signins_per_address)
    await hold_to(request.app.state.limiter, f"visit:{address_of(request.scope)}", limit)


def provider_of(request: PersonRequest) -> Provider:
    """The provider of the application."""
    provider: Provider = request.app.state.services.provider
    return provider


def cookies_of(request: PersonRequest) -> VisitCookies:
    """What makes and reads the cookies of visits."""
    return VisitCookies(request.app.state.settings)


def secret_of(request: PersonRequest) -> Secret | None:
    """What the browser that asks keeps of a visit; None if it is on none."""
    cookies = cookies_of(request)
    return cookies.secret(request.cookies.get(cookies.name, ""))


HANDLERS: Final[list[ControllerRouterHandler]] = [SigningIn, OwnIdentities]
"""The handlers of signing in with a provider."""
