"""How what the rules refuse is told."""

from typing import Any, Final

from litestar import Request, Response
from litestar.datastructures import State
from litestar.types import ExceptionHandlersMap

from splay.core.options import BadOptions
from splay.core.session import IllegalAnswer, NotAsked, StaleAnswer, UndoRefused
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.errors import ErrorBody, refusal_for, response
from splay.views.preview import NoSuchAction

CODES: Final[dict[type[Exception], tuple[int, str]]] = {
    StaleAnswer: (409, "stale"),
    NotAsked: (409, "not_asked"),
    IllegalAnswer: (422, "illegal"),
    UndoRefused: (409, "no_undo"),
    BadOptions: (422, "bad_options"),
    NoSuchAction: (422, "no_such_action"),
}


def refusal_by_rules(error: Exception) -> ApiError:
    """A refusal of the rules as one of ours. What was sent is not repeated."""
    status, code = CODES[type(error)]
    return ApiError(status, code, SENTENCES.get(code, str(error)))


def as_response(_request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """A refusal of the rules as an answer over HTTP."""
    refusal = refusal_by_rules(error)
    return response(refusal.status, refusal.code, refusal.message)


def refusal_of(error: Exception, state: State) -> ApiError:
    """What is told of an error, by the rules or any other; see `protocol.errors`."""
    return refusal_by_rules(error) if type(error) in CODES else refusal_for(error, state)


SENTENCES: Final = {
    "illegal": "This is none of the options.",
    "no_such_action": "The player has no such action now.",
}
TABLE_HANDLERS: Final[ExceptionHandlersMap] = dict.fromkeys(CODES, as_response)
