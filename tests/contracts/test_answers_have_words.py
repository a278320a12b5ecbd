"""Every effect that asks whether, or which of its alternatives, says what each answer does."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from splay.core.action import Action
from splay.core.card import EFFECT_METHODS, Card
from splay.core.game import Game
from splay.core.question import ASK_ACTION, ASK_BRANCH, ASK_MAY, Question
from splay.core.turn import step
from splay.locale.catalogue import load
from splay.sets import DECKS, all_cards
from splay.sets.scenario import from_json
from splay.views.questions import question_view
from splay.views.wording import Wording
from splay.workbench.random_play import RandomDecider
from tests.contracts.test_every_card_runs import random_position

SETS = Path(__file__).parents[2] / "src" / "splay" / "sets"
PLAIN = ("Yes", "No", "Choose none", "Option 1", "Option 2", "Option 3")
GAMES = 30


def asking() -> Iterator[tuple[str, str, list[str]]]:
    """Every effect whose source asks: its class, its method, and the answers that it takes."""
    for file in sorted(SETS.rglob("age_*.py")):
        for card in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(card, ast.ClassDef):
                for method in card.body:
                    if isinstance(method, ast.FunctionDef):
                        answers = [answer for node in ast.walk(method) for answer in answers_to(node)]
                        if answers:
                            yield card.name, method.name, answers


def answers_to(node: ast.AST) -> list[str]:
    """The answers to a question that a node of the source asks; none if it asks none."""
    called = node.func if isinstance(node, ast.Call) else None
    if not isinstance(node, ast.Call) or not isinstance(called, ast.Attribute):
        return []
    if called.attr == "may":
        return ["yes", "no"]
    if called.attr != "choose_branch":
        return []
    (branches,) = node.args
    assert isinstance(branches, ast.Constant)
    numbers = [str(number) for number in range(1, int(str(branches.value)) + 1)]
    return numbers + ["pass"] * any(keyword.arg == "may_pass" for keyword in node.keywords)


ASKING = list(asking())


def test_effects_that_ask_are_found() -> None:
    assert ("Tools", "dogma", ["yes", "no"]) in ASKING
    assert ("Evolution", "dogma", ["1", "2", "pass"]) in ASKING
    assert all(method in EFFECT_METHODS for _, method, _ in ASKING), (
        "helpers must not ask: their effects have the words"
    )


@pytest.mark.parametrize(("card", "method", "answers"), ASKING, ids=[f"{card}.{method}" for card, method, _ in ASKING])
def test_each_answer_has_words_of_its_own(card: str, method: str, answers: list[str]) -> None:
    words = [load().answers.get(f"{card}.{method}.{answer}", "") for answer in answers]
    assert all(re.fullmatch(r"[A-Z][^.]{2,69}", one) for one in words), words
    assert len(set(words)) == len(answers)
    assert not set(words) & set(PLAIN)


def test_no_words_are_for_answers_that_nobody_asks() -> None:
    asked = {f"{card}.{method}.{answer}" for card, method, answers in ASKING for answer in answers}
    assert set(load().answers) == asked


class Listener(RandomDecider):
    """Takes the dogma of one card, and lists how the answers to what it asks read."""

    def __init__(self, card: Card, edition: str, seed: int) -> None:
        super().__init__(seed)
        self.key = card.dogma_action.key
        self.words = Wording(load(), ["Ann", "Bob", "Cyd", "Dan", "Eve"], all_cards(edition))
        self.read: list[str] = []

    def decide(self, game: Game, question: Question) -> int:
        if question.kind == ASK_ACTION:
            (place,) = [n for n, o in enumerate(question.options) if isinstance(o, Action) and o.key == self.key]
            return place
        if question.kind in (ASK_MAY, ASK_BRANCH):
            seen = question_view(game, question, 0, question.seat)
            self.read += [self.words.message(option.message) for option in seen.options]
        return super().decide(game, question)


def everything_asked(card: Card, edition: str) -> list[str]:
    """How the answers read to all that a card asks on random boards, nested cards included."""
    read: list[str] = []
    for number in range(GAMES):
        random = Random(f"{edition} {card.key} words {number}")
        game = from_json(random_position(card, edition, random))
        listener = Listener(card, edition, number)
        game.decider = listener
        step(game)
        read += listener.read
    return read


def asked_at_tables() -> Iterator[tuple[str, Card, str, list[str]]]:
    """Every edition with each card in it whose effects ask, with the method and the answers that it takes."""
    for edition in DECKS:
        cards = {card.type_name: card for card in all_cards(edition)}
        for name, method, answers in ASKING:
            if name in cards:
                yield edition, cards[name], method, answers


ASKED_AT_TABLES = [
    pytest.param(edition, card, method, answers, id=f"{edition}-{card.type_name}.{method}")
    for edition, card, method, answers in asked_at_tables()
]


def test_every_effect_that_asks_is_asked_at_the_tables_that_have_its_card() -> None:
    """The third edition has the cards of all expansions, the first none of them."""
    asked = {(card.type_name, edition) for edition, card, _, _ in asked_at_tables()}
    assert {name for name, _ in asked} == {name for name, _, _ in ASKING}
    assert ("DollyTheSheep", "third") in asked
    assert ("DollyTheSheep", "first") not in asked
    assert ("Tools", "first") in asked


@pytest.mark.parametrize(("edition", "card", "method", "answers"), ASKED_AT_TABLES)
def test_whoever_is_asked_reads_what_the_answers_do(edition: str, card: Card, method: str, answers: list[str]) -> None:
    read = set(everything_asked(card, edition))
    assert read >= {load().answers[f"{card.type_name}.{method}.{answer}"] for answer in answers}
    assert not read & set(PLAIN)
