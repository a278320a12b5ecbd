"""Positions that older versions of Splay wrote, brought up to the format of today one step at a time.

A change of what `core.scenario.writing` writes raises `core.scenario.shape.FORMAT` and adds a module here with the
step to the new number, entered in STEPS, and an example of the new format beside the tests: they ask for both.
"""

from collections.abc import Callable
from typing import Any, Final

from splay.core.scenario import BadPosition
from splay.core.scenario.shape import FORMAT
from splay.records.formats.format_1 import to_format_2

Position = dict[str, Any]
Step = Callable[[Position], Position]

STEPS: Final[dict[int, Step]] = {1: to_format_2}
"""By the number of a format: what makes a position of it one of the next format. It leaves its argument as it is."""


class NewerFormat(BadPosition):
    """A position was written by a newer version of Splay."""


def up_to_date(position: Position, steps: dict[int, Step] = STEPS) -> Position:
    """The position in the format of today. One without a `format` is taken to be in it already.

    Raises NewerFormat, or BadPosition for a format that never was.
    """
    number = position.get("format", FORMAT)
    if isinstance(number, bool) or not isinstance(number, int):
        raise BadPosition(f"format: must be a whole number, not {number!r}")
    if number > FORMAT:
        raise NewerFormat(f"format: {number} is of a newer version of Splay; this one reads up to {FORMAT}")
    while number < FORMAT:
        if number not in steps:
            raise BadPosition(f"format: {number} is not known; the oldest is {min(steps, default=FORMAT)}")
        position = steps[number](position)
        number += 1
        position["format"] = number
    return position
