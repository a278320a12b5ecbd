"""Whether an action helps the other, by what both have afterwards."""

from __future__ import annotations

import pytest

from splay.puzzles import helping
from splay.puzzles.helping import Help, ends_of, help_between, help_of
from splay.puzzles.turn_search import Undecided
from splay.sets.scenario import scenario

BEFORE = scenario(me="red: Archery; hand: Oars", you="blue: Pottery; hand: Sailing")
MORE = scenario(me="red: Archery; hand: Oars", you="blue: Pottery; hand: Sailing, Tools")
OURS = scenario(me="red: Archery; hand: Oars, Tools", you="blue: Pottery; hand: Sailing")


def told_of(other: str) -> tuple[bool, bool, bool]:
    """What is told of an action after which the other has this: whether it helps, gives something, gives nothing."""
    told = help_between(BEFORE, scenario(me="red: Archery; hand: Oars", you=other))
    return told.helps, told.gives, told.spares


def test_what_the_solver_has_more_of_is_a_gain() -> None:
    assert help_between(BEFORE, OURS) == Help(helps=False, gives=False, spares=True, gains=True)
    assert help_between(BEFORE, BEFORE) == Help(helps=False, gives=False, spares=True, gains=False)
    assert help_between(BEFORE, MORE) == Help(helps=True, gives=True, spares=False, gains=False)


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
def test_more_of_anything_helps_if_no_more_than_cards_in_hand_are_gone(other: str) -> None:
    assert told_of(other) == (True, True, False)


@pytest.mark.parametrize("other", ["hand: Sailing, Pottery", "blue: Pottery; hand: Tools", "hand: Pottery"])
def test_a_trade_gives_something_and_does_not_help(other: str) -> None:
    assert told_of(other) == (False, True, False)


@pytest.mark.parametrize("other", ["blue: Pottery; hand: Sailing", "blue: Pottery", ""])
def test_what_is_only_lost_does_not_help(other: str) -> None:
    assert told_of(other) == (False, False, True)


@pytest.mark.parametrize(("then", "now", "gives"), [("up", "left", True), ("left", "left", False), ("left", "", False)])
def test_each_new_splay_is_something(then: str, now: str, gives: bool) -> None:
    before, after = [scenario(me="red: Archery", you=f"blue {way}: Pottery, Tools") for way in (then, now)]
    assert help_between(before, after).gives == gives
    assert help_between(before, after).spares != gives


def test_each_way_to_answer_has_its_end() -> None:
    game = scenario(me="yellow: Agriculture; hand: Oars, Sailing, Tools", you="red: Archery")
    hands = [sorted([card.key for card in end.players[0].hand.cards]) for end in ends_of(game, "dogma:agriculture")]
    assert sorted(hands) == [["oars", "sailing"], ["oars", "sailing", "tools"], ["oars", "tools"], ["sailing", "tools"]]


def test_what_the_other_may_take_helps_though_it_could_undo_that() -> None:
    """Who shares Telescope's echo foreshadows a card; that it may put it back later changes nothing."""
    game = scenario(me="blue: Telescope", you="blue: Tools; purple: Education", sets=["base", "echoes"])
    assert not help_of(game, "dogma:telescope").spares


def test_a_splay_that_the_other_may_leave_out_helps() -> None:
    game = scenario(me="purple: Philosophy", you="blue: Tools, Pottery; purple: Education")
    told = help_of(game, "dogma:philosophy")
    assert (told.helps, told.gives, told.spares) == (True, True, False)


def test_what_nobody_follows_helps_nobody() -> None:
    told = help_of(scenario(me="yellow: Agriculture; hand: Oars", you="red: Archery"), "dogma:agriculture")
    assert (told.helps, told.gives, told.spares, told.gains) == (False, False, True, False)


def test_what_a_card_gives_does_not_hang_on_what_else_is_lost() -> None:
    """Who follows Pottery returns a card and scores one: that is something, though the hand gets less."""
    game = scenario(me="blue: Pottery", you="yellow: Agriculture; hand: Archery")
    told = help_of(game, "dogma:pottery")
    assert (told.gives, told.spares) == (True, False)


def test_there_may_be_too_much_to_try(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helping, "MOST_COURSES", 1)
    with pytest.raises(Undecided):
        help_of(scenario(me="yellow: Agriculture; hand: Oars", you="red: Archery"), "dogma:agriculture")
