"""HTTP for those who have forgotten their password: a link by mail, and with it another password."""

import asyncio
import logging
from typing import Annotated, Final

from litestar import post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_204_NO_CONTENT
from msgspec import Meta, Struct

from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import no_token
from splay.server.ids import now
from splay.server.notifications.mail import Mail
from splay.server.notifications.messages import NotDelivered
from splay.server.notifications.notifier import Notifier, mail_of, notifier_of
from splay.server.people import password_resets
from splay.server.people.asking import device_asking, people_of, tell_sessions_ended
from splay.server.people.languages import words_for
from splay.server.people.password_resets import Forgetful
from splay.server.people.schemas import NewPassword
from splay.server.protection.limits import Limit, hold_to
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.connection import address_of
from splay.server.protocol.errors import documented
from splay.server.protocol.validation import LONGEST_EMAIL
from splay.server.storage.unavailable import DATABASE_ERRORS

log: Final = logging.getLogger("splay.server")
MOST: Final = 50
"""So many mails are on their way at once."""


class ForgottenBody(Struct, forbid_unknown_fields=True):
    """Who has forgotten the password: a login, or an e-mail address."""

    account: Annotated[str, Meta(min_length=1, max_length=LONGEST_EMAIL)]


class ResetBody(Struct, forbid_unknown_fields=True):
    """The token from the link in the mail, and the new password."""

    token: Annotated[str, Meta(min_length=1, max_length=80)]
    password: NewPassword


@post("/api/password_resets", summary="I forgot my password", tags=["people"], status_code=HTTP_204_NO_CONTENT,
      guards=[no_token], responses=documented(400, 403, 409, 413, 429))  # fmt: skip
async def forgot(request: PersonRequest, data: JSONBody[ForgottenBody]) -> None:
    """Sends a link to the account's address, if there is such an account and its address is confirmed. The answer comes
    before anybody looks, so neither it nor its time tells which accounts there are.
    """
    notifier = notifier_of(request)
    mail = mail_of(notifier)
    await count_try(request)
    if len(notifier.sending) >= MOST:
        raise ApiError(503, "busy", "Too much mail is on its way; try again in a minute.", 60)
    task = asyncio.create_task(send_links(notifier, mail, data.account.strip()))
    notifier.sending.add(task)
    task.add_done_callback(notifier.sending.discard)


@put("/api/password_resets", summary="My new password", tags=["people"], status_code=HTTP_204_NO_CONTENT,
     guards=[no_token], responses=documented(400, 403, 409, 413, 422, 429, 503))  # fmt: skip
async def reset(request: PersonRequest, data: JSONBody[ResetBody]) -> None:
    """Changes the password with the token from the mail, which is good once and for half an hour. Ends all sessions and
    tokens, and signs nobody in.
    """
    await count_try(request)
    person = await people_of(request).reset_password(data.token, data.password, device_asking(request))
    await tell_sessions_ended(request, person)


async def count_try(request: PersonRequest) -> None:
    """Counts one more try to get in without the password, by address."""
    limit = Limit(request.app.state.settings.signins_per_address)
    await hold_to(request.app.state.limiter, f"reset:{address_of(request.scope)}", limit)


async def send_links(notifier: Notifier, mail: Mail, account: str) -> None:
    """Mails a link to the accounts that a text names."""
    try:
        async with notifier.engine.connect() as connection:
            found = await password_resets.accounts_of(connection, account)
        for one in found:
            await send_link(notifier, mail, one)
    except (NotDelivered, *DATABASE_ERRORS) as error:
        log.warning("a link for another password was not sent (%s)", type(error).__name__)


async def send_link(notifier: Notifier, mail: Mail, account: Forgetful) -> None:
    """Mails a link to an account, unless it has had too many today. Raises NotDelivered."""
    async with notifier.engine.begin() as connection:
        token = await password_resets.new_token(connection, account, now())
        words = await words_for(connection, account.person)
    if token is None:
        return
    link = f"{notifier.settings.address}/reset#{token}"
    text = words.text("reset-mail", login=account.login, url=link)
    await mail.post(account.email, words.text("reset-subject"), text, None, words.language)
