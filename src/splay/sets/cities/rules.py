"""What Cities of Destiny adds to the rules, and when."""

from collections.abc import Sequence

from splay.core.card import Card
from splay.core.event import Event
from splay.core.fleeting import FleetingAchievement
from splay.core.foretold import Foretold
from splay.core.game import Game
from splay.core.option import Option
from splay.core.player import Player
from splay.core.registry import build_set
from splay.core.symbols import UNSPLAYED
from splay.sets.bonuses import WithBonuses, bonus_points, visible_bonuses
from splay.sets.cities import CITIES
from splay.sets.cities.drawing import draw_city
from splay.sets.cities.endorsing import ENDORSE, Endorse, endorsable
from splay.sets.cities.events import KINDS
from splay.sets.cities.fleeting import any_in_sight, flags_and_fountains, signs_in_sight
from splay.sets.cities.foretold import foretold_acts, foretold_cities
from splay.sets.cities.icons import act
from splay.sets.cities.ordering import could_be_enough
from splay.sets.cities.rulings import RULINGS
from splay.sets.cities.specials import SPECIALS, earn
from splay.sets.cities.statistics import STATISTICS
from splay.sets.rulings import OF_EXPANSIONS
from splay.sets.set_folder import age_modules

AGES = age_modules("splay.sets.cities")
PRECEDENCE = 10


class Cities(WithBonuses):
    """The rules of Cities of Destiny."""

    def __init__(self) -> None:
        rulings = [*OF_EXPANSIONS, *RULINGS]
        super().__init__(
            CITIES,
            PRECEDENCE,
            specials=SPECIALS,
            rulings=rulings,
            fleeting=True,
            event_kinds=KINDS,
            once_a_turn={ENDORSE: "endorsed"},
            statistics=STATISTICS,
        )
        self.endorsements: dict[Card, Endorse] = {}

    def cards(self, first_index: int) -> list[Card]:
        return build_set(AGES, CITIES, first_index)

    def after_meld_action(self, player: Player, card: Card, covered: Card | None) -> None:
        """The icons of a city, then a city for a new color (ruling 89)."""
        act(player, card)
        if covered is None:
            draw_city(player, card.color)

    def after_splay(self, player: Player, owner: Player, color: int) -> None:
        """A city for a splay in a new direction, for whoever makes it (rulings 85, 86)."""
        splay = owner.board.piles[color].splay
        if splay != UNSPLAYED:
            draw_city(player, color, splay)

    def after_move(self, player: Player, card: Card, kind: str) -> None:
        """What a city that is melded or tucked earns."""
        earn(player, card, kind)

    def actions(self, player: Player) -> list[Option]:
        """Endorsing a top card, once a turn (ruling 91)."""
        if ENDORSE in player.game.used:
            return []
        return [self.endorsement(card) for card in endorsable(player)]

    def foretells(self, events: Sequence[Event], seat: int) -> list[Foretold]:
        """What icons of a city would do, and the cities that would come."""
        return [*foretold_acts(events), *foretold_cities(events, seat)]

    def endorsement(self, card: Card) -> Endorse:
        """The action of endorsing a card, made once."""
        if card not in self.endorsements:
            self.endorsements[card] = Endorse(card)
        return self.endorsements[card]

    def after_change(self, game: Game) -> None:
        """A flag or fountain can be the last achievement that somebody needs."""
        for player in game.players:
            if any_in_sight(player) and game.team_achievements(player.team) >= game.options.achievements_to_win():
                game.check_achievements()

    def achievements(self, player: Player) -> int:
        """Flags and fountains (ruling 90)."""
        return flags_and_fountains(player)

    def fleeting_achievements(self, player: Player) -> list[FleetingAchievement]:
        """Flags and fountains, and who takes the flags away."""
        return signs_in_sight(player)

    def could_win_with(self, game: Game, leaving: list[Card], shown: dict[int, list[Card]]) -> bool:
        """Whether flags and fountains that come or go for a moment could be enough for somebody (decision 39)."""
        return could_be_enough(game, leaving, shown)

    def breaches(self, game: Game) -> list[str]:
        """Flags, fountains and bonuses that are counted otherwise than one by one."""
        found = []
        for player in game.players:
            counted, shown = flags_and_fountains(player), len([one for one in signs_in_sight(player) if one.counts()])
            if counted != shown:
                found.append(
                    f"seat {player.seat}: has {counted} achievements by flags and fountains, shows {shown} that count"
                )
            points, worth = self.points(player), bonus_points(visible_bonuses(player.board))
            if self.counts_bonuses(game) and points != worth:
                found.append(f"seat {player.seat}: has {points} points by bonuses, shows bonuses of {worth} points")
        return found
