"""Answers to those who are cut off before the application hears of them."""

from functools import cache
from http import HTTPStatus
from typing import Final

from msgspec import json

from splay.server.protocol.api_error import ApiError
from splay.server.protocol.errors import ErrorBody, headers_of

TOO_LARGE_HEAD: Final = ApiError(431, "headers_too_large", "The headers of the request are too large.")
TOO_SLOW: Final = ApiError(408, "too_slow", "The request did not come in whole in time.")
TOO_MANY: Final = ApiError(429, "too_many_connections", "Too many connections are open; close some.", 10)
FULL: Final = ApiError(503, "full", "The server has as many connections as it can hold; try again soon.", 10)


@cache
def response(refusal: ApiError) -> bytes:
    """A refusal as a whole HTTP response, after which the connection is closed."""
    body = json.encode(ErrorBody(refusal.code, refusal.message))
    headers = {
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "Connection": "close",
        **headers_of(refusal),
    }
    lines = [f"HTTP/1.1 {refusal.status} {HTTPStatus(refusal.status).phrase}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode() + body
