"""The name of every card has room on the narrowest card of a hand, however long its words are."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from splay.core.card import Card
from splay.sets import cards_of_set
from tests.strength import sample
from tests.web.at_table import asked
from tests.web.lasting import lasting
from tests.web.playing import at_once
from tests.web.positions import Positions
from tests.web.test_fits import MISFITS
from tests.web.visitors import PHONE, be_guest, visitor

SETS = {"base": "base", "artifacts": "base artifacts", "echoes": "base echoes", "cities": "base cities"}
HAND = 15
"""Cards that are looked at together."""


def longest_word(card: Card) -> int:
    """How many letters the longest word of a card's name has."""
    return max(map(len, card.name.split()))


@pytest.mark.parametrize("name", list(SETS))
def test_every_name_fits_on_a_card_in_a_phones_hand(
    chromium: Browser, server: str, positions: Positions, name: str
) -> None:
    cards = sorted(cards_of_set(name), key=longest_word, reverse=True)
    hands = [cards[first : first + HAND] for first in range(0, len(cards), HAND)]
    with visitor(chromium, server, PHONE, touch=True) as page:
        at_once(page)
        be_guest(page.context, "Ann")
        for hand in [*sample(hands, len(hands)), cards[:1]]:
            names = ", ".join(card.name for card in hand)
            position = f"options: players 2, sets {SETS[name]}\nturn: me, actions 2\nme: hand: {names}"
            page.goto(f"/table/{positions.table(page.context, position)}")
            expect(asked(page)).to_be_visible()
            expect(page.locator('[data-place="hand"] [data-form]')).to_have_count(len(hand))
            assert lasting(page, MISFITS) == [], names
