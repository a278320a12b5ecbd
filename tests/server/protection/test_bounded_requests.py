"""What belongs to a request beside its body is bounded, and so is the time until it is whole."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.patience import STOOD_STILL
from tests.server.protection.wire import PATIENCE, Attacked, Victim, Wire, masked, spectator

LOCAL = b"Host: 127.0.0.1\r\nX-Splay: 1\r\nContent-Type: application/json\r\n"
POST = b"POST /api/guests HTTP/1.1\r\n" + LOCAL
HEADER_BYTES, HEADER_LINES = 8_000, 50
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
GUEST = b'{"name": "Ann"}'
WHOLE = POST + b"Content-Length: %d\r\n\r\n" % len(GUEST) + GUEST
ENDLESS = {
    "headers": (b"GET / HTTP/1.1\r\n", b"X-Flood: %s\r\n" % (b"a" * 1000)),
    "many small headers": (b"GET / HTTP/1.1\r\n", b"a:\r\n"),
    "one header": (b"GET / HTTP/1.1\r\nX-Flood: ", b"a"),
    "a header's name": (b"GET / HTTP/1.1\r\n", b"a"),
    "the target": (b"GET /", b"a"),
    "empty lines": (b"", b"\r\n"),
    "a chunk's extension": (CHUNKED + b"1;", b"a"),
    "chunks of one byte": (CHUNKED, b"1\r\na\r\n"),
    "trailers": (CHUNKED + b"0\r\n", b"a: b\r\n"),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    """A server for most of these tests, without much patience."""
    with Attacked(tmp_path_factory.mktemp("data"), SPLAY_REQUEST_SECONDS="2") as running:
        yield running


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    """A server that waits as long as by default, and takes small headers alone."""
    small = {"SPLAY_HEADER_BYTES": str(HEADER_BYTES), "SPLAY_HEADER_LINES": str(HEADER_LINES)}
    with Attacked(tmp_path_factory.mktemp("data"), **small) as running:
        yield running


@pytest.mark.parametrize("part", ENDLESS)
def test_a_request_without_end_is_cut_off(patient: Attacked, part: str) -> None:
    begins, goes_on = ENDLESS[part]
    with Wire(patient, begins) as wire:
        assert wire.is_cut_off(goes_on)


@pytest.mark.parametrize("lines", [[b"X: " + b"a" * HEADER_BYTES], [b"X: a"] * HEADER_LINES])
def test_headers_that_are_too_large_are_refused(patient: Attacked, lines: list[bytes]) -> None:
    with Wire(patient, b"GET /api/me HTTP/1.1\r\n" + LOCAL + b"\r\n".join([*lines, b"", b""])) as wire:
        assert wire.refusal() == (431, "headers_too_large")


def test_headers_that_are_just_small_enough_are_read(patient: Attacked) -> None:
    few = b"GET /api/tokens HTTP/1.1\r\nConnection: close\r\n" + LOCAL
    with Wire(patient, few + b"X: " + b"a" * (HEADER_BYTES - len(few) - 10) + b"\r\n\r\n") as wire:
        assert wire.refusal() == (401, "sign_in_needed")


def test_a_body_goes_on_no_longer_than_its_refusal(patient: Attacked) -> None:
    with Wire(patient, POST + b"Content-Length: 1000000000\r\n\r\n") as wire:
        assert b" 413 " in wire.until(b"too_large")
        assert wire.is_cut_off(b"a" * 1000)


def test_bodies_in_chunks_and_requests_in_a_row_are_answered(patient: Attacked) -> None:
    chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in GUEST) + b"0\r\n\r\n"
    last = CHUNKED.replace(b"\r\n", b"\r\nConnection: close\r\n", 1) + chunks
    with Wire(patient, CHUNKED + chunks + WHOLE + last) as wire:
        assert wire.rest().count(b"HTTP/1.1 201 ") == 3


@pytest.mark.parametrize(
    "sent",
    [b"G", b"GET / HTTP/1.1\r\nHost: a", POST + b"Content-Length: 15\r\n\r\n{", CHUNKED + b"1\r\n{\r\n", b"\r\n"],
)
def test_a_request_that_is_never_whole_is_cut_off(server: Attacked, sent: bytes) -> None:
    with Wire(server, sent) as wire:
        assert wire.refusal() == (408, "too_slow")


def test_a_request_that_trickles_is_cut_off(server: Attacked) -> None:
    with Wire(server, b"GET / HTTP/1.1\r\n") as wire:
        end = time.monotonic() + PATIENCE
        while not wire.is_closed() and time.monotonic() < end:
            wire.trickle(b"a")
            time.sleep(0.1)
        assert wire.is_closed()


def test_the_second_request_over_a_connection_has_as_long(server: Attacked) -> None:
    with Wire(server, WHOLE) as wire:
        assert b" 201 " in wire.until(b'"Ann"')
        wire.send(WHOLE[:-1])
        assert wire.refusal() == (408, "too_slow")


@pytest.mark.thorough
def test_a_connection_that_asks_nothing_is_closed(tmp_path: Path) -> None:
    with (
        Attacked(tmp_path, SPLAY_REQUEST_SECONDS="1", SPLAY_TRUSTED_PROXIES="192.0.2.1") as direct,
        Wire(direct) as wire,
    ):
        assert wire.rest() == b""


def test_a_proxy_may_hold_connections_that_it_does_not_use_yet(server: Attacked) -> None:
    with Wire(server) as unused, Wire(server, b"G") as used:
        assert used.refusal() == (408, "too_slow")
        used.socket.close()
        with Wire(server, b"G") as later:
            assert later.refusal() == (408, "too_slow")
        unused.send(WHOLE)
        assert b" 201 " in unused.until(b'"Ann"')


def test_those_who_watch_in_silence_are_left_alone(server: Attacked) -> None:
    with spectator(server, Victim(server).table) as watching:
        for _ in range(2):
            with Wire(server, b"G") as wire:
                assert wire.refusal() == (408, "too_slow")
        watching.send(masked(b"ping"))
        watching.until(b"pong")


@pytest.mark.thorough
def test_the_log_tells_each_kind_once(tmp_path: Path) -> None:
    with Attacked(tmp_path, SPLAY_REQUEST_SECONDS="1") as server:
        for _ in range(3):
            with Wire(server, b"GET /") as wire:
                assert wire.is_cut_off(b"a")
        assert len(server.told("requests cut off, because they had no end: ")) == 1
        halves = [Wire(server, b"GET /") for _ in range(4)]
        assert {wire.refusal() for wire in halves} == {(408, "too_slow")}
        for wire in halves:
            wire.socket.close()
        assert len(server.told("requests cut off, because they had not come in whole in time: ")) == 1


@pytest.mark.thorough
def test_nonsense_that_anybody_can_send_is_not_written(tmp_path: Path) -> None:
    with Attacked(tmp_path) as server:
        table = Victim(server).table
        with Wire(server, b"nonsense\r\n\r\n") as wire:
            assert wire.rest().startswith(b"HTTP/1.1 400 ")
        upgrade = b"GET /api/locale HTTP/1.1\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n" + LOCAL + b"\r\n"
        with Wire(server, upgrade) as wire:
            wire.until(b"HTTP/1.1 200 ")
        with spectator(server, table) as wire:
            wire.send(masked(b"\xff"))
            assert (1007).to_bytes(2) in wire.rest()
        assert not [line for line in server.lines("") if not line.startswith(STOOD_STILL)]
