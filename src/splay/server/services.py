"""What a worker has open while it serves: opened one after the other, closed in reverse, whatever fails."""

import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final

from redis.exceptions import RedisError
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.acts.attendance import Attendance
from splay.server.acts.sweeper import Sweeper
from splay.server.compute_cache import ComputeCache
from splay.server.durations import HOUR
from splay.server.friends.here import Here
from splay.server.history.log_dropper import LogDropper
from splay.server.history.log_packer import LogPacker
from splay.server.history.reviews import Reviews
from splay.server.identities.provider import Provider
from splay.server.lobby.public_lobby import PublicLobby
from splay.server.notifications.notifier import Notifier
from splay.server.notifications.pushes import Pushes
from splay.server.operations.cleanup import Cleanup, Removed
from splay.server.operations.garbage import GarbageSearch
from splay.server.operations.health import DATABASE, REDIS, Health
from splay.server.operations.loop_watch import LoopWatch
from splay.server.operations.trial import Trial
from splay.server.opponents.answering import Opponents
from splay.server.opponents.thinker import open_thinker
from splay.server.pairing.pairing import Pairing
from splay.server.people.handles import give_missing_handles
from splay.server.plans.carrying_out import Plans
from splay.server.protection.plugin import Security
from splay.server.ratings.kept_ratings import follow_computers
from splay.server.settings import Settings
from splay.server.standing.answering import StandingAnswers
from splay.server.statistics.game_counter import GameCounter
from splay.server.steady_clock import SteadyClock
from splay.server.storage.database import migrate, open_engine
from splay.server.storage.unavailable import DATABASE_ERRORS
from splay.server.table_api.encoded_views import EncodedViews
from splay.server.tables.cache import MEGABYTE, TableCache
from splay.server.tables.table_changes import TableStore
from splay.server.workers.heartbeat import Heartbeat
from splay.server.workers.hub import Hub
from splay.server.workers.redis_hub import open_hub

log: Final = logging.getLogger("splay.server")


@dataclass(slots=True)
class Services:
    """What the handlers of a worker work with. The application's state has it as `services`."""

    health: Health
    engine: AsyncEngine
    hub: Hub
    tables: TableStore
    opponents: Opponents
    standing: StandingAnswers
    attendance: Attendance
    notifier: Notifier
    pushes: Pushes
    plans: Plans
    pairing: Pairing
    public_lobby: PublicLobby
    encoded_views: EncodedViews
    compute_cache: ComputeCache
    reviews: Reviews
    counter: GameCounter
    packer: LogPacker
    dropper: LogDropper
    here: Here
    provider: Provider
    started: int
    """When this worker was, in milliseconds since 1970."""

    async def seats_changed(self, table_ids: list[str]) -> None:
        """Tells whoever watches these tables that a seat there has another person or name."""
        for table_id in table_ids:
            await self.hub.notify(table_id)

    async def sessions_ended(self, person: str) -> None:
        """Tells the connections that a person holds open that a session or token of it may have ended."""
        await self.hub.notify_person(person)


@asynccontextmanager
async def open_services(settings: Settings, defences: Security) -> AsyncIterator[Services]:
    """Opens everything that a worker has. It closes in reverse, also what was opened before something that fails to; a
    close that fails is logged and keeps nothing else open.
    """
    async with AsyncExitStack() as open_now:

        async def opened(close: Callable[[], Awaitable[None]], start: Callable[[], Awaitable[None]] = nothing) -> None:
            open_now.push_async_callback(closed, close)
            await start()

        await opened(defences.close)
        health, clock = Health(), SteadyClock()
        engine = open_engine(settings.database_url, serves=True)
        await opened(engine.dispose, partial(migrate, engine))
        await give_missing_handles(engine, clock.now())
        async with engine.begin() as connection:
            await follow_computers(connection)
        hub = open_hub(settings)
        identity_cache = defences.identity_cache
        identity_cache.watch(engine)
        identity_cache.join(hub.hears_others, hub.notify_people_changed)
        hub.people_listeners.append(identity_cache.forget)
        await opened(hub.stop, hub.start)
        thinker = open_thinker(settings.redis_url, max(1, (os.cpu_count() or 2) - 1))
        await opened(thinker.close)
        tables = TableStore(
            engine,
            hub,
            clock.now,
            patience=settings.pause_hours * HOUR,
            cache=TableCache(settings.table_megabytes * MEGABYTE, settings.finished_megabytes * MEGABYTE),
            most_open=settings.tables_per_person,
        )
        heartbeat = Heartbeat(engine, clock, hub.watched)
        await heartbeat.beat()
        for background in (
            LoopWatch(clock),
            GarbageSearch(),
            Trial(DATABASE, heartbeat.beat, DATABASE_ERRORS, health, heartbeat.hold),
            Trial(REDIS, hub.ping, (RedisError, OSError), health),
        ):
            await opened(background.close, background.start)

        def report(what: str, error: BaseException) -> None:
            if not health.is_told(error):
                log.error(what, exc_info=error)

        opponents = Opponents(tables, thinker, lambda table, error: report(f"opponents of table {table} failed", error))
        hub.listeners.append(opponents.wake)
        await opened(opponents.close)
        standing = StandingAnswers(tables, partial(report, "giving standing answers failed"))
        hub.listeners.append(standing.wake)
        await opened(standing.close, standing.start)
        sweeper = Sweeper(tables, opponents.wake, partial(report, "looking at the tables failed"))
        attendance = Attendance(tables, partial(report, "looking who is there failed"))
        notifier = Notifier(tables, settings, partial(report, "notifying failed"))
        await opened(notifier.rest)
        pushes = Pushes(tables, notifier.presence, settings, partial(report, "pushing failed"))
        await opened(pushes.close, pushes.start)
        plans = Plans(tables, pushes, partial(report, "carrying out plans failed"))
        hub.listeners.append(plans.wake)
        await opened(plans.close, plans.start)
        pairing = Pairing(tables, settings.pairing, partial(report, "pairing failed"))
        await opened(pairing.close, pairing.start)
        cleanup = Cleanup(engine, settings, tables.now, report_cleanup, partial(report, "cleaning up failed"))
        for looks in (sweeper.looks, attendance.looks, notifier.looks, cleanup.looks):
            await opened(looks.close, looks.start)
        compute_cache = ComputeCache(defences.limiter, settings.costly_reads_per_address)
        await opened(compute_cache.close)
        counter = GameCounter(engine, tables.now, compute_cache, partial(report, "counting games failed"))
        await opened(counter.looks.close, counter.looks.start)
        packer = LogPacker(engine, tables.now, partial(report, "packing games failed"))
        await opened(packer.looks.close, packer.looks.start)
        dropper = LogDropper(engine, settings, tables.now, partial(report, "dropping games failed"))
        await opened(dropper.looks.close, dropper.looks.start)
        here = Here(engine, tables.now, partial(report, "noting who is here failed"))
        await opened(here.looks.close, here.looks.start)
        reviews = Reviews(tables, compute_cache, partial(report, "reviewing a game failed"))
        await opened(reviews.close)
        yield Services(
            health,
            engine,
            hub,
            tables,
            opponents,
            standing,
            attendance,
            notifier,
            pushes,
            plans,
            pairing,
            PublicLobby(tables, closed=not settings.public_lobby),
            EncodedViews(),
            compute_cache,
            reviews,
            counter,
            packer,
            dropper,
            here,
            Provider(settings),
            tables.now(),
        )


async def nothing() -> None:
    """Starts what is there once it is made."""


async def closed(close: Callable[[], Awaitable[None]]) -> None:
    """Closes something, and logs what is wrong if that fails, which keeps nothing else open."""
    try:
        await close()
    except Exception as error:
        log.error("closing failed", exc_info=error)


def report_cleanup(removed: Removed) -> None:
    """Logs what was removed."""
    log.info("removed %s guests who never sat down and %s tables that never started", removed.guests, removed.tables)
