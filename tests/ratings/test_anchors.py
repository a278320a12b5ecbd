"""What the computers' ratings rest on: `benchmarks.ratings.anchors` and the games in its files."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.ratings.anchors import FIXED, FIXED_AT, GAMES, anchors, games_played, written
from benchmarks.ratings.fit import choices_of, strengths
from benchmarks.ratings.matches import Counts, Pair, next_pair, pairs, play_deal, play_on, read, tables_of, write

from splay.agents.roster import AGENT_NAMES
from splay.core.options import Options
from splay.ratings.computers import ANCHORS, shipped
from splay.ratings.kinds import RATED_KINDS, kind_of
from splay.ratings.rating import shown


def test_the_ratings_that_are_shipped_are_those_of_the_games_that_are_there() -> None:
    assert ANCHORS.read_text(encoding="utf-8") == written(anchors(read(GAMES)))


def test_a_computers_rating_is_where_its_games_put_it() -> None:
    for kind in RATED_KINDS:
        names = AGENT_NAMES if kind == "base-2" else AGENT_NAMES[:-1]
        choices, games = games_played(read(GAMES), kind)
        points, _ = strengths(names, choices, FIXED)
        for name in names:
            assert abs(shown(shipped()[kind][f"computer:{name}"]) - FIXED_AT - points[name]) <= 50
            assert games[name] > 20


def test_every_pair_plays_every_kind_at_tables_of_it() -> None:
    assert len(pairs()) == 10 + 3 * 6
    assert ("base-2", "planner", "master") in pairs()
    for kind in RATED_KINDS:
        assert {kind_of(options) for options in tables_of(kind)} == {kind}
    assert len({tuple(options.sets) for options in tables_of("sets-2")}) == 7
    assert {options.players for options in tables_of("many")} == {3, 4, 5}


def test_a_deal_is_played_from_every_seat_and_alike_every_time() -> None:
    pair: Pair = ("many", "random", "rule")
    ended = play_deal(pair, 1)
    assert tables_of("many")[1].players == Options(4).players == len(ended)
    assert all(others == 3 and ahead + level <= 3 for others, ahead, level in ended)
    assert play_deal(pair, 1) == ended
    assert len(play_deal(("teams", "random", "rule"), 0)) == 2


def test_games_are_written_down_and_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    begun = {pair: Counts() for pair in pairs()}
    for so_far in begun.values():
        so_far.deals, so_far.seconds, so_far.ended = 9, 5.0, {(1, 1, 0): 18}
    quick: Pair = ("base-2", "random", "rule")
    begun[quick].ended = {(1, 0, 0): 4, (1, 1, 0): 14}
    begun[quick].seconds = 0.001
    write(path, begun)
    hours = sum(so_far.seconds for so_far in begun.values()) / 3600 + 1e-7
    after = play_on(path, hours)
    assert after[quick].deals > 9
    assert after[quick].games() == 2 * after[quick].deals
    kept = read(path)
    assert {pair: so_far.ended for pair, so_far in kept.items()} == {pair: one.ended for pair, one in after.items()}
    assert play_on(path, hours)[quick].deals == after[quick].deals


def test_pairs_without_a_game_come_first_then_those_that_make_distances_surer() -> None:
    counts = {pair: Counts() for pair in pairs()}
    assert next_pair(counts)[1:] == ("random", "rule")
    for so_far in counts.values():
        so_far.deals, so_far.seconds, so_far.ended = 10, 10.0, {(1, 0, 0): 10, (1, 1, 0): 10}
    far: Pair = ("teams", "random", "planner")
    counts[far].ended = {(1, 1, 0): 20}
    near: Pair = ("teams", "rule", "greedy")
    counts[near].ended = {(1, 1, 0): 20}
    assert next_pair(counts) == near
    counts[near].seconds = 1000.0
    counts[near].ended = {(1, 1, 0): 2000}
    assert next_pair(counts) not in (near, far)


def test_strengths_are_those_by_which_what_happened_is_likeliest() -> None:
    choices = choices_of("b", "a", (1, 0, 0), 9090) + choices_of("b", "a", (1, 1, 0), 909)
    choices += choices_of("c", "b", (1, 0, 0), 5000) + choices_of("c", "b", (1, 1, 0), 5000)
    points, errors = strengths(["a", "b", "c"], choices, "b")
    assert points == pytest.approx({"a": -400, "b": 0, "c": 0}, abs=2)
    assert errors["b"] == 0.0
    assert 4 < errors["a"] < 8


def test_a_place_among_several_tells_who_came_first_of_those_left() -> None:
    assert choices_of("a", "b", (3, 1, 0), 2.0) == [("b", {"a": 1, "b": 3}, 2.0), ("a", {"a": 1, "b": 2}, 2.0)]
    assert choices_of("a", "b", (2, 2, 0), 1.0) == [("b", {"a": 1, "b": 2}, 1.0), ("b", {"a": 1, "b": 1}, 1.0)]
    shared = choices_of("a", "b", (1, 0, 1), 1.0)
    assert shared == [("a", {"a": 1, "b": 1}, 0.5), ("b", {"a": 1, "b": 1}, 0.5)]


def test_who_never_won_is_weaker_but_not_without_end() -> None:
    points, errors = strengths(["a", "b"], choices_of("a", "b", (1, 1, 0), 400), "b")
    assert -1300 < points["a"] < -1000
    assert errors["a"] > 200
