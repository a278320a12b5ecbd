"""What Echoes of the Past adds to the rules, and when."""

from splay.core.card import ECHO, Card, Step
from splay.core.player import Player
from splay.core.registry import build_set
from splay.core.zones import Supply
from splay.sets.bonuses import WithBonuses
from splay.sets.echoes import ECHOES, foreshadowing, promotion
from splay.sets.echoes.foreshadowing import FORECAST, forecast_of
from splay.sets.echoes.promotion import offer_promotion
from splay.sets.echoes.rulings import RULINGS
from splay.sets.echoes.specials import NUMBERS, SPECIALS
from splay.sets.echoes.statistics import STATISTICS
from splay.sets.echoes.visible import visible_echoes
from splay.sets.rulings import OF_EXPANSIONS
from splay.sets.set_folder import age_modules

AGES = age_modules("splay.sets.echoes")
PRECEDENCE = 30


class Echoes(WithBonuses):
    """The rules of Echoes of the Past."""

    def __init__(self) -> None:
        rulings = [*OF_EXPANSIONS, *RULINGS]
        kinds = [*foreshadowing.KINDS, *promotion.KINDS]
        super().__init__(
            ECHOES,
            PRECEDENCE,
            [FORECAST],
            SPECIALS,
            NUMBERS,
            rulings=rulings,
            event_kinds=kinds,
            statistics=STATISTICS,
        )

    def cards(self, first_index: int) -> list[Card]:
        return build_set(AGES, ECHOES, first_index)

    def supply_for(self, player: Player, supply: Supply) -> Supply:
        """An Echoes card for a hand with cards, none of which is one (ruling 95)."""
        hand = player.hand.cards
        if not hand:
            return supply
        for card in hand:
            if card.set_name == ECHOES:
                return supply
        own = player.game.supply(ECHOES, supply.age)
        return own if own.cards else supply

    def first_effects(self, launcher: Player, card: Card) -> list[Step]:
        """The visible echo effects of the color, bottom first, but for the card's own, which is among its effects."""
        return [(one, ECHO) for one in visible_echoes(launcher.pile(card.color)) if one is not card]

    def after_meld_action(self, player: Player, card: Card, covered: Card | None) -> None:
        """A promotion (ruling 98)."""
        if forecast_of(player).cards:
            offer_promotion(player, card)
