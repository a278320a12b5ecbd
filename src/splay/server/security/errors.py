"""How refusals and mistakes are told: `{"error": code, "message": text}`, over HTTP and at a WebSocket's handshake."""

import logging
from http import HTTPStatus
from traceback import format_tb
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException, WebSocketDisconnect
from litestar.middleware import ASGIMiddleware
from litestar.openapi import ResponseSpec
from litestar.types import ASGIApp, ExceptionHandlersMap, Message, Receive, Scope, Send
from msgspec import Struct, json
from sqlalchemy.exc import SQLAlchemyError

from splay.server.security.refusal import Refusal
from splay.server.storage.away import is_away

log: Final = logging.getLogger("splay.server")
LONGEST_LOGGED: Final = 300
CODES: Final = {
    400: "bad_request",
    401: "sign_in_needed",
    403: "forbidden",
    404: "not_found",
    405: "method_not_allowed",
    413: "too_large",
    415: "unsupported_media_type",
    429: "too_many_requests",
    500: "internal",
    503: "busy",
}


class ErrorBody(Struct, frozen=True):
    """What went wrong: `error` is a stable word for programs, `message` a sentence for people."""

    error: str
    message: str


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """The OpenAPI description of a handler's refusals, for its `responses`; 503 where the database is away is added."""
    return {
        status: ResponseSpec(ErrorBody, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in {*statuses, 503}
    }


def response(status: int, code: str, message: str, headers: dict[str, str] | None = None) -> Response[ErrorBody]:
    """An error as a response."""
    return Response(ErrorBody(code, message), status_code=status, media_type=MediaType.JSON, headers=headers)


def headers_of(refusal: Refusal) -> dict[str, str]:
    """The headers of a refusal: when to come back."""
    return {} if refusal.wait is None else {"Retry-After": str(refusal.wait)}


def refused(_request: Request[Any, Any, Any], refusal: Refusal) -> Response[ErrorBody]:
    """Tells a refusal of ours."""
    return response(refusal.status, refusal.code, refusal.message, headers_of(refusal))


def malformed(_request: Request[Any, Any, Any], error: ValidationException) -> Response[ErrorBody]:
    """Tells which part of a request does not fit, and why."""
    parts = [part for part in error.extra or [] if isinstance(part, dict)]
    told = [f"{part.get('key', 'body')}: {part.get('message', 'not valid')}" for part in parts]
    return response(400, "bad_request", "; ".join(told) or error.detail)


def http_error(_request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    """Tells an error that Litestar has found: no such path, a body too large or not JSON."""
    status = error.status_code
    message = HTTPStatus(status).phrase if status >= 500 else error.detail
    return response(status, CODES.get(status, "refused"), message, error.headers)


def database_error(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Tells that the database cannot be reached now, and when to try again; another error of it is our mistake."""
    away = away_refusal(error)
    return unexpected(request, error) if away is None else refused(request, away)


def away_refusal(error: Exception) -> Refusal | None:
    """What is told where the database cannot be reached now, which is logged; None for any other error."""
    if not is_away(error):
        return None
    log.warning("the database cannot be reached (%s)", type(error).__name__)
    return Refusal(503, "busy", "The database cannot be reached at this moment; look again in a second.", 1)


def unexpected(_request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Logs a mistake of ours, on one escaped line each, and tells only that there was one."""
    places = " ".join("".join(format_tb(error.__traceback__)).split())
    log.error("unexpected %s: %s; %s", type(error).__name__, ascii(str(error))[:LONGEST_LOGGED], places)
    return response(500, "internal", "Something went wrong on the server; it has been noted.")


HANDLERS: Final[ExceptionHandlersMap] = {
    Refusal: refused,
    ValidationException: malformed,
    HTTPException: http_error,
    SQLAlchemyError: database_error,
    OSError: database_error,
    Exception: unexpected,
}


class RefusedHandshakes(ASGIMiddleware):
    """Answers a WebSocket's handshake that is refused with the same status and body as an HTTP request.

    A socket that is open when the database goes away is closed, with the code 4503: the client then connects again.
    """

    scopes = (ScopeType.WEBSOCKET,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Passes on; a refusal before the socket is accepted becomes a response, where the server can send one."""
        accepted = False

        async def watched(message: Message) -> None:
            nonlocal accepted
            accepted = accepted or message["type"] == "websocket.accept"
            try:
                await send(message)
            except OSError as error:
                raise WebSocketDisconnect(detail="the client has gone") from error

        try:
            await next_app(scope, receive, watched)
        except WebSocketDisconnect:
            return
        except (Refusal, SQLAlchemyError, OSError) as error:
            refusal = error if isinstance(error, Refusal) else away_refusal(error)
            if refusal is None:
                raise
            if accepted or "websocket.http.response" not in (scope.get("extensions") or {}):
                await send({"type": "websocket.close", "code": 4000 + refusal.status, "reason": refusal.code})
            else:
                await deny(refusal, send)


async def deny(refusal: Refusal, send: Send) -> None:
    """Sends a refusal as the HTTP response to a handshake."""
    headers = {"content-type": "application/json", **headers_of(refusal)}
    encoded = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    body = json.encode(ErrorBody(refusal.code, refusal.message))
    await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": encoded})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
