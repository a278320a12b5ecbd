"""What the computer would do in the viewer's place, as lines: the best answers, their chances, and why each is good."""

from splay.terminal.option_list import choices
from splay.terminal.shown_table import ShownTable
from splay.views.messages import WordArgument
from splay.views.model import QuestionView
from splay.views.table_model import AdvisedAnswer


def advice_lines(table: ShownTable) -> list[str]:
    """A line for each answer that is advised, the best first, with the number that gives it, and a line that says who
    advises it. Raises ValueError if nobody does.
    """
    words, question = table.words, table.question()
    advice = table.advice()
    if question is None or not advice.answers:
        return [words.text("advice-none")]
    lines = [told(table, question, answer) for answer in advice.answers]
    computer = WordArgument(f"agent-{advice.judge}")
    return [*lines, words.say("advice-by", computer=computer, games=advice.games, others=advice.others)]


def told(table: ShownTable, question: QuestionView, answer: AdvisedAnswer) -> str:
    """An answer, the seat's chance to win with it, and why it is good."""
    words = table.words
    offered = choices(table, question)
    labels = {choice.key: choice.label for choice in offered}
    number = next(choice.number for choice in offered if choice.key == answer.key)
    cards = words.catalogue.listed([labels[key] for key in [answer.key, *answer.then] if key in labels])
    percent = round(100 * answer.chance)
    if answer.why is None:
        return words.text("advice-line", number=number, answer=cards, chance=percent)
    return words.text("advice-line-why", number=number, answer=cards, chance=percent, why=words.message(answer.why))
