"""Which questions can have a standing answer, and what it is about."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from splay.core.card import EFFECT_METHODS
from splay.core.free_order import order_is_free
from splay.core.option import NO, PASS, YES
from splay.core.question import ASK_FREE_ACTION, ASK_MAY, ASK_ORDER
from splay.core.session import Session

PASS_FREE: Final = "pass_free"
ORDER: Final = "order"
MAY: Final = "may"
KINDS: Final[Mapping[str, str]] = {ASK_FREE_ACTION: PASS_FREE, ASK_ORDER: ORDER, ASK_MAY: MAY}
"""The kinds of standing answers, by the kinds of the questions that they answer."""
ANY: Final = ""
"""The answer to a question whose answer can't matter."""


class Subject(Struct, frozen=True):
    """What a standing answer is about: free actions, orders that can't matter, or a "may" of an effect of a card."""

    kind: str
    card: str = ""
    effect: str = ""


def subject_of(session: Session, seat: int) -> Subject | None:
    """What a standing answer to the open question of a seat is about; None if it can have none."""
    question = session.question_for(seat)
    kind = None if question is None else KINDS.get(question.kind)
    if question is None or kind is None:
        return None
    if kind == MAY:
        run = question.run
        return None if run is None else Subject(kind, run.card.key, EFFECT_METHODS[run.effect])
    if kind == ORDER and not order_is_free(session, seat):
        return None
    return Subject(kind)


def answers_to(subject: Subject) -> list[str]:
    """The answers that can stand to such a question."""
    if subject.kind == MAY:
        return [YES.key, NO.key]
    return [PASS.key if subject.kind == PASS_FREE else ANY]


def option_for(session: Session, seat: int, answer: str) -> str | None:
    """The key of the option that a standing answer chooses at the open question; None if that isn't offered."""
    question = session.question_for(seat)
    if question is None:
        return None
    keys = question.keys()
    if answer == ANY:
        return keys[0]
    return answer if answer in keys else None
