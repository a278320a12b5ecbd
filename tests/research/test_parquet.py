"""Records of self-play can be read back from Parquet files, by others too."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from splay.cli import main
from splay.core.options import Options
from splay.research import parquet
from splay.research.action_keys import ACTION_KEYS
from splay.research.parquet import DECISIONS, GAMES, ParquetRecords
from splay.research.self_play import SelfPlay
from tests.research.policies import any_of

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


def test_every_decision_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet, "GAMES_PER_PART", 2)
    plan = SelfPlay(["rule", any_of, "random"], Options(3))
    games = [plan.play(number) for number in range(5)]
    with ParquetRecords(tmp_path, plan.encoder()) as records:
        for game in games:
            records.add(game)
    assert sorted(path.name for path in (tmp_path / "games").iterdir()) == [f"part-0000{n}.parquet" for n in range(3)]
    read = pq.read_table(tmp_path / "games").to_pylist()
    assert [row["game"] for row in read] == [0, 1, 2, 3, 4]
    for row, game in zip(read, games, strict=True):
        assert bytes.fromhex(row["secret"]) == game.secret
        assert Options.from_json(json.loads(row["options"])).players == 3
        assert (row["players"], row["rewards"], row["reason"]) == (game.players, game.rewards, game.reason)
        assert (row["turns"], row["decisions"]) == (game.turns[-1], len(game.actions))
    decisions = pq.read_table(tmp_path / "decisions")
    for game in games:
        rows = decisions.filter(pa.compute.field("game") == game.number).to_pylist()
        assert [row["step"] for row in rows] == list(range(len(game.actions)))
        assert [row["action"] for row in rows] == game.actions.tolist()
        assert [row["key"] for row in rows] == [ACTION_KEYS[action] for action in game.actions]
        assert [row["offered"] for row in rows] == [offered.tolist() for offered in game.offered]
        assert [row["player"] for row in rows] == [game.players[seat] for seat in game.seats]
        assert [row["reward"] for row in rows] == [game.rewards[seat] for seat in game.seats]
        assert [row["question"] for row in rows] == game.kinds
        assert game.observations is not None
        assert [row["observation"] for row in rows] == game.observations.tolist()
    assert json.loads(decisions.schema.metadata[b"splay.features"]) == list(plan.encoder().names)
    assert decisions.schema.metadata[b"splay.format"] == b"1"


def test_a_truncated_game_has_no_rewards(tmp_path: Path) -> None:
    plan = SelfPlay([any_of], observations=False, most_steps=15)
    with ParquetRecords(tmp_path, plan.encoder()) as records:
        records.add(plan.play(0))
    decisions = pq.read_table(tmp_path / "decisions")
    assert decisions["reward"].to_pylist() == [None] * 15
    assert decisions.schema.names == DECISIONS.names
    assert pq.read_table(tmp_path / "games")["reason"].to_pylist() == ["truncated"]


def test_records_are_never_written_over(tmp_path: Path) -> None:
    encoder = SelfPlay([any_of]).encoder()
    with ParquetRecords(tmp_path, encoder):
        pass
    with pytest.raises(FileExistsError):
        ParquetRecords(tmp_path, encoder)


def test_the_page_has_every_column() -> None:
    for schema in (GAMES, DECISIONS):
        for field in schema:
            assert f"| `{field.name}` | {told_type(field.type)} |" in PAGE


def told_type(kind: pa.DataType) -> str:
    """What the page calls a type."""
    if pa.types.is_dictionary(kind):
        return "string"
    return f"list of {kind.value_type}" if pa.types.is_list(kind) else str(kind)


def test_the_command_plays_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = tmp_path / "records"
    arguments = ["self-play", str(there), "--agents", "rule,random", "--games", "3", "--workers", "1", "--seed", "9"]
    assert main([*arguments, "--no-observations", "--json"]) == 0
    captured = capsys.readouterr()
    printed = json.loads(captured.out)
    assert captured.err.splitlines()[-1] == "3 of 3 games"
    decisions = pq.read_table(there / "decisions")
    assert (printed["games"], printed["decisions"]) == (3, len(decisions)) != (3, 0)
    assert sum(printed["ends"].values()) == 3
    plan = SelfPlay(["rule", "random"], seed=9)
    assert decisions["action"].to_pylist() == [action for n in range(3) for action in plan.play(n).actions]
    assert main(arguments) == 2
    assert "File exists" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--agents", "genius"], "genius: there is no such agent"),
        (["--agents", "rule,rule,rule"], "players: there must be 1 or 2, not 3"),
        (["--games", "0"], "games: must be at least 1"),
        (["--workers", "0"], "workers: must be at least 1"),
        (["--sets", "chess"], "chess"),
    ],
)
def test_the_command_refuses_what_cannot_be_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], message: str
) -> None:
    assert main(["self-play", str(tmp_path / "nothing"), *arguments]) == 2
    assert message in capsys.readouterr().err
    assert not (tmp_path / "nothing").exists()
