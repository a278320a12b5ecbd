"""The WebSocket's address over plain HTTP: it says what is missing, and describes the messages in the OpenAPI page."""

from typing import Final

from litestar import get
from litestar.openapi import ResponseSpec

from splay.server.protocol.api_error import ApiError
from splay.server.protocol.errors import ErrorBody, documented
from splay.server.push.messages import LiveMessage
from splay.server.tables.api import TableId

SWITCHING: Final = 101
UPGRADE_NEEDED: Final = 426
MESSAGES: Final = ResponseSpec(
    LiveMessage,  # type: ignore[arg-type]  # Litestar describes unions, too
    generate_examples=False,
    description="The messages of the WebSocket",
)


@get(
    "/api/tables/{table:str}/live",
    tags=["tables"],
    summary="What happens at a table, as a WebSocket",
    status_code=UPGRADE_NEEDED,
    responses={SWITCHING: MESSAGES, **documented(400, 401, 429)},
    sync_to_thread=False,
)
def live_description(table: TableId) -> ErrorBody:
    """Answers 426: the address is a WebSocket's. As 101 stand the messages that the WebSocket sends, one at once and
    one at every change; it takes the parameters `since`, `seat` and `chat` (see `docs/protocol.md`).
    """
    raise ApiError(UPGRADE_NEEDED, "websocket_needed", "Open a WebSocket at this address.")
