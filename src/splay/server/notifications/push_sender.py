"""Pushes to people: put into words in the language that each reads, encrypted for each browser, and sent at once."""

import asyncio
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct, json
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.locale.catalogue import Catalogue
from splay.server.ids import now
from splay.server.notifications import subscriptions
from splay.server.notifications.counted import DELIVERED, OVER, count
from splay.server.notifications.messages import NOT_ACCEPTED, NOT_ALLOWED, NotDelivered
from splay.server.notifications.posting import Poster
from splay.server.notifications.subscriptions import Subscription
from splay.server.notifications.web_push import browser_keys, encrypted, padded, signed_by
from splay.server.people.languages import words_for
from splay.server.settings import Settings
from splay.server.storage.unavailable import DATABASE_ERRORS

LONGEST_ENDPOINT: Final = 1000
PUSH: Final = "push"
AT_ONCE: Final = 50
"""Pushes sent at the same time by one worker; more wait."""
PAUSES: Final = (5.0, 30.0)
"""Seconds between the tries of a push that a push service can't take just now."""
KEPT_SECONDS: Final = 7 * 24 * 60 * 60
"""How long a push service keeps what it can't deliver."""
GONE: Final = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)
LATER: Final = (HTTPStatus.TOO_MANY_REQUESTS, 500, 502, 503, 504)


class Push(Struct, frozen=True):
    """What a person is told: a title and a text of the catalogue, by their keys, with these arguments, of which lists
    are names; `path` is what a click leads to. A later push with the same `topic` (at most 32 characters of
    base64url) takes this one's place. One that is `urgent` wakes a phone.
    """

    title: str
    body: str
    path: str
    topic: str
    arguments: Mapping[str, str | list[str]] = {}
    urgent: bool = True

    def payload(self, words: Catalogue) -> bytes:
        """What the page's service worker shows."""
        told = {
            name: words.listed(given) if isinstance(given, list) else given for name, given in self.arguments.items()
        }
        shown = {
            "title": words.text(self.title, **told),
            "body": words.text(self.body, **told),
            "language": words.language,
            "path": self.path,
            "topic": self.topic,
        }
        return padded(json.encode(shown))


class PushSender:
    """Sends pushes from one worker. What is on its way when the worker ends is lost: mails and webhooks are not."""

    def __init__(self, engine: AsyncEngine, settings: Settings, report: Callable[[BaseException], None]) -> None:
        """`report` is told when the database failed. Nothing is sent before there is a `key`."""
        self.engine = engine
        self.settings = settings
        self.report = report
        self.poster = Poster(settings.webhooks_anywhere)
        self.room = asyncio.Semaphore(AT_ONCE)
        self.sending: set[asyncio.Task[None]] = set()
        self.key: ec.EllipticCurvePrivateKey | None = None

    @property
    def contact(self) -> str | None:
        """Where whoever runs a push service finds this server: its public address, if that is one for all."""
        address = self.settings.public_url or ""
        return address if address.startswith("https:") else None

    def tell(self, person: str, push: Push) -> None:
        """Begins to push something to all browsers of a person that want it. Returns at once; nothing is told of how it
        went. Nothing happens if this server sends no pushes.
        """
        if self.key is not None:
            self.begin(person, push)

    def begin(self, person: str, push: Push) -> None:
        """Lets a push go on beside what follows."""
        task = asyncio.create_task(self.deliver(person, push))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def deliver(self, person: str, push: Push) -> None:
        """Sends a push to all browsers of a person."""
        try:
            async with self.engine.connect() as connection:
                found = await subscriptions.subscriptions_of(connection, person, now())
                words = await words_for(connection, person)
            payload = push.payload(words)
            await asyncio.gather(*(self.deliver_to(subscription, payload, push) for subscription in found))
        except DATABASE_ERRORS as error:
            self.report(error)

    async def deliver_to(self, subscription: Subscription, payload: bytes, push: Push) -> None:
        """Sends a push to one browser, again after a pause if it can't be taken now. A dead subscription goes."""
        status: int = 0
        for pause in (*PAUSES, None):
            async with self.room:
                status = await self.try_once(subscription, payload, push)
            if pause is None or status not in (0, *LATER):
                break
            await asyncio.sleep(pause)
        async with self.engine.begin() as connection:
            if 200 <= status < 300:
                await subscriptions.note_success(connection, subscription.id)
            elif status in GONE:
                await subscriptions.remove(connection, subscription.id)
            else:
                await subscriptions.note_loss(connection, subscription.id)

    async def try_once(self, subscription: Subscription, payload: bytes, push: Push) -> int:
        """The status that the push service answers; 0 if it can't be reached, 403 if it must not be."""
        try:
            status = await self.post(subscription, payload, push)
        except NotDelivered as error:
            count(PUSH, error.reason)
            return HTTPStatus.FORBIDDEN if error.reason == NOT_ALLOWED else 0
        count(PUSH, DELIVERED if 200 <= status < 300 else OVER if status in GONE else NOT_ACCEPTED)
        return status

    async def post(self, subscription: Subscription, payload: bytes, push: Push) -> int:
        """Sends one request; the status of the answer. Raises NotDelivered."""
        assert self.key is not None
        seconds = now() // 1000
        headers = {
            "Authorization": signed_by(self.key, subscription.endpoint, self.contact, seconds),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": push.topic,
            "Urgency": "high" if push.urgent else "normal",
        }
        body = encrypted(payload, browser_keys(subscription.p256dh, subscription.auth))
        return await self.poster.send(subscription.endpoint, LONGEST_ENDPOINT, headers, body)

    async def test(self, subscription: Subscription, push: Push, words: Catalogue) -> None:
        """Sends a push to one browser now. Raises NotDelivered."""
        status = await self.post(subscription, push.payload(words), push)
        if status in GONE:
            async with self.engine.begin() as connection:
                await subscriptions.remove(connection, subscription.id)
        if not 200 <= status < 300:
            raise NotDelivered(NOT_ACCEPTED)

    async def rest(self) -> None:
        """Returns when nothing is being sent."""
        while self.sending:
            await asyncio.gather(*self.sending)

    async def close(self) -> None:
        """Gives up what is being sent."""
        for task in self.sending:
            task.cancel()
        if self.sending:
            await asyncio.wait(self.sending)
