"""What agents know of the sets besides the base set: a folder for each."""

from typing import Final

from splay.agents.set_knowledge import SetKnowledge
from splay.agents.sets.artifacts.knowledge import ArtifactsKnowledge
from splay.agents.sets.cities.knowledge import CitiesKnowledge
from splay.agents.sets.echoes.knowledge import EchoesKnowledge
from splay.agents.sets.relics.knowledge import RelicsKnowledge
from splay.sets.artifacts import ARTIFACTS
from splay.sets.cities import CITIES
from splay.sets.echoes import ECHOES
from splay.sets.relics import RELICS

KNOWLEDGE: Final[dict[str, SetKnowledge]] = {
    ARTIFACTS: ArtifactsKnowledge(),
    CITIES: CitiesKnowledge(),
    ECHOES: EchoesKnowledge(),
    RELICS: RelicsKnowledge(),
}
"""What is known of a set, by its name; of a set that is not here agents know what is true of any card."""


def knowledge_of(sets: tuple[str, ...]) -> list[SetKnowledge]:
    """What is known of these sets."""
    return [KNOWLEDGE[name] for name in sets if name in KNOWLEDGE]
