"""A WebSocket may send a burst and then a few bytes a second, whatever they are; whoever sends more is cut off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.protection.wire import (
    BINARY,
    LEAST,
    PING,
    PONG,
    TEXT,
    Attacked,
    Victim,
    Wire,
    handshake,
    masked,
    spectator,
)

BURST, MESSAGE_BYTES = 2000, 500


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    """A server for all of these tests."""
    few = {"SPLAY_SOCKET_BURST": str(BURST), "SPLAY_MESSAGE_BYTES": str(MESSAGE_BYTES)}
    with Attacked(tmp_path_factory.mktemp("data"), **few) as running:
        yield running


@pytest.fixture(scope="module")
def victim(server: Attacked) -> Victim:
    """Two who play."""
    return Victim(server)


@pytest.mark.parametrize("frame", [PING, TEXT, BINARY, PONG], ids=["pings", "texts", "bytes", "pongs"])
def test_a_flood_of_empty_frames_is_cut_off(server: Attacked, victim: Victim, frame: bytes) -> None:
    with spectator(server, victim.table) as wire:
        assert wire.is_cut_off(frame)
    victim.move()


def test_who_is_cut_off_is_told_why(server: Attacked, victim: Victim) -> None:
    with spectator(server, victim.table) as wire:
        wire.send(PING * (BURST // len(PING) + 1))
        assert wire.rest().endswith((4429).to_bytes(2) + b"too_much_sent")


def test_frames_that_follow_the_handshake_at_once_are_counted_too(server: Attacked, victim: Victim) -> None:
    with Wire(server, handshake(server, victim.table)) as wire:
        assert wire.is_cut_off(PING)
    victim.move()


def test_what_a_client_has_to_say_fits_the_budget(server: Attacked, victim: Victim) -> None:
    with spectator(server, victim.table) as wire:
        for _ in range(3):
            wire.send(masked(b"x" * MESSAGE_BYTES))
        for _ in range(20):
            wire.send(masked(b"ping"))
            wire.until(b"pong")
        wire.send(PING)
        wire.until(b"\x8a\0")


MALFORMED = {
    "not masked": b"\x81\x05hello",
    "not UTF-8": b"\x81\x82" + bytes(4) + b"\xff\xfe",
    "of a kind that is none": b"\x83" + LEAST,
    "with bits that mean nothing": b"\xf1" + LEAST,
    "in pieces without a beginning": b"\x80" + LEAST,
    "in pieces that are too much": b"\x01" + masked(b"x" * 400)[1:] + b"\x80" + masked(b"x" * 400)[1:],
}


@pytest.mark.parametrize("frame", MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_frame_ends_its_socket_alone(server: Attacked, victim: Victim, frame: bytes) -> None:
    with spectator(server, victim.table) as wire:
        wire.send(frame)
        assert b"\x88" in wire.rest()
    victim.move()


def test_a_flood_of_answers_is_refused_and_then_cut_off(server: Attacked, victim: Victim) -> None:
    answer = masked(b'{"type":"answer","id":1,"key":"draw","sequence":0}')
    with spectator(server, victim.table) as wire:
        wire.send(answer)
        assert b"sign_in_needed" in wire.until(b"sign_in_needed")
        assert wire.is_cut_off(answer)
    victim.move()


def test_an_answer_on_its_way_to_a_client_that_is_cut_off_is_no_error(server: Attacked, victim: Victim) -> None:
    for _ in range(5):
        with spectator(server, victim.table) as wire:
            wire.send(TEXT * 200)
            wire.send(PING * BURST)
            wire.rest()
    assert server.lines("a request failed") == []


@pytest.mark.parametrize("headers", [["X-Long: " + "a" * 10_000], [f"X-{n}: a" for n in range(95)]])
def test_a_handshake_with_headers_that_are_not_read_is_refused(
    server: Attacked, victim: Victim, headers: list[str]
) -> None:
    with Wire(server, handshake(server, victim.table, *headers)) as wire:
        assert wire.refusal() == (431, "headers_too_large")


@pytest.mark.thorough
def test_the_log_has_one_line_of_all_floods(tmp_path: Path) -> None:
    with Attacked(tmp_path) as server:
        table = Victim(server).table
        for _ in range(5):
            with spectator(server, table) as wire:
                assert wire.is_cut_off(PING)
        assert len(server.told("WebSockets closed, because their clients sent too much: ")) == 1
