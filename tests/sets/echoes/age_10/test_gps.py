"""GPS (10, green): EC211."""

import pytest

from tests.sets.echoes.tables import echoes, forecast


def test_they_return_their_forecasts_and_i_foreshadow_three_10s() -> None:
    table = echoes(
        "green: GPS; forecast: Oars",
        "forecast: Tools, Sailing, Laser; hand: Coal",
        supply={10: "Robotics, Software, Databases, A.I."},
    )
    table.dogma("GPS", you=["Sailing"])
    assert table.asked == [("you", "order", ["sailing", "tools"])]
    assert (forecast(table, "you"), table.you.hand) == ([], ["Coal"])
    assert table.supply(1)[-2:] == ["Sailing", "Tools"]
    assert table.game.supply("echoes", 9).cards[0].name == "Laser"
    assert forecast(table) == ["Databases", "Oars", "Robotics", "Software"]
    assert table.shown == []


def test_each_of_the_three_is_drawn_by_the_same_hand() -> None:
    table = echoes("green: GPS; hand: Oars", supply={"echoes 10": "Sudoku, MP3, Cell Phone"}).dogma("GPS")
    assert forecast(table) == ["Cell Phone", "MP3", "Sudoku"]


def test_an_empty_forecast_returns_nothing() -> None:
    table = echoes("green: GPS", "").dogma("GPS")
    assert (table.asked, len(forecast(table)), forecast(table, "you")) == ([], 3, [])


@pytest.mark.parametrize(("answer", "splay"), [("yellow", "up"), ("pass", "none")])
def test_may_splay_yellow_up(answer: str, splay: str) -> None:
    table = echoes("green: GPS, Sailing; yellow: Masonry, Agriculture").dogma("GPS", me=[answer])
    assert table.asked == [("me", "splay", ["color:yellow", "pass"])]
    assert table.me.splay("yellow") == splay


def test_seven_cards_in_the_forecast_claim_destiny() -> None:  # ruling 33
    table = echoes("green: GPS; forecast: Oars, Tools, Sailing, Archery").dogma("GPS")
    assert table.me.achievements == ["Destiny"]
    table = echoes("green: GPS; forecast: Oars, Tools, Sailing").dogma("GPS")
    assert table.me.achievements == []


def test_as_many_clocks_share_and_keep_their_forecasts() -> None:
    table = echoes("green: GPS", "green: Satellites; forecast: Oars").dogma("GPS")
    assert len(forecast(table, "you")) == 4
    assert table.bonus


def test_one_clock_fewer_is_demanded_of_and_does_not_share() -> None:
    table = echoes("green: GPS", "green: Bicycle; forecast: Oars").dogma("GPS")
    assert forecast(table, "you") == []
    assert not table.bonus
