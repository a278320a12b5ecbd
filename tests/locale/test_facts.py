"""What the help and the rules say about the cards is true of them."""

from __future__ import annotations

import re

import pytest

from splay.core.card import EFFECT_METHODS, Card
from splay.locale.catalogue import load
from splay.sets import DECKS


def names_a_winner(card: Card) -> bool:
    """Whether an effect of the card can win the game."""
    texts = [load().effect(card, EFFECT_METHODS[effect]) for effect in card.effects]
    return any(re.search(r"\bwins?\b", text) for text in texts)


@pytest.mark.parametrize("edition", DECKS)
@pytest.mark.parametrize("key", ["help-ends", "rules-end-card"])
def test_the_ages_of_the_cards_that_name_a_winner_are_told(key: str, edition: str) -> None:
    winning = sorted({card.age for card in DECKS[edition] if names_a_winner(card)})
    assert winning == list(range(winning[0], winning[-1] + 1))
    assert re.findall(r"cards of ages? ([\d-]+)", load().text(key)) == [f"{winning[0]}-{winning[-1]}"]
