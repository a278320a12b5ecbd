"""Words for questions and their options: which card asks, what for, how many so far."""

from typing import Final

from splay.core.dogma import DEMANDED, SHARES
from splay.core.question import (
    ASK_ACTION,
    ASK_BRANCH,
    ASK_CARD,
    ASK_FIRST_MELD,
    ASK_MAY,
    ASK_ORDER,
    ASK_SPLAY,
    PICK,
    TO_EXCHANGE,
    TO_MELD,
    TO_RETURN,
    TO_TRANSFER,
    TO_TUCK,
)
from splay.core.zones import HAND, PILE, SCORE
from splay.views.model import OptionView, PlaceView, QuestionView
from splay.views.wording import Wording

WITHOUT_PURPOSE: Final = (ASK_ACTION, ASK_FIRST_MELD, ASK_BRANCH, ASK_SPLAY)
"""Kinds of question that say what they are for by themselves."""
PILED: Final = (TO_RETURN, TO_TUCK, TO_MELD)
"""What cards are put in order for that come to lie on each other."""
WITH_OWNER: Final = (HAND.name, SCORE.name, PILE.name)
"""The kinds of places whose cards belong to a player."""
NAMED: Final = 4
"""Up to so many cards are called by their names."""


class Prompts(Wording):
    """Words for the questions of one table."""

    def prompt(self, question: QuestionView) -> str:
        """What is asked, by which card, and how many cards are chosen so far."""
        prompt = self.counted(self.asked(question), question)
        if question.why is None:
            return prompt[0].upper() + prompt[1:]
        return self.text("prompt-because", card=self.named(question.why.card), prompt=prompt)

    def asked(self, question: QuestionView) -> str:
        """What is asked."""
        kind, purpose = question.kind, question.purpose
        direction = self.text(f"direction-{question.direction}") if question.direction else ""
        if kind in WITHOUT_PURPOSE:
            return self.text(f"prompt-{kind}", direction=direction)
        if purpose == PICK:
            return self.text(f"prompt-{kind}-pick")
        if kind == ASK_ORDER:
            key = f"prompt-order-{purpose}" if purpose in PILED else "prompt-order"
            return self.text(key, purpose=self.text(f"purpose-{purpose}"), number=len(question.moving))
        if kind == ASK_MAY and purpose == TO_EXCHANGE and question.moving:
            return self.exchange(question)
        place = self.source(question) if kind == ASK_CARD else ""
        return self.text(
            "prompt-card-from" if place else f"prompt-{kind}",
            purpose=self.purpose(question),
            place=place,
            number=question.most,
        )

    def source(self, question: QuestionView) -> str:
        """The one place that all cards to choose from lie in; "" where there are several."""
        places = {self.place_from(place, question.seat) for place in places_of(question)}
        return places.pop() if len(places) == 1 else ""

    def purpose(self, question: QuestionView) -> str:
        """What the chosen card is for; of a transfer also to whom it goes."""
        to = self.receiver(question) if question.purpose == TO_TRANSFER and question.kind == ASK_CARD else None
        if to is None:
            return self.text(f"purpose-{question.purpose}")
        if to == question.seat:
            return self.text("purpose-transfer-to-you")
        return self.text("purpose-transfer-away" if to < 0 else "purpose-transfer-to", player=self.player(to))

    def receiver(self, question: QuestionView) -> int | None:
        """Who gets a card that is chosen for a transfer: in a demand the one of the two whose card it is not. Of
        other effects the one who chooses somebody else's card, and an opponent (-1 where there are several) where it
        is their own. None where that cannot be told.
        """
        owners = {place.seat for place in places_of(question) if place.kind in WITH_OWNER}
        why = question.why
        if why is None or len(owners) == 0:
            return None
        if why.role == DEMANDED:
            pair = {why.launcher, why.executing} - owners
            return pair.pop() if len(pair) == 1 else None
        if question.seat not in owners:
            return question.seat
        return 1 - question.seat if len(self.names) == 2 else -1

    def exchange(self, question: QuestionView) -> str:
        """Which cards would be exchanged for which."""
        sides = [self.side(question, PlaceView(kind.name, question.seat)) for kind in (HAND, SCORE)]
        given, taken = sides if question.moving[0].place.kind == HAND.name else sides[::-1]
        return self.text("prompt-may-exchange", given=given, taken=taken)

    def side(self, question: QuestionView, place: PlaceView) -> str:
        """The cards of one side of an exchange, by name where they are few."""
        cards = [moving.shown for moving in question.moving if moving.place == place]
        if len(cards) == 0:
            return self.text("card-none")
        if len(cards) > NAMED:
            words = self.text("prompt-exchange-cards", number=len(cards))
        else:
            words = self.text("card-with-value", card=self.card(cards[0]), age=cards[0].age)
            for shown in cards[1:]:
                card = self.text("card-with-value", card=self.card(shown), age=shown.age)
                words = self.text("card-and", cards=words, card=card)
        return self.text("prompt-exchange-side", cards=words, place=self.place_from(place, question.seat))

    def counted(self, prompt: str, question: QuestionView) -> str:
        """The prompt with how many cards are chosen, where several are chosen one by one."""
        if question.kind == ASK_ORDER or (question.most <= 1 and question.picked == 0):
            return prompt
        counts = {"picked": question.picked, "least": question.least, "most": question.most}
        if as_many_as_there_are(question):
            return self.text("prompt-picked-any", prompt=prompt, **counts)
        if question.least == question.most:
            return self.text("prompt-picked-exactly", prompt=prompt, **counts)
        return self.text("prompt-picked-between" if question.least else "prompt-picked-most", prompt=prompt, **counts)

    def reason(self, question: QuestionView) -> str:
        """Why the seat is asked: "You are hit by Oars (castle 1 against 3)."; "" for the questions of a turn."""
        why = question.why
        if why is None:
            return ""
        own = why.executing == question.seat and why.role in (SHARES, DEMANDED)
        return self.role(why, why.executing, to_them=own)

    def option(self, option: OptionView, question: QuestionView) -> str:
        """The words of one answer: those of the effect that asks, where it has some."""
        words = self.answer(option.words) if option.words else None
        if words is not None:
            return words
        if option.kind == "pass":
            return self.text(passing(question))
        place = "" if option.place is None else self.place_from(option.place, question.seat)
        elsewhere = option.kind == "card" and option.place not in (None, PlaceView(HAND.name, question.seat))
        if option.place == PlaceView(SCORE.name, question.seat) and set(places_of(question)) == {option.place}:
            elsewhere = False  # the words of the effect say it, and the list stays short
        return self.text(
            "option-card-of" if elsewhere else f"option-{option.kind}",
            card="" if option.shown is None else self.card(option.shown),
            place=place,
            value=option.value or option.key.rpartition(":")[2],
            color=self.text(f"color-{option.color}") if option.color else "",
            player=self.player(option.player) if option.player >= 0 else "",
        )

    def place_from(self, place: PlaceView, seat: int) -> str:
        """A place as one names it to the person on a seat: "your score pile", "Bob's board"."""
        return self.text(f"place-{place.kind}-your") if place.seat == seat else self.place(place, seat)


def places_of(question: QuestionView) -> list[PlaceView]:
    """The places that the cards to choose from lie in, one for each card."""
    return [option.place for option in question.options if option.place is not None]


def as_many_as_there_are(question: QuestionView) -> bool:
    """Whether the limit is the number of cards there are, and none need be chosen; of cards unseen nobody knows."""
    left = [option for option in question.options if option.kind != "pass"]
    seen = all(option.kind == "card" for option in left)
    return question.least == 0 and seen and question.most - question.picked == len(left)


def passing(question: QuestionView) -> str:
    """The key of the words for choosing nothing, or nothing more: they say what is then not done."""
    if question.picked:
        return "option-pass-done"
    if question.kind == ASK_SPLAY:
        return "option-pass-splay"
    said = question.kind == ASK_CARD and question.purpose != PICK
    return f"option-pass-{question.purpose}" if said else "option-pass"
