"""Positions with Echoes as text and as JSON, and records of whole games with them."""

from __future__ import annotations

import re

import pytest

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.recorder import Recorder
from splay.core.scenario import position_of
from splay.core.turn import play
from splay.records.record import Record, digest, from_data
from splay.sets import new_game
from splay.sets.scenario import from_json, from_text, to_json, to_text
from splay.workbench.invariants import breaches
from splay.workbench.random_play import RandomDecider
from tests.sets.echoes.tables import SETS

EVERYTHING = ["base", "artifacts", "relics", "echoes"]

PLACED = """
options: sets base echoes
turn: me, actions 2, number 12
me: blue right: Tools, Ruler; hand: Sailing, Dice; forecast: Novel, Paper; score: Bell; achievements: 1, 1, Destiny
you: purple up: Bell, Flute
available: 2, 2, 10, Wealth
supply echoes 3: Almanac, end
"""


def test_a_position_is_the_same_after_text_and_json() -> None:  # CO064, CO038
    game = from_text(PLACED.replace("score: Bell; ", ""))
    text = to_text(game)
    assert "forecast: Novel, Paper" in text
    assert sorted(card.age for card in game.available.cards) == [2, 2, 10]
    assert game.specials_of(0) == ["Destiny"]
    for again in (from_text(text), from_json(to_json(game))):
        assert digest(again) == digest(game)


@pytest.mark.parametrize("sets", [SETS, [*SETS, "artifacts"], EVERYTHING], ids=len)
def test_a_record_is_played_again(sets: list[str]) -> None:  # EC111, CO068
    secret = secret_from_seed("record")
    game = new_game(Options(3, sets=sets), secret)
    start = position_of(game)
    recorder = Recorder(RandomDecider(1))
    play(game, recorder)
    record = from_data(Record(start, recorder.answers, secret).to_json())
    assert record.session().game.options.sets == Options(3, sets=sets).sets
    assert digest(record.session().game) == digest(game)
    assert breaches(game) == []


ECHOES_ONLY = "options: sets base echoes\n"


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        (ECHOES_ONLY + "me: forecast: Bell; hand: Bell", "Bell: stands twice, in hand.0 and in forecast.0"),
        ("options: sets base\nme: forecast: Tools", "forecast: a player has this part only with the set echoes"),
        ("options: sets base\nme: hand: Bell", "Bell: is a card of the set echoes, which is not in play"),
        (ECHOES_ONLY + "supply 1: Bell", "Bell: is not of the set base"),
        (ECHOES_ONLY + "supply echoes 2: Bell", "Bell: is not of age 2"),
        ("options: sets base echoes, edition first", "edition: expansions need the third, not the first"),
    ],
)
def test_what_cannot_be_set_up_is_refused_by_name(position: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        from_text(position)
