"""Whoever is cut off is told why, in an answer that any client can read."""

from __future__ import annotations

import json
import socket
from http.client import HTTPResponse

import pytest

from splay.server.protection.cutoff_responses import FULL, TOO_LARGE_HEAD, TOO_MANY, TOO_SLOW, response
from splay.server.protocol.api_error import ApiError

EXPECTED = [
    (TOO_LARGE_HEAD, 431, "Request Header Fields Too Large", "headers_too_large", None),
    (TOO_SLOW, 408, "Request Timeout", "too_slow", None),
    (TOO_MANY, 429, "Too Many Requests", "too_many_connections", "10"),
    (FULL, 503, "Service Unavailable", "full", "10"),
]


@pytest.mark.parametrize(("refusal", "status", "phrase", "code", "wait"), EXPECTED, ids=[one[3] for one in EXPECTED])
def test_a_refusal_is_a_whole_answer(refusal: ApiError, status: int, phrase: str, code: str, wait: str | None) -> None:
    server, client = socket.socketpair()
    with server, client:
        server.sendall(response(refusal))
        server.shutdown(socket.SHUT_WR)
        read = HTTPResponse(client)
        read.begin()
        body = read.read()
    assert (read.status, read.reason) == (status, phrase)
    assert json.loads(body) == {"error": code, "message": refusal.message}
    headers = {
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "Connection": "close",
    }
    assert dict(read.getheaders()) == headers | ({} if wait is None else {"Retry-After": wait})
