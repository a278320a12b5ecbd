"""What people can do about their second factor: set it up, turn it on and off, prove it when they sign in."""

from typing import Final

from msgspec import Struct
from pyotp import TOTP
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server.auth import second_factor, session_rows
from splay.server.auth.devices import Device
from splay.server.auth.person import Person
from splay.server.ids import now
from splay.server.people import account_events
from splay.server.people.account_events import (
    RECOVERY_CODE_USED,
    RECOVERY_CODES_RENEWED,
    SECOND_FACTOR_OFF,
    SECOND_FACTOR_ON,
)
from splay.server.people.one_time_secrets import end_one_time_secrets
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.qr_code import squares_of
from splay.server.settings import Settings

ISSUER: Final = "Splay"


class SecondFactor(Struct, frozen=True):
    """Whether signing in needs a code, and how many recovery codes are left."""

    on: bool
    recovery_codes: int


class NewSecret(Struct, frozen=True):
    """What an authenticator app is told: the secret, or the whole as an address, which the squares of a QR code show, a
    row each, 1 for a dark one.
    """

    secret: str
    uri: str
    squares: list[str]

    def __repr__(self) -> str:
        """No secret has a place in a log."""
        return "NewSecret()"


class RecoveryCodes(Struct, frozen=True):
    """Recovery codes, shown this once."""

    recovery_codes: list[str]

    def __repr__(self) -> str:
        """No code has a place in a log."""
        return "RecoveryCodes()"


class SecondFactors:
    """The second factors of a server's accounts. Every refusal is an ApiError, fit to be sent to the person.

    `device` is that of whoever asks: an owner is told of it.
    """

    def __init__(self, engine: AsyncEngine, settings: Settings) -> None:
        """Those in the engine's database, with secrets made of the settings' key."""
        self.engine = engine
        self.key = settings.secret_key
        self.sends_mail = settings.sends_mail

    async def of(self, person: Person) -> SecondFactor:
        """A person's second factor as it stands."""
        async with self.engine.connect() as connection:
            on = await second_factor.is_on(connection, person.id)
            return SecondFactor(on, await second_factor.recovery_codes_left(connection, person.id))

    async def set_up(self, person: Person, login: str) -> NewSecret:
        """A new secret for an app; nothing is asked for before a first code of it has come."""
        async with self.engine.begin() as connection:
            secret = await second_factor.set_up(connection, self.key, person.id, now())
        uri = TOTP(secret).provisioning_uri(name=login, issuer_name=ISSUER)
        return NewSecret(secret, uri, squares_of(uri))

    async def turn_on(self, person: Person, code: str, device: Device) -> RecoveryCodes:
        """Asks for codes from now on."""
        async with self.engine.begin() as connection:
            made = await second_factor.turn_on(connection, self.key, person.id, code, now())
            if made is not None:
                await self.note(connection, person, SECOND_FACTOR_ON, device)
                await end_one_time_secrets(connection, person.id)
        if made is None:
            raise ApiError(409, "wrong_code", "This is not the code that the app shows now.")
        return RecoveryCodes(made)

    async def turn_off(self, person: Person, code: str, device: Device) -> None:
        """Asks for no codes any more; needs one more."""
        await self.prove(person, code, device)
        async with self.engine.begin() as connection:
            await self.note(connection, person, SECOND_FACTOR_OFF, device)
            await second_factor.turn_off(connection, person.id)
            await end_one_time_secrets(connection, person.id)

    async def renew_recovery_codes(self, person: Person, code: str, device: Device) -> RecoveryCodes:
        """New recovery codes instead of those before; needs a code."""
        await self.prove(person, code, device)
        async with self.engine.begin() as connection:
            await self.note(connection, person, RECOVERY_CODES_RENEWED, device)
            await end_one_time_secrets(connection, person.id)
            return RecoveryCodes(await second_factor.new_recovery_codes(connection, person.id))

    async def prove(self, person: Person, code: str, device: Device, status: int = 409) -> None:
        """Returns if a code is right; it is used up then."""
        async with self.engine.begin() as connection:
            right = await second_factor.passes(connection, self.key, person.id, code, now())
            if right and second_factor.is_recovery_code(code):
                await self.note(connection, person, RECOVERY_CODE_USED, device)
        if not right:
            raise ApiError(status, "wrong_code", "This code is not right, or was used already.")

    async def prove_session(self, person: Person, code: str, session: str, device: Device) -> None:
        """Returns if a code is right, and notes with the session when it was proved."""
        await self.prove(person, code, device)
        async with self.engine.begin() as connection:
            await session_rows.prove_session(connection, session, now())

    async def check_sign_in(self, person: Person, code: str | None, device: Device) -> None:
        """Returns if somebody who has given the password may sign in. Raises ApiError."""
        await self.check(person, code, device, 401, 401)

    async def check_change(self, person: Person, code: str | None, device: Device) -> None:
        """Returns if somebody who has given the password may change the account. Raises ApiError."""
        await self.check(person, code, device, 403, 409)

    async def check(self, person: Person, code: str | None, device: Device, missing: int, wrong: int) -> None:
        """Returns if no code is needed, or a right one is given, which is used up then. Raises ApiError with the status
        `missing` or `wrong`.
        """
        async with self.engine.connect() as connection:
            if not await second_factor.is_on(connection, person.id):
                return
        if code is None:
            raise ApiError(missing, "code_needed", "This account also needs a code of its authenticator app.")
        await self.prove(person, code, device, wrong)

    async def note(self, connection: AsyncConnection, person: Person, kind: str, device: Device) -> None:
        """Tells the owner of an account of an event."""
        await account_events.note(connection, person.id, kind, device, self.sends_mail, now())
