"""The lines between the boards and the question: the viewer's hand, supplies, achievements in reach."""

from typing import Final

from rich.text import Text

from splay.core.symbols import COLOR_NAMES
from splay.terminal.boards import COLORS
from splay.terminal.goals import nearest
from splay.terminal.words import Words
from splay.views.model import View

WIDTH_OF_SPECIALS: Final = 48
WIDTH_OF_GOAL: Final = 13


def hand_text(words: Words, view: View) -> Text:
    """The viewer's hand by name."""
    text = fact(words.text("fact-hand"))
    if view.seat < 0:
        return text.append(words.text("fact-watching"))
    cards = [words.of_key(shown.card) for shown in view.players[view.seat].hand]
    for card in sorted(cards, key=lambda card: -card.age):
        color = COLOR_NAMES[card.color]
        text.append(f" {card.age}", "bold").append(words.letter(color), COLORS[color])
        text.append(f" {words.named(card.key)} ")
    return text if cards else text.append(f" {words.text('none')}")


def supplies_text(words: Words, view: View) -> Text:
    """How many cards each supply has left."""
    text = fact(words.text("fact-supplies"))
    for age, number in enumerate(view.supplies, 1):
        text.append(f" [{age}]", "dim").append(f"{number}")
    return text


def goals_text(words: Words, view: View, width: int) -> Text:
    """The achievements left, and what the viewer lacks for the cheapest."""
    text = fact(words.text("fact-goals"))
    goals = [f"[{value}]" for value in view.available]
    if view.seat >= 0:
        goals = nearest(words, view, view.seat, max(width - WIDTH_OF_SPECIALS, 0) // WIDTH_OF_GOAL)
    return text.append("".join(f" {goal} " for goal in goals) + " " + " ".join(view.specials))


def fact(heading: str) -> Text:
    """The beginning of a line of facts."""
    return Text(no_wrap=True, overflow="ellipsis").append(heading, "bold")
