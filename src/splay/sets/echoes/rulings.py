"""The decisions on open questions that matter at tables with Echoes of the Past."""

from typing import Final

from splay.core.ruling import Ruling

RULINGS: Final[list[Ruling]] = []
"""All of them, in the order of their numbers."""
