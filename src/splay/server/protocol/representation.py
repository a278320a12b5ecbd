"""Something that is always the same bytes, sent with an ETag and in a compressed form if the client takes one."""

import gzip
import hashlib
from typing import Any, Final

import brotli  # type: ignore[import-untyped]
from litestar import Request
from litestar.openapi import ResponseSpec
from litestar.response.base import ASGIResponse
from msgspec import Struct, json, structs

from splay.server.protocol.errors import documented

JSON: Final = "application/json"
IDENTITY: Final = "identity"
CODINGS: Final = ("br", "gzip")
"""Compressed forms, the smallest first."""
PRIVATE: Final = "private, no-cache"
BY_VIEWER: Final = "Accept-Encoding, Authorization, Cookie"


class Representation(Struct, frozen=True):
    """What is sent: `forms` are the bytes by content coding, "identity" always among them."""

    media_type: str
    forms: dict[str, bytes]
    tag: str

    @classmethod
    def of(cls, media_type: str, forms: dict[str, bytes]) -> "Representation":
        """The representation with these forms."""
        return cls(media_type, forms, hashlib.sha256(forms[IDENTITY]).hexdigest()[:20])


def compressed(media_type: str, content: bytes) -> Representation:
    """A representation with a compressed form made here."""
    return Representation.of(media_type, {IDENTITY: content, "gzip": gzip.compress(content, 9, mtime=0)})


def compressed_once(media_type: str, content: bytes) -> Representation:
    """The same with the smallest form too, which takes long to make: for what is made once for all who ask."""
    shown = compressed(media_type, content)
    return Representation.of(media_type, {"br": brotli.compress(content), **shown.forms})


def coding_for(accepted: str | None, forms: dict[str, bytes]) -> str:
    """The best of the forms that an Accept-Encoding header takes; the plain one if it takes none of the others."""
    weights = weights_in(accepted or "")
    taken = [name for name in CODINGS if name in forms and weights.get(name, weights.get("*", 0)) > 0]
    return taken[0] if taken else IDENTITY


def weights_in(accepted: str, most: int | None = None) -> dict[str, float]:
    """How much each thing that an `Accept-...` header names is wanted, in lower case; of the first so many alone."""
    weights: dict[str, float] = {}
    for part in accepted.lower().split(",")[:most]:
        name, _, parameter = part.partition(";")
        weights[name.strip()] = weight_of(parameter)
    return weights


def weight_of(parameter: str) -> float:
    """The weight that a parameter such as `q=0.5` gives; 1 if there is none, or 0 if it cannot be read."""
    name, equals, value = parameter.strip().partition("=")
    if not equals:
        return 1
    try:
        return float(value) if name.strip() == "q" else 1
    except ValueError:
        return 0


def is_known(tag: str, known: str | None) -> bool:
    """Whether an If-None-Match header has the tag, weak or strong."""
    if known is None:
        return False
    tags = [part.strip().removeprefix("W/") for part in known.split(",")]
    return tag in tags or tags == ["*"]


def respond(
    request: Request[Any, Any, Any], shown: Representation, cache_control: str, vary: str = "Accept-Encoding"
) -> ASGIResponse:
    """The response to GET or HEAD: 304 if the client has it already."""
    coding = coding_for(request.headers.get("accept-encoding"), shown.forms)
    body = shown.forms[coding]
    tag = f'"{shown.tag}-{coding}"'
    headers = {"etag": tag, "cache-control": cache_control, "vary": vary}
    if is_known(tag, request.headers.get("if-none-match")):
        return ASGIResponse(status_code=304, headers=headers)
    headers["content-type"] = shown.media_type
    if coding != IDENTITY:
        headers["content-encoding"] = coding
    if request.method == "HEAD":
        return ASGIResponse(headers={**headers, "content-length": str(len(body))}, is_head_response=True)
    return ASGIResponse(body=body, headers=headers)


def as_json(told: Struct) -> Representation:
    """What is told to one viewer alone, as JSON."""
    return Representation.of(JSON, {IDENTITY: json.encode(told)})


def respond_to_viewer(request: Request[Any, Any, Any], shown: Representation, viewer: str | None) -> ASGIResponse:
    """The response to GET or HEAD with what one viewer may see, None for somebody unknown.

    Whoever asks keeps it alone, and asks whether it has changed. Its ETag is the viewer's own: it tells nobody whether
    another one is shown the same.
    """
    own = hashlib.sha256(f"{viewer or ''} {shown.tag}".encode()).hexdigest()[:20]
    return respond(request, structs.replace(shown, tag=own), PRIVATE, BY_VIEWER)


def described(answer_type: type, *refusals: int) -> dict[int, ResponseSpec]:
    """The OpenAPI description of an answer whose bytes are made beforehand."""
    told = ResponseSpec(answer_type, generate_examples=False, description="As it is now; the ETag tells versions apart")
    unchanged = ResponseSpec(None, description="The client has it already")
    return {200: told, 304: unchanged, **documented(*refusals)}
