"""How long tests wait for what does come: longer than any machine takes; only what never comes is so slow."""

from typing import Final

PATIENCE: Final = 180
"""In seconds."""
PATIENCE_MS: Final = 1000 * PATIENCE
