"""Whether an action helps the other, by what both have afterwards."""

from __future__ import annotations

import pytest

from splay.core.game import Game
from splay.puzzles import helping
from splay.puzzles.helping import ends_of, helps
from splay.sets.scenario import scenario

BEFORE = scenario(me="red: Archery; hand: Oars", you="blue: Pottery; hand: Sailing")
MORE = scenario(me="red: Archery; hand: Oars", you="blue: Pottery; hand: Sailing, Tools")
OURS = scenario(me="red: Archery; hand: Oars, Tools", you="blue: Pottery; hand: Sailing")


@pytest.mark.parametrize(
    ("ends", "told"),
    [
        ([OURS], (False, False, True)),
        ([MORE], (True, True, False)),
        ([MORE, OURS], (True, False, False)),
        ([BEFORE], (False, False, False)),
    ],
)
def test_all_that_the_solver_can_answer_counts(
    monkeypatch: pytest.MonkeyPatch, ends: list[Game], told: tuple[bool, bool, bool]
) -> None:
    monkeypatch.setattr(helping, "ends_of", lambda _world, _action: [end.copy() for end in ends])
    assert helps(BEFORE, "draw") == told


@pytest.mark.parametrize(
    ("other", "named"),
    [
        ("blue: Pottery; hand: Sailing", "nothing"),
        ("blue: Pottery; hand: Sailing; score: Tools", "points"),
        ("blue: Pottery; hand: Sailing; achievements: 1", "achievement"),
        ("blue: Pottery, Tools; hand: Sailing", "board"),
        ("blue left: Pottery, Tools; hand: Sailing", "splay"),
    ],
)
def test_more_of_anything_helps(monkeypatch: pytest.MonkeyPatch, other: str, named: str) -> None:
    end = scenario(me="red: Archery; hand: Oars", you=other)
    monkeypatch.setattr(helping, "ends_of", lambda _world, _action: [end.copy()])
    assert helps(BEFORE, "draw")[0] == (named != "nothing")


def test_each_way_to_answer_has_its_end() -> None:
    game = scenario(me="yellow: Agriculture; hand: Oars, Sailing, Tools", you="red: Archery")
    hands = [sorted([card.key for card in end.players[0].hand.cards]) for end in ends_of(game, "dogma:agriculture")]
    assert sorted(hands) == [["oars", "sailing"], ["oars", "sailing", "tools"], ["oars", "tools"], ["sailing", "tools"]]
