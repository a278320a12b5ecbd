"""How the table's refusals are told over HTTP."""

from typing import Any, Final

from litestar import Request, Response
from litestar.types import ExceptionHandlersMap

from splay.core.options import BadOptions
from splay.core.session import IllegalAnswer, NotAsked, StaleAnswer, UndoRefused
from splay.server.protocol.errors import ErrorBody, response
from splay.server.tables.table import NoSuchTable, Refused
from splay.server.tables.table_settings import BadManners
from splay.views.preview import NoSuchAction

CODES: Final[dict[type[Exception], tuple[int, str]]] = {
    NoSuchTable: (404, "no_such_table"),
    StaleAnswer: (409, "stale"),
    NotAsked: (409, "not_asked"),
    IllegalAnswer: (422, "illegal"),
    UndoRefused: (409, "no_undo"),
    BadOptions: (422, "bad_options"),
    BadManners: (422, "bad_manners"),
    NoSuchAction: (422, "no_such_action"),
}


def told(_request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """A refusal of the rules or of a table as an answer. What was sent is not repeated."""
    status, code = CODES[type(error)]
    return response(status, code, SENTENCES.get(code, str(error)))


def told_by_table(_request: Request[Any, Any, Any], error: Refused) -> Response[ErrorBody]:
    """A refusal of a table, which brings its own word."""
    return response(409, error.code, str(error))


SENTENCES: Final = {
    "illegal": "This is none of the options.",
    "no_such_action": "The player has no such action now.",
}
TABLE_HANDLERS: Final[ExceptionHandlersMap] = {**dict.fromkeys(CODES, told), Refused: told_by_table}
