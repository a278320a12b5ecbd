"""The relics of Artifacts of History: single cards of several sets, which a dig of their value can bring."""

from typing import Final

RELICS: Final = "relics"
"""The name of this part of a set."""
