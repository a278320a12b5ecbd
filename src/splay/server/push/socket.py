"""The WebSocket of a table: what a seat is told, pushed whenever something changes, and what it answers."""

from typing import Annotated, Final

from litestar import WebSocket, websocket
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery, PathParameter, QueryParameter
from litestar.types import ControllerRouterHandler

from splay.server.acts.attendance import Attendance
from splay.server.auth.person import Person
from splay.server.chat.lines import HIGHEST_LINE
from splay.server.ids import ID_PATTERN
from splay.server.notifications.presence import Presence
from splay.server.protection.costs import pay
from splay.server.protocol.api_error import ApiError
from splay.server.push.incoming import Incoming
from splay.server.push.messages import live_description
from splay.server.push.watch import Watch
from splay.server.table_api.schemas import WithMessages
from splay.server.table_api.spectators import viewer_of
from splay.server.table_api.table_views import cost_of_telling
from splay.server.tables.table_changes import TableStore
from splay.server.workers.hub import NOTHING, Hub

REFUSED = 4403
"""The code a socket is closed with if the person may not look."""
SESSION_ENDED: Final = 401
TOO_MANY: Final = 429


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: WebSocket[Person | None, str | None, AppState],
    table_id: Annotated[str, PathParameter(pattern=ID_PATTERN)],
    tables: NamedDependency[TableStore],
    hub: NamedDependency[Hub],
    since: Annotated[int, QueryParameter(ge=0)] = 0,
    seat: FromQuery[int | None] = None,
    chat: Annotated[int, QueryParameter(ge=0, le=HIGHEST_LINE)] = 0,
    messages: WithMessages = True,
) -> None:
    """Sends `{"type": "table", ...}` and, once the game runs, `{"type": "state", ...}`: at once, and at every change.

    `{"type": "chat", ...}` brings the lines of chat after `chat`, the number of the last one that the client has.
    A client that was away connects again with the `since` and `chat` it has. It may ask whether we are here: "ping".
    It may answer questions of its seat, too: see `push.watch`. Before each message that is sent or done it is looked
    again who asks: a session or token that has ended hears nothing more.
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
        attendance: Attendance = socket.app.state.services.attendance
        presence: Presence = socket.app.state.services.notifier.presence
        watch = Watch(socket, tables, table, seat, since, chat, messages)
        try:
            async with presence.at(table_id, person) as looking, attendance.at(table, person):
                incoming = Incoming(socket, lambda: subscription.wake(NOTHING), looking)
                async with incoming.listening():
                    await watch.go_on(incoming, subscription)
        except WebSocketDisconnect:
            pass
        except ApiError as error:
            if error.status == SESSION_ENDED:
                raise  # told by `protocol.handshakes`
            await socket.close(REFUSED, str(error))


HANDLERS: Final[list[ControllerRouterHandler]] = [live, live_description]
"""The handlers of a table's WebSocket."""
