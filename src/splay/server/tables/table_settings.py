"""How a table is run, besides the options of the game."""

from typing import Final

from msgspec import Struct

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND
GRACE: Final = 30 * SECOND
LONGEST_DELAY: Final = 500
"""How many entries spectators may be behind."""


class Clock(Struct, frozen=True, omit_defaults=True):
    """The time a seat has. `bank` milliseconds for the game, `increment` more after each answer; or `move`
    milliseconds for each answer. All zero: no clock.
    """

    bank: int = 0
    increment: int = 0
    move: int = 0

    def first_bank(self) -> int | None:
        """What a seat's clock shows at the start, None without a clock."""
        return self.bank or self.move or None

    def runs_out_after(self, bank: int | None) -> int | None:
        """How long a seat whose clock shows `bank` may think now, None without a clock."""
        return bank if bank is not None else self.first_bank()

    def when_asked(self, bank: int | None) -> int | None:
        """What a seat's clock shows when others have acted and the seat is asked: the time per move is set anew."""
        return self.move or bank

    def after_thinking(self, bank: int | None, spent: int, asked_again: bool) -> int | None:
        """What a seat's clock shows after an answer that took `spent` milliseconds, where it is asked again or not.

        The time per move is set anew for the next question, but not once an answer was taken back: what was left then
        has to do until the others have acted.
        """
        left = self.after_waiting(bank, spent)
        if self.move:
            return self.move if asked_again and bank in (None, self.move) else left
        return left + self.increment if left is not None else None

    def after_waiting(self, bank: int | None, spent: int) -> int | None:
        """What a seat's clock shows after `spent` milliseconds without an answer."""
        shown = self.runs_out_after(bank)
        return max(shown - spent, 0) if shown is not None else None

    def after_undo(self, bank: int | None, spent: int) -> int | None:
        """What a seat's clock shows after its undo: the increment of the answer taken back is lost again."""
        left = self.after_waiting(bank, spent)
        return max(left - self.increment, 0) if left is not None else None

    def on_return(self) -> int | None:
        """What a seat's clock that has run out shows when its person is back: enough for the next answer."""
        return self.move or max(self.increment, min(self.bank, GRACE)) or None


class Manners(Struct, frozen=True, omit_defaults=True):
    """`public`: the table is listed in the lobby; else only who has the link finds it. `spectators`: "live", "late"
    (they see the game when it is over) or "none"; `delay`: as many entries of the log behind; `spectator_chat`: they
    hear what is said. `leavers`: a seat that runs out of time or leaves is played by the computer ("stand_in") or ends
    the game ("end"). `archive`: the finished game is public. `memory`: clients may mark hidden cards that their reader
    has seen before.
    """

    public: bool = True
    clock: Clock = Clock()
    spectators: str = "live"
    leavers: str = "stand_in"
    stand_in: str = "rule"
    archive: bool = True
    delay: int = 0
    spectator_chat: bool = True
    memory: bool = True


CHOICES: Final = {"spectators": ("live", "late", "none"), "leavers": ("stand_in", "end")}


class BadManners(ValueError):
    """The settings of a table do not fit; the message names the one that is wrong."""


def check_manners(manners: Manners, agents: tuple[str, ...]) -> None:
    """Raises BadManners for a setting that is none of its choices."""
    for name, allowed in {**CHOICES, "stand_in": agents}.items():
        if getattr(manners, name) not in allowed:
            raise BadManners(f"{name}: must be one of {', '.join(allowed)}, not {getattr(manners, name)!r}")
    if not 0 <= manners.delay <= LONGEST_DELAY:
        raise BadManners(f"delay: must be from 0 to {LONGEST_DELAY} entries")
    for name in ("bank", "increment", "move"):
        if not 0 <= getattr(manners.clock, name) <= 60 * DAY:
            raise BadManners(f"clock.{name}: must be from 0 to 60 days in milliseconds")
    if manners.clock.bank and manners.clock.move:
        raise BadManners("clock: has a bank or a time per move, not both")
    if manners.clock.increment and not manners.clock.bank:
        raise BadManners("clock.increment: is added to a bank, and there is none")
