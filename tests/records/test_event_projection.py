"""Games set up again from events that tell of cards which stay in their place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from splay.core.player import Player
from splay.core.scenario import position_of
from splay.core.symbols import BLUE, RED
from splay.playing import play
from splay.records.event_projection import EventProjection

POSITION = "red left: Oars, Archery; blue up: Tools, Writing, Pottery; hand: Sailing, Coal"


def look_at_one(player: Player) -> None:
    """The player looks at the first card of the hand."""
    player.look_at(player.hand.cards[0])


@pytest.mark.parametrize(
    "move",
    [
        lambda player: player.tuck_top(RED),
        lambda player: player.tuck_top(BLUE),
        lambda player: player.meld_bottom(RED),
        lambda player: player.meld_bottom(BLUE),
        look_at_one,
    ],
    ids=["tuck of two", "tuck of three", "meld of two", "meld of three", "look"],
)
def test_the_position_is_the_one_that_was(move: Callable[[Player], object]) -> None:
    table, again = play(POSITION), play(POSITION)
    move(table.game.players[0])
    assert len(table.events) == 1
    EventProjection(again.game).apply(table.events[0])
    told, was = position_of(again.game), position_of(table.game)
    assert told["players"] == was["players"]
    assert [pile.icons for pile in again.game.players[0].board.piles] == [
        pile.icons for pile in table.game.players[0].board.piles
    ]


def test_a_splay_on_another_board_is_laid_on_that_board() -> None:
    mine, yours = "purple: Cyrus Cylinder; red: Coal, Gunpowder", "red: Oars, Archery"
    table, again = (play(mine, yours, sets=["base", "artifacts"]) for _ in range(2))
    table.dogma("Cyrus Cylinder", me=["Oars"])
    projection = EventProjection(again.game)
    for event in table.events:
        projection.apply(event)
    assert (again.me.splay("red"), again.you.splay("red")) == ("none", "left")
    assert position_of(again.game)["players"] == position_of(table.game)["players"]
