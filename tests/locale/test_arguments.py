"""What each message gets filled in is written down, for translators: `splay/locale/arguments.json`."""

from __future__ import annotations

import json

import pytest

from tests.golden.arguments import EVERY, FILE, asked_directly, sort_of, used_in_texts, worded, written

FOUND = json.loads(FILE.read_text(encoding="utf-8"))


def test_it_is_what_the_messages_get() -> None:
    """`python -m tests.golden.arguments` writes it anew."""
    assert FILE.read_text(encoding="utf-8") == written()


def test_every_message_is_there_with_all_that_the_english_one_uses() -> None:
    used = used_in_texts()
    assert FOUND.keys() - {EVERY} == used.keys()
    assert [key for key, text in used.items() if text.names - {*FOUND[key], *FOUND[EVERY]}] == []


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("event-draw", {"player": "player", "you": "choice no yes", "cards": "cards", "cards_number": "number"}),
        ("table-pile-of", {"pile": "text", "place": "text"}),
        ("prompt-others", {"players": "players", "players_number": "number", "players_you": "choice no only yes"}),
        ("table-pile", {"color": "color", "splay": "word", "number": "number"}),
        ("lesson-demands-2-title", {"tom": "player"}),
        ("table-hand", {}),
    ],
)
def test_arguments_have_sorts(key: str, told: dict[str, str]) -> None:
    assert FOUND[key] == told


def test_a_deed_is_told_with_what_its_event_is_told_with() -> None:
    assert FOUND["story-deed-transfer"].items() >= FOUND["event-transfer"].items()


def test_what_chooses_a_form_is_a_number_or_one_of_some_words() -> None:
    assert sort_of("any", "amount", ["one", "other"], []) == "number"
    assert sort_of("any", "amount", ["0", "other"], []) == "number"
    assert sort_of("any", "way", ["left", "other"], []) == "choice left other"


def test_texts_that_are_asked_for_are_told_from_messages() -> None:
    assert asked_directly("t(own ? `table-${one}` : 'x', { player }); words.text(f\"near-{so}\", value=1)") == {
        "table-*",
        "near-*",
    }
    assert worded('wording.sayOf(seats[0] ?? -1, "end-lead", {}); self.say("header", turn=1)') == {"end-lead", "header"}
