"""The commands of `splay`: what they print, and how they fail."""

from __future__ import annotations

import io
import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from splay import __version__
from splay.build import BUILD
from splay.cli import main
from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.records import Record, save
from splay.terminal import command as terminal
from splay.workbench import command as workbench
from splay.workbench import soak as workbench_soak
from tests.core.playing import new_session, played_directly
from tests.workbench.test_soak import Counterfeiter

Captured = pytest.CaptureFixture[str]


def json_of(capsys: Captured, *arguments: str) -> dict[str, Any]:
    """The one JSON object that a command prints."""
    assert main([*arguments, "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    printed: dict[str, Any] = json.loads(lines[0])
    return printed


def assert_usage_error(capsys: Captured, message: str, *arguments: str) -> None:
    """The command line itself is refused, with status 2 and a message."""
    with pytest.raises(SystemExit) as end:
        main(list(arguments))
    assert end.value.code == 2
    assert message in capsys.readouterr().err


def assert_fails(capsys: Captured, message: str, *arguments: str) -> None:
    """The command fails with status 2 and one line that says why."""
    assert main(list(arguments)) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"splay {arguments[0]}: ")
    assert message in captured.err
    assert captured.err.count("\n") == 1


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A file with the record of a whole game."""
    _, answers, _ = played_directly(Options(), "cli")
    session = new_session(Options(), "cli")
    for seat, key in answers:
        session.answer(seat, key)
    path = tmp_path / "game.json"
    save(Record.of(session, secret_from_seed("cli"), ["Ann", "Bob"], {"seats": ["random", "random"]}), path)
    return path


# The command itself


def test_without_a_command_the_help_is_printed(capsys: Captured) -> None:
    assert main([]) == 0
    printed = capsys.readouterr().out
    for command in ("play", "learn", "replay", "cards", "tournament", "bench", "soak"):
        assert f"    {command}" in printed


def test_the_version_says_which_build_runs(capsys: Captured) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"splay {__version__} ({BUILD})\n"


def test_an_unknown_command_is_refused(capsys: Captured) -> None:
    assert_usage_error(capsys, "invalid choice: 'game'", "game")


# play


def test_play_in_plain_lines(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["play", "--plain", "--seats", "human,random", "--seed", "1"]) == 0
    assert "Your answer?" in capsys.readouterr().out


def test_play_refuses_an_unknown_agent(capsys: Captured) -> None:
    message = "'genius' is none of human, easy, medium, strong, expert, master"
    assert_fails(capsys, message, "play", "--plain", "--seats", "human,genius")


def test_play_refuses_what_does_not_fit_together(capsys: Captured) -> None:
    assert_fails(capsys, "teams: need exactly four players, not 3", "play", "--players", "3", "--teams", "12-34")
    assert_fails(capsys, "players: must be 2 to 5, not 6", "play", "--players", "6")


def test_play_refuses_a_game_that_is_not_there(capsys: Captured, tmp_path: Path) -> None:
    assert_fails(capsys, "nothing.json", "play", "--plain", "--resume", str(tmp_path / "nothing.json"))


# replay


def test_replay_tells_a_game(capsys: Captured, record: Path) -> None:
    assert main(["replay", str(record)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 200
    assert any("Ann" in line for line in lines)


def test_replay_refuses_a_missing_file(capsys: Captured, tmp_path: Path) -> None:
    assert_fails(capsys, "No such file", "replay", str(tmp_path / "nothing.json"))


def test_replay_refuses_a_damaged_record(capsys: Captured, record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    data["answers"][7] = [0, "meld:nothing"]
    record.write_text(json.dumps(data), encoding="utf-8")
    assert_fails(capsys, "answers: number 8", "replay", str(record))


def test_replay_refuses_what_is_no_record(capsys: Captured, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("hello", encoding="utf-8")
    assert_fails(capsys, "is not JSON", "replay", str(tmp_path / "notes.txt"))


# cards


def test_cards_are_looked_up(capsys: Captured) -> None:
    assert main(["cards", "Road", "Building"]) == 0
    assert "Road Building" in capsys.readouterr().out


def test_cards_of_one_set_as_json(capsys: Captured) -> None:
    cards = json_of(capsys, "cards", "--set", "relics")["cards"]
    assert [card["name"] for card in cards] == [
        "Timbuktu",
        "Complex Numbers",
        "Newton-Wickins Telescope",
        "Ching Shih",
        "Safety Pin",
    ]


def test_a_query_that_fits_no_card(capsys: Captured) -> None:
    assert main(["cards", "xqzw"]) == 1


# Sets

PLAYING = [["play", "--plain"], ["tournament", "--games", "2"], ["bench", "--games", "1"], ["soak", "--games", "1"]]
ALL_SETS = "base, artifacts, relics, echoes, cities"


@pytest.mark.parametrize("command", PLAYING, ids=lambda command: command[0])
@pytest.mark.parametrize(
    ("sets", "complaint"),
    [
        ("figures", f"sets: must be among {ALL_SETS}, not 'figures'"),
        ("artifacts,,relics", f"sets: must be among {ALL_SETS}, not ''"),
        ("artifacts, artifacts", "sets: artifacts stands twice"),
        ("base,base", "sets: base stands twice"),
        ("relics", "sets: relics can only be chosen with artifacts"),
    ],
)
def test_sets_that_cannot_be_played_with_are_refused(
    capsys: Captured, command: list[str], sets: str, complaint: str
) -> None:
    assert_fails(capsys, complaint, *command, "--sets", sets)


@pytest.mark.parametrize("command", PLAYING[:2], ids=lambda command: command[0])
def test_expansions_in_the_first_edition_are_refused(capsys: Captured, command: list[str]) -> None:
    complaint = "edition: expansions need the third, not the first"
    assert_fails(capsys, complaint, *command, "--sets", "artifacts", "--edition", "first")


def test_cards_of_an_unknown_set_are_refused(capsys: Captured) -> None:
    assert_fails(capsys, f"set: must be one of {ALL_SETS}, not 'figures'", "cards", "--set", "figures")


def test_a_record_with_a_set_that_this_version_does_not_know_is_refused(capsys: Captured, record: Path) -> None:
    data = json.loads(record.read_text(encoding="utf-8"))
    data["start"]["options"]["sets"].append("figures")
    record.write_text(json.dumps(data), encoding="utf-8")
    complaint = f"{record}: start: sets: must be among {ALL_SETS}, not 'figures'"
    assert_fails(capsys, complaint, "replay", str(record))
    assert_fails(capsys, complaint, "play", "--plain", "--resume", str(record))


# tournament


def test_a_tournament_as_json(capsys: Captured) -> None:
    printed = json_of(capsys, "tournament", "--agents", "random,rule", "--games", "2")
    assert list(printed) == ["pairs"]
    (pair,) = printed["pairs"]
    assert list(pair) == ["a", "b", "games", "score", "ci", "even", "elo", "sprt", "times"]
    assert (pair["a"], pair["b"], pair["games"]) == ("random", "rule", 2)
    assert 0 <= pair["score"] <= 1


def test_a_tournament_as_a_table(capsys: Captured) -> None:
    assert main(["tournament", "--agents", "random,rule", "--games", "2"]) == 0
    printed = capsys.readouterr().out
    assert "random" in printed
    assert "rule" in printed


def test_a_tournament_refuses_an_unknown_agent(capsys: Captured) -> None:
    message = "genius: there is no such agent; there are random, rule, greedy"
    assert_fails(capsys, message, "tournament", "--agents", "random,genius", "--games", "2")


def test_a_tournament_of_three_players_is_another_one_than_of_two(capsys: Captured) -> None:
    games = ("tournament", "--agents", "random,rule", "--games", "12")
    two, three = json_of(capsys, *games), json_of(capsys, *games, "--players", "3")
    assert two["pairs"][0]["games"] == three["pairs"][0]["games"] == 12
    assert two != three


def test_a_tournament_goes_on_from_a_file_and_stops_when_it_is_decided(capsys: Captured, tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    command = ["tournament", "--agents", "rule,random", "--games", "400", "--sprt", "0,50", "--resume", file]
    first, again = [json_of(capsys, *command)["pairs"][0] for _ in range(2)]
    assert first == again
    assert first["sprt"] == "elo1"
    assert len(Path(file).read_text().splitlines()) >= 1 + first["games"]


@pytest.mark.parametrize("bad", ["5", "a,b", "1,2,3"])
def test_a_sequential_test_needs_two_numbers(capsys: Captured, bad: str) -> None:
    with pytest.raises(SystemExit):
        main(["tournament", "--sprt", bad])
    assert f"must be two numbers with a comma between, not {bad!r}" in capsys.readouterr().err


def test_a_sequential_test_may_begin_below_zero(capsys: Captured) -> None:
    games = ("--agents", "rule,random", "--games", "2")
    assert "sprt" in json_of(capsys, "tournament", "--sprt", "-5,5", *games)["pairs"][0]


def test_a_tournament_plays_as_many_games_as_its_table_needs_if_nobody_says(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workbench, "GAMES", 8)
    assert json_of(capsys, "tournament", "--agents", "random,rule", "--players", "3")["pairs"][0]["games"] == 6


@pytest.mark.parametrize(
    ("error", "told", "status"),
    [
        (ConnectionError("there is no Ray"), "splay cards: there is no Ray", 2),
        (KeyboardInterrupt(), "splay cards: stopped", 130),
    ],
)
def test_what_ends_a_command_is_told(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, error: BaseException, told: str, status: int
) -> None:
    def fail(_: object) -> int:
        raise error

    monkeypatch.setattr(terminal, "run_cards", fail)
    assert main(["cards"]) == status
    assert capsys.readouterr().err.strip() == told


def test_a_tournament_refuses_a_crowd(capsys: Captured) -> None:
    assert_fails(capsys, "players: must be 2 to 5, not 6", "tournament", "--players", "6")


def test_a_tournament_refuses_an_unknown_edition(capsys: Captured) -> None:
    assert_fails(capsys, "edition: must be one of third, first, not 'fifth'", "tournament", "--edition", "fifth")


# bench


def test_a_benchmark_as_json(capsys: Captured) -> None:
    printed = json_of(capsys, "bench", "--games", "1")
    assert {
        "build",
        "games_per_s",
        "decisions_per_s",
        "decisions_per_game",
        "turns_per_game",
        "copy_us",
        "copy_unreleased_us",
        "view_us",
        "world_us",
        "view_with_facts_us",
        "preview_ms",
        "greedy_ms",
        "session_answers_per_s",
        "session_kb",
    } == (set(printed) - {"python"})
    assert printed["build"] == BUILD


def test_a_benchmark_as_lines(capsys: Captured) -> None:
    assert main(["bench", "--games", "1"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()][:3] == ["build", "python", "games_per_s"]


# soak


def test_a_soak_as_json(capsys: Captured) -> None:
    printed = json_of(capsys, "soak", "--games", "2", "--seed", "5")
    assert list(printed) == ["games", "decisions", "breaches"]
    assert (printed["games"], printed["breaches"]) == (2, 0)


def test_a_soak_as_a_line(capsys: Captured) -> None:
    assert main(["soak", "--games", "2"]) == 0
    words = capsys.readouterr().out.split()
    assert words[:2] == ["2", "games,"]
    assert words[-2:] == ["0", "breaches"]


def test_a_soak_says_how_far_it_is(capsys: Captured) -> None:
    assert main(["soak", "--games", "21", "--sets", "base"]) == 0
    assert capsys.readouterr().err == "10 of 21 games\n20 of 21 games\n"


def test_a_soak_counts_effects_on_request(capsys: Captured) -> None:
    assert json_of(capsys, "soak", "--games", "2", "--counts")["executed"]
    assert main(["soak", "--games", "2", "--counts"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 20
    assert all(line.split()[0].isdecimal() for line in lines)


def test_a_soak_of_some_sets_says_which_effects_it_missed(capsys: Captured) -> None:
    printed = json_of(capsys, "soak", "--games", "1", "--sets", "artifacts")
    assert list(printed) == ["games", "decisions", "breaches", "executed", "never"]
    assert main(["soak", "--games", "1", "--sets", "artifacts"]) == 0
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert {f"0 {effect}; tested in {file}" for effect, file in printed["never"].items()} <= set(lines)
    assert len(lines) == 1 + len(printed["executed"]) + len(printed["never"])


def test_commands_refuse_sets_that_there_are_not(capsys: Captured) -> None:
    for command in ("soak", "bench", "tournament"):
        message = "sets: must be among base, artifacts, relics, echoes, cities, not 'toads'"
        assert_fails(capsys, message, command, "--sets", "toads")


def test_a_benchmark_and_a_tournament_of_some_sets(capsys: Captured) -> None:
    with_sets = json_of(capsys, "bench", "--games", "1", "--sets", "artifacts,relics")
    assert with_sets["session_answers_per_s"] > 0
    sets = ["--agents", "random,rule", "--games", "2", "--sets", "artifacts"]
    assert json_of(capsys, "tournament", *sets)["pairs"][0]["games"] == 2


def test_a_soak_with_a_breach_leaves_a_record(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    honest = workbench_soak.soak
    monkeypatch.setattr(workbench_soak, "soak", partial(honest, bots=Counterfeiter))
    assert main(["soak", "--games", "3", "--seed", "1", "--sets", "base"]) == 1
    captured = capsys.readouterr()
    assert captured.err == "breach: seat 1: points are 10; the game is in splay-soak-1-1.json\n"
    assert "1 breaches\n" in captured.out
    written = json.loads((tmp_path / "splay-soak-1-1.json").read_text(encoding="utf-8"))
    assert written["breaches"] == ["seat 1: points are 10"]


@pytest.mark.parametrize("command", ["tournament", "bench", "soak"])
@pytest.mark.parametrize("games", ["0", "-1", "many", "1.5"])
def test_a_number_of_games_that_is_none(capsys: Captured, command: str, games: str) -> None:
    message = f"argument --games: must be a whole number of at least 1, not '{games}'"
    assert_usage_error(capsys, message, command, f"--games={games}")
