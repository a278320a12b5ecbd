"""The computers' ratings, and whom to play for a first rating."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from splay.agents.roster import AGENT_NAMES
from splay.ratings.computers import ANCHORS, from_json, next_opponent, shipped
from splay.ratings.kinds import RATED_KINDS
from splay.ratings.rating import from_shown, shown


def test_every_computer_of_the_roster_has_a_rating_in_each_kind_the_stronger_the_later_in_it() -> None:
    for kind in RATED_KINDS:
        of_kind = shipped()[kind]
        assert list(of_kind) == [f"computer:{name}" for name in AGENT_NAMES]
        points = [shown(of_kind[f"computer:{name}"]) for name in AGENT_NAMES]
        assert points == sorted(points)
        assert shown(of_kind["computer:random"]) < 1500 < shown(of_kind["computer:greedy"])


def break_kind(data: dict[str, dict[str, object]]) -> None:
    del data["many"]


def break_name(data: dict[str, dict[str, object]]) -> None:
    data["many"]["rule"] = {"shown": 1500.5, "error": 20, "games": 3}


def break_shape(data: dict[str, dict[str, object]]) -> None:
    data["many"]["rule"] = 1500


@pytest.mark.parametrize(
    ("broken", "why"),
    [(break_kind, "must have the kinds"), (break_name, "many: rule: .*whole"), (break_shape, "many: rule: .*whole")],
)
def test_a_broken_file_is_refused(broken: Callable[[dict[str, dict[str, object]]], None], why: str) -> None:
    data = json.loads(ANCHORS.read_text(encoding="utf-8"))
    from_json(data)
    broken(data)
    with pytest.raises(ValueError, match=why):
        from_json(data)


@pytest.mark.parametrize(
    ("won", "meets"),
    [
        ([], "rule"),
        ([True], "greedy"),
        ([True, True], "planner"),
        ([True, True, True], "master"),
        ([True, True, True, True], "master"),
        ([True, False], "rule"),
        ([False], "random"),
        ([False, False, False, True], "rule"),
        ([True, False, True, False, True], None),
    ],
)
def test_the_next_opponent_is_stronger_after_a_win_and_weaker_after_a_loss(won: list[bool], meets: str | None) -> None:
    assert next_opponent("base-2", won) == meets


def test_a_computer_that_plays_as_another_is_no_further_step() -> None:
    same = from_shown(1900, 10, 5)
    strengths = {"computer:rule": from_shown(900, 9, 9), "computer:planner": same, "computer:master": same}
    computers = {"many": strengths}
    assert [next_opponent("many", [True] * games, computers) for games in range(4)] == ["planner"] * 4
    assert next_opponent("many", [False], computers) == "rule"
