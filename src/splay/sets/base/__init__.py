"""The base set: 105 cards, a file per age; the nine cards that the first edition words otherwise apart."""

from typing import Final

from splay.core.registry import build_set, with_variants
from splay.sets.base import age_1, age_2, age_3, age_4, age_5, age_6, age_7, age_8, age_9, age_10
from splay.sets.base.first_edition import age_1 as first_1
from splay.sets.base.first_edition import age_2 as first_2
from splay.sets.base.first_edition import age_3 as first_3
from splay.sets.base.first_edition import age_5 as first_5
from splay.sets.base.first_edition import age_6 as first_6
from splay.sets.base.first_edition import age_7 as first_7
from splay.sets.base.first_edition import age_9 as first_9

THIRD_EDITION: Final = build_set([age_1, age_2, age_3, age_4, age_5, age_6, age_7, age_8, age_9, age_10], "base", 0)
FIRST_EDITION: Final = with_variants(
    THIRD_EDITION, [first_1, first_2, first_3, first_5, first_6, first_7, first_9], "first"
)
