"""Playing again: a new table with the same options, everybody one seat further."""

from splay.core.options import Options
from splay.server.live.seating import lay, sit_down
from splay.server.live.tables import FINISHED, OPEN, Refused, Table, Tables, manners_of
from splay.server.people.person import Person
from splay.server.storage import rows


async def rematch(tables: Tables, table: str, person: Person) -> str:
    """The table of the rematch, made by whoever asks first; the person takes its seats there. Raises Refused."""
    async with tables.lock(table), tables.engine.begin() as connection:
        there = await tables.row_of(connection, table, hold=True)
        seats = there.seats_of(person.id)
        if not seats:
            raise Refused("not_yours", "only those who played here may ask for a rematch")
        if there.row.status != FINISHED:
            raise Refused("not_finished", "this game is not over")
        again = there.row.rematch
        if again is None:
            options = Options.from_json(there.row.options)
            again = await lay(
                connection, person.id, options, manners_of(there.row), rotated_agents(there), there.seen_at
            )
            await rows.change_table(connection, table, rematch=again)
    await tables.hub.poke(table)
    await sit_again(tables, again, person, [(seat + 1) % len(there.seats) for seat in seats])
    return again


def rotated_agents(table: Table) -> list[str | None]:
    """The computer opponents of the new table: everybody sits one seat further, the last one first."""
    agents = [seat.agent if seat.person is None else None for seat in table.seats]
    return agents[-1:] + agents[:-1]


async def sit_again(tables: Tables, table: str, person: Person, seats: list[int]) -> None:
    """Takes a person's seats at the rematch, unless it has them. Raises Refused where somebody else has one."""
    for seat in seats:
        there = await tables.look(table)
        if there.row.status == OPEN and there.seats[seat].person != person.id:
            await sit_down(tables, table, person.id, person.name, seat)
