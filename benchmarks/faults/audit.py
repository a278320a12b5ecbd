"""Whether nothing was lost or doubled: what clients sent and heard, against the log in the database."""

import json
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from benchmarks.faults.book import ACCEPTED, ANSWER, REFUSED, UNDO, Attempt, Book, Game, Notes
from benchmarks.faults.client import Client
from benchmarks.faults.playing import Pair
from msgspec import convert, to_builtins
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from splay.core.event import TURN
from splay.core.session import AnswerRefused, Session, UndoRefused
from splay.records.record import digest, from_data
from splay.server.storage import schema
from splay.server.storage.database import open_engine
from splay.server.storage.log_entry import BACK
from splay.sets.scenario import from_json
from splay.views.events import event_view
from splay.views.model import ResultView
from splay.views.result_messages import told_result

Row = dict[str, Any]
UNDOING = (UNDO, BACK)
"""The kinds of entries that an undo becomes: alone against computers it returns to one's own last decision."""


async def audit(pairs: list[Pair], book: Book, database_url: str) -> list[str]:
    """Everything that is wrong, in words; nothing if all is well."""
    engine = open_engine(database_url)
    found: list[str] = []
    async with engine.connect() as connection:
        found += await unfinished(connection, book)
        for pair in pairs:
            for game in pair.games:
                rows = await log_of(connection, game.table)
                book.counts["entries"] += len(rows)
                wrong = [*log_breaches(game, rows, book), *await replay_breaches(connection, pair, game, rows)]
                found += [f"table {game.table}: {what}" for what in wrong]
    await engine.dispose()
    return found


async def unfinished(connection: AsyncConnection, book: Book) -> list[str]:
    """Games that are not over, and games that nobody knows of."""
    query = select(schema.tables.c.id, schema.tables.c.status).where(schema.tables.c.status != "open")
    status = {row.id: row.status for row in await connection.execute(query)}
    return [f"table {table}: is {told}" for table, told in status.items() if told != "finished"] + [
        f"table {table}: is in the database or known to its players, but not both"
        for table in status.keys() ^ book.games
    ]


async def log_of(connection: AsyncConnection, table: str) -> list[Row]:
    """The log of a table, in order."""
    query = select(schema.log).where(schema.log.c.table == table).order_by(schema.log.c.seq)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


def log_breaches(game: Game, rows: list[Row], book: Book) -> list[str]:
    """Gaps in a log, accepted attempts that are not in it, and entries of people that no attempt accounts for."""
    found = []
    if [row["seq"] for row in rows] != list(range(1, len(rows) + 1)):
        found.append("the log has a gap")
    for notes in game.notes:
        fates = Counter(attempt.fate for attempt in notes.attempts)
        book.counts.update(fates)
        mine = {row["seq"]: row for row in rows if row["seat"] == notes.seat}
        place = partial(entry_of, melds=[number for number in mine if number <= first_melds(rows)])
        accepted = [attempt for attempt in notes.attempts if attempt.fate == ACCEPTED]
        lost = [attempt for attempt in accepted if not is_entry(attempt, mine.get(place(attempt)))]
        twice = [number for number, count in Counter(map(place, accepted)).items() if count > 1]
        unsent = entries_nobody_sent(notes, list(mine.values()), place)
        book.counts["lost"] += len(lost)
        book.counts["doubled"] += len(twice) + len(unsent)
        found += [f"lost: {attempt}" for attempt in lost]
        found += [f"seat {notes.seat} had two attempts accepted as entry {number}" for number in twice]
        found += [f"seat {notes.seat} never sent entry {number}, or once less" for number in unsent]
    return found


def first_melds(rows: list[Row]) -> int:
    """The number of the entry with which the first turn begins."""
    begins = [row["seq"] for row in rows if any(event["kind"] == TURN for event in row["events"])]
    return begins[0] if begins else len(rows)


def entry_of(attempt: Attempt, melds: list[int]) -> int:
    """The number of the entry that an attempt becomes: the next one; but in the first melds, in which all are asked at
    once and others may be faster, the next one of its seat, of which `melds` are the numbers.
    """
    return next((number for number in melds if number > attempt.sequence), attempt.sequence + 1)


def is_entry(attempt: Attempt, row: Row | None) -> bool:
    """Whether an entry of the log is what this attempt asked for."""
    if row is None or attempt.kind == UNDO:
        return row is not None and row["kind"] in UNDOING
    return (row["kind"], row["key"]) == (attempt.kind, attempt.key)


def entries_nobody_sent(notes: Notes, rows: list[Row], place: Callable[[Attempt], int]) -> list[int]:
    """The numbers of the entries of a seat that none of its attempts accounts for; `place` tells the entry of one.

    An answer quotes the sequence it is for. An undo does not: one of unknown fate accounts for one entry, whichever.
    """
    taken = [attempt for attempt in notes.attempts if attempt.fate != REFUSED]
    sent = {place(attempt): attempt for attempt in taken if attempt.kind == ANSWER}
    answers = [row for row in rows if row["kind"] == ANSWER]
    unsent = [row["seq"] for row in answers if row["seq"] not in sent or not is_entry(sent[row["seq"]], row)]
    undone = [row["seq"] for row in rows if row["kind"] in UNDOING]
    undos = [attempt for attempt in taken if attempt.kind == UNDO]
    return unsent + undone[len(undos) :]


async def replay_breaches(connection: AsyncConnection, pair: Pair, game: Game, rows: list[Row]) -> list[str]:
    """Whether playing the log from the deal leads to something else than what was stored, told or recorded."""
    try:
        session = await replay(connection, game.table, rows)
    except (AnswerRefused, UndoRefused) as error:
        return [f"the log cannot be played: {error}"]
    if session.start.result is None:
        return ["the log does not lead to the end of the game"]
    row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == game.table))).mappings().one()
    found = []
    if len(stored_events(rows)) != len(session.events):
        found.append("the stored events are not those of the log's answers")
    record = await pair.clients[0].read(f"/api/tables/{game.table}/record")
    from_data(record)
    if record["digest"] != digest(session.start) or record["answers"] != [list(pair) for pair in session.all_answers()]:
        found.append("the record is of another game than the log")
    for client, notes in zip(pair.clients, game.notes, strict=True):
        events = json.loads(json.dumps(to_builtins([event_view(event, notes.seat) for event in session.events])))
        if (notes.sequence, notes.events) != (len(rows), events):
            found.append(f"seat {notes.seat} has heard something else than what happened")
        result = told_result(convert(row["result"], ResultView))
        if notes.result != json.loads(json.dumps(to_builtins(result))):
            found.append(f"seat {notes.seat} has heard of another result than the one stored")
        found += await differing_servers(client, game, notes)
    return found


async def replay(connection: AsyncConnection, table: str, rows: list[Row]) -> Session:
    """The game as the log has it, played from the deal."""
    deal = (schema.snapshots.c.table == table) & (schema.snapshots.c.seq == 0)
    found = await connection.execute(select(schema.snapshots.c.position).where(deal))
    session = Session(from_json(found.scalar_one()))
    for row in path_of(rows):
        if row["kind"] == UNDO:
            session.undo(row["seat"])
        else:
            session.answer(row["seat"], row["key"])
    return session


def path_of(rows: list[Row]) -> list[Row]:
    """The entries that lead to where a log stands: a return leads over those up to the one gone back to."""
    paths: list[list[Row]] = [[]]
    for row in rows:
        paths.append(paths[int(row["key"])] if row["kind"] == BACK else [*paths[-1], row])
    return paths[-1]


def stored_events(rows: list[Row]) -> list[Any]:
    """The events that the entries of a log bring."""
    events: list[Any] = []
    for row in rows:
        events[row["events_from"] :] = row["events"]
    return events


async def differing_servers(client: Client, game: Game, notes: Notes) -> list[str]:
    """The servers that tell a seat something else than what its client has put together from pushes."""
    found = []
    for server in range(len(client.place.servers)):
        client.server = server
        state = await client.read(f"/api/tables/{game.table}/state?seat={notes.seat}")
        told = {"sequence": notes.sequence, "events": notes.events, **notes.state["view"]}
        kept = {"sequence": state["sequence"], "events": state["events"], **state["view"]}
        found += [
            f"server {server} tells seat {notes.seat} another {part} than was pushed: {kept.get(part)} {told.get(part)}"
            for part in sorted(told.keys() | kept.keys())
            if told.get(part) != kept.get(part)
        ]
    return found
