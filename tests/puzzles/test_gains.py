"""What a player got between two positions, in words."""

from __future__ import annotations

import pytest

from splay.locale.catalogue import load
from splay.puzzles.gains import gain_message, gained
from splay.puzzles.position_text import OTHER, SOLVER
from splay.sets.scenario import scenario
from splay.views.wording import Wording

BEFORE = "blue: Pottery, Tools; hand: Sailing, Oars; score: Archery"


@pytest.mark.parametrize(
    ("after", "counts", "words"),
    [
        (BEFORE, {}, None),
        ("blue: Pottery, Tools; hand: Sailing", {}, None),
        ("blue: Pottery, Tools; hand: Sailing, Oars, Clothing; score: Archery", {"hand": 1}, "a card in hand"),
        ("blue: Pottery, Tools; hand: Sailing; score: Archery, Oars", {"score": 1}, "a card in the score pile"),
        ("blue left: Pottery, Tools; hand: Sailing, Oars", {"splays": 1}, "a splay"),
        ("blue: Tools, Pottery; hand: Sailing, Oars", {}, None),
        ("blue: Pottery, Tools; green: Sailing; red: Oars", {"board": 2}, "2 cards on the board"),
        ("achievements: 1; hand: Clothing", {"achievements": 1, "hand": 1}, "an achievement"),
    ],
)
def test_each_card_in_another_place_is_told(after: str, counts: dict[str, int], words: str | None) -> None:
    then = scenario(me="red: Metalworking", you=BEFORE)
    now = scenario(me="red: Metalworking", you=after)
    assert gained(then.players[OTHER], now.players[OTHER]) == counts
    said = gain_message(then.players[OTHER], now.players[OTHER])
    assert (said and Wording(load(), ["Noor", "Ed"], now.deck, SOLVER).message(said)) == words
