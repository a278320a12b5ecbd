"""What a card says somebody may do can be declined, and then does nothing: for every card whose text says so."""

from __future__ import annotations

import re
from random import Random

import pytest

from splay.core.card import EFFECT_METHODS, Card
from splay.core.event import SplayEvent
from splay.core.game import Game
from splay.core.option import NO, PASS
from splay.core.question import ASK_ACTION, ASK_SPLAY, Question
from splay.core.symbols import COLOR_NAMES, SPLAY_NAMES
from splay.core.turn import step
from splay.locale.catalogue import load
from splay.playing.changes import changes
from splay.sets import all_cards
from splay.sets.scenario import from_json
from tests.contracts.test_every_card_runs import OPTIONS, Dogma, random_position

BOARDS = 4
TRIES = 60
MAY_SPLAY = re.compile(r"[Yy]ou may splay (?P<colors>.*?)(?P<direction>left|right|up)\b")
CARDS = [card for card in all_cards("third") if card.usable() and card.set_name in OPTIONS.supplied]


def texts(card: Card) -> list[str]:
    """The texts of a card's effects, in order."""
    return [load().effect(card, EFFECT_METHODS[effect]) for effect in card.effects]


def only_may(card: Card) -> bool:
    """Whether all that a card does begins with what somebody may do."""
    sentences = [
        sentence for text in texts(card) for sentence in re.split(r"(?<=\.) (?!If you|For each card tucked)", text)
    ]
    return bool(sentences) and all(sentence.startswith("You may ") for sentence in sentences)


ONLY_MAY = [pytest.param(card, id=card.key) for card in CARDS if only_may(card)]
SPLAYING = [
    pytest.param(card, effect, said, id=f"{card.key}-{EFFECT_METHODS[effect]}")
    for card in CARDS
    for effect, text in zip(card.effects, texts(card), strict=True)
    for said in MAY_SPLAY.finditer(text)
]


def test_the_texts_are_found() -> None:
    assert {param.id for param in ONLY_MAY} >= {"tools", "canning", "suburbia", "complex-numbers", "globe"}
    assert not {param.id for param in ONLY_MAY} & {"sandpaper", "dolly-the-sheep", "pottery", "coal"}
    assert {param.id for param in SPLAYING} >= {"code-of-laws-dogma", "flight-dogma_2", "clock-echo"}


class Declining(Dogma):
    """Takes the dogma of one card, and declines whatever it asks; `pressed` are questions without such an answer."""

    def __init__(self, card: Card, seed: int) -> None:
        super().__init__(card, seed)
        self.pressed: list[Question] = []

    def decide(self, game: Game, question: Question) -> int:
        for refusal in (PASS, NO):
            if refusal in question.options:
                return question.options.index(refusal)
        if question.kind != ASK_ACTION:
            self.pressed.append(question)
        return super().decide(game, question)


@pytest.mark.parametrize("card", ONLY_MAY)
def test_a_card_that_nobody_wants_to_use_changes_nothing(card: Card) -> None:
    for number in range(BOARDS):
        position = random_position(card, card.edition, Random(f"{card.key} declined {number}"))
        position["players"][0]["board"][COLOR_NAMES[card.color]]["splay"] = "none"  # no echo effects of other cards
        game = from_json({**position, "unchecked": False})
        before = game.copy()
        decider = Declining(card, number)
        game.decider = decider
        step(game)
        assert decider.pressed == []
        assert changes(before, game) == ""


class Splaying(Dogma):
    """Takes the dogma of one card, and answers the question for a splay of one of its effects; the others by chance.

    `offered` are the colors that there were to choose, by name, of the first such question, and `told` how many events
    before it.
    """

    def __init__(self, card: Card, effect: int, decline: bool, seed: int) -> None:
        super().__init__(card, seed)
        self.card = card
        self.effect = effect
        self.decline = decline
        self.offered: list[str] = []
        self.told = 0

    def decide(self, game: Game, question: Question) -> int:
        run, keys = question.run, question.keys()
        if (
            question.kind != ASK_SPLAY
            or self.offered
            or run is None
            or (run.card, run.effect) != (self.card, self.effect)
        ):
            return super().decide(game, question)
        assert game.events is not None
        self.told = len(game.events)
        self.offered = [key.removeprefix("color:") for key in keys if key != PASS.key]
        return keys.index(PASS.key) if self.decline else 0


def splayed(card: Card, effect: int, decline: bool, number: int) -> tuple[list[str], str]:
    """The colors that an effect offered to splay, and what came of it; no colors if it came to no question."""
    game = from_json(random_position(card, card.edition, Random(f"{card.key} splays {number}")))
    decider = Splaying(card, effect, decline, number)
    game.decider = decider
    game.events = []
    step(game)
    for event in game.events[decider.told : decider.told + 1]:
        if isinstance(event, SplayEvent) and (event.card, event.effect) == (card, effect):
            return decider.offered, f"{COLOR_NAMES[event.color]} {SPLAY_NAMES[event.direction]}"
    return decider.offered, ""


@pytest.mark.parametrize(("card", "effect", "said"), SPLAYING)
def test_a_splay_is_of_a_color_that_is_said_and_can_be_declined(card: Card, effect: int, said: re.Match[str]) -> None:
    named = [color for color in COLOR_NAMES if re.search(rf"\b{color}\b", said["colors"])]
    for number in range(TRIES):
        offered, result = splayed(card, effect, False, number)
        if offered:
            assert set(offered) <= set(named or COLOR_NAMES)
            assert result == f"{offered[0]} {said['direction']}"
            assert splayed(card, effect, True, number) == (offered, "")
            return
    pytest.fail("it never came to the question")
