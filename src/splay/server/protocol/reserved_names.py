"""Names that nobody may have: those of computer opponents, and that of people who are gone."""

from functools import cache
from typing import Final

from splay.agents.roster import AGENT_NAMES
from splay.locale.catalogue import languages, load
from splay.server.protocol.api_error import ApiError
from splay.server.protocol.look_alikes import look_alike

NEUTRAL: Final = "former player"
"""The name that stays at the games of somebody who is gone."""
NUMBERED: Final = "0123456789 "


def check_not_reserved(name: str) -> None:
    """Raises ApiError for a name that looks like a computer opponent's in any language, numbered or not."""
    if any(look_alike(name.rstrip(NUMBERED), reserved) for reserved in reserved_names()):
        raise ApiError(422, "name_reserved", "Computer opponents and former players are called that.")


@cache
def reserved_names() -> tuple[str, ...]:
    """Every name that is reserved."""
    words = [load(language).text(f"lobby-seat-agent-{agent}") for language in languages() for agent in AGENT_NAMES]
    return (*AGENT_NAMES, *words, NEUTRAL)
