"""`splay language`: starts a language, says what it lacks, checks it, and exchanges it with tools for translators."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from splay.translating.progress import State

LANGUAGE_HELP: Final = "a language of Splay's own, as cs, or the path of its folder, as ./cs"
FILE_HELP: Final = "only the texts of this file, as web-lobby.ftl, or of this part, as 'cards.json (base)'"


def add_language(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """`splay language`."""
    command = commands.add_parser("language", help="translate Splay: start a language, see what it lacks, check it")
    jobs = command.add_subparsers(dest="job", required=True, metavar="JOB")

    def job(name: str, help: str) -> argparse.ArgumentParser:
        added = jobs.add_parser(name, help=help)
        added.add_argument("language", metavar="LANG", help=LANGUAGE_HELP)
        return added

    job("start", "make the folder of a language").set_defaults(run=run_start)
    status = job("status", "tell what is missing, and what English has changed")
    states = [state.value for state in State]
    status.add_argument("--list", dest="state", choices=states, help="show the texts that stand so, with the English")
    status.add_argument("--file", help=FILE_HELP)
    status.set_defaults(run=run_status)
    done = job("done", "call texts done: they were made from the English of today")
    done.add_argument("keys", nargs="*", metavar="KEY", help="which ones; * stands for anything (default: new ones)")
    done.add_argument("--file", help=FILE_HELP)
    done.set_defaults(run=run_done)
    job("check", "find what is wrong with a language's texts").set_defaults(run=run_check)
    export = job("export", "write all texts into a file for translation tools")
    export.add_argument("--po", type=Path, required=True, metavar="FILE", help="the PO file to write")
    export.set_defaults(run=run_export)
    take = job("import", "take the texts from such a file")
    take.add_argument("--po", type=Path, required=True, metavar="FILE", help="the PO file to read")
    take.set_defaults(run=run_import)


def run_start(given: argparse.Namespace) -> int:
    """Makes the folder of a language, and says what to do next."""
    from splay.translating.starting import folder_named, start

    for line in start(folder_named(given.language), given.language):
        print(line)
    return 0


def run_status(given: argparse.Namespace) -> int:
    """Tells how far a language is, or shows the texts that stand in some way."""
    from splay.translating.folder import LanguageFolder
    from splay.translating.progress import Progress
    from splay.translating.starting import folder_there
    from splay.translating.status import listed, status

    progress = Progress(LanguageFolder(folder_there(given.language)))
    if given.state is None and given.file is None:
        lines = status(progress, given.language)
    else:
        lines = listed(progress, State(given.state or State.MISSING), given.file)
    for line in lines:
        print(line)
    return 0


def run_done(given: argparse.Namespace) -> int:
    """Calls texts done. Those that are outdated must be named."""
    from splay.translating.folder import LanguageFolder
    from splay.translating.progress import Progress
    from splay.translating.starting import folder_there
    from splay.translating.status import call_done

    progress = Progress(LanguageFolder(folder_there(given.language)))
    for line in call_done(progress, given.language, given.keys, given.file):
        print(line)
    return 0


def run_check(given: argparse.Namespace) -> int:
    """Tells what is wrong; fails unless there are warnings at most."""
    from splay.translating.checks import faults_of
    from splay.translating.faults import in_short
    from splay.translating.folder import LanguageFolder
    from splay.translating.starting import folder_there

    faults = faults_of(LanguageFolder(folder_there(given.language)))
    for line in in_short(faults):
        print(line)
    return int(any(not fault.warns for fault in faults))


def run_export(given: argparse.Namespace) -> int:
    """Writes a PO file."""
    from splay.translating.folder import LanguageFolder
    from splay.translating.po import exported
    from splay.translating.progress import Progress
    from splay.translating.starting import folder_there

    progress = Progress(LanguageFolder(folder_there(given.language)))
    given.po.write_bytes(exported(progress))
    print(f"{given.po}: {len(progress.english.texts):,} texts")
    return 0


def run_import(given: argparse.Namespace) -> int:
    """Takes the texts of a PO file; fails if some had to be left out, or a check finds something wrong with some."""
    from splay.translating.folder import LanguageFolder
    from splay.translating.po import imported
    from splay.translating.starting import folder_there
    from splay.translating.status import again

    taken = imported(LanguageFolder(folder_there(given.language)), given.po.read_bytes())
    print(f"{given.po}: {taken.texts:,} texts, {taken.changed:,} of them new or changed; {taken.done:,} are done.")
    for reason in taken.left_out:
        print(f"Left out: {reason}")
    if taken.wrong:
        print(f"Not done, as something is wrong with them: {taken.wrong:,}. {again(given.language, 'check')}")
    return int(bool(taken.left_out or taken.wrong))
