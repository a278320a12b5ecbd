"""What Artifacts of History adds to the rules, and when."""

from collections.abc import Sequence

from splay.core.card import Card
from splay.core.event import Event
from splay.core.expansion import Expansion
from splay.core.foretold import Foretold
from splay.core.game import Game
from splay.core.option import Option
from splay.core.player import Player
from splay.core.registry import build_set
from splay.sets.artifacts import ARTIFACTS
from splay.sets.artifacts.actions import ReturnArtifact
from splay.sets.artifacts.digging import dig
from splay.sets.artifacts.events import KINDS
from splay.sets.artifacts.foretold import foretold_digs
from splay.sets.artifacts.rulings import RULINGS
from splay.sets.artifacts.statistics import STATISTICS
from splay.sets.artifacts.zones import DISPLAY, on_display
from splay.sets.relics.seizing import seize
from splay.sets.rulings import OF_EXPANSIONS
from splay.sets.set_folder import age_modules

AGES = age_modules("splay.sets.artifacts")
PRECEDENCE = 20


class Artifacts(Expansion):
    """The rules of Artifacts of History."""

    def __init__(self) -> None:
        rulings = [*OF_EXPANSIONS, *RULINGS]
        super().__init__(ARTIFACTS, PRECEDENCE, [DISPLAY], rulings=rulings, event_kinds=KINDS, statistics=STATISTICS)
        self.returns: dict[Card, ReturnArtifact] = {}

    def cards(self, first_index: int) -> list[Card]:
        cards = build_set(AGES, ARTIFACTS, first_index)
        self.returns.update({card: ReturnArtifact(card) for card in cards})
        return cards

    def free_actions(self, player: Player) -> list[Option]:
        """Using the artifact on display, or returning it (ruling 76); Battleship Yamato can only be returned."""
        card = on_display(player)
        if card is None:
            return []
        returning: Option = self.returns[card]
        return [card.dogma_action, returning] if card.usable() else [returning]

    def actions(self, player: Player) -> list[Option]:
        """Melding the artifact on display as if it were in the hand (ruling 77)."""
        card = on_display(player)
        return [] if card is None else [card.meld_action]

    def extra_icons(self, launcher: Player, card: Card) -> int:
        """An artifact used from the display counts its own featured icons too (ruling 76)."""
        return card.count(card.featured) if on_display(launcher) is card else 0

    def after_effects(self, launcher: Player, card: Card) -> None:
        """An artifact that was used from the display is returned (ruling 53)."""
        if on_display(launcher) is card:
            launcher.return_(card)

    def after_meld_action(self, player: Player, card: Card, covered: Card | None) -> None:
        """A dig, and after it the relic of its value (ruling 89)."""
        artifact = dig(player, card, covered)
        if artifact is not None:
            seize(player, artifact)

    def foretells(self, events: Sequence[Event], seat: int) -> list[Foretold]:
        """What would be dug."""
        return foretold_digs(events, seat)

    def breaches(self, game: Game) -> list[str]:
        """More than one artifact on display before a player, and other cards there."""
        found: list[str] = []
        for player in game.players:
            display = player.zone(DISPLAY)
            if len(display.cards) > 1:
                found.append(f"display: player {player.seat + 1} has {len(display.cards)} artifacts there, not one")
            found += [
                f"{card.name}: is no artifact, and lies in {display.place}"
                for card in display
                if card.set_name != ARTIFACTS
            ]
        return found
