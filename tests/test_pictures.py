"""Every card has a picture, and so has every special achievement."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from splay.core.achievements import BASE_SPECIALS
from splay.core.expansion import BASE, EXPANSIONS
from splay.sets import cards_of_set

SETS_OF_PAGE = Path(__file__).parents[1] / "web" / "src" / "sets"


@pytest.mark.parametrize("name", [BASE, *EXPANSIONS])
def test_the_page_has_a_picture_of_every_card_and_of_every_special_achievement(name: str) -> None:
    pictures = json.loads((SETS_OF_PAGE / name / "pictures.json").read_text(encoding="utf-8"))
    specials = BASE_SPECIALS if name == BASE else EXPANSIONS[name].specials
    assert list(pictures) == [card.key for card in cards_of_set(name)] + [special.name for special in specials]
