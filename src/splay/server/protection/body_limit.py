"""Bodies of requests are bounded, whether their length is announced or not."""

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPReceiveMessage, Receive, Scope, Send, WebSocketReceiveMessage

from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import header


class BodyLimit(ASGIMiddleware):
    """Refuses bodies of more than `most` bytes.

    Litestar's own `request_max_body_size` cannot be set by a plugin (2.25 reads it before plugins run).
    """

    scopes = (ScopeType.HTTP,)

    def __init__(self, most: int) -> None:
        """Allows `most` bytes."""
        self.most = most

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Looks at the announced length, then counts what comes."""
        announced = header(scope, b"content-length")
        if announced is not None and announced.isdecimal() and int(announced[:20]) > self.most:
            raise self.refusal()
        got = 0

        async def counted() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            nonlocal got
            message = await receive()
            if message["type"] == "http.request":
                got += len(message["body"])
                if got > self.most:
                    raise self.refusal()
            return message

        await next_app(scope, counted, send)

    def refusal(self) -> ApiError:
        """What is told of a body too large."""
        return ApiError(413, "too_large", f"The body is larger than {self.most} bytes.")
