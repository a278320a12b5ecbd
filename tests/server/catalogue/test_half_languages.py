"""A language that is being translated: what it has is its own, the rest is English, one text at a time."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from splay.locale import catalogue
from splay.locale.catalogue import NoSuchText, languages, load
from splay.locale.own_folder import forget
from splay.server.catalogue.words import PARTS
from splay.server.protocol.reserved_names import reserved_names
from splay.views.languages import OFFERED_FROM, offered, share_of
from tests.server.own_language import add_language
from tests.server.site import Site, refusal

pytestmark = pytest.mark.anyio
DRAW = "{ $you ->\n    [yes] Ciągniesz\n   *[no] { $player } ciągnie\n}: { $cards }."
THREE = {
    "web-settings.ftl": "settings-language = Język\n",
    "interface.ftl": f"event-draw = {DRAW.replace(chr(10), chr(10) + '    ')}\n",
    "web-rules.ftl": "rules-game-title = Gra w skrócie\n",
}
"""Three messages of a language that lacks all others, by file."""


@pytest.fixture
def half(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """A folder "pl" beside that of English, in which three messages have words yet."""
    yield add_language(monkeypatch, tmp_path, "pl", THREE)
    forget()


def keys(source: str) -> list[str]:
    """The keys of a Fluent source."""
    return [entry.id.name for entry in FluentResource(source).body if isinstance(entry, Message)]


async def test_people_come_in_and_computers_names_stay_reserved(site: Site, half: Path) -> None:
    assert (await site.browser().post("/api/guests", json={"name": "Ann"})).status_code == 201
    (half / "web-lobby.ftl").write_text("lobby-seat-agent-greedy = Chytry komputer\n", encoding="utf-8")
    catalogue.LOADED.clear()
    reserved_names.cache_clear()
    for name in ("Chytry komputer 2", "Easy computer"):
        assert refusal(await site.browser().post("/api/guests", json={"name": name})) == (422, "name_reserved")


async def test_it_is_known_but_not_offered(client: httpx.AsyncClient, half: Path) -> None:
    told = (await client.get("/api/locale")).json()
    assert told["languages"] == ["en"]
    [polish] = [known for known in told["known"] if known["language"] == "pl"]
    assert (polish["name"], polish["direction"]) == ("polski", "ltr")
    assert 0 < polish["share"] < 0.01


async def test_a_language_that_nobody_has_a_name_for_goes_by_its_code(client: httpx.AsyncClient, half: Path) -> None:
    half.rename(half.with_name("tlh"))
    told = (await client.get("/api/locale")).json()
    [klingon] = [known for known in told["known"] if known["language"] == "tlh"]
    assert (klingon["name"], klingon["direction"]) == ("tlh", "ltr")
    assert (await client.get("/api/locale/tlh?cards=base")).json()["language"] == "tlh"


@pytest.mark.parametrize("language", languages())
def test_what_is_read_off_a_file_without_parsing_are_its_messages(language: str) -> None:
    words = load(language)
    assert {file: list(said) for file, said in words.sources.items()} == {
        file: list(messages) for file, messages in words.messages.items()
    }
    assert words.sources["web-settings.ftl"]["settings-language"].strip() == words.text("settings-language")


async def test_it_is_offered_with_nine_tenths_of_the_words_of_a_base_game(half: Path) -> None:
    for file in (half.parent / "en").iterdir():
        if file.suffix == ".ftl" and not file.name.removeprefix("web-").startswith(("artifacts", "cities", "echoes")):
            shutil.copy(file, half)
    assert share_of("pl") < OFFERED_FROM, "the cards are not there"
    shutil.copy(half.parent / "en" / "cards.json", half)
    catalogue.LOADED.clear()
    share_of.cache_clear()
    assert share_of("pl") == 1
    assert offered() == ["en", "pl"]


async def test_every_text_that_it_lacks_is_english_and_named(client: httpx.AsyncClient, half: Path) -> None:
    english = (await client.get("/api/locale/en")).json()
    told = (await client.get("/api/locale/pl")).json()
    assert told["messages"] == "\n".join(THREE[file] for file in sorted(THREE))
    everything = keys(english["messages"] + "\n" + english["help"])
    assert told["fell_back"] == keys(told["lent"])
    assert sorted([*told["fell_back"], *keys(told["messages"])]) == sorted(everything)
    assert (english["lent"], english["fell_back"]) == ("", [])
    tools = told["cards"]["tools"]
    assert {**tools, "fell_back": []} == {**english["cards"]["tools"], "fell_back": []}
    texts = ["name", "line-1", "line-2", "dogma", "dogma_2"]
    assert tools["fell_back"] == [*texts, "dogma.yes", "dogma.no"]
    assert "fell_back" not in english["cards"]["tools"]
    assert "first.demand" in told["cards"]["oars"]["fell_back"]


async def test_a_card_that_it_calls_otherwise_has_its_english_title_too(client: httpx.AsyncClient, half: Path) -> None:
    (half / "cards.json").write_text('{"Oars.name": "Wiosła", "Robotics.name": "Robotics"}', encoding="utf-8")
    for path in ("?cards=base", "", "/cards"):
        cards = (await client.get(f"/api/locale/pl{path}")).json()["cards"]
        assert (cards["oars"]["name"], cards["oars"]["english"]) == ("Wiosła", "Oars")
        assert "english" not in cards["robotics"], "it is the same"
        assert "english" not in cards["tools"], "it is lent"
    assert "english" not in (await client.get("/api/locale/en")).json()["cards"]["oars"]


async def test_so_it_is_in_every_part(client: httpx.AsyncClient, half: Path) -> None:
    begun = (await client.get("/api/locale/pl?cards=base")).json()
    rules = (await client.get("/api/locale/pl/rules")).json()
    assert keys(begun["messages"]) == ["event-draw", "settings-language"]
    assert keys(rules["messages"]) == ["rules-game-title"]
    assert "rules-game-idea" in rules["fell_back"]
    for part in PARTS:
        told = (await client.get(f"/api/locale/pl/parts/{part}")).json()
        english = (await client.get(f"/api/locale/en/parts/{part}")).json()
        assert (told["messages"], told["fell_back"]) == ("", keys(english["messages"]))
    rulings = (await client.get("/api/locale/pl/rulings")).json()
    assert rulings["fell_back"] == list(rulings["cards"])


async def test_a_text_with_an_argument_that_nobody_gives_is_english_and_noted_once(
    half: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (half / "interface.ftl").write_text("event-draw = { $player } ciągnie { $many }.\n", encoding="utf-8")
    for _ in range(2):
        assert load("pl").text("event-draw", player="Ann", cards="Oars") == "Ann drew Oars."
    assert len([record for record in caplog.records if "event-draw" in record.getMessage()]) == 1


async def test_its_own_texts_use_its_plurals_and_lent_ones_those_of_english(half: Path) -> None:
    forms = "[one] 1 akcja\n    [few] { $number } akcje\n   *[many] { $number } akcji"
    (half / "web-table.ftl").write_text(f"table-actions = {{ $number ->\n    {forms}\n}}\n", encoding="utf-8")
    words = load("pl")
    assert [words.text("table-actions", number=number) for number in (1, 2, 5)] == ["1 akcja", "2 akcje", "5 akcji"]
    assert words.text("event-draw", you="yes", player="Ann", cards="Wiosła") == "Ciągniesz: Wiosła."
    with pytest.raises(NoSuchText):
        words.text("no-such-text")


@pytest.mark.parametrize("file", ["server.ftl", "help.ftl", "web-shell.ftl", "weblobby.ftl"])
async def test_a_text_in_a_file_that_it_does_not_belong_into_is_english_and_noted(
    client: httpx.AsyncClient, half: Path, caplog: pytest.LogCaptureFixture, file: str
) -> None:
    (half / file).write_text("lobby-play = Graj\n", encoding="utf-8")
    for path in ("?cards=base", ""):
        told = (await client.get(f"/api/locale/pl{path}")).json()
        assert "lobby-play" in told["fell_back"]
        assert "lobby-play = Play now\n" in told["lent"]
        assert "lobby-play" not in told["messages"] + told["help"]
    assert load("pl").text("lobby-play") == "Play now"
    [noted] = [message for message in caplog.messages if "lobby-play" in message]
    assert noted.endswith(f"{file}: lobby-play doesn't belong there")


async def test_no_message_is_sent_twice_nor_one_that_cannot_be_read(client: httpx.AsyncClient, half: Path) -> None:
    choice = "lobby-waiting = { $number ->\n    [one] Jedna\n}\n"
    (half / "web-lobby.ftl").write_text(
        f"lobby-play = Graj\n\n# Znowu\nlobby-play = Gra\n{choice}lobby-computer = Graj z komputerem\n",
        encoding="utf-8",
    )
    told = (await client.get("/api/locale/pl?cards=base")).json()
    assert [key for key in keys(told["messages"]) if key.startswith("lobby")] == ["lobby-play", "lobby-computer"]
    assert "lobby-play = Graj\n" in told["messages"]
    assert "lobby-waiting" in told["fell_back"]


async def test_a_text_may_refer_to_one_that_is_lent(half: Path) -> None:
    (half / "web-settings.ftl").write_text("settings-title = Tu: { icon-crown }\n", encoding="utf-8")
    assert load("pl").text("settings-title") == "Tu: crown"
