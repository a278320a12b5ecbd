"""What happens to an account, and how its owner hears of it: by mail, or on the page in whatever sessions begin later.

`telling` alone decides who is told what, and how. `note` must be called in the transaction of what happens, before a
change of the address, so that the owner of the old one is told.
"""

from typing import Final

from msgspec import Struct
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.auth.devices import Device
from splay.server.durations import DAY
from splay.server.ids import new_id
from splay.server.people.languages import words_for
from splay.server.storage.schema import account_events, account_mails, confirmations, people

PASSWORD_CHANGED: Final = "password_changed"
PASSWORD_RESET: Final = "password_reset"
EMAIL_CHANGED: Final = "email_changed"
EMAIL_CONFIRMED: Final = "email_confirmed"
SECOND_FACTOR_ON: Final = "second_factor_on"
SECOND_FACTOR_OFF: Final = "second_factor_off"
RECOVERY_CODE_USED: Final = "recovery_code_used"
RECOVERY_CODES_RENEWED: Final = "recovery_codes_new"
TOKEN_MADE: Final = "token_made"
IDENTITY_LINKED: Final = "identity_linked"
IDENTITY_UNLINKED: Final = "identity_unlinked"
SIGNED_IN: Final = "signed_in"
SIGN_INS_UNTOLD: Final = "sign_ins_untold"
DELETED: Final = "deleted"
KINDS: Final = (
    PASSWORD_CHANGED, PASSWORD_RESET, EMAIL_CHANGED, EMAIL_CONFIRMED, SECOND_FACTOR_ON, SECOND_FACTOR_OFF,
    RECOVERY_CODE_USED, RECOVERY_CODES_RENEWED, TOKEN_MADE, IDENTITY_LINKED, IDENTITY_UNLINKED, SIGNED_IN,
    SIGN_INS_UNTOLD, DELETED,
)  # fmt: skip
MOST_A_DAY: Final = 5
"""So often a day a person is told of one kind of event: none of another kind is lost among them."""
MOST_SHOWN: Final = 20


class Owner(Struct, frozen=True):
    """Whom an event concerns, as an account stands before it: `confirmed` is its address, None if that was never
    confirmed.
    """

    login: str
    confirmed: str | None
    sign_in_notices: bool


class Telling(Struct, frozen=True):
    """How an owner is told: `mail` is the address to write to, `kept` whether the event is shown on the page later."""

    mail: str | None
    kept: bool


class AccountEvent(Struct, frozen=True):
    """What has happened, when (milliseconds since 1970), and from which browser on which system, None if not known."""

    kind: str
    at: int
    browser: str | None
    system: str | None


def telling(kind: str, owner: Owner, sends_mail: bool) -> Telling:
    """Who is told of an event, and how: the owner of the address that was confirmed before it, by mail; whoever has
    none, or is at a server without mail, on the page. Sign-ins are told to those alone who want it.
    """
    if kind == SIGNED_IN and not owner.sign_in_notices:
        return Telling(None, False)
    if sends_mail and owner.confirmed is not None:
        return Telling(owner.confirmed, False)
    return Telling(None, kind not in (DELETED, EMAIL_CONFIRMED))  # nobody is left, and who has a code has the mail


async def owner_of(connection: AsyncConnection, person: str) -> Owner | None:
    """An account as it stands; None for guests and those who are gone."""
    confirmed = (
        (confirmations.c.person == people.c.id) & (confirmations.c.email == people.c.email) & confirmations.c.confirmed
    )
    query = select(people.c.login, confirmations.c.email, people.c.sign_in_notices).outerjoin_from(
        people, confirmations, confirmed
    )
    row = (await connection.execute(query.where(people.c.id == person))).one_or_none()
    return None if row is None or row.login is None else Owner(row.login, row.email, row.sign_in_notices)


async def note(connection: AsyncConnection, person: str, kind: str, device: Device, sends_mail: bool, now: int) -> None:
    """Tells an account's owner of an event, unless that was done too often today."""
    owner = await owner_of(connection, person)
    if owner is None:
        return
    told = telling(kind, owner, sends_mail)
    untold = told.mail is None and not told.kept
    if untold or await told_today(connection, person, kind, now) >= MOST_A_DAY:
        return
    what = {"id": new_id(), "person": person, "kind": kind, "at": now, **device_values(device)}
    if kind != DELETED:
        await connection.execute(insert(account_events).values(**what, mailed=not told.kept))
    if told.mail is not None:
        language = (await words_for(connection, person)).language
        mail = {"address": told.mail, "login": owner.login, "tries": 0, "due": 0, "language": language}
        await connection.execute(insert(account_mails).values(**what, **mail))


def device_values(device: Device) -> dict[str, str | None]:
    """A device as columns."""
    return {"browser": device.browser, "system": device.system}


async def told_today(connection: AsyncConnection, person: str, kind: str, now: int) -> int:
    """How many events of a kind were told to a person within a day."""
    mine = (account_events.c.person == person) & (account_events.c.kind == kind) & (account_events.c.at > now - DAY)
    return (await connection.execute(select(func.count()).select_from(account_events).where(mine))).scalar_one()


async def shown_in(connection: AsyncConnection, person: str, begun: int) -> list[AccountEvent]:
    """What a person is told on the page in a session that has begun at a moment: what happened before it and was not
    mailed, the last first. Each browser leaves out what its reader has put away: nobody who is signed in keeps it from
    the others.
    """
    untold = (account_events.c.person == person) & ~account_events.c.mailed & (account_events.c.at < begun)
    query = select(account_events).where(untold).order_by(account_events.c.at.desc(), account_events.c.id)
    found = await connection.execute(query.limit(MOST_SHOWN))
    return [AccountEvent(row.kind, row.at, row.browser, row.system) for row in found]
