"""What the computer would have done: no other way to win is better than the one that was played."""

from __future__ import annotations

import pytest
from msgspec import json

from splay.core.session import AnswerRefused
from splay.server.history.analysis import better_answer_as_sent
from splay.server.protocol.representation import IDENTITY
from splay.sets.scenario import scenario, to_json

WINS_TWICE = "achievements: 3, 4, 5, 6, 7; score: Computers, Software; blue: Chemistry"
"""Whoever achieves a 1 wins, and so does whoever achieves a 2."""


@pytest.mark.parametrize("key", ["achieve:1", "achieve:2"])
def test_no_other_way_to_win_is_better(key: str) -> None:
    deal = to_json(scenario(WINS_TWICE, "red: Oars"))
    told = json.decode(better_answer_as_sent(deal, [(0, key)]).forms[IDENTITY])
    assert told["best"]["key"] == told["played"]["key"] == key
    assert told["why"]["key"] == "advice-win"


def test_an_answer_that_nobody_could_give_by_the_rules_of_now_is_refused() -> None:
    deal = to_json(scenario(WINS_TWICE, "red: Oars"))
    for answer in ((0, "meld:oars"), (1, "draw")):
        with pytest.raises(AnswerRefused):
            better_answer_as_sent(deal, [answer])


def test_a_way_to_win_is_better_than_another_answer() -> None:
    deal = to_json(scenario(WINS_TWICE, "red: Oars"))
    told = json.decode(better_answer_as_sent(deal, [(0, "draw")]).forms[IDENTITY])
    assert told["played"]["key"] == "draw"
    assert told["best"]["key"].startswith("achieve:")
