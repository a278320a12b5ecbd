"""Forecast and foreshadowing: EC049 to EC057, and who sees what: EC108 to EC110."""

from __future__ import annotations

from splay.core.event import EVERYBODY, PROOF, TRANSFER
from splay.sets.echoes.foreshadowing import FORESHADOW, forecast_of
from splay.views.view import SPECTATOR, view_of
from tests.sets.echoes.tables import echoes, forecast


def test_every_player_has_a_forecast_of_any_size() -> None:  # EC049
    table = echoes("forecast: Tools, Bell, Paper, Novel, Oars, Lever", "")
    assert [zone.kind.name for player in table.game.players for zone in player.further_zones] == ["forecast"] * 2
    assert len(forecast(table)) == 6


def test_its_owner_sees_faces_and_all_others_backs() -> None:  # EC050, EC108, CO052, decision 40
    game = echoes("forecast: Tools, Novel", "").game
    for seat, shown in {0: {"tools", "novel"}, 1: {""}, SPECTATOR: {""}}.items():
        (zone,) = view_of(game, seat).players[0].zones
        assert zone.kind == "forecast"
        assert {back.card for back in zone.cards} == shown
        assert sorted((back.set, back.age) for back in zone.cards) == [("base", 1), ("echoes", 3)]


def test_foreshadowing_puts_a_card_there() -> None:  # EC051, EC053
    table = echoes("red: Bangle; hand: Sailing", "", supply={"echoes 3": "Novel"}).dogma("Bangle")
    assert forecast(table) == ["Novel"]
    moved = next(event for event in table.events if event.kind == FORESHADOW)
    assert (moved.seen, str(moved.target)) == (1, "forecast.0")


def test_foreshadowed_cards_are_neither_hand_nor_score_nor_board() -> None:  # EC052
    table = echoes("forecast: Crossword, Tools", "")
    player = table.game.players[0]
    assert (table.me.hand, table.me.score, table.me.points, player.board.icons) == ([], [], 0, 0)


def test_fission_leaves_forecasts() -> None:  # EC054, R134
    table = echoes("red: Fission; forecast: Tools", "forecast: Novel", supply={"10": "Robotics"})
    table.dogma("Fission")
    assert table.removed
    assert table.changes == "me red -Fission; removed +Fission +Robotics"


def test_a_transfer_into_it_is_no_foreshadowing() -> None:  # EC056, decision 10
    table = echoes("hand: Tools", "")
    player = table.game.players[0]
    player.transfer(player.hand.cards[0], to=forecast_of(table.game.players[1]))
    assert forecast(table, "you") == ["Tools"]
    assert [event.kind for event in table.game.events or []] == [TRANSFER]


def test_returned_cards_go_to_the_supplies_of_their_sets_in_the_owners_order() -> None:  # EC057, decision 9, CO055
    table = echoes("yellow: Barometer; forecast: Bell, Soap, Tools", "")
    table.dogma("Barometer", me=["yes", "Soap"])
    assert [card.name for card in table.game.supply("echoes", 1).cards[:2]] == ["Bell", "Soap"]
    assert table.bottom_of_supply(1) == "Tools"
    assert table.changes == (
        "me achievements +Destiny; me forecast -Bell -Soap -Tools; supply 2 -Philosophy +Philosophy; available -Destiny"
    )


def test_what_a_reveal_needs_of_it_is_shown_to_all_once() -> None:  # EC109, CO057, decision 23
    table = echoes("yellow: Barometer; forecast: Bell, Tools", "", supply={"echoes 2": "Lever", "2": "Calendar"})
    table.dogma("Barometer", me=["yes"])
    assert {"Bell", "Tools"} <= set(table.shown)
    assert table.game.revealed == []
    assert table.changes == (
        "me achievements +Destiny; me forecast -Bell -Tools; supply 2 -Calendar +Calendar; available -Destiny"
    )


def test_a_must_that_nothing_there_can_follow_is_proved_with_the_forecast_alone() -> None:  # CO057, decision 8
    table = echoes("hand: Archery; forecast: Bell, Tools", "")
    player = table.game.players[0]
    fitting = forecast_of(player).some([card for card in forecast_of(player) if card.name == "Archery"], True)
    assert player.choose(fitting) is None
    proofs = [event for event in table.events if event.kind == PROOF]
    assert [([card.name for card in event.cards], str(event.source), event.seen) for event in proofs] == [
        (["Tools", "Bell"], "forecast.0", EVERYBODY)
    ]
