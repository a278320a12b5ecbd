"""How refusals and mistakes are told: `{"error": code, "message": text}`."""

import logging
from http import HTTPStatus
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap
from msgspec import Struct

from splay.server.protocol.api_error import ApiError
from splay.server.storage.unavailable import is_unavailable

log: Final = logging.getLogger("splay.server")
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
    """The OpenAPI description of a handler's refusals, for its `responses`; 503 if the database is away is added."""
    return {
        status: ResponseSpec(ErrorBody, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in {*statuses, 503}
    }


def response(status: int, code: str, message: str, headers: dict[str, str] | None = None) -> Response[ErrorBody]:
    """An error as a response."""
    return Response(ErrorBody(code, message), status_code=status, media_type=MediaType.JSON, headers=headers)


def headers_of(refusal: ApiError) -> dict[str, str]:
    """The headers of a refusal: when to come back."""
    return {} if refusal.wait is None else {"Retry-After": str(refusal.wait)}


def as_response(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Tells what went wrong with a request."""
    refusal = refusal_for(error, request.app.state)
    headers = (error.headers or {}) if isinstance(error, HTTPException) else {}
    return response(refusal.status, refusal.code, refusal.message, {**headers, **headers_of(refusal)})


def refusal_for(error: Exception, state: State) -> ApiError:
    """What is told of an error: ours as it is, one that Litestar has found, or that the database cannot be reached now.

    Any other is a mistake of ours, which is logged; that there was one is all that is told. The health in the
    application's `state.services`, if it has any, notes errors that say that the database is away.
    """
    if isinstance(error, ApiError):
        return error
    if isinstance(error, ValidationException):
        return ApiError(400, CODES[400], what_does_not_fit(error))
    if isinstance(error, HTTPException):
        status = error.status_code
        return ApiError(
            status, CODES.get(status, "refused"), HTTPStatus(status).phrase if status >= 500 else error.detail
        )
    services = state.get("services")
    if (is_unavailable if services is None else services.health.is_told)(error):
        return ApiError(503, "busy", "The database cannot be reached at this moment; look again in a second.", 1)
    return noted(error)


def what_does_not_fit(error: ValidationException) -> str:
    """Which part of a request does not fit, and why."""
    parts = [part for part in error.extra or [] if isinstance(part, dict)]
    return "; ".join(f"{part.get('key', 'body')}: {part.get('message', 'not valid')}" for part in parts) or error.detail


def noted(error: Exception) -> ApiError:
    """Logs a mistake of ours, of which the log writes the kind and the places, and tells only that there was one."""
    log.error("a request failed", exc_info=error)
    return ApiError(500, "internal", "Something went wrong on the server; it has been noted.")


HANDLERS: Final[ExceptionHandlersMap] = {HTTPException: as_response, Exception: as_response}
