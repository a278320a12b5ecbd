"""The list of all actions: each answer that a question can ever offer has a number, which never changes.

The list stands in `action_keys.txt`, a key a line; an action's number is the number of its line, from 0. It only grows
at its end, when sets or cards bring new answers (`every_action`).
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

KEYS_FILE: Final = Path(__file__).with_name("action_keys.txt")
ACTION_KEYS: Final = tuple(KEYS_FILE.read_text(encoding="utf-8").split())
"""The keys of all answers; what has a number here has it for ever."""
ACTION_NUMBERS: Final = {key: number for number, key in enumerate(ACTION_KEYS)}
ACTIONS: Final = len(ACTION_KEYS)
"""How many actions there are."""
Mask = NDArray[np.int8]
"""For each action 1 if it is offered, else 0."""


class UnknownAction(LookupError):
    """An answer that stands in no list of actions, or a number beyond it; the message names it."""


def numbers_of(keys: Sequence[str]) -> list[int]:
    """The numbers of answers, in their order. Raises UnknownAction for one that has none."""
    try:
        return [ACTION_NUMBERS[key] for key in keys]
    except KeyError as error:
        raise UnknownAction(f"{error.args[0]}: there is no such action") from error


def key_of(number: int) -> str:
    """The key of an action. Raises UnknownAction if there is none of this number."""
    if not 0 <= number < ACTIONS:
        raise UnknownAction(f"{number}: there are actions from 0 to {ACTIONS - 1}")
    return ACTION_KEYS[number]


def mask_of(numbers: Sequence[int]) -> Mask:
    """The mask that offers actions of these numbers and no others."""
    offered = bytearray(ACTIONS)
    for number in numbers:
        offered[number] = 1
    return np.frombuffer(offered, np.int8)
