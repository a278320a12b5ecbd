"""Tables that are private stay so, and no body that is sent can hurt."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.ids import new_id
from tests.server.playing import HEADERS, HOME, made, open_house
from tests.server.site import refusal

pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("engine", ["sqlite"], indirect=True)]


async def test_a_private_table_is_in_no_list_and_found_by_its_link_alone(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
        private = {"public": False, "leavers": "end"}
        waiting = made(await ann.post("/api/tables", json={"settings": private}))["id"]
        over = await house.table_of(ann, bob, settings=private)
        made(await ann.delete(f"/api/tables/{over}/seats"))
        again = made(await bob.post(f"/api/tables/{over}/rematch", json={}))["id"]
        for stranger in (eve, house.browser()):
            listed = (await stranger.get("/api/tables")).text + (await stranger.get("/api/archive")).text
            assert not [table for table in (waiting, over, again) if table in listed]
        assert made(await eve.get(f"/api/tables/{waiting}"))["id"] == waiting
        assert refusal(await eve.post(f"/api/tables/{over}/rematch", json={})) == (409, "not_yours")


async def test_ids_are_beyond_guessing_and_a_wrong_one_tells_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    assert len({new_id() for _ in range(1000)}) == 1000
    assert {len(new_id()) for _ in range(100)} == {22}  # 128 bits, six to a character
    async with open_house(engine, tmp_path) as house:
        eve = await house.guest("Eve")
        paths = ("", "/state", "/chat", "/record", "/preview?player=0&action=draw")
        answers = [await eve.get(f"/api/tables/{new_id()}{path}") for path in paths]
        assert {refusal(answer) for answer in answers} == {(404, "no_such_table")}


BODIES = {
    "deep lists": b"[" * 60_000,
    "deep objects": b'{"options":' * 5_000 + b"1" + b"}" * 5_000,
    "deep inside": b'{"seats": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
    "huge integer": b'{"options": {"players": ' + b"9" * 50_000 + b"}}",
    "huge exponent": b'{"options": {"players": 1e999999}}',
    "huge exponents": b'{"seats": [' + b"1e308," * 1000 + b"1]}",
    "not a number": b'{"options": {"players": NaN}}',
    "half a character": b'{"seats": ["\\ud800"]}',
    "a truth value for a number": b'{"options": {"players": true}}',
    "a text for a number": b'{"options": {"players": "2"}}',
    "a number for a truth value": b'{"settings": {"public": 0}}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
async def test_bodies_that_are_deep_huge_or_of_another_type_are_refused(
    engine: AsyncEngine, tmp_path: Path, body: bytes
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        answer = await ann.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert refusal(answer) == (400, "bad_request")


async def test_a_compressed_body_is_never_unpacked(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        bomb = gzip.compress(json.dumps({"seats": ["me"] * 2_000_000}).encode())
        assert len(bomb) < house.app.state.settings.body_bytes
        headers = {"Content-Type": "application/json", "Content-Encoding": "gzip"}
        answer = await ann.post("/api/tables", content=bomb, headers=headers)
        assert refusal(answer) == (400, "bad_request")


async def test_the_figures_are_told_to_this_machine_and_its_own_network_alone(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        for address, status in (("127.0.0.1", 200), ("::1", 200), ("10.0.0.1", 200), ("8.8.8.8", 404), ("?", 404)):
            transport = httpx.ASGITransport(house.app, client=(address, 1))  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url=HOME, headers=HEADERS) as client:
                assert (await client.get("/metrics")).status_code == status


async def test_what_people_write_comes_as_json_never_as_markup(engine: AsyncEngine, tmp_path: Path) -> None:
    markup = "<img src=x onerror=alert(1)>"
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("<b>Ann</b>")
        table = made(await ann.post("/api/tables", json={}))["id"]
        said = await ann.post(f"/api/tables/{table}/chat", json={"text": markup})
        heard = await ann.get(f"/api/tables/{table}/chat")
        for answer in (said, heard, await ann.get(f"/api/tables/{table}"), await ann.get("/api/me")):
            assert answer.headers["Content-Type"] == "application/json"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert heard.json()[0]["text"] == markup
        assert heard.json()[0]["name"] == "<b>Ann</b>"
