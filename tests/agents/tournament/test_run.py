"""Tournaments: who beats whom, always the same, stopped in between or not."""

from __future__ import annotations

from pathlib import Path

import pytest

from splay.agents.roster import UnknownAgent
from splay.agents.tournament.run import run_tournament
from splay.core.options import Options


def test_the_outcome_does_not_depend_on_how_many_workers_play() -> None:
    one, two = [run_tournament(["random", "rule"], 12, Options(), 5, workers=workers) for workers in (1, 2)]
    assert points(one.to_json()) == points(two.to_json())


def points(data: object) -> object:
    """An outcome without how long the moves took, but with how many there were."""
    if isinstance(data, dict):
        return {name: points(value) for name, value in data.items() if not name.endswith("_ms")}
    return [points(value) for value in data] if isinstance(data, list) else data


def test_another_seed_plays_other_games() -> None:
    scores = {run_tournament(["random", "random"], 20, Options(), seed, workers=1).pairs[0].score for seed in range(5)}
    assert len(scores) > 1


def test_the_rule_agent_beats_the_random_one() -> None:
    pair = run_tournament(["rule", "random"], 60, Options(), 1, workers=1).pairs[0]
    assert pair.low > 0.6
    assert pair.times[0].moves > 60


@pytest.mark.parametrize("other", ["random", "rule"])
def test_the_greedy_agent_beats_the_others(other: str) -> None:
    assert run_tournament(["greedy", other], 2, Options(), 1, workers=1).pairs[0].score == 1.0


@pytest.mark.parametrize(
    ("options", "a_deal", "even"),
    [(Options(3), 3, 1 / 3), (Options(4, teams="13-24"), 2, 0.5), (Options(2, "first"), 2, 0.5)],
)
def test_a_pair_can_play_at_every_kind_of_table(options: Options, a_deal: int, even: float) -> None:
    pair = run_tournament(["random", "rule"], a_deal, options, 1, workers=1).pairs[0]
    assert (pair.games, pair.even) == (a_deal, even)


def test_one_rule_agent_wins_more_than_its_share_among_random_ones() -> None:
    pair = run_tournament(["rule", "random"], 60, Options(3), 1, workers=1).pairs[0]
    assert pair.low > pair.even


def test_each_pair_plays_once() -> None:
    tournament = run_tournament(["random", "rule", "random"], 2, Options(), 1, workers=1)
    assert [(pair.a, pair.b) for pair in tournament.pairs] == [
        ("random", "rule"),
        ("random", "random"),
        ("rule", "random"),
    ]


def test_a_sequential_test_stops_as_soon_as_it_is_decided() -> None:
    stopped = [
        run_tournament(["rule", "random"], 400, Options(), 1, workers=workers, sprt=(0.0, 50.0)).pairs[0]
        for workers in (1, 2)
    ]
    assert [(pair.decided, pair.games) for pair in stopped] == [("elo1", stopped[0].games)] * 2
    assert stopped[0].games < 400


def test_a_stopped_tournament_goes_on_with_the_games_that_are_left(tmp_path: Path) -> None:
    whole = run_tournament(["random", "rule"], 8, Options(), 3, workers=1)
    file = tmp_path / "games.jsonl"
    run_tournament(["random", "rule"], 4, Options(), 3, workers=1, saved=file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines)[:-20])  # stopped while it wrote the last game
    resumed = run_tournament(["random", "rule"], 8, Options(), 3, workers=1, saved=file)
    assert points(resumed.to_json()) == points(whole.to_json())
    assert file.read_bytes().splitlines(keepends=True)[:4] == lines[:4]
    assert len(file.read_bytes().splitlines()) == 1 + 8


def test_the_games_of_another_tournament_are_refused_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run_tournament(["random", "rule"], 2, Options(), 3, workers=1, saved=file)
    before = file.read_bytes()
    with pytest.raises(ValueError, match="another tournament: seed is 3 there, 4 here"):
        run_tournament(["random", "rule"], 2, Options(), 4, workers=1, saved=file)
    file.write_bytes(before + b"[1]\n")
    with pytest.raises(ValueError, match=r"games\.jsonl: line 4 is no game"):
        run_tournament(["random", "rule"], 2, Options(), 3, workers=1, saved=file)
    assert file.read_bytes() == before + b"[1]\n"


@pytest.mark.parametrize("there", [b"a note", b'{"agents":["rule"]}'])
def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path, there: bytes) -> None:
    file = tmp_path / "notes"
    file.write_bytes(there)
    with pytest.raises(ValueError, match="notes: line 1 is no game of a tournament"):
        run_tournament(["random", "rule"], 2, Options(), 3, workers=1, saved=file)
    assert file.read_bytes() == there


def test_a_file_whose_first_line_was_cut_off_is_begun_anew(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run_tournament(["random", "rule"], 2, Options(), 3, workers=1, saved=file)
    whole = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(whole[0][:20])
    run_tournament(["random", "rule"], 2, Options(), 3, workers=1, saved=file)
    assert file.read_bytes().splitlines(keepends=True)[0] == whole[0]


def test_an_unknown_agent_is_refused_before_any_game() -> None:
    with pytest.raises(UnknownAgent, match="human"):
        run_tournament(["random", "human"], 1000, Options(), 1)


@pytest.mark.parametrize(("games", "players"), [(0, 2), (3, 2), (-2, 2), (4, 3)])
def test_each_deal_is_played_from_every_side(games: int, players: int) -> None:
    with pytest.raises(ValueError, match=f"games: must be a multiple of {players}.*not {games}"):
        run_tournament(["random", "rule"], games, Options(players), 1)


@pytest.mark.parametrize(
    ("sprt", "options", "why"),
    [((10.0, 0.0), Options(), "the smaller one"), ((0.0, 10.0), Options(3), "only two players or teams")],
)
def test_a_sequential_test_must_be_one(sprt: tuple[float, float], options: Options, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        run_tournament(["random", "rule"], 6, options, 1, sprt=sprt)


def test_teams_by_lot_are_refused() -> None:
    with pytest.raises(ValueError, match="not random"):
        run_tournament(["random", "rule"], 2, Options(4, teams="random"), 1)


def test_there_must_be_two_agents() -> None:
    with pytest.raises(ValueError, match="at least two"):
        run_tournament(["random"], 2, Options(), 1)
