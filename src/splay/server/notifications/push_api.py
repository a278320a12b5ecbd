"""HTTP for pushes: the browsers that a person is pushed to."""

from typing import Annotated, Final
from urllib.parse import urlsplit

from litestar import Controller, delete, get, post, put
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT
from msgspec import Meta, Struct

from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import no_token, person_needed, person_of
from splay.server.ids import ID_PATTERN, now
from splay.server.notifications import subscriptions
from splay.server.notifications.messages import NotDelivered
from splay.server.notifications.posting import parts_of
from splay.server.notifications.push_sender import LONGEST_ENDPOINT, Push, PushSender
from splay.server.notifications.pushes import pushes_of
from splay.server.notifications.subscriptions import Subscription
from splay.server.notifications.web_push import browser_keys, point_of, text_of
from splay.server.people.asking import claim_of
from splay.server.people.languages import words_for
from splay.server.protection.limits import Limit, hold_to
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.errors import documented
from splay.server.table_api.asking import REFUSALS

BrowserId = Annotated[str, PathParameter(pattern=ID_PATTERN, description="The id of a browser that is pushed to")]
TESTS_A_MINUTE: Final = 3
TESTED: Final = Push("push-test-title", "push-test", "/settings", "test")
SENT: Final = documented(400, 401, 403, 404, 409, 422, 429, 502)


class NewSubscription(Struct, forbid_unknown_fields=True):
    """What a browser's `PushSubscription` says: where to post, and its two keys in base64url."""

    endpoint: Annotated[str, Meta(max_length=LONGEST_ENDPOINT)]
    p256dh: Annotated[str, Meta(max_length=90)]
    auth: Annotated[str, Meta(max_length=30)]


class SubscriptionView(Struct, frozen=True):
    """A browser that is pushed to, as its owner sees it; `here`: it is the one that asks. `service` is the host of its
    push service.
    """

    id: str
    browser: str | None
    system: str | None
    service: str
    created: int
    here: bool


class OwnPushes(Struct, frozen=True):
    """A person's pushes. `key` is the server's public key in base64url, for the browser's `subscribe`; None if this
    server sends no pushes.
    """

    key: str | None
    browsers: list[SubscriptionView]


class OwnSubscriptions(Controller):
    """The browsers that a person is pushed to."""

    path = "/api/me/pushes"
    tags = ["notifications"]  # noqa: RUF012
    guards = [person_needed, no_token]  # noqa: RUF012

    @get("", summary="The browsers that I am pushed to", responses=REFUSALS)
    async def show(self, request: PersonRequest) -> OwnPushes:
        """The browsers, without the secrets in their addresses, and the server's key."""
        sender = pushes_of(request).sender
        async with sender.engine.connect() as connection:
            mine = await subscriptions.subscriptions_of(connection, person_of(request).id, now())
        key = None if sender.key is None else text_of(point_of(sender.key.public_key()))
        return OwnPushes(key, [view_of(request, one) for one in mine])

    @put("", summary="Push to this browser", status_code=HTTP_200_OK, responses=REFUSALS)
    async def keep(self, request: PersonRequest, data: JSONBody[NewSubscription]) -> SubscriptionView:
        """Pushes to the browser that asks, as long as its session goes on. What it had before is forgotten."""
        sender = sender_of(request)
        parts_of(data.endpoint, sender.settings.webhooks_anywhere, LONGEST_ENDPOINT)
        check_keys(data)
        claim = claim_of(request)
        assert claim is not None, "the guard lets nobody in without a cookie"
        async with sender.engine.begin() as connection:
            kept = await subscriptions.keep(
                connection, person_of(request).id, claim.session, data.endpoint, data.p256dh, data.auth, now()
            )
        return view_of(request, kept)

    @delete("/{browser:str}", summary="Push no more to a browser", responses=REFUSALS)
    async def remove(self, request: PersonRequest, browser: BrowserId) -> None:
        """Ends the pushes to one browser."""
        sender = pushes_of(request).sender
        async with sender.engine.begin() as connection:
            found = await subscriptions.subscription_of(connection, person_of(request).id, browser, now())
            await subscriptions.remove(connection, found.id)

    @post("/{browser:str}/test", summary="Try a browser", status_code=HTTP_204_NO_CONTENT, responses=SENT)
    async def test(self, request: PersonRequest, browser: BrowserId) -> None:
        """Pushes something at once."""
        sender, person = sender_of(request), person_of(request)
        await hold_to(request.app.state.limiter, f"test:{person.id}", Limit(TESTS_A_MINUTE))
        async with sender.engine.connect() as connection:
            found = await subscriptions.subscription_of(connection, person.id, browser, now())
            words = await words_for(connection, person.id)
        try:
            await sender.test(found, TESTED, words)
        except NotDelivered as error:
            raise ApiError(502, "not_delivered", f"The push was not taken: {error.reason}.") from error


def sender_of(request: PersonRequest) -> PushSender:
    """What sends this server's pushes. Raises ApiError if it sends none."""
    sender = pushes_of(request).sender
    if sender.key is None:
        raise ApiError(409, "no_push", "This server sends no pushes.")
    return sender


def check_keys(data: NewSubscription) -> None:
    """Raises ApiError if the keys of a browser are none."""
    try:
        browser_keys(data.p256dh, data.auth)
    except ValueError as error:
        raise ApiError(422, "bad_keys", "These are not the keys of a browser.") from error


def view_of(request: PersonRequest, one: Subscription) -> SubscriptionView:
    """A browser as its owner sees it."""
    claim = claim_of(request)
    here = claim is not None and claim.session == one.session
    service = urlsplit(one.endpoint).hostname or ""
    return SubscriptionView(one.id, one.browser, one.system, service, one.created, here)
