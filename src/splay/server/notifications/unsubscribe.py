"""The link in every e-mail that ends such mails, without signing in."""

import hashlib
import hmac
from base64 import urlsafe_b64encode
from html import escape
from typing import Annotated, Any, Final

from litestar import MediaType, Request, get, post
from litestar.datastructures import State
from litestar.params import PathParameter
from litestar.status_codes import HTTP_200_OK
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.locale.catalogue import Catalogue, load
from splay.server.ids import ID_PATTERN
from splay.server.notifications import channels
from splay.server.people import email_confirmations
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.errors import documented
from splay.server.protocol.languages import language_of
from splay.server.settings import Settings

SIGNATURE_PATTERN: Final = r"^[A-Za-z0-9_-]{43}$"
PersonId = Annotated[str, PathParameter(pattern=ID_PATTERN)]
Signature = Annotated[str, PathParameter(pattern=SIGNATURE_PATTERN)]
REFUSALS: Final = documented(400, 403, 429)


def stop_link(settings: Settings, person: str, email: str) -> str:
    """The link that ends the mails to a person at an address."""
    return f"{settings.address}/api/unsubscribe/{person}/{signature_of(settings, person, email)}"


def signature_of(settings: Settings, person: str, email: str) -> str:
    """What only this server can put into the link of a person and an address."""
    key = hmac.digest(settings.secret_key, b"splay unsubscribe", "sha256")
    signed = hmac.digest(key, f"{person} {email}".encode(), hashlib.sha256)
    return urlsafe_b64encode(signed).decode().rstrip("=")


async def stop(engine: AsyncEngine, settings: Settings, person: str, signature: str) -> None:
    """Ends the mails that a link stands for. Raises ApiError if the server did not sign it.

    At an address that the person has confirmed, the channel is removed. At another one, somebody else may be reading:
    this person can never have a code sent there again.
    """
    async with engine.begin() as connection:
        for email in await email_confirmations.emails_of(connection, person):
            if hmac.compare_digest(signature_of(settings, person, email), signature):
                if not await email_confirmations.refuse(connection, person, email):
                    await channels.remove_email(connection, person, email)
                return
    raise ApiError(403, "bad_link", "This link is not one of ours.")


def page(words: Catalogue, text: str, button: str = "") -> str:
    """A page with a text, and maybe a button that posts to the same address; with nothing in it that people wrote."""
    language = escape(words.language)
    form = f'<form method="post"><button>{escape(button)}</button></form>' if button else ""
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Splay</title>'
        f"<p>{escape(text)}</p>{form}</html>"
    )


@get("/api/unsubscribe/{person:str}/{signature:str}", media_type=MediaType.HTML, opt={"anonymous": True},
     summary="The link in e-mails", tags=["notifications"], responses=REFUSALS)  # fmt: skip
async def unsubscribe_page(request: Request[Any, Any, State], person: PersonId, signature: Signature) -> str:
    """A page with a button. Looking changes nothing: programs that read mail follow links."""
    words = load(language_of(request.scope))
    return page(words, words.text("unsubscribe-question"), words.text("unsubscribe-button"))


@post("/api/unsubscribe/{person:str}/{signature:str}", media_type=MediaType.HTML, status_code=HTTP_200_OK,
      opt={"anonymous": True, "signed": True}, summary="No more e-mail", tags=["notifications"],
      responses=REFUSALS)  # fmt: skip
async def unsubscribe(request: Request[Any, Any, State], person: PersonId, signature: Signature) -> str:
    """Ends the mails that the link came with; also in one click from a mail program. The signature is the proof."""
    await stop(request.app.state.services.engine, request.app.state.settings, person, signature)
    words = load(language_of(request.scope))
    return page(words, words.text("unsubscribe-done"))
