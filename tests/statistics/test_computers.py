"""The games of computers whose cards are counted: played by a command that goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from splay.cli import main
from splay.core.chance import secret_from_seed
from splay.statistics import computers
from splay.statistics.cards import CardCounts, GamesCounted
from splay.statistics.computers import (
    KINDS,
    CountedGames,
    Task,
    games_in,
    nothing_counted,
    play_one,
    read_counted,
    still_to_play,
    write_counted,
)


def command(file: Path, *more: str) -> int:
    """What the command ends with, for an agent that plays fast."""
    return main(["card-statistics", "play", str(file), "--agent", "random", *more])


def test_the_kinds_are_two_and_four_players_with_base_and_with_all_sets() -> None:
    assert [(kind.players, len(kind.sets), kind.edition) for kind in KINDS] == [
        (2, 1, "third"), (4, 1, "third"), (2, 5, "third"), (4, 5, "third"),
    ]  # fmt: skip


def test_what_is_stopped_goes_on_to_the_same_numbers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(tmp_path / "whole.json", "--games", "2") == 0
    assert command(tmp_path / "parts.json", "--games", "1") == 0
    assert command(tmp_path / "parts.json", "--games", "2") == 0
    whole, parts = (read_counted(tmp_path / name) for name in ("whole.json", "parts.json"))
    assert [kind.games for kind in whole.kinds] == [2, 2, 2, 2]
    assert parts.kinds == whole.kinds
    assert all(counts.drawn >= counts.won_drawn for kind in whole.kinds for counts in kind.cards.values())
    assert "2 of 4 with 5 sets" in capsys.readouterr().out


def test_the_cards_are_listed_by_what_they_are_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cards.json"
    counts = {"oars": CardCounts(drawn=1, melded=2, used=1, won_melded=1), "tools": CardCounts(drawn=2, used=4)}
    write_counted(file, CountedGames("planner", "1", 9.0, [GamesCounted(["base"], 2, 2, 4, counts)]))
    assert main(["card-statistics", "show", str(file)]) == 0
    head, first, second = capsys.readouterr().out.splitlines()
    assert head == "planner, base, 2 players: 2 games"
    assert first.split()[:2] == ["oars", "drawn"]
    assert "drawn  25% (" in first
    assert "won  50% (" in first
    assert second.endswith(" -")
    assert main(["card-statistics", "show", str(file), "--by", "drawn"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()[1:]] == ["tools", "oars"]
    assert main(["card-statistics", "show", str(tmp_path / "none.json")]) == 2
    assert "none.json" in capsys.readouterr().err


def test_it_stops_when_its_hours_are_over(tmp_path: Path) -> None:
    assert command(tmp_path / "few.json", "--hours", "0") == 0
    assert sum(kind.games for kind in games_in(tmp_path / "few.json", "random", "1").kinds) == 1


def test_other_games_are_not_mixed_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(tmp_path / "kept.json", "--games", "1", "--hours", "0") == 0
    before = (tmp_path / "kept.json").read_bytes()
    assert command(tmp_path / "kept.json", "--seed", "2") == 2
    assert "has games of random with the seed '1', not of random with '2'" in capsys.readouterr().err
    assert command(tmp_path / "kept.json", "--agent", "nobody") == 2
    assert (tmp_path / "kept.json").read_bytes() == before


@pytest.mark.parametrize("content", ["{", "[]", '{"agent": "random"}'])
def test_a_damaged_file_is_named_and_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str
) -> None:
    (tmp_path / "broken.json").write_text(content)
    assert command(tmp_path / "broken.json") == 2
    assert main(["card-statistics", "show", str(tmp_path / "broken.json")]) == 2
    assert capsys.readouterr().err.count("broken.json: ") == 2
    assert (tmp_path / "broken.json").read_text() == content


def test_games_are_played_in_turn_of_their_kinds() -> None:
    games = nothing_counted("random", "1")
    games.kinds[0] = GamesCounted(["base"], 2, games=2)
    assert [(task.kind, task.number) for task in still_to_play(games, 2)] == [
        (1, 0), (2, 0), (3, 0), (1, 1), (2, 1), (3, 1),
    ]  # fmt: skip


def test_a_game_follows_from_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    task = Task("random", "1", 0, 0)
    first, again, other = play_one(task), play_one(task), play_one(task._replace(number=1))
    assert first[:3] == again[:3] != other[:3]
    monkeypatch.setattr(computers, "secret_from_seed", lambda _: secret_from_seed("another"))
    assert play_one(task)[:3] != first[:3]
