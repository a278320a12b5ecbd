"""What players read is said as one speaks at the table: the old forms don't come back."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentSerializer, parse
from fluent.syntax.ast import Message

from splay.core.card import EFFECT_METHODS
from splay.core.symbols import HIGHEST_AGE, ICON_NAMES
from splay.locale.catalogue import FOLDER, MARK, languages, letters_of, load, longest_line
from splay.server.catalogue.words import rulings_of
from splay.sets import DECKS, all_cards

CATALOGUES: Final = sorted((FOLDER / "en").glob("*.ftl"))
OLD_FORMS: Final = {
    "a contraction is missing": r"\b(?:cannot|could not|does not|do not|is not|are not|you will|you have left)\b",
    "say undo": r"\b(?:take|taken|takes) (?:it |anything )?back\b(?! (?:first|my seat|your seat))(?=.*can)",
    "say someone, or the player's name": r"\b(?:somebody|everybody's)\b",
    "say choose, or you're asked": r"\bis asked for\b",
    "say Story, Log or Since your turn": r"\b(?:lately|so far)\b",
    "say select": r"\bpoint at\b",
    "say your": r"\b(?:cards?|pile|board|hand) of yours\b",
    "write a range as 1-3": r"\d to \d|\} to \{ ?\$(?:most|last|best)\b|\[\{ \$\w+ \}\] to \[",
    "say resolves": r"\bfollows? (?:this|the|each) effect\b",
    "say hits, with who does it": r"\bis (?:hit|compelled) by\b",
    "say teammate": r"\bteam mate\b",
    "say everyone": r"\beverybody\b",
    "say sharing draw": r"\bsharing bonus\b|\b(?:draw|bonus) for sharing\b",
    "say the player it hits": r"\bunder demand\b|\bdemanding (?:player|board)\b",
    "say email": r"\be-mail\b",
    "say used an action to": r"\bchose to\b",
    "say isn't higher": r"\bno (?:lower|higher) than \{|\bis no lower\b",
    "say 1 fewer card": r"\bcards? fewer\b",
    "say got": r"\} earned\b",
    "say first effect": r"\}, effect \d|\beffect \d of\b(?! \{)",
    "say what to pick": r"\bnothing picked\b",
}
TELLING: Final = ("event-", "story-deed-", "missed-")
PRESENT: Final = (
    r"^\{ \$(?:player|cards) \} (?!is\b)[a-z]+s\b|^(?:It )?(?:draws?|melds?|scores?|returns?|hits|compels)\b"
)
"""How a message would begin that tells in the present what has happened."""
NOT_SCORED: Final = r"\b[Ss]core (?:all )?(?:their|an opponent's)\b|\bto score(?:$|;)"
"""How a line would say score of cards that only move to a score pile: that doesn't count for Monument."""
OTHERS: Final = r"\b(?:[Tt]hey|[Tt]heir|[Tt]hem)\b"
LINE: Final = r"\.line-\d$"
"""How the key of a line ends."""
EFFECTS: Final = {"demand": "I demand you", "compel": "I compel you"}


def old_forms(path: Path) -> list[str]:
    """Where a catalogue speaks as it once did: its file, the key of the message, and the form."""
    return [
        f"{path.name}: {message.id.name}: {form}"
        for message in messages_of(path)
        for form in old_forms_in(serialize_value(message))
    ]


def old_forms_in(text: str) -> list[str]:
    """The old forms in a text, each with its words."""
    return [
        f"{form}: {found.group()!r}"
        for form, pattern in OLD_FORMS.items()
        for found in re.finditer(pattern, text, re.IGNORECASE)
    ]


def messages_of(path: Path) -> list[Message]:
    """The messages of a catalogue."""
    return [entry for entry in parse(path.read_text(encoding="utf-8")).body if isinstance(entry, Message)]


def serialize_value(message: Message) -> str:
    """A message's text without its key."""
    return FluentSerializer().serialize_entry(message).partition(" =")[2]


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_no_catalogue_has_an_old_form(path: Path) -> None:
    assert old_forms(path) == []


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_what_has_happened_is_told_in_the_past(path: Path) -> None:
    told = {message.id.name: serialize_value(message).strip() for message in messages_of(path)}
    assert [key for key, text in told.items() if key.startswith(TELLING) and re.search(PRESENT, text)] == []


def lines() -> dict[str, str]:
    """All lines of cards, by their keys."""
    return {key: text for key, text in load().cards.items() if re.search(LINE, key)}


def test_no_line_ruling_or_answer_has_an_old_form() -> None:
    words, rulings = load(), rulings_of("en").cards
    texts = [*lines().items(), *words.answers.items(), *((key, text) for key, said in rulings.items() for text in said)]
    assert [(key, form) for key, text in texts for form in old_forms_in(text)] == []


def test_no_line_says_score_of_cards_that_only_move() -> None:
    assert len(lines()) > len(all_cards("third"))
    assert [key for key, text in lines().items() if re.search(NOT_SCORED, text)] == []


@pytest.mark.parametrize("edition", sorted(DECKS))
def test_a_line_demands_as_the_effect_does_so_that_whoever_reads_it_knows_who_is_hit(edition: str) -> None:
    words = load()
    methods = [(card, [EFFECT_METHODS[effect] for effect in card.effects]) for card in all_cards(edition)]
    said = [pair for card, names in methods for pair in zip(names, words.lines(card), strict=False)]
    demands = [(kind, line) for kind, line in said if kind in EFFECTS]
    assert demands
    assert [line for kind, line in demands if not re.match(rf"I {kind}\b", line)] == []
    assert [line for _, line in demands if re.search(OTHERS, line)] == []
    assert [line for kind, line in said if kind not in EFFECTS and re.search(r"\bI (?:demand|compel)\b", line)] == []


def test_a_line_is_a_sentence_that_ends() -> None:
    assert [line for line in lines().values() if not re.fullmatch(r"[A-Z\[].*[.!]", line)] == []


def test_a_line_names_no_icon_or_value_that_is_none() -> None:
    marks = {f"[{mark}]" for mark in (*ICON_NAMES, *range(1, HIGHEST_AGE + 2))}
    assert [line for line in lines().values() if not set(MARK.findall(line)) <= marks] == []


@pytest.mark.parametrize("language", languages())
def test_a_line_is_short_in_every_language(language: str) -> None:
    texts = load(language).cards.items()
    assert [key for key, line in texts if re.search(LINE, key) and letters_of(line) > longest_line(language)] == []


def test_a_demand_and_a_compel_begin_as_on_every_card() -> None:
    texts = {key: text for key, text in load().cards.items() if key.rpartition(".")[2] in EFFECTS}
    assert texts
    assert [key for key, text in texts.items() if not text.startswith(EFFECTS[key.rpartition(".")[2]])] == []


@pytest.mark.parametrize(
    "text",
    ["You cannot undo it.", "Somebody leaves.", "The story so far.", "Point at a card.", "Show cards of yours.",
     "{ $mine } to { $best }", "no [{ $wanted }] to [{ $last }]", "Choose 1 to 3.", "{ $player } is hit by it.",
     "Everybody has it.", "The draw for sharing.", "The player under demand chooses.", "Your e-mail.",
     "{ $player } chose to draw.", "It covers a card that is no lower.", "1 card fewer", "{ $player } earned a city.",
     "{ $card }, effect 1", "Nothing picked"],
)  # fmt: skip
def test_an_old_form_is_found(text: str, tmp_path: Path) -> None:
    path = tmp_path / "a.ftl"
    path.write_text(f"greeting = {text}\n", encoding="utf-8")
    assert [found.startswith("a.ftl: greeting: ") for found in old_forms(path)] == [True]
