"""What a player has, and how to see it."""

from typing import TYPE_CHECKING, Final

from splay.core.board import Board, Pile
from splay.core.card import Card
from splay.core.cards import Cards
from splay.core.zones import SCORE, ScorePile, Supply, Zone, ZoneKind

if TYPE_CHECKING:
    from splay.core.dogma import DogmaRun
    from splay.core.game import Game
    from splay.core.player import Player

POINTS_PER_VALUE: Final = 5


class PlayerState:
    """A seat at the table and its zones.

    `further_zones` are those that expansions bring. `tucked` and `scored` count what the player did during the current
    turn, whoever's it is (ruling 6). `earned` are special achievements that something done has earned, until they are
    handed out: a bit set of the set's that they belong to.
    """

    __slots__ = (
        "achievements", "board", "earned", "further_zones", "game", "hand", "score_pile", "scored", "seat", "team",
        "tucked",
    )  # fmt: skip

    def __init__(
        self,
        game: "Game",
        seat: int,
        team: int,
        hand: Zone,
        score_pile: ScorePile,
        achievements: Zone,
        board: Board,
        further_zones: list[Zone],
    ) -> None:
        self.game = game
        self.seat = seat
        self.team = team
        self.hand = hand
        self.score_pile = score_pile
        self.achievements = achievements
        self.board = board
        self.further_zones = further_zones
        self.tucked = 0
        self.scored = 0
        self.earned = 0

    @property
    def points(self) -> int:
        """The player's score, in points."""
        points = self.score_pile.points
        game = self.game
        if game.expansions:
            player = game.players[self.seat]
            for expansion in game.expansions:
                points += expansion.points(player)
        return points

    def points_from(self) -> list[tuple[str, int]]:
        """The player's points by where they come from, the score pile or an expansion, none of them 0."""
        found = [(SCORE.name, self.score_pile.points)]
        if self.game.expansions:
            player = self.game.players[self.seat]
            for expansion in self.game.expansions:
                found += expansion.points_from(player)
        return [(source, points) for source, points in found if points]

    @property
    def dogma_run(self) -> "DogmaRun":
        """The card being executed right now."""
        assert self.game.run is not None, "no card is being executed"
        return self.game.run

    def count(self, icon: int) -> int:
        """How many of the icon are visible on the player's board."""
        return self.board.count(icon)

    def tops(self) -> Cards:
        """The player's top cards."""
        return self.board.tops()

    def pile(self, color: int) -> Pile:
        """The player's pile of a color, empty or not."""
        return self.board.piles[color]

    def zone(self, kind: ZoneKind) -> Zone:
        """The player's zone of a kind that an expansion in play brings. Raises LookupError if none does."""
        for zone in self.further_zones:
            if zone.kind is kind:
                return zone
        raise LookupError(f"{kind.name}: no set in play brings such a zone")

    def pile_with(self, card: Card | None) -> Pile | None:
        """The player's pile that the card lies in, for what lies beneath it: a position may lay it in any."""
        for pile in self.board.piles:
            if card in pile.cards:
                return pile
        return None

    def achievement_count(self) -> int:
        """How many achievements the player has, standard, special and those that only expansions know."""
        count = len(self.achievements.cards) + self.game.special_owner.count(self.seat)
        if self.game.expansions:
            player = self.game.players[self.seat]
            for expansion in self.game.expansions:
                count += expansion.achievements(player)
        return count

    def supply_for(self, value: int) -> Supply:
        """The supply that the player's draw of a value, of no particular set, is taken from.

        Raises GameOver above 10.
        """
        supply = self.game.supply_for(value)
        if self.game.expansions:
            player = self.game.players[self.seat]
            for expansion in self.game.expansions:
                supply = expansion.supply_for(player, supply)
        return supply

    def supply_of_set(self, set_name: str, value: int) -> Supply:
        """The supply that the player's draw of a value from a set is taken from.

        The base set alone decides which ages are empty; if the set has no card of the age that is left, any draw's
        supply is taken (rulings 9, 10).

        Raises GameOver above 10.
        """
        age = self.game.supply_for(value).age
        supply = self.game.supply(set_name, age)
        return supply if supply.cards else self.supply_for(age)

    def others(self) -> "list[Player]":
        """All other players in the game, clockwise."""
        players, seating = self.game.players, self.game.seating
        if seating.out:
            return [players[seat] for seat in seating.ending_with[self.seat] if seat != self.seat]
        return players[self.seat + 1 :] + players[: self.seat]

    def opponents(self) -> "list[Player]":
        """All players of other teams in the game, clockwise (ruling 105)."""
        return [player for player in self.others() if player.team != self.team]

    def achievable(self) -> list[int]:
        """The values of the available standard achievements that the player is eligible for (ruling 17)."""
        values: list[int] = []
        points = self.points if self.game.expansions else self.score_pile.points
        if points < POINTS_PER_VALUE:
            return values
        most = min(self.board.highest_top(), points // POINTS_PER_VALUE)
        for card in self.game.available.cards:
            value = card.age
            if value <= most and value not in values and points >= self.cost(value):
                values.append(value)
        return values

    def cost(self, value: int) -> int:
        """The points that a standard achievement of this value takes: more for each one owned already."""
        owned = 1
        for card in self.achievements.cards:
            if card.age == value:
                owned += 1
        return POINTS_PER_VALUE * value * owned

    def is_eligible(self, value: int, points: int | None = None) -> bool:
        """Whether the player is eligible for an achievement of this value, available or not (rulings 17, 18); with so
        many points if they are given, instead of the player's own.
        """
        have = self.points if points is None else points
        return self.board.highest_top() >= value and have >= self.cost(value)

    def remember(self, card: Card | None) -> None:
        """Remembers a card for later effects of the running card, as long as this dogma runs (ruling 254)."""
        run = self.dogma_run
        if card is not None:
            if run.remembered is None:
                run.remembered = {}
            run.remembered.setdefault((run.card.index, self.seat), []).append(card)

    def remembered(self) -> list[Card]:
        """The cards that the player remembers of earlier effects of the running card, in order."""
        run = self.dogma_run
        return [] if run.remembered is None else run.remembered.get((run.card.index, self.seat), [])

    def tally(self) -> list[int]:
        """A number per seat, kept for the running card until the action ends; all start at 0 (ruling 7)."""
        game = self.game
        card = self.dogma_run.card.index
        if game.tally is None:
            game.tally = {}
        if card not in game.tally:
            game.tally[card] = [0] * len(game.players)
        return game.tally[card]
