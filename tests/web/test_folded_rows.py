"""Rows folded to a line each: a card that is to be chosen there says what it does all the same."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, ViewportSize

from splay.core.card import Card
from splay.core.symbols import BLUE, BULB, COLOR_NAMES, COLORS, PURPLE
from splay.sets import deck_for
from splay.sets.scenario import from_text
from tests.strength import sample
from tests.web.at_table import Open
from tests.web.lasting import lasting
from tests.web.playing import answer, question_of
from tests.web.visitors import table_at

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
SETS = "options: players 5, sets base artifacts echoes cities"
OPPONENTS = 4
ASKING = "cyrus-cylinder"
"""It asks for a top purple card of any board, then for a pile of any board."""
UNSAID = """() => [...document.querySelectorAll('[data-place="others"] [data-offered]')].flatMap(card => {
    const lines = card.querySelector(".lines");
    const size = lines === null ? 0 : parseFloat(getComputedStyle(lines).fontSize);
    const [box, of] = [lines?.getBoundingClientRect(), card.getBoundingClientRect()];
    const whole = size >= 10 && box.width > 0 && box.bottom <= of.bottom + 1 && box.right <= of.right + 1;
    return whole ? [] : [card.innerText];
})"""
"""Of the opponents' cards that can be chosen, those that do not say all that they do in letters of 10 px."""


def cards() -> list[Card]:
    """All cards of these sets, those that have most to say first."""
    options = from_text(f"{SETS}\nme: red: Archery").options
    return sorted(deck_for(options), key=lambda card: -len(card.name + (type(card).__doc__ or "")))


def bulbs(color: int) -> list[Card]:
    """Cards of a color with so many bulbs that nobody shares what their owner does."""
    of_color = [card for card in cards() if card.color == color and card.key != ASKING]
    return sorted(of_color, key=lambda card: -card.icons[1:].count(BULB))[:9]


def piles(color: int) -> list[list[Card]]:
    """The cards of a color for the opponents, a pile for each; those that have most to say on top."""
    mine = [ASKING, *(card.key for card in bulbs(color))]
    theirs = [card for card in cards() if card.color == color and card.key not in mine]
    return [[top, theirs[-1 - place % OPPONENTS]] for place, top in enumerate(theirs[:-OPPONENTS])]


def position(colors: Sequence[int], group: int) -> str:
    """Opponents with such piles."""
    own = [", ".join([ASKING, *(card.key for card in bulbs(PURPLE))]), ", ".join(card.key for card in bulbs(BLUE))]
    lines = [SETS, "turn: me, actions 2, number 9", f"me: purple up: {own[0]}; blue up: {own[1]}"]
    for seat, name in enumerate(("you", "third", "fourth", "fifth")):
        theirs = [(color, piles(color)[group * OPPONENTS : (group + 1) * OPPONENTS]) for color in colors]
        boards = [
            f"{COLOR_NAMES[c]}: {four[seat][0].key}, {four[seat][1].key}" for c, four in theirs if len(four) > seat
        ]
        lines.append(f"{name}: {'; '.join(boards)}")
    return "\n".join(lines)


def unsaid(table: Open, page: Page, colors: Sequence[int], group: int) -> list[str]:
    """What is not said once the table asks for one of the opponents' cards."""
    page.set_viewport_size(LAPTOP)
    table(position(colors, group))
    game = table_at(page)
    answer(page.context, game, question_of(page.context, game), f"dogma:{ASKING}")
    page.wait_for_function("""() => document.querySelectorAll('[data-place="others"] [data-offered]').length > 3""")
    assert page.locator('[data-form="line"]').count() > 0
    return lasting(page, UNSAID)


@pytest.mark.parametrize("group", sample(range(len(piles(PURPLE)) // OPPONENTS), 6))
def test_a_purple_card_to_be_chosen_says_what_it_does(table: Open, page: Page, group: int) -> None:
    assert unsaid(table, page, [PURPLE], group) == []


@pytest.mark.parametrize("group", sample(range(len(piles(BLUE)) // OPPONENTS), 6))
def test_a_pile_to_be_chosen_says_what_its_card_does(table: Open, page: Page, group: int) -> None:
    assert unsaid(table, page, [color for color in COLORS if color != PURPLE], group) == []
