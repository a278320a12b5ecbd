"""A dogma: who shares, who is demanded of, in which order, and the sharing bonus (rulings 44-62)."""

from typing import TYPE_CHECKING, Final

from splay.core.card import COMPEL, DEMAND, ECHO, EFFECT_KINDS, SHARED, Card, Step, kinds_of
from splay.core.event import ACTION, BONUS, IN_VAIN, ActionEvent, EffectEvent, Event
from splay.core.event_kind import EVENT_KINDS
from splay.core.symbols import ICON_BITS, ICON_MASK

if TYPE_CHECKING:
    from splay.core.game import Game
    from splay.core.player import Player

SHARES: Final = "shares"
DEMANDED: Final = "demanded"
OWN: Final = "own"
NESTED: Final = "nested"

SHARED_KINDS: Final = 1 << ECHO | 1 << SHARED
DEEPEST: Final = 50
"""So many cards may be executed one inside the other. Two that execute each other would never end (docs/rules.md)."""


class DogmaRun:
    """A card being executed, and what its effects remember of each other.

    `launcher` is the seat whose dogma it is, `executing` the seat whose turn to follow an effect it is. `card` and
    `effect` say which one: echo effects of other cards may come before the card's own. `this_card` is the card that
    "this card" means, for effects that are executed as if on another one too (ruling 60).
    `counts` are the featured icons of all seats, taken once (ruling 44), and `icon` says which one that is: also for an
    echo effect of another card, and for a card that is executed inside another. `transferred` and `returned` count the
    cards that the card's demand moved so, of all players together (ruling 51). `remembered` has the cards that effects
    remember for later ones of the same card, by card and seat (ruling 254), or None as long as there are none. `outer`
    is the run that this one interrupts, None for the dogma of an action, and `depth` how many runs are around this one.
    """

    __slots__ = (
        "card", "counts", "depth", "effect", "executing", "icon", "launcher", "outer", "remembered", "returned",
        "this_card", "transferred",
    )  # fmt: skip

    def __init__(self, card: Card, launcher: int, counts: list[int], outer: "DogmaRun | None") -> None:
        self.card = card
        self.this_card = card
        self.launcher = launcher
        self.counts = counts
        self.icon: int = card.featured if outer is None else outer.icon
        self.outer = outer
        self.depth: int = 0 if outer is None else outer.depth + 1
        self.executing = launcher
        self.effect = -1
        self.transferred = 0
        self.returned = 0
        self.remembered: dict[tuple[int, int], list[Card]] | None = None

    def role(self) -> str:
        """What the executing player is: the launcher ("own", "nested"), sharing, or demanded of."""
        if self.executing == self.launcher:
            return OWN if self.outer is None else NESTED
        return DEMANDED if self.demanding() else SHARES

    def demanding(self) -> bool:
        """Whether the effect being executed is a demand or compel effect."""
        return self.effect >= 0 and EFFECT_KINDS[self.effect] in (DEMAND, COMPEL)


def featured_counts(game: "Game", launcher: "Player", card: Card) -> list[int]:
    """How many of a card's featured icon each seat has, if the launcher uses it now."""
    shift = card.featured * ICON_BITS
    counts = [(player.board.icons >> shift) & ICON_MASK for player in game.players]
    for expansion in game.expansions:
        counts[launcher.seat] += expansion.extra_icons(launcher, card)
    return counts


def steps_of(game: "Game", launcher: "Player", card: Card) -> list[Step]:
    """The effects that are executed if the launcher uses a card now, in order."""
    steps = card.steps
    for expansion in game.expansions:
        steps = expansion.first_effects(launcher, card) + steps
    return steps


def reaches(kind: int, counts: list[int], launcher: "Player", player: "Player") -> bool:
    """Whether a player follows an effect of this kind, given the featured icons of all seats (rulings 45, 104).

    Those with fewer than the launcher are demanded of; those with as many share, unless a compel effect is for them.
    Neither is for partners.
    """
    fewer = counts[player.seat] < counts[launcher.seat]
    if kind == DEMAND:
        return fewer and player.team != launcher.team
    if kind == COMPEL:
        return not fewer and player.team != launcher.team
    return not fewer


def reached_by(game: "Game", launcher: "Player", card: Card) -> tuple[list[int], list[int], list[int]]:
    """Whom a card would reach if the launcher used it now: the seats that would share its effects and those that it
    would hit, both clockwise, and every seat's featured icons (rulings 44, 45, 104).
    """
    counts = featured_counts(game, launcher, card)
    kinds = kinds_executed(game, launcher, card)
    shares: list[int] = []
    hit: list[int] = []
    for player in launcher.others():
        if kinds & SHARED_KINDS and reaches(SHARED, counts, launcher, player):
            shares.append(player.seat)
        for kind in (DEMAND, COMPEL):
            if kinds & 1 << kind and reaches(kind, counts, launcher, player):
                hit.append(player.seat)
    return shares, hit, counts


def compelled(game: "Game", launcher: "Player", card: Card, hit: list[int], counts: list[int]) -> list[int]:
    """Those of the seats hit that a compel effect is for, not a demand, given the featured icons of all seats."""
    if not kinds_executed(game, launcher, card) & 1 << COMPEL:
        return []
    return [seat for seat in hit if reaches(COMPEL, counts, launcher, game.players[seat])]


def executes_own(game: "Game", launcher: "Player", card: Card) -> bool:
    """Whether the launcher would execute any effect of a card: one that is no demand."""
    return kinds_executed(game, launcher, card) & SHARED_KINDS != 0


def kinds_executed(game: "Game", launcher: "Player", card: Card) -> int:
    """The kinds of effects that are executed if the launcher uses a card now, as a bit set."""
    return kinds_of(steps_of(game, launcher, card)) if game.expansions else card.kinds


def perform_dogma(game: "Game", launcher: "Player", card: Card, times: int = 1) -> None:
    """Executes all effects of a card as a Dogma action, and draws the sharing bonus if one is due.

    The launcher executes each effect `times` times, and as many rounds of demands go round the table (ruling 91).
    """
    run = DogmaRun(card, launcher.seat, featured_counts(game, launcher, card), None)
    steps = steps_of(game, launcher, card)
    events = game.events
    if events:
        note_missed(game, run, steps, events[-1])
    game.bonus_due = False
    execute_steps(game, run, launcher, steps, times)
    if events and events[-1].kind == ACTION:
        events[-1].note = IN_VAIN
    for expansion in game.expansions:
        expansion.after_effects(launcher, card)
    if game.bonus_due and launcher.seat not in game.seating.out:
        draw_bonus(game, launcher)


def note_missed(game: "Game", run: DogmaRun, steps: list[Step], action: Event) -> None:
    """Notes of the action that a dogma is which of its demands and compels reach nobody."""
    if isinstance(action, ActionEvent):
        missed: list[int] = []
        for run.card, run.effect in steps:
            if run.demanding() and not followers(game, run):
                missed.append(run.effect)
        action.missed = tuple(missed)


def draw_bonus(game: "Game", launcher: "Player") -> None:
    """Draws the bonus for sharing."""
    events = game.events
    if events is None:
        launcher.draw()
        return
    events.append(Event(BONUS, launcher.seat, None, ()))
    told = len(events)
    launcher.draw()
    events[told].note = BONUS


def execute_steps(game: "Game", run: DogmaRun, launcher: "Player", steps: list[Step], times: int = 1) -> None:
    """Executes effects one after the other; each is finished by all whom it concerns before the next (ruling 47).

    Several times, a demand goes round as often, and the launcher alone repeats the others (ruling 91). What the
    launcher changes inside a running dogma counts as in that dogma (ruling 57). Inside too many cards nothing is
    executed.
    """
    if run.depth > DEEPEST:
        return
    players, counts, outside = game.players, run.counts, game.sharing
    game.run = run
    for run.card, run.effect in steps:
        kind = EFFECT_KINDS[run.effect]
        demanding = kind in (DEMAND, COMPEL)
        seats = asked(game, run, demanding)
        follows = () if game.events is None else followers(game, run)
        if times > 1:
            seats = seats * times if demanding else seats + [launcher.seat] * (times - 1)
        for seat in seats:
            player = players[seat]
            if not reaches(kind, counts, launcher, player) or (game.seating.out and seat in game.seating.out):
                continue
            if player is launcher:
                game.sharing = outside
            else:
                game.sharing = not demanding and player.team != launcher.team
            run.executing = seat
            follow(game, run, player, launcher, follows)
            if game.action_over:
                break
        if game.action_over:
            break
    game.sharing = outside
    game.run = run.outer


def asked(game: "Game", run: DogmaRun, demanding: bool) -> list[int]:
    """The seats in the order in which an effect comes to them: clockwise, the launcher last (ruling 46).

    Inside a running dogma nobody shares (ruling 57).
    """
    return [run.launcher] if run.outer is not None and not demanding else game.seating.ending_with[run.launcher]


def followers(game: "Game", run: DogmaRun) -> tuple[int, ...]:
    """The seats that follow the effect being executed, each once, in order."""
    kind, launcher = EFFECT_KINDS[run.effect], game.players[run.launcher]
    order = asked(game, run, run.demanding())
    return tuple([seat for seat in order if reaches(kind, run.counts, launcher, game.players[seat])])


def follow(game: "Game", run: DogmaRun, player: "Player", launcher: "Player", follows: tuple[int, ...]) -> None:
    """One player, of those who follow it, executes one effect."""
    events = game.events
    told = 0
    if events is not None:
        events.append(EffectEvent(player.seat, run, run.role(), run.counts, follows))
        told = len(events)
    run.card.execute(run.effect, player, launcher)
    if game.dirty or game.revealed:
        game.after_effect()
    if events is not None:
        note_if_vain(events, told)


def note_if_vain(events: list[Event], told: int) -> None:
    """Notes of the effect that the first `told` events ended with whether it changed nothing."""
    for event in events[told:]:
        if not EVENT_KINDS[event.kind].in_vain:
            return
    events[told - 1].note = IN_VAIN


def execute_alone(game: "Game", player: "Player", card: Card) -> None:
    """Executes the non-demand effects of a card for one player, unshared, inside a running dogma (ruling 58)."""
    outer = player.dogma_run
    run = DogmaRun(card, player.seat, outer.counts, outer)
    execute_steps(game, run, player, card.shared_steps)


def execute_as_this(game: "Game", player: "Player", card: Card) -> None:
    """Executes all effects of a card for one player as if they were on the running card (rulings 59, 60).

    Its own echo effect comes first. Whom its demand hits is decided by the icons counted for the running dogma; what
    they change brings no sharing bonus.
    """
    outer = player.dogma_run
    run = DogmaRun(card, player.seat, outer.counts, outer)
    run.this_card = outer.this_card
    execute_steps(game, run, player, card.steps)
