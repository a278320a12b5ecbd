"""Which dogmas were tried in positions that looked like this one, told by the events alone."""

from __future__ import annotations

from splay.agents.driver import answer_for
from splay.agents.greedy_agent import GreedyAgent
from splay.agents.tried_dogmas import tried_dogmas
from splay.core.event import DRAW, MELD, RETURN, SCORE, Event
from splay.core.place import Place
from splay.core.session import Session
from splay.core.symbols import RED
from splay.sets.scenario import scenario

EMPTY = dict.fromkeys(range(1, 11), "end")
ME, YOU = "yellow: Masonry; green: Mapmaking", "red: Oars"


def test_a_dogma_that_changed_nothing_is_spent() -> None:
    session = Session(scenario(ME, YOU, supply=EMPTY))
    assert tried_dogmas(session.events, 0) == []
    session.answer(0, "dogma:masonry")
    assert tried_dogmas(session.events, 0) == ["dogma:masonry"]
    assert tried_dogmas(session.events, 1) == []


def test_a_dogma_is_not_spent_once_a_card_lies_elsewhere() -> None:
    session = Session(scenario(ME, YOU))
    session.answer(0, "dogma:masonry")
    session.answer(0, "draw")
    assert tried_dogmas(session.events, 0) == []


def test_a_dogma_is_spent_again_when_as_many_cards_lie_everywhere_and_the_same_in_the_piles() -> None:
    session = Session(scenario(ME, YOU))
    session.answer(0, "dogma:masonry")
    one, other = session.game.deck[:2]
    drawn = Event(DRAW, 1, None, (one,), source=Place("supply", set_name="base", age=1), target=Place("hand", 1))
    returned = Event(RETURN, 1, None, (other,), source=Place("hand", 1), target=Place("supply", set_name="base", age=1))
    assert tried_dogmas([*session.events, drawn], 0) == []
    assert tried_dogmas([*session.events, drawn, returned], 0) == ["dogma:masonry"]
    melded = Event(MELD, 1, None, (one,), source=Place("hand", 1), target=Place("board", 1, RED))
    scored = Event(SCORE, 1, None, (other,), source=Place("board", 1, RED), target=Place("hand", 1))
    assert tried_dogmas([*session.events, melded, scored], 0) == []


def test_a_greedy_agent_made_anew_for_each_question_tries_no_spent_dogma() -> None:
    # Every draw loses the game, that of Oars too.
    game = scenario(me="yellow: Masonry; red: Oars; green: Mapmaking", you="score: Tools", supply=EMPTY)
    tried: list[str] = []
    for _ in range(2):
        tried.append(answer_for(Session(game.copy()), 0, GreedyAgent(3), tried))
    assert sorted(tried) == ["dogma:mapmaking", "dogma:masonry"]
    assert answer_for(Session(game.copy()), 0, GreedyAgent(3), tried) == "draw"
