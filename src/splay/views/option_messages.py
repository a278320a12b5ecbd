"""Messages for the answers that a question offers."""

from typing import Final

from splay.core.question import AS_BONUS, ASK_CARD, ASK_FREE_ACTION, ASK_SPLAY, KINDS, PICK
from splay.core.zones import HAND, SCORE, SUPPLY
from splay.views.cards_and_places import PlaceView
from splay.views.messages import (
    AnswerArgument,
    Argument,
    CardsArgument,
    ColorArgument,
    Message,
    PlayerArgument,
    WordArgument,
)
from splay.views.model import OptionView, QuestionView
from splay.views.place_arguments import YOUR, place_argument

OF_A_CARD: Final = ("meld", "dogma", "card")
OF_A_VALUE: Final = ("achieve", "branch", "number", "value")


def option_message(option: OptionView, question: QuestionView, answer: str = "", where: bool = False) -> Message:
    """The words of one answer; `answer` is the key of those that the asking effect has for it, "" if it has none;
    `where`: the question names the place in which all the cards lie.
    """
    if answer:
        return Message("option-answer", {"answer": AnswerArgument(answer)})
    if option.kind == "pass":
        return Message(passing(question))
    if option.kind == "value" and question.purpose == AS_BONUS:
        return Message(f"icon-bonus-{option.value}")
    if lies_elsewhere(option, question):
        return Message("option-card-of", of_card(option) | of_place(option, question.seat))
    if option.kind == "unseen" and where:
        return Message("option-card", of_card(option))
    return plain_message(option, question.seat)


def plain_message(option: OptionView, seat: int) -> Message:
    """The words of an answer that are the same whatever else the question offers to the seat."""
    if option.kind == "unseen" and option.place is not None and option.place.kind == SUPPLY.name:
        return Message("option-card", of_card(option))  # its back says which supply it is on top of
    return Message(f"option-{option.kind}", arguments_of(option, seat))


def arguments_of(option: OptionView, seat: int) -> dict[str, Argument]:
    """What the words of an option by itself are told."""
    kind = option.kind
    if kind in OF_A_CARD:
        return of_card(option)
    if kind == "unseen":
        return of_card(option) | of_place(option, seat)
    if kind in OF_A_VALUE:
        return {"value": option.value}
    if kind == "set":
        return {"set": WordArgument("set-" + option.set)}
    if kind == "color":
        return {"color": ColorArgument(option.color)}
    if kind == "player":
        return {"player": PlayerArgument(option.player)}
    return of_card(option) if option.shown is not None else {}  # an action that a set brings


def of_card(option: OptionView) -> dict[str, Argument]:
    """The card of an option."""
    return {"card": CardsArgument([] if option.shown is None else [option.shown])}


def of_place(option: OptionView, seat: int) -> dict[str, Argument]:
    """Where the card of an option lies, said to the seat that is asked."""
    return {"place": place_argument(option.place, seat, YOUR)}


def lies_elsewhere(option: OptionView, question: QuestionView) -> bool:
    """Whether the card of an option lies in a place that must be named."""
    if option.kind != "card" or option.place in (None, PlaceView(HAND.name, question.seat)):
        return False
    if option.place != PlaceView(SCORE.name, question.seat):
        return True
    # If all lie in one's own score pile, the words of the effect say it, and the list stays short.
    return any(other.place not in (None, option.place) for other in question.options)


def passing(question: QuestionView) -> str:
    """The key of the words for choosing nothing, or nothing more: they say what is then not done."""
    if question.picked:
        return "option-pass-done"
    if question.kind in (ASK_FREE_ACTION, ASK_SPLAY) or question.kind not in KINDS:
        return f"option-pass-{question.kind}"
    said = question.kind == ASK_CARD and question.purpose != PICK
    return f"option-pass-{question.purpose}" if said else "option-pass"
