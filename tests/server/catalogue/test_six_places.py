"""A card with six places for icons is published with the names of all six, and with symbols that its set brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from splay.build import BUILD
from splay.core.card import Card, Face
from splay.core.symbols import BLUE, CASTLE, HEX, LEAF, LEFT, PLACE_NAMES, RIGHT, UNSPLAYED, UP, symbol, unpacked
from splay.server.catalogue.cards import face_of

if TYPE_CHECKING:
    from splay.core.player import Player

if BUILD == "compiled":
    pytest.skip("compiled classes cannot be subclassed by interpreted ones", allow_module_level=True)

FLOWER = symbol("flower")


class Garden(Card):
    """A card with six places."""

    face = Face(1, BLUE, CASTLE, LEAF, FLOWER, LEAF, LEAF, HEX)

    def dogma(self, you: Player) -> None:
        """Draw a [1]."""


def test_its_icons_are_published_by_place() -> None:
    card = Garden(0, "gardens", "third")
    card.index = 0  # where another card lies in both editions
    icons = face_of(card, "third").icons
    assert icons == dict(zip(PLACE_NAMES, ["castle", "leaf", "flower", "leaf", "leaf", "hex"], strict=True))


def test_a_card_counts_the_icons_that_a_splay_shows_and_no_symbol() -> None:
    card = Garden(0, "gardens", "third")
    leaves = [unpacked(card.shown[splay])[LEAF] for splay in (UNSPLAYED, LEFT, RIGHT, UP)]
    assert (unpacked(card.full)[LEAF], leaves) == (3, [0, 1, 1, 2])
    assert [unpacked(card.shown[splay])[CASTLE] for splay in (LEFT, RIGHT, UP)] == [0, 1, 0]
    assert card.full < 1 << 60


def test_a_symbol_of_one_name_is_the_same_for_every_set() -> None:
    assert symbol("flower") == FLOWER != symbol("bee")
    assert symbol("castle") == CASTLE
