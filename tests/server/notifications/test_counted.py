"""Each try to deliver something is counted by its way and its outcome, for those who look after a server."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.notifications.mail import Mail
from splay.server.notifications.messages import NotDelivered
from splay.server.notifications.posting import Poster
from splay.server.notifications.push_sender import Push, PushSender
from splay.server.notifications.subscriptions import Subscription
from splay.server.notifications.webhook import Webhooks
from splay.server.operations.metrics import told_now
from tests.server.conftest import settings_in
from tests.server.notifications.push_service import push_service
from tests.server.notifications.receivers import hook, mailbox
from tests.server.notifications.test_webhooks import MESSAGE
from tests.server.playing import fail
from tests.server.redis_server import free_port

pytestmark = pytest.mark.anyio
NOBODY = "ann@example.org"


def deliveries() -> Counter[tuple[str, str]]:
    """How often each way had each outcome."""
    return Counter({
        (labels["way"], labels["outcome"]): int(value)
        for name, labels, value in told_now()
        if name == "splay_deliveries_total"
    })  # fmt: skip


@asynccontextmanager
async def counts(*wanted: tuple[str, str]) -> AsyncIterator[None]:
    """What is tried within is counted so, and as nothing else."""
    before = deliveries()
    yield
    assert deliveries() - before == Counter(wanted)


async def test_mails_are_counted(tmp_path: Path) -> None:
    async with mailbox() as box:
        post = Mail(settings_in(tmp_path, **box.settings()))
        async with counts(("email", "delivered")):
            await post.post(NOBODY, "subject", "text", None)
        box.refuses = True
        async with counts(("email", "not_accepted")):
            with pytest.raises(NotDelivered):
                await post.post(NOBODY, "subject", "text", None)
        away = Mail(settings_in(tmp_path, **(box.settings() | {"SMTP_PORT": str(free_port())})))
        async with counts(("email", "not_reached")):
            with pytest.raises(NotDelivered):
                await away.post(NOBODY, "subject", "text", None)


async def test_messages_of_webhooks_are_counted() -> None:
    async with hook() as there:
        async with counts(("webhook", "delivered")):
            await Webhooks(Poster(anywhere=True)).send(there.url, MESSAGE)
        there.answer = b"HTTP/1.1 500 No\r\n\r\n"
        async with counts(("webhook", "not_accepted")):
            with pytest.raises(NotDelivered):
                await Webhooks(Poster(anywhere=True)).send(there.url, MESSAGE)
        async with counts(("webhook", "not_allowed")):
            with pytest.raises(NotDelivered):
                await Webhooks(Poster(anywhere=False)).send("https://localhost/", MESSAGE)


@pytest.mark.parametrize(("status", "outcome"), [(201, "delivered"), (410, "over"), (503, "not_accepted")])
async def test_pushes_are_counted(engine: AsyncEngine, tmp_path: Path, status: int, outcome: str) -> None:
    async with push_service() as there:
        there.answers = [f"HTTP/1.1 {status} So\r\n\r\n".encode()]
        sender = PushSender(engine, settings_in(tmp_path, SPLAY_WEBHOOKS_ANYWHERE="yes"), fail)
        sender.key = ec.generate_private_key(ec.SECP256R1())
        browser = Subscription("x", "ann", **there.subscription(), created=0, browser=None, system=None, session="")
        async with counts(("push", outcome)):
            assert await sender.try_once(browser, b"{}", Push("title", "body", "/", "topic")) == status


async def test_a_push_service_that_is_not_there_is_counted(engine: AsyncEngine, tmp_path: Path) -> None:
    async with push_service() as there:
        given = there.subscription()
    sender = PushSender(engine, settings_in(tmp_path, SPLAY_WEBHOOKS_ANYWHERE="yes"), fail)
    sender.key = ec.generate_private_key(ec.SECP256R1())
    browser = Subscription("x", "ann", **given, created=0, browser=None, system=None, session="")
    async with counts(("push", "not_reached")):
        assert await sender.try_once(browser, b"{}", Push("title", "body", "/", "topic")) == 0
