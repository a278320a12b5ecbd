"""What players read is said as one speaks at the table: the old forms don't come back."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentSerializer, parse
from fluent.syntax.ast import Message

from splay.locale.catalogue import FOLDER, load

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
}
EFFECTS: Final = {"demand": "I demand you", "compel": "I compel you"}


def old_forms(path: Path) -> list[str]:
    """Where a catalogue speaks as it once did: its file, the key of the message, and the form."""
    messages = [entry for entry in parse(path.read_text(encoding="utf-8")).body if isinstance(entry, Message)]
    return [
        f"{path.name}: {message.id.name}: {form}: {found.group()!r}"
        for message in messages
        for form, pattern in OLD_FORMS.items()
        for found in re.finditer(pattern, serialize_value(message), re.IGNORECASE)
    ]


def serialize_value(message: Message) -> str:
    """A message's text without its key."""
    return FluentSerializer().serialize_entry(message).partition(" =")[2]


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_no_catalogue_has_an_old_form(path: Path) -> None:
    assert old_forms(path) == []


def test_a_demand_and_a_compel_begin_as_on_every_card() -> None:
    texts = {key: text for key, text in load().cards.items() if key.rpartition(".")[2] in EFFECTS}
    assert texts
    assert [key for key, text in texts.items() if not text.startswith(EFFECTS[key.rpartition(".")[2]])] == []


@pytest.mark.parametrize(
    "text",
    ["You cannot undo it.", "Somebody leaves.", "The story so far.", "Point at a card.", "Show cards of yours.",
     "{ $mine } to { $best }", "no [{ $wanted }] to [{ $last }]", "Choose 1 to 3.", "{ $player } is hit by it."],
)  # fmt: skip
def test_an_old_form_is_found(text: str, tmp_path: Path) -> None:
    path = tmp_path / "a.ftl"
    path.write_text(f"greeting = {text}\n", encoding="utf-8")
    assert [found.startswith("a.ftl: greeting: ") for found in old_forms(path)] == [True]
