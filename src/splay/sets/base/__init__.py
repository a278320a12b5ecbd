"""The base set: 105 cards, a file per age; the nine cards that the first edition words otherwise apart."""

from typing import Final

from splay.core.registry import build_set, with_variants
from splay.sets.set_folder import age_modules

THIRD_EDITION: Final = build_set(age_modules("splay.sets.base"), "base", 0)
FIRST_EDITION: Final = with_variants(THIRD_EDITION, age_modules("splay.sets.base.first_edition"), "first")
