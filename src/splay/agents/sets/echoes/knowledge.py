"""What bonuses, echo effects, the forecast and promoting from it are worth."""

from typing import Final

from splay.agents.action_worths import covering_worth, dogma_worth, highest_of, reached, shared_worth
from splay.agents.features import faces_in
from splay.agents.set_knowledge import SetKnowledge
from splay.core.action import Action, DogmaAction, MeldAction
from splay.core.card import Card
from splay.core.option import Option
from splay.core.player import Player
from splay.core.symbols import COLOR_NAMES, ICON_BITS, ICON_MASK, SPLAY_NAMES, UNSPLAYED
from splay.sets.bonuses import BONUSES, bonus_count, bonus_points, signs_in
from splay.sets.echoes.foreshadowing import FORECAST, forecast_of
from splay.sets.echoes.promotion import ASK_PROMOTE, Promote, PromoteAndUse
from splay.sets.echoes.symbols import ECHO
from splay.sets.echoes.visible import echo_count
from splay.views.model import View

POINT: Final = 0.5
"""What a point that a bonus brings is worth to the rules."""
LOWER: Final = -2.0
"""What each value less than the card that it would cover is worth to the rules in promoting a card."""
USE: Final = 0.3
"""What using a promoted card has to be worth to the rules at least: more than what everybody shares."""
ECHO_SHOWN: Final = 0.4
BONUS_SHOWN: Final = 0.2
"""What each visible echo effect is worth in points of evaluation, and each bonus besides its points."""
FORESEEN: Final = 0.7
FORESEEN_VALUE: Final = 0.25
"""What a card in the forecast is worth in points of evaluation, and each of its value: as much as one in hand."""
FURTHER: Final = 0.85
"""What each further card in the forecast counts, compared with the one before: each needs a meld of its own."""
LATER: Final = 0.7
"""What a card in the forecast counts that no card in hand is high enough to promote, compared with another."""


class EchoesKnowledge(SetKnowledge):
    """Counts what bonuses and echo effects come into sight, and melds for the sake of the forecast too."""

    def __init__(self) -> None:
        super().__init__([ASK_PROMOTE])

    def extra_worth(self, action: Action, view: View) -> float:
        """A meld is worth more if it shows bonuses or lets a card be promoted, a dogma for each echo effect."""
        card = action.card
        if card is None:
            return 0.0
        piles = Piles(view)
        if isinstance(action, MeldAction):
            before = piles.bonus_points()
            piles.lay(card)
            return POINT * (piles.bonus_points() - before) + promotion_to_come(card, piles, view)
        return echoes_worth(card, piles, view) if isinstance(action, DogmaAction) else 0.0

    def answer_worth(self, option: Option, view: View) -> float:
        """Promoting counts as a meld does, using the card as a dogma does; covering a higher card costs more."""
        if not isinstance(option, Promote) or option.card is None:
            return 0.0
        return promotion_worth(option.card, Piles(view), view, isinstance(option, PromoteAndUse))

    def strength(self, player: Player) -> float:
        """Visible echo effects and bonuses, and what is in the forecast; the points of bonuses count as all points."""
        worth = 0.0
        for pile in player.board.piles:
            worth += ECHO_SHOWN * echo_count(pile)
        worth += BONUS_SHOWN * bonus_count(player.board)
        return worth + forecast_worth(player)


class Piles:
    """The viewer's piles by color, bottom first, with their splays, to lay cards on them that it may meld."""

    __slots__ = ("cards", "splays")

    def __init__(self, view: View) -> None:
        faces = faces_in(view)
        self.cards: list[list[Card]] = [[] for _ in COLOR_NAMES]
        self.splays = [UNSPLAYED] * len(COLOR_NAMES)
        for pile in view.players[view.seat].board:
            color = COLOR_NAMES.index(pile.color)
            self.cards[color] = [faces[key] for key in pile.cards]
            self.splays[color] = SPLAY_NAMES.index(pile.splay)

    def lay(self, card: Card) -> None:
        """Lays a card on the pile of its color."""
        self.cards[card.color].append(card)

    def take_back(self, card: Card) -> None:
        """Takes the card away that was laid last on the pile of its color."""
        self.cards[card.color].pop()

    def tops(self) -> list[Card | None]:
        """The top cards by color."""
        return [cards[-1] if cards else None for cards in self.cards]

    def bonus_points(self) -> int:
        """The points that the visible bonuses bring."""
        bonuses: list[int] = []
        for color, cards in enumerate(self.cards):
            bonuses += [BONUSES[sign] for sign in signs_in(cards, self.splays[color]) if sign in BONUSES]
        return bonus_points(bonuses)

    def echoing(self, color: int) -> list[Card]:
        """The cards of a color whose echo effects can be seen."""
        cards, splay = self.cards[color], self.splays[color]
        return [card for card in cards if ECHO in (card.signs if card is cards[-1] else card.signs_shown[splay])]

    def count(self, icon: int) -> int:
        """How many of an icon are visible."""
        icons = 0
        for cards, splay in zip(self.cards, self.splays, strict=True):
            for card in cards:
                icons += card.full if card is cards[-1] else card.shown[splay]
        return (icons >> (icon * ICON_BITS)) & ICON_MASK


def promotion_to_come(melded: Card, piles: Piles, view: View) -> float:
    """What the best promotion is worth that a meld allows, the card melded lying on its pile; 0 if there is none."""
    best = 0.0
    faces = faces_in(view)
    for zone in view.players[view.seat].zones:
        if zone.kind == FORECAST.name:
            for shown in zone.cards:
                if shown.age <= melded.face_up_age:
                    card = faces[shown.card]
                    best = max(best, promotion_worth(card, piles, view, used=False))
                    if card.usable():
                        best = max(best, promotion_worth(card, piles, view, used=True))
    return best


def promotion_worth(card: Card, piles: Piles, view: View, used: bool) -> float:
    """What it is worth to promote a card onto the piles, and to use it then."""
    tops = piles.tops()
    top = tops[card.color]
    worth = covering_worth(card, top, highest_of(tops))
    if top is not None and card.age < top.age:
        worth = LOWER * (top.age - card.age)
    points = piles.bonus_points()
    piles.lay(card)
    worth += POINT * (piles.bonus_points() - points)
    if used:
        more = piles.count(card.featured) - view.players[view.seat].icons[card.featured]
        worth += dogma_worth(card, view, more) + echoes_worth(card, piles, view, more) - USE
    piles.take_back(card)
    return worth


def echoes_worth(card: Card, piles: Piles, view: View, more_icons: int = 0) -> float:
    """What the visible echo effects are worth in a dogma of a card that lies on top of its pile."""
    fewer, sharing = reached(card, view, more_icons)
    return sum([shared_worth(one, fewer, sharing) for one in piles.echoing(card.color)])


def forecast_worth(player: Player) -> float:
    """What the forecast is worth in points of evaluation, by the ages of its cards and of those in hand."""
    highest = max([card.age for card in player.hand.cards], default=0)
    worth = 0.0
    share = 1.0
    for card in forecast_of(player).cards:
        worth += share * (FORESEEN + FORESEEN_VALUE * card.age) * (1.0 if card.age <= highest else LATER)
        share *= FURTHER
    return worth
