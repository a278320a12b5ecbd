"""Cities of Destiny: 105 cards without effects, a file per age; icons that act, flags and fountains, endorsing."""

from typing import Final

CITIES: Final = "cities"
"""The set's name."""
