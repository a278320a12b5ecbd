"""The lines between the boards and the question: the viewer's hand, supplies, achievements in reach."""

from typing import Final

from rich.text import Text

from splay.core.symbols import COLOR_NAMES
from splay.terminal.boards import COLORS, shortened
from splay.terminal.described import shown_cards
from splay.terminal.goals import nearest
from splay.terminal.words import Words
from splay.views.model import View

HAND_LINES: Final = 2
"""The most lines that the hand takes."""
AROUND_NAME: Final = 6
"""The room that age, color and spaces take around the name of a card."""


def hand_text(words: Words, view: View, width: int) -> Text:
    """The viewer's hand by name, highest cards first; names are shortened if two lines are not enough."""
    text = Text().append(words.text("fact-hand"), "bold")
    if view.seat < 0:
        return text.append(words.text("fact-watching"))
    cards = [words.of_key(shown.card) for shown in view.players[view.seat].hand]
    room = room_for_names([len(words.named(card.key)) for card in cards], width - len(text))
    used = len(text)
    for card in sorted(cards, key=lambda card: -card.age):
        color = COLOR_NAMES[card.color]
        part = Text(" ").append(str(card.age), "bold").append(words.letter(color), COLORS[color])
        part.append(f" {shortened(words.named(card.key), room)} ")
        if used + len(part) > width + 1:
            text.append("\n")
            used = 0
        text.append_text(part)
        used += len(part)
    return text if cards else text.append(f" {words.text('none')}")


def room_for_names(lengths: list[int], width: int) -> int:
    """How long names may be, for cards with names of these lengths to fit into the lines of the hand."""
    longest = max(lengths, default=0)
    if sum(lengths) + len(lengths) * AROUND_NAME + longest <= HAND_LINES * width:
        return longest
    cards_a_line = -(-len(lengths) // HAND_LINES)
    return max(width // cards_a_line - AROUND_NAME, 1)


def supplies_text(words: Words, view: View) -> Text:
    """How many cards each supply has left."""
    text = fact(words.text("fact-supplies"))
    for supply in words.supplies(view):
        text.append(f" {words.supply(supply)}", "dim").append(f"{supply.cards}")
    return text


def zones_text(words: Words, view: View) -> Text:
    """The viewer's own zones that sets bring, and those of nobody, on a line each; nothing without such a set."""
    own = view.players[view.seat].zones if view.seat >= 0 else []
    lines = [fact(words.zone(zone.kind)).append(f" {shown_cards(words, zone.cards)}") for zone in [*own, *view.zones]]
    return Text("\n").join(lines)


def goals_text(words: Words, view: View, width: int) -> Text:
    """The achievements left, and what the viewer lacks for the cheapest: as many of these as there is room for."""
    heading, specials = words.text("fact-goals"), " ".join(words.special(name) for name in view.specials)
    said = ""
    for most in range(len(view.available) + 1):
        longer = "  ".join([heading, *nearest(words, view, view.seat, most), specials])
        if said and len(longer) > width:
            break
        said = longer
    return fact(heading).append(said.removeprefix(heading))


def fact(heading: str) -> Text:
    """The beginning of a line of facts."""
    return Text(no_wrap=True, overflow="ellipsis").append(heading, "bold")
