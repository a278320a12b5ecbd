"""How a table is run, besides the options of the game."""

from typing import Final

from msgspec import Struct

SECOND: Final = 1000
DAY: Final = 24 * 60 * 60 * SECOND
GRACE: Final = 30 * SECOND


class Clock(Struct, frozen=True, omit_defaults=True):
    """The time a seat has. `bank` milliseconds for the game, `increment` more after each answer; or `move`
    milliseconds for each answer. All zero: no clock.
    """

    bank: int = 0
    increment: int = 0
    move: int = 0

    def first_bank(self) -> int | None:
        """What a seat's clock shows at the start, None without a bank."""
        return self.bank or None

    def runs_out_after(self, bank: int | None) -> int | None:
        """How long a seat may think now, None without a clock."""
        if self.move:
            return self.move
        return bank if self.bank else None

    def after_thinking(self, bank: int | None, spent: int) -> int | None:
        """What a seat's clock shows after an answer that took `spent` milliseconds."""
        return max(bank - spent, 0) + self.increment if bank is not None else None

    def after_waiting(self, bank: int | None, spent: int) -> int | None:
        """What a seat's clock shows after `spent` milliseconds without an answer."""
        return max(bank - spent, 0) if bank is not None else None

    def after_undo(self, bank: int | None, spent: int) -> int | None:
        """What a seat's clock shows after its undo: the increment of the answer taken back is lost again."""
        return max(bank - spent - self.increment, 0) if bank is not None else None

    def on_return(self, bank: int | None) -> int | None:
        """What a seat's clock shows when its person is back: enough for the next answer."""
        return max(bank, self.increment, min(self.bank, GRACE)) if bank is not None else None


class Manners(Struct, frozen=True, omit_defaults=True):
    """`public`: the table is listed in the lobby; else only who has the link finds it. `spectators`: "live", "late"
    (they see the game when it is over) or "none". `leavers`: a seat that runs out of time or leaves is played by the
    computer ("stand_in") or ends the game ("end"). `archive`: the finished game is public.
    """

    public: bool = True
    clock: Clock = Clock()
    spectators: str = "live"
    leavers: str = "stand_in"
    stand_in: str = "rule"
    archive: bool = True


CHOICES: Final = {"spectators": ("live", "late", "none"), "leavers": ("stand_in", "end")}


class BadManners(ValueError):
    """The settings of a table do not fit; the message names the one that is wrong."""


def check_manners(manners: Manners, agents: tuple[str, ...]) -> None:
    """Raises BadManners for a setting that is none of its choices."""
    for name, allowed in {**CHOICES, "stand_in": agents}.items():
        if getattr(manners, name) not in allowed:
            raise BadManners(f"{name}: must be one of {', '.join(allowed)}, not {getattr(manners, name)!r}")
    for name in ("bank", "increment", "move"):
        if not 0 <= getattr(manners.clock, name) <= 60 * DAY:
            raise BadManners(f"clock.{name}: must be from 0 to 60 days in milliseconds")
    if manners.clock.bank and manners.clock.move:
        raise BadManners("clock: has a bank or a time per move, not both")
