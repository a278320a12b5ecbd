"""Mails to owners of accounts about what has happened there: on their way, and what they say."""

from datetime import UTC, datetime
from typing import Final

from msgspec import Struct, structs
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.locale.dates import moment_in
from splay.server.notifications import outbox
from splay.server.notifications.outbox import AT_ONCE, PAUSES
from splay.server.storage.schema import account_events, account_mails
from splay.views.languages import written_in


class AccountMail(Struct, frozen=True):
    """A mail on its way; see `schema.account_mails`."""

    id: str
    address: str
    login: str
    kind: str
    at: int
    browser: str | None
    system: str | None
    tries: int
    language: str | None = None

    def __repr__(self) -> str:
        """The mail without its address, which has no place in a log."""
        return f"AccountMail({self.id!r}, {self.kind!r})"

    @property
    def was_last(self) -> bool:
        """Whether the mail was tried often enough."""
        return self.tries > len(PAUSES)


COLUMNS: Final = [account_mails.c[name] for name in AccountMail.__struct_fields__]


async def due(connection: AsyncConnection, now: int) -> list[AccountMail]:
    """The mails to try now."""
    query = select(*COLUMNS).where(account_mails.c.due <= now).order_by(account_mails.c.due, account_mails.c.at)
    return [AccountMail(**row) for row in (await connection.execute(query.limit(AT_ONCE))).mappings()]


async def take(connection: AsyncConnection, mail: AccountMail, now: int) -> AccountMail | None:
    """Takes a mail for one try by this worker; None if another one was first."""
    tries = await outbox.count_try(connection, account_mails, mail.id, mail.tries, now)
    return None if tries is None else structs.replace(mail, tries=tries)


async def drop(connection: AsyncConnection, mail: AccountMail) -> None:
    """Ends a mail that was sent."""
    await outbox.remove(connection, account_mails, mail.id)


async def give_up(connection: AsyncConnection, mail: AccountMail) -> None:
    """Ends a mail that never arrived: its event is shown on the page instead."""
    await connection.execute(update(account_events).where(account_events.c.id == mail.id).values(mailed=False))
    await drop(connection, mail)


def letter(mail: AccountMail, address: str) -> tuple[str, str]:
    """The subject and the text of a mail; `address` is where the server is found."""
    words = written_in(mail.language)
    when = moment_in(words, datetime.fromtimestamp(mail.at / 1000, UTC))
    text = words.text(f"account-mail-{mail.kind}", login=mail.login, when=when, device=device(mail), url=address)
    return words.text(f"account-mail-{mail.kind}-subject"), text


def device(mail: AccountMail) -> str:
    """The browser and system of an event, as far as they are known."""
    words = written_in(mail.language)
    if mail.browser and mail.system:
        return words.text("people-session-device", browser=mail.browser, system=mail.system)
    return mail.browser or mail.system or words.text("people-session-unknown")
