"""What happened, one event a change, with the reason: for views, sentences, replays and undo.

A session keeps hundreds of events: their numbers are short ones (`i16`), and none is part of a circle of objects that
only the garbage collector could free (`acyclic`).
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64, mypyc_attr

from splay.core.card import Card
from splay.core.place import Place

if TYPE_CHECKING:
    from splay.core.dogma import DogmaRun

FIRST_MELD: Final = "first_meld"
TURN: Final = "turn"
ACTION: Final = "action"
EFFECT: Final = "effect"
DRAW: Final = "draw"
MELD: Final = "meld"
TUCK: Final = "tuck"
SCORE: Final = "score"
RETURN: Final = "return"
TRANSFER: Final = "transfer"
EXCHANGE: Final = "exchange"
REMOVE: Final = "remove"
REVEAL: Final = "reveal"
PROOF: Final = "proof"
ICON: Final = "icon"
"""An icon of a city acts."""
CITY: Final = "city"
"""A city is due; it is drawn next."""
DIG: Final = "dig"
SEIZE: Final = "seize"
FORESHADOW: Final = "foreshadow"
PROMOTE: Final = "promote"
LOOK: Final = "look"
"""A player looks at a card that stays where it is."""
PUT_BACK: Final = "put_back"
"""A card goes back on top of its supply."""
SPLAY: Final = "splay"
REARRANGE: Final = "rearrange"
ACHIEVE: Final = "achieve"
CLAIM: Final = "claim"
ELIMINATE: Final = "eliminate"
BONUS: Final = "bonus"
CHOICE: Final = "choice"
END: Final = "end"
EVENT_KINDS: Final = (
    FIRST_MELD, TURN, ACTION, EFFECT, DRAW, MELD, TUCK, SCORE, RETURN, TRANSFER, EXCHANGE, REMOVE, REVEAL, PROOF,
    FORESHADOW, PROMOTE, LOOK, PUT_BACK, ICON, CITY, DIG, SEIZE, SPLAY, REARRANGE, ACHIEVE, CLAIM, ELIMINATE, BONUS,
    CHOICE, END,
)  # fmt: skip

RULES_CHANGED: Final = "rules_changed"
"""Told by a server, never by the rules: they changed in the middle of a game."""
AGAIN: Final = "again"
KEPT: Final = "kept"

AT_THE_BOTTOM: Final = (TUCK, RETURN)
"""Moves that put cards at the bottom of a place; every other puts them on top. Events tell that by their kind alone, so
a set that moves cards to the bottom does so as one of these.
"""
WITHOUT_CHANGE: Final = (EFFECT, CHOICE, PROOF, LOOK)
"""Events that tell of an effect, and change nothing."""
IN_VAIN: Final = "nothing"
"""The note of an effect, a dogma or an icon of a city that has changed nothing."""

EVERYBODY: Final = (1 << 8) - 1
UNKNOWN: Final = -1


@mypyc_attr(acyclic=True)
class Totals:
    """What a seat has after an event: points, visible icons (packed, see `core.symbols`) and achievements.

    Stored events of older versions may not say how many achievements: UNKNOWN.
    """

    __slots__ = ("achievements", "icons", "points", "seat")

    def __init__(self, seat: int, points: int, icons: int, achievements: int = UNKNOWN) -> None:
        self.icons: i64 = icons
        self.seat: i16 = seat
        self.points: i16 = points
        self.achievements: i16 = achievements


@mypyc_attr(acyclic=True)
class Passing:
    """A sign on a card that a seat `won` as an achievement, or lost (see `core.fleeting`)."""

    __slots__ = ("card", "seat", "sign", "won")

    def __init__(self, seat: int, card: Card, sign: str, won: bool) -> None:
        self.card = card
        self.sign = sign
        self.won = won
        self.seat: i16 = seat


@mypyc_attr(acyclic=True)
class Event:
    """One change or announcement; kinds that say more than these fields have a class of their own.

    `seat` did it. `cards` it concerns; the seats in the bit set `seen` see their faces, the others their backs.
    `source` and `target` are places, or None.
    `card`, `effect` and `launcher` say which effect of which card it happened in, and who launched it.

    `totals` has what each player has after it whose points, icons or achievements it may have changed.
    `actions_left` is how many actions the turn has when a turn or an action begins, that one included, else -1.
    `passing` are the achievements that came or went by it with what boards show.
    `note` is what those around it say of it: IN_VAIN once an effect, a dogma or an icon of a city has ended that
    changed nothing, BONUS of the draw that is the bonus for sharing, else "". All four follow from what happened; they
    are noted for those who show one event after the other.
    """

    __slots__ = (
        "actions_left", "card", "cards", "effect", "kind", "launcher", "note", "passing", "seat", "seen", "source",
        "target", "totals",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        seat: int,
        run: "DogmaRun | None",
        cards: tuple[Card, ...],
        seen: int = EVERYBODY,
        source: Place | None = None,
        target: Place | None = None,
    ) -> None:
        self.kind = kind
        self.cards = cards
        self.source = source
        self.target = target
        self.totals: tuple[Totals, ...] = ()
        self.passing: tuple[Passing, ...] = ()
        self.note = ""
        self.card: Card | None = None if run is None else run.card
        self.seat: i16 = seat
        self.seen: i16 = seen
        self.effect: i16 = -1 if run is None else run.effect
        self.launcher: i16 = -1 if run is None else run.launcher
        self.actions_left: i16 = -1

    def __repr__(self) -> str:
        return f"<{self.kind} by {self.seat}: {list(self.cards)} {self.source}>{self.target}>"


@mypyc_attr(acyclic=True)
class TurnEvent(Event):
    """A turn begins; `turn_number` counts the turns of the game."""

    __slots__ = ("turn_number",)

    def __init__(self, seat: int, turn_number: int, actions_left: int = -1) -> None:
        super().__init__(TURN, seat, None, ())
        self.actions_left = actions_left
        self.turn_number: i16 = turn_number


@mypyc_attr(acyclic=True)
class ActionEvent(Event):
    """An action of a turn is taken: `action` is its key, `value` that of the card or achievement it is taken with.

    `plain` says that its only change tells all of it again. `missed` are the demand and compel effects of a dogma that
    reach nobody, as indices into EFFECT_METHODS, and `free` says that it is none of those that a turn counts; like
    totals they follow from what happened.
    """

    __slots__ = ("action", "free", "missed", "plain", "value")

    def __init__(
        self,
        seat: int,
        cards: tuple[Card, ...],
        action: str,
        value: int,
        actions_left: int = -1,
        plain: bool = False,
        free: bool = False,
    ) -> None:
        super().__init__(ACTION, seat, None, cards)
        self.actions_left = actions_left
        self.action = action
        self.value: i16 = value
        self.plain = plain
        self.missed: tuple[int, ...] = ()
        self.free = free

    @property
    def name(self) -> str:
        """Of which kind the action is: what its key begins with."""
        return self.action.partition(":")[0]


@mypyc_attr(acyclic=True)
class EffectEvent(Event):
    """A player begins to execute an effect, in a role; `counts` are the featured icons of each seat in that dogma.

    `follows` are the seats that execute the effect one after the other, this one among them; like totals they follow
    from what happened. `icon` is the icon that `counts` counts, that of the card whose dogma it is; stored events of
    older versions don't say it: UNKNOWN.
    """

    __slots__ = ("counts", "follows", "icon", "role")

    def __init__(
        self, seat: int, run: "DogmaRun | None", role: str, counts: list[int], follows: tuple[int, ...]
    ) -> None:
        super().__init__(EFFECT, seat, run, () if run is None else run.card.alone)
        self.role = role
        self.icon: i16 = UNKNOWN if run is None else run.icon
        self.counts = counts
        self.follows = follows


@mypyc_attr(acyclic=True)
class DrawEvent(Event):
    """A card is drawn; `wanted_age` is the value that was to be drawn if no card of it was left, else 0."""

    __slots__ = ("wanted_age",)

    def __init__(
        self,
        seat: int,
        run: "DogmaRun | None",
        cards: tuple[Card, ...],
        seen: int,
        source: Place | None,
        target: Place | None,
        wanted_age: int,
    ) -> None:
        super().__init__(DRAW, seat, run, cards, seen, source, target)
        self.wanted_age: i16 = wanted_age


@mypyc_attr(acyclic=True)
class DigEvent(Event):
    """A card is dug because `melded` was melded onto `covered`, given by their keys.

    `by_value` says that the melded card is not higher, and `picture` names the place where both have their pictures,
    "" if these are different ones. `wanted_age` is the covered card's value if no base card of it was left, else 0.
    """

    __slots__ = ("by_value", "covered", "melded", "picture", "wanted_age")

    def __init__(
        self,
        seat: int,
        cards: tuple[Card, ...],
        source: Place | None,
        target: Place | None,
        melded: str,
        covered: str,
        by_value: bool,
        picture: str,
        wanted_age: int = 0,
    ) -> None:
        super().__init__(DIG, seat, None, cards, EVERYBODY, source, target)
        self.melded = melded
        self.covered = covered
        self.by_value = by_value
        self.picture = picture
        self.wanted_age: i16 = wanted_age


@mypyc_attr(acyclic=True)
class IconEvent(Event):
    """An icon of a city that was melded acts: `sign` is the name of its symbol (see `core.symbols`)."""

    __slots__ = ("sign",)

    def __init__(self, seat: int, cards: tuple[Card, ...], sign: str) -> None:
        super().__init__(ICON, seat, None, cards)
        self.sign = sign


@mypyc_attr(acyclic=True)
class CityEvent(Event):
    """A city is due for a color: a new one, or one that has been splayed in a direction.

    `instead` is the set that a card is drawn from if no city is left for it, else "".
    """

    __slots__ = ("color", "direction", "instead")

    def __init__(self, seat: int, run: "DogmaRun | None", color: int, direction: int, instead: str = "") -> None:
        super().__init__(CITY, seat, run, ())
        self.instead = instead
        self.color: i16 = color
        self.direction: i16 = direction


@mypyc_attr(acyclic=True)
class SplayEvent(Event):
    """The pile of a color, `target`, is splayed by a seat, or no longer; it may be a pile on another board."""

    __slots__ = ("color", "direction")

    def __init__(self, seat: int, run: "DogmaRun | None", pile: Place | None, color: int, direction: int) -> None:
        super().__init__(SPLAY, seat, run, (), EVERYBODY, pile, pile)
        self.color: i16 = color
        self.direction: i16 = direction


@mypyc_attr(acyclic=True)
class RearrangeEvent(Event):
    """The pile of a color, `target`, has a new order: that of `cards`, bottom first."""

    __slots__ = ("color",)

    def __init__(
        self, seat: int, run: "DogmaRun | None", cards: tuple[Card, ...], pile: Place | None, color: int
    ) -> None:
        super().__init__(REARRANGE, seat, run, cards, EVERYBODY, pile, pile)
        self.color: i16 = color


@mypyc_attr(acyclic=True)
class ChoiceEvent(Event):
    """Something that everybody hears is chosen: a color, a value, a number or a set; the rest is -1, 0, -1 or ""."""

    __slots__ = ("color", "picked_number", "set_name", "value")

    def __init__(
        self,
        seat: int,
        run: "DogmaRun | None",
        color: int = -1,
        value: int = 0,
        picked_number: int = -1,
        set_name: str = "",
    ) -> None:
        super().__init__(CHOICE, seat, run, ())
        self.color: i16 = color
        self.value: i16 = value
        self.picked_number: i16 = picked_number
        self.set_name = set_name


@mypyc_attr(acyclic=True)
class ClaimEvent(Event):
    """A special achievement is claimed, given by its name."""

    __slots__ = ("special",)

    def __init__(self, seat: int, run: "DogmaRun | None", special: str) -> None:
        super().__init__(CLAIM, seat, run, ())
        self.special = special


@mypyc_attr(acyclic=True)
class EndEvent(Event):
    """The game is over, for a reason (see `core.result`)."""

    __slots__ = ("reason",)

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(END, seat, None, ())
        self.reason = reason


@mypyc_attr(acyclic=True)
class RulesChangedEvent(Event):
    """The rules changed; `outcome` says what became of the open action, AGAIN or KEPT."""

    __slots__ = ("outcome",)

    def __init__(self, outcome: str) -> None:
        super().__init__(RULES_CHANGED, -1, None, ())
        self.outcome = outcome
