"""What Artifacts of History adds to the rules, and when."""

from splay.core.card import Card
from splay.core.expansion import Expansion
from splay.core.registry import build_set
from splay.sets.artifacts import ARTIFACTS, age_1, age_2, age_3, age_4, age_5, age_6, age_7, age_8, age_9, age_10
from splay.sets.artifacts.zones import DISPLAY

AGES = [age_1, age_2, age_3, age_4, age_5, age_6, age_7, age_8, age_9, age_10]


class Artifacts(Expansion):
    """The rules of Artifacts of History."""

    def __init__(self) -> None:
        super().__init__(ARTIFACTS, 2, [DISPLAY])

    def cards(self, first_index: int) -> list[Card]:
        return build_set(AGES, ARTIFACTS, first_index)
