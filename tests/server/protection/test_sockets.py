"""WebSockets are few, their clients have little to say, and one that reads slowly costs nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
import websockets
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from splay.server.protection.limits import TOO_MANY_SOCKETS
from tests.patience import PATIENCE
from tests.server.e2e.servers import running
from tests.server.playing import answer, open_house
from tests.server.push.listener import Listener

pytestmark = pytest.mark.anyio
MESSAGE_BYTES = 200


async def test_one_person_has_few_sockets_open_and_a_closed_one_makes_room(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_SOCKETS_PER_PERSON="2") as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        first, second, third, other = [Listener(house, browser, table) for browser in (ann, ann, ann, bob)]
        await first.heard(1)
        await second.heard(1)
        await third.gone()
        assert (third.told, third.code) == ([], 4429)
        await other.heard(1)
        await first.go()
        again = Listener(house, ann, table)
        await again.heard(1)
        for listener in (second, other, again):
            await listener.go()
        assert not house.app.state.sockets.open


async def test_one_address_has_few_sockets_open(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path, SPLAY_SOCKETS_PER_ADDRESS="1") as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob)
        first, second = Listener(house, ann, table), Listener(house, bob, table)
        await first.heard(1)
        await second.gone()
        assert second.code == 4429
        assert house.app.state.attack_log.counts == {TOO_MANY_SOCKETS: 1}
        await first.go()


async def test_a_client_that_does_not_read_has_one_message_waiting_however_much_happens(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        people = [await house.guest("Ann"), await house.guest("Bob")]
        table = await house.table_of(*people)
        slow = Listener(house, people[0], table)
        await slow.heard(1)
        slow.reads.clear()
        played = 0
        while played < 20:
            played += sum([await answer(person, table) for person in people])
        slow.reads.set()
        await slow.heard_of(played)
        assert len(slow.told) <= 3
        await slow.go()


async def test_messages_of_a_client_are_answered_and_long_ones_close_its_socket(tmp_path: Path) -> None:
    def talk() -> None:
        with running(tmp_path, SPLAY_MESSAGE_BYTES=str(MESSAGE_BYTES)) as address:
            asyncio.run(shout(address))

    await asyncio.to_thread(talk)


async def shout(address: str) -> None:
    """Sends a message that is refused, a ping, and one that is too long."""
    async with httpx.AsyncClient(base_url=address, headers={"X-Splay": "1"}, timeout=PATIENCE) as browser:
        await browser.post("/api/guests", json={"name": "Ann"})
        table = (await browser.post("/api/tables", json={"seats": ["me"]})).json()["id"]
        cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
        connecting = websockets.connect(
            url, additional_headers={"Cookie": cookies}, origin=Origin(address), open_timeout=PATIENCE
        )
        async with connecting as socket:
            await socket.recv()
            await socket.send("hello" * 10)
            await socket.send("ping")
            await browser.post(f"/api/tables/{table}/chat", json={"text": "Anybody?"})
            async with asyncio.timeout(PATIENCE):
                heard = [str(await socket.recv())]
                while "Anybody?" not in heard[-1]:
                    heard.append(str(await socket.recv()))
            assert heard.count('{"type":"pong"}') == 1
            assert sum('"bad_request"' in text for text in heard) == 1
            await socket.send("x" * (MESSAGE_BYTES + 1))
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
