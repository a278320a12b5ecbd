"""HTTP for notifications: a person's channels, the switch of each table, and confirming an e-mail address."""

from typing import Annotated, Any, Final

from litestar import Controller, delete, get, patch, post, put
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_204_NO_CONTENT
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct

from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import no_token, person_needed, person_of
from splay.server.auth.person import Person, person_with_id
from splay.server.ids import ID_PATTERN, now
from splay.server.notifications import attention, channels
from splay.server.notifications.channels import ChannelView, channel_view
from splay.server.notifications.messages import EMAIL, TEST, WEBHOOK, Message, NotDelivered
from splay.server.notifications.notifier import Notifier, mail_of, notifier_of
from splay.server.notifications.outbox import may_go_to
from splay.server.notifications.password_reset_api import forgot, reset
from splay.server.notifications.posting import parts_of
from splay.server.notifications.push_api import OwnSubscriptions
from splay.server.notifications.unsubscribe import stop_link, unsubscribe, unsubscribe_page
from splay.server.notifications.webhook import LONGEST_URL
from splay.server.people import account_events, email_confirmations
from splay.server.people.account_events import EMAIL_CONFIRMED
from splay.server.people.accounts import login_of
from splay.server.people.asking import device_asking
from splay.server.people.languages import words_for
from splay.server.protection.limits import Limit, hold_to
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.errors import documented
from splay.server.table_api.asking import REFUSALS, GivenTables, TableId

ChannelId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="The id of a channel")]
TAGS: Final = ["notifications"]
TESTS_A_MINUTE: Final = 3
CODES_A_MINUTE: Final = 3
MAIL_REFUSALS: Final = documented(400, 401, 403, 404, 409, 422, 429, 502)


class NewChannel(Struct, forbid_unknown_fields=True):
    """A channel to set up: a "webhook" with its `url`, or "email" to the account's confirmed address."""

    kind: Annotated[str, Meta(max_length=10)]
    url: Annotated[str, Meta(max_length=LONGEST_URL)] | None = None


class Switch(Struct, forbid_unknown_fields=True):
    """Whether something is on."""

    on: bool


class Code(Struct, forbid_unknown_fields=True):
    """The code from an e-mail."""

    code: Annotated[str, Meta(min_length=1, max_length=20)]


class Notifications(Struct, frozen=True):
    """A person's notifications. `mail`: whether this server sends e-mail; `confirmed`: whether to `email`."""

    mail: bool
    email: str | None
    confirmed: bool
    channels: list[ChannelView]


async def own_notifications(notifier: Notifier, person: Person) -> Notifications:
    """A person's notifications as they stand."""
    async with notifier.engine.connect() as connection:
        stored = await person_with_id(connection, person.id)
        email = None if stored is None else stored.email
        confirmed = email is not None and await email_confirmations.is_confirmed(connection, person.id, email)
        mine = [channel_view(channel) for channel in await channels.channels_of(connection, person.id)]
    return Notifications(EMAIL in notifier.senders, email, confirmed, mine)


class OwnChannels(Controller):
    """Where a person's messages go."""

    path = "/api/me/notifications"
    tags = TAGS
    guards = [person_needed]  # noqa: RUF012

    @get("", summary="My channels", responses=REFUSALS)
    async def show(self, request: PersonRequest) -> Notifications:
        """The channels, without the secrets in their addresses."""
        return await own_notifications(notifier_of(request), person_of(request))

    @post("", summary="Set up a channel", guards=[no_token], responses=REFUSALS)
    async def add(self, request: PersonRequest, data: JSONBody[NewChannel]) -> ChannelView:
        """Sets up a channel, which is on at once."""
        notifier, person = notifier_of(request), person_of(request)
        address = await address_for(notifier, person, data)
        async with notifier.engine.begin() as connection:
            return channel_view(await channels.add(connection, person.id, data.kind, address, now()))

    @patch("/{channel:str}", summary="Switch a channel", guards=[no_token], responses=REFUSALS)
    async def switch(self, request: PersonRequest, channel: ChannelId, data: JSONBody[Switch]) -> ChannelView:
        """Switches a channel on or off; one that was switched off because messages were lost has another chance."""
        async with notifier_of(request).engine.begin() as connection:
            return channel_view(await channels.switch(connection, person_of(request).id, channel, data.on))

    @delete("/{channel:str}", summary="Remove a channel", guards=[no_token], responses=REFUSALS)
    async def remove(self, request: PersonRequest, channel: ChannelId) -> None:
        """Removes a channel, and what is on its way there."""
        async with notifier_of(request).engine.begin() as connection:
            await channels.remove(connection, person_of(request).id, channel)

    @post("/{channel:str}/test", summary="Try a channel", status_code=HTTP_204_NO_CONTENT, guards=[no_token],
          responses=MAIL_REFUSALS)  # fmt: skip
    async def test(self, request: PersonRequest, channel: ChannelId) -> None:
        """Sends one message at once."""
        notifier, person = notifier_of(request), person_of(request)
        await hold_to(request.app.state.limiter, f"test:{person.id}", Limit(TESTS_A_MINUTE))
        async with notifier.engine.connect() as connection:
            found = await channels.channel_of(connection, person.id, channel)
            allowed = await may_go_to(connection, person.id, found.kind, found.address)
            language = (await words_for(connection, person.id)).language
        if found.kind not in notifier.senders or not allowed:
            raise ApiError(409, "not_confirmed", "No e-mail goes to this address.")
        settings = notifier.settings
        stop = stop_link(settings, person.id, found.address) if found.kind == EMAIL else ""
        await delivered(notifier.senders[found.kind].send(
            found.address, Message(TEST, person.id, person.name, settings.address, stop=stop, language=language)
        ))  # fmt: skip


async def delivered(sending: Any) -> None:  # noqa: ANN401 - an awaitable of whatever
    """Awaits a sending. Raises ApiError with the reason if it fails, which tells no more of the other side."""
    try:
        await sending
    except NotDelivered as error:
        raise ApiError(502, "not_delivered", f"The message was not delivered: {error.reason}.") from error


async def address_for(notifier: Notifier, person: Person, data: NewChannel) -> str:
    """The address of a channel to set up. Raises ApiError if it is none to write to."""
    if data.kind == WEBHOOK and data.url is not None:
        parts_of(data.url, notifier.settings.webhooks_anywhere, LONGEST_URL)
        return data.url
    if data.kind != EMAIL or data.url is not None:
        raise ApiError(422, "bad_channel", "A channel is a webhook with its url, or email without one.")
    login_of(person)
    mail_of(notifier)
    own = await own_notifications(notifier, person)
    if own.email is None or not own.confirmed:
        raise ApiError(409, "not_confirmed", "Confirm your email address first.")
    return own.email


@get("/api/tables/{table_id:str}/notifications", summary="Messages about a table", tags=TAGS, guards=[person_needed],
     responses=REFUSALS)  # fmt: skip
async def table_switch(request: PersonRequest, table_id: TableId, tables: GivenTables) -> Switch:
    """Whether this person wants messages about a table: yes, unless it has said no."""
    await seated_at(tables, table_id, person_of(request))
    async with tables.engine.connect() as connection:
        return Switch(await attention.is_wanted(connection, table_id, person_of(request).id))


@put("/api/tables/{table_id:str}/notifications", summary="Messages about a table or not", tags=TAGS,
     guards=[person_needed], responses=REFUSALS)  # fmt: skip
async def switch_table(
    request: PersonRequest, table_id: TableId, data: JSONBody[Switch], tables: GivenTables
) -> Switch:
    """Says whether this person wants messages about a table, for all its seats there."""
    await seated_at(tables, table_id, person_of(request))
    async with tables.engine.begin() as connection:
        await attention.want(connection, table_id, person_of(request).id, data.on)
    return data


async def seated_at(tables: GivenTables, table_id: str, person: Person) -> None:
    """Raises ApiError, also for somebody who does not sit there."""
    async with tables.engine.connect() as connection:
        table = await tables.repository.row_of(connection, table_id)
    if not table.seats_of(person.id):
        raise ApiError(409, "not_yours", "you have no seat at this table")


@post("/api/me/email/code", summary="Send a code to my address", tags=TAGS, status_code=HTTP_204_NO_CONTENT,
      guards=[person_needed, no_token], responses=MAIL_REFUSALS)  # fmt: skip
async def send_code(request: PersonRequest) -> None:
    """Sends a code to the account's e-mail address; nothing else goes there before it has come back."""
    notifier, person = notifier_of(request), person_of(request)
    login_of(person)
    mail = mail_of(notifier)
    await hold_to(request.app.state.limiter, f"code:{person.id}", Limit(CODES_A_MINUTE))
    email = await own_email(notifier, person)
    settings = notifier.settings
    async with notifier.engine.begin() as connection:
        code = await email_confirmations.new_code(connection, settings.secret_key, person.id, email, now())
        words = await words_for(connection, person.id)
    text = words.text("confirm-mail", code=code, url=settings.address)
    stop = stop_link(settings, person.id, email)
    await delivered(mail.post(email, words.text("confirm-subject"), text, stop, words.language))


@post("/api/me/email/confirmation", summary="Confirm my address", tags=TAGS, status_code=HTTP_204_NO_CONTENT,
      guards=[person_needed, no_token], responses=REFUSALS)  # fmt: skip
async def confirm_email(request: PersonRequest, data: JSONBody[Code]) -> None:
    """Confirms the account's e-mail address with the code that was sent there."""
    notifier, person = notifier_of(request), person_of(request)
    login_of(person)
    email = await own_email(notifier, person)
    code = data.code.replace(" ", "")
    async with notifier.engine.begin() as connection:
        right = await email_confirmations.confirm(
            connection, notifier.settings.secret_key, person.id, email, code, now()
        )
        if right:
            await account_events.note(connection, person.id, EMAIL_CONFIRMED, device_asking(request), True, now())
    if not right:
        raise ApiError(409, "wrong_code", "This is not the code, or it holds no longer.")


async def own_email(notifier: Notifier, person: Person) -> str:
    """The e-mail address of an account. Raises ApiError if it has none."""
    email = (await own_notifications(notifier, person)).email
    if email is None:
        raise ApiError(409, "no_email", "Your account has no e-mail address.")
    return email


HANDLERS: Final[list[ControllerRouterHandler]] = [
    OwnChannels, OwnSubscriptions, table_switch, switch_table, send_code, confirm_email, unsubscribe_page, unsubscribe,
    forgot, reset,
]  # fmt: skip
"""The handlers of notifications, and of forgotten passwords, which go by mail."""
