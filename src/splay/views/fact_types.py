"""The types of facts, as JSON: what follows from a position by the rules, so that no client works it out for itself."""

from msgspec import Struct

from splay.views.messages import Message


class Measure(Struct, frozen=True, gc=False):
    """How much there is of something, and how much is needed."""

    have: int
    need: int


class Goal(Struct, frozen=True, gc=False, omit_defaults=True):
    """How far a player is on the way to something that counts for winning.

    `goal` is "win" (by achievements, those of a team together), "achievement" (a standard one that is available, by its
    `value`: `have` and `need` are points, `top` measures the value of the highest top card, and `message` says what is
    still needed), or "special" (an available special one, by its `name`).
    """

    goal: str
    have: int
    need: int
    value: int = 0
    name: str = ""
    top: Measure | None = None
    message: Message | None = None


class PointsFrom(Struct, frozen=True, gc=False):
    """Points and where they come from: "score" is the score pile, another name that of an expansion."""

    source: str
    points: int


class Reach(Struct, frozen=True, gc=False, omit_defaults=True):
    """Whom a top card would reach if its owner used it now: the seats that would share and those that it would hit,
    and each seat's featured icons. `compelled` are those of the seats hit that it compels rather than demands of.
    """

    shares: list[int]
    hit: list[int]
    counts: list[int]
    compelled: list[int] = []


class PileFacts(Struct, frozen=True, gc=False):
    """A pile: its color, the key of its top card, its visible icons in the order of `symbols.ICON_NAMES`, and whom the
    top card would reach: None while nobody can use it, before the first turn and after the game.
    """

    color: str
    top: str
    icons: list[int]
    reach: Reach | None


class CardFacts(Struct, frozen=True, gc=False):
    """A card that lies on no board, by its key, and whom it would reach if its owner used it now."""

    card: str
    reach: Reach


class Taker(Struct, frozen=True, gc=False):
    """An opponent who would take a fleeting achievement away with so many `more` visible cards of its color, 0 for one
    who takes it away now.
    """

    seat: int
    more: int


class FleetingView(Struct, frozen=True, gc=False):
    """A sign on a player's board that is an achievement as long as it can be seen, by its name in `core.symbols`: on
    which card, of which color, whether it `counts` now, and who can take it away.
    """

    sign: str
    card: str
    color: str
    counts: bool
    takers: list[Taker]


class PlayerFacts(Struct, frozen=True, gc=False, omit_defaults=True):
    """What follows for one player. `piles` are in the order of the player's board. `draws_left` is how many cards the
    player's Draw actions can take, as the board is now; after those a draw ends the game. `free` are the cards that the
    player could use as a free action if a turn of theirs began now, `fleeting` the signs on the player's board that are
    achievements as long as they can be seen.
    """

    seat: int
    goals: list[Goal]
    points_from: list[PointsFrom]
    highest_top: int
    draws_left: int
    piles: list[PileFacts]
    free: list[CardFacts] = []
    fleeting: list[FleetingView] = []


class NeededFor(Struct, frozen=True, gc=False):
    """Achievements that a win needs and why: "players" (there are so many), "teams", a set by its name, or "extra" (the
    option for one more).
    """

    source: str
    number: int


class Facts(Struct, frozen=True, gc=False):
    """What follows from a position, the same for everybody who may look at it.

    `turn_actions` is how many actions the turn has from its beginning, `ends_from` the value from which on any draw
    would end the game, None if there is none. `needed` are the parts of how many achievements win.
    """

    players: list[PlayerFacts]
    turn_actions: int
    ends_from: int | None
    needed: list[NeededFor] = []
