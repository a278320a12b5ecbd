"""What acting icons, cities drawn, flags and fountains, and endorsing are worth."""

from typing import Final

from splay.agents.action_worths import CERTAIN, UNKNOWN, dogma_worth, top_cards
from splay.agents.features import faces_in
from splay.agents.set_knowledge import SetKnowledge
from splay.core.action import Action, MeldAction
from splay.core.card import Card
from splay.core.symbols import COLOR_NAMES, SPLAY_NAMES, UNSPLAYED
from splay.sets.bonuses import BONUSES, bonus_points, signs_in
from splay.sets.cities import CITIES
from splay.sets.cities.endorsing import TIMES, Endorse
from splay.sets.cities.fleeting import visible_number
from splay.sets.cities.icons import acting_icons
from splay.sets.cities.specials import BY_ARROW, BY_TUCKING
from splay.sets.cities.symbols import ARROWS, FLAG, FOUNTAIN, PLUS
from splay.sets.echoes import ECHOES
from splay.views.model import PlayerView, View

DRAWN: Final = 2.0
"""What a card is worth to the rules that comes without an action of its own."""
FOUND: Final = 0.5
"""What each card is worth that a search looks at: about half of them are kept, and they are no higher than the city."""
SPLAYED: Final = 2.0
"""What a splay is worth to the rules."""
POINT: Final = 0.5
"""What a point that a bonus brings is worth to the rules."""
SHOWN: Final = CERTAIN / 4
"""What a flag or fountain is worth that counts from now on, or is covered: less than any claim, more than all else."""
PAID: Final = 1.0
"""What tucking a card as payment costs."""


class CitiesKnowledge(SetKnowledge):
    """Melds for new colors, for what a city's icons do, and for flags and fountains; endorses what is worth it."""

    def __init__(self) -> None:
        super().__init__([])

    def extra_worth(self, action: Action, view: View) -> float:
        """A meld is worth what it brings at once, endorsing as much as the dogma twice."""
        card = action.card
        if card is None:
            return 0.0
        if isinstance(action, MeldAction):
            return meld_worth(card, view)
        return endorse_worth(card, view) if isinstance(action, Endorse) else 0.0


def meld_worth(card: Card, view: View) -> float:
    """What a Meld action of a card brings besides the card lying there."""
    me = view.players[view.seat]
    cards, splay = pile_of(me, card.color, view)
    draws_city = not any([shown.set == CITIES and shown.card != card.key for shown in me.hand])
    worth = 0.0
    for sign in acting_icons(card):
        if sign == PLUS:
            worth += DRAWN
        elif sign not in ARROWS:
            worth += FOUND * card.age
        elif cards and ARROWS[sign] != splay:
            worth += SPLAYED + (DRAWN if draws_city else 0.0)
            draws_city = False
    if not cards and draws_city:
        worth += DRAWN
    for sign in card.signs:
        if sign in BY_ARROW and ARROWS[sign] == splay and BY_ARROW[sign].name in view.specials:
            worth += CERTAIN
    worth += SHOWN * (fleeting_in([*cards, card], splay, view) - fleeting_in(cards, splay, view))
    if ECHOES not in view.options["sets"]:
        worth += POINT * (points_with(card, view) - points_with(None, view))
    return worth


def endorse_worth(card: Card, view: View) -> float:
    """What endorsing a card is worth: its effects as often as they are executed, less the card tucked."""
    faces = faces_in(view)
    me = view.players[view.seat]
    cities = [top for top in top_cards(me, faces) if top is not None and top.set_name == CITIES]
    most = max([city.age for city in cities if city.has(card.featured)], default=0)
    hand = [faces[shown.card] for shown in me.hand if shown.age <= most]
    worth = TIMES * dogma_worth(card, view) - PAID - UNKNOWN
    for one in hand:
        for sign in one.signs:
            if sign in BY_TUCKING and BY_TUCKING[sign].name in view.specials:
                worth += CERTAIN / len(hand)
    return worth


def pile_of(player: PlayerView, color: int, view: View) -> tuple[list[Card], int]:
    """A player's cards of a color, bottom first, and their splay."""
    faces = faces_in(view)
    for pile in player.board:
        if pile.color == COLOR_NAMES[color]:
            return [faces[key] for key in pile.cards], SPLAY_NAMES.index(pile.splay)
    return [], UNSPLAYED


def fleeting_in(cards: list[Card], splay: int, view: View) -> int:
    """How many achievements flags and fountains of these cards of the viewer's are, lying on each other so splayed."""
    signs = signs_in(cards, splay)
    count = signs.count(FOUNTAIN)
    if FLAG in signs:
        own = visible_number(len(cards), splay)
        me = view.players[view.seat]
        opponents = [player for player in view.players if player.team != me.team and not player.out]
        theirs = [pile_of(player, cards[-1].color, view) for player in opponents]
        if all([visible_number(len(pile), splayed) <= own for pile, splayed in theirs]):
            count += signs.count(FLAG)
    return count


def points_with(card: Card | None, view: View) -> int:
    """The points that the viewer's bonuses bring, with a card more on its pile."""
    me = view.players[view.seat]
    bonuses: list[int] = []
    for color in range(len(COLOR_NAMES)):
        cards, splay = pile_of(me, color, view)
        if card is not None and card.color == color:
            cards = [*cards, card]
        bonuses += [BONUSES[sign] for sign in signs_in(cards, splay) if sign in BONUSES]
    return bonus_points(bonuses)
