"""The comments on a first game, by rules that stand in `comments.txt`: when each is said, and what it says.

What such a file looks like is said in `docs/lessons.md`.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from splay.core.event import DRAW
from splay.lessons.lesson_words import NotSaid, arguments_of, by_name, check_text, check_title, message_of
from splay.lessons.reading import BadLesson, Part, parts_of
from splay.lessons.target import Target, target_of
from splay.sets import DECKS
from splay.views.fact_types import Goal
from splay.views.messages import Message
from splay.views.model import EventView, QuestionView, View

FILE: Final = Path(__file__).parent / "comments.txt"
OPPONENT: Final = "Tom"
"""What the easy computer is called."""
PLAYERS: Final = ("me", OPPONENT)
WINNING: Final = "win"
"""The goal of a player that winning is."""

START: Final = "start"
ASKED: Final = "asked"
ACTION: Final = "action"
EVENT: Final = "event"
ROLE: Final = "role"
MELD: Final = "meld"
NEW_PILE: Final = "new"
COVERING: Final = "covering"
DRAWN: Final = "drawn card"
"""What the coach points at: the card that the reader drew last, while it is held, else the hand."""
CAN: Final = "can"
SHORT: Final = "short"
DRAWS_LEFT: Final = "draws left"


class Condition(Struct, frozen=True):
    """When a comment is said: `kind` is one of the words above.

    `what` is the kind of question that is asked, of the action or event that happened, how an effect was executed
    ("shares", "demanded"), whether a melded card began a pile ("new", "covering"), or the kind of an option that can be
    chosen; `seat` is whose, -1 for anybody's; `number` is
    how many achievements a player is short of winning, or how many draws are left, or fewer.
    """

    kind: str
    what: str = ""
    seat: int = -1
    number: int = 0

    @property
    def happens(self) -> bool:
        """Whether it waits for something to happen, and not for what the table is like."""
        return self.kind in (ACTION, EVENT, ROLE, MELD)

    def holds(self, happened: Sequence[EventView], view: View, question: QuestionView | None) -> bool:
        """Whether it holds after what has happened, as the reader sees it."""
        if self.kind == START:
            return True
        if self.kind == ASKED:
            return question is not None and question.kind == self.what
        if self.kind == CAN:
            return question is not None and any(option.kind == self.what for option in question.options)
        if self.kind == SHORT:
            return any(short_of(view, seat) == self.number for seat in self.seats(view))
        if self.kind == DRAWS_LEFT:
            facts = view.facts
            return facts is not None and any(facts.players[seat].draws_left <= self.number for seat in self.seats(view))
        return any(self.told_by(event, view) for event in happened)

    def seats(self, view: View) -> list[int]:
        """The seats that it is about."""
        return [player.seat for player in view.players if self.seat in (-1, player.seat)]

    def told_by(self, event: EventView, view: View) -> bool:
        """Whether an event is what it waits for, with the table as it is then."""
        if self.kind == MELD:
            melded = event.action == MELD and self.of(event.seat)
            return melded and self.what == (COVERING if covers(view, event) else NEW_PILE)
        if self.kind == ROLE:
            why = event.why
            return event.kind == "effect" and why is not None and why.role == self.what and self.of(why.executing)
        kind = event.action if self.kind == ACTION else event.kind
        return kind == self.what and self.of(event.seat)

    def of(self, seat: int) -> bool:
        """Whether a seat is the one that it is about."""
        return self.seat in (-1, seat)


class Comment(Struct, frozen=True):
    """What the coach says once, the first time that its condition holds. `drawn`: what is meant is the card that the
    reader drew last, and `points_at` the hand in which it lies.
    """

    name: str
    title: str
    text: str
    when: Condition
    points_at: Target | None = None
    drawn: bool = False

    def at_card(self, happened: Sequence[EventView], view: View) -> "Comment":
        """The same, pointing at the card that it means if the reader holds it."""
        if not self.drawn:
            return self
        hand = [held.card for player in view.players if player.seat == view.seat for held in player.hand]
        draws = [event for event in happened if event.kind == DRAW and event.seat == view.seat]
        drawn = [card.card for event in draws for card in event.cards if card.card in hand]
        return replace(self, points_at=Target("card", card=drawn[-1])) if drawn else self

    def messages(self) -> tuple[Message, Message]:
        """Its title and its text."""
        deck = by_name(DECKS["third"])
        return (
            message_of(comment_key(self.name, "title"), self.title, deck, PLAYERS),
            message_of(comment_key(self.name, "text"), self.text, deck, PLAYERS),
        )


def comment_key(name: str, part: str) -> str:
    """The key of a comment's "title" or "text"."""
    return f"lesson-comment-{name}-{part}"


def covers(view: View, event: EventView) -> bool:
    """Whether the card of a Meld action lies on another one."""
    piles = [pile.cards for player in view.players if player.seat == event.seat for pile in player.board]
    return any(card.card in pile[1:] for card in event.cards for pile in piles)


def in_parts(happened: Sequence[EventView], reader: int) -> list[Sequence[EventView]]:
    """What has happened in the order in which it is spoken of: the reader's own, then somebody else's last turn if they
    have acted in it.
    """
    turns = [place for place, event in enumerate(happened) if event.does == "turn" and event.seat != reader]
    acted = [place for place in turns if any(event.does == "action" for event in happened[place:])]
    return [happened[: turns[0]], happened[acted[-1] :]] if acted else [happened]


def short_of(view: View, seat: int) -> int:
    """How many achievements a player is short of winning."""
    assert view.facts is not None, "a view without facts tells no goals"
    goal: Goal = next(goal for goal in view.facts.players[seat].goals if goal.goal == WINNING)
    return goal.need - goal.have


def comment_now(
    told: Sequence[str], happened: Sequence[EventView], view: View, question: QuestionView | None
) -> Comment | None:
    """The comment that comes now, the first in the file that holds and isn't among the names of those `told`; None if
    none does.

    `happened` are the events since the reader's last answer as the reader sees them, `view` has facts. What the reader
    did before somebody else's turn comes first, as nobody may have asked before that turn began.
    """
    untold = [comment for comment in all_comments() if comment.name not in told]
    *past, news = in_parts(happened, view.seat)
    for part in past:
        for comment in untold:
            if comment.when.happens and comment.when.holds(part, view, question):
                return comment.at_card(part, view)
    for comment in untold:
        if comment.when.holds(news, view, question):
            return comment.at_card(news, view)
    return None


@cache
def all_comments() -> tuple[Comment, ...]:
    """The comments in their order. Raises BadLesson."""
    return read_comments(FILE.read_text(encoding="utf-8"), FILE.name)


def read_comments(source: str, file: str) -> tuple[Comment, ...]:
    """The comments that text says; `file` is what it is called. Raises BadLesson naming the line that is wrong."""
    parts = parts_of(source, file)
    starts = [place for place, part in enumerate(parts) if part.name == "comment"]
    if not starts or starts[0] != 0:
        raise BadLesson(file, 1, "comment: a comment begins with its name")
    comments = [
        comment_of(parts[start:following], file)
        for start, following in zip(starts, [*starts[1:], len(parts)], strict=True)
    ]
    for start, comment in zip(starts, comments, strict=True):
        if [other.name for other in comments].count(comment.name) > 1:
            raise BadLesson(file, parts[start].line, f"{comment.name}: stands twice")
    return tuple(comments)


def comment_of(parts: list[Part], file: str) -> Comment:
    """The comment of some parts. Raises BadLesson."""
    deck = by_name(DECKS["third"])
    found = {part.name: part for part in parts}
    for part in parts:
        if part.name not in ("comment", "title", "text", "ring", "when"):
            raise BadLesson(file, part.line, f"{part.name}: a comment has no such line")
        if found[part.name] is not part:
            raise BadLesson(file, part.line, f"{part.name}: stands twice in this comment")
    for name in ("title", "text", "when"):
        if name not in found:
            raise BadLesson(file, parts[0].line, f"{name}: is missing in this comment")
    line = parts[0].line
    try:
        line = found["title"].line
        check_title(found["title"].text)
        arguments_of(found["title"].text, deck, PLAYERS)
        line = found["text"].line
        check_text(found["text"].text)
        arguments_of(found["text"].text, deck, PLAYERS)
        line = found["when"].line
        when = condition_of(found["when"].text)
        line = found["ring"].line if "ring" in found else line
        drawn = "ring" in found and found["ring"].text == DRAWN
        points_at = target_of("hand" if drawn else found["ring"].text, deck, PLAYERS) if "ring" in found else None
    except NotSaid as error:
        raise BadLesson(file, line, str(error)) from error
    return Comment(parts[0].text, found["title"].text, found["text"].text, when, points_at, drawn)


def condition_of(words: str) -> Condition:
    """When a comment is said, in words: "start", "asked action", "action draw by me", "event score by Tom",
    "role shares by Tom", "meld covering by me", "can achieve", "short 1 by me", "draws left 8". Raises NotSaid.
    """
    what, by, owner = words.partition(" by ")
    if by and owner not in PLAYERS:
        raise NotSaid(f"{owner}: there is no such player; there are {', '.join(PLAYERS)}")
    seat = PLAYERS.index(owner) if by else -1
    if what == START:
        return Condition(START)
    kind, _, rest = what.rpartition(" ")
    if kind in (SHORT, DRAWS_LEFT) and rest.isdecimal():
        return Condition(kind, seat=seat, number=int(rest))
    if kind in (ASKED, ACTION, EVENT, ROLE, CAN) or (kind == MELD and rest in (NEW_PILE, COVERING)):
        return Condition(kind, rest, seat)
    known = ", ".join((START, ASKED, ACTION, EVENT, ROLE, MELD, CAN, SHORT, DRAWS_LEFT))
    raise NotSaid(f"{words}: says no condition; there are {known}")
