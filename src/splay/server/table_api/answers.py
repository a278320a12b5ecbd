"""Answers of people, however they come: by HTTP or over the table's WebSocket."""

import time
from functools import partial

from splay.server.auth.person import Person
from splay.server.operations.metrics import MOVES
from splay.server.table_api.asking import own_seat
from splay.server.table_api.schemas import Answer
from splay.server.tables.table import TableState
from splay.server.tables.table_changes import TableStore


async def give_answer(tables: TableStore, table_id: str, person: Person, answer: Answer) -> tuple[TableState, int]:
    """Gives a person's answer to an open question: the table after it, and the seat that has answered.

    Raises AnswerRefused (nothing has changed), ApiError.
    """
    seat = partial(own_seat, person=person, seat=answer.seat)
    began = time.monotonic()
    table = await tables.answer(table_id, seat, answer.key, answer.sequence)
    tables.slow_moves.note(table_id, time.monotonic() - began, tables.now())
    MOVES.inc()
    return table, seat(table)
