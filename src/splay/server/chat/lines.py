"""Lines of chat: keeping them, reading them, and how one person sees them."""

from typing import Final

from msgspec import Struct
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.server.chat.mutes import heard_by
from splay.server.storage import rows, schema
from splay.server.table_api.seat_names import shown_names
from splay.server.tables.table import TableState

HIGHEST_LINE: Final = 2**31 - 1
"""The highest number that a line can have in the database."""
MOST: Final = 100
"""How many lines are read at once: the last ones."""


class Line(Struct, frozen=True):
    """A line of chat as the database has it."""

    id: int
    person: str
    name: str
    text: str
    at: int
    reaction: str | None = None


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """A line of chat: its number, who said it (`seat` is the first of that person's), when, and the plain text. A
    client must escape `name` and `text` when it shows them. `reaction` is the word of a reaction, whose sign
    is the text.
    """

    id: int
    name: str
    text: str
    at: int
    seat: int | None = None
    mine: bool = False
    reaction: str = ""


async def say(
    engine: AsyncEngine, table_id: str, person: str, name: str, text: str, at: int, reaction: str | None = None
) -> Line:
    """Keeps a line of chat, and its number with the table."""
    async with engine.begin() as connection:
        await rows.table_row(connection, table_id, hold=True)
        values = {"table": table_id, "person": person, "name": name, "text": text, "at": at, "reaction": reaction}
        number = await connection.execute(insert(schema.chat).values(**values).returning(schema.chat.c.id))
        line = Line(number.scalar_one(), person, name, text, at, reaction)
        await rows.change_table(connection, table_id, chat=line.id)
    return line


async def lines_after(
    engine: AsyncEngine, table_id: str, after: int, person: str | None, until: int | None = None
) -> list[Line]:
    """The last lines of a table after a number, oldest first, without those of people whom `person` has muted;
    `until` is the time of the last line to hear, or None if there is none.
    """
    columns = [schema.chat.c[name] for name in Line.__struct_fields__]
    query = select(*columns).where(schema.chat.c.table == table_id, schema.chat.c.id > after)
    if person is not None:
        query = query.where(heard_by(person))
    if until is not None:
        query = query.where(schema.chat.c.at <= until)
    async with engine.connect() as connection:
        newest_first = await connection.execute(query.order_by(schema.chat.c.id.desc()).limit(MOST))
        return [Line(**row) for row in newest_first.mappings()][::-1]


async def speaker_of(engine: AsyncEngine, table_id: str, line: int) -> str | None:
    """Who said a line at a table, or None if there is no such line."""
    query = select(schema.chat.c.person).where(schema.chat.c.table == table_id, schema.chat.c.id == line)
    async with engine.connect() as connection:
        return (await connection.execute(query)).scalar()


def line_view(table: TableState, line: Line, person: str | None) -> ChatLine:
    """A line as a person sees it: by seat and name, never by its author's id."""
    seats = table.seats_of(line.person)
    seat, mine = seats[0] if seats else None, line.person == person
    called = line.name if seat is None or line.name != table.seats[seat].name else shown_names(table.seats)[seat]
    return ChatLine(line.id, called, line.text, line.at, seat, mine, line.reaction or "")
