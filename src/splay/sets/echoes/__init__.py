"""Echoes of the Past: 105 cards, a file per age; echo effects, forecasts and promotion, bonuses."""

from typing import Final

ECHOES: Final = "echoes"
"""The set's name."""
