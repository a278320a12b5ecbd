"""What cards of other sets make of cities: icons, bonuses, signs, missing effects. Rulings 33 to 37, 84, 175, 269."""

from __future__ import annotations

import pytest

from tests.sets.cities.tables import city_draws
from tests.sets.together.tables import together

TWO_EACH = "blue: Johannesburg; green: Toronto; yellow: Melbourne"
"""Two bonuses of 7 on each."""
SEARCHING = "blue: Yin; red: Sparta; green: Jerusalem"
"""Three castles on each, one of them a search."""


def test_a_city_has_no_effects_for_a_card_that_wins_by_that() -> None:  # rulings 175, 268
    table = together("purple: Garland's Ruby Slippers; hand: Hamburg, Troy", "").dogma("Garland's Ruby Slippers")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("card", ["me"])
    higher = together("purple: Garland's Ruby Slippers; hand: Sydney", "").dogma("Garland's Ruby Slippers")
    assert (higher.result, higher.me.hand) == (None, ["Sydney"])


@pytest.mark.parametrize(
    ("chosen", "purple", "red"),
    [("cities", "Rome", "Tikal"), ("base", "Philosophy", "Construction"), ("echoes", "Pagoda", "Crossbow")],
)
def test_a_card_that_names_a_set_draws_of_it_whatever_is_in_hand(chosen: str, purple: str, red: str) -> None:
    # ruling 269: cities with a city in hand, base cards without one of Echoes
    supply = {"cities 2": "Rome, Tikal", "2": "Philosophy, Construction", "echoes 2": "Pagoda, Crossbow"}
    table = together("blue: Rosetta Stone; hand: Troy", "", supply=supply)
    table.dogma("Rosetta Stone", me=[chosen, purple])
    assert table.asked[0] == ("me", "set", ["set:base", "set:artifacts", "set:echoes", "set:cities"])
    assert (table.me.top("purple"), table.you.top("red")) == (purple, red)
    assert (table.me.hand, city_draws(table)) == (["Troy"], [])


@pytest.mark.parametrize(
    ("top", "card", "fits"),
    [
        ("Thebes", "Seville", True),  # a search for bulbs on both
        ("Lyon", "Montreal", False),  # an arrow and a flag against two of plus
        ("Stockholm", "Gdansk", True),  # a flag and a bonus of 5 on both
        ("Kaifeng", "Beijing", True),
    ],
)
def test_complex_numbers_compares_the_signs_of_cities_too(top: str, card: str, fits: bool) -> None:  # ruling 84
    color = {"Thebes": "red", "Lyon": "red", "Stockholm": "green", "Kaifeng": "yellow"}[top]
    table = together(f"blue: Complex Numbers; {color}: {top}; hand: {card}", "")
    table.dogma("Complex Numbers", me=[card] if fits else [])
    assert len(table.me.achievements) == int(fits)


@pytest.mark.parametrize(("purple", "claimed"), [("San Francisco", ["Wealth"]), ("Florence", [])])
def test_each_bonus_of_a_city_counts_for_wealth(purple: str, claimed: list[str]) -> None:  # ruling 33
    table = together(f"{TWO_EACH}; hand: {purple}, Troy", "").meld(purple)
    assert table.me.achievements == claimed


def test_two_equal_bonuses_of_a_city_are_a_bonus_seen_twice() -> None:  # ruling 202
    table = together("green: Palampore; purple: San Francisco", "", supply={9: "Ecology"}).dogma("Palampore", me=[])
    assert table.me.score == ["Ecology"]


@pytest.mark.parametrize(("yellow", "claimed"), [("Linzi", ["Supremacy"]), ("Damascus", [])])
def test_searches_count_for_supremacy(yellow: str, claimed: list[str]) -> None:  # ruling 34, CI050
    table = together(f"{SEARCHING}; hand: {yellow}, Troy", "", supply={1: "Tools"}).meld(yellow)
    assert table.me.achievements == claimed


@pytest.mark.parametrize(("blue", "claimed"), [("Atlantis", ["Supremacy"]), ("Hangzhou", ["Supremacy"]), ("Troy", [])])
def test_a_search_is_an_icon_that_top_cards_have_in_common(blue: str, claimed: list[str]) -> None:  # ruling 37, CI050
    red = "Oars" if claimed else "Coal"
    supply = {3: "Paper, Alchemy", "echoes 3": "Almanac"}
    table = together(f"purple: Novel; blue: {blue}; yellow: Damascus; red: {red}; hand: Carthage", "", supply=supply)
    table.dogma("Novel")
    assert table.me.achievements == claimed


def test_a_city_is_tucked_for_its_bonus_and_earns_by_its_flag() -> None:  # ruling 191, CI097
    table = together("yellow: Watermill; hand: Paris", "", supply={7: "Bicycle"}).dogma("Watermill")
    assert (table.me.pile("yellow"), table.me.hand) == (["Watermill", "Paris"], ["Bicycle"])
    assert table.me.achievements == ["Glory"]


def test_a_bonus_of_11_cannot_be_drawn() -> None:  # R11, ruling 191
    table = together("yellow: Watermill; hand: Bangkok", "").dogma("Watermill")
    assert table.result is not None
    assert table.result.reason == "score"
