"""What the WebSocket of a table sends: messages told apart by their `type`, and their description over plain HTTP."""

from typing import Final

from litestar import get
from litestar.openapi import ResponseSpec
from msgspec import Struct

from splay.server.chat.lines import ChatLine
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.errors import ErrorBody, documented
from splay.server.tables.api import TableId
from splay.server.tables.schemas import TableView
from splay.views.table_model import State

SWITCHING: Final = 101
UPGRADE_NEEDED: Final = 426


class TableMessage(Struct, frozen=True, tag_field="type", tag="table"):
    """The table before the game starts."""

    table: TableView


class StateMessage(Struct, frozen=True, tag_field="type", tag="state"):
    """The table and the game, at once and after every change."""

    table: TableView
    state: State


class ChatMessage(Struct, frozen=True, tag_field="type", tag="chat"):
    """Lines of chat that are new."""

    table: TableView
    lines: list[ChatLine]


LiveMessage = TableMessage | StateMessage | ChatMessage
MESSAGES: Final = ResponseSpec(
    LiveMessage,  # type: ignore[arg-type]  # Litestar describes unions, too
    generate_examples=False,
    description="The messages of the WebSocket",
)


@get(
    "/api/tables/{table_id:str}/live",
    tags=["tables"],
    summary="What happens at a table, as a WebSocket",
    status_code=UPGRADE_NEEDED,
    responses={SWITCHING: MESSAGES, **documented(400, 401, 429)},
    sync_to_thread=False,
)
def live_description(table_id: TableId) -> ErrorBody:
    """Answers 426: the address is a WebSocket's. As 101 stand the messages that the WebSocket sends, one at once and
    one at every change; it takes the parameters `since`, `seat`, `chat` and `messages` (see `docs/protocol.md`).
    """
    raise ApiError(UPGRADE_NEEDED, "websocket_needed", "Open a WebSocket at this address.")
