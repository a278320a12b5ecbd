"""The icons of a city that act when it is melded in a Meld action (ruling 88)."""

from splay.core.card import Card
from splay.core.cards import Cards
from splay.core.event import DRAW, IN_VAIN
from splay.core.player import Player
from splay.core.symbols import BOTTOM_MIDDLE, SYMBOL_NAMES, TOP_MIDDLE
from splay.sets.cities.events import IconEvent
from splay.sets.cities.symbols import ACTING, ARROWS, PLUS, SEARCHES


def acting_icons(card: Card) -> list[int]:
    """The symbols of a card that act when it is melded, in their order: the top one first (decision 13)."""
    if len(card.icons) <= TOP_MIDDLE:
        return []
    return [sign for sign in (card.icons[TOP_MIDDLE], card.icons[BOTTOM_MIDDLE]) if sign in ACTING]


def act(player: Player, card: Card) -> None:
    """Executes the icons of a city that a player has melded."""
    events = player.game.events
    for sign in acting_icons(card):
        told = 0
        if events is not None:
            events.append(IconEvent(player.seat, card.alone, SYMBOL_NAMES[sign]))
            told = len(events)
        if not execute(player, card, sign) and events is not None:
            events[told - 1].note = IN_VAIN


def execute(player: Player, card: Card, sign: int) -> bool:
    """Executes one icon of a city that a player has melded. Whether that changed anything."""
    if sign == PLUS:
        player.draw(card.age + 1)
        return True
    if sign in ARROWS:
        return player.splay(card.color, ARROWS[sign])
    return search(player, card.age, SEARCHES[sign])


def search(player: Player, age: int, icon: int) -> bool:
    """Draws and reveals as many base cards of an age as its number says, keeps those with an icon, returns the others.
    Whether there were any.

    No more than there are: other ages and other sets are never drawn from (rulings 88, 96).
    """
    game = player.game
    drawn: list[Card] = []
    while len(drawn) < age and game.supplies[age - 1].cards:
        card = game.supplies[age - 1].cards[-1]
        game.move(card, player.hand, DRAW, player.seat)
        player.reveal(card)
        drawn.append(card)
    player.return_all(Cards([card for card in drawn if not card.has(icon)], player.hand))
    game.revealed.clear()
    return len(drawn) > 0
