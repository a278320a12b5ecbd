"""A translator's own language comes from the server as all others do, and as its files are by now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from splay.locale.catalogue import ADDED
from splay.locale.own_folder import BadLanguage, add_folder
from splay.server.app import create_app
from tests.locale.added import czech_folder
from tests.server.conftest import settings_in

pytestmark = pytest.mark.anyio


@pytest.fixture
def czech(tmp_path: Path) -> Iterator[Path]:
    """A folder with two texts."""
    with czech_folder(tmp_path) as folder:
        yield folder


async def test_words_that_a_translator_changes_are_sent_from_then_on(client: httpx.AsyncClient, czech: Path) -> None:
    add_folder(czech)
    told = (await client.get("/api/locale")).json()
    [own] = [known for known in told["known"] if known["language"] == "cs"]
    assert (own["name"], "cs" in told["languages"]) == ("čeština", False)
    before = await client.get("/api/locale/cs?cards=base")
    words = before.json()
    assert (words["messages"], words["cards"]["pottery"]["name"]) == ("color-red = červená\n", "Hrnčířství")
    same = await client.get("/api/locale/cs?cards=base", headers={"If-None-Match": before.headers["ETag"]})
    assert same.status_code == 304
    (czech / "interface.ftl").write_text("color-red = rudá\n", encoding="utf-8")
    (czech / "rulings.json").write_text('{"archery": ["Vybírá zasažený."]}', encoding="utf-8")
    after = await client.get("/api/locale/cs?cards=base", headers={"If-None-Match": before.headers["ETag"]})
    assert (after.status_code, after.json()["messages"]) == (200, "color-red = rudá\n")
    assert (await client.get("/api/locale/cs/rulings")).json()["cards"]["archery"] == ["Vybírá zasažený."]


async def test_the_setting_names_such_a_folder(tmp_path: Path, czech: Path) -> None:
    create_app(settings_in(tmp_path, SPLAY_LANGUAGE_FOLDER=str(czech)))
    assert {"cs": czech} == ADDED
    with pytest.raises(BadLanguage, match="there is no such folder"):
        create_app(settings_in(tmp_path, SPLAY_LANGUAGE_FOLDER=str(tmp_path / "pl")))
