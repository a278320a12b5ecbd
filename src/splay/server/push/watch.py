"""Somebody who watches a table over a WebSocket, and may answer what its seat is asked."""

from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException

from splay.server.auth.authentication import check_still_known
from splay.server.auth.guards import person_of
from splay.server.auth.person import Person
from splay.server.chat.lines import line_view, lines_after
from splay.server.protection.message_limits import MessageLimits
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.strict_request import read_exactly
from splay.server.push.incoming import Incoming
from splay.server.push.messages import (
    AnswerMessage,
    ChatMessage,
    LiveMessage,
    RefusedMessage,
    StateMessage,
    TableMessage,
)
from splay.server.table_api.answers import give_answer
from splay.server.table_api.encoded_views import EncodedViews
from splay.server.table_api.refusals import CODES, refusal_of
from splay.server.table_api.schemas import Answer
from splay.server.table_api.spectators import as_seen_by, heard_until, may_hear, viewer_of
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import Subscription

REFUSALS: Final[tuple[type[Exception], ...]] = (ApiError, HTTPException, *CODES)
"""What is told to whoever has sent something; anything else ends the WebSocket."""


class Watch:
    """What somebody has been told so far, and is told next. `since` is the sequence and `chat` the number of the last
    line that the client has.
    """

    def __init__(
        self,
        socket: WebSocket[Person | None, str | None, AppState],
        tables: TableStore,
        table: TableState,
        seat: int | None,
        since: int,
        chat: int,
        with_messages: bool,
    ) -> None:
        """Looks at a table as it stands now, through the eyes of a seat if one is named."""
        self.socket = socket
        self.person = socket.user.id if socket.user else None
        self.tables = tables
        self.table = table
        self.seat = seat
        self.since = since
        self.chat = chat
        self.with_messages = with_messages
        self.views: EncodedViews = socket.app.state.services.encoded_views
        self.limits: MessageLimits = socket.app.state.message_limits

    async def go_on(self, incoming: Incoming, subscription: Subscription) -> None:
        """Tells the table as it is, and every change, and does what the client sends, until it has gone.

        Raises ApiError if the person may not look any more, WebSocketDisconnect.
        """
        await check_still_known(self.socket.scope)
        await self.tell()
        while True:
            subscription.told = self.table.row.version
            version = await subscription.wait()
            sent = incoming.take()
            if sent is None and incoming.over:
                return
            if sent is None and not self.is_new(version):
                continue
            await check_still_known(self.socket.scope)
            answered = None if sent is None else await self.answer(sent)
            is_new = self.is_new(version)
            if is_new:
                self.table = await self.tables.look(self.table.row.id, version)
            if is_new or answered is not None:
                await self.tell(answered)

    def is_new(self, version: int | None) -> bool:
        """Whether a version of the table, None for one that must be asked for, is later than the one known here."""
        return version is None or version > self.table.row.version

    async def answer(self, sent: str) -> int | None:
        """Gives the answer that a client has sent; its id, or None if it is refused, which the client is told."""
        try:
            async with self.limits.counted(self.socket.scope):
                person = person_of(self.socket)
                message: AnswerMessage = read_exactly(sent, AnswerMessage, "message")
                answer = Answer(message.key, message.sequence, self.own_seat())
                self.table, _ = await give_answer(self.tables, self.table.row.id, person, answer)
        except REFUSALS as error:
            refusal = refusal_of(error, self.socket.app.state)
            told = RefusedMessage(id_in(sent), refusal.status, refusal.code, refusal.message, refusal.wait)
            await self.send(told)
            return None
        return message.id

    def own_seat(self) -> int:
        """The seat that this WebSocket is for. Raises ApiError if it is none: spectators do not answer."""
        viewer = viewer_of(self.table, self.person, self.seat)
        if viewer < 0:
            raise ApiError(409, "not_yours", "this WebSocket is a spectator's: answer over that of your seat")
        return viewer

    async def tell(self, answered: int | None = None) -> None:
        """Sends what the person is told of the table now; `answered` is the id of the answer that it has given."""
        table = encoded(self.views.table(self.table, self.person))
        if self.table.game is None:
            await self.send(TableMessage(table))
        else:
            viewer = viewer_of(self.table, self.person, self.seat)
            shown = await as_seen_by(self.tables, self.table, viewer)
            state = self.views.state(self.table, shown, viewer, self.since, self.with_messages)
            self.since = self.since if shown.game is None else shown.game.sequence
            await self.send(StateMessage(table, encoded(state), answered))
        await self.tell_chat()

    async def tell_chat(self) -> None:
        """Sends the lines of chat that are new and that the person hears, if any."""
        if self.table.row.chat <= self.chat or not may_hear(self.table, self.person):
            return
        until = await heard_until(self.tables, self.table, self.person)
        lines = await lines_after(self.tables.engine, self.table.row.id, self.chat, self.person, until)
        if lines:
            told = [line_view(self.table, line, self.person) for line in lines]
            await self.send(ChatMessage(encoded(self.views.table(self.table, self.person)), told))
            self.chat = lines[-1].id

    async def send(self, message: LiveMessage) -> None:
        """Sends a message. Raises WebSocketDisconnect."""
        await self.socket.send_data(msgspec.json.encode(message), mode="text")


def encoded(told: bytes) -> Any:  # noqa: ANN401 - stands for what it was made of
    """What is JSON already, as a part of a message."""
    return msgspec.Raw(told)


class Identified(msgspec.Struct, frozen=True):
    """What is read of a message that may not fit otherwise."""

    id: int | None = None


def id_in(sent: str) -> int | None:
    """The id of a message, or None if none can be read."""
    try:
        found = msgspec.json.decode(sent, type=Identified).id
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return None
    return found
