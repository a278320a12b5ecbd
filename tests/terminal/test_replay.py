"""`splay replay`."""

import io
from pathlib import Path

import pytest

from splay.records import BadRecord, load
from splay.terminal.replay import Retelling, replay_command
from tests.terminal.tables import table_of


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    table = table_of("random", "random")
    table.let_agents_answer()
    file = tmp_path_factory.mktemp("records") / "game.json"
    table.save(file)
    return file


def test_a_game_is_told_to_its_end(finished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_command(str(finished)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Ann started with ")
    assert [line for line in lines if line.startswith("Turn 2: ")]
    assert lines[-4].startswith("The game is over: ")
    assert lines[-2].startswith("Ann: ")


def test_a_turn_is_told_for_each_line_and_quit_stops(finished: Path) -> None:
    sink = io.StringIO()
    Retelling(load(finished), sink).tell_by_turns(io.StringIO("\n\nquit\n"))
    assert [line for line in sink.getvalue().splitlines() if line.startswith("Turn ")] == [
        line for line in sink.getvalue().splitlines() if line.startswith(("Turn 1:", "Turn 2:", "Turn 3:"))
    ]
    assert "Turn 3:" in sink.getvalue()


def test_by_turns_everything_is_told_as_at_once(finished: Path) -> None:
    by_turns, at_once = io.StringIO(), io.StringIO()
    retelling = Retelling(load(finished), by_turns)
    retelling.tell_by_turns(io.StringIO("\n" * 1000))
    Retelling(load(finished), at_once).tell_all()
    pause = retelling.words.text("replay-next") + "\n"
    assert by_turns.getvalue().replace(pause, "") == at_once.getvalue()


def test_an_unfinished_game_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table_of("human", "human").save(tmp_path / "game.json")
    assert replay_command(str(tmp_path / "game.json")) == 0
    assert capsys.readouterr().out == "The record ends here. The game isn't over.\n"


def test_no_record_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("[]")
    with pytest.raises(BadRecord):
        replay_command(str(tmp_path / "x.json"))
