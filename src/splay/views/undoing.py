"""How far a seat can take its answers back, and why not further, as JSON."""

from typing import Final

from msgspec import Struct, structs

from splay.core.event import DRAW, FIRST_MELD, PROOF, REVEAL, Event
from splay.core.game import Game
from splay.core.session import INFORMATION, NOTHING_TO_UNDO, OTHER_DECIDED, Session
from splay.core.visibility import shows_something
from splay.views.events import event_view
from splay.views.messages import Argument, CardNameArgument, Message, MessageArgument, PlayerArgument
from splay.views.model import EventView, OptionView, Why
from splay.views.questions import question_view


class UndoStep(Struct, frozen=True, gc=False, omit_defaults=True):
    """An answer that can be taken back: the chosen `option`, and the kind of its question with the effect that asked.

    `message` says which answer, within an effect also of which card.
    """

    kind: str
    option: OptionView
    why: Why | None = None
    message: Message | None = None


class UndoReach(Struct, frozen=True, gc=False, omit_defaults=True):
    """The answers that a seat can take back, the last one first, and the `reason` why it ends there: "nothing" before
    them, "other_player" (`seat` has answered), or "information" (`event` is the first that told something new, if it
    was one; `seat` is who is asked, if that alone tells something). `message` says the same.
    """

    steps: list[UndoStep]
    reason: str
    seat: int = -1
    event: EventView | None = None
    message: Message | None = None


class UndoPoint(Struct, frozen=True, gc=False):
    """A moment to which a seat can ask all to go back: it was to choose an action. `to` is what the table's log calls
    it, `turn` the number of the turn then, and `actions` how many actions were left in it.
    """

    to: int
    turn: int
    actions: int


NO_UNDO: Final = UndoReach([], NOTHING_TO_UNDO, message=Message("undo-nothing"))
NEWS: Final = (DRAW, REVEAL, PROOF, FIRST_MELD)


def undo_reach(session: Session, seat: int) -> UndoReach:
    """How far a seat can undo in a session, which does not change."""
    reach = reach_of(session, seat)
    return structs.replace(reach, message=end_message(reach))


def reach_of(session: Session, seat: int) -> UndoReach:
    """How far a seat can undo, without what is said of its end."""
    back = session.fork()
    steps: list[UndoStep] = []
    while not back.undo_refusal(seat):
        steps.append(taken_back(back, seat))
    if steps and not back.start.started:
        return UndoReach(steps, NOTHING_TO_UNDO)
    reason = back.undo_refusal(seat)
    if reason == OTHER_DECIDED:
        return UndoReach(steps, reason, back.last_answerer())
    if reason == INFORMATION:
        news = first_news(back, seat)
        asked = [question.seat for question in back.questions if news is None and back.asks_another(seat)]
        return UndoReach(steps, reason, asked[0] if asked else -1, None if news is None else event_view(news, seat))
    return UndoReach(steps, reason)


def taken_back(session: Session, seat: int) -> UndoStep:
    """Takes the seat's last answer back; that answer."""
    key = session.undo(seat)
    question = session.question_for(seat)
    assert question is not None, "who takes an answer back is asked again"
    asked = question_view(session.game, question, 0, seat)
    option = asked.options[question.keys().index(key)]
    return UndoStep(asked.kind, option, asked.why, step_message(option, asked.why))


def step_message(option: OptionView, why: Why | None) -> Message | None:
    """Which answer a step takes back: "Meld Tools", within an effect "Code of Laws: Sailing"."""
    if why is None or option.message is None:
        return option.message
    return Message("undo-step", {"card": CardNameArgument(why.card), "answer": MessageArgument(option.message)})


def end_message(reach: UndoReach) -> Message:
    """Why a seat cannot take back more by itself."""
    arguments: dict[str, Argument] = {"steps": len(reach.steps), "player": PlayerArgument(reach.seat)}
    if reach.reason == OTHER_DECIDED and reach.seat >= 0:
        return Message("undo-ends-decided", arguments)
    if reach.reason != INFORMATION:
        return Message("undo-ends-nothing" if reach.steps else f"undo-{reach.reason}")
    if reach.event is not None and reach.event.message is not None:
        return Message("undo-ends-event", arguments | {"sentence": MessageArgument(reach.event.message)})
    return Message("undo-ends-asked" if reach.seat >= 0 else "undo-ends-seen", arguments)


def first_news(session: Session, seat: int) -> Event | None:
    """The first event since the last answer, this seat's, that showed what the seat could not have told."""
    for event in session.events_after(events_before_the_answer(session)):
        if is_news(session.game, event, seat):
            return event
    return None


def events_before_the_answer(session: Session) -> int:
    """How many events there were before the last answer; before its action, if the session has forgotten the start."""
    if not session.answers and session.past.last_kept() < 0:
        return session.past.events[-1]
    before = session.fork()
    before.take_back()
    return before.event_count()


def is_news(game: Game, event: Event, seat: int) -> bool:
    """Whether an event tells something by its kind, or by the way that its cards went after the seat's answer."""
    if event.kind in NEWS:
        return True
    if event.source is None or event.target is None:
        return False
    return shows_something(game.zone_at(event.source), game.zone_at(event.target), seat)
