"""Barometer (4, yellow): EC153; rulings 37, 102, 199; decisions 23, 34."""

import pytest

from tests.sets.echoes.tables import echoes, forecast

TWO = {2: "Calendar"}


def test_takes_a_5_from_the_forecast_to_the_hand() -> None:
    table = echoes("yellow: Barometer; forecast: Coal, Globe", "", supply={2: "Currency", "echoes 2": "end"})
    table.dogma("Barometer", me=["no"])
    assert table.me.hand == ["Coal"]
    assert forecast(table) == ["Currency", "Globe"]
    assert table.shown == []


def test_chooses_which_5_to_take() -> None:
    table = echoes("yellow: Barometer; forecast: Coal, Physics, Canning", "", supply={2: "Currency", "echoes 2": "end"})
    table.dogma("Barometer", me=["Coal", "no"])
    assert table.asked[0] == ("me", "card", ["physics", "coal"])
    assert table.me.hand == ["Coal"]
    assert forecast(table) == ["Canning", "Currency", "Physics"]


def test_without_a_bonus_a_2_is_foreshadowed() -> None:  # ruling 199
    table = echoes("yellow: Barometer; forecast: Globe", "", supply=TWO)
    table.dogma("Barometer", me=["no"])
    assert table.asked == [("me", "may", ["yes", "no"])]
    assert forecast(table) == ["Calendar", "Globe"]
    assert table.me.hand == []
    assert table.shown == []


def test_a_bonus_on_any_board_can_be_chosen() -> None:
    table = echoes(
        "yellow: Barometer; purple: Novel",
        "green: Chintz; blue: Telescope",
        "red: Kobukson",
        supply={6: "Canning"},
    )
    table.dogma("Barometer", me=[4, "no"])
    assert table.asked[0] == ("me", "value", ["value:3", "value:4", "value:5"])
    assert forecast(table) == ["Canning"]


def test_a_team_mates_bonus_is_on_a_board_too() -> None:  # decision 34
    table = echoes("yellow: Barometer", "", "red: Kobukson", "", teams="13-24", supply={7: "Lighting"})
    table.dogma("Barometer", me=["no"])
    assert forecast(table) == ["Lighting"]


def test_the_only_bonus_needs_no_choice() -> None:
    table = echoes("yellow: Barometer", "red: Kobukson", supply={7: "Lighting"})
    table.dogma("Barometer", me=["no"])
    assert table.asked == [("me", "may", ["yes", "no"])]
    assert forecast(table) == ["Lighting"]


def test_a_covered_bonus_counts_if_it_is_seen() -> None:  # ruling 102
    table = echoes("yellow: Barometer", "red: Oars, Kobukson", supply=TWO | {7: "Lighting"})
    table.dogma("Barometer", me=["no"])
    assert forecast(table) == ["Calendar"]
    table = echoes("yellow: Barometer", "red right: Oars, Kobukson", supply=TWO | {7: "Lighting"})
    table.dogma("Barometer", me=["no"])
    assert forecast(table) == ["Lighting"]


def test_a_blue_card_among_those_returned_claims_destiny() -> None:  # EC101, ruling 37
    table = echoes("yellow: Barometer; forecast: Globe, Telescope, Clock", "", supply={2: "Currency"})
    table.dogma("Barometer", me=["yes", "Clock", "Globe"])
    assert table.me.achievements == ["Destiny"]
    assert forecast(table) == []
    assert sorted(table.shown) == ["Clock", "Currency", "Globe", "Telescope"]  # decision 23
    assert [card.name for card in table.game.supply("echoes", 4).cards[:3]] == ["Telescope", "Globe", "Clock"]
    assert table.bottom_of_supply(2) == "Currency"


def test_the_card_just_foreshadowed_may_be_the_blue_one() -> None:
    table = echoes("yellow: Barometer", "", supply=TWO)
    table.dogma("Barometer", me=["yes"])
    assert table.me.achievements == ["Destiny"]
    assert table.shown == ["Calendar"]


def test_without_a_blue_card_destiny_is_not_claimed() -> None:
    table = echoes("yellow: Barometer; forecast: Globe, Coal", "", supply={2: "Currency", "echoes 2": "end"})
    table.dogma("Barometer", me=["yes"])
    assert table.me.achievements == []
    assert forecast(table) == []
    assert table.me.hand == ["Coal"]
    assert table.shown == ["Currency", "Globe"]


def test_a_blue_card_that_stays_claims_nothing() -> None:
    table = echoes("yellow: Barometer; forecast: Telescope", "", supply=TWO)
    table.dogma("Barometer", me=["no"])
    assert table.me.achievements == []
    assert forecast(table) == ["Calendar", "Telescope"]


def test_destiny_that_is_gone_cannot_be_claimed() -> None:  # ruling 28
    table = echoes("yellow: Barometer; forecast: Telescope", "achievements: Destiny", supply=TWO)
    table.dogma("Barometer", me=["yes"])
    assert table.me.achievements == []
    assert table.you.achievements == ["Destiny"]
    assert forecast(table) == []


@pytest.mark.parametrize(("splay", "taken"), [(" right", ["Coal"]), ("", [])])
def test_its_echo_effect_alone_is_executed_if_it_is_seen_under_another_card(splay: str, taken: list[str]) -> None:
    table = echoes(f"yellow{splay}: Canal Building, Barometer; forecast: Coal, Globe", "")
    table.dogma("Canal Building", me=["no"] if taken else [])
    assert table.me.hand == taken
    assert forecast(table) == ["Globe"] if taken else ["Coal", "Globe"]


def test_a_sharer_with_as_many_leaves_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "yellow: Barometer", "yellow: Agriculture", supply={2: "Calendar, Currency, Mapmaking", 4: "Anatomy"}
    )
    table.dogma("Barometer", you=["yes"], me=["no"])
    assert table.you.achievements == ["Destiny"]
    assert forecast(table) == ["Currency"]
    assert table.bonus
    assert table.me.hand == ["Anatomy"]


def test_one_leaf_fewer_does_not_share() -> None:
    table = echoes("yellow: Barometer", "green: Sailing; forecast: Coal", supply=TWO)
    table.dogma("Barometer", me=["no"])
    assert table.changes == "me forecast +Calendar"
    assert not table.bonus
