"""Flags and fountains: achievements as long as they can be seen, and flags only while nobody has more (ruling 90)."""

from typing import Final

from splay.core.board import Pile
from splay.core.card import Card
from splay.core.fleeting import FleetingAchievement
from splay.core.player import Player
from splay.core.symbols import COUNT_BITS, COUNT_MASK, SYMBOL_NAMES, UNSPLAYED
from splay.sets.cities.symbols import FLAG, FLAG_SHIFT, FOUNTAIN, FOUNTAIN_SHIFT

IN_SIGHT: Final = COUNT_MASK << FOUNTAIN_SHIFT | COUNT_MASK << FLAG_SHIFT
"""The part of a tally that counts fountains and flags."""


def flags_and_fountains(player: Player) -> int:
    """How many achievements the player's flags and fountains are now."""
    if not any_in_sight(player):
        return 0
    count = 0
    for pile in player.board.piles:
        shown = (pile.tally() & IN_SIGHT) >> FOUNTAIN_SHIFT
        if shown:
            count += shown & COUNT_MASK
            flags = (shown >> COUNT_BITS) & COUNT_MASK
            if flags and not ahead(player, pile.color):
                count += flags
    return count


def signs_in_sight(player: Player) -> list[FleetingAchievement]:
    """The flags and fountains that the player's board shows, those of a pile top first."""
    found = []
    for pile in player.board.piles:
        if pile.tally() & IN_SIGHT:
            for card in pile.cards[::-1]:
                signs = card.signs if card is pile.cards[-1] else card.signs_shown[pile.splay]
                found += [fleeting(player, card, sign) for sign in signs if sign in (FLAG, FOUNTAIN)]
    return found


def fleeting(player: Player, card: Card, sign: int) -> FleetingAchievement:
    """A flag or a fountain that can be seen on a player's board; a fountain nobody takes away."""
    takers = []
    if sign == FLAG:
        own = visible_cards(player.board.piles[card.color])
        for other in player.opponents():
            takers.append((other.seat, max(0, own + 1 - visible_cards(other.board.piles[card.color]))))
    return FleetingAchievement(card, SYMBOL_NAMES[sign], takers)


def ahead(player: Player, color: int) -> list[Player]:
    """The opponents who have more visible cards of a color than the player, and so take its flag away; no team mate."""
    own = visible_cards(player.board.piles[color])
    return [other for other in player.opponents() if visible_cards(other.board.piles[color]) > own]


def visible_cards(pile: Pile) -> int:
    """How many cards of a pile can be seen (ruling 40)."""
    return visible_number(len(pile.cards), pile.splay)


def visible_number(cards: int, splay: int) -> int:
    """How many of so many cards can be seen that lie on each other, splayed so."""
    return cards if splay != UNSPLAYED or cards < 2 else 1


def any_in_sight(player: Player) -> bool:
    """Whether the player's board shows a flag or a fountain."""
    return player.board.tally() & IN_SIGHT != 0
