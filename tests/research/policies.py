"""Policies that tests play with."""

from __future__ import annotations

import numpy as np

from splay.research.encoder import Observation
from splay.research.policy import Offered


def any_of(_told: Observation, offered: Offered, random: np.random.Generator) -> int:
    """Any action."""
    return int(random.choice(offered))


def last_of(_told: Observation, offered: Offered, _random: np.random.Generator) -> int:
    """The last action."""
    return int(offered[-1])


def none_of(_told: Observation, _offered: Offered, _random: np.random.Generator) -> int:
    """An action that is never offered."""
    return 4000
