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
        ([OURS], (True, True, True)),
        ([MORE], (False, False, False)),
        ([MORE, OURS], (True, False, False)),
        ([BEFORE], (True, True, False)),
    ],
)
def test_all_that_the_solver_can_answer_counts(
    monkeypatch: pytest.MonkeyPatch, ends: list[Game], told: tuple[bool, bool, bool]
) -> None:
    monkeypatch.setattr(helping, "ends_of", lambda _world, _action: [end.copy() for end in ends])
    assert helps(BEFORE, "draw") == told


def told_of(monkeypatch: pytest.MonkeyPatch, other: str) -> tuple[bool, bool]:
    """What is told of an action after which the other has this: whether it is in doubt, and whether nothing is new."""
    end = scenario(me="red: Archery; hand: Oars", you=other)
    monkeypatch.setattr(helping, "ends_of", lambda _world, _action: [end.copy()])
    return helps(BEFORE, "draw")[:2]


@pytest.mark.parametrize(
    "other",
    [
        "blue: Pottery; hand: Sailing; score: Tools",
        "blue: Pottery; hand: Sailing; achievements: 1",
        "blue: Pottery, Tools; hand: Sailing",
        "blue left: Pottery, Tools; hand: Sailing",
        "blue: Pottery; score: Sailing",
        "blue: Pottery; green: Sailing",
    ],
)
def test_more_of_anything_helps_if_no_more_than_cards_in_hand_are_gone(
    monkeypatch: pytest.MonkeyPatch, other: str
) -> None:
    assert told_of(monkeypatch, other) == (False, False)


@pytest.mark.parametrize("other", ["hand: Sailing, Pottery", "blue: Pottery; hand: Tools", "hand: Pottery"])
def test_a_trade_neither_helps_nor_leaves_nothing_new(monkeypatch: pytest.MonkeyPatch, other: str) -> None:
    assert told_of(monkeypatch, other) == (True, False)


@pytest.mark.parametrize("other", ["blue: Pottery; hand: Sailing", "blue: Pottery", ""])
def test_what_is_only_lost_does_not_help(monkeypatch: pytest.MonkeyPatch, other: str) -> None:
    assert told_of(monkeypatch, other) == (True, True)


def test_each_way_to_answer_has_its_end() -> None:
    game = scenario(me="yellow: Agriculture; hand: Oars, Sailing, Tools", you="red: Archery")
    hands = [sorted([card.key for card in end.players[0].hand.cards]) for end in ends_of(game, "dogma:agriculture")]
    assert sorted(hands) == [["oars", "sailing"], ["oars", "sailing", "tools"], ["oars", "tools"], ["sailing", "tools"]]
