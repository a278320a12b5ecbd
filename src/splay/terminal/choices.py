"""The open question of the viewer, ready to be shown: prompt, reason, words of the effect, options with notes."""

from typing import Final, NamedTuple

from splay.core.card import Card
from splay.core.question import ASK_ACTION
from splay.terminal.previews import in_short
from splay.terminal.table import Table
from splay.terminal.words import Words
from splay.views.model import OptionView, QuestionView, View


class Choice(NamedTuple):
    """One option: its key, its words, the card it is about, and a note on what it would do."""

    key: str
    label: str
    card: Card | None
    note: str


ORDER: Final = ("draw", "achieve", "dogma", "meld")
"""The actions as they are listed, so that a large hand does not push the others out of sight."""


def choices(table: Table, question: QuestionView) -> list[Choice]:
    """The options of a question in order: actions by kind, cards to meld from the highest down."""
    view = table.view()
    options = question.options
    if question.kind == ASK_ACTION:
        options = sorted(options, key=place_in_list)
    return [choice(table, view, question, option) for option in options]


def place_in_list(option: OptionView) -> tuple[int, int]:
    """Where an action stands in the list."""
    age = option.shown.age if option.kind == "meld" and option.shown is not None else 0
    return ORDER.index(option.kind), -age


def choice(table: Table, view: View, question: QuestionView, option: OptionView) -> Choice:
    """One option."""
    words = table.words
    card = words.of_key(option.shown.card) if option.shown is not None and option.shown.card else None
    label = words.option(option, question)
    if option.kind == "branch" and question.why is not None:
        label = branch_label(words, question, option)
    return Choice(option.key, label, card, note(table, view, question, option))


def branch_label(words: Words, question: QuestionView, option: OptionView) -> str:
    """The words of an alternative, where the catalogue has some for this card."""
    assert question.why is not None
    key = f"branch-{question.why.card}-{option.key.rpartition(':')[2]}"
    return words.text(key) if words.catalogue.has_text(key) else words.option(option, question)


def note(table: Table, view: View, question: QuestionView, option: OptionView) -> str:
    """What an action would do, in few words: the value drawn, who shares and is hit."""
    words = table.words
    if option.kind == "draw":
        age = view.draws_from[question.seat]
        return words.text("note-draw", card=words.text("card-back", age=age)) if age <= 10 else words.text("note-ends")
    if option.kind == "dogma":
        return in_short(table, option.key)
    return ""


def effect_lines(words: Words, question: QuestionView) -> list[str]:
    """Why the question is asked, and the words of the effect that asks it; nothing for the questions of a turn."""
    why = question.why
    if why is None:
        return []
    return [words.reason(question), words.catalogue.effect(words.of_key(why.card), why.effect)]
