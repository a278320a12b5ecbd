"""A language that is being translated, of which not all is there yet, is offered to nobody and shuts no door."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from splay.locale import catalogue
from splay.server.protocol.reserved_names import reserved_names
from tests.server.site import Site, refusal

pytestmark = pytest.mark.anyio


@pytest.fixture
def half(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A folder "pl" beside that of English, in which only the cards have words yet."""
    shutil.copytree(catalogue.FOLDER / "en", tmp_path / "locale" / "en")
    folder = tmp_path / "locale" / "pl"
    folder.mkdir()
    shutil.copy(catalogue.FOLDER / "en" / "cards.json", folder)
    monkeypatch.setattr(catalogue, "FOLDER", folder.parent)
    monkeypatch.setattr(catalogue, "LOADED", {})
    reserved_names.cache_clear()
    yield folder
    reserved_names.cache_clear()


async def test_with_a_half_language_people_still_come_in(site: Site, half: Path) -> None:
    assert (await site.browser().post("/api/guests", json={"name": "Ann"})).status_code == 201
    assert refusal(await site.browser().post("/api/guests", json={"name": "Easy computer"})) == (422, "name_reserved")


async def test_a_half_language_is_not_offered(client: httpx.AsyncClient, half: Path) -> None:
    assert (await client.get("/api/locale")).json() == {"languages": ["en"]}
    for part in ("", "/cards", "/rules", "/parts/lessons", "/rulings"):
        assert refusal(await client.get(f"/api/locale/pl{part}")) == (404, "no_such_language")
    with pytest.raises(catalogue.NoSuchLanguage):
        catalogue.load("pl")


async def test_a_language_with_all_files_reserves_the_names_that_it_has(site: Site, half: Path) -> None:
    shutil.copytree(half.parent / "en", half, dirs_exist_ok=True)
    words = (half / "web-lobby.ftl").read_text(encoding="utf-8")
    kept = [line for line in words.splitlines() if not line.startswith("lobby-seat-agent-")]
    (half / "web-lobby.ftl").write_text("\n".join([*kept, "lobby-seat-agent-greedy = Chytry komputer"]))
    assert catalogue.languages() == ["en", "pl"]
    assert (await site.browser().post("/api/guests", json={"name": "Ann"})).status_code == 201
    for name in ("Chytry komputer 2", "Easy computer"):
        assert refusal(await site.browser().post("/api/guests", json={"name": name})) == (422, "name_reserved")
