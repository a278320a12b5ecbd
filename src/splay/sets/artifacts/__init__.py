"""Artifacts of History: 105 cards, a file per age; digs, the artifact on display and its free action."""

from typing import Final

ARTIFACTS: Final = "artifacts"
"""The set's name."""
