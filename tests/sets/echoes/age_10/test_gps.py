"""GPS (10, green): EC211."""

import pytest

from tests.sets.echoes.tables import echoes, forecast

TENS = {10: "Self Service, Globalization, Miniaturization"}


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


@pytest.mark.parametrize(("answer", "splayed"), [("yellow", "me yellow splayed up; "), ("pass", "")])
def test_may_splay_yellow_up(answer: str, splayed: str) -> None:
    table = echoes("green: GPS, Sailing; yellow: Masonry, Agriculture", supply=TENS).dogma("GPS", me=[answer])
    assert table.asked == [("me", "splay", ["color:yellow", "pass"])]
    assert table.changes == f"{splayed}me forecast +Globalization +Miniaturization +Self Service"


def test_seven_cards_in_the_forecast_claim_destiny() -> None:  # ruling 33
    table = echoes("green: GPS; forecast: Oars, Tools, Sailing, Archery", supply=TENS).dogma("GPS")
    assert table.changes == (
        "me achievements +Destiny; me forecast +Globalization +Miniaturization +Self Service; available -Destiny"
    )
    table = echoes("green: GPS; forecast: Oars, Tools, Sailing", supply=TENS).dogma("GPS")
    assert table.changes == "me forecast +Globalization +Miniaturization +Self Service"


def test_as_many_clocks_share_and_keep_their_forecasts() -> None:
    table = echoes(
        "green: GPS",
        "green: Satellites; forecast: Oars",
        supply={10: "Self Service, Software, Robotics, Globalization, Miniaturization, The Internet, Databases"},
    ).dogma("GPS")
    assert table.bonus
    assert table.changes == (
        "me hand +Databases; me forecast +Globalization +Miniaturization +The Internet; "
        "you forecast +Robotics +Self Service +Software"
    )


def test_one_clock_fewer_is_demanded_of_and_does_not_share() -> None:
    table = echoes(
        "green: GPS", "green: Bicycle; forecast: Oars", supply={10: "Self Service, Software, Robotics"}
    ).dogma("GPS")
    assert not table.bonus
    assert table.changes == "me forecast +Robotics +Self Service +Software; you forecast -Oars"
