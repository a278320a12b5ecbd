"""The server as one Litestar application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from splay import __version__
from splay.server.catalogue.api import CatalogueController
from splay.server.chat.api import MUTES, ChatController
from splay.server.compute_cache import ComputeCache
from splay.server.history.api import HISTORY
from splay.server.history.head_to_head_api import HEAD_TO_HEAD
from splay.server.moderation.api import MODERATION
from splay.server.notifications.api import NOTIFICATIONS
from splay.server.notifications.password_reset_api import PASSWORD_RESETS
from splay.server.operations.health import healthy, ready
from splay.server.operations.metrics import Metrics
from splay.server.people.account_deletion import delete_own_account
from splay.server.people.api import people_router
from splay.server.people.own_data import own_data
from splay.server.people.second_factor_api import OwnSecondFactor
from splay.server.protection.plugin import security
from splay.server.protocol.handshakes import tell_handshakes
from splay.server.protocol.openapi_patches import ExactBodies, all_methods_allowed, media_types_told, without_bodies
from splay.server.protocol.strict_request import StrictRequest
from splay.server.push.messages import live_description
from splay.server.push.socket import live
from splay.server.services import open_services
from splay.server.settings import Settings
from splay.server.tables.api import TablesController
from splay.server.tables.hub import Hub
from splay.server.tables.public_lobby import PublicLobby
from splay.server.tables.refusals import TABLE_HANDLERS
from splay.server.tables.table_changes import Tables
from splay.server.web.page import page_folder, page_handler, read_page
from splay.server.web.source import source_handler


def create_app(settings: Settings) -> Litestar:
    """The application, which opens its database and starts its opponents when it starts."""
    defences = security(settings)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        """Has everything open as long as the application lives."""
        async with open_services(settings, defences) as app.state.services:
            yield

    app = Litestar(
        route_handlers=[
            people_router(),
            OwnSecondFactor,
            own_data,
            delete_own_account,
            TablesController,
            ChatController,
            *MUTES,
            *MODERATION,
            *NOTIFICATIONS,
            *PASSWORD_RESETS,
            *HISTORY,
            *HEAD_TO_HEAD,
            live,
            live_description,
            healthy,
            ready,
            CatalogueController,
            source_handler(settings.source_url),
            page_handler(read_page(page_folder())),
        ],
        plugins=[
            defences,
            Metrics(),
            ExactBodies(),
        ],
        before_send=[all_methods_allowed],
        on_startup=[without_bodies, media_types_told],
        request_class=StrictRequest,
        lifespan=[running],
        dependencies={
            "tables": Provide(tables_of, sync_to_thread=False),
            "hub": Provide(hub_of, sync_to_thread=False),
            "public_lobby": Provide(public_lobby_of, sync_to_thread=False),
            "compute_cache": Provide(compute_cache_of, sync_to_thread=False),
        },
        exception_handlers=TABLE_HANDLERS,
        logging_config=None,  # ours (operations.logs), not Litestar's
        openapi_config=OpenAPIConfig("Splay", __version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]),
    )
    return tell_handshakes(app)


def tables_of(state: State) -> Tables:
    """The tables of this worker."""
    tables: Tables = state.services.tables
    return tables


def hub_of(state: State) -> Hub:
    """The hub of this worker."""
    hub: Hub = state.services.hub
    return hub


def public_lobby_of(state: State) -> PublicLobby:
    """The lobby of this worker."""
    public_lobby: PublicLobby = state.services.public_lobby
    return public_lobby


def compute_cache_of(state: State) -> ComputeCache:
    """The compute cache of this worker."""
    compute_cache: ComputeCache = state.services.compute_cache
    return compute_cache
