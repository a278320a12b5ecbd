"""What relics add to the rules, and when. Whoever digs may seize one: `sets/artifacts/rules` begins that."""

from splay.core.card import Card
from splay.core.event import RETURN
from splay.core.expansion import Expansion
from splay.core.game import Game
from splay.core.player import Player
from splay.core.registry import card_classes
from splay.core.setup import place
from splay.core.zones import ACHIEVEMENTS, AVAILABLE, SUPPLY, Zone
from splay.sets.artifacts import ARTIFACTS
from splay.sets.artifacts.zones import DISPLAY
from splay.sets.relics import RELICS
from splay.sets.relics.actions import KINDS
from splay.sets.relics.relic import Relic
from splay.sets.relics.rulings import RULINGS
from splay.sets.relics.statistics import STATISTICS
from splay.sets.relics.zones import MUSEUM, RELICS_ACHIEVED, museum
from splay.sets.set_folder import age_modules

AGES = age_modules("splay.sets.relics")
PRECEDENCE = 21


class Relics(Expansion):
    """The rules of relics."""

    def __init__(self) -> None:
        super().__init__(
            RELICS,
            PRECEDENCE,
            [MUSEUM, RELICS_ACHIEVED],
            part_of=ARTIFACTS,
            rulings=RULINGS,
            event_kinds=KINDS,
            statistics=STATISTICS,
        )

    def cards(self, first_index: int) -> list[Card]:
        cards: list[Card] = []
        for module in AGES:
            for relic in card_classes(module):
                assert issubclass(relic, Relic)
                cards.append(relic(first_index + len(cards), relic.of_set, "third"))
        return cards

    def lay_out(self, game: Game) -> None:
        """All relics lie in the museum at first."""
        index = museum(game).index
        for card in game.deck:
            if isinstance(card, Relic):
                place(game, card, index)

    def returns_to(self, game: Game, card: Card) -> Zone | None:
        """A relic goes back to the museum (ruling 83)."""
        return museum(game) if isinstance(card, Relic) else None

    def achieved_to(self, player: Player, card: Card) -> Zone | None:
        """A relic lies among the relics, also if an effect achieves it (decision 35)."""
        return player.zone(RELICS_ACHIEVED) if isinstance(card, Relic) else None

    def before_elimination(self, player: Player) -> None:
        """Relics among the achievements of a player who is out go back to the museum (ruling 245)."""
        for relic in player.zone(RELICS_ACHIEVED).cards[:]:
            player.game.move(relic, museum(player.game), RETURN, player.seat)

    def achievements(self, player: Player) -> int:
        """Each relic among the achievements is one."""
        return len(player.zone(RELICS_ACHIEVED).cards)

    def breaches(self, game: Game) -> list[str]:
        """Cards that are no relics in the places of relics, and relics that lie astray: those of sets that are not in
        play anywhere else, the others among supplies or achievements, or on display.
        """
        found: list[str] = []
        for card in game.deck:
            zone = game.zone_of(card)
            of_relics = zone.kind is MUSEUM or zone.kind is RELICS_ACHIEVED
            if not isinstance(card, Relic):
                astray = of_relics
            elif card.set_name in game.options.supplied:
                astray = zone.kind in (SUPPLY, AVAILABLE, ACHIEVEMENTS, DISPLAY)
            else:
                astray = not of_relics
            if astray:
                found.append(
                    f"{card.name}: is {'a' if isinstance(card, Relic) else 'no'} relic, and lies in {zone.place}"
                )
        return found
