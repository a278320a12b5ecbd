"""An account takes over what a guest has done: seats, tables and chat."""

from typing import Final

from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.server.auth.session_rows import end_sessions
from splay.server.people.person_rows import touch
from splay.server.storage.schema import (
    attention,
    bans,
    channels,
    chat,
    mutes,
    people,
    plans,
    practice,
    puzzle_results,
    reported_addresses,
    reports,
    result_seats,
    seats,
    seeks,
    standing_answers,
    standing_waits,
    tables,
)

MERGED_COLUMNS: Final = (
    tables.c.host, seats.c.person, chat.c.person, mutes.c.person, mutes.c.muted, attention.c.person,
    reports.c.reporter, reports.c.person, reported_addresses.c.person, bans.c.person, practice.c.person,
    puzzle_results.c.person, result_seats.c.player, seeks.c.person,
)  # fmt: skip
"""The columns that follow a guest to an account. Tokens, confirmed addresses, events and lessons of an account are not
among them: a guest has none.
Nor are sessions, which end with their pushes, and channels: whoever planted the guest would be told of the account's
tables (docs/security.md). Nor are standing answers and plans, which would play for the account.
"""


async def merge_guest(connection: AsyncConnection, guest: str, account: str) -> list[str]:
    """Gives everything of a guest to an account and removes the guest; the ids of the tables it sits at or hosts."""
    sat = await connection.execute(select(seats.c.table).where(seats.c.person == guest))
    hosted = await connection.execute(select(tables.c.id).where(tables.c.host == guest))
    moved = sorted({*sat.scalars(), *hosted.scalars()})
    await touch(connection, moved)
    known = select(attention.c.table).where(attention.c.person == account)
    await connection.execute(delete(attention).where(attention.c.person == guest, attention.c.table.in_(known)))
    noted = reported_addresses.c.person
    if (await connection.execute(select(noted).where(noted == account))).first() is not None:
        await connection.execute(delete(reported_addresses).where(noted == guest))
    for only in (practice.c.person, seeks.c.person):
        if (await connection.execute(select(only).where(only == account))).first() is not None:
            await connection.execute(delete(only.table).where(only == guest))
    await forget_known_results(connection, guest, account)
    await forget_channels(connection, guest)
    for kept in (standing_waits, standing_answers, plans):
        await connection.execute(delete(kept).where(kept.c.person == guest))
    await end_sessions(connection, guest)
    for column in MERGED_COLUMNS:
        await connection.execute(update(column.table).where(column == guest).values({column.name: account}))
    await connection.execute(delete(mutes).where(mutes.c.person == mutes.c.muted))
    await connection.execute(delete(people).where(people.c.id == guest, people.c.login.is_(None)))
    return moved


async def forget_known_results(connection: AsyncConnection, guest: str, account: str) -> None:
    """Removes how a guest did with puzzles that the account has begun, too, on the same day: what it did counts."""
    row, own = puzzle_results.c, puzzle_results.alias()
    both = exists().where(own.c.person == account, own.c.puzzle == row.puzzle, own.c.day == row.day)
    await connection.execute(delete(puzzle_results).where(row.person == guest, both))


async def forget_channels(connection: AsyncConnection, guest: str) -> None:
    """Removes the channels of a guest who becomes an account, or part of one: its owner sets up new ones."""
    await connection.execute(delete(channels).where(channels.c.person == guest))
