"""Telescope (4, blue): EC148; rulings 81, 83, 197; decision 41."""

from splay.sets.relics.zones import museum
from tests.sets.echoes.tables import echoes, forecast

SIXTEEN = "blue: Telescope; score: Gunpowder, Navigation, Anatomy, Colonialism"
"""Sixteen points in the score pile and a bonus of four."""


def test_a_card_goes_on_top_of_its_supply_and_another_is_achieved() -> None:  # ruling 197
    table = echoes(f"{SIXTEEN}; forecast: Globe, Clock", "", supply={5: "Coal"})
    table.dogma("Telescope", me=["Coal", "Clock"])
    assert table.asked == [
        ("me", "card", ["clock", "globe", "coal", "pass"]),
        ("me", "card", ["clock", "globe"]),
    ]
    assert table.supply(5)[0] == "Coal"
    assert table.me.achievements == ["4"]
    assert [card.name for card in table.game.players[0].achievements] == ["Clock"]
    assert forecast(table) == ["Globe"]
    assert table.shown == []


def test_an_echoes_card_goes_on_top_of_the_supply_of_its_set() -> None:
    table = echoes("blue: Telescope; forecast: Globe", "", supply={5: "Coal", "echoes 4": "Pencil"})
    table.dogma("Telescope", me=["Globe"])
    assert [card.name for card in table.game.supply("echoes", 4).cards[-2:]] == ["Pencil", "Globe"]
    assert forecast(table) == ["Coal"]
    assert table.me.achievements == []


def test_the_only_eligible_card_must_be_achieved() -> None:
    table = echoes(f"{SIXTEEN}; forecast: Globe, Clock", "", supply={5: "Coal"})
    table.dogma("Telescope", me=["Clock"])
    assert len(table.asked) == 1  # which cards can be achieved their backs tell
    assert table.me.achievements == ["4"]
    assert forecast(table) == ["Coal"]  # of a value higher than that of every top card


def test_with_a_point_too_few_nothing_is_achieved() -> None:
    table = echoes(
        "blue: Telescope; score: Gunpowder, Navigation, Anatomy, Optics; forecast: Globe", "", supply={5: "Coal"}
    )
    table.dogma("Telescope", me=["Coal"])
    assert table.supply(5)[0] == "Coal"
    assert table.me.achievements == []
    assert forecast(table) == ["Globe"]


def test_a_top_card_of_the_value_is_needed() -> None:
    table = echoes("blue: Telescope; score: Fission, Composites, Ecology, Genetics", "", supply={5: "Coal, Physics"})
    table.dogma("Telescope", me=["pass"])
    table.dogma("Telescope", me=["Coal"])
    assert table.me.achievements == []
    assert forecast(table) == ["Physics"]


def test_a_second_achievement_of_the_value_takes_twice_the_points() -> None:  # ruling 17
    table = echoes(f"{SIXTEEN}; forecast: Globe; achievements: 4", "", supply={5: "Coal"})
    table.dogma("Telescope", me=["Coal"])
    assert table.me.achievements == ["4"]
    assert forecast(table) == ["Globe"]


def test_whoever_puts_no_card_back_achieves_none() -> None:  # ruling 197
    table = echoes(f"{SIXTEEN}; forecast: Globe", "", supply={5: "Coal"})
    table.dogma("Telescope", me=["pass"])
    assert forecast(table) == ["Coal", "Globe"]
    assert table.me.achievements == []


def test_a_relic_that_goes_back_to_the_museum_is_on_no_supply() -> None:  # rulings 83, 197
    sets = ["base", "artifacts", "echoes", "relics"]
    table = echoes(f"{SIXTEEN}; forecast: Safety Pin, Globe", "", sets=sets, supply={5: "Coal"})
    table.dogma("Telescope", me=["Safety Pin"])
    assert table.card("Safety Pin") in museum(table.game)
    assert table.me.achievements == []
    assert forecast(table) == ["Coal", "Globe"]


def test_available_achievements_are_not_reached() -> None:
    table = echoes(SIXTEEN, "", supply={5: "Coal"})
    table.dogma("Telescope", me=["Coal"])
    assert table.me.achievements == []
    assert 4 in [card.age for card in table.game.available]


def test_enough_achievements_win() -> None:
    table = echoes(f"{SIXTEEN}; forecast: Globe; achievements: 1, 2, 3, 5, 6, 7", "", supply={5: "Coal"})
    table.dogma("Telescope", me=["Coal"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("achievements", ["me"])


def test_battleship_yamato_is_an_8_in_a_forecast() -> None:  # ruling 81, decision 41
    table = echoes(
        "blue: Telescope; red: Mobility; score: Software, Robotics, Databases, Computers; forecast: Battleship Yamato",
        "",
        sets=["base", "artifacts", "echoes"],
        supply={5: "Coal"},
    )
    table.dogma("Telescope", me=["Coal"])
    assert table.me.achievements == ["8"]
    assert forecast(table) == []


def test_its_echo_effect_alone_is_executed_under_another_card() -> None:
    table = echoes("blue left: Tools, Telescope", "", supply={5: "Coal"})
    table.dogma("Tools")
    assert table.asked == []
    assert forecast(table) == ["Coal"]


def test_a_sharer_with_as_many_bulbs_goes_first_and_brings_the_bonus() -> None:
    table = echoes("blue: Telescope", "red: Engineering", supply={4: "Anatomy", 5: "Coal, Physics"})
    table.dogma("Telescope", you=["pass"], me=["pass"])
    assert forecast(table, "you") == ["Coal"]
    assert forecast(table) == ["Physics"]
    assert table.bonus
    assert table.me.hand == ["Anatomy"]


def test_one_bulb_fewer_does_not_share() -> None:
    table = echoes("blue: Telescope", "red: Oars; forecast: Globe", supply={5: "Coal"})
    table.dogma("Telescope", me=["pass"])
    assert not table.bonus
    assert table.changes == "me forecast +Coal"
