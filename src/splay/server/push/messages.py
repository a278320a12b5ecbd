"""What the WebSocket of a table sends: messages told apart by their `type`."""

from msgspec import Struct

from splay.server.chat.lines import ChatLine
from splay.server.tables.schemas import State, TableView


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
