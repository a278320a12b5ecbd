"""The open question of the viewer, ready to be shown: prompt, reason, words of the effect, options with notes."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from splay.core.card import Card
from splay.core.question import ASK_ACTION, ASK_FIRST_MELD, ASK_SPLAY
from splay.terminal.boards import shown_icons
from splay.terminal.previews import brings_in_short, icon_line, in_short, is_foretold, of_simple_action
from splay.terminal.shown_table import ShownTable
from splay.terminal.words import Words
from splay.views.model import OptionView, QuestionView, View


class Choice(NamedTuple):
    """One option: its key, its words, the card it is about, a note on what it would do, of which kind it is, whether it
    is told together with its preview, and the number that chooses it, 0 for the next one that is free.
    """

    key: str
    label: str
    card: Card | None
    note: str
    kind: str = ""
    foretold: bool = False
    number: int = 0


def numbered(choices: Sequence[Choice]) -> dict[int, Choice]:
    """Choices by the numbers that choose them."""
    found: dict[int, Choice] = {}
    for choice in choices:
        found[choice.number or max(found, default=0) + 1] = choice
    return found


OF_A_SET: Final = "set"
"""Stands for the actions that sets bring."""
ORDER: Final = ("draw", "dogma", OF_A_SET, "achieve", "meld")
"""The actions as they are listed, so that a large hand does not push the others out of sight, and what can be used has
mostly the number that it had before.
"""


def choices(table: ShownTable, question: QuestionView) -> list[Choice]:
    """The options of a question in order: actions by kind, cards to meld from the highest down. Each keeps its number
    while cards are picked one by one.
    """
    view = table.view()
    options = question.options
    if question.kind == ASK_ACTION:
        options = sorted(options, key=place_in_list)
    numbers = table.numbers.of(question, [option.key for option in options])
    listed = [choice(table, view, question, option) for option in options]
    return sorted([one._replace(number=numbers[one.key]) for one in listed], key=lambda one: one.number)


def place_in_list(option: OptionView) -> tuple[int, int]:
    """Where an action stands in the list."""
    age = option.shown.age if option.kind == "meld" and option.shown is not None else 0
    return ORDER.index(option.kind if option.kind in ORDER else OF_A_SET), -age


def choice(table: ShownTable, view: View, question: QuestionView, option: OptionView) -> Choice:
    """One option."""
    words = table.words
    card = words.of_key(option.shown.card) if option.shown is not None and option.shown.card else None
    said = note(table, view, question, option)
    return Choice(option.key, words.message(option.message), card, said, option.kind, is_foretold(option))


def note(table: ShownTable, view: View, question: QuestionView, option: OptionView) -> str:
    """What an option would do, in few words: the value drawn, who shares and is hit, the icons that a splay shows; of a
    card to begin with its English title, which the alphabet goes by, if the language has another one.
    """
    words = table.words
    if question.kind == ASK_FIRST_MELD and option.shown is not None and option.shown.card:
        return words.english(words.of_key(option.shown.card))
    if option.kind == "draw":
        return words.next_draw(view, question.seat, "note-draw") or words.text("note-ends")
    if is_foretold(option):
        return in_short(table, option.key)
    if option.kind == "meld" and question.kind == ASK_ACTION:
        return brings_in_short(table, option.key)
    if option.kind == "color" and question.kind == ASK_SPLAY:
        shown = shown_icons(view, question.seat).get(option.color, [])
        after = [now + more for now, more in zip(shown, option.icons, strict=False)]
        return words.text("note-splay", icons=words.icons_there(after)) if after else ""
    return ""


def about(table: ShownTable, option: Choice) -> list[str]:
    """What to know about an option in few lines: the icons its dogma counts, the words of its card, what it draws."""
    lines = [] if option.card is None else table.words.effects(option.card)
    if option.foretold:
        seen = table.known_preview(option.key)
        lines[:0] = [] if seen is None or not seen.icon else [icon_line(table, seen)]
    elif option.kind in ORDER and option.card is None:
        lines.append(of_simple_action(table, option.key))
    return lines


def effect_lines(words: Words, question: QuestionView) -> list[str]:
    """Why the question is asked, and the words of the effect that asks it; nothing for the questions of a turn."""
    why = question.why
    if why is None:
        return []
    return [words.message(question.reason), words.effect(words.of_key(why.card), why.effect)]
