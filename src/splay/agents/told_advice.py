"""What is said of the options of a question, as messages: their chances, and why they are good."""

from typing import Final

from splay.agents.advice import rank_in
from splay.agents.reasons import UNSAID, WIN, Reason
from splay.core.session import NotAsked, Session
from splay.views.messages import Argument, Message, PlayerArgument
from splay.views.table_model import AdviceView, AdvisedAnswer

PLACES: Final = 3
"""So many decimals of a chance are told."""


def advice_view(session: Session, seat: int, known: list[str], sequence: int) -> AdviceView:
    """What is said of a seat's question. Raises NotAsked if it has none."""
    ranking = rank_in(session, seat, known)
    question = session.question_for(seat)
    if question is None:
        raise NotAsked(f"seat {seat} has no open question")
    answers = [
        AdvisedAnswer(
            question.options[one.option].key,
            round(one.chance, PLACES),
            one.then,
            reason_message(one.reason, one.alone),
        )
        for one in ranking.advice
    ]
    return AdviceView(sequence, ranking.judge, ranking.games, len(question.options) - len(answers), answers)


def reason_message(reason: Reason, alone: bool, *, afterwards: bool = False) -> Message | None:
    """Why an answer is good, in one sentence, None if nothing is known to speak for it; that it wins only if nothing
    has to be chosen well afterwards (`alone`). `afterwards`: why it would have been better than what was played.
    """
    if reason.why == UNSAID:
        return None
    why = f"{WIN}-later" if reason.why == WIN and not alone else reason.why
    key = f"{why}-against" if reason.against else why
    arguments: dict[str, Argument] = {"player": PlayerArgument(reason.seat), "number": reason.number}
    return Message(f"better-{key}" if afterwards else f"advice-{key}", arguments)
