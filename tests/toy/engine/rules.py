"""What the toy set adds to the rules, at every moment at which an expansion can act."""

from collections.abc import Sequence

from splay.core.board import Pile
from splay.core.card import ECHO, Card, Step
from splay.core.event import Event
from splay.core.expansion import Expansion
from splay.core.foretold import Foretold
from splay.core.game import Game
from splay.core.option import Option
from splay.core.player import Player
from splay.core.registry import build_set
from splay.core.setup import place
from splay.core.symbols import HEX, SHOWN_PLACES
from splay.core.zones import Supply, Zone
from splay.sets.set_folder import age_modules
from tests.toy.engine.actions import WIND, TakeFromWindow, WindUp
from tests.toy.engine.events import KINDS, foretold_fetches
from tests.toy.engine.specials import COLLECTION_CARDS, SPECIALS
from tests.toy.engine.symbols import ECHO_SIGN, points_of
from tests.toy.engine.zones import TOY_BOX, WINDOW

AGES = age_modules("tests.toy.engine")
TOYS = "toys"


class Toys(Expansion):
    """The rules of the toy set."""

    def __init__(self) -> None:
        super().__init__(
            TOYS,
            7,
            [TOY_BOX, WINDOW],
            SPECIALS,
            {"collection_cards": COLLECTION_CARDS},
            event_kinds=KINDS,
            once_a_turn={WIND: "wound_up"},
        )
        self.wind_ups: dict[Card, WindUp] = {}
        self.takes: dict[Card, TakeFromWindow] = {}

    def cards(self, first_index: int) -> list[Card]:
        cards = build_set(AGES, TOYS, first_index)
        self.wind_ups.update({card: WindUp(card) for card in cards})
        self.takes.update({card: TakeFromWindow(card) for card in cards})
        return cards

    def lay_out(self, game: Game) -> None:
        """Everybody begins with a toy, as long as there are any, and one of age 2 lies in the shop window."""
        for player in game.players:
            toys = game.supply(TOYS, 1).cards
            if toys:
                place(game, toys[-1], player.hand.index)
        place(game, game.supply(TOYS, 2).cards[-1], shop_window(game).index)

    def supply_for(self, player: Player, supply: Supply) -> Supply:
        """A toy for a hand with cards but no toys."""
        toys = [card for card in player.hand if card.set_name == TOYS]
        own = player.game.supply(TOYS, supply.age)
        return own if player.hand.cards and not toys and own.cards else supply

    def free_actions(self, player: Player) -> list[Option]:
        """Using a toy on top, for whoever has no achievements, or else melding a card from the toy box."""
        toys = [card for card in player.tops() if card.set_name == TOYS]
        if toys and player.achievement_count() == 0:
            return [card.dogma_action for card in player.tops().of_value(toys[0].age)]
        return [card.meld_action for card in player.zone(TOY_BOX)]

    def actions(self, player: Player) -> list[Option]:
        """Winding up a top toy, once a turn, with a card in hand to tuck; filling an empty toy box."""
        actions: list[Option] = []
        if player.hand.cards and WIND not in player.game.used:
            actions += [self.wind_ups[card] for card in player.tops() if card in self.wind_ups]
        if not player.zone(TOY_BOX).cards:
            actions += [self.takes[card] for card in shop_window(player.game) if card in self.takes]
        return actions

    def first_effects(self, launcher: Player, card: Card) -> list[Step]:
        """The visible echo effects of the color, but for the card's own, which is among its effects."""
        pile = launcher.pile(card.color)
        return [(one, ECHO) for one in pile.cards if one is not card and ECHO_SIGN in visible(pile, one)]

    def extra_icons(self, launcher: Player, card: Card) -> int:
        """A toy has an icon more for each toy in hand."""
        return len([one for one in launcher.hand if one.set_name == TOYS]) if card.set_name == TOYS else 0

    def after_meld_action(self, player: Player, card: Card, covered: Card | None) -> None:
        """A card whose picture covers another's picture brings a card into the toy box."""
        if covered is not None and covered.icons.index(HEX) == card.icons.index(HEX):
            player.transfer(player.draw(covered.age), player.zone(TOY_BOX))

    def after_splay(self, player: Player, owner: Player, color: int) -> None:
        """Whoever splays draws, without a toy in hand."""
        if TOYS not in [card.set_name for card in player.hand]:
            player.draw()

    def foretells(self, events: Sequence[Event], seat: int) -> list[Foretold]:
        """Which toy would be fetched."""
        return foretold_fetches(events, seat)

    def points(self, player: Player) -> int:
        """Bonuses: the highest in full, one more for each other."""
        bonuses = [
            points_of(icon)
            for pile in player.board.piles
            for card in pile.visible()
            for icon in visible(pile, card)
            if points_of(icon)
        ]
        return max(bonuses) + len(bonuses) - 1 if bonuses else 0

    def achievements(self, player: Player) -> int:
        """Three toys on top count as one achievement."""
        return 1 if len([card for card in player.tops() if card.set_name == TOYS]) >= 3 else 0


def shop_window(game: Game) -> Zone:
    """The shop window of a game."""
    return next(iter([zone for zone in game.further_zones() if zone.kind is WINDOW]))


def visible(pile: Pile, card: Card) -> list[int]:
    """What a card of a pile shows in its icon places."""
    if card is pile.cards[-1]:
        return list(card.icons)
    return [card.icons[place] for place in SHOWN_PLACES[pile.splay] if place < len(card.icons)]
