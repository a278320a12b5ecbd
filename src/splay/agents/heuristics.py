"""Habits: what a sensible player answers inside effects, told by the question and the seat's own board alone."""

from splay.agents.features import Features
from splay.core.card import Card
from splay.core.option import ColorOption, Option, UnseenOption, ValueOption
from splay.core.question import (
    ASK_CARD,
    ASK_COLOR,
    ASK_SPLAY,
    ASK_VALUE,
    TO_EXCHANGE,
    TO_MELD,
    TO_RETURN,
    TO_TRANSFER,
    TO_TUCK,
    Question,
)


def answer_by_heuristics(question: Question, features: Features) -> int:
    """The index of the option that is the most worth by heuristics; the first of equals.

    Offers are accepted ("yes" stands first), and of branches and players the first is taken.
    """
    if question.kind == ASK_CARD:
        return best_of([card_worth(option, question.purpose, features) for option in question.options])
    if question.kind == ASK_SPLAY or question.kind == ASK_COLOR:
        return best_of([color_worth(option, features) for option in question.options])
    if question.kind == ASK_VALUE:
        return best_of([value_worth(option, features) for option in question.options])
    return 0


def best_of(worths: list[float]) -> int:
    """The place of the greatest number, the first of equals."""
    best = 0
    for place, worth in enumerate(worths):
        if worth > worths[best]:
            best = place
    return best


def card_worth(option: Option, purpose: str, features: Features) -> float:
    """What a card is worth for a purpose, compared with passing: the best of others', the least of one's own."""
    if isinstance(option, Card):
        if features.owns(option):
            return own_card_worth(option, purpose, features)
        return option.age
    if isinstance(option, UnseenOption):
        return 11 - option.age if option.place.seat == features.seat else option.age
    return 0.0


def own_card_worth(card: Card, purpose: str, features: Features) -> float:
    """What choosing one of one's own cards for a purpose is worth, compared with passing."""
    top = features.tops[card.color]
    if purpose == TO_MELD:
        return card.age - top
    if purpose == TO_RETURN:
        return features.highest() - card.age + 0.5
    if purpose == TO_TUCK or purpose == TO_TRANSFER or purpose == TO_EXCHANGE:
        return 11 - card.age
    return card.age


def color_worth(option: Option, features: Features) -> float:
    """What choosing a color is worth: the largest pile shows most icons, and others' piles show them to others."""
    if isinstance(option, Card):  # of colors on several boards, the top card stands for each
        return features.sizes[option.color] if features.owns(option) else 0.0
    return features.sizes[option.color] if isinstance(option, ColorOption) else 0.0


def value_worth(option: Option, features: Features) -> float:
    """What choosing a value is worth: the nearer to the highest top card, the more."""
    return -abs(option.value - features.highest()) if isinstance(option, ValueOption) else -11.0
