"""HTTP for a person's second factor."""

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT
from msgspec import Struct

from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import no_token, person_needed, person_of
from splay.server.auth.person import Person
from splay.server.people.accounts import login_of
from splay.server.people.asking import claim_of, count_sign_in, device_asking, people_of, session_of
from splay.server.people.schemas import Code, GivenPassword
from splay.server.people.second_factors import NewSecret, RecoveryCodes, SecondFactor
from splay.server.protocol.errors import documented


class PasswordBody(Struct, forbid_unknown_fields=True):
    """The account's password."""

    current_password: GivenPassword | None = None


class CodeBody(Struct, forbid_unknown_fields=True):
    """A code of the authenticator app; a recovery code works too once the second factor is on."""

    code: Code


class TurnOffBody(Struct, forbid_unknown_fields=True):
    """What turns the second factor off: the account's password and a code."""

    code: Code
    current_password: GivenPassword | None = None


class OwnSecondFactor(Controller):
    """Whether signing in also needs a code of an authenticator app."""

    path = "/api/me/second_factor"
    tags = ["people"]  # noqa: RUF012
    guards = [person_needed, no_token]  # noqa: RUF012

    @get("/", summary="My second factor", responses=documented(401, 403, 429))
    async def show(self, request: PersonRequest) -> SecondFactor:
        """Whether it is on, and how many recovery codes are left."""
        return await people_of(request).second_factors.of(account_of(request))

    @post("/", summary="Set up a second factor", responses=documented(400, 401, 403, 409, 413, 429))
    async def set_up(self, request: PersonRequest, data: JSONBody[PasswordBody]) -> NewSecret:
        """A new secret for an authenticator app. Signing in needs no code before the app has shown a first one."""
        person = account_of(request)
        await confirm(request, person, data.current_password)
        return await people_of(request).second_factors.set_up(person, login_of(person))

    @put("/", summary="Turn on a second factor", responses=documented(400, 401, 403, 409, 413, 429))
    async def turn_on(self, request: PersonRequest, data: JSONBody[CodeBody]) -> RecoveryCodes:
        """With a first code of the app, signing in needs one from now on. Tells the recovery codes, this once."""
        return await people_of(request).second_factors.turn_on(account_of(request), data.code, device_asking(request))

    @delete("/", status_code=HTTP_204_NO_CONTENT, summary="Turn off a second factor",
            responses=documented(400, 401, 403, 409, 413, 429))  # fmt: skip
    async def turn_off(self, request: PersonRequest, data: JSONBody[TurnOffBody]) -> None:
        """Signing in needs no code any more."""
        person = account_of(request)
        await confirm(request, person, data.current_password)
        await people_of(request).second_factors.turn_off(person, data.code, device_asking(request))

    @post("/recovery_codes", summary="New recovery codes", responses=documented(400, 401, 403, 409, 413, 429))
    async def renew(self, request: PersonRequest, data: JSONBody[CodeBody]) -> RecoveryCodes:
        """New recovery codes, shown this once; those before are worth nothing."""
        person = account_of(request)
        await count_sign_in(request, login_of(person))
        return await people_of(request).second_factors.renew_recovery_codes(person, data.code, device_asking(request))

    @post("/proof", status_code=HTTP_204_NO_CONTENT, summary="Prove my second factor",
          responses=documented(400, 401, 403, 409, 413, 429))  # fmt: skip
    async def prove(self, request: PersonRequest, data: JSONBody[CodeBody]) -> None:
        """Proves the second factor in this session once more, as what admins do needs it."""
        person, claim = account_of(request), claim_of(request)
        await count_sign_in(request, login_of(person))
        session = claim.session if claim else ""
        await people_of(request).second_factors.prove_session(person, data.code, session, device_asking(request))


def account_of(request: PersonRequest) -> Person:
    """The account that asks. Raises ApiError for guests."""
    person = person_of(request)
    login_of(person)
    return person


async def confirm(request: PersonRequest, person: Person, password: str | None) -> None:
    """Returns if a password is the account's, or it has none and has just signed in anew; counts the try. Raises
    ApiError.
    """
    await count_sign_in(request, login_of(person))
    await people_of(request).confirm(person, password, session_of(request))
