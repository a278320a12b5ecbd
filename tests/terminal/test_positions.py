"""Beginning in a position from a file."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from splay.cli import main
from splay.sets.scenario import json_seen_by, scenario, text_seen_by
from splay.terminal.app import SplayApp
from splay.terminal.options import PlayOptions, add_arguments, from_arguments
from splay.terminal.table import open_table
from tests.terminal.keyboard import Player, at
from tests.terminal.test_plain import said

DEALT = "Some cards were hidden in this file. They're dealt with seed"


def parsed(*arguments: str) -> PlayOptions:
    """The options from a command line."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return from_arguments(parser.parse_args(arguments))


def reported(folder: Path, name: str) -> Path:
    """A file with what the second of three players sees of a position."""
    game = scenario("red: Oars; hand: Writing", "green: Sailing; hand: Pottery", "score: Tools, Calendar", turn=1)
    file = folder / name
    text = text_seen_by(game, 1) if name.endswith(".txt") else json.dumps(json_seen_by(game, 1))
    file.write_text(text, encoding="utf-8")
    return file


@pytest.mark.parametrize("name", ["position.txt", "position.json"])
def test_the_person_sits_where_the_position_was_seen_from(tmp_path: Path, name: str) -> None:
    options = parsed("--position", str(reported(tmp_path, name)))
    assert options.seats == ["greedy", "human", "greedy"]
    table = open_table(options)
    assert [shown.card for shown in table.view().players[1].hand] == ["pottery"]
    assert (table.asked(), len(table.session.game.players[2].score_pile.cards)) == ([1], 2)


def test_whoever_opens_it_reads_that_hidden_cards_are_dealt_and_by_which_seed(tmp_path: Path) -> None:
    file = str(reported(tmp_path, "position.txt"))
    assert f"{DEALT} unknown;" in said(open_table(parsed("--position", file)))
    assert f"{DEALT} other;" in said(open_table(parsed("--position", file, "--seed", "other")))


def test_the_screen_says_so_too(tmp_path: Path) -> None:
    async def test(player: Player) -> None:
        assert isinstance(player.app, SplayApp)
        assert "They're dealt with seed" in " ".join(notice.message for notice in player.app._notifications)

    at(open_table(parsed("--position", str(reported(tmp_path, "position.txt")))), test)


def test_a_position_without_hidden_cards_says_nothing_of_them(tmp_path: Path) -> None:
    file = tmp_path / "position.txt"
    file.write_text("me: hand: Sailing\nyou: hand: Oars", encoding="utf-8")
    options = parsed("--position", str(file), "--seats", "human,human", "--names", "Xenia,Yves", "--plain")
    assert (options.seats, options.names, options.plain) == (["human", "human"], ["Xenia", "Yves"], True)
    assert open_table(options).opening == ""


def test_the_record_of_a_finished_game_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = open_table(PlayOptions(["random", "random"]))
    table.let_agents_answer()
    file = tmp_path / "record.json"
    table.save(file)
    assert main(["play", "--position", str(file)]) == 0
    assert "Turn 1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "complaint"), [("me: hand: Saling", "is it Sailing?"), ("{", "Expecting"), ("me: hand: ?", "as `? 3`")]
)
def test_a_file_that_is_no_position_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, complaint: str
) -> None:
    file = tmp_path / "position.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["play", "--plain", "--position", str(file)]) == 2
    assert complaint in capsys.readouterr().err
