"""The lines between the boards and the question: the viewer's hand, supplies, achievements in reach."""

from typing import Final

from rich.text import Text

from splay.core.symbols import COLOR_NAMES
from splay.terminal.boards import COLORS, further_zones, shortened
from splay.terminal.described import shown_card
from splay.terminal.goals import nearest
from splay.terminal.supply_counts import filled
from splay.terminal.words import Words
from splay.views.model import View, ZoneView

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


def zones_text(words: Words, zones: list[ZoneView], width: int) -> Text:
    """Zones that sets bring, each from a line of its own on; nothing without such a set."""
    return Text("\n").join([filled(words.zone(zone.kind), zone_parts(words, zone), width) for zone in zones])


def own_zones_text(words: Words, view: View, width: int, narrow: bool) -> Text:
    """The zones in which the viewer has cards that the boxes do not name: several, or any if the boxes are narrow."""
    zones = further_zones(view.players[view.seat]) if view.seat >= 0 else []
    return zones_text(words, [zone for zone in zones if narrow or len(zone.cards) > 1], width)


def zone_parts(words: Words, zone: ZoneView) -> list[Text]:
    """The cards of a zone, none of which is broken."""
    said = [shown_card(words, card) for card in zone.cards]
    return [Text(f"{card},") for card in said[:-1]] + [Text(said[-1] if said else words.text("none"))]


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
