"""A question for a card to transfer names whoever gets it: what then happens, in whole games of both editions."""

from __future__ import annotations

from random import Random

import pytest

from splay.core.chance import secret_from_seed
from splay.core.event import TRANSFER
from splay.core.options import Options
from splay.core.place import NOBODY
from splay.core.session import Session
from splay.sets import new_game
from splay.sets.scenario import scenario

GAMES = 6


@pytest.mark.parametrize("edition", ["third", "first"])
def test_a_card_goes_to_whom_the_question_has_named(edition: str) -> None:
    kept = 0
    for number in range(GAMES):
        random = Random(number)
        session = Session(new_game(Options(3, edition), secret_from_seed(f"receivers {number}")))
        promised: dict[str, int] = {}
        heard = 0
        while session.questions:
            question = session.questions[0]
            option = random.choice(question.options)
            if question.kind == "card" and question.purpose == "transfer":
                assert question.receiver != NOBODY
                promised[option.key] = question.receiver
            else:
                assert question.receiver == NOBODY
            session.answer(question.seat, option.key)
            for event in session.events[heard:]:
                for card in event.cards if event.kind == TRANSFER else []:
                    if card.key in promised:
                        assert event.target is not None
                        assert event.target.seat == promised.pop(card.key), (event.card, card, event.target)
                        kept += 1
            heard = len(session.events)
    assert kept > GAMES


def test_each_effect_names_the_seat_that_gets_the_card() -> None:
    session = Session(scenario("red: Oars", "hand: Sailing, The Wheel"))
    session.answer(0, "dogma:oars")
    assert [(question.seat, question.receiver) for question in session.questions] == [(1, 0)]
