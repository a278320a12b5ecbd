"""What the help and the rules say about the cards is true of them."""

from __future__ import annotations

import re

import pytest

from splay.core.card import EFFECT_METHODS, Card
from splay.core.expansion import EXPANSIONS
from splay.locale.catalogue import load
from splay.sets import DECKS, cards_of_set
from splay.sets.bonuses import bonus_of, bonus_points


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


def with_bonuses(set_name: str) -> bool:
    """Whether cards of a set show bonuses."""
    return EXPANSIONS[set_name].part_of == "" and any(bonus_of(card) for card in cards_of_set(set_name))


@pytest.mark.parametrize("set_name", [name for name in sorted(EXPANSIONS) if with_bonuses(name)])
def test_the_rules_of_each_set_with_bonuses_tell_what_they_are_worth(set_name: str) -> None:  # CI055, CI104
    words = " ".join(load().text(f"rules-{set_name}-bonus").split())
    examples = re.findall(r"onuses of (\d+), (\d+), and (\d+) are worth (\d+) points", words)
    assert [bonus_points([int(each) for each in bonuses]) for *bonuses, _ in examples] == [
        int(points) for *_, points in examples
    ]
    assert len(examples) == 1
