"""WebSockets that are refused, or must end: told in the words of HTTP, at the handshake as a response, else as a code.

Litestar 2.25 answers a mistake in a socket's handler by a close with the code 4500, within the handler, and one on the
way to a handler likewise. So this stands around the whole application and puts what went wrong in the place of that.
"""

from typing import Final

from litestar import Litestar
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

from splay.server.protocol.api_error import ApiError
from splay.server.protocol.errors import ErrorBody, headers_of, refusal_for

FAILURE: Final = "splay_failure"
CODES: Final = 4000
"""A socket is closed with this much more than the status of HTTP: 4401, 4503."""


async def note_failure(error: Exception, scope: Scope) -> None:
    """A hook that keeps what Litestar is about to answer in its own way."""
    if scope["type"] == ScopeType.WEBSOCKET:
        scope["state"][FAILURE] = error


def tell_handshakes(app: Litestar) -> Litestar:
    """The application, which tells from now on why a WebSocket is refused or closed."""
    app.asgi_handler = Handshakes(app.asgi_handler)
    return app


class Handshakes:
    """Answers a handshake that is refused with the status and body of an HTTP request, if the server can send one.

    A socket that is open already is closed with CODES and the status; the reason is the word of the refusal.
    """

    def __init__(self, app: ASGIApp) -> None:
        """Stands before an application with the hook `note_failure`."""
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes on."""
        if scope["type"] != ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        accepted = False

        async def watched(message: Message) -> None:
            nonlocal accepted
            error = scope["state"].pop(FAILURE, None)
            try:
                if error is None:
                    accepted = accepted or message["type"] == "websocket.accept"
                    await send(message)
                elif not isinstance(error, WebSocketDisconnect):
                    await end(scope, send, refusal_of(error, scope), accepted)
            except OSError as gone:
                raise WebSocketDisconnect(detail="the client has gone") from gone

        try:
            await self.app(scope, receive, watched)
        except WebSocketDisconnect:
            return


def refusal_of(error: Exception, scope: Scope) -> ApiError:
    """What is told of an error; if no handler was found, that there is none."""
    if "route_handler" not in dict(scope):
        return ApiError(404, "not_found", "There is no WebSocket at this address.")
    return refusal_for(error, scope["litestar_app"].state)


async def end(scope: Scope, send: Send, refusal: ApiError, accepted: bool) -> None:
    """Closes a socket, or refuses its handshake."""
    if accepted or "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": CODES + refusal.status, "reason": refusal.code})
        return
    headers = {"content-type": "application/json", **headers_of(refusal)}
    encoded = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    body = json.encode(ErrorBody(refusal.code, refusal.message))
    await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": encoded})
    await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
