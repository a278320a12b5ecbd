"""Looking every few seconds for people to tell that a table waits for them."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from litestar import Request
from litestar.datastructures import State
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.games.game_from_log import RulesChanged
from splay.server.notifications import account_mails, attention, channels, outbox
from splay.server.notifications.account_mails import AccountMail, letter
from splay.server.notifications.attention import Waiting
from splay.server.notifications.channels import Channel
from splay.server.notifications.mail import Mail
from splay.server.notifications.messages import (
    EMAIL,
    NOT_ALLOWED,
    TURN,
    WEBHOOK,
    Message,
    NotDelivered,
    Senders,
    table_link,
)
from splay.server.notifications.outbox import Pending
from splay.server.notifications.posting import Poster
from splay.server.notifications.presence import Presence
from splay.server.notifications.unsubscribe import stop_link
from splay.server.notifications.webhook import Webhooks
from splay.server.operations.background import Repeated
from splay.server.people.languages import words_for
from splay.server.protocol.api_error import ApiError
from splay.server.settings import Settings
from splay.server.storage.unavailable import DATABASE_ERRORS
from splay.server.tables.table_changes import TableStore

EVERY: Final = 5.0
"""Seconds between two looks."""
PATIENCE: Final = 20_000
"""Milliseconds that a table must have stood still, and its person been away, before a message."""
ERRORS: Final = (*DATABASE_ERRORS, OSError, RulesChanged, ValueError, LookupError)
"""What the database raises, the way to others, or a game that these rules cannot play."""


def senders_of(settings: Settings) -> Senders:
    """The senders that the settings allow."""
    senders: Senders = {WEBHOOK: Webhooks(Poster(settings.webhooks_anywhere))}
    if settings.smtp_host is not None:
        senders[EMAIL] = Mail(settings)
    return senders


class Notifier:
    """One worker's look at waiting people. Several workers may look; the database lets one of them send a message.

    `looks` go on by themselves once they start; `rest` after them.
    """

    def __init__(self, tables: TableStore, settings: Settings, report: Callable[[BaseException], None]) -> None:
        """`report` is told what failed within a look; the next look comes all the same."""
        self.tables = tables
        self.engine = tables.engine
        self.settings = settings
        self.report = report
        self.senders = senders_of(settings)
        self.presence = Presence(self.engine, tables.now)
        self.sending: set[asyncio.Task[None]] = set()
        self.looks = Repeated(self.look, EVERY, ERRORS, report)

    async def look(self) -> None:
        """Notes who is here, finds who must be told, and begins to send what is due. A game that cannot be read keeps
        no other one.
        """
        now = self.tables.now()
        await self.presence.write(now)
        async with self.engine.connect() as connection:
            found = await attention.waiting(connection, now - PATIENCE)
        for waiting in found:
            try:
                await self.consider(waiting, now)
            except ApiError:
                continue  # it has gone meanwhile, or it is one that the tables have noted as unreadable
            except ERRORS as error:
                self.report(error)
        await self.send_due(now)
        await self.send_account_mails(now)

    async def consider(self, waiting: Waiting, now: int) -> None:
        """Puts a message on its way if a person is asked and was not told in this turn, by any worker."""
        turn = await self.turn_of(waiting.table_id) if waiting.asked_seats else None
        news = turn is not None and turn != waiting.turn
        async with self.engine.begin() as connection:
            if await attention.claim(connection, waiting, turn) and news and turn is not None:
                await outbox.put(connection, waiting.table_id, waiting.person, turn, now)

    async def turn_of(self, table_id: str) -> int | None:
        """The number of the turn that a table is in. Raises ApiError if it is gone or cannot be read."""
        game = (await self.tables.look(table_id)).game
        return None if game is None else game.session.start.turn_number

    async def send_due(self, now: int) -> None:
        """Begins to send what is due, as far as there is room."""
        async with self.engine.connect() as connection:
            found = await outbox.due(connection, now)
        for pending in found[: max(outbox.AT_ONCE - len(self.sending), 0)]:
            async with self.engine.begin() as connection:
                taken = await outbox.take(connection, pending, now)
            if taken is not None:
                self.begin(self.deliver(taken))

    async def send_account_mails(self, now: int) -> None:
        """Begins to send the mails to owners of accounts that are due, as far as there is room."""
        async with self.engine.connect() as connection:
            found = await account_mails.due(connection, now)
        for mail in found[: max(outbox.AT_ONCE - len(self.sending), 0)]:
            async with self.engine.begin() as connection:
                taken = await account_mails.take(connection, mail, now)
            if taken is not None:
                self.begin(self.deliver_account_mail(taken))

    def begin(self, delivery: Coroutine[Any, Any, None]) -> None:
        """Lets a delivery go on beside what follows."""
        task = asyncio.create_task(delivery)
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def deliver_account_mail(self, mail: AccountMail) -> None:
        """Tries to send a mail once; it is done with if that went well, or failed too often."""
        arrived = False
        try:
            post = self.senders.get(EMAIL)
            if isinstance(post, Mail):
                with suppress(NotDelivered):
                    await post.post(
                        mail.address, *letter(mail, self.settings.address), stop=None, language=mail.language
                    )
                    arrived = True
            async with self.engine.begin() as connection:
                if arrived:
                    await account_mails.drop(connection, mail)
                elif mail.was_last or post is None:
                    await account_mails.give_up(connection, mail)
        except ERRORS as error:
            self.report(error)

    async def deliver(self, pending: Pending) -> None:
        """Tries to send a message once, and notes how that went."""
        try:
            async with self.engine.connect() as connection:
                channel = await channels.channel(connection, pending.channel)
                message = None if channel is None else await self.message_for(connection, pending, channel)
            if channel is None or message is None:
                async with self.engine.begin() as connection:
                    await outbox.drop(connection, pending)
                return
            await self.try_once(pending, channel, message)
        except ERRORS as error:
            self.report(error)

    async def message_for(self, connection: AsyncConnection, pending: Pending, channel: Channel) -> Message | None:
        """What to say, or None if nothing is to be said any more."""
        if not channel.on or channel.kind not in self.senders:
            return None
        seats = await outbox.still_waits(connection, pending, channel.person, self.tables.now() - PATIENCE)
        if not seats or not await outbox.may_go_to(connection, channel.person, channel.kind, channel.address):
            return None
        name, others = await outbox.names_at(connection, pending.table_id, channel.person)
        url = table_link(self.settings.address, pending.table_id)
        stop = stop_link(self.settings, channel.person, channel.address) if channel.kind == EMAIL else ""
        language = (await words_for(connection, channel.person)).language
        return Message(TURN, channel.person, name, url, pending.table_id, seats, others, stop, language)

    async def try_once(self, pending: Pending, channel: Channel, message: Message) -> None:
        """Sends a message; it is done with if that went well, or failed too often or for good."""
        lost = ""
        try:
            await self.senders[channel.kind].send(channel.address, message)
        except NotDelivered as error:
            lost = error.reason
        async with self.engine.begin() as connection:
            if not lost:
                await channels.note_success(connection, channel.id)
                await outbox.drop(connection, pending)
            elif pending.was_last or lost == NOT_ALLOWED:
                await channels.note_loss(connection, channel.id, lost)
                await outbox.drop(connection, pending)

    async def rest(self) -> None:
        """Returns when nothing is being sent."""
        while self.sending:
            await asyncio.gather(*self.sending)


def notifier_of(request: Request[Any, Any, State]) -> Notifier:
    """What sends this server's messages."""
    notifier: Notifier = request.app.state.services.notifier
    return notifier


def mail_of(notifier: Notifier) -> Mail:
    """What sends this server's e-mail. Raises ApiError if it sends none."""
    mail = notifier.senders.get(EMAIL)
    if not isinstance(mail, Mail):
        raise ApiError(409, "no_mail", "This server sends no e-mail.")
    return mail
