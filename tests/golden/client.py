"""What the browser client must make of a game: the fixture of its own tests, told by the code that the terminal uses.

`python -m tests.golden.client` (in the root, with the sources on the path) plays the game anew and writes it.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec

from splay.core.options import Options
from splay.core.session import Session
from splay.locale.catalogue import load
from splay.server.catalogue.cards import card_catalogue
from splay.server.catalogue.words import words_of
from splay.views.events import event_view
from splay.views.facts import facts_of
from splay.views.model import QuestionView
from splay.views.questions import open_questions
from splay.views.view import view_of
from splay.views.wording import Wording
from tests.core.playing import new_session, random_answers

FILE = Path(__file__).parents[2] / "web" / "src" / "game" / "fixtures" / "game.json"
NAMES = ("Ann", "Bob", "Cleo")
SEAT = 0
ANSWERS = 85


def told() -> bytes:
    """A game as seat 0 is told it: after each answer the view, the events with their sentences, and the question."""
    session = new_session(Options(3), "browser")
    answers = random_answers(session, Random(21))
    steps = [step(session, 0)]
    for _ in range(ANSWERS):
        seat, key = next(answers)
        before = len(session.events)
        session.answer(seat, key)
        steps.append(step(session, before))
    catalogue = msgspec.to_builtins(card_catalogue("third"))["cards"]
    words = msgspec.to_builtins(words_of("en"))
    game: list[tuple[str, Any]] = [
        ("names", NAMES), ("cards", catalogue), ("words", words["cards"]), ("numbers", words["numbers"])
    ]  # fmt: skip
    head = b"".join([msgspec.json.encode(name) + b":" + msgspec.json.encode(value) + b",\n" for name, value in game])
    return b"{" + head + b'"steps":[\n' + b",\n".join([msgspec.json.encode(step) for step in steps]) + b"\n]}\n"


def step(session: Session, before: int) -> dict[str, Any]:
    """The game now: what has happened since event `before`, and what the seat is asked."""
    words = Wording(load(), NAMES, session.game.deck)
    events = [event_view(event, SEAT) for event in session.events[before:]]
    return {
        "view": view_of(session.game, SEAT, facts_of(session.game)),
        "events": events,
        "sentences": [words.sentence(event) for event in events],
        "questions": [asked(session, question) for question in open_questions(session, SEAT) if question.seat == SEAT],
    }


def asked(session: Session, question: QuestionView) -> dict[str, Any]:
    """A question with its words."""
    words = Wording(load(), NAMES, session.game.deck)
    return {
        "question": question,
        "prompt": words.message(question.prompt),
        "reason": words.message(question.reason),
        "options": [words.message(option.message) for option in question.options],
    }


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_bytes(told())
