"""Digging: what a Meld action onto another card can bring (rulings 73 to 75)."""

from splay.core.card import Card
from splay.core.player import Player
from splay.core.symbols import HEX, HIGHEST_AGE, PLACE_NAMES
from splay.core.zones import Supply
from splay.sets.artifacts import ARTIFACTS
from splay.sets.artifacts.events import DigEvent
from splay.sets.artifacts.zones import DISPLAY


def dig(player: Player, card: Card, covered: Card | None) -> Card | None:
    """Digs an artifact for a card that was melded onto another one, if that is due and one can be had; the artifact."""
    if covered is None or not (by_value(card, covered) or by_picture(card, covered)):
        return None
    display = player.zone(DISPLAY)
    supply = dug_from(player, covered)
    if display.cards or supply is None:
        return None
    game, artifact = player.game, supply.cards[-1]
    game.shift(artifact, supply, display, False)
    if game.events is not None:
        game.information += 1
        picture = PLACE_NAMES[card.icons.index(HEX)] if by_picture(card, covered) else ""
        covers = card.key, covered.key, by_value(card, covered), picture
        wanted = covered.face_up_age if supply.age > covered.face_up_age else 0
        game.events.append(DigEvent(player.seat, artifact.alone, supply.place, display.place, *covers, wanted))
    game.settle()
    return artifact


def by_value(card: Card, covered: Card) -> bool:
    """Whether the melded card's value is not higher than that of the card that it covers, on a board."""
    return card.face_up_age <= covered.face_up_age


def by_picture(card: Card, covered: Card) -> bool:
    """Whether the pictures of both cards stand in the same place."""
    return card.icons.index(HEX) == covered.icons.index(HEX)


def dug_from(player: Player, covered: Card) -> Supply | None:
    """The supply that a dig for this covered card is taken from; None if it is empty, or there is no such age."""
    age = player.game.draw_age(covered.face_up_age)
    if age > HIGHEST_AGE:
        return None
    supply = player.game.supply(ARTIFACTS, age)
    return supply if supply.cards else None
