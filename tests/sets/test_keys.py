"""Stored games name cards by key: a key that is there once stays for ever (docs/decisions/0009-upgrades.md)."""

from __future__ import annotations

from pathlib import Path

from splay.sets import DECKS, all_cards

KEYS = Path(__file__).parents[1] / "data" / "card_keys.txt"


def test_every_card_that_there_ever_was_is_there_under_its_key() -> None:
    known = KEYS.read_text(encoding="utf-8").split()
    keys = [card.key for card in all_cards("third")]
    assert not set(known) - set(keys), "a card was removed or renamed: stored games name it"
    assert not set(keys) - set(known), "add the new cards to tests/data/card_keys.txt"


def test_the_first_edition_has_the_base_cards_of_the_third() -> None:
    assert [card.key for card in all_cards("first")] == [card.key for card in DECKS["third"]]
