"""A running game as a file that a player can send to somebody: what the seat sees, and nothing else."""

from splay import __version__
from splay.build import BUILD
from splay.core.question import Question
from splay.core.scenario import SEATS
from splay.server.protocol.api_error import ApiError
from splay.server.storage.schema import RUNNING
from splay.server.tables.table import TableState
from splay.sets.scenario import text_seen_by


def report_of(table: TableState, viewer: int) -> str:
    """The position that the running action began in, as text that `splay play --position` opens. Raises ApiError."""
    if table.game is None or table.row.status != RUNNING:
        raise ApiError(409, "not_running", "this table is not playing")
    if viewer < 0:
        raise ApiError(409, "not_yours", "only those who sit at this table may have its position")
    session = table.game.session
    asked = "; ".join(told_question(question) for question in session.questions)
    note = f"Splay {__version__} ({BUILD}), the start of the action. Then it asks {asked}"
    return text_seen_by(session.start, viewer, note=note)


def told_question(question: Question) -> str:
    """What is asked of whom, as everybody at the table may know it."""
    run = question.run
    about = "" if run is None else f" for {run.card.name}"
    return f"{SEATS[question.seat]}: {question.kind}{about}"
