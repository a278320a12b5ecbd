"""How a table is run, besides the options of the game."""

from typing import Final

from msgspec import Struct

from splay.server.durations import DAY, SECOND
from splay.server.protocol.api_error import ApiError

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
        """What a seat's clock shows after an answer that took `spent` milliseconds, whether it is asked again or not.

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

    def on_return(self) -> int | None:
        """What a seat's clock that has run out shows when its person is back: enough for the next answer."""
        return self.move or max(self.increment, min(self.bank, GRACE)) or None


class TableSettings(Struct, frozen=True, omit_defaults=True):
    """`public`: the table is listed in the lobby; else only people with the link find it. `spectators`: "live", "late"
    (they see the game when it is over) or "none"; `delay`: as many entries of the log behind; `spectator_chat`: they
    hear what is said. `leavers`: a seat that runs out of time or leaves is played by the computer ("stand_in") or ends
    the game ("end"). `archive`: the finished game is public. `memory`: clients may mark hidden cards that their reader
    has seen before. `one_device`: several people share a device, where one person has several seats. `advice`: people
    may ask what the computer would do, also if they play against each other. `rated`: the result changes the ratings of
    those who play.
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
    one_device: bool = False
    advice: bool = False
    rated: bool = False


CHOICES: Final = {"spectators": ("live", "late", "none"), "leavers": ("stand_in", "end")}


def check_table_settings(settings: TableSettings, agents: tuple[str, ...]) -> None:
    """Raises ApiError for a setting that is none of its choices."""
    for name, allowed in {**CHOICES, "stand_in": agents}.items():
        if getattr(settings, name) not in allowed:
            raise ApiError(
                422, "bad_settings", f"{name}: must be one of {', '.join(allowed)}, not {getattr(settings, name)!r}"
            )
    if not 0 <= settings.delay <= LONGEST_DELAY:
        raise ApiError(422, "bad_settings", f"delay: must be from 0 to {LONGEST_DELAY} entries")
    for name in ("bank", "increment", "move"):
        if not 0 <= getattr(settings.clock, name) <= 60 * DAY:
            raise ApiError(422, "bad_settings", f"clock.{name}: must be from 0 to 60 days in milliseconds")
    if settings.clock.bank and settings.clock.move:
        raise ApiError(422, "bad_settings", "clock: has a bank or a time per move, not both")
    if settings.clock.increment and not settings.clock.bank:
        raise ApiError(422, "bad_settings", "clock.increment: is added to a bank, and there is none")
