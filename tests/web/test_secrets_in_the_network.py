"""Two people play a whole game in their browsers, and a third one watches.

What the network tells each of them names no card that they could not know at that moment.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from splay.views.view import SPECTATOR as NO_SEAT
from tests.strength import amount
from tests.web.network import Heard, Network, state_in
from tests.web.playing import Thing, at_once, click, element_of, game_of_two, play_together
from tests.web.visitors import LAPTOP, visitors
from tests.web.witness import Witness

pytestmark = [pytest.mark.xdist_group("two people"), pytest.mark.every_time]  # the game is played once
PREVIEWS = 6
PLAYERS = ("Ann", "Bob")
SPECTATOR = "a spectator"
FEW = amount(6, 10)
HIDDEN = amount(6, 20)


class Mouse:
    """Clicks on what is offered; the first draws are looked at before that."""

    def __init__(self) -> None:
        self.looked = 0

    def use(self, page: Page, thing: Thing) -> None:
        """Uses something that is offered."""
        if self.looked == PREVIEWS or thing["confirms"] or not thing["text"].startswith("Draw"):
            click(page, thing)
            return
        self.looked += 1
        page.mouse.move(0, 0)  # it may rest there since the last draw
        with page.expect_response("**/preview?*") as answer:
            element_of(page, thing).hover()
        answer.value.finished()
        click(page, thing)


@pytest.fixture(scope="module")
def witnesses(chromium: Browser, server: str, running_test: Path) -> dict[str, Witness]:
    """Those who were there while Ann and Bob played a whole game by mouse, the same whichever test asks first."""
    running_test.write_text("a game with witnesses", encoding="utf-8")
    with visitors(chromium, server) as visit:
        pages = [visit() for _ in (*PLAYERS, SPECTATOR)]
        networks = [Network(page) for page in pages]
        ann, bob, eve = pages
        table = game_of_two(ann.context, bob.context, settings={"leavers": "end"})
        for page in pages:
            page.set_viewport_size(LAPTOP)
            at_once(page)
            page.goto(f"/table/{table}")
        expect(eve.get_by_text("You're watching.")).to_be_visible()
        play_together([ann, bob], table, Mouse().use)
        for page in pages:
            expect(page.locator("[data-prompt][data-over]")).to_have_count(1)
            expect(page.get_by_role("region", name="The end of the game")).to_be_visible()
        seats = (*range(len(PLAYERS)), NO_SEAT)
        return {
            name: Witness(page, network, table, seat)
            for name, page, network, seat in zip((*PLAYERS, SPECTATOR), pages, networks, seats, strict=True)
        }


@pytest.mark.parametrize("name", PLAYERS)
def test_the_network_names_no_card_that_a_player_could_not_know(witnesses: dict[str, Witness], name: str) -> None:
    player = witnesses[name]
    assert len([one for one in player.during if one.where == "frame"]) > FEW
    assert len(player.replies()) > FEW
    assert player.sent("POST", "/answers") == [], "the WebSocket was open"
    assert player.sent("GET", "/preview")
    assert player.leaks(player.during) == []


def test_nor_does_it_to_a_spectator(witnesses: dict[str, Witness]) -> None:
    spectator = witnesses[SPECTATOR]
    assert len([one for one in spectator.during if one.where == "frame"]) > FEW
    assert spectator.sent("POST", "") == []
    assert spectator.replies() == []
    assert spectator.leaks(spectator.during) == []


@pytest.mark.parametrize("name", [*PLAYERS, SPECTATOR])
def test_the_search_finds_cards_that_were_hidden(witnesses: dict[str, Witness], name: str) -> None:
    witness = witnesses[name]
    first = next(one for one in witness.heard if state_in(one.text))
    everything = Heard("the open replay", witness.open, first.sequence, over=False)
    assert len(witness.leaks([everything])) > HIDDEN
    by_name = Heard("a name", '{"said": "They hold The Wheel."}', 0, over=False)
    assert witness.named_in(by_name.text) == {"the-wheel"}
