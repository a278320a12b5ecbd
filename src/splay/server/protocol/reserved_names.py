"""Names that nobody may have: those of computer opponents, and that of people who are gone."""

from functools import cache
from typing import Final

from splay.agents.roster import AGENT_NAMES
from splay.locale.catalogue import KEPT, Catalogue, languages, load
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
    return (*AGENT_NAMES, *[name for language in languages() for name in names_of_computers(load(language))], NEUTRAL)


KEPT.append(reserved_names.cache_clear)


def names_of_computers(catalogue: Catalogue) -> list[str]:
    """What computer opponents are called in a language, as far as it has words for them."""
    said = {key: words.strip() for messages in catalogue.sources.values() for key, words in messages.items()}
    return [said[key] for key in [f"lobby-seat-agent-{agent}" for agent in AGENT_NAMES] if key in said]
