"""Looking words up."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from splay.core.achievements import BASE_SPECIALS
from splay.core.card import EFFECT_METHODS
from splay.locale.catalogue import FOLDER, NoSuchLanguage, NoSuchText, languages, load
from splay.sets import DECKS, FURTHER_SETS, all_cards, find_card

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "splay"
WEB_SOURCES = ROOT / "web" / "src"


def keys(language: str, files: str = "*.ftl") -> list[str]:
    """The keys of some Fluent files of a language, as often as they stand there."""
    found: list[str] = []
    for file in sorted((FOLDER / language).glob(files)):
        body = FluentResource(file.read_text(encoding="utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, Junk)]
        assert not junk, f"{file.name}: {junk[0]}"
        found += [entry.id.name for entry in body if isinstance(entry, Message)]
    return found


@pytest.mark.parametrize("language", languages())
def test_no_key_stands_twice(language: str) -> None:
    found = keys(language)
    assert [key for key in found if found.count(key) > 1] == []


def test_every_text_that_the_code_asks_for_is_there_and_no_other() -> None:
    sources = "\n".join(file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py"))
    named = set(re.findall(r'"([a-z]+(?:-[a-zA-Z_]+)*)"', sources))
    beginnings = tuple(re.findall(r'f"([a-z]+-(?:[a-z]+-)*)\{', sources))
    of_the_web = set(keys("en", "web-*.ftl"))
    told = [key for key in keys("en") if key not in of_the_web]
    assert [key for key in told if key not in named and not key.startswith(beginnings)] == []
    called = re.findall(r'\.text\(\s*"([^"]+)"', sources)
    assert called
    assert [key for key in called if not load().has_text(key)] == []


def test_every_text_that_the_browser_client_asks_for_is_there_and_no_other() -> None:
    files = [file for file in WEB_SOURCES.rglob("*") if file.suffix in (".ts", ".svelte") and ".test." not in file.name]
    sources = "\n".join(file.read_text(encoding="utf-8") for file in files)
    called = re.findall(r'\b(?:t|text)\(\s*"([^"]+)"', sources)
    assert called
    assert [key for key in called if not load().has_text(key)] == []
    named = set(re.findall(r'"([a-z]+(?:-[a-zA-Z_0-9]+)*)"', sources))
    beginnings = tuple(re.findall(r"`([a-z]+-(?:[a-z]+-)*)\$\{", sources))
    own = keys("en", "web-*.ftl")
    assert [key for key in own if key not in named and not key.startswith(beginnings)] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("edition", sorted(DECKS))
def test_every_card_of_every_set_has_its_name_and_the_words_of_each_effect(edition: str, language: str) -> None:
    """CO069, in each language that there is; there is no Polish yet."""
    catalogue = load(language)
    for card in all_cards(edition):
        assert catalogue.card_name(card)
        for effect in card.effects:
            assert catalogue.effect(card, EFFECT_METHODS[effect])
        lines = catalogue.lines(card)
        assert any(lines), card.name
        assert len(lines) == len(card.effects) or not card.effects, card.name


@pytest.mark.parametrize("language", languages())
def test_every_further_set_has_a_name_a_description_and_the_words_of_its_places_and_rulings(language: str) -> None:
    """CO069, as above."""
    catalogue = load(language)
    for further in FURTHER_SETS:
        keys_of_set = [f"set-{further.name}", f"set-about-{further.name}"]
        keys_of_set += [f"set-singles-{further.name}"] if further.part_of else []
        keys_of_set += [f"{what}-{kind.name}" for kind in further.zone_kinds for what in ("zone", "place")]
        keys_of_set += [f"ring-{kind.name}" for kind in further.zone_kinds if kind.per_player]
        keys_of_set += [ruling.key for ruling in further.rulings]
        assert [key for key in keys_of_set if not catalogue.has_text(key)] == []


def test_cards_have_their_own_names_in_english() -> None:
    assert all(load().card_name(card) == card.name for card in all_cards("third"))


def test_every_special_achievement_has_its_name_and_its_condition() -> None:
    catalogue = load()
    names = [catalogue.text(f"special-name-{special.name}") for special in BASE_SPECIALS]
    assert names == ["Empire", "Monument", "Wonder", "World", "Universe"]
    assert all(catalogue.text(f"special-{special.name}") for special in BASE_SPECIALS)


def test_a_first_edition_card_has_its_own_words_and_otherwise_the_common_ones() -> None:
    third, first = find_card("Oars"), find_card("Oars", "first")
    assert third is not None
    assert first is not None
    assert load().effect(third, "demand") != load().effect(first, "demand")
    assert load().effect(third, "dogma") == load().effect(first, "dogma")


def test_a_missing_text_is_an_error_that_names_it() -> None:
    with pytest.raises(NoSuchText, match="no-such-key"):
        load().text("no-such-key")


def test_a_missing_argument_is_an_error_that_names_the_text() -> None:
    with pytest.raises(NoSuchText, match="event-bonus"):
        load().text("event-bonus")


@pytest.mark.parametrize(
    ("cards", "told"),
    [("A.I.", "Dan melded A.I."), ("Where's Waldo?", "Dan melded Where's Waldo?"), ("Oars", "Dan melded Oars.")],
)
def test_no_period_follows_a_name_that_ends_a_sentence_itself(cards: str, told: str) -> None:
    assert load().text("event-meld", player="Dan", cards=cards) == told


def test_a_text_keeps_the_periods_of_what_it_ends_in() -> None:
    assert load().text("chat-bubble", name="Dan", text="Well..") == "Dan says: Well.."
    assert load().text("waits-choice", player="Dan.", kind="", purpose="") == "Dan. is choosing ..."


@pytest.mark.parametrize(
    ("phrases", "told"),
    [
        ([], ""), (["Oars"], "Oars"), (["Oars", "Paper"], "Oars and Paper"),
        (["Oars", "Paper", "Tools"], "Oars, Paper, and Tools"),
    ],
)  # fmt: skip
def test_a_list_ends_in_and(phrases: list[str], told: str) -> None:
    assert load().listed(phrases) == told


def test_a_list_of_what_can_be_chosen_ends_in_or() -> None:
    assert load().listed(["Oars", "Paper"], "or") == "Oars or Paper"
    assert load().listed(["Oars", "Paper", "Tools", "Coal"], "or") == "Oars, Paper, Tools, or Coal"


def test_a_missing_effect_is_an_error_that_names_it() -> None:
    oars = find_card("Oars")
    assert oars is not None
    with pytest.raises(NoSuchText, match=r"Oars\.dogma_3"):
        load().effect(oars, "dogma_3")


def test_a_language_without_catalogue_is_named_with_those_there_are() -> None:
    with pytest.raises(NoSuchLanguage, match=r"'xx'.*en"):
        load("xx")


def test_a_language_is_loaded_once() -> None:
    assert load("en") is load("en")
