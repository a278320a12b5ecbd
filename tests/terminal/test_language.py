"""Every command of the terminal speaks the language that it is told to, also that of somebody's own folder."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from splay.cli import build_parser, main
from splay.locale.catalogue import load
from splay.sets import DECKS
from splay.terminal.online.options import from_online_arguments
from splay.terminal.words import Words
from tests.locale.added import forget_added
from tests.terminal.tables import table_of

WORDS: Final = {
    "interface.ftl": "plain-welcome = Vítej.\ncards-found = Karet: { $number }.\nreplay-unfinished = Tady končí.\n",
    "terminal-lessons.ftl": "lessons-welcome = Nauč se to.\nlessons-checked = Kroků: { $steps }, { $file }.\n",
    "terminal-puzzles.ftl": "solve-help = Řekni číslo tahu.\n",
    "cards.json": '{"Pottery.name": "Hrnčířství"}',
}
SAID: Final = {
    "play --plain": "Vítej.",
    "learn --plain": "Nauč se to.",
    "solve": "Řekni číslo tahu.",
    "cards hrnčíř": "Karet: 1.",
    "replay game.json": "Tady končí.",
    "play --plain --position game.json": "Tady končí.",
}
"""What each command says, and says in the language that it is told to."""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a language of its own and an unfinished game, in which somebody leaves every command at once."""
    (tmp_path / "cs").mkdir()
    for name, source in WORDS.items():
        (tmp_path / "cs" / name).write_text(source, encoding="utf-8")
    table_of("human", "human").save(tmp_path / "game.json")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    yield tmp_path
    forget_added()


@pytest.mark.parametrize("command", SAID)
def test_a_command_speaks_the_language_that_it_is_told_to(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--language", "./cs"]) == 0
    assert SAID[command] in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("command", SAID)
def test_a_command_says_which_languages_there_are(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--language", "xx"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"splay {command.split()[0]}: xx: there is no such language; there are ")


@pytest.mark.parametrize(("language", "castle"), [("en", "castle"), ("pl", "zamek"), ("de", "Burg"), ("fr", "château")])
def test_icons_in_texts_are_called_as_in_the_language(language: str, castle: str) -> None:
    catalogue, deck = load(language), DECKS["third"]
    words = Words(catalogue, ["Ann", "Bob"], deck)
    archery, engineering = words.of_key("archery"), words.of_key("engineering")
    as_written = catalogue.effect(engineering, "demand")
    assert words.effect(engineering, "demand") == as_written.replace("[castle]", f"[{castle}]")
    assert words.effects(engineering)[0] == words.effect(engineering, "demand")
    assert f"[{castle}]" in words.say("missed-demand", icon="castle")
    assert words.effects(archery) == [catalogue.effect(archery, name) for name in ("demand",)], "[1] stays"
    assert words.say("missed-demand", icon="hex") == catalogue.text("missed-demand", icon="hex", icon_key="hex")


def test_a_game_at_a_server_is_played_in_it_too() -> None:
    given = build_parser().parse_args(["play", "--server", "http://localhost:8000", "--language", "./cs"])
    assert from_online_arguments(given).language == "cs"
