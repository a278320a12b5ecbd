"""A soak notices what breaks the rules of Artifacts of History and of relics."""

from __future__ import annotations

import pytest

from splay.sets import find_card
from splay.sets.artifacts.zones import DISPLAY
from splay.sets.relics.zones import RELICS_ACHIEVED, museum
from splay.workbench.invariants import breaches
from tests.sets.artifacts.tables import artifacts, relics


def test_two_artifacts_on_display_before_one_player() -> None:
    game = artifacts("display: Dancing Girl", "display: Sibidu Needle").game
    assert breaches(game) == []
    player = game.players[1]
    game.move(game.supply("artifacts", 3).cards[-1], player.zone(DISPLAY), "meld", 1)
    assert "display: player 2 has 2 artifacts there, not one" in breaches(game)


def test_a_card_on_display_that_is_no_artifact() -> None:
    game = artifacts("hand: Archery").game
    game.move(game.players[0].hand.cards[0], game.players[0].zone(DISPLAY), "meld", 0)
    assert breaches(game) == ["Archery: is no artifact, and lies in display.0"]


def test_a_card_that_is_no_relic_among_the_relics() -> None:
    game = relics("hand: Archery").game
    assert breaches(game) == []
    game.move(game.players[0].hand.cards[0], game.players[0].zone(RELICS_ACHIEVED), "meld", 0)
    assert "Archery: is no relic, and lies in relics.0" in breaches(game)


def test_a_relic_of_a_set_that_is_not_in_play_in_a_hand() -> None:
    game = relics("hand: Archery").game
    relic = find_card("Ching Shih")
    assert relic is not None
    game.move(next(card for card in game.deck if card.key == relic.key), game.players[0].hand, "draw", 0)
    assert "Ching Shih: is a relic, and lies in hand.0" in breaches(game)


@pytest.mark.parametrize("place", ["supply.base.4", "available", "achievements.0", "display.0"])
def test_a_relic_in_a_place_without_relics(place: str) -> None:
    game = relics("hand: Archery").game
    relic = next(card for card in museum(game) if card.name == "Complex Numbers")
    to = next(zone for zone in game.zones if str(zone.place) == place)
    game.move(relic, to, "return", 0)
    assert f"Complex Numbers: is a relic, and lies in {place}" in breaches(game)


@pytest.mark.parametrize("place", ["hand.0", "score.0", "board.0.blue", "removed"])
def test_a_relic_of_a_set_in_play_can_lie_wherever_its_cards_can(place: str) -> None:
    game = relics("hand: Archery").game
    relic = next(card for card in museum(game) if card.name == "Complex Numbers")
    game.move(relic, next(zone for zone in game.zones if str(zone.place) == place), "meld", 0)
    assert breaches(game) == []
