"""What the browser client must make of messages: each kind of them once, with its words in English.

`python -m tests.golden.messages` (in the root, with the sources on the path) plays games and writes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from splay.core.options import Options
from splay.core.session import Session
from splay.locale.catalogue import load
from splay.views.cards_and_places import PlaceView
from splay.views.events import event_view
from splay.views.messages import Message, MessageArgument
from splay.views.model import ResultView
from splay.views.plan_conditions import Fact, fact_message
from splay.views.plans import actions_ahead, plannable
from splay.views.questions import open_questions
from splay.views.result_messages import result_messages
from splay.views.told_events import ToldEvents
from splay.views.undoing import Undone, undo_message, wish_message
from splay.views.view import SPECTATOR, result_view
from splay.views.wording import Wording
from tests.core.playing import new_session, random_answers

FILE = Path(__file__).parents[2] / "web" / "src" / "words" / "fixtures" / "messages.json"
NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
GAMES = (Options(2), Options(3, "first"), Options(4, teams="12-34"), Options(5), Options(3), Options(2, "first"))
ENDS = (
    ResultView("achievements", [1], "", [(0, 0, 1, 0), (1, 1, 20, 6)]),
    ResultView("score", [0, 2], "", [(0, 0, 9, 1), (1, 1, 10, 0), (2, 0, 1, 2), (3, 1, 0, 1)]),
    ResultView("card", [0], "globalization", [(0, 0, 9, 1), (1, 1, 10, 0)]),
    ResultView("left", [], "", [(0, 0, 1, 0), (1, 1, 2, 0)]),
    ResultView("left", [1], "", [(0, 0, 1, 0), (1, 1, 2, 0)], gone=[0]),
    ResultView("time", [1], "", [(0, 0, 1, 0), (1, 1, 2, 0)], gone=[0]),
)

FURTHER = (Fact("lies", "pottery", place=PlaceView("display", 0)), Fact("ends"), Fact("pays"))
"""Facts that planned actions rarely rest on."""


def messages() -> bytes:
    """One message of each kind, with its words."""
    found: dict[str, tuple[Message, str]] = {}
    for number, options in enumerate(GAMES):
        session = new_session(options, f"messages {number}")
        words = Wording(load(), NAMES, session.game.deck)
        for message in said(session, number):
            kind = kind_of(message)
            if kind not in found:
                found[kind] = (message, words.message(message))
    lines = [msgspec.json.encode({"message": message, "text": text}) for _, (message, text) in sorted(found.items())]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def said(session: Session, seed: int) -> Iterator[Message]:
    """All that is said in a game played at random, to whoever answers and to a spectator."""
    for number, (seat, key) in enumerate(random_answers(session, Random(seed))):
        for question in open_questions(session, seat):
            told = [question.prompt, question.reason, *[option.message for option in question.options]]
            yield from [message for message in told if message is not None]
        for seat_ahead in range(len(session.game.players)):
            for plan in plannable(session, seat_ahead, []) if actions_ahead(session, seat_ahead) else []:
                yield from [fact_message(fact) for fact in plan.condition]
        heard = len(session.events)
        session.answer(seat, key)
        for event in session.events[heard:]:
            for viewer in (seat, SPECTATOR):
                seen = event_view(event, viewer).message
                assert seen is not None
                yield seen
        undone = Undone(seat, session.events[heard:], number % 2 == 0, ToldEvents())
        yield from [undo_message(undone, seat, asks) for asks in ([], [1 - seat] if seat < 2 else [0, 1])]
        yield wish_message(undone, seat, SPECTATOR)
        unseen = Undone(seat, [], number % 2 == 0, ToldEvents())
        yield from [undo_message(unseen, viewer, asks) for viewer in (seat, SPECTATOR) for asks in ([], [1])]
        yield wish_message(unseen, seat, SPECTATOR)
    assert session.game.result is not None
    yield from [fact_message(fact) for fact in FURTHER]
    for result in (result_view(session.game.result), *ENDS):
        yield from result_messages(result)


def kind_of(message: Message) -> str:
    """The key of a message with what its arguments are, those of the messages inside of it too."""
    kinds = []
    for name, argument in sorted(message.arguments.items()):
        inside = kind_of(argument.message) if isinstance(argument, MessageArgument) else type(argument).__name__
        whose = getattr(argument, "whose", "")
        kinds.append(f"{name} {inside} {whose}")
    return f"{message.key}({', '.join(kinds)})"


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_bytes(messages())
