"""What a link says before it is opened: an invitation, a game, a replay; names do no harm in it."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import httpx
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.protection.limits import Limit
from splay.server.table_api import link_previews
from splay.server.web import page
from splay.server.web.link_preview import IMAGE, IMAGE_SIZE
from tests.server.playing import HOME, House, made, open_house, registered

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[3]
INDEX = "<!doctype html>\n<html><head><title>Splay</title></head><body></body></html>"


class Tags(HTMLParser):
    """The tags of a document as a program reads them: what elements there are, and the properties that are told."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[str] = []
        self.told: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes an element."""
        self.elements.append(tag)
        given = dict(attrs)
        if (name := given.get("property")) is not None:
            self.told[name] = given["content"] or ""


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A page that is built, whatever lies in this checkout, and whatever handlers other tests have registered."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text(INDEX)
    monkeypatch.setattr(page, "INSTALLED", folder)
    registered.cache_clear()
    yield
    registered.cache_clear()


async def read(browser: httpx.AsyncClient, path: str, accept: str = "*/*") -> Tags:
    """The page at a path, as a program reads it."""
    response = await browser.get(path, headers={"Accept": accept})
    assert response.status_code == 200, response.text
    tags = Tags()
    tags.feed(response.text)
    return tags


async def resigned(house: House, names: tuple[str, str], **settings: object) -> str:
    """A game of two that the first has given up."""
    people = [await house.guest(name) for name in names]
    table = await house.table_of(*people, settings=settings)
    made(await people[0].post(f"/api/tables/{table}/resignation", json={}))
    return table


async def test_an_invitation_says_who_invites_and_how_many_seats_are_free(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann = await house.guest("Ann")
        table = made(await ann.post("/api/tables", json={"options": {"players": 3}, "seats": ["me", "rule"]}))["id"]
        told = (await read(house.browser(), f"/table/{table}")).told
        assert told["og:title"] == "Ann invites you to a game of Innovation"
        assert told["og:description"] == "1 of 3 seats is free. Open the link to join."
        assert (told["og:url"], told["og:image"]) == (f"{HOME}/table/{table}", f"{HOME}/link-preview.png")
        assert (await read(house.browser(), f"/table/{table}", "text/html")).told == told


async def test_a_replay_says_who_played_and_who_won(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        table = await resigned(house, ("Ann", "Bob"))
        told = (await read(house.browser(), f"/replay/{table}")).told
        assert told["og:title"] == "Innovation: Ann and Bob"
        assert told["og:description"] == "Bob won. Open the link to see it move by move."


async def test_computers_are_called_by_their_strength(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        table = await house.table_of(await house.guest("Ann"), seats=["me", "rule"])
        told = (await read(house.browser(), f"/table/{table}")).told
        assert told["og:title"] == "Innovation: Ann and Medium computer"
        assert told["og:description"] == "This game is under way."


async def test_a_name_brings_no_element_and_no_attribute_into_the_page(engine: AsyncEngine, tmp_path: Path) -> None:
    name = '"><script>1</script>'
    async with open_house(engine, tmp_path) as house:
        plain, hostile = await resigned(house, ("Ann", "Bob")), await resigned(house, ("Ann", name))
        tags = await read(house.browser(), f"/replay/{hostile}")
        assert tags.told["og:title"] == f"Innovation: Ann and {name}"
        assert tags.elements == (await read(house.browser(), f"/replay/{plain}")).elements


async def test_a_host_that_a_request_makes_up_brings_none_either(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        table = await resigned(house, ("Ann", "Bob"))
        response = await house.browser().get(f"/replay/{table}", headers={"Host": 'a"><b>', "Accept": "*/*"})
        assert '"><b>' not in response.text


async def test_a_replay_that_its_players_keep_to_themselves_says_nothing(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        table = await resigned(house, ("Ann", "Bob"), archive=False)
        for path in (f"/replay/{table}", f"/table/{table}", "/replay/" + 22 * "a"):
            assert (await read(house.browser(), path)).told == {}


def test_the_picture_of_a_preview_is_among_the_pages_files_in_the_size_that_is_told() -> None:
    head = (ROOT / "web" / "public" / IMAGE).read_bytes()[:24]
    assert (head[:4], struct.unpack(">II", head[16:])) == (b"\x89PNG", IMAGE_SIZE)


async def test_whoever_looks_links_up_too_often_is_sent_the_page_alone(
    engine: AsyncEngine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link_previews, "PREVIEWS", Limit(2))
    async with open_house(engine, tmp_path) as house:
        table = await resigned(house, ("Ann", "Bob"))
        browser = house.browser()
        seen = [bool((await read(browser, f"/replay/{table}")).told) for _ in range(3)]
        assert seen == [True, True, False]
        assert (await read(house.browser("192.0.2.9"), f"/replay/{table}")).told
