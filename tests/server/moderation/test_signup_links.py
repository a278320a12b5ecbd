"""Admins make, list and revoke links to sign up with, which is noted."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.cli import main
from splay.server.ids import now
from splay.server.people.signup_links import PATH
from tests.server.moderation.test_moderation import ADMIN, admin
from tests.server.playing import House, made, open_house
from tests.server.site import PASSWORD, refusal

LINKS = f"{ADMIN}/signup_links"


@pytest.fixture
async def house(engine: AsyncEngine, tmp_path: Path) -> AsyncIterator[House]:
    """The application, where people sign up with links alone once there is an admin."""
    async with open_house(engine, tmp_path, SPLAY_SIGNINS_PER_ADDRESS="0") as house:
        house.time = now()
        yield house


@pytest.mark.anyio
async def test_an_admin_makes_lists_and_revokes_a_link(house: House, engine: AsyncEngine) -> None:
    root = await admin(house, engine)
    link = made(await root.post(LINKS, json={"most": 3, "days": 2}))
    assert link["url"].startswith(house.app.state.settings.address + PATH)
    [listed] = made(await root.get(LINKS))
    assert (listed["id"], listed["most"], listed["used"]) == (link["id"], 3, 0)
    assert "url" not in listed
    made(await root.delete(f"{LINKS}/{link['id']}"))
    assert made(await root.get(LINKS)) == []
    assert refusal(await root.delete(f"{LINKS}/{link['id']}")) == (404, "not_found")
    acts = [(act["act"], act["target"]) for act in made(await root.get(f"{ADMIN}/acts"))]
    assert {("make link", link["id"]), ("revoke link", link["id"])} <= set(acts)


@pytest.mark.anyio
async def test_nobody_else_makes_or_sees_links(house: House) -> None:
    ann = await house.guest("Ann")
    made(await ann.post("/api/accounts", json={"login": "ann", "password": PASSWORD}))
    assert refusal(await ann.get(LINKS)) == (403, "admin_needed")
    assert refusal(await ann.post(LINKS, json={})) == (403, "admin_needed")


@pytest.mark.parametrize("body", [{"most": 0}, {"most": 1001}, {"days": 0}, {"days": 366}])
@pytest.mark.anyio
async def test_no_link_is_good_without_end(house: House, engine: AsyncEngine, body: dict[str, int]) -> None:
    root = await admin(house, engine)
    assert refusal(await root.post(LINKS, json=body)) == (400, "bad_request")


def test_the_command_makes_a_link_for_the_first_who_signs_up(
    tmp_path: Path, migrated_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPLAY_PUBLIC_URL", "https://play.example.org")
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{copied(migrated_file, tmp_path)}")
    assert main(["admin", "link", "--most", "2", "--days", "3"]) == 0
    id, _, url = capsys.readouterr().out.strip().partition("  ")
    assert url.startswith(f"https://play.example.org{PATH}")
    assert main(["admin", "links"]) == 0
    assert capsys.readouterr().out.strip().endswith("used 0 of 2")
    assert main(["admin", "revoke-link", id]) == 0
    assert main(["admin", "links"]) == 0
    assert capsys.readouterr().out.splitlines() == [f"{id} is revoked", "no links"]
    assert main(["admin", "revoke-link", id]) == 2


def copied(database: Path, folder: Path) -> Path:
    """A copy of a database."""
    copy = folder / "splay.db"
    copy.write_bytes(database.read_bytes())
    return copy
