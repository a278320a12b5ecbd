"""What a table can choose, and clear errors for what it cannot."""

from __future__ import annotations

import json
from typing import Any

import pytest

from splay.core.expansion import EXPANSIONS
from splay.core.options import BadOptions, Options
from splay.workbench.tables import all_tables


def test_the_defaults() -> None:
    assert Options().to_json() == {
        "players": 2,
        "edition": "third",
        "teams": "none",
        "extra_achievement": False,
        "special_achievements": "after_each_change",
        "sets": ["base"],
    }


def test_all_that_fit_together_can_be_written_and_read() -> None:
    tables = all_tables()
    # Extra achievement or not, 2 timings; teams only with four players, of whom there are 4 kinds more. The third
    # edition with any expansions, one of them also with its optional part, and the first.
    expansions = [expansion for expansion in EXPANSIONS.values() if not expansion.part_of]
    assert len(EXPANSIONS) == len(expansions) + 1
    assert len(tables) == (4 + 4) * 4 * (2 ** len(expansions) * 3 // 2 + 1)
    for options in tables:
        data = json.loads(json.dumps(options.to_json()))
        assert Options.from_json(data).to_json() == options.to_json()


def test_what_is_left_out_has_its_default() -> None:
    assert Options.from_json({"players": 3}).to_json() == Options(3).to_json()


@pytest.mark.parametrize(
    ("options", "needed"),
    [
        (Options(2), 6),
        (Options(3), 5),
        (Options(4), 4),
        (Options(5), 4),
        (Options(4, teams="random"), 6),
        (Options(2, extra_achievement=True), 7),
        (Options(5, extra_achievement=True), 5),
        (Options(4, teams="13-24", extra_achievement=True), 7),
    ],
)
def test_achievements_to_win(options: Options, needed: int) -> None:
    assert options.achievements_to_win() == needed
    assert sum(number for _, number in options.achievements_from()) == needed


def test_what_achievements_are_needed_for() -> None:
    assert Options(3).achievements_from() == [("players", 5)]
    assert Options(4, teams="random", extra_achievement=True).achievements_from() == [("teams", 6), ("extra", 1)]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"players": 1}, "players: must be 2 to 5, not 1"),
        ({"players": 6}, "players: must be 2 to 5, not 6"),
        ({"players": "2"}, "players: must be int, not '2'"),
        ({"players": True}, "players: must be int, not True"),
        ({"edition": "second"}, "edition: must be one of third, first, not 'second'"),
        ({"edition": 3}, "edition: must be str, not 3"),
        ({"teams": "12-35", "players": 4}, "teams: must be one of none, random, 12-34, 13-24, 14-23, not '12-35'"),
        ({"teams": "random"}, "teams: need exactly four players, not 2"),
        ({"teams": "12-34", "players": 5}, "teams: need exactly four players, not 5"),
        ({"extra_achievement": 1}, "extra_achievement: must be bool, not 1"),
        (
            {"special_achievements": "never"},
            "special_achievements: must be one of after_each_change, after_each_effect, not 'never'",
        ),
        ({"sets": "base"}, "sets: must be list, not 'base'"),
        ({"sets": ["base", "figures"]}, "sets: must be among base, artifacts, relics, echoes, cities, not 'figures'"),
        ({"expansions": []}, "expansions: there is no such option"),
        (["players"], "options: must be an object, not ['players']"),
    ],
)
def test_bad_options_are_refused_naming_what_is_wrong(data: Any, message: str) -> None:  # noqa: ANN401 - JSON
    with pytest.raises(BadOptions) as refusal:
        Options.from_json(data)
    assert str(refusal.value) == message
