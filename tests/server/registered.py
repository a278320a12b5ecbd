"""Applications whose handlers were registered before: to register them takes longer than most tests."""

from __future__ import annotations

from copy import copy
from tempfile import TemporaryDirectory

from litestar import Litestar
from litestar.datastructures import State
from litestar.events import SimpleEventEmitter

from splay.server.protection.plugin import Security
from splay.server.settings import Settings


def any_settings() -> Settings:
    """Settings to register handlers with, of a server that is never started."""
    with TemporaryDirectory() as folder:
        return Settings.from_environment({"SPLAY_DATA": folder})


def opened_anew(registered: Litestar, defences: Security) -> Litestar:
    """The application with these handlers and a state of its own, not started; without its OpenAPI description."""
    app = copy(registered)
    app.state, app.event_emitter = State(), SimpleEventEmitter([])
    app.on_startup = []  # which make the description, and take as long as all the rest
    defences.defend(app.state)
    return app
