"""The WebSocket of a table: what a seat is told, pushed whenever something changes."""

import asyncio
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery, PathParameter, QueryParameter

from splay.server.auth.authentication import check_still_known
from splay.server.auth.person import Person
from splay.server.chat.lines import HIGHEST_LINE, line_view, lines_after
from splay.server.ids import ID_PATTERN
from splay.server.notifications.presence import Presence
from splay.server.protection.costs import pay
from splay.server.protocol.api_error import ApiError
from splay.server.push.messages import ChatMessage, LiveMessage, StateMessage, TableMessage
from splay.server.push.shared_messages import SharedMessages
from splay.server.tables.hub import Hub
from splay.server.tables.schemas import WithMessages
from splay.server.tables.spectators import as_seen_by, heard_until, may_hear, viewer_of
from splay.server.tables.table import Table
from splay.server.tables.table_changes import Tables
from splay.server.tables.table_views import cost_of_telling, state_of, table_view
from splay.views.view import SPECTATOR

REFUSED = 4403
"""The code a socket is closed with if the person may not look."""
SESSION_ENDED: Final = 401
TOO_MANY: Final = 429
PING: Final = "ping"
PONG: Final = '{"type":"pong"}'


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Person | None, str | None, AppState],
    table_id: Annotated[str, PathParameter(pattern=ID_PATTERN)],
    tables: NamedDependency[Tables],
    hub: NamedDependency[Hub],
    since: Annotated[int, QueryParameter(ge=0)] = 0,
    seat: FromQuery[int | None] = None,
    chat: Annotated[int, QueryParameter(ge=0, le=HIGHEST_LINE)] = 0,
    messages: WithMessages = True,
) -> None:
    """Sends `{"type": "table", ...}` and, once the game runs, `{"type": "state", ...}`: at once, and at every change.

    `{"type": "chat", ...}` brings the lines of chat after `chat`, the number of the last one that the client has.
    A client that was away connects again with the `since` and `chat` it has. It may ask whether we are here: "ping".
    Before each message it is looked again who asks: a session or token that has ended hears nothing more.
    """
    person = socket.user.id if socket.user else None
    with hub.subscribed(table_id, person) as subscription:
        try:
            table = await tables.look(table_id)
            viewer_of(table, person, seat)
            await pay(cost_of_telling(table, since))
        except ApiError as error:
            if error.status == TOO_MANY:
                raise  # told by `protocol.handshakes`
            await socket.accept()
            await socket.close(REFUSED, str(error))
            return
        await socket.accept()
        leaving = asyncio.create_task(until_gone(socket))
        leaving.add_done_callback(lambda _: subscription.wake(0))
        presence: Presence = socket.app.state.notifier.presence
        try:
            async with presence.at(table_id, person, tables.now()):
                while not leaving.done():
                    await check_still_known(socket.scope)
                    since = await tell(socket, tables, table, person, seat, since, messages)
                    chat = await tell_chat(socket, tables, table, person, chat)
                    subscription.told = table.row.version
                    table = await tables.look(table_id, await subscription.wait())
        except WebSocketDisconnect:
            pass
        except ApiError as error:
            if error.status == SESSION_ENDED:
                raise  # told by `protocol.handshakes`
            await socket.close(REFUSED, str(error))
        finally:
            leaving.cancel()


async def until_gone(socket: WebSocket[Any, Any, Any]) -> None:
    """Returns when the client has gone. Meanwhile a ping is answered, and whatever else it says is ignored."""
    with suppress(WebSocketDisconnect, OSError):  # uvicorn's, for an answer to a client that has gone
        while True:
            if await socket.receive_data("text") == PING:
                await socket.send_data(PONG, mode="text")


async def tell(
    socket: WebSocket[Person | None, str | None, AppState],
    tables: Tables,
    table: Table,
    person: str | None,
    seat: int | None,
    since: int,
    with_messages: bool,
) -> int:
    """Sends what the person is told of the table now; the sequence that it has then."""
    messages: SharedMessages = socket.app.state.shared_messages
    if table.game is None:
        how = (SPECTATOR, since, with_messages)
        message = messages.of(table, person, how, lambda: TableMessage(table_view(table, person)))
    else:
        viewer = viewer_of(table, person, seat)
        shown = await as_seen_by(tables, table, viewer)
        known, since = since, since if shown.game is None else shown.game.sequence

        def state_message() -> LiveMessage:
            return StateMessage(table_view(table, person), state_of(shown, viewer, known, with_messages))

        message = messages.of(table, person, (viewer, known, with_messages), state_message)
    await socket.send_data(message, mode="text")
    return since


async def tell_chat(
    socket: WebSocket[Person | None, str | None, AppState], tables: Tables, table: Table, person: str | None, chat: int
) -> int:
    """Sends the lines of chat after number `chat` that the person hears, if any; the number of the last one."""
    if table.row.chat <= chat or not may_hear(table, person):
        return chat
    lines = await lines_after(tables.engine, table.row.id, chat, person, await heard_until(tables, table, person))
    if not lines:
        return chat
    told = [line_view(table, line, person) for line in lines]
    message = ChatMessage(table_view(table, person), told)
    await socket.send_data(msgspec.json.encode(message), mode="text")
    return lines[-1].id
