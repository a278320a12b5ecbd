"""The server as one Litestar application."""

import logging
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from litestar import Litestar
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from redis.exceptions import RedisError

from splay import __version__
from splay.server.auth.identity_cache import IdentityCache
from splay.server.catalogue.api import CatalogueController
from splay.server.chat.api import MUTES, ChatController
from splay.server.compute_cache import ComputeCache
from splay.server.history.api import HISTORY
from splay.server.history.head_to_head_api import HEAD_TO_HEAD
from splay.server.moderation.api import MODERATION
from splay.server.notifications.api import NOTIFICATIONS
from splay.server.notifications.notifier import Notifier
from splay.server.notifications.password_reset_api import PASSWORD_RESETS
from splay.server.operations.cleanup import Cleanup, Removed
from splay.server.operations.garbage import GarbageSearch
from splay.server.operations.health import DATABASE, REDIS, Health, healthy, ready
from splay.server.operations.loop_watch import LoopWatch
from splay.server.operations.metrics import Metrics
from splay.server.operations.trial import Trial
from splay.server.opponents.answering import Opponents
from splay.server.opponents.pool import open_thinker
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
from splay.server.settings import Settings
from splay.server.steady_clock import SteadyClock
from splay.server.storage.database import migrate, open_engine
from splay.server.storage.unavailable import DATABASE_ERRORS
from splay.server.tables.api import TablesController
from splay.server.tables.attendance import Attendance
from splay.server.tables.encoded_views import EncodedViews
from splay.server.tables.heartbeat import Heartbeat
from splay.server.tables.hub import Hub
from splay.server.tables.public_lobby import PublicLobby
from splay.server.tables.redis_hub import open_hub
from splay.server.tables.refusals import TABLE_HANDLERS
from splay.server.tables.sweeper import Sweeper
from splay.server.tables.table_cache import MEGABYTE, TableCache
from splay.server.tables.table_changes import Tables
from splay.server.web.page import page_folder, page_handler, read_page
from splay.server.web.source import source_handler

log: Final = logging.getLogger("splay.server")
HOUR: Final = 60 * 60 * 1000


def create_app(settings: Settings) -> Litestar:
    """The application, which opens its database and starts its opponents when it starts."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        """Everything that lives as long as the application."""
        health = Health()
        app.state.update(health=health, is_unavailable=health.is_told)
        engine = open_engine(settings.database_url, serves=True)
        await migrate(engine)
        hub = open_hub(settings)
        identity_cache: IdentityCache = app.state.identity_cache
        identity_cache.watch(engine)
        identity_cache.join(hub.hears_others, hub.notify_people_changed)
        hub.people_listeners.append(identity_cache.forget)
        await hub.start()
        thinker = open_thinker(settings.redis_url, max(1, (os.cpu_count() or 2) - 1))
        clock = SteadyClock()
        cache = TableCache(settings.table_megabytes * MEGABYTE, settings.finished_megabytes * MEGABYTE)
        tables = Tables(
            engine,
            hub,
            clock.now,
            patience=settings.pause_hours * HOUR,
            cache=cache,
            most_open=settings.tables_per_person,
        )
        heartbeat = Heartbeat(engine, clock, hub.watched)
        await heartbeat.beat()
        loop_watch = LoopWatch(clock)
        loop_watch.start()
        garbage_search = GarbageSearch()
        garbage_search.start()
        trials = [
            Trial(DATABASE, heartbeat.beat, DATABASE_ERRORS, health, heartbeat.hold),
            Trial(REDIS, hub.ping, (RedisError, OSError), health),
        ]
        for trial in trials:
            await trial.start()

        def report(what: str, error: BaseException) -> None:
            if not health.is_told(error):
                log.error(what, exc_info=error)

        opponents = Opponents(
            tables, thinker, lambda table_id, error: report(f"opponents of table {table_id} failed", error)
        )
        hub.listeners.append(opponents.wake)
        compute_cache = ComputeCache(app.state.limiter, settings.costly_reads_per_address)
        app.state.update(engine=engine, hub=hub, tables=tables, opponents=opponents, compute_cache=compute_cache)
        app.state.update(public_lobby=PublicLobby(tables), encoded_views=EncodedViews())
        sweeper = Sweeper(tables, opponents.wake, partial(report, "looking at the tables failed"))
        sweeper.start()
        attendance = Attendance(tables, partial(report, "looking who is there failed"))
        app.state.update(attendance=attendance)
        attendance.start()
        notifier = Notifier(tables, settings, partial(report, "notifying failed"))

        async def seats_changed(changed: list[str]) -> None:
            for table_id in changed:
                await hub.notify(table_id)

        app.state.update(notifier=notifier, seats_changed=seats_changed, sessions_ended=hub.notify_person)
        notifier.start()
        cleanup = Cleanup(engine, settings, tables.now, report_cleanup, partial(report, "cleaning up failed"))
        cleanup.start()
        yield
        await compute_cache.close()
        await cleanup.close()
        await notifier.close()
        await attendance.close()
        await sweeper.close()
        for trial in trials:
            await trial.close()
        await garbage_search.close()
        await loop_watch.close()
        await opponents.close()
        await thinker.close()
        await hub.stop()
        await engine.dispose()

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
            security(settings),
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
    tables: Tables = state.tables
    return tables


def hub_of(state: State) -> Hub:
    """The hub of this worker."""
    hub: Hub = state.hub
    return hub


def public_lobby_of(state: State) -> PublicLobby:
    """The lobby of this worker."""
    public_lobby: PublicLobby = state.public_lobby
    return public_lobby


def compute_cache_of(state: State) -> ComputeCache:
    """The compute cache of this worker."""
    compute_cache: ComputeCache = state.compute_cache
    return compute_cache


def report_cleanup(removed: Removed) -> None:
    """Logs what was removed."""
    log.info("removed %s guests who never sat down and %s tables that never started", removed.guests, removed.tables)
