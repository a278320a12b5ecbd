"""What a server holds and does, in figures: for its admins. None of them tells of a person or of what a game hides."""

from collections.abc import Iterable
from typing import Final

from litestar import get
from litestar.types import ControllerRouterHandler
from msgspec import Struct
from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from splay import __version__
from splay.server.auth.authentication import PersonRequest
from splay.server.auth.guards import no_token, person_needed
from splay.server.durations import DAY
from splay.server.moderation.admins import admin_needed
from splay.server.notifications.counted import DELIVERED, OVER
from splay.server.operations.metrics import told_now
from splay.server.storage.database import reading
from splay.server.storage.noted_backups import NotedBackup, last_backup, last_trial
from splay.server.storage.schema import FINISHED, OPEN, RUNNING, packed_logs, people, sessions, tables
from splay.server.table_api.asking import REFUSALS, GivenTables
from splay.server.tables.slow_moves import SlowMoves

MONTH: Final = 30 * DAY
SLOWEST: Final = 5
"""So many tables with slow moves are told."""
WEIGHT: Final = 8
"""As how many requests it counts."""


class Deliveries(Struct, frozen=True):
    """How many tries to deliver something by a way ("email", "webhook", "push") went well, and how many did not."""

    way: str
    delivered: int
    failed: int


class SlowTable(Struct, frozen=True):
    """A table at which a move took so many milliseconds, and when that was."""

    table: str
    took: int
    at: int


class Overview(Struct, frozen=True):
    """A server at a glance, times in milliseconds since 1970 and sizes in bytes.

    `active`: accounts that were here within 30 days. `ended_day`, `ended_month`: games that ended within a day and 30
    days. `moves`, `computer_moves` and `deliveries` are counted since this server's workers `started`; `slow`: where
    the longest moves of the last hour were, as far as the worker that answers knows. `packed`: what the logs of
    finished games take of the database's `bytes`.
    """

    version: str
    started: int
    database: str
    bytes: int
    packed: int
    accounts: int
    guests: int
    active: int
    waiting: int
    running: int
    finished: int
    ended_day: int
    ended_month: int
    moves: int
    computer_moves: int
    backup: NotedBackup | None
    tried: int | None
    deliveries: list[Deliveries]
    slow: list[SlowTable]


async def overview(connection: AsyncConnection, slow: SlowMoves, started: int, now: int) -> Overview:
    """The figures, to be read at one moment."""
    is_guest = people.c.login.is_(None) & people.c.password.is_(None)
    status = {
        row[0]: row[1]
        for row in await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
    }
    is_here = select(func.count(sessions.c.person.distinct())).join(people, people.c.id == sessions.c.person)
    ended = select(func.count()).where(tables.c.status == FINISHED)
    counted = {
        "accounts": select(func.count()).where(~is_guest).select_from(people),
        "guests": select(func.count()).where(is_guest).select_from(people),
        "active": is_here.where(sessions.c.seen > now - MONTH, ~is_guest),
        "ended_day": ended.where(tables.c.changed > now - DAY),
        "ended_month": ended.where(tables.c.changed > now - MONTH),
        "packed": select(func.coalesce(func.sum(func.length(packed_logs.c.data)), 0)),
    }
    found = {name: int((await connection.execute(query)).scalar_one()) for name, query in counted.items()}
    figures = told_now()
    return Overview(
        version=__version__,
        started=started,
        database=connection.dialect.name,
        bytes=await size_of(connection),
        waiting=status.get(OPEN, 0),
        running=status.get(RUNNING, 0),
        finished=status.get(FINISHED, 0),
        moves=total(figures, "splay_moves_total"),
        computer_moves=total(figures, "splay_opponent_moves_total"),
        backup=await last_backup(connection),
        tried=await last_trial(connection),
        deliveries=deliveries_in(figures),
        slow=[SlowTable(table, move.took, move.at) for table, move in slow.slowest(now, SLOWEST)],
        **found,
    )


async def size_of(connection: AsyncConnection) -> int:
    """How many bytes the database has on its disk."""
    if connection.dialect.name == "postgresql":
        return int((await connection.execute(text("SELECT pg_database_size(current_database())"))).scalar_one())
    pages, size = [
        int((await connection.execute(text(f"PRAGMA {name}"))).scalar_one()) for name in ("page_count", "page_size")
    ]
    return pages * size


Figure = tuple[str, dict[str, str], float]
"""A figure of `/metrics`: its name, its labels, its value."""


def total(figures: Iterable[Figure], name: str) -> int:
    """What a figure comes to in all."""
    return int(sum(value for called, _, value in figures if called == name))


def deliveries_in(figures: Iterable[Figure]) -> list[Deliveries]:
    """How deliveries went, by way; none of what nothing was tried by."""
    went: dict[str, list[int]] = {}
    for name, labels, value in figures:
        if name == "splay_deliveries_total" and labels["outcome"] != OVER:
            went.setdefault(labels["way"], [0, 0])[labels["outcome"] != DELIVERED] += int(value)
    return [Deliveries(way, *counts) for way, counts in sorted(went.items())]


@get(
    "/api/admin/overview",
    summary="The server at a glance",
    tags=["operations"],
    guards=[person_needed, no_token, admin_needed],
    responses=REFUSALS,
    opt={"weight": WEIGHT},
)
async def at_a_glance(request: PersonRequest, tables: GivenTables) -> Overview:
    """People, games, storage, the last backup, what could not be delivered, slow tables: in figures."""
    started = request.app.state.services.started
    async with reading(tables.engine) as connection:
        return await overview(connection, tables.slow_moves, started, tables.now())


HANDLERS: Final[list[ControllerRouterHandler]] = [at_a_glance]
"""The handlers of the overview."""
