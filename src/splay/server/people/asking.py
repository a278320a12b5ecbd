"""Who asks something of people, and what every answer needs: cookies, devices, limits, and telling others."""

from litestar import Response

from splay.server.auth.authentication import COOKIE, PersonRequest, cookie_value
from splay.server.auth.device_cookies import DeviceCookies
from splay.server.auth.devices import Device, device_of
from splay.server.auth.person import StoredPerson
from splay.server.auth.sessions import Claim
from splay.server.ids import now
from splay.server.people.accounts import People
from splay.server.people.schemas import Me, me
from splay.server.protection.limits import Limit, hold_to
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import address_of

SIGN_INS_PER_LOGIN = 3
TOO_MANY_TRIES = "tries of passwords refused, because there had been too many: %s"


def people_of(request: PersonRequest) -> People:
    """The people of the application."""
    state = request.app.state
    return People(state.services.engine, state.settings, state.passwords)


def device_asking(request: PersonRequest) -> Device:
    """From which browser on which system a request comes."""
    return device_of(request.headers.get("user-agent"))


async def welcome(
    request: PersonRequest, stored: StoredPerson, status: int = 200, begun: int | None = None
) -> Response[Me]:
    """A person's own data, with a new session. `begun`: when it began, if that was before: what has happened since is
    told in the next one.
    """
    people = people_of(request)
    session = await people.open_session(stored.person, device_asking(request), begun)
    return with_cookie(people, session, stored, status)


def with_cookie(people: People, session: str, stored: StoredPerson, status: int = 200) -> Response[Me]:
    """A person's own data, with the cookie of a session."""
    cookie = people.sessions.cookie(session, stored.person.id, stored.password, now())
    return Response(me(stored), status_code=status, cookies=[cookie])


def claim_of(request: PersonRequest) -> Claim | None:
    """What the cookie says by which we know who is asking; None if that is known otherwise."""
    sessions = people_of(request).sessions
    value = cookie_value(request.scope, sessions.cookie_name)
    return sessions.claim(value, now()) if value and request.auth == COOKIE else None


def session_of(request: PersonRequest) -> str:
    """The id of the session that asks; "" if none does."""
    claim = claim_of(request)
    return claim.session if claim else ""


async def end_own_session(request: PersonRequest) -> None:
    """Ends the session that asks, if one does: this browser has another one from now on, or none."""
    claim = claim_of(request)
    if claim is not None and request.user is not None:
        await people_of(request).end_session(request.user, claim.session)
        await tell_sessions_ended(request, request.user.id)


async def count_new(request: PersonRequest) -> None:
    """Counts one more person made from an address. Raises ApiError if the address is banned, too."""
    limit = Limit(request.app.state.settings.guests_per_address)
    await hold_to(request.app.state.limiter, f"new:{address_of(request.scope)}", limit)
    await people_of(request).check_address(address_of(request.scope))


async def count_sign_in(request: PersonRequest, account: str) -> None:
    """Counts one more try of a password, by address and by account; a browser that has signed in to the account before
    by itself, so that strangers who guess do not shut it out.
    """
    limiter, tries = request.app.state.limiter, request.app.state.settings.signins_per_address
    devices, cookie = device_cookie(request)
    device = devices.device(cookie, account)
    whose = f"password:{account.lower()}" if device is None else f"password:{account.lower()}:{device}"
    try:
        await hold_to(limiter, f"sign-in:{address_of(request.scope)}", Limit(tries))
        await hold_to(limiter, whose, Limit(tries * SIGN_INS_PER_LOGIN))
    except ApiError:
        request.app.state.attack_log.note(TOO_MANY_TRIES)
        raise


def device_cookie(request: PersonRequest) -> tuple[DeviceCookies, str]:
    """What knows browsers that have signed in before, and the cookie that this one brings."""
    devices = DeviceCookies(request.app.state.settings)
    return devices, request.cookies.get(devices.cookie_name, "")


def with_device(request: PersonRequest, response: Response[Me], login: str) -> Response[Me]:
    """An answer that lets the browser be known as one that has signed in to an account."""
    devices, cookie = device_cookie(request)
    response.set_cookie(devices.cookie(cookie, login))
    return response


async def tell_tables(request: PersonRequest, tables: list[str]) -> None:
    """Tells whoever watches these tables that a seat there has another person or name."""
    await request.app.state.services.seats_changed(tables)


async def tell_sessions_ended(request: PersonRequest, person: str) -> None:
    """Tells the connections that a person holds open that a session or token of it has ended."""
    await request.app.state.services.sessions_ended(person)
