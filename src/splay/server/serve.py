"""Running the server: `splay serve`."""

import os
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from threading import Thread
from typing import Final

import uvicorn
from litestar import Litestar
from msgspec import structs
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from splay.locale.own_folder import BadLanguage, add_folder
from splay.server.app import create_app
from splay.server.operations.garbage import set_up_search
from splay.server.operations.logs import set_up_logs
from splay.server.operations.metrics import FOLDER
from splay.server.operations.ports import Listening, PortTaken, listen
from splay.server.operations.startup_checks import CannotOpen, opened_database
from splay.server.protection.worker import ProtectedConfig
from splay.server.settings import SettingError, Settings
from splay.server.storage.file_lock import DatabaseInUse

GRACE_SECONDS: Final = 5
"""How long open sockets may take to say goodbye."""
DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
ALWAYS_WITH_SCREEN: Final = ("darwin", "win32")


def application() -> Litestar:
    """The application by the environment, for uvicorn."""
    set_up_logs()
    app = create_app(Settings.from_environment(os.environ))
    set_up_search()
    return app


def serve(port: int | None, workers: int = 1, *, opens: bool = False, language_folder: Path | None = None) -> int:
    """Serves until interrupted, by several processes that share the port; the exit status.

    `port` goes before SPLAY_PORT, `language_folder` before SPLAY_LANGUAGE_FOLDER. If neither names a port,
    the next free one is taken. Several workers need Redis, through which each tells the others what has changed.
    `opens` shows the page to whoever sits at the terminal.
    """
    if port is not None:
        os.environ["SPLAY_PORT"] = str(port)
    if language_folder is not None:
        os.environ["SPLAY_LANGUAGE_FOLDER"] = str(language_folder)
    with ExitStack() as stack:
        try:
            settings = Settings.from_environment(os.environ)
            if workers > 1 and settings.redis_url is None:
                raise SettingError("--workers above 1 needs REDIS_URL: through it the workers tell each other of moves")
            if settings.language_folder is not None:
                add_folder(settings.language_folder)
            opened = listen(settings.host, settings.port, named=bool(os.environ.get("SPLAY_PORT", "").strip()))
            stack.enter_context(opened.socket)
            with ctrl_c_ends_at_once():
                stack.enter_context(opened_database(settings))
        except (SettingError, BadLanguage, PortTaken, DatabaseInUse, CannotOpen) as error:
            print(f"splay serve: {error}", file=sys.stderr)
            return 2
        os.environ["SPLAY_PORT"] = str(opened.port)  # for the workers, which read the settings themselves
        set_up_logs()
        announce(structs.replace(settings, port=opened.port), opened)
        if opens:
            open_page(structs.replace(settings, port=opened.port).address, os.environ)
        return run(settings, workers, opened)


@contextmanager
def ctrl_c_ends_at_once() -> Iterator[None]:
    """Lets Ctrl-C end the process, whatever it waits for; nothing is under way that would have to be finished."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def announce(settings: Settings, opened: Listening) -> None:
    """Says where the server is."""
    if opened.instead_of is not None:
        print(f"Port {opened.instead_of} is taken: this server takes {opened.port}.")
    print(f"Splay is at {settings.address}", flush=True)


def run(settings: Settings, workers: int, opened: Listening) -> int:
    """Runs uvicorn until it is interrupted; the exit status, which is not 0 if the application did not start."""
    config = ProtectedConfig(
        "splay.server.serve:application",
        factory=True,
        workers=workers,
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws_per_message_deflate=False,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=settings.ping_seconds / 3,
        ws_ping_timeout=settings.ping_seconds * 2 / 3,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
    )
    with ExitStack() as stack:
        if workers > 1:
            os.environ[FOLDER] = stack.enter_context(tempfile.TemporaryDirectory(prefix="splay-metrics-"))
            supervisor = Multiprocess(config, [opened.socket])
            supervisor.run()
            failed = any(process.exitcode == STARTUP_FAILURE for process in supervisor.processes)
            return STARTUP_FAILURE if failed else 0
        server = uvicorn.Server(config)
        with suppress(KeyboardInterrupt):
            server.run([opened.socket])
        return 0 if server.started else STARTUP_FAILURE


def has_screen(environ: Mapping[str, str], platform: str, is_terminal: bool) -> bool:
    """Whether somebody sits at a terminal of a machine with a screen; never in continuous integration."""
    shows = platform in ALWAYS_WITH_SCREEN or any(environ.get(name) for name in DISPLAYS)
    return is_terminal and shows and not environ.get("CI")


def open_page(address: str, environ: Mapping[str, str]) -> bool:
    """Opens the page if somebody can see it; whether it was tried. The server need not wait for the browser."""
    if not has_screen(environ, sys.platform, sys.stdout.isatty()):
        return False
    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    return True
