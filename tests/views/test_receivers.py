"""What a prompt says of who gets a transferred card is what then happens, in whole games of both editions."""

from __future__ import annotations

from random import Random

import pytest

from splay.core.chance import secret_from_seed
from splay.core.event import TRANSFER
from splay.core.options import Options
from splay.core.session import Session
from splay.locale.catalogue import load
from splay.sets import DECKS, new_game
from splay.views.prompts import Prompts
from splay.views.questions import question_view

GAMES = 6


@pytest.mark.parametrize("edition", ["third", "first"])
def test_a_card_goes_to_whom_the_prompt_has_named(edition: str) -> None:
    prompts = Prompts(load(), ["Ann", "Bob", "Cyd"], DECKS[edition])
    kept = 0
    for number in range(GAMES):
        random = Random(number)
        session = Session(new_game(Options(3, edition), secret_from_seed(f"receivers {number}")))
        promised: dict[str, tuple[int, int]] = {}
        heard = 0
        while session.questions:
            question = session.questions[0]
            option = random.choice(question.options)
            if question.kind == "card" and question.purpose == "transfer":
                to = prompts.receiver(question_view(session.game, question, session.sequence, question.seat))
                if to is not None:
                    promised[option.key] = (to, question.seat)
            session.answer(question.seat, option.key)
            for event in session.events[heard:]:
                for card in event.cards if event.kind == TRANSFER else []:
                    if card.key in promised:
                        to, chooser = promised.pop(card.key)
                        assert event.target is not None
                        receiver = event.target.seat
                        assert receiver == to if to >= 0 else receiver != chooser, (event.card, card, event.target)
                        kept += 1
            heard = len(session.events)
    assert kept > GAMES
