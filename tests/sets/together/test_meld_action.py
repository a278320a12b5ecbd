"""What a Meld action triggers, and in which order: CO017 to CO023."""

from __future__ import annotations

import pytest

from splay.core.event import ACTION, CLAIM, DRAW, MELD, RETURN, SPLAY
from splay.core.scenario import parse_player
from splay.core.session import Session
from splay.sets.artifacts.events import DIG
from splay.sets.cities.events import CITY, ICON
from splay.sets.echoes.promotion import PROMOTE
from splay.sets.relics.actions import SEIZE
from splay.sets.scenario import from_json
from tests.core.rules.reports import effects
from tests.sets.artifacts.tables import displayed
from tests.sets.cities.tables import acted, city_draws
from tests.sets.echoes.tables import forecast
from tests.sets.together.tables import EVERYTHING, kinds, together

STEPS = (MELD, CLAIM, ICON, SPLAY, CITY, DIG, SEIZE, PROMOTE, ACTION)
SUPPLY = {"artifacts 4": "Moses", "cities 4": "Manila", "2": "Calendar, Mathematics", "echoes 2": "Lever"}
FOUR = "red: Gunpowder; hand: Tenochtitlan; forecast: Writing, Paper"
"""Melding the city splays red left; it is no higher than the card that it covers."""


def test_each_step_follows_the_one_before() -> None:  # CO017, CO018, CO021, CI034, CI043
    table = together(FOUR, "relics: Complex Numbers", supply=SUPPLY)
    table.meld("Tenochtitlan", me=["seize:complex-numbers", "promote-and-use:writing"])
    assert kinds(table, *STEPS) == [ACTION, MELD, ICON, SPLAY, CITY, DIG, SEIZE, PROMOTE, ACTION]
    assert [kind for _, kind, _ in table.asked] == ["seize", "promote"]
    assert effects(table) == [("me", "Writing", "dogma")]
    assert (displayed(table), table.me.splay("red"), forecast(table)) == (["Moses"], "left", ["Paper"])
    assert table.me.hand == ["Lever", "Manila"]  # the city first, and then no Echoes card was in hand


@pytest.mark.parametrize(
    ("moment", "order"),
    [
        ("after_each_change", [MELD, CLAIM, ICON, ICON, DIG, PROMOTE, ACTION]),
        ("after_each_effect", [MELD, ICON, ICON, DIG, PROMOTE, CLAIM, ACTION]),
    ],
)
def test_special_achievements_come_with_the_meld_or_before_the_free_dogma(
    moment: str, order: list[str]
) -> None:  # CO017, CO041, CO042, CI095, decision 36
    mine = "red up: Fission, Oars; hand: Dallas; forecast: Writing"
    table = together(mine, "", special_achievements=moment, supply={"artifacts 9": "Luna 3"})
    table.meld("Dallas", me=["promote-and-use:writing"])
    assert kinds(table, *STEPS) == [ACTION, *order]
    assert (table.me.achievements, displayed(table)) == (["Fame"], ["Luna 3"])


def test_a_search_is_over_before_the_city_is_drawn() -> None:  # CO018, CI036, CI048
    table = together("blue: Pottery; hand: Sparta", "", supply={"2": "Calendar, Mathematics", "cities 2": "Rome"})
    table.meld("Sparta", me=["Mathematics"])
    assert [kind for _, kind, _ in table.asked] == ["order"]
    assert kinds(table, ICON, DRAW, RETURN, CITY) == [ICON, DRAW, DRAW, RETURN, CITY, DRAW]
    assert table.me.hand == ["Rome"]


def test_what_is_due_follows_from_the_melded_and_the_covered_card() -> None:  # CO018, CO019, CO021
    table = together("red: Coal; hand: Milan", "", supply={"5": "Banking, end", "artifacts 6": "Puffing Billy"})
    table.meld("Milan", me=["pass"])
    assert (acted(table), city_draws(table)) == (["plus", "plus"], [])
    assert displayed(table) == ["Puffing Billy"]  # the first plus drew the last [5]


@pytest.mark.parametrize(("covered", "dug"), [("Gunpowder", 1), ("Optics", 0), ("Excalibur", 0)])
def test_a_city_melded_onto_a_color_digs_by_the_covered_card(covered: str, dug: int) -> None:  # CO021
    table = together(f"red: {covered}; hand: Milan", "", supply={"artifacts 4": "Moses"})
    table.meld("Milan", me=["pass"] * dug)
    assert (acted(table), city_draws(table), len(displayed(table))) == (["plus", "plus"], [], dug)


def test_a_city_of_a_new_color_acts_before_it_brings_a_city() -> None:  # CO020, CI029
    table = together("blue: Writing; hand: Milan", "").meld("Milan")
    assert kinds(table, ICON, DRAW, CITY, DIG) == [ICON, DRAW, ICON, DRAW, CITY, DRAW]
    assert (acted(table), city_draws(table)) == (["plus", "plus"], [("red", "none")])


def test_none_if_there_is_one_in_hand() -> None:  # CO020, CI017
    table = together("blue: Writing; hand: Milan, Troy", "").meld("Milan")
    assert (acted(table), city_draws(table)) == (["plus", "plus"], [])


def test_its_arrow_splays_nothing_then() -> None:  # CO020, CI041
    table = together("blue: Writing; hand: Delhi", "").meld("Delhi")
    assert (acted(table), kinds(table, SPLAY), city_draws(table)) == (["left"], [], [("red", "none")])


def test_one_city_alone_comes_with_an_arrow() -> None:  # CO019, CO021, CI043
    table = together("red: Oars; hand: Delhi", "", supply={"cities 3": "Venice"}).meld("Delhi")
    assert (city_draws(table), table.me.hand) == ([("red", "left")], ["Venice"])


def test_a_meld_from_the_display_of_a_new_color_brings_a_city_and_a_promotion() -> None:  # CO022, CO027
    mine = "display: Holy Lance; red: Oars; forecast: Writing, Paper"
    table = together(mine, "", supply={"cities 2": "Rome"}).meld("Holy Lance", me=["promote:writing"])
    assert kinds(table, *STEPS) == [ACTION, MELD, CITY, PROMOTE]
    assert (table.me.hand, table.me.top("green"), table.me.top("blue")) == (["Rome"], "Holy Lance", "Writing")


def test_a_meld_from_the_display_onto_a_color_digs_again_and_seizes() -> None:  # CO022
    mine = "display: Holmegaard Bows; red: Gunpowder; forecast: Oars"
    table = together(mine, "", supply={"artifacts 4": "Moses"})
    table.meld("Holmegaard Bows", me=["seize_to_hand:complex-numbers", "promote:oars"])
    assert kinds(table, *STEPS) == [ACTION, MELD, DIG, SEIZE, PROMOTE]
    assert (displayed(table), table.me.hand) == (["Moses"], ["Complex Numbers"])


def test_a_meld_by_an_effect_triggers_nothing_of_it() -> None:  # CO023, CO037, CI027, CI035
    mine = "green: Clothing; red: Gunpowder; hand: Hattusa; forecast: Oars; display: Moses"
    table = together(mine, "purple: Mysticism; green: Sailing; red: Coal").dogma("Clothing")
    assert table.me.top("purple") == "Hattusa"
    assert kinds(table, ICON, CITY, DIG, PROMOTE, DRAW, SPLAY) == []
    onto = together(f"yellow: Masonry; {FOUR}", "", supply=SUPPLY).dogma("Masonry", me=["Tenochtitlan"])
    assert (onto.me.pile("red"), displayed(onto)) == (["Tenochtitlan", "Gunpowder"], [])
    assert kinds(onto, ICON, CITY, DIG, PROMOTE, DRAW, SPLAY) == []


@pytest.mark.parametrize(("splay", "claimed"), [("left", ["Legend"]), ("right", [])])
def test_except_special_achievements(splay: str, claimed: list[str]) -> None:  # CO023, CI094
    mine = f"yellow {splay}: Masonry, Machinery; hand: Kaifeng; forecast: Oars"
    table = together(mine, "", supply={"artifacts 1": "Dancing Girl"}).dogma("Masonry", me=["Kaifeng"])
    assert (table.me.achievements, table.me.splay("yellow")) == (claimed, splay)
    assert kinds(table, ICON, SPLAY, CITY, DIG, PROMOTE) == []


@pytest.mark.parametrize(("splay", "claimed"), [("left", ["Legend"]), ("up", [])])
def test_a_promoted_city_triggers_nothing_but_special_achievements(splay: str, claimed: list[str]) -> None:  # CO023
    mine = f"red {splay}: Engineering, Oars; hand: Paper; forecast: Delhi, Tools"
    table = together(mine, "", supply={"cities 3": "Venice"}).meld("Paper", me=["promote:delhi"])
    assert city_draws(table) == [("green", "none")]  # for the card melded
    assert kinds(table, ICON, SPLAY, DIG) == []
    assert (table.me.achievements, table.me.splay("red"), forecast(table)) == (claimed, splay, ["Tools"])


def test_first_melds_trigger_nothing_of_it() -> None:  # CO023, CI009, CI035
    players = [parse_player(f"hand: {hand}") for hand in ("Babylon, Oars", "Linzi, Tools")]
    position = {"options": {"sets": EVERYTHING}, "players": players, "started": False, "turn_number": 0}
    session = Session(from_json(position))
    session.answer(0, "babylon")
    session.answer(1, "linzi")
    assert {event.kind for event in session.events} == {"first_meld", "turn"}
    assert [card.name for player in session.game.players for card in player.hand] == ["Oars", "Tools"]
