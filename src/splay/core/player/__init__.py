"""The player: everything that a card can ask of, see of and do with one."""

from typing import TYPE_CHECKING

from splay.core.board import Board
from splay.core.card import Card
from splay.core.dogma import execute_alone, execute_as_this, perform_dogma
from splay.core.elimination import eliminate
from splay.core.place import NOBODY
from splay.core.player.bulk_verbs import BulkVerbs
from splay.core.question import PICK
from splay.core.zones import Zone

if TYPE_CHECKING:
    from splay.core.game import Game


class Player(BulkVerbs):
    """A player, in the rulebook's words: what it has and sees (state), chooses (choices) and does (the verbs)."""

    __slots__ = ()

    def choose_player(self, players: list["Player"], purpose: str = PICK) -> "Player":
        """One of the players, of whom there must be at least one."""
        return self.game.players[self.choose_seat([player.seat for player in players], False, purpose)]

    def may_choose_player(self, players: list["Player"], purpose: str = PICK) -> "Player | None":
        """One of the players, or None if the player passes or there is none."""
        seat = self.choose_seat([player.seat for player in players], True, purpose)
        return None if seat == NOBODY else self.game.players[seat]

    def claim(self, special: int) -> bool:
        """Claims a special achievement through a card, if it is still available. Whether it was."""
        return self.game.claim_special(self, special)

    def use(self, card: Card, times: int = 1) -> None:
        """Executes all effects of the card, shared and demanded of others as a Dogma action is; more `times` for this
        player, and as many rounds of its demands (ruling 91).
        """
        perform_dogma(self.game, self, card, times)

    def execute(self, card: Card | None) -> None:
        """Executes the card's non-demand effects for this player alone (ruling 58)."""
        if card is not None:
            execute_alone(self.game, self, card)

    def execute_as_this(self, card: Card | None) -> None:
        """Executes all of the card's effects as if they were on the running card: demands too, unshared (ruling 59)."""
        if card is not None:
            execute_as_this(self.game, self, card)

    def eliminate(self) -> None:
        """This player is out of the game, with the team (rulings 8, 107). Raises GameOver if one is left, who wins."""
        eliminate(self.game, self)

    def win(self) -> None:
        """This player wins through the running card (ruling 23). Raises GameOver."""
        raise self.game.win_by_card(self)

    def copy(self, game: "Game", zones: list[Zone]) -> "Player":
        """The same player in a copy of the game; the copied zones are added to `zones` in their order."""
        hand, score_pile, achievements = self.hand.copy(), self.score_pile.copy(), self.achievements.copy()
        zones.append(hand)
        zones.append(score_pile)
        zones.append(achievements)
        board = Board(self.seat, self.board.icons, self.board.filled)
        for pile in self.board.piles:
            copied = pile.copy_to(board)
            board.piles.append(copied)
            zones.append(copied)
        further = self.further_zones
        if further:
            further = [zone.copy() for zone in further]
            zones.extend(further)
        twin = Player(game, self.seat, self.team, hand, score_pile, achievements, board, further)
        twin.tucked = self.tucked
        twin.scored = self.scored
        return twin
