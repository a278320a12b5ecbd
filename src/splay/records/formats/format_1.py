"""Format 1, the oldest: tables named no sets, as there was the base set alone."""

from typing import Any


def to_format_2(position: dict[str, Any]) -> dict[str, Any]:
    """The same position with the sets of its table, and without a free action to come."""
    options = position.get("options", {})
    if isinstance(options, dict):
        options = {**options, "sets": ["base"]}
    return {**position, "options": options, "free_action": False}
