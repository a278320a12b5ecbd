"""Tables and games as one person may see them."""

from functools import lru_cache
from typing import Any, Final

from msgspec import convert, json, structs

from splay import __version__
from splay.build import BUILD
from splay.core.chance import commitment
from splay.core.game import Game
from splay.core.options import Options
from splay.core.question import Question
from splay.core.scenario import SEATS
from splay.lessons.guided.game import guided_secret
from splay.server.acts.inactivity import inactive_from
from splay.server.acts.seats_per_person import may_sit_again
from splay.server.acts.undo_offers import undo_offer
from splay.server.games.ended_game import ended
from splay.server.protection.costs import EVENTS_A_UNIT
from splay.server.protocol.api_error import ApiError
from splay.server.storage.schema import FINISHED, OPEN, RUNNING
from splay.server.table_api.advice import may_be_advised
from splay.server.table_api.schemas import Origin, TableView
from splay.server.table_api.seat_names import shown_names
from splay.server.table_api.spectators import is_delayed, is_open, may_be_watched
from splay.server.tables.clocks import paused_until, time_left
from splay.server.tables.table import TableState, settings_of
from splay.sets.scenario import text_seen_by
from splay.views.facts import facts_of
from splay.views.first_melds import first_meld_of
from splay.views.model import OptionsView, ResultView, View
from splay.views.questions import open_questions
from splay.views.result_messages import told_result
from splay.views.table_model import SeatView, State, Takeback
from splay.views.view import view_of

GUIDED: Final = guided_secret()
"""What the deal of a first game with a coach follows from."""


def table_view(table: TableState, person: str | None) -> TableView:
    """A table as a person sees it."""
    row = table.row
    told = row.status == FINISHED and (row.day is None or is_open(table, person))
    return TableView(
        row.id,
        row.status,
        options_view(json.encode(row.options)),
        settings_of(row),
        [seat_view(table, seat, person) for seat in range(len(table.seats))],
        row.host == person,
        row.created,
        row.changed,
        "" if row.secret is None else commitment(row.secret),
        row.secret.hex() if told and row.secret is not None else "",
        told_result(convert(row.result, ResultView)) if row.result else None,
        row.rematch,
        is_asked(table, person),
        convert(row.takeback, Takeback) if row.takeback and not is_delayed(table, person) else None,
        origin=convert(row.origin, Origin) if row.origin else None,
        paused_until=paused_until(table),
        inactive_from=None if is_delayed(table, person) else inactive_from(table),
        others_decide=person is not None and table.seats_of(person) != [] and table.others_than(person) != [],
        sit_again=may_sit_again(table, person),
        advised=row.status == RUNNING and may_be_advised(table, person),
        guided=is_guided(table, person),
        day=row.day or "",
        kept_until=row.kept_until if row.status == FINISHED else None,
    )


@lru_cache(maxsize=1024)
def options_view(stored: bytes) -> OptionsView:
    """The options of a game, as they are stored with its table."""
    return convert(Options.from_json(json.decode(stored)).to_json(), OptionsView)


def seat_view(table: TableState, seat: int, person: str | None) -> SeatView:
    """A seat as a person sees it."""
    row = table.seats[seat]
    mine = person is not None and row.person == person
    ticks = table.row.status == RUNNING and not is_delayed(table, person)  # a clock would tell whose turn it is now
    left = time_left(settings_of(table.row).clock, row, table.seen_at) if ticks else None
    return SeatView(
        seat,
        shown_names(table.seats)[seat],
        mine,
        row.agent,
        row.person is not None or row.agent is not None,
        row.away,
        None if is_delayed(table, person) else row.bank,
        left,
        ticks and row.since is not None,
        row.resigned,
        row.away and row.late,
        row.gone if may_see_who_is_there(table, person) and row.is_there else None,
    )


def may_see_who_is_there(table: TableState, person: str | None) -> bool:
    """Whether a person is told who looks at a running game: whoever sits there, and spectators who see it live."""
    seated = person is not None and bool(table.seats_of(person))
    return table.row.status == RUNNING and (seated or (may_be_watched(table) and not is_delayed(table, person)))


def is_guided(table: TableState, person: str | None) -> bool:
    """Whether a coach comments on a person's game: the first one, whose deal is always the same, while it runs."""
    seated = person is not None and table.playing_seats(person) != []
    return seated and table.row.status == RUNNING and table.row.secret == GUIDED


def is_asked(table: TableState, person: str | None) -> bool:
    """Whether the table waits for the person."""
    if person is None:
        return False
    return any(seat in table.row.asked for seat in table.playing_seats(person))


def cost_of_telling(table: TableState, since: int) -> int:
    """What it costs to tell somebody the game who has been told it up to entry `since`, beyond a usual answer."""
    if table.game is None:
        return 0
    return (table.game.event_count() - table.game.events_since(since)) // EVENTS_A_UNIT


def ended_view(game: Game, result: dict[str, Any], viewer: int) -> View:
    """What a seat may know of a finished game in its last position, with the result, which the game may not know."""
    over = ended(game, result)
    return structs.replace(view_of(over, viewer, facts_of(over)), result=told_result(convert(result, ResultView)))


def state_of(table: TableState, viewer: int, since: int, with_messages: bool = True) -> State:
    """What a seat is told of the game, with the events changed since entry `since`; programs need no messages.

    Raises ApiError if the game has not started.
    """
    if table.row.status == OPEN or table.game is None:
        raise ApiError(409, "not_started", "this table has not started")
    session = table.game.session
    events_from = table.game.events_since(since)
    if table.row.status == FINISHED and table.row.result is not None:
        view, questions = ended_view(session.game, table.row.result, viewer), []
    else:
        view, questions = table.game.view(viewer), open_questions(session, viewer, with_messages)
    return State(
        table.game.sequence,
        viewer,
        view,
        questions,
        events_from,
        [table.game.told_events.view(event, viewer, with_messages) for event in table.game.events_after(events_from)],
        undo_offer(table, viewer, with_messages),
        first_meld_of(session, viewer),
    )


def report_of(table: TableState, viewer: int) -> str:
    """What a seat sees of the position that the running action began in, and nothing else, as text that `splay play
    --position` opens, for a player to send to somebody. Raises ApiError.
    """
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
