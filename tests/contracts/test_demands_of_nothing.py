"""A demand for what somebody doesn't have does nothing and asks nobody, whatever the card."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from splay.core.card import DEMAND, EFFECT_KINDS, EFFECT_METHODS, Card
from splay.core.event import EffectEvent
from splay.core.event_kind import EVENT_KINDS
from splay.core.game import Game
from splay.core.question import Question
from splay.core.turn import step
from splay.locale.catalogue import load
from splay.sets import all_cards
from splay.sets.scenario import from_json
from splay.workbench.invariants import breaches
from tests.contracts.test_every_card_runs import OPTIONS, Dogma, random_position

BOARDS = 4
NOTHING: dict[str, Any] = {"board": {}, "hand": [], "score": []}


def is_for_cards_alone(card: Card, effect: int) -> bool:
    """Whether a demand does nothing but with the cards of whoever it hits, and the rest only if it did that."""
    first, *others = re.split(r"(?<=!) ", load().effect(card, EFFECT_METHODS[effect]))
    return not re.search(r"\b(draw|exchange|choose)\b", first) and all(said.startswith("If ") for said in others)


DEMANDS = [
    pytest.param(card, effect, id=card.key)
    for card in all_cards("third")
    if card.usable() and card.set_name in OPTIONS.supplied
    for effect in card.effects
    if EFFECT_KINDS[effect] == DEMAND and is_for_cards_alone(card, effect)
]


class Hearing(Dogma):
    """Takes the dogma of one card; `asked` are the questions that an effect of it asks those whom it hits."""

    def __init__(self, card: Card, effect: int, seed: int) -> None:
        super().__init__(card, seed)
        self.card = card
        self.effect = effect
        self.asked: list[Question] = []

    def decide(self, game: Game, question: Question) -> int:
        run = question.run
        if run is not None and (run.card, run.effect) == (self.card, self.effect) and question.seat != run.launcher:
            self.asked.append(question)
        return super().decide(game, question)


def test_the_demands_are_found() -> None:
    found = {param.id for param in DEMANDS}
    assert found >= {"oars", "city-states", "skyscrapers", "explosives", "candles", "rock"}
    assert not found & {"archery", "construction", "machinery", "fission"}


@pytest.mark.parametrize(("card", "effect"), DEMANDS)
def test_whoever_has_nothing_gives_nothing_and_gets_nothing(card: Card, effect: int) -> None:
    for number in range(BOARDS):
        position = random_position(card, card.edition, Random(f"{card.key} demands {number}"))
        position["players"][1:] = [NOTHING for _ in position["players"][1:]]
        game = from_json(position)
        decider = Hearing(card, effect, number)
        game.decider = decider
        game.events = []
        step(game)
        demanded = [event for event in game.events if (event.card, event.effect) == (card, effect) and event.seat != 0]
        assert [event for event in demanded if isinstance(event, EffectEvent)]
        assert [event.kind for event in demanded if not EVENT_KINDS[event.kind].in_vain] == []
        assert decider.asked == []
        assert breaches(game) == []
