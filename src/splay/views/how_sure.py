"""How sure it is that something happens, seen over several trials."""

from typing import Final

NEVER: Final = "never"
MAYBE: Final = "maybe"
ALWAYS: Final = "always"


def how_sure(trials: list[bool], possible: bool = False) -> str:
    """Whether something happened in no, in some or in all trials; `possible` if it could with cards that none had."""
    return ALWAYS if all(trials) else MAYBE if possible or any(trials) else NEVER
