"""How long tests wait for what does come: longer than any machine takes; only what never comes is so slow."""

from typing import Final

PATIENCE: Final = 180
"""In seconds."""
PATIENCE_MS: Final = 1000 * PATIENCE
STOOD_STILL: Final = "this worker stood still for "
"""What a server logs that had to wait for a machine with much to do: no test is about that."""
