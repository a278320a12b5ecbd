"""Finished games: mine and the archive's, their records, a rematch."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.history.log_dropper import LogDropper
from splay.server.history.log_packer import LogPacker
from splay.server.settings import Settings
from splay.server.storage.rows import change_table
from tests.server.playing import fail
from tests.web.results_kept import keep
from tests.web.visitors import be_guest, finished_game, send, table_told, visitors


def test_my_finished_games_tell_how_they_ended(page: Page, context: BrowserContext) -> None:
    be_guest(context, "Ann")
    page.goto("/games")
    expect(page.get_by_text("You haven't finished a game yet.")).to_be_visible()
    table = finished_game(context)
    page.reload()
    game = page.get_by_role("article", name="Ann, Medium computer")
    expect(game.get_by_text("Lost")).to_be_visible()
    expect(game.get_by_text("You left. Medium computer won.")).to_be_visible()
    expect(game.get_by_role("link", name="Replay")).to_have_attribute("href", f"/replay/{table}")


def test_a_game_at_one_device_is_neither_won_nor_lost(page: Page, context: BrowserContext) -> None:
    be_guest(context, "Ann")
    table = send(context, "POST", "/api/tables", {"seats": ["me", "me"], "names": ["Ann", "Bob"]})["id"]
    send(context, "POST", f"/api/tables/{table}/resignation", {"seat": 0})
    page.goto("/games")
    game = page.get_by_role("article", name="Ann, Bob")
    expect(game.get_by_text("Bob won")).to_be_visible()
    expect(game.get_by_text(re.compile("^(Won|Lost)$"))).to_have_count(0)


def test_from_the_finished_games_one_goes_on_or_plays(page: Page, context: BrowserContext) -> None:
    be_guest(context, "Ann")
    page.goto("/games")
    page.get_by_role("link", name="New game").click()
    expect(page.get_by_role("heading", name="Build a civilization")).to_be_visible()
    table = send(context, "POST", "/api/tables", {"seats": ["me", "rule"]})["id"]
    page.get_by_role("link", name="Games", exact=True).click()
    running = page.get_by_role("region", name="Your games")
    expect(running).to_contain_text("Medium computer")
    expect(running.get_by_role("link", name="Medium computer")).to_have_attribute("href", f"/table/{table}")
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page.get_by_role("region", name="Your games")).to_contain_text("Medium computer")


def test_a_record_is_downloaded(page: Page, context: BrowserContext, tmp_path: Path) -> None:
    be_guest(context, "Ann")
    table = finished_game(context)
    page.goto("/games")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename == f"splay-{table}.json"
    download.value.save_as(tmp_path / "record.json")
    assert json.loads((tmp_path / "record.json").read_text())["names"][0] == "Ann"


def test_a_rematch_is_a_new_table_with_the_same_opponent(page: Page, context: BrowserContext) -> None:
    be_guest(context, "Ann")
    finished_game(context)
    page.goto("/games")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url("**/table/*")
    table = table_told(page)
    assert [seat["name"] for seat in table["seats"]] == ["rule", "Ann"]


def test_strangers_find_public_games_in_the_archive(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        ann, bob = visit(), visit()
        be_guest(ann.context, "Ann of the archive")
        finished_game(ann.context)
        bob.goto("/games")
        bob.get_by_role("link", name="Archive").click()
        game = bob.get_by_role("article", name="Ann of the archive").first
        expect(game).to_be_visible()
        expect(game.get_by_role("button", name="Rematch")).to_be_hidden()


def test_the_archive_comes_in_pages(chromium: Browser, server: str) -> None:
    with visitors(chromium, server) as visit:
        page = visit()
        be_guest(page.context, "Ann")
        for _ in range(21):
            finished_game(page.context)
        page.goto("/games")
        expect(page.get_by_role("article")).to_have_count(20)
        page.get_by_role("link", name="Older games").click()
        expect(page.get_by_text("Page 2")).to_be_visible()
        expect(page.get_by_role("article")).to_have_count(1)
        page.get_by_role("link", name="Newer games").click()
        expect(page.get_by_role("article")).to_have_count(20)


def test_a_game_says_until_when_it_is_kept_and_that_it_is_kept_no_longer(
    page: Page, context: BrowserContext, data: Path
) -> None:
    be_guest(context, "Ann")
    table = finished_game(context)

    async def tell(engine: AsyncEngine) -> None:
        async with engine.begin() as connection:
            await change_table(connection, table, kept_until=4_102_444_800_000)

    async def drop(engine: AsyncEngine) -> None:
        await LogPacker(engine, lambda: 0, fail).pack(table)
        await LogDropper(engine, Settings.from_environment({"SPLAY_DATA": str(data)}), lambda: 0, fail).drop(table)

    keep(data, tell)
    page.goto("/games")
    game = page.get_by_role("article", name="Ann, Medium computer")
    told = "The replay stays until 2100-01-01. To keep the game, download its record."
    expect(game.get_by_text(told)).to_be_visible()
    page.goto(f"/table/{table}")
    expect(page.get_by_text(told)).to_be_visible()
    keep(data, drop)
    page.goto("/games")
    expect(game.get_by_text("What happened in this game is no longer kept, only how it ended.")).to_be_visible()
    expect(game.get_by_role("link", name="Replay")).to_have_count(0)
    expect(game.get_by_role("link", name="Download")).to_have_count(0)
    game.get_by_role("link", name="See boards").click()
    expect(page.get_by_role("heading", name="You left. Medium computer won.")).to_be_visible()
    expect(page.get_by_text("is no longer kept")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_have_count(0)
