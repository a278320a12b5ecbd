"""Messages for questions: which card asks, what for, how many so far, why this seat; and what others are choosing."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import structs

from splay.core.card import Card
from splay.core.dogma import DEMANDED, SHARES
from splay.core.question import (
    AS_BONUS,
    ASK_ACTION,
    ASK_BRANCH,
    ASK_CARD,
    ASK_FIRST_MELD,
    ASK_FREE_ACTION,
    ASK_MAY,
    ASK_ORDER,
    ASK_PLAYER,
    ASK_SPLAY,
    ASK_VALUE,
    KINDS,
    PICK,
    TO_EXCHANGE,
    TO_MELD,
    TO_OFFER,
    TO_RETURN,
    TO_TRANSFER,
    TO_TUCK,
)
from splay.core.symbols import SPLAY_NAMES, UNSPLAYED
from splay.core.zones import HAND, SCORE
from splay.locale.catalogue import list_keys
from splay.views.cards_and_places import PlaceView
from splay.views.effect_messages import role_message
from splay.views.messages import (
    Argument,
    CardNameArgument,
    CardsArgument,
    Message,
    MessageArgument,
    PlaceArgument,
    PlayerArgument,
    WordArgument,
)
from splay.views.model import OptionView, QuestionView
from splay.views.place_arguments import YOUR, place_argument

WITHOUT_CARD: Final = (ASK_ACTION, ASK_FIRST_MELD, ASK_FREE_ACTION)
"""Kinds of question that no effect asks."""
WITHOUT_PURPOSE: Final = (*WITHOUT_CARD, ASK_BRANCH, ASK_SPLAY)
"""Kinds of question that say what they are for by themselves."""
PILED: Final = (TO_RETURN, TO_TUCK, TO_MELD)
"""What cards are put in order for that come to lie on each other."""
OF_VALUES: Final = (TO_OFFER, AS_BONUS)
"""What values are chosen for that stand for something else: for supplies, or for bonuses."""
FOR_SOMETHING: Final = (TO_OFFER, TO_EXCHANGE)
"""What a player may do that the question says; of all else only the answers can say enough."""
NAMED: Final = 4
"""Up to this many cards are called by their names."""


def prompt_message(
    question: QuestionView,
    time: int = 1,
    times: int = 1,
    paid: str = "",
    own: str = "",
    number: int = 0,
    partly: bool = False,
) -> Message:
    """What is asked, by which card, how many cards are chosen so far, which of so many times this is, and for which
    action, by name, the chosen card pays. `own` is the key of the running effect's own words for what it asks, "" if it
    has none: they are told the `number` chosen before, and the card that the question is about. `partly` says that not
    all cards of the place can be chosen.
    """
    if question.kind not in KINDS:
        return of_set(question)
    if times > 1:
        prompt = Message(f"prompt-{question.kind}-again", {"time": time, "times": times})
    else:
        prompt = counted(in_own_words(own, question, number) if own else asked(question, partly), question)
    if paid:
        return Message(f"prompt-{paid}", {"card": CardNameArgument(question.about), "prompt": MessageArgument(prompt)})
    if question.why is None:
        return prompt if question.kind in WITHOUT_CARD else Message("prompt-now", {"prompt": MessageArgument(prompt)})
    return Message("prompt-because", {"card": CardNameArgument(question.why.card), "prompt": MessageArgument(prompt)})


def names_a_place(message: Message) -> bool:
    """Whether a message names a place, or one within it does."""
    return any(
        isinstance(given, PlaceArgument) or (isinstance(given, MessageArgument) and names_a_place(given.message))
        for given in message.arguments.values()
    )


def of_set(question: QuestionView) -> Message:
    """What a question asks that a set brings, in words of its own: they are told the value that it is about."""
    return Message(f"prompt-{question.kind}", {"value": question.options[0].value})


def in_own_words(key: str, question: QuestionView, number: int) -> Message:
    """What an effect asks in words of its own."""
    return Message(key, {"number": number, "card": CardsArgument([moving.shown for moving in question.moving])})


def asked(question: QuestionView, partly: bool) -> Message:
    """What is asked; `partly`: not all cards of the place can be chosen."""
    kind, purpose = question.kind, question.purpose
    if kind == ASK_SPLAY and question.direction == SPLAY_NAMES[UNSPLAYED]:
        return Message("prompt-unsplay")
    if kind == ASK_SPLAY:
        key = "prompt-splay-must" if question.least else "prompt-splay"
        return Message(key, {"direction": WordArgument(f"direction-{question.direction}")})
    if kind == ASK_ACTION:
        there = Counter(option.kind for option in question.options)
        return Message("prompt-action", {"melds": there["meld"], "achieves": there["achieve"]})
    if kind in WITHOUT_PURPOSE:
        return Message(f"prompt-{kind}")
    if purpose == PICK or (kind == ASK_MAY and purpose not in FOR_SOMETHING):
        return Message(f"prompt-{kind}-pick", {"number": limit(question)} if kind == ASK_CARD else {})
    if kind == ASK_ORDER:
        return ordering(question)
    if kind == ASK_MAY and purpose == TO_EXCHANGE and question.moving:
        return exchange(question)
    if kind == ASK_VALUE and purpose in OF_VALUES:
        return Message(f"prompt-value-{purpose}")
    if kind == ASK_PLAYER and purpose == TO_TRANSFER:
        return Message("prompt-player-transfer")
    arguments: dict[str, Argument] = {"purpose": purpose_argument(question)}
    if kind != ASK_CARD:
        return Message(f"prompt-{kind}", arguments)
    arguments["number"] = limit(question)
    places = {structs.replace(option.place, color="") for option in question.options if option.place is not None}
    if len(places) != 1:
        return Message("prompt-card", arguments)
    key = "prompt-card-fits" if partly else "prompt-card-from"
    return Message(key, arguments | {"place": place_argument(places.pop(), question.seat, YOUR)})


def ordering(question: QuestionView) -> Message:
    """What cards are put in order for, of how many."""
    if question.purpose in PILED:
        number = len(question.moving)
        return Message(f"prompt-order-{question.purpose}", {"number": number, "others": number - question.most})
    purpose = WordArgument(f"purpose-{question.purpose}")
    return Message("prompt-order", {"purpose": purpose, "number": len(question.moving)})


def purpose_argument(question: QuestionView) -> Argument:
    """What the chosen card is for; of a transfer also to whom it goes."""
    to = question.receiver
    if question.purpose != TO_TRANSFER or question.kind != ASK_CARD or to < 0:
        return WordArgument(f"purpose-{question.purpose}")
    if to == question.seat:
        return WordArgument("purpose-transfer-to-you")
    return MessageArgument(Message("purpose-transfer-to", {"player": PlayerArgument(to)}))


def exchange(question: QuestionView) -> Message:
    """Which cards would be exchanged for which."""
    sides = [side(question, PlaceView(kind.name, question.seat)) for kind in (HAND, SCORE)]
    given, taken = sides if question.moving[0].place.kind == HAND.name else sides[::-1]
    return Message("prompt-may-exchange", {"given": given, "taken": taken})


def side(question: QuestionView, place: PlaceView) -> Argument:
    """The cards of one side of an exchange, by name if they are few."""
    cards = [moving.shown for moving in question.moving if moving.place == place]
    if len(cards) == 0:
        return WordArgument("card-none")
    if len(cards) > NAMED:
        words = Message("prompt-exchange-cards", {"number": len(cards)})
    else:
        words = listed([Message("card-with-value", {"card": CardsArgument([card]), "age": card.age}) for card in cards])
    where = place_argument(place, question.seat, YOUR)
    return MessageArgument(Message("prompt-exchange-side", {"cards": MessageArgument(words), "place": where}))


def listed(messages: Sequence[Message]) -> Message:
    """Several phrases as one, as `Catalogue.listed` puts words together."""
    phrase = messages[0]
    for key, following in zip(list_keys(len(messages)), messages[1:], strict=True):
        phrase = Message(key, {"all": MessageArgument(phrase), "next": MessageArgument(following)})
    return phrase


def counted(prompt: Message, question: QuestionView) -> Message:
    """The prompt with how many cards are chosen, if several can be and are chosen one by one."""
    most = limit(question)
    if question.kind == ASK_ORDER or (most <= 1 and question.picked == 0):
        return prompt
    picked: dict[str, Argument] = {"prompt": MessageArgument(prompt), "picked": question.picked}
    if as_many_as_there_are(question):
        return Message("prompt-picked-any", picked)
    if question.least == most:
        return Message("prompt-picked-exactly", picked | {"most": most})
    if question.least:
        return Message("prompt-picked-between", picked | {"least": question.least, "most": most})
    return Message("prompt-picked-most", picked | {"most": most})


def limit(question: QuestionView) -> int:
    """How many cards can be chosen in all: no more than there are; of cards unseen nobody knows."""
    left = left_to_choose(question)
    seen = left and all(option.kind == "card" for option in left)
    return min(question.most, question.picked + len(left)) if seen else question.most


def as_many_as_there_are(question: QuestionView) -> bool:
    """Whether the limit is the number of cards there are, and none need be chosen; of cards unseen nobody knows."""
    left = left_to_choose(question)
    seen = all(option.kind == "card" for option in left)
    return question.least == 0 and seen and limit(question) - question.picked == len(left)


def left_to_choose(question: QuestionView) -> list[OptionView]:
    """What can be chosen besides nothing."""
    return [option for option in question.options if option.kind != "pass"]


def reason_message(question: QuestionView, card: Card | None) -> Message | None:
    """Why the seat is asked: "You are hit by Oars (castle 1 against 3)."; None for the questions of a turn.

    `card` is the one that asks.
    """
    why = question.why
    if why is None or card is None:
        return None
    own = why.executing == question.seat and why.role in (SHARES, DEMANDED)
    return role_message(why, card, why.executing, to_them=own)


def waiting_message(question: QuestionView, paid: str = "") -> Message:
    """What somebody else is choosing, in words that everybody may hear: "Bob chooses a card to return, for Oars.", or
    for which action, by name, the chosen card pays.
    """
    arguments: dict[str, Argument] = {"player": PlayerArgument(question.seat)}
    if question.kind in WITHOUT_CARD or question.kind not in KINDS:
        return Message(f"waits-{question.kind}", arguments)
    purpose = PICK if question.purpose == PICK else WordArgument(f"purpose-{question.purpose}")
    if paid:
        return Message(f"waits-{paid}", arguments | {"card": CardNameArgument(question.about)})
    if question.why is None:
        return Message("waits-choice", arguments | {"kind": question.kind, "purpose": purpose})
    card = CardNameArgument(question.why.card)
    return Message("waits-effect", arguments | {"kind": question.kind, "purpose": purpose, "card": card})
