"""What happened, one event a change, with the reason: for views, sentences, replays and undo.

A session keeps hundreds of events: their numbers are short ones (`i16`), and none is part of a circle of objects that
only the garbage collector could free (`acyclic`).
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i16, i64, mypyc_attr

from splay.core.action import DOGMA
from splay.core.card import Card
from splay.core.event_kind import (
    BEGINS_ACTION,
    BEGINS_TURN,
    CLAIMS,
    LEAVES,
    ORDERS,
    REVEALS,
    SHOWS,
    SPLAYS,
    TELLS,
    EventKind,
    Field,
    register_kinds,
)
from splay.core.place import Place
from splay.core.saying import Saying, Term, color_named, place_named, word
from splay.core.symbols import SPLAY_NAMES, UNSPLAYED
from splay.core.zones import ACHIEVEMENTS, AVAILABLE, HAND, PILE, SUPPLY
from splay.core.zones import SCORE as SCORE_PILE

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
RULES_CHANGED: Final = "rules_changed"
"""Told by a server, never by the rules: they changed in the middle of a game."""
AGAIN: Final = "again"
KEPT: Final = "kept"

IN_VAIN: Final = "nothing"
"""The note of an effect, a dogma, or what else a set begins, that has changed nothing."""

EVERYBODY: Final = (1 << 8) - 1
UNKNOWN: Final = -1


@mypyc_attr(acyclic=True)
class Totals:
    """What a seat has after an event: points, visible icons (packed, see `core.symbols`) and achievements.

    Stored events of older versions may not say how many achievements: UNKNOWN.
    """

    __slots__ = ("achievements", "icons", "points", "seat")

    def __init__(self, seat: int, points: int, icons: int, achievements: int) -> None:
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
    `note` is what those around it say of it: IN_VAIN once an effect, a dogma, or what else a set begins, has ended that
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

    def says(self) -> Saying | None:
        """What the event says besides whose doing it is and with which cards; None: `core.event_sayings` says it."""
        return None

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

    def says(self) -> Saying:
        return Saying("event-turn", {"turn": self.turn_number})


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

    def says(self) -> Saying:
        """Which action it is; of a dogma also that it is free, as the same one might not be."""
        key = f"event-action-{self.name}"
        return Saying(f"{key}-free" if self.free and self.name == DOGMA else key, {"value": self.value})


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
    """A card is drawn; `wanted_age` is the value that was to be drawn if no base card of it was left, else 0.

    `elsewhere` says whether another set had cards of a value that was skipped.
    """

    __slots__ = ("elsewhere", "wanted_age")

    def __init__(
        self,
        seat: int,
        run: "DogmaRun | None",
        cards: tuple[Card, ...],
        seen: int,
        source: Place | None,
        target: Place | None,
        wanted_age: int,
        elsewhere: bool = False,
    ) -> None:
        super().__init__(DRAW, seat, run, cards, seen, source, target)
        self.wanted_age: i16 = wanted_age
        self.elsewhere = elsewhere


@mypyc_attr(acyclic=True)
class SplayEvent(Event):
    """The pile of a color, `target`, is splayed by a seat, or no longer; it may be a pile on another board."""

    __slots__ = ("color", "direction")

    def __init__(self, seat: int, run: "DogmaRun | None", pile: Place | None, color: int, direction: int) -> None:
        super().__init__(SPLAY, seat, run, (), EVERYBODY, pile, pile)
        self.color: i16 = color
        self.direction: i16 = direction

    def says(self) -> Saying:
        """A splay, or its end; of one on another board, on whose."""
        terms: dict[str, Term | int | str] = {"color": color_named(self.color)}
        if self.direction == UNSPLAYED:
            return Saying("event-unsplay", terms)
        terms["direction"] = SPLAY_NAMES[self.direction]
        if self.target is None or self.target.seat == self.seat:
            return Saying("event-splay", terms)
        return Saying("event-splay-on", terms | {"target": place_named(self.target)})


@mypyc_attr(acyclic=True)
class RearrangeEvent(Event):
    """The pile of a color, `target`, has a new order: that of `cards`, bottom first."""

    __slots__ = ("color",)

    def __init__(
        self, seat: int, run: "DogmaRun | None", cards: tuple[Card, ...], pile: Place | None, color: int
    ) -> None:
        super().__init__(REARRANGE, seat, run, cards, EVERYBODY, pile, pile)
        self.color: i16 = color

    def says(self) -> Saying:
        return Saying("event-rearrange", {"color": color_named(self.color)})


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

    def says(self) -> Saying:
        """What is chosen."""
        if self.picked_number >= 0:
            return Saying("event-choice-number", {"value": self.picked_number})
        if self.set_name:
            return Saying("event-choice-set", {"set": word(f"set-{self.set_name}")})
        if self.color >= 0:
            return Saying("event-choice-color", {"color": color_named(self.color)})
        return Saying("event-choice-value", {"value": self.value})


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

    def says(self) -> Saying:
        return Saying(f"event-end-{self.reason}", {})


@mypyc_attr(acyclic=True)
class RulesChangedEvent(Event):
    """The rules changed; `outcome` says what became of the open action, AGAIN or KEPT."""

    __slots__ = ("outcome",)

    def __init__(self, outcome: str) -> None:
        super().__init__(RULES_CHANGED, -1, None, ())
        self.outcome = outcome

    def says(self) -> Saying:
        return Saying(f"event-rules_changed-{self.outcome}", {})


KINDS: Final = (
    EventKind(FIRST_MELD, usual_target=PILE, usual_source=HAND),
    EventKind(TURN, BEGINS_TURN, [Field("turn_number")], lambda seat: TurnEvent(seat, 0), begins=True),
    EventKind(
        ACTION,
        BEGINS_ACTION,
        [
            Field("action"),
            Field("value"),
            Field("plain", noted=True),
            Field("free", noted=True, unless=False),
            Field("missed", noted=True, unless=(), many=True),
        ],
        lambda seat: ActionEvent(seat, (), "", 0),
        begins=True,
    ),
    EventKind(
        EFFECT,
        TELLS,
        [
            Field("role"),
            Field("counts"),
            Field("follows", noted=True, unless=(), many=True),
            Field("icon", noted=True, unless=UNKNOWN),
        ],
        lambda seat: EffectEvent(seat, None, "", [], ()),
        begins=True,
        in_vain=True,
    ),
    EventKind(
        DRAW,
        fields=[Field("wanted_age"), Field("elsewhere", noted=True, unless=False)],
        make=lambda seat: DrawEvent(seat, None, (), EVERYBODY, None, None, 0),
        usual_target=HAND,
        usual_source=SUPPLY,
    ),
    EventKind(MELD, usual_target=PILE),
    EventKind(TUCK, bottom=True, usual_target=PILE),
    EventKind(SCORE, usual_target=SCORE_PILE),
    EventKind(RETURN, bottom=True, usual_target=SUPPLY),
    EventKind(TRANSFER),
    EventKind(EXCHANGE),
    EventKind(REMOVE),
    EventKind(REVEAL, REVEALS),
    EventKind(PROOF, SHOWS, in_vain=True),
    EventKind(LOOK, SHOWS, in_vain=True),
    EventKind(PUT_BACK),
    EventKind(
        SPLAY,
        SPLAYS,
        [Field("color"), Field("direction")],
        lambda seat: SplayEvent(seat, None, None, -1, 0),
    ),
    EventKind(REARRANGE, ORDERS, [Field("color")], lambda seat: RearrangeEvent(seat, None, (), None, -1)),
    EventKind(ACHIEVE, usual_target=ACHIEVEMENTS, usual_source=AVAILABLE),
    EventKind(CLAIM, CLAIMS, [Field("special")], lambda seat: ClaimEvent(seat, None, "")),
    EventKind(ELIMINATE, LEAVES),
    EventKind(BONUS, TELLS, begins=True),
    EventKind(
        CHOICE,
        TELLS,
        [Field("color"), Field("value"), Field("picked_number"), Field("set_name")],
        lambda seat: ChoiceEvent(seat, None),
        in_vain=True,
    ),
    EventKind(END, TELLS, [Field("reason")], lambda seat: EndEvent(seat, ""), begins=True),
    EventKind(RULES_CHANGED, TELLS, [Field("outcome")], lambda _: RulesChangedEvent("")),
)
"""The kinds that there are whatever sets are in play."""
register_kinds(KINDS)
