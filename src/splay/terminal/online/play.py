"""`splay play --server`: playing at a server's table, full screen or in plain lines."""

import sys
from io import TextIOWrapper
from typing import TextIO

from splay.locale import catalogue
from splay.terminal import INTERRUPTED
from splay.terminal.commands import Lines
from splay.terminal.online.entrance import Entrance
from splay.terminal.online.inbox import Inbox, RawLines
from splay.terminal.online.live import Live
from splay.terminal.online.options import OnlineOptions
from splay.terminal.online.plain import OnlinePlain
from splay.terminal.online.server_client import Server
from splay.terminal.online.table import OnlineTable


def play_online(options: OnlineOptions) -> int:
    """Plays at a server; the exit status. Raises OnlineError if the server cannot be used, OSError for our files."""
    server = Server(options.server, options.token)
    try:
        if options.plain or not (sys.stdin.isatty() and sys.stdout.isatty()):
            if isinstance(sys.stdout, TextIOWrapper):
                sys.stdout.reconfigure(errors="replace")
            return play_plain(server, options, RawLines(sys.stdin.fileno()), sys.stdout)
        return play_on_screen(server, options)
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        server.close()


def play_plain(server: Server, options: OnlineOptions, source: Lines, sink: TextIO) -> int:
    """Plays in plain lines; the exit status. Raises OnlineError."""
    words, inbox = catalogue.load(options.language), Inbox()
    inbox.listen_to(source)
    entrance = Entrance(server, words, inbox, sink)
    if not entrance.known(options.name):
        return 0
    table, seat = entrance.table(options), options.seat
    while table is not None:
        live = Live(server, table.id, inbox.tell, seat)
        live.start()
        try:
            first = entrance.started(table)
            if first is None:
                return 0
            game = OnlinePlain(OnlineTable(live, words, first), inbox, sink)
            game.run()
        finally:
            live.close()
        inbox.forget_news()
        table, seat = game.again, None
    return 0


def play_on_screen(server: Server, options: OnlineOptions) -> int:
    """Plays full screen; the exit status."""
    from splay.terminal.online.app import OnlineApp  # Textual costs a moment that lines do not need

    app = OnlineApp(server, options)
    try:
        app.run()
    finally:
        if app.live is not None:
            app.live.close()
    return app.return_code or 0
