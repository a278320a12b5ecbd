"""What goes over the WebSocket of a table, messages told apart by their `type`; described over plain HTTP."""

from typing import Annotated, Final, Literal

from litestar import get
from litestar.openapi import ResponseSpec
from msgspec import Meta, Struct

from splay.server.chat.lines import ChatLine
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.errors import ErrorBody, documented
from splay.server.table_api.asking import TableId
from splay.server.table_api.schemas import Key, Sequence, TableView
from splay.views.table_model import State

LARGEST: Final = 2**53 - 1
"""The largest whole number that every client's JSON keeps."""
SWITCHING: Final = 101
UPGRADE_NEEDED: Final = 426


AnswerId = Annotated[int, Meta(ge=0, le=LARGEST, description="What the client calls its answer, for the reply")]


class AnswerMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client may send: an answer of the seat that the WebSocket is for."""

    type: Literal["answer"]
    id: AnswerId
    key: Key
    sequence: Sequence


class TableMessage(Struct, frozen=True, tag_field="type", tag="table"):
    """The table before the game starts."""

    table: TableView


class StateMessage(Struct, frozen=True, tag_field="type", tag="state", omit_defaults=True):
    """The table and the game, at once and after every change. `answered` is the id of the client's answer that has
    brought it about, if one has.
    """

    table: TableView
    state: State
    answered: int | None = None


class ChatMessage(Struct, frozen=True, tag_field="type", tag="chat"):
    """Lines of chat that are new."""

    table: TableView
    lines: list[ChatLine]


class RefusedMessage(Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """What the client has sent is refused: `id` is that of its answer, null if none can be read. The rest is what an
    answer over HTTP has as its status, body and `Retry-After`.
    """

    id: int | None
    status: int
    error: str
    message: str
    wait: int | None = None


LiveMessage = TableMessage | StateMessage | ChatMessage | RefusedMessage
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
