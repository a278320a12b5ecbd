"""The command `splay` and its subcommands."""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from splay import __version__
from splay.build import BUILD
from splay.distribution import checkout, run_command
from splay.extras import lacking

if TYPE_CHECKING:
    from splay.puzzles.puzzle import Puzzle

DESCRIPTION: Final = (
    "Innovation, the card game by Carl Chudyk: play it, replay it, measure it. An unofficial fan project."
)

STOPPED: Final = 128 + signal.SIGINT
"""The exit status of what was stopped by the keyboard."""
GAMES: Final = 400
"""So many games each pair of a tournament plays, or as many fewer as its table needs."""
HIGHEST_PORT: Final = 65535
MOST_DAYS: Final = 3650
"""So long a ban lasts at most."""
TOLD_TIMES: Final = 20
"""So often a soak says how far it is."""


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
    from splay.statistics.command import add_card_statistics
    from splay.translating.command import add_language

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
    add_recount(commands)
    add_admin(commands)
    return parser


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


def add_tournament(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay tournament`."""
    command = commands.add_parser("tournament", help="let computer opponents play each other")
    command.add_argument(
        "--agents",
        default="random,rule,greedy",
        help="names, or classes as package.module:Class, with commas between (default: random,rule,greedy)",
    )
    command.add_argument(
        "--games", type=positive, help=f"games of each pair (default: {GAMES}, or the next fewer that the table needs)"
    )
    command.add_argument("--seed", type=int, default=1, help="the same seed gives the same games (default: 1)")
    command.add_argument(
        "--players", type=positive, default=2, help="2 to 5; of more than two the first of a pair is one (default: 2)"
    )
    command.add_argument("--teams", default="none", help="12-34, 13-24 or 14-23 for four players (default: none)")
    command.add_argument("--edition", default="third", help="third or first (default: third)")
    command.add_argument("--sets", default="", help="sets besides base, with commas between, or all (default: none)")
    command.add_argument("--sprt", type=two_elos, metavar="ELO0,ELO1", help="stop as soon as one of both is decided")
    command.add_argument("--resume", type=Path, metavar="FILE", help="keep the games in a file, and go on from there")
    command.add_argument("--workers", type=positive, help="how many processes play (default: one for each core)")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=run_tournament_command)


def run_tournament_command(given: argparse.Namespace) -> int:
    """Plays a tournament and prints its table."""
    from splay.agents.tournament.run import run_tournament
    from splay.agents.tournament.seating import seatings
    from splay.core.options import Options, sets_named

    names = [name.strip() for name in given.agents.split(",")]
    options = Options(given.players, given.edition, given.teams, sets=sets_named(given.sets))
    games = given.games or GAMES - GAMES % len(seatings(options))
    tournament = run_tournament(names, games, options, given.seed, given.workers, given.sprt, given.resume)
    print(json.dumps(tournament.to_json()) if given.json else tournament.table())
    return 0


def two_elos(text: str) -> tuple[float, float]:
    """Two Elo differences with a comma between."""
    first, _, second = text.partition(",")
    try:
        return float(first), float(second)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"must be two numbers with a comma between, not {text!r}") from error


def add_bench(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay bench`."""
    command = commands.add_parser("bench", help="measure how fast the engine plays")
    command.add_argument("--games", type=positive, default=400, help="games of each of five rounds (default: 400)")
    command.add_argument("--sets", default="", help="sets besides base, with commas between, or all (default: none)")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=run_bench_command)


def run_bench_command(given: argparse.Namespace) -> int:
    """Measures and prints the figures."""
    import msgspec

    from splay.core.options import sets_named
    from splay.workbench.bench import run_bench

    figures = msgspec.to_builtins(run_bench(given.games, sets_named(given.sets)))
    if given.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:20} {value}")
    return 0


def add_soak(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay soak`."""
    command = commands.add_parser("soak", help="play random games and check every invariant after every action")
    command.add_argument("--games", type=positive, default=200, help="how many games (default: 200)")
    command.add_argument("--seed", type=int, default=1, help="the same seed plays the same games (default: 1)")
    command.add_argument(
        "--sets", help="play with these sets alone, commas between, or with all; counts effects (default: any mixture)"
    )
    command.add_argument("--counts", action="store_true", help="print how often each effect was executed")
    command.add_argument("--workers", type=positive, default=1, help="how many processes share the games (default: 1)")
    command.add_argument("--json", action="store_true", help="print one JSON object")
    command.set_defaults(run=run_soak_command)


def run_soak_command(given: argparse.Namespace) -> int:
    """Soaks, prints the figures, and writes down the game with the first breach."""
    from splay.core.options import sets_named
    from splay.workbench.soak import BATCH, Soak, soak

    told_after = max(given.games // TOLD_TIMES // BATCH, 1) * BATCH

    def tell(so_far: Soak) -> None:
        if so_far.games % told_after == 0:
            print(f"{so_far.games} of {given.games} games", file=sys.stderr)

    sets = None if given.sets is None else sets_named(given.sets)
    counts = given.counts or sets is not None
    found = soak(given.games, given.seed, tell, sets=sets, workers=given.workers)
    if found.record is not None:
        path = Path(f"splay-soak-{given.seed}-{found.games}.json")
        path.write_text(json.dumps(found.record, indent=1), encoding="utf-8")
        print(f"breach: {'; '.join(found.breaches)}; the game is in {path}", file=sys.stderr)
    figures = found.to_json()
    if counts:
        figures["executed"] = dict(sorted(found.executed.items()))
        figures["never"] = found.never()
    if given.json:
        print(json.dumps(figures))
    else:
        print(f"{found.games} games, {found.decisions} decisions, {len(found.breaches)} breaches")
        for effect, times in sorted(found.executed.items()) if counts else []:
            print(f"{times:8} {effect}")
        for effect, file in found.never().items() if counts else []:
            print(f"{0:8} {effect}; tested in {file}")
    return 1 if found.breaches else 0


def add_serve(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay serve`."""
    command = commands.add_parser("serve", help="run a server for games over the network")
    command.add_argument(
        "--port", type=port, help="where to listen on this machine; 0: any free one (default: 8000, or the next free)"
    )
    command.add_argument("--workers", type=positive, default=1, help="processes; several need REDIS_URL (default: 1)")
    command.add_argument(
        "--open",
        action=argparse.BooleanOptionalAction,
        default=False,
        help="open the page in the browser, where there is a terminal and a screen",
    )
    command.add_argument(
        "--language-folder",
        type=Path,
        metavar="DIR",
        help="a language of your own, as ./cs, read again whenever a file there changes (docs/translating.md)",
    )
    command.set_defaults(run=run_serve)


def run_serve(given: argparse.Namespace) -> int:
    """Serves until interrupted."""
    from splay.server.serve import serve

    return serve(given.port, given.workers, opens=given.open, language_folder=given.language_folder)


def add_worker(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay worker`."""
    command = commands.add_parser("worker", help="think for the computer opponents of servers that share a Redis")
    command.add_argument("--processes", type=positive, help="thoughts at once (default: one for each processor)")
    command.set_defaults(run=run_worker)


def run_worker(given: argparse.Namespace) -> int:
    """Thinks until interrupted."""
    from splay.server.opponents.worker import worker

    return worker(given.processes)


def add_backup(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay backup`."""
    command = commands.add_parser("backup", help="copy the server's database to a file, while it runs")
    command.add_argument("file", type=Path, help="the file to write; it must not be there yet")
    command.set_defaults(run=run_backup)


def run_backup(given: argparse.Namespace) -> int:
    """Copies the database."""
    from splay.server.settings import database_of
    from splay.server.storage.backup import backup
    from splay.server.storage.database_url import database_label

    database = database_of(os.environ)
    backup(database, given.file)
    print(f"the backup of {database_label(database)} is in {given.file}")
    return 0


def add_restore(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay restore`."""
    command = commands.add_parser("restore", help="make a backup the server's database; there may be nothing in it yet")
    command.add_argument("file", type=Path, help="what `splay backup` wrote")
    command.set_defaults(run=run_restore)


def run_restore(given: argparse.Namespace) -> int:
    """Makes a backup the database."""
    from splay.server.settings import database_of
    from splay.server.storage.backup import restore
    from splay.server.storage.database_url import database_label

    database = database_of(os.environ)
    restore(database, given.file)
    print(f"{given.file} is the database now: {database_label(database)}")
    return 0


def add_recount(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay recount`."""
    command = commands.add_parser("recount", help="count the server's finished games anew")
    command.set_defaults(run=run_recount)


def run_recount(_: argparse.Namespace) -> int:
    """Counts the games, and says what came of it."""
    from splay.server.settings import database_of
    from splay.server.statistics.recount import recount

    print(recount(database_of(os.environ)).said())
    return 0


def add_admin(commands: Commands[argparse.ArgumentParser]) -> None:
    """`splay admin`."""
    command = commands.add_parser("admin", help="see to a server's people: reports, names, bans, admins")
    acts = command.add_subparsers(dest="act", title="acts", metavar="ACT", required=True)
    for act, help in (("grant", "make an account an admin"), ("revoke", "make an account no admin any more")):
        acts.add_parser(act, help=help).add_argument("login")
    acts.add_parser("reports", help="list the reports").add_argument(
        "--closed", action="store_true", help="those that are done with, instead of those that wait"
    )
    for act, help in (("close", "be done with a report"), ("remove", "remove the line of chat of a report")):
        acts.add_parser(act, help=help).add_argument("report")
    renaming = acts.add_parser("rename", help="give somebody another name")
    renaming.add_argument("who", help="a login, or the id in a report")
    renaming.add_argument("name")
    banning = acts.add_parser("ban", help="ban somebody for a time")
    banning.add_argument("who", help="a login, or the id in a report")
    banning.add_argument("--days", type=days, help="for how long (default: SPLAY_MODERATION_DAYS)")
    banning.add_argument("--reason", required=True, help="why; it is kept")
    banning.add_argument("--address", action="store_true", help="also the address known since the report")
    acts.add_parser("unban", help="end somebody's bans").add_argument("who", help="a login or an id")
    ending = acts.add_parser("end-rating", help="end somebody's ratings: shown no more, and no new game counts")
    ending.add_argument("who", help="a login or an id")
    ending.add_argument("--reason", required=True, help="why; it is kept")
    acts.add_parser("rate-again", help="work all ratings out anew from the results")
    acts.add_parser("bans", help="list the bans that go on")
    acts.add_parser("acts", help="list what admins have done")
    command.set_defaults(run=run_admin)


def run_admin(given: argparse.Namespace) -> int:
    """Does one act, and says what it has done."""
    from splay.server.moderation import command
    from splay.server.settings import database_of, moderation_days_of

    acts = {
        "grant": lambda: command.grant(given.login, True),
        "revoke": lambda: command.grant(given.login, False),
        "reports": lambda: command.show_reports(given.closed),
        "close": lambda: command.close(given.report),
        "remove": lambda: command.remove(given.report),
        "rename": lambda: command.rename(given.who, given.name),
        "ban": lambda: command.ban(
            given.who, given.days or moderation_days_of(os.environ), given.reason, given.address
        ),
        "unban": lambda: command.unban(given.who),
        "end-rating": lambda: command.end_rating(given.who, given.reason),
        "rate-again": command.rate_again,
        "bans": command.show_bans,
        "acts": command.show_acts,
    }
    for line in command.run(database_of(os.environ), acts[given.act]()):
        print(line)
    return 0


def port(text: str) -> int:
    """The number of a port, for argparse."""
    if not text.isdecimal() or int(text) > HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"must be a whole number from 0 to {HIGHEST_PORT}, not {text!r}")
    return int(text)


def days(text: str) -> int:
    """How long a ban lasts, for argparse."""
    if not text.isdecimal() or not 1 <= int(text) <= MOST_DAYS:
        raise argparse.ArgumentTypeError(f"must be a whole number from 1 to {MOST_DAYS}, not {text!r}")
    return int(text)


def positive(text: str) -> int:
    """A whole number above 0, for argparse."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number of at least 1, not {text!r}")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
