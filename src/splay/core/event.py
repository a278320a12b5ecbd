"""What happened, one event a change, with the reason: for views, sentences, replays and undo."""

from typing import TYPE_CHECKING, Final

from splay.core.card import Card

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
SPLAY: Final = "splay"
REARRANGE: Final = "rearrange"
ACHIEVE: Final = "achieve"
CLAIM: Final = "claim"
BONUS: Final = "bonus"
CHOICE: Final = "choice"
END: Final = "end"
EVENT_KINDS: Final = (
    FIRST_MELD, TURN, ACTION, EFFECT, DRAW, MELD, TUCK, SCORE, RETURN, TRANSFER, EXCHANGE, REMOVE, REVEAL, PROOF,
    SPLAY, REARRANGE, ACHIEVE, CLAIM, BONUS, CHOICE, END,
)  # fmt: skip

RULES_CHANGED: Final = "rules_changed"
"""Told by a server, never by the rules: they changed in the middle of a game. `word` says what became of the open
action, AGAIN or KEPT."""
AGAIN: Final = "again"
KEPT: Final = "kept"

EVERYBODY: Final = (1 << 8) - 1


class Event:
    """One change or announcement.

    `seat` did it. `cards` it concerns; the seats in the bit set `seen` see their faces, the others their backs.
    `source` and `target` are names of zones. `number` is a value, a count, an action or a direction by `kind`; of a
    draw, the value that was to be drawn where no card of it was left;
    `color` a color or -1; `word` the name of a special achievement, an action, a role or a reason.
    `card`, `effect` and `launcher` say which effect of which card it happened in, and who launched it.
    `counts` are the featured icons of each seat where a dogma begins.
    """

    __slots__ = (
        "card", "cards", "color", "counts", "effect", "kind", "launcher", "number", "seat", "seen", "source",
        "target", "word",
    )  # fmt: skip

    def __init__(
        self,
        kind: str,
        seat: int,
        run: "DogmaRun | None",
        cards: tuple[Card, ...],
        seen: int = EVERYBODY,
        source: str = "",
        target: str = "",
        number: int = 0,
        color: int = -1,
        word: str = "",
        counts: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.cards = cards
        self.seen = seen
        self.source = source
        self.target = target
        self.number = number
        self.color = color
        self.word = word
        self.counts = counts
        self.card: Card | None = None if run is None else run.card
        self.effect = -1 if run is None else run.effect
        self.launcher = -1 if run is None else run.launcher

    def __repr__(self) -> str:
        return f"<{self.kind} by {self.seat}: {list(self.cards)} {self.source}>{self.target} {self.number} {self.word}>"
