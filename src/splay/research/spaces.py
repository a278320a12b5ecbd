"""The spaces of Gymnasium that observations and actions come from."""

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from splay.research.action_keys import ACTIONS
from splay.research.encoder import MOST, Encoder


def told_space(encoder: Encoder) -> Dict:
    """The space of what a seat is told."""
    return Dict(
        {
            "observation": Box(0, MOST, (encoder.size,), np.int8),
            "action_mask": Box(0, 1, (ACTIONS,), np.int8),
        }
    )


def action_space() -> Discrete:
    """The space of all actions; a mask says which are offered."""
    return Discrete(ACTIONS)
