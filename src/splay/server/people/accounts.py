"""What people can do about themselves: play as a guest, sign up, sign in, change, and make tokens."""

from msgspec import UNSET, Struct, UnsetType, structs
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from splay.server.auth import bans, session_rows, tokens
from splay.server.auth.devices import Device
from splay.server.auth.passwords import Passwords
from splay.server.auth.person import Person, StoredPerson, person_with_id, person_with_login
from splay.server.auth.session_rows import Session
from splay.server.auth.sessions import Sessions
from splay.server.auth.tokens import LONGEST_LABEL, LONGEST_STORED_LABEL, NewToken, Token
from splay.server.ids import now
from splay.server.people import account_events, password_resets, person_rows
from splay.server.people.account_events import (
    EMAIL_CHANGED,
    PASSWORD_CHANGED,
    PASSWORD_RESET,
    SIGN_INS_UNTOLD,
    SIGNED_IN,
    TOKEN_MADE,
    AccountEvent,
)
from splay.server.people.guest_conversion import forget_channels, merge_guest
from splay.server.people.handles import give_handle
from splay.server.people.languages import checked_language
from splay.server.people.one_time_secrets import end_one_time_secrets
from splay.server.people.person_rows import rename
from splay.server.people.second_factors import SecondFactors
from splay.server.people.signup_links import check_may_sign_up
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.reserved_names import check_not_reserved
from splay.server.protocol.validation import (
    LOGIN,
    checked_email,
    checked_login,
    checked_name,
    checked_password,
    checked_text,
)
from splay.server.settings import Settings


class Changed(Struct, frozen=True):
    """Somebody who has signed in or changed something; `tables` are the ids of the tables whose seats changed by it."""

    person: StoredPerson
    tables: list[str]


class People:
    """The people of a server. Every refusal is an ApiError, fit to be sent to the person.

    `device` is that of whoever asks: an owner is told of it.
    """

    def __init__(self, engine: AsyncEngine, settings: Settings, passwords: Passwords) -> None:
        """People kept in the engine's database."""
        self.engine = engine
        self.passwords = passwords
        self.sessions = Sessions(settings)
        self.second_factors = SecondFactors(engine, settings)
        self.name_length = settings.name_length
        self.most_tokens = settings.tokens_per_person
        self.sends_mail = settings.sends_mail
        self.registration = settings.registration
        self.guests = settings.guests

    async def stored(self, person: Person) -> StoredPerson:
        """A person as stored now."""
        async with self.engine.connect() as connection:
            found = await person_with_id(connection, person.id)
        if found is None:
            raise ApiError(401, "sign_in_needed", "You are not known here any more.")
        return found

    async def check_address(self, network: str) -> None:
        """Raises ApiError if an address is banned."""
        async with self.engine.connect() as connection:
            await bans.check_address(connection, network, now())

    async def new_guest(self, current: Person | None, name: str, language: str | None = None) -> StoredPerson:
        """A new guest of a name, who reads a language."""
        if current is not None:
            raise ApiError(409, "already_known", "You play under a name already; change it instead.")
        if not self.guests:
            raise ApiError(403, "guests_off", "Here one plays with an account: sign in first.")
        name = checked_name(name, self.name_length)
        async with self.engine.begin() as connection:
            return await person_rows.add_person(connection, name, now(), language=language)

    async def sign_up(
        self,
        current: Person | None,
        login: str,
        password: str,
        name: str | None,
        email: str | None,
        language: str | None = None,
        link: str | None = None,
    ) -> StoredPerson:
        """A new account, of somebody who reads a language; a guest becomes it and keeps id, games, language and, unless
        given, name. `link` is the token of a link to sign up with, where one is needed.
        """
        if current is not None and not current.guest:
            raise ApiError(409, "already_known", "You have an account already; sign out first.")
        login = checked_login(login)
        checked_password(password, login)
        check_not_reserved(login)  # the name, unless another one is given
        own = None if current is None else current.name
        name = None if name is None else checked_name(name, self.name_length, own)
        email = None if email is None else checked_email(email)
        hashed = await self.passwords.hash(password)
        try:
            async with self.engine.begin() as connection:
                return await self.new_account(connection, current, login, hashed, name, email, language, link)
        except IntegrityError as error:
            raise ApiError(409, "login_taken", "Somebody else has this login.") from error

    async def new_account(
        self,
        connection: AsyncConnection,
        guest: Person | None,
        login: str,
        hashed: str | None,
        name: str | None,
        email: str | None,
        language: str | None,
        link: str | None,
    ) -> StoredPerson:
        """Stores an account, with a handle, if somebody may sign up, within the caller's transaction; without a hashed
        password one that signs in with a provider alone. Raises IntegrityError if the login is taken.
        """
        await check_may_sign_up(connection, self.registration, link, now())
        if guest is None:
            return await person_rows.add_person(connection, name or login, now(), login, hashed, email, language)
        if not await person_rows.become_account(connection, guest.id, login, hashed, email):
            raise ApiError(409, "already_known", "You have an account already; sign out first.")
        await forget_channels(connection, guest.id)
        await session_rows.end_sessions(connection, guest.id)
        if name is not None:
            await person_rows.change_person(connection, guest.id, name=name)
        await give_handle(connection, guest.id, name or guest.name, login, now())
        became = await person_with_id(connection, guest.id)
        if became is None:
            raise ApiError(401, "sign_in_needed", "You are not known here any more.")
        return became

    async def sign_in(
        self,
        current: Person | None,
        login: str,
        password: str,
        device: Device,
        code: str | None = None,
        new_browser: bool = False,
    ) -> Changed:
        """The account with a login and password, which takes over what the current guest has done. `code` is needed if
        it has a second factor. Its owner is told if it is a `new_browser`.

        Takes as long for a login that does not exist.
        """
        found = None
        if LOGIN.fullmatch(login):
            async with self.engine.connect() as connection:
                found = await person_with_login(connection, login.lower())
        if not await self.passwords.verify(found.password if found else None, password) or found is None:
            raise ApiError(401, "wrong_password", "No account has this login and password.")
        await self.second_factors.check_sign_in(found.person, code, device)
        async with self.engine.connect() as connection:
            await bans.check_person(connection, found.person.id, now())
        return await self.proven(current, await self.refreshed(found, password), device, new_browser)

    async def proven(self, current: Person | None, found: StoredPerson, device: Device, new_browser: bool) -> Changed:
        """An account that somebody has proved to own, and that is not banned, as signing in leaves it: it takes over
        what the current guest has done, and its owner is told if it is a `new_browser`.
        """
        if new_browser:
            async with self.engine.begin() as connection:
                await self.note(connection, found.person.id, SIGNED_IN, device)
        if current is None or not current.guest:
            return Changed(found, [])
        async with self.engine.begin() as connection:
            return Changed(found, await merge_guest(connection, current.id, found.person.id))

    async def refreshed(self, found: StoredPerson, password: str) -> StoredPerson:
        """An account whose password has just been given, hashed anew if the cost has changed since."""
        if found.password is None or not self.passwords.outdated(found.password):
            return found
        hashed = await self.passwords.hash(password)
        async with self.engine.begin() as connection:
            await person_rows.change_person(connection, found.person.id, password=hashed)
            await session_rows.end_sessions(connection, found.person.id)
        return structs.replace(found, password=hashed)

    async def change(
        self,
        person: Person,
        device: Device,
        session: str,
        name: str | UnsetType = UNSET,
        email: str | UnsetType | None = UNSET,
        password: str | UnsetType = UNSET,
        current_password: str | None = None,
        code: str | None = None,
        sign_in_notices: bool | UnsetType = UNSET,
        language: str | UnsetType = UNSET,
    ) -> Changed:
        """Changes what is given. E-mail and password are for accounts, and either needs the current password, and a
        code if there is a second factor: whoever reads the mail of an account can have another one. Either ends what
        was mailed or shown before to be used once; a new password ends all other sessions. A new name goes to the seats
        of open and running tables too.
        """
        values: dict[str, str | bool | None] = {}
        if name is not UNSET:
            values["name"] = checked_name(name, self.name_length, person.name)
        if email is not UNSET:
            login_of(person)
            values["email"] = None if email is None else checked_email(email)
        if password is not UNSET:
            checked_password(password, login_of(person))
        if email is not UNSET or password is not UNSET:
            await self.confirm_change(person, current_password, code, device, session)
        if sign_in_notices is not UNSET:
            login_of(person)
            values["sign_in_notices"] = sign_in_notices
        if language is not UNSET:
            values["language"] = checked_language(language)
        before = await self.stored(person)
        kept = {"email": before.email, "sign_in_notices": before.sign_in_notices, "language": before.language}
        values = {column: value for column, value in values.items() if column not in kept or value != kept[column]}
        if password is not UNSET:
            values["password"] = await self.passwords.hash(password)
        tables: list[str] = []
        if values:
            async with self.engine.begin() as connection:
                for kind in events_of(values):
                    await self.note(connection, person.id, kind, device)
                await person_rows.change_person(connection, person.id, **values)
                if not values.keys().isdisjoint({"email", "password"}):
                    await end_one_time_secrets(connection, person.id)
                if "password" in values:
                    await session_rows.end_sessions(connection, person.id)
                if values.get("name"):
                    tables = await rename(connection, person.id, person.name, str(values["name"]))
        return Changed(await self.stored(person), tables)

    async def reset_password(self, token: str, password: str, device: Device) -> str:
        """Gives the account that a mailed token is good for another password; the id of its person. Ends all its
        sessions and tokens. Nobody is signed in by it: a second factor is asked for when somebody signs in.
        """
        async with self.engine.connect() as connection:
            login = await password_resets.login_with(connection, token, now())
        if login is None:
            raise bad_link()
        checked_password(password, login)
        hashed = await self.passwords.hash(password)
        async with self.engine.begin() as connection:
            person = await password_resets.use_token(connection, token, now())
            if person is None:
                raise bad_link()
            await self.note(connection, person, PASSWORD_RESET, device)
            await person_rows.change_person(connection, person, password=hashed)
            await end_one_time_secrets(connection, person)
            await session_rows.end_sessions(connection, person)
            await tokens.revoke_tokens(connection, person, now())
        return person

    async def confirm(self, person: Person, current: str | None, session: str) -> None:
        """Returns if a password is the account's; of an account without one, if it has just signed in anew in this
        session. Raises ApiError.
        """
        known = await self.stored(person)
        if known.password is None:
            async with self.engine.connect() as connection:
                if not await session_rows.confirmed(connection, person.id, session, now()):
                    raise ApiError(403, "confirmation_needed", "Sign in anew first: this account has no password.")
            return
        if current is None or not await self.passwords.verify(known.password, current):
            raise ApiError(403, "wrong_password", "The current password is not right.")

    async def confirm_change(
        self, person: Person, current: str | None, code: str | None, device: Device, session: str
    ) -> None:
        """Returns if somebody may take an account over: knows its password, or has just signed in anew in this session
        if it has none, and has a code if it has a second factor. Raises ApiError. The code is looked at last, and used
        up.
        """
        await self.confirm(person, current, session)
        await self.second_factors.check_change(person, code, device)

    async def note(self, connection: AsyncConnection, person: str, kind: str, device: Device) -> None:
        """Tells the owner of an account of an event, within a transaction."""
        await account_events.note(connection, person, kind, device, self.sends_mail, now())

    async def events_shown(self, person: Person, session: str) -> list[AccountEvent]:
        """What a person is told in a session: what has happened to the account before it began."""
        async with self.engine.connect() as connection:
            begun = await session_rows.begun(connection, person.id, session)
            return await account_events.shown_in(connection, person.id, begun)

    async def session_begun(self, person: Person, session: str) -> int:
        """When a session began; 0 if it has no row."""
        async with self.engine.connect() as connection:
            return await session_rows.begun(connection, person.id, session)

    async def open_session(self, person: Person, device: Device, begun: int | None = None) -> str:
        """Begins a session of a person; its id. `begun`: when it began, if it is one that goes on."""
        async with self.engine.begin() as connection:
            return await session_rows.open_session(connection, person.id, device, now(), begun)

    async def renew_session(self, id: str) -> bool:
        """Lets a session go on for as long as a new one; False if it has ended."""
        async with self.engine.begin() as connection:
            return await session_rows.renew_session(connection, id, now())

    async def sessions_of(self, person: Person, current: str | None) -> list[Session]:
        """The sessions of a person that go on, the one used last first."""
        async with self.engine.connect() as connection:
            return await session_rows.sessions_of(connection, person.id, current, now())

    async def end_session(self, person: Person, id: str) -> bool:
        """Ends a session of a person, at once and for good; False if there is none of that id."""
        async with self.engine.begin() as connection:
            return await session_rows.end_session(connection, person.id, id, now())

    async def end_sessions(self, person: Person) -> None:
        """Ends all sessions of a person, and what it was mailed or shown to be used once. Tokens go on."""
        async with self.engine.begin() as connection:
            await session_rows.end_sessions(connection, person.id)
            await end_one_time_secrets(connection, person.id)

    async def add_token(
        self, person: Person, label: str, current_password: str | None, code: str | None, device: Device, session: str
    ) -> NewToken:
        """A new token of an account. It outlives sessions, so a session alone makes none."""
        login_of(person)
        label = checked_text(label, "label", LONGEST_LABEL, LONGEST_STORED_LABEL)
        async with self.engine.connect() as connection:
            await self.check_room(connection, person)
        await self.confirm_change(person, current_password, code, device, session)
        async with self.engine.begin() as connection:
            await self.check_room(connection, person)
            await self.note(connection, person.id, TOKEN_MADE, device)
            return await tokens.add_token(connection, person.id, label, now())

    async def check_room(self, connection: AsyncConnection, person: Person) -> None:
        """Raises ApiError if a person has as many tokens as it may have."""
        most = self.most_tokens
        if most and await tokens.token_count(connection, person.id) >= most:
            raise ApiError(409, "too_many_tokens", f"You have {most} tokens; revoke one first.")

    async def tokens_of(self, person: Person) -> list[Token]:
        """A person's tokens in use, oldest first, without their texts."""
        async with self.engine.connect() as connection:
            return await tokens.tokens_of(connection, person.id)

    async def revoke_token(self, person: Person, id: str) -> None:
        """Revokes a token, at once and for good."""
        async with self.engine.begin() as connection:
            if not await tokens.revoke_token(connection, person.id, id, now()):
                raise ApiError(404, "not_found", "You have no such token.")


def events_of(changes: dict[str, str | bool | None]) -> list[str]:
    """What an owner is told of changes of an account, by their columns."""
    told = {"email": EMAIL_CHANGED, "password": PASSWORD_CHANGED}
    events = [kind for column, kind in told.items() if column in changes]
    return events if changes.get("sign_in_notices") is not False else [*events, SIGN_INS_UNTOLD]


def bad_link() -> ApiError:
    """What is told of a token for another password that is not, or no longer, good."""
    return ApiError(409, "bad_reset", "This link was used, is older than half an hour, or is from before a change.")


def login_of(person: Person) -> str:
    """The login of an account. Raises ApiError for guests."""
    if person.login is None:
        raise ApiError(403, "account_needed", "Guests cannot do this: sign up first.")
    return person.login
