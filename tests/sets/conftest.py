"""What every scripted table of these tests checks besides: that a question for a card keeps its word, and that the test
looks at all that changed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

from splay.core.card import Card
from splay.core.event import (
    ACHIEVE,
    EFFECT,
    EXCHANGE,
    MELD,
    REMOVE,
    RETURN,
    REVEAL,
    SCORE,
    TRANSFER,
    TUCK,
    Event,
)
from splay.core.game import Game
from splay.core.option import Option, UnseenOption
from splay.core.place import NOBODY
from splay.core.question import ASK_CARD, PICK, Question
from splay.playing import PlayedTable, Script
from splay.sets.echoes.foreshadowing import FORESHADOW
from tests.sets.watch import complaint, listed_name

if TYPE_CHECKING:
    from collections.abc import Generator

PLAYED: Final = pytest.StashKey[list[PlayedTable]]()
"""The tables at which a test has played."""
MOVES: Final = (ACHIEVE, EXCHANGE, FORESHADOW, MELD, REMOVE, RETURN, REVEAL, SCORE, TRANSFER, TUCK)
"""Kinds of events that are purposes of questions too."""
PICKED_FIRST: Final = ("scissors", "statistics")
"""Cards that ask for a card before it is known, or said, what happens to it."""
SENT_LATER: Final = ("crossbow", "helicopter")
"""Cards that ask for a card to transfer before it is known who gets it."""


class Promise(NamedTuple):
    """A card that was chosen: what the question said of it, who executed what, and how much had happened by then."""

    option: Option
    question: Question
    executed: str
    executing: int
    happened: int

    def is_kept(self, table: PlayedTable) -> bool:
        """Whether the executing player has moved the card since as the question said, to the seat that it named.

        A card that was asked for without saying what for has not moved.
        """
        after = [event for event in table.events[self.happened :] if self.concerns(event)]
        if self.question.purpose == PICK:
            moving = [event for event in after if event.kind in MOVES or event.kind == EFFECT]
            return not moving or self.executed in PICKED_FIRST or isinstance(self.option, UnseenOption)
        for event in after:
            if event.kind == self.question.purpose and event.seat == self.executing:
                return event.kind != TRANSFER or self.executed in SENT_LATER or self.comes_to_receiver(event)
        return self.question.purpose not in MOVES

    def concerns(self, event: Event) -> bool:
        """Whether an event is of the chosen card, or of one with the back that was chosen."""
        backs = [(card.age, card.set_name) for card in event.cards]
        option = self.option
        return (option.age, option.set_name) in backs if isinstance(option, UnseenOption) else option in event.cards

    def comes_to_receiver(self, event: Event) -> bool:
        """Whether the card comes to the seat that the question named; to whoever was asked if it named none."""
        to = self.question.seat if self.question.receiver == NOBODY else self.question.receiver
        return event.target is not None and event.target.seat == to


@pytest.fixture(autouse=True)
def kept_promises(monkeypatch: pytest.MonkeyPatch) -> None:
    """Checks after each scripted action that every card chosen in it was moved as the question for it said."""
    promises: list[Promise] = []
    decide, play = Script.decide, PlayedTable.run

    def noting(script: Script, game: Game, question: Question) -> int:
        place = decide(script, game, question)
        option, run = question.options[place], question.run
        if question.kind == ASK_CARD and isinstance(option, Card | UnseenOption) and run is not None:
            promises.append(Promise(option, question, run.card.key, run.executing, len(game.events or [])))
        return place

    def checking(table: PlayedTable, script: Script) -> PlayedTable:
        promises.clear()
        play(table, script)
        for promise in promises if table.result is None else []:
            assert promise.is_kept(table), f"{promise.executed}: {promise.question.purpose} of {promise.option.key}"
        return table

    monkeypatch.setattr(Script, "decide", noting)
    monkeypatch.setattr(PlayedTable, "run", checking)


@pytest.fixture(autouse=True)
def played(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps the tables at which the test plays."""
    tables: list[PlayedTable] = []
    run = PlayedTable.run

    def keeping(table: PlayedTable, script: Script) -> PlayedTable:
        if table not in tables:
            tables.append(table)
        return run(table, script)

    monkeypatch.setattr(PlayedTable, "run", keeping)
    request.node.stash[PLAYED] = tables


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Fails a test that leaves something unlooked at that its actions changed (see `tests.sets.watch`)."""
    yield
    wrong = complaint(listed_name(item.path, item.name), item.stash.get(PLAYED, []))
    if wrong:
        pytest.fail(wrong, pytrace=False)
