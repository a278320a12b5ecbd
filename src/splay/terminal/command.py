"""`splay play`, `learn`, `solve`, `replay` and `cards`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from splay.puzzles.puzzle import Puzzle

Commands = argparse._SubParsersAction


def add_play(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay play`."""
    from splay.terminal.online.options import add_online_arguments
    from splay.terminal.options import add_arguments

    command = commands.add_parser("play", help="play in the terminal against the computer or each other")
    add_arguments(command)
    add_online_arguments(command)
    command.set_defaults(run=run_play)


def run_play(given: argparse.Namespace) -> int:
    """Plays in the terminal, on this machine or at a server's table."""
    from splay.terminal.online.options import check_local, from_online_arguments

    if given.server is not None:
        from splay.terminal.online.play import play_online

        return play_online(from_online_arguments(given))
    check_local(given)
    from splay.locale.own_folder import language_given
    from splay.terminal import play
    from splay.terminal.options import from_arguments
    from splay.terminal.positions import is_record

    if given.position is not None and is_record(given.position):
        from splay.terminal.replay import replay_command

        return replay_command(str(given.position), language_given(given.language))
    return play(from_arguments(given))


def add_learn(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay learn`."""
    from splay.terminal.options import add_language_option

    command = commands.add_parser("learn", help="learn the game in the terminal, in short lessons and a first game")
    command.add_argument("lesson", nargs="?", help="its number in the list or its name, or game (default: the list)")
    command.add_argument("--plain", action="store_true", help="plain lines instead of a screen")
    command.add_argument("--check", type=Path, metavar="FILE", help="play a lesson of your own in every way it names")
    add_language_option(command)
    command.set_defaults(run=run_learn)


def run_learn(given: argparse.Namespace) -> int:
    """Teaches in the terminal, or checks a lesson."""
    from splay.locale.own_folder import language_given
    from splay.terminal.learning import check, learn

    language = language_given(given.language)
    return learn(given.lesson, given.plain, language) if given.check is None else check(given.check)


def add_solve(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay solve`."""
    from splay.terminal.options import add_language_option

    command = commands.add_parser("solve", help="solve the puzzle of the day, or another one, in plain lines")
    command.add_argument("puzzle", nargs="?", help="its id, as splay puzzles list has it (default: that of today)")
    add_language_option(command)
    command.set_defaults(run=run_solve)


def name_of_puzzle(puzzle: Puzzle) -> str:
    """What a puzzle is called."""
    from splay.terminal.solving import english_name

    return english_name(puzzle)


def run_solve(given: argparse.Namespace) -> int:
    """Puts a puzzle in the terminal."""
    from splay.locale.own_folder import language_given
    from splay.terminal.solving import solve

    return solve(given.puzzle, language_given(given.language))


def add_replay(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay replay`."""
    from splay.terminal.options import add_language_option

    command = commands.add_parser("replay", help="step through a recorded game")
    command.add_argument("file", help="a record that `splay play` saved")
    add_language_option(command)
    command.set_defaults(run=run_replay)


def run_replay(given: argparse.Namespace) -> int:
    """Steps through a record."""
    from splay.locale.own_folder import language_given
    from splay.terminal.replay import replay_command

    return replay_command(given.file, language_given(given.language))


def add_cards(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay cards`."""
    from splay.terminal.options import add_language_option

    command = commands.add_parser("cards", help="look cards up by name, set, age, color, icon, or words")
    command.add_argument("query", nargs="*", help="what to look for; all cards without it")
    command.add_argument("--set", help="only the cards that this set brings: base or an expansion (default: all sets)")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    add_language_option(command)
    command.set_defaults(run=run_cards)


def run_cards(given: argparse.Namespace) -> int:
    """Prints cards."""
    from splay.locale.own_folder import language_given
    from splay.terminal.browse import cards_command

    return cards_command(" ".join(given.query), given.set, given.json, language_given(given.language))
