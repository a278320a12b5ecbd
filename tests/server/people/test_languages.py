"""The language in which a person reads, and is written to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.locale.own_folder import forget
from splay.server.protocol.languages import negotiated
from splay.server.storage import schema
from splay.views import languages
from tests.server.notifications.receivers import mailbox
from tests.server.notifications.test_email import ADDRESS, PASSWORD, confirmed, post_all, told_by_mail
from tests.server.notifications.test_password_resets import NEW
from tests.server.notifications.test_password_resets import forget as forget_password
from tests.server.own_language import add_language
from tests.server.playing import made, open_house
from tests.server.site import refusal

pytestmark = pytest.mark.anyio
SERVER = """notice-turn-subject = Twoja tura
notice-turn = { $name }, twoja tura ({ $waiting }): { $url }
notice-stop = Koniec listów: { $url }
confirm-subject = Kod
reset-subject = Nowe hasło
account-mail-password_changed-subject = Zmiana hasła
unsubscribe-question = Koniec?
unsubscribe-button = Tak
"""


@pytest.fixture(autouse=True)
def polish(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Polish is offered, and has words for mails."""
    monkeypatch.setattr(languages, "OFFERED_FROM", 0)
    add_language(monkeypatch, tmp_path, "pl", {"server.ftl": SERVER})
    yield
    forget()


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("PL-pl", "pl"),
        ("de, pl;q=0.8, en;q=0.9", "en"),
        ("de-AT, pl;q=0.2", "pl"),
        ("en;q=0.3, pl;q=0.7", "pl"),
        ("pl;q=0, fr", "en"),
        ("*", "en"),
        ("pl;q=lots, ;;, \x00", "en"),
        (",".join(["xx"] * 50) + ",pl", "en"),
    ],
)
def test_the_language_is_the_offered_one_that_is_wanted_most(accepted: str, language: str) -> None:
    """RFC 9110, 12.5.4."""
    assert negotiated(accepted) == language


def test_one_that_is_not_offered_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "OFFERED_FROM", 0.9)
    assert negotiated("pl") == "en"


async def test_the_words_of_the_preferred_language(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        for accepted, language in (("pl-PL, en;q=0.5", "pl"), ("fr", "en")):
            asking = house.browser().get("/api/locale/preferred?cards=base", headers={"Accept-Language": accepted})
            answer = await asking
            assert answer.json() == (await house.browser().get(f"/api/locale/{language}?cards=base")).json()
            assert answer.json()["language"] == language
            assert answer.headers["Vary"] == "Accept-Encoding, Accept-Language"


async def test_a_guest_reads_what_its_browser_asks_for_until_it_chooses(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        browser = house.browser()
        guest = made(await browser.post("/api/guests", json={"name": "Ann"}, headers={"Accept-Language": "pl"}))
        assert guest["language"] == "pl"
        assert made(await browser.patch("/api/me", json={"language": "en"}))["language"] == "en"
        assert refusal(await browser.patch("/api/me", json={"language": "xx"})) == (422, "no_such_language")
        own = made(await browser.post("/api/accounts", json={"login": "ann", "password": PASSWORD}))
        assert own["language"] == "en"


async def test_mails_are_in_the_language_that_a_person_reads(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann, bob = await confirmed(house, box), await house.guest("Bob")
        assert box.letters[-1]["Content-Language"] == "en"
        made(await ann.patch("/api/me", json={"language": "pl"}))
        await told_by_mail(house, ann, bob)
        assert (box.letters[-1]["Subject"], box.letters[-1]["Content-Language"]) == ("Twoja tura", "pl")
        assert "Ann, twoja tura (Bob): " in box.text()
        assert "Koniec listów: " in box.text()
        await forget_password(house, "ann")
        assert box.letters[-1]["Subject"] == "Nowe hasło"
        made(await ann.patch("/api/me", json={"password": NEW, "current_password": PASSWORD}))
        await post_all(house)
        assert (box.letters[-1]["Subject"], box.letters[-1]["To"]) == ("Zmiana hasła", ADDRESS)


async def test_a_language_that_is_gone_ends_no_mail(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        ann, bob = await confirmed(house, box), await house.guest("Bob")
        async with engine.begin() as connection:
            await connection.execute(update(schema.people).values(language="xx"))
        await told_by_mail(house, ann, bob)
        assert (box.letters[-1]["Subject"], box.letters[-1]["Content-Language"]) == ("It's your turn", "en")


async def test_the_page_that_ends_mails_is_in_the_language_asked_for(engine: AsyncEngine, tmp_path: Path) -> None:
    async with mailbox() as box, open_house(engine, tmp_path, **box.settings()) as house:
        await told_by_mail(house, await confirmed(house, box), await house.guest("Bob"))
        link = box.letters[-1]["List-Unsubscribe"].strip("<>").partition("8000")[2]
        page = (await house.browser().get(link, headers={"Accept-Language": "pl"})).text
        assert '<html lang="pl">' in page
        assert "Koniec?" in page
