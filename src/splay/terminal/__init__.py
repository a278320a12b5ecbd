"""Playing in a terminal: full screen, or in plain lines."""

import sys
from io import TextIOWrapper
from typing import Final

from splay.terminal.options import PlayOptions

INTERRUPTED: Final = 130
"""The exit status after Ctrl-C, as shells have it."""


def play(options: PlayOptions) -> int:
    """Plays a game; the exit status.

    Plain lines if they are asked for, or if input or output is no terminal. Raises BadRecord or OSError for a
    saved game that cannot be resumed.
    """
    from splay.terminal.table import open_table

    table = open_table(options)
    if options.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
        from splay.terminal.plain import Plain

        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")
        try:
            return Plain(table, sys.stdin, sys.stdout).run()
        except KeyboardInterrupt:
            return INTERRUPTED
    from splay.terminal.app import SplayApp

    return SplayApp(table).run() or 0
