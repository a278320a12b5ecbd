"""The help for a first-time player: a topic a screen."""

from typing import Final

import splay.sets  # noqa: F401 - registers those there are
from splay.core.expansion import EXPANSIONS
from splay.terminal.words import Words

TOPICS: Final = (
    "goal", "turn", "cards", "splays", "dogma", "achievements", "ends", "expansions", *EXPANSIONS, "screen", "keys",
)  # fmt: skip
"""In the order in which they are read; each set that tables can choose has one."""


def title(words: Words, topic: str) -> str:
    """The heading of a topic."""
    return words.text(f"help-{topic}-title")


def guide(words: Words, topic: str) -> list[str]:
    """The lines of a topic, heading first."""
    return [title(words, topic), "", *words.text(f"help-{topic}").split("\n")]
