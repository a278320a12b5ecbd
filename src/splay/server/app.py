"""The server as one Litestar application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import ModuleType
from typing import Final

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from splay import __version__
from splay.locale.own_folder import add_folder
from splay.server.catalogue import api as catalogue
from splay.server.chat import api as chat
from splay.server.deals import api as deals
from splay.server.friends import api as friends
from splay.server.friends.here import NoteHere
from splay.server.history import api as history
from splay.server.identities import api as identities
from splay.server.invitations import api as invitations
from splay.server.ladders import api as ladders
from splay.server.lobby import public_lobby as lobby
from splay.server.moderation import api as moderation
from splay.server.notifications import api as notifications
from splay.server.operations import health
from splay.server.operations.metrics import Metrics
from splay.server.overview import figures as overview
from splay.server.pairing import api as pairing
from splay.server.people import api as people
from splay.server.plans import api as plans
from splay.server.practice import api as practice
from splay.server.profiles import api as profiles
from splay.server.protection.plugin import Security, security
from splay.server.protocol.handshakes import tell_handshakes
from splay.server.protocol.openapi_patches import ExactBodies, all_methods_allowed, media_types_told, without_bodies
from splay.server.protocol.strict_request import StrictRequest
from splay.server.push import socket
from splay.server.puzzles import api as puzzles
from splay.server.services import open_services
from splay.server.settings import Settings
from splay.server.standing import api as standing
from splay.server.statistics import api as statistics
from splay.server.table_api import api as tables
from splay.server.table_api.link_previews import preview_of
from splay.server.table_api.refusals import TABLE_HANDLERS
from splay.server.web.page import page_folder, page_handler, read_page
from splay.server.web.source import source_handler

ROOMS: Final[tuple[ModuleType, ...]] = (
    people, identities, tables, lobby, pairing, friends, chat, moderation, deals, notifications, invitations, history,
    statistics, profiles, ladders, puzzles, practice, standing, plans, socket, health, overview, catalogue,
)  # fmt: skip
"""What has the `HANDLERS` of a room."""


def create_app(settings: Settings) -> Litestar:
    """The application, which opens its database and starts its opponents when it starts. Raises BadLanguage if the
    folder of a language that is set can't be one.
    """
    if settings.language_folder is not None:
        add_folder(settings.language_folder)
    app = Litestar(
        route_handlers=[
            *(handler for room in ROOMS for handler in room.HANDLERS),
            source_handler(),
            page_handler(read_page(page_folder()), preview_of),
        ],
        middleware=[NoteHere()],
        plugins=[security(settings), Metrics(), ExactBodies()],
        before_send=[all_methods_allowed],
        on_startup=[without_bodies, media_types_told],
        request_class=StrictRequest,
        lifespan=[running],
        dependencies=tables.PROVIDES | standing.PROVIDES | plans.PROVIDES | lobby.PROVIDES | history.PROVIDES,
        exception_handlers=TABLE_HANDLERS,
        logging_config=None,  # ours (operations.logs), not Litestar's
        openapi_config=OpenAPIConfig("Splay", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
    )
    return tell_handshakes(app)


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """Has everything open as long as the application lives."""
    defences: Security = app.state.security
    async with open_services(defences.settings, defences) as app.state.services:
        yield
