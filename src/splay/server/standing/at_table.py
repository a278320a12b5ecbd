"""What a standing answer would do at a table now: whose question, with which option, and from when on."""

from msgspec import Struct

from splay.core.session import Session
from splay.server.standing.kept_answers import StandingAnswer, that_answers
from splay.server.standing.kinds import KINDS, Subject, option_for, subject_of
from splay.server.standing.waits import is_by_days
from splay.server.storage.schema import RUNNING
from splay.server.tables.clocks import time_left
from splay.server.tables.table import TableState, settings_of


class Answering(Struct, frozen=True):
    """An open question of a person's seat that a standing answer answers by an option. `since` is when its wait
    begins, and `left` what the seat's clock showed then, None without a clock; in milliseconds.
    """

    seat: int
    person: str
    sequence: int
    key: str
    by: StandingAnswer
    since: int
    left: int | None


def asked_people(table: TableState) -> dict[int, str]:
    """The people who are asked what can have a standing answer at a table now, by seat.

    Nobody, if there can be none: at a rated table that is not played over days, and with several seats of one person,
    whose questions may be somebody else's. Nor is anybody after an undo or a return, or while one is proposed: then the
    person answers.
    """
    game = table.game
    if game is None or table.row.status != RUNNING or table.row.takeback is not None:
        return {}
    asked = [question.seat for question in game.session.questions if question.kind in KINDS]
    if not asked or not may_stand(table):
        return {}
    if game.sequence > 0 and (not game.decisions or game.decisions[-1].entry != game.sequence):
        return {}
    people = {seat: table.seats[seat].person for seat in asked if table.seats[seat].is_there}
    return {seat: person for seat, person in people.items() if person and len(table.seats_of(person)) == 1}


def may_stand(table: TableState) -> bool:
    """Whether there may be standing answers at a table: not at a rated one unless it is played over days."""
    settings = settings_of(table.row)
    return not settings.rated or is_by_days(settings.clock)


def subject_at(table: TableState, seat: int) -> Subject | None:
    """What a standing answer of a seat that is asked would be about; None if there can be none."""
    return None if seat not in asked_people(table) else subject_of(session_of(table), seat)


def answering(table: TableState, seat: int, answers: list[StandingAnswer]) -> Answering | None:
    """What those of a person's standing answers that hold at a table do for its seat; None if nothing."""
    person, subject = asked_people(table).get(seat), subject_at(table, seat)
    by = None if subject is None else that_answers(answers, subject)
    if person is None or by is None:
        return None
    key = option_for(session_of(table), seat, by.answer)
    if key is None:
        return None
    row, clock = table.seats[seat], settings_of(table.row).clock
    asked = table.row.changed if row.since is None else row.since
    since = max(asked, by.created)
    assert table.game is not None
    return Answering(seat, person, table.game.sequence, key, by, since, time_left(clock, row, since))


def session_of(table: TableState) -> Session:
    """The game of a table that has begun."""
    assert table.game is not None
    return table.game.session
