"""Words for questions and their options: which card asks, what for, how many so far."""

from typing import Final

from splay.core.question import ASK_ACTION, ASK_BRANCH, ASK_FIRST_MELD, ASK_ORDER, ASK_SPLAY, PICK
from splay.views.model import OptionView, QuestionView
from splay.views.wording import OWNED, Wording

WITHOUT_PURPOSE: Final = (ASK_ACTION, ASK_FIRST_MELD, ASK_BRANCH, ASK_SPLAY)
"""Kinds of question that say what they are for by themselves."""
ANY_NUMBER: Final = 100
"""From this limit on there is none."""


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
        direction = self.text(f"direction-{question.direction}") if question.direction else ""
        if question.kind in WITHOUT_PURPOSE:
            return self.text(f"prompt-{question.kind}", direction=direction)
        if question.purpose == PICK:
            return self.text(f"prompt-{question.kind}-pick")
        return self.text(f"prompt-{question.kind}", purpose=self.text(f"purpose-{question.purpose}"))

    def counted(self, prompt: str, question: QuestionView) -> str:
        """The prompt with how many cards are chosen, where several are chosen one by one."""
        if question.most <= 1 or question.kind == ASK_ORDER:
            return prompt
        if question.most >= ANY_NUMBER:
            return self.text("prompt-picked-any", prompt=prompt, picked=question.picked)
        key = "prompt-picked-exactly" if question.least == question.most else "prompt-picked-most"
        return self.text(key, prompt=prompt, picked=question.picked, most=question.most)

    def reason(self, question: QuestionView) -> str:
        """Why the seat is asked: "Bob must follow Oars (castle 1 against 3)."; "" for the questions of a turn."""
        why = question.why
        return "" if why is None else self.role(why, why.executing)

    def option(self, option: OptionView, question: QuestionView) -> str:
        """The words of one answer."""
        if option.kind == "pass":
            return self.text("option-pass-done" if question.picked else "option-pass")
        place = self.place_from(option.zone, question.seat) if option.zone else ""
        elsewhere = option.kind == "card" and option.zone not in ("", f"hand.{question.seat}")
        if option.zone == f"score.{question.seat}" and {other.zone for other in question.options} <= {option.zone, ""}:
            elsewhere = False  # the words of the effect say it, and the list stays short
        return self.text(
            "option-card-of" if elsewhere else f"option-{option.kind}",
            card="" if option.shown is None else self.card(option.shown),
            place=place,
            value=option.value or option.key.rpartition(":")[2],
            color=self.text(f"color-{option.color}") if option.color else "",
            player=self.player(option.player) if option.player >= 0 else "",
        )

    def place_from(self, zone: str, seat: int) -> str:
        """A zone as one names it to the person on a seat: "your score pile", "Bob's board"."""
        kind, _, rest = zone.partition(".")
        own = kind in OWNED and rest.partition(".")[0] == str(seat)
        return self.text(f"place-{kind}-your") if own else self.place(zone, seat)
