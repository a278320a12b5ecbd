"""A dogma: who shares, who is demanded of, in which order, and the sharing bonus (rulings 44-57)."""

from typing import TYPE_CHECKING, Final

from splay.core.card import COMPEL, DEMAND, EFFECT_KINDS, SHARED, Card
from splay.core.event import BONUS, EFFECT, Event
from splay.core.seats import ENDING_WITH
from splay.core.symbols import ICON_BITS, ICON_MASK

if TYPE_CHECKING:
    from splay.core.game import Game
    from splay.core.player import Player

SHARES: Final = "shares"
DEMANDED: Final = "demanded"
OWN: Final = "own"
NESTED: Final = "nested"


class DogmaRun:
    """A card being executed, and what its effects remember of each other.

    `launcher` is the seat whose dogma it is, `executing` the seat whose turn to follow the effect it is.
    `counts` are the featured icons of all seats, taken once (ruling 44). `transferred` and `returned` count the
    cards that the card's demand moved so, of all players together (ruling 51). `outer` is the run that this one
    interrupts, None for the dogma of an action.
    """

    __slots__ = ("card", "counts", "effect", "executing", "launcher", "outer", "returned", "transferred")

    def __init__(self, card: Card, launcher: int, counts: list[int], outer: "DogmaRun | None") -> None:
        self.card = card
        self.launcher = launcher
        self.counts = counts
        self.outer = outer
        self.executing = launcher
        self.effect = -1
        self.transferred = 0
        self.returned = 0

    def role(self) -> str:
        """What the executing player is: the launcher ("own", "nested"), sharing, or demanded of."""
        if self.outer is not None:
            return NESTED
        if self.executing == self.launcher:
            return OWN
        return DEMANDED if self.demanding() else SHARES

    def demanding(self) -> bool:
        """Whether the effect being executed is a demand or compel effect."""
        return self.effect >= 0 and EFFECT_KINDS[self.effect] in (DEMAND, COMPEL)


def featured_counts(game: "Game", icon: int) -> list[int]:
    """How many of the icon each seat has on its board."""
    shift = icon * ICON_BITS
    return [(player.board.icons >> shift) & ICON_MASK for player in game.players]


def must_follow(player: "Player", launcher: "Player", kind: int, counts: list[int]) -> bool:
    """Whether a player executes an effect of this kind (rulings 45, 104)."""
    demanding = kind == DEMAND or kind == COMPEL
    if player is launcher or (demanding and player.team == launcher.team):
        return not demanding
    fewer = counts[player.seat] < counts[launcher.seat]
    return fewer if kind == DEMAND else not fewer


def perform_dogma(game: "Game", launcher: "Player", card: Card) -> None:
    """Executes all effects of a card as a Dogma action, and draws the sharing bonus where one is due."""
    run = DogmaRun(card, launcher.seat, featured_counts(game, card.featured), None)
    game.run = run
    game.bonus_due = False
    for effect in card.effects:
        kind = EFFECT_KINDS[effect]
        for seat in ENDING_WITH[len(game.players)][launcher.seat]:  # clockwise, the launcher last (ruling 46)
            player = game.players[seat]
            if must_follow(player, launcher, kind, run.counts):
                run.effect = effect
                run.executing = player.seat
                game.sharing = kind != DEMAND and kind != COMPEL and player.team != launcher.team
                follow(game, run, player, launcher)
                if game.action_over:
                    break
        if game.action_over:
            break
    game.sharing = False
    game.run = None
    if game.bonus_due and not game.action_over:
        if game.events is not None:
            game.events.append(Event(BONUS, launcher.seat, None, ()))
        launcher.draw()


def follow(game: "Game", run: DogmaRun, player: "Player", launcher: "Player") -> None:
    """One player executes one effect."""
    if game.events is not None:
        game.events.append(Event(EFFECT, player.seat, run, run.card.alone, word=run.role(), counts=run.counts))
    run.card.execute(run.effect, player, launcher)
    if game.dirty or game.revealed:
        game.after_effect()


def execute_alone(game: "Game", player: "Player", card: Card) -> None:
    """Executes the non-demand effects of a card for one player, unshared, inside a running dogma (ruling 58).

    Whatever changes still counts for the sharing bonus of the dogma it happens in (ruling 57).
    """
    outer = game.run
    run = DogmaRun(card, player.seat, [] if outer is None else outer.counts, outer)
    for effect in card.effects:
        if EFFECT_KINDS[effect] == SHARED and not game.action_over:
            game.run = run
            run.effect = effect
            follow(game, run, player, player)
    game.run = outer
