"""The command `splay` and its subcommands."""

from __future__ import annotations

import argparse
import os
import re
import signal
import sys
from typing import Final

from splay import __version__
from splay.build import BUILD
from splay.distribution import checkout, run_command
from splay.extras import lacking

DESCRIPTION: Final = (
    "Innovation, the card game by Carl Chudyk: play it, replay it, measure it. An unofficial fan project."
)

STOPPED: Final = 128 + signal.SIGINT
"""The exit status of what was stopped by the keyboard."""


def main(arguments: list[str] | None = None) -> int:
    """Runs one command; its exit status."""
    parser = build_parser()
    given = parser.parse_args(with_negative_values(sys.argv[1:] if arguments is None else arguments))
    if given.command is None:
        parser.print_help()
        return 0
    try:
        status: int = given.run(given)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        print(f"\nsplay {given.command}: stopped", file=sys.stderr)
        return STOPPED
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        told: str | None = f"{place}{error.strerror or error}"
    except ValueError as error:
        told = str(error)
    except ModuleNotFoundError as error:
        told = lacking(given.command, error)
        if told is None:
            raise
    else:
        return status
    print(f"splay {given.command}: {told}", file=sys.stderr)
    return 2


def with_negative_values(arguments: list[str]) -> list[str]:
    """The arguments, with `--sprt -5,5` as one: what begins with a minus would be taken for an option."""
    joined: list[str] = []
    for argument in arguments:
        if joined and joined[-1] == "--sprt" and re.match(r"-\d", argument):
            joined[-1] += f"={argument}"
        else:
            joined.append(argument)
    return joined


def in_a_checkout() -> str | None:
    """What the help says of how commands are started in a checkout, whose `splay` is on no PATH; None elsewhere."""
    folder = checkout()
    if folder is None:
        return None
    return (
        f"Here, start a command with {run_command(folder, 'COMMAND')}: that installs what it needs. "
        f"{run_command(folder)} alone starts a server on this machine and opens its page."
    )


def build_parser() -> argparse.ArgumentParser:
    """The parser of all commands; each command's modules are loaded only when it runs."""
    from splay.puzzles.command import add_puzzles
    from splay.research.command import add_self_play
    from splay.server.command import add_admin, add_backup, add_migrate, add_recount, add_restore, add_serve, add_worker
    from splay.statistics.command import add_card_statistics
    from splay.terminal.command import add_cards, add_learn, add_play, add_replay, add_solve, name_of_puzzle
    from splay.translating.command import add_language
    from splay.upgrading.command import add_upgrade
    from splay.workbench.command import add_bench, add_soak, add_tournament

    parser = argparse.ArgumentParser(prog="splay", description=DESCRIPTION, epilog=in_a_checkout())
    parser.add_argument("--version", action="version", version=f"splay {__version__} ({BUILD})")
    commands = parser.add_subparsers(dest="command", title="commands", metavar="COMMAND")
    add_play(commands)
    add_learn(commands)
    add_solve(commands)
    add_replay(commands)
    add_cards(commands)
    add_tournament(commands)
    add_bench(commands)
    add_soak(commands)
    add_puzzles(commands, name_of_puzzle)
    add_card_statistics(commands)
    add_self_play(commands)
    add_language(commands)
    add_serve(commands)
    add_worker(commands)
    add_backup(commands)
    add_restore(commands)
    add_migrate(commands)
    add_upgrade(commands)
    add_recount(commands)
    add_admin(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
