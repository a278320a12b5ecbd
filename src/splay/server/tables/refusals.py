"""How what the rules refuse is told over HTTP."""

from typing import Any, Final

from litestar import Request, Response
from litestar.types import ExceptionHandlersMap

from splay.core.options import BadOptions
from splay.core.session import IllegalAnswer, NotAsked, StaleAnswer, UndoRefused
from splay.server.protocol.errors import ErrorBody, response
from splay.views.preview import NoSuchAction

CODES: Final[dict[type[Exception], tuple[int, str]]] = {
    StaleAnswer: (409, "stale"),
    NotAsked: (409, "not_asked"),
    IllegalAnswer: (422, "illegal"),
    UndoRefused: (409, "no_undo"),
    BadOptions: (422, "bad_options"),
    NoSuchAction: (422, "no_such_action"),
}


def as_response(_request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """A refusal of the rules as an answer. What was sent is not repeated."""
    status, code = CODES[type(error)]
    return response(status, code, SENTENCES.get(code, str(error)))


SENTENCES: Final = {
    "illegal": "This is none of the options.",
    "no_such_action": "The player has no such action now.",
}
TABLE_HANDLERS: Final[ExceptionHandlersMap] = dict.fromkeys(CODES, as_response)
