"""Any client can draw and tell every card from what the server publishes."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import httpx
import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message
from fluent.syntax.serializer import FluentSerializer

from splay.core.achievements import BASE_SPECIALS
from splay.core.card import EFFECT_METHODS
from splay.core.symbols import COLOR_NAMES, PLACE_NAMES, SYMBOL_NAMES
from splay.locale.catalogue import FOLDER, languages, load
from splay.server.catalogue.cards import CardCatalogue, card_catalogue
from splay.server.catalogue.words import OURS_ALONE, PARTS, PartName, Rulings, Words, rulings_of, words_of
from splay.sets import DECKS, all_cards
from splay.views.languages import offered

pytestmark = pytest.mark.anyio
BASE_SET = Path(__file__).parents[3] / "src" / "splay" / "sets" / "base"


async def test_a_card_as_it_is_published(client: httpx.AsyncClient) -> None:
    cards = {card["key"]: card for card in (await client.get("/api/cards")).json()["cards"]}
    assert cards["oars"] == {
        "key": "oars",
        "age": 1,
        "set": "base",
        "color": "red",
        "icons": {"top-left": "castle", "bottom-left": "crown", "bottom-middle": "hex", "bottom-right": "castle"},
        "featured": "castle",
        "effects": [
            {"name": "demand", "kind": "demand", "title": "effect-demand"},
            {"name": "dogma", "kind": "shared", "title": "effect-only"},
        ],
        "differs_in": ["first"],
    }
    assert cards["archery"]["differs_in"] == []
    assert [effect["title"] for effect in cards["pottery"]["effects"]] == ["effect-dogma", "effect-dogma_2"]


@pytest.mark.parametrize("edition", ["third", "first"])
async def test_every_card_of_an_edition_is_published(client: httpx.AsyncClient, edition: str) -> None:
    response = await client.get("/api/cards", params={"edition": edition})
    told = msgspec.json.decode(response.content, type=CardCatalogue, strict=True)
    assert told.edition == edition
    for card, face in zip(all_cards(edition), told.cards, strict=True):
        assert (face.key, face.age, face.color) == (card.key, card.age, COLOR_NAMES[card.color])
        assert list(face.icons.values()) == [SYMBOL_NAMES[icon] for icon in card.icons]
        assert list(face.icons) == list(PLACE_NAMES[: len(card.icons)])
        assert [effect.name for effect in face.effects] == [EFFECT_METHODS[effect] for effect in card.effects]
        assert [effect.kind == "demand" for effect in face.effects] == [name.name == "demand" for name in face.effects]


async def test_the_sets_that_tables_can_choose_are_told_with_what_they_need(client: httpx.AsyncClient) -> None:
    told = (await client.get("/api/cards")).json()["sets"]
    assert [(one["name"], one["part_of"]) for one in told] == [
        ("artifacts", ""),
        ("relics", "artifacts"),
        ("echoes", ""),
        ("cities", ""),
    ]
    assert (await client.get("/api/cards?edition=first")).json()["sets"] == []


async def test_the_sets_are_told_with_the_rulings_that_they_bring(client: httpx.AsyncClient) -> None:
    artifacts, relics, echoes, cities = (await client.get("/api/cards")).json()["sets"]
    assert "ruling-display-unreached" in artifacts["rulings"]
    assert "ruling-museum" in relics["rulings"]
    assert "ruling-first-hands" in echoes["rulings"]
    assert "ruling-endorse-bound" in cities["rulings"]
    assert not set(artifacts["rulings"]) & set(relics["rulings"])


async def test_the_sets_are_told_with_how_many_cards_they_bring(client: httpx.AsyncClient) -> None:
    artifacts, relics, echoes, cities = (await client.get("/api/cards")).json()["sets"]
    assert (echoes["supplied"], echoes["singles"]) == (105, [])
    assert (cities["supplied"], cities["singles"]) == (105, [])
    assert (artifacts["supplied"], artifacts["singles"]) == (105, [])
    assert relics["supplied"] == 0
    assert relics["singles"] == ["timbuktu", "complex-numbers", "newton-wickins-telescope", "ching-shih", "safety-pin"]


async def test_nine_cards_differ_between_the_editions() -> None:
    differing = [
        [card.key for card in card_catalogue(edition).cards if card.differs_in] for edition in ("third", "first")
    ]
    assert len(differing[0]) == 9
    assert differing[0] == differing[1]
    assert card_catalogue("first").cards[differing_place("oars")].differs_in == ["third"]


def differing_place(key: str) -> int:
    """The place of a card in the set."""
    return [card.key for card in DECKS["third"]].index(key)


async def test_an_unknown_edition_is_refused(client: httpx.AsyncClient) -> None:
    response = await client.get("/api/cards?edition=fifth")
    assert response.status_code == 400
    assert response.json()["message"].startswith("edition: ")


def test_special_achievements_are_claimed_by_the_cards_that_say_so() -> None:
    claiming = {}
    for source in BASE_SET.glob("age_*.py"):
        for card in ast.parse(source.read_text(encoding="utf-8")).body:
            for node in ast.walk(card):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "claim":
                    assert isinstance(card, ast.ClassDef)
                    assert isinstance(node.args[0], ast.Name)
                    claiming[node.args[0].id] = card.name.lower()
    assert claiming == {special.name.upper(): special.claimed_with for special in BASE_SPECIALS}
    assert len(claiming) == len(BASE_SPECIALS)


async def test_the_languages(client: httpx.AsyncClient) -> None:
    told = (await client.get("/api/locale")).json()
    assert told["languages"] == offered()
    assert [known["language"] for known in told["known"]] == languages()
    assert {"language": "en", "name": "English", "direction": "ltr", "share": 1.0} in told["known"]


@pytest.mark.parametrize("language", languages())
async def test_all_words_of_a_language(client: httpx.AsyncClient, language: str) -> None:
    words = msgspec.json.decode((await client.get(f"/api/locale/{language}")).content, type=Words)
    for edition, deck in DECKS.items():
        for card in deck:
            told = words.cards[card.key]
            assert told.name == load(language).card_name(card)
            effects = told.effects | told.editions.get(edition, {})
            names = [EFFECT_METHODS[effect] for effect in card.effects]
            assert {name: effects[name] for name in names} == {
                name: load(language).effect(card, name) for name in names
            }
    bundle = FluentBundle([language], use_isolating=False)
    for source in (words.messages, words.help):
        bundle.add_resource(FluentResource(source))
    for file in (FOLDER / language).glob("*.ftl"):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                there = bundle.has_message(entry.id.name)
                assert there is (file.name not in OURS_ALONE), f"{file.name}: {entry.id.name}"


async def test_the_words_of_the_base_sets_cards_come_alone_and_those_of_all_sets_too(client: httpx.AsyncClient) -> None:
    whole = (await client.get("/api/locale/en")).json()
    begun = (await client.get("/api/locale/en?cards=base")).json()
    assert set(begun["cards"]) == {card.key for card in DECKS["third"]}
    fewer = {"cards": {key: whole["cards"][key] for key in begun["cards"]}, "help": "", "messages": begun["messages"]}
    assert begun == {**whole, **fewer}
    assert whole["help"] != ""
    assert not re.search("^#", whole["messages"] + whole["help"], re.MULTILINE)
    assert len(whole["cards"]) > len(begun["cards"])
    every = (await client.get("/api/locale/en/cards")).json()
    assert every == {"language": "en", "cards": whole["cards"]}


async def test_the_topics_of_the_rules_come_by_themselves(client: httpx.AsyncClient) -> None:
    serialize = FluentSerializer().serialize_entry
    whole, begun, rules, *parts = [
        {each.id.name: serialize(each) for each in FluentResource(told).body if isinstance(each, Message)}
        for told in [
            (await client.get(f"/api/locale/en{part}")).json()["messages"]
            for part in ("", "?cards=base", "/rules", *[f"/parts/{part}" for part in PARTS])
        ]
    ]
    assert set(rules) == {name for name in whole if name.startswith(("rules-", "ruling-"))}
    assert {name.split("-")[1] for name in rules} >= {"game", "dogma", "echoes"}
    assert begun | rules | {name: text for part in parts for name, text in part.items()} == whole
    assert not set(begun) & set(rules)


@pytest.mark.parametrize("part", PARTS)
async def test_the_words_of_a_part_come_by_themselves(client: httpx.AsyncClient, part: PartName) -> None:
    whole, begun = [(await client.get(f"/api/locale/en{choice}")).json()["messages"] for choice in ("", "?cards=base")]
    told = (await client.get(f"/api/locale/en/parts/{part}")).json()["messages"]
    keys = {each.id.name for each in FluentResource(told).body if isinstance(each, Message)}
    assert keys == {
        entry.id.name
        for file in PARTS[part]
        for entry in FluentResource((FOLDER / "en" / file).read_text(encoding="utf-8")).body
        if isinstance(entry, Message)
    }
    for source, there in ((whole, True), (begun, False)):
        assert all((f"\n{key} = " in f"\n{source}") is there for key in keys)


async def test_another_part_is_refused(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/locale/en/parts/cards")).status_code == 400


async def test_other_cards_than_all_and_base_are_refused(client: httpx.AsyncClient) -> None:
    assert (await client.get("/api/locale/en?cards=echoes")).status_code == 400


def test_only_nine_cards_are_worded_otherwise_in_the_first_edition() -> None:
    words = words_of("en").cards
    assert len([card for card in words.values() if card.editions]) == 9
    assert list(words["oars"].editions["first"]) == ["demand"]


async def test_a_card_says_what_each_answer_to_it_does(client: httpx.AsyncClient) -> None:
    cards = (await client.get("/api/locale/en")).json()["cards"]
    assert cards["tools"]["answers"] == {"dogma.yes": "Return three cards", "dogma.no": "Keep your hand"}
    assert list(cards["evolution"]["answers"]) == ["dogma.1", "dogma.2", "dogma.pass"]
    assert list(cards["linguistics"]["answers"]) == ["echo.1", "echo.2"]
    assert "answers" not in cards["oars"]


async def test_a_card_says_what_each_effect_does_in_a_few_words_by_edition(client: httpx.AsyncClient) -> None:
    cards = (await client.get("/api/locale/en")).json()["cards"]
    for edition, deck in DECKS.items():
        for card in deck:
            lines = cards[card.key].get("edition_lines", {}).get(edition, cards[card.key]["lines"])
            assert lines == load("en").lines(card)
            assert len(lines) == len(card.effects)
    assert [cards["fermenting"]["lines"]] != list(cards["fermenting"]["edition_lines"].values())
    assert cards["ruler"]["lines"][1] == ""
    assert "edition_lines" not in cards["tools"]


@pytest.mark.parametrize("path", ["/api/locale/xx", "/api/locale/xx/cards", "/api/locale/xx/rulings"])
async def test_a_language_that_is_not_there_is_refused(client: httpx.AsyncClient, path: str) -> None:
    response = await client.get(path)
    assert (response.status_code, response.json()["error"]) == (404, "no_such_language")


@pytest.mark.parametrize("language", ["..", "EN", "e", "en_GB", "%2e%2e%2fen", "en-" + "x" * 40])
async def test_what_is_no_language_at_all_is_refused(client: httpx.AsyncClient, language: str) -> None:
    assert (await client.get(httpx.URL(f"http://localhost:8000/api/locale/{language}"))).status_code in (400, 404)


@pytest.mark.parametrize("language", languages())
async def test_rulings_are_short_sentences_about_cards_there_are(client: httpx.AsyncClient, language: str) -> None:
    told = msgspec.json.decode((await client.get(f"/api/locale/{language}/rulings")).content, type=Rulings)
    assert set(told.cards) <= {card.key for card in all_cards("third")}
    assert set(told.cards) == set(rulings_of("en").cards)
    for key, rulings in told.cards.items():
        assert rulings, key
        for ruling in rulings:
            assert ruling.endswith("."), f"{key}: {ruling}"
            assert len(ruling) <= (160 if language == "en" else 185), f"{key}: {ruling}"


@pytest.mark.parametrize("path", ["/api/cards", "/api/locale/en", "/api/locale/en/cards", "/api/locale/en/rulings"])
async def test_clients_keep_it_and_ask_whether_it_changed(client: httpx.AsyncClient, path: str) -> None:
    first = await client.get(path)
    assert first.headers["Cache-Control"] == "public, no-cache"
    assert first.headers["Content-Encoding"] == "br"
    gzipped = await client.get(path, headers={"Accept-Encoding": "gzip"})
    assert (gzipped.headers["Content-Encoding"], gzipped.content) == ("gzip", first.content)
    assert first.headers["Vary"] == "Accept-Encoding"
    again = await client.get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
