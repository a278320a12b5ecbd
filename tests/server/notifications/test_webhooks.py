"""Webhooks reach public addresses alone, in the way that Discord, Slack and programs understand."""

from __future__ import annotations

import asyncio
import logging
import socket
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.notifications import posting
from splay.server.notifications.addresses import NotAllowed, checked_address, is_public
from splay.server.notifications.messages import TURN, Message, NotDelivered
from splay.server.notifications.posting import Poster, parts_of
from splay.server.notifications.webhook import LONGEST_URL, Webhooks, body_of
from splay.server.protocol.api_error import ApiError
from tests.server.notifications.receivers import hook
from tests.server.playing import made, open_house
from tests.server.site import refusal

pytestmark = pytest.mark.anyio
MESSAGE = Message(TURN, "p", "Ann", "http://localhost/table/t", "t", [0], ["Bob"])


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
        "100.127.255.255", "192.0.0.1", "192.0.2.1", "192.88.99.1", "198.18.0.1", "198.51.100.1", "203.0.113.1",
        "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255",
        "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "fec0::1", "ff02::1", "2001:db8::1", "100::1",
        "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::1",
        "2001::1", "2001:3::1", "2001:4:112::1", "2001:20::1", "3fff::1", "2620:4f:8000::1", "192.31.196.1",
        "192.52.193.1", "192.175.48.1", "5f00::1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_public_are_known(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "1.1.1.1", "162.159.128.233", "2606:4700::1111", "2a00:1450::1"])
def test_public_addresses_are_known_too(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.1", "0x7f000001", "2130706433", "::1", "0"])
async def test_a_host_that_leads_inside_is_refused_however_it_is_written(host: str) -> None:
    with pytest.raises(NotAllowed):
        await checked_address(host, 443, anywhere=False)


async def test_one_private_address_among_public_ones_is_enough_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    answer_names(monkeypatch, ["8.8.8.8", "10.0.0.1"])
    with pytest.raises(NotAllowed):
        await checked_address("two.example", 443, anywhere=False)


def answer_names(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Lets names have these addresses, one list for each time that somebody asks; the names asked for."""
    asked: list[str] = []

    def getaddrinfo(host: str, port: int, *_: Any, **__: Any) -> list[Any]:  # noqa: ANN401 - as socket has it
        found = answers[min(len(asked), len(answers) - 1)]
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    return asked


async def test_the_address_that_was_checked_is_the_one_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that has a public address when it is looked at, and a private one right after (DNS rebinding)."""
    asked = answer_names(monkeypatch, ["8.8.8.8"], ["127.0.0.1"])
    connected: list[tuple[Any, Any]] = []

    async def open_connection(host: str, port: int, **options: Any) -> Any:  # noqa: ANN401 - as asyncio has it
        connected.append((host, options["server_hostname"]))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    with pytest.raises(NotDelivered, match="not_reached"):
        await Webhooks(Poster(anywhere=False)).send("https://rebinding.example/hook", MESSAGE)
    assert connected == [("8.8.8.8", "rebinding.example")]
    assert asked == ["rebinding.example"]


async def test_a_webhook_inside_is_never_connected_to() -> None:
    async with hook() as there:
        with pytest.raises(NotDelivered, match="not_allowed"):
            await Webhooks(Poster(anywhere=False)).send(f"https://127.0.0.1:{there.port}/", MESSAGE)
        with pytest.raises(NotDelivered, match="not_allowed"):
            await Webhooks(Poster(anywhere=False)).send("https://localhost/", MESSAGE)
        assert there.heads == []


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook", "ftp://example.org/", "https://", "https:///hook", "https://user@example.org/",
        "https://user:word@example.org/", "https://example.org/#part", "https://example.org:22/",
        "https://example.org:99999/", "https://exa mple.org/", "https://example.org/\r\nX: y", "https://exämple.org/",
        "https://example.org/" + "x" * 500, "https://[::1", "file:///etc/passwd", "",
    ],
)  # fmt: skip
def test_urls_that_are_no_webhooks_are_refused(url: str) -> None:
    with pytest.raises(ApiError):
        parts_of(url, anywhere=False, longest=LONGEST_URL)


def test_plain_http_needs_the_setting() -> None:
    with pytest.raises(ApiError):
        parts_of("http://example.org/", anywhere=False, longest=LONGEST_URL)
    assert parts_of("http://192.168.0.2:8080/hook", anywhere=True, longest=LONGEST_URL).port == 8080


async def test_redirects_are_not_followed_and_count_as_refused() -> None:
    async with hook() as target, hook() as there:
        there.answer = f"HTTP/1.1 307 There\r\nLocation: {target.url}\r\nContent-Length: 0\r\n\r\n".encode()
        with pytest.raises(NotDelivered, match="not_accepted"):
            await Webhooks(Poster(anywhere=True)).send(there.url, MESSAGE)
        assert (len(there.bodies), len(target.bodies)) == (1, 0)


@pytest.mark.parametrize("answer", [b"SSH-2.0-x\r\n", b"", b"HTTP/1.1 2", b"HTTP/1.1 200" + b"x" * 10_000])
async def test_answers_that_are_no_http_are_no_success(answer: bytes) -> None:
    async with hook() as there:
        there.answer = answer
        with pytest.raises(NotDelivered):
            await Webhooks(Poster(anywhere=True)).send(there.url, MESSAGE)


async def test_a_body_without_end_is_not_read() -> None:
    async with hook() as there:
        there.answer = b"HTTP/1.1 200 OK\r\n\r\n" + b"x" * 5_000_000
        await Webhooks(Poster(anywhere=True)).send(there.url, MESSAGE)


async def test_a_server_that_never_answers_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "SECONDS", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        with pytest.raises(NotDelivered, match="not_reached"):
            await Webhooks(Poster(anywhere=True)).send(f"http://127.0.0.1:{port}/", MESSAGE)


def test_a_name_calls_nobody_and_is_no_link() -> None:
    name = "<!channel> @everyone [x](http://evil.example)"
    body = body_of(Message(TURN, "p", name, "http://localhost/table/t", "t", [0], []))
    assert body["allowed_mentions"] == {"parse": []}
    assert "<!channel>" not in body["text"]
    assert "[x](" not in body["content"]
    assert body["splay"]["name"] == name


async def test_the_secret_in_a_webhook_is_in_no_answer_and_no_log(
    engine: AsyncEngine, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with open_house(engine, tmp_path, SPLAY_WEBHOOKS_ANYWHERE="yes") as house, hook() as there:
        ann = await house.guest("Ann")
        url = there.url
        added = await ann.post("/api/me/notifications", json={"kind": "webhook", "url": url})
        path = f"/api/me/notifications/{made(added)['id']}"
        shown = [added, await ann.get("/api/me/notifications"), await ann.patch(path, json={"on": True})]
        shown.append(await ann.get("/api/me/data"))
        assert all(answer.is_success and "s3cret" not in answer.text for answer in shown)
        assert made(shown[1])["channels"][0]["place"] == "127.0.0.1"
        there.answer = b"HTTP/1.1 500 Oops\r\n\r\n"
        failed = await ann.post(f"{path}/test")
        assert refusal(failed) == (502, "not_delivered")
        assert "s3cret" not in failed.text
        repeated = await ann.post("/api/me/notifications", json={"kind": "webhook", "url": url})
        assert refusal(repeated) == (409, "channel_there")
        ours = [record.getMessage() for record in caplog.records if record.name.startswith(("splay", "uvicorn"))]
        assert "s3cret" not in "\n".join(ours)


async def test_a_channel_set_up_twice_at_once_is_there_once(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house, open_house(engine, tmp_path) as another:
        ann = await house.guest("Ann")
        body = {"kind": "webhook", "url": "https://example.org/hook"}
        devices = [worker.browser_with(ann) for worker in (house, another) * 4]
        added = await asyncio.gather(*[device.post("/api/me/notifications", json=body) for device in devices])
        assert sorted(answer.status_code for answer in added) == [201] + [409] * 7
        assert len(made(await ann.get("/api/me/notifications"))["channels"]) == 1


async def test_a_test_message_arrives_and_is_limited(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_WEBHOOKS_ANYWHERE="yes") as house, hook() as there:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        channel = made(await ann.post("/api/me/notifications", json={"kind": "webhook", "url": there.url}))["id"]
        path = f"/api/me/notifications/{channel}"
        made(await ann.post(f"{path}/test"))
        assert [(body["splay"]["kind"], body["splay"]["name"]) for body in there.bodies] == [("test", "Ann")]
        assert refusal(await bob.post(f"{path}/test")) == (404, "not_found")
        assert refusal(await bob.delete(path)) == (404, "not_found")
        for _ in range(2):
            made(await ann.post(f"{path}/test"))
        assert (await ann.post(f"{path}/test")).status_code == 429
        made(await ann.delete(path))
        assert made(await ann.get("/api/me/notifications"))["channels"] == []


async def test_private_webhooks_are_not_reached_through_the_api(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        insecure = await ann.post("/api/me/notifications", json={"kind": "webhook", "url": "http://127.0.0.1/"})
        assert refusal(insecure) == (422, "bad_url")
        made_one = await ann.post("/api/me/notifications", json={"kind": "webhook", "url": "https://localhost/"})
        answer = await ann.post(f"/api/me/notifications/{made(made_one)['id']}/test")
        assert refusal(answer) == (502, "not_delivered")
        assert "not_allowed" in answer.text


async def test_signing_in_forgets_the_channels_of_the_guest(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        login = {"login": "ann", "password": "correct horse battery"}
        made(await (await house.guest("Ann")).post("/api/accounts", json=login))
        guest = await house.guest("Guest")
        made(await guest.post("/api/me/notifications", json={"kind": "webhook", "url": "https://example.org/"}))
        made(await guest.post("/api/sessions", json=login))
        assert made(await guest.get("/api/me/notifications"))["channels"] == []


async def test_channels_of_a_guest_stay_behind_when_it_becomes_an_account(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        made(await ann.post("/api/me/notifications", json={"kind": "webhook", "url": "https://example.org/"}))
        made(await ann.post("/api/accounts", json={"login": "ann", "password": "correct horse battery"}))
        assert made(await ann.get("/api/me/notifications"))["channels"] == []
