"""Running the server: `splay serve`."""

import os
import sys
import tempfile
from typing import Final

import uvicorn
from litestar import Litestar

from splay.server.app import create_app
from splay.server.operations.logs import set_up_logs
from splay.server.operations.metrics import FOLDER
from splay.server.settings import SettingError, Settings

GRACE_SECONDS: Final = 5
"""How long open sockets may take to say goodbye."""


def application() -> Litestar:
    """The application by the environment, for uvicorn."""
    set_up_logs()
    return create_app(Settings.from_environment(os.environ))


def serve(port: int | None, workers: int = 1) -> int:
    """Serves until interrupted, by several processes that share the port; the exit status.

    `port` goes before SPLAY_PORT. Several workers need Redis, through which each tells the others what has changed.
    """
    if port is not None:
        os.environ["SPLAY_PORT"] = str(port)
    try:
        settings = Settings.from_environment(os.environ)
        if workers > 1 and settings.redis_url is None:
            raise SettingError("--workers above 1 needs REDIS_URL: the workers tell each other of moves through Redis")
    except SettingError as error:
        print(f"splay serve: {error}", file=sys.stderr)
        return 2
    set_up_logs()
    print(f"Splay is at {settings.address}", flush=True)
    with tempfile.TemporaryDirectory(prefix="splay-metrics-") as folder:
        if workers > 1:
            os.environ[FOLDER] = folder
        run(settings, workers)
    return 0


def run(settings: Settings, workers: int) -> None:
    """Runs uvicorn until it is interrupted."""
    uvicorn.run(
        "splay.server.serve:application",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=workers,
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        ws_per_message_deflate=False,
        server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
    )
