"""What a seat is told, as typed JSON: the protocol that terminal, browser and remote bots share."""

from typing import Final, TypedDict

from msgspec import Struct

from splay.views.cards_and_places import PlaceView, Shown
from splay.views.fact_types import Facts
from splay.views.messages import Message

PROTOCOL_VERSION: Final = 3


class OptionsView(TypedDict):
    """The options of the game (see `core.options.Options`)."""

    players: int
    edition: str
    teams: str
    extra_achievement: bool
    special_achievements: str
    sets: list[str]


class PileView(Struct, frozen=True, gc=False):
    """A pile of a board: card keys bottom first, `splay` a direction or "none"."""

    color: str
    splay: str
    cards: list[str]


class SupplyView(Struct, frozen=True, gc=False):
    """The supply of an age of a set, with how many cards it has."""

    set: str
    age: int
    cards: int


class NextDraw(Struct, frozen=True, gc=False):
    """What a player's next Draw action takes: a card of this set and age."""

    set: str
    age: int


class ZoneView(Struct, frozen=True, gc=False):
    """A zone that an expansion brings, by its `kind`, with its cards as the seat sees them; `seen_by` says who sees
    their faces: "all", "owner" or "nobody".
    """

    kind: str
    cards: list[Shown]
    seen_by: str


class PlayerView(Struct, frozen=True, gc=False):
    """One player as the seat sees it. `icons` are visible icons in the order of `symbols.ICON_NAMES`.

    `achievements` are the backs of the standard ones, `specials` the names of the special ones, `achieved` is how many
    count, with those that only expansions know; `zones` are those that expansions bring; `out` says that the player was
    eliminated.
    """

    seat: int
    team: int
    board: list[PileView]
    icons: list[int]
    hand: list[Shown]
    score_pile: list[Shown]
    points: int
    achievements: list[Shown]
    specials: list[str]
    achieved: int
    tucked: int
    scored: int
    zones: list[ZoneView]
    out: bool = False


class Why(Struct, frozen=True, gc=False, omit_defaults=True):
    """The effect that something happens in: the card's key, which effect ("demand", "dogma_2"), who launched it,
    who executes it as what ("own", "shares", "demanded", "nested"), and each seat's featured icons. `follows` are the
    seats that execute the effect one after the other; events that begin one tell them.
    """

    card: str
    effect: str
    launcher: int
    executing: int = -1
    role: str = ""
    icon: str = ""
    counts: list[int] = []
    follows: list[int] = []


class SideView(Struct, frozen=True):
    """Those who won or lost together, a single player or a team, by their seats, and what they had together."""

    seats: list[int]
    points: int
    achievements: int
    won: bool


class ResultView(Struct, frozen=True, gc=False, omit_defaults=True):
    """How the game ended; `standings` has (seat, team, points, achievements) of each seat.

    `messages` say who won and how, then what each team of several players and each player had. `sides` come in the
    order of what they had, the winners first; `outcomes` say by seat what the end is to it: "win", "lose", or "draw" if
    all have won. What is stored of a result has none of the three. `resigned` are the seats whose players gave up: they
    are last, whatever their seats had in the end. `gone` are those whose players have ended the game, as they left or
    ran out of time; results stored by older versions name none.
    """

    reason: str
    winners: list[int]
    card: str
    standings: list[tuple[int, int, int, int]]
    messages: list[Message] = []
    sides: list[SideView] = []
    outcomes: list[str] = []
    resigned: list[int] = []
    gone: list[int] = []


class View(Struct, frozen=True, gc=False):
    """All that one seat may know of a position; `seat` is -1 for a spectator.

    `supplies` are those of every set in play, by age, `available` the backs of the standard achievements left,
    `removed` the number of cards out of the game, `zones` those of nobody that expansions bring. `running` is the
    stack of effects being executed, outermost first. `next_draws` says by seat what its next Draw action takes,
    None if that would end the game. `facts` are what follows from the position by the rules; computer players are not
    told them, and work out what they need.
    """

    version: int
    seat: int
    options: OptionsView
    started: bool
    turn: int
    turn_number: int
    actions_left: int
    players: list[PlayerView]
    supplies: list[SupplyView]
    available: list[Shown]
    specials: list[str]
    removed: int
    achievements_to_win: int
    next_draws: list[NextDraw | None]
    running: list[Why]
    result: ResultView | None
    zones: list[ZoneView]
    facts: Facts | None = None


class OptionView(Struct, frozen=True, gc=False, omit_defaults=True):
    """An answer that the seat may give: `key` is what to send back; `kind` says which other fields mean something.

    Kinds: "draw", "meld", "dogma", "achieve" (`value`), "card" (`shown`, `place`), "unseen" (`shown`, `place`),
    "color", "value", "number" (`value`), "set" (`set`), "player", "branch" (`value`, its number), "yes", "no",
    "pass", and the names of actions that sets bring. `message` says what the answer does. A color to splay has in
    `icons` how many more of each icon, in the order of `symbols.ICON_NAMES`, would be visible; fewer if it is
    negative. `signs` are the symbols besides that sets count, as bonuses, that would come into sight, `hidden` those
    that would go.
    """

    key: str
    kind: str
    shown: Shown | None = None
    place: PlaceView | None = None
    color: str = ""
    value: int = 0
    player: int = -1
    set: str = ""
    icons: list[int] = []
    signs: list[str] = []
    hidden: list[str] = []
    message: Message | None = None


class MovingView(Struct, frozen=True, gc=False, omit_defaults=True):
    """A card that moves after a question is answered, and the place that it lies in."""

    shown: Shown
    place: PlaceView


class QuestionView(Struct, frozen=True, gc=False, omit_defaults=True):
    """A question as a seat sees it; other seats' questions come without options.

    `prompt` says what is asked, of other seats what they are choosing; `reason` why this seat is asked, if it is not
    for its turn. `receiver` is the seat that gets a card chosen for a transfer, -1 for other purposes.

    `sequence` is what an answer quotes. `kind` and `purpose` are words of `core.question`; `picked` of `least` to
    `most` cards are chosen (if any number may be, `most` is how many there are); `direction` is the splay offered.
    `moving` are all the cards that an order is asked for, or that an exchange would take from both sides. `about` is
    the key of the card that is used by the action which the chosen card pays for, "" if it pays for none.
    """

    sequence: int
    seat: int
    kind: str
    purpose: str
    options: list[OptionView] = []
    why: Why | None = None
    picked: int = 0
    least: int = 1
    most: int = 1
    direction: str = ""
    moving: list[MovingView] = []
    receiver: int = -1
    about: str = ""
    prompt: Message | None = None
    reason: Message | None = None


class Changed(Struct, frozen=True, gc=False):
    """What a player has after an event: points, icons in the order of `symbols.ICON_NAMES`, and how many achievements;
    None for events that were stored without that.
    """

    seat: int
    points: int
    icons: list[int]
    achieved: int | None


class EventView(Struct, frozen=True, gc=False, omit_defaults=True):
    """An event as a seat sees it (see `core.event`). `message` says what happened.

    `turn_number` is that of a turn that begins, `wanted_age` the value that was to be drawn if no base card of it was
    left, `direction` that of a splay. `action` is the kind of an action, `value` that of the card or achievement that
    it is taken with, and `plain` says that its only change tells all of it again, `free` that it is none of those that
    a turn counts, `missed` why each demand or compel of it that reaches nobody doesn't; `special` names the special
    achievement that is claimed.
    `does` is the one change that it makes to the position, a word of `core.event_kind`: "move" (from `source` to
    `target`, to the `bottom` or on top), "show", "reveal", "splay", "order", "claim", "leave", "turn" or "action"; ""
    is none.
    An event that `begins` something hides again what was revealed before.
    `changed` are the players whose points, icons or achievements it may have changed. `actions_left` is how many
    actions the turn has as a turn or an action begins, that one included. `note` is "nothing" of an effect, a
    dogma or an icon of a city that has ended and changed nothing, "bonus" of the draw that is the bonus for sharing.
    Events of games begun before version 2 of the protocol lack these three. `passing` says which achievements came and
    went by it with what boards show; events of games played before version 0.2 lack it.
    """

    kind: str
    seat: int
    cards: list[Shown] = []
    source: PlaceView | None = None
    target: PlaceView | None = None
    turn_number: int = 0
    wanted_age: int = 0
    value: int = 0
    direction: str = ""
    action: str = ""
    plain: bool = False
    free: bool = False
    missed: list[Message] = []
    special: str = ""
    why: Why | None = None
    changed: list[Changed] = []
    actions_left: int | None = None
    note: str = ""
    passing: list[Message] = []
    does: str = ""
    bottom: bool = False
    begins: bool = False
    message: Message | None = None
