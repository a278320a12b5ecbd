"""Requests whose JSON bodies are exactly what the handler says: 0 is no truth value, "1" is no number."""

from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ClientException, ValidationException

from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import header

JSON: Final = "application/json"
EXACT: Final = 2**53
"""Below this a whole number written as 5.0 is exactly one; JSON Schema takes it for an integer."""


class StrictRequest(Request[Any, str | None, State]):
    """Reads the body as the type that the handler takes. Litestar 2.25 would read such values for each other."""

    async def body(self) -> bytes:
        """The body as it came. If the handler takes one, raises ApiError (415) for what is not said to be JSON, and
        ValidationException if there is none.
        """
        body = await super().body()
        if self.route_handler.parsed_data_field is None:
            return body
        if not body:
            raise ValidationException("", extra=[{"key": "body", "message": "missing; send at least {}"}])
        kind = header(self.scope, b"content-type") or ""
        if kind.partition(";")[0].strip().lower() != JSON:
            raise ApiError(415, "unsupported_media_type", f"The body must be JSON: send Content-Type: {JSON}.")
        return body

    async def json(self) -> Any:  # noqa: ANN401 (as in Request)
        """The body. Raises ValidationException naming what does not fit, ClientException if it is no JSON."""
        field = self.route_handler.parsed_data_field
        return read_exactly(await self.body(), Any if field is None else field.annotation, "body")


def read_exactly(sent: bytes | str, kind: Any, what: str) -> Any:  # noqa: ANN401 - JSON, as any type
    """What was sent as JSON, as the type that it must be; `what` is its name for the sender.

    Raises ValidationException naming what does not fit, ClientException if it is no JSON.
    """
    try:
        return msgspec.convert(whole_numbers(msgspec.json.decode(sent)), kind)
    except msgspec.ValidationError as error:
        raise ValidationException(str(error), extra=[{"key": what, "message": str(error)}]) from error
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise ClientException(f"The {what} is no JSON that can be read: {type(error).__name__}") from error


def whole_numbers(value: Any) -> Any:  # noqa: ANN401 (JSON)
    """JSON data with whole numbers that were written with a point as whole numbers. Raises RecursionError."""
    if isinstance(value, dict):
        return {key: whole_numbers(part) for key, part in value.items()}
    if isinstance(value, list):
        return [whole_numbers(part) for part in value]
    if isinstance(value, float) and value.is_integer() and abs(value) < EXACT:
        return int(value)
    return value
