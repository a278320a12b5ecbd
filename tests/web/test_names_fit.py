"""The name of every card has room on the narrowest card of a hand and in the narrowest lane, however long it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from splay.core.card import Card
from splay.core.symbols import COLOR_NAMES, COLORS
from splay.sets import cards_of_set
from tests.strength import sample
from tests.web.at_table import asked
from tests.web.lasting import lasting
from tests.web.playing import at_once
from tests.web.positions import Positions
from tests.web.test_fits import MISFITS
from tests.web.visitors import PHONE, be_guest, visitor

SETS = {"base": "base", "artifacts": "base artifacts", "echoes": "base echoes", "cities": "base cities"}
LOW: ViewportSize = {"width": 740, "height": 320}
"""Rows of lanes are as low in it as in a higher one with a question in two lines and a row of answers."""
CUT_NAMES = f"async () => (await ({MISFITS})()).filter((misfit) => misfit.startsWith('cut name'))"
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


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", list(SETS))
def test_every_name_fits_in_a_lane_held_sideways(
    chromium: Browser, server: str, positions: Positions, name: str, language: str
) -> None:
    cards = sorted(cards_of_set(name), key=longest_word, reverse=True)
    boards = list(zip(*([card for card in cards if card.color == color] for color in COLORS), strict=True))
    both = list(zip(boards, [*boards[1:], boards[0]], strict=True))
    with visitor(chromium, server, LOW, touch=True) as page:
        page.goto(f"/?language={language}")
        at_once(page)
        be_guest(page.context, "Ann")
        for board, (held, *_) in [*sample(both, len(boards)), both[0]]:
            piles = "; ".join(f"{COLOR_NAMES[card.color]}: {card.name}" for card in board)
            position = f"options: players 3, sets {SETS[name]}\nturn: me, actions 2\nme: {piles}; hand: {held.name}"
            page.goto(f"/table/{positions.table(page.context, position)}")
            expect(asked(page)).to_be_visible()
            expect(page.locator("[data-lane] [data-form=slim]")).to_have_count(len(COLORS))
            assert lasting(page, CUT_NAMES) == [], piles
