"""Every city: what acts when it is melded, what counts on top, and nothing of that elsewhere: CI105 to CI209."""

from __future__ import annotations

from typing import Final

import pytest

from splay.core.symbols import BOTTOM_MIDDLE, ICON_NAMES, ICONS, SYMBOL_NAMES, TOP_MIDDLE
from splay.locale.catalogue import load
from splay.playing import PlayedTable
from splay.sets import cards_of_set
from tests.sets.cities.every_city import EVERY_CITY, City
from tests.sets.cities.searches import SEARCHES, Search
from tests.sets.cities.tables import acted, cities, city_draws

BENEATH: Final = {
    "blue": "Pottery",
    "red": "Oars",
    "green": "The Wheel",
    "yellow": "Agriculture",
    "purple": "Mysticism",
}
"""What a city is melded onto."""
TWO: Final = {
    "blue": "Atomic Theory, Encyclopedia",
    "red": "Machine Tools, Industrialization",
    "green": "Classification, Metric System",
    "yellow": "Canning, Vaccination",
    "purple": "Democracy, Emancipation",
}
"""Two cards of a color on another board."""
DRAWN: Final = {
    2: ["Calendar", "Currency"],
    3: ["Alchemy", "Compass"],
    4: ["Anatomy", "Invention"],
    5: ["Banking", "Coal"],
    6: ["Canning", "Democracy"],
    7: ["Bicycle", "Lighting"],
    8: ["Flight", "Mobility"],
    9: ["Ecology", "Fission"],
    10: ["Databases", "Software"],
}
"""On top of the supplies that a plus draws from."""
ARROWS: Final = ("left", "right", "up")
NUMBERS: Final = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
SEARCHING: Final = [
    pytest.param(city, search, id=f"{city.name} finds {len(search.kept)}")
    for city in EVERY_CITY
    for search in SEARCHES
    if (city.age, city.acts) == (search.age, "search-" + search.icon)
]
every_city = pytest.mark.parametrize("city", EVERY_CITY, ids=lambda city: city.name)


def held_beside(city: City) -> str:
    """Another city in hand, so that none is drawn."""
    return "Troy" if city.name == "Yin" else "Yin"


def about_to_meld(city: City, supply: dict[int, str] | None = None) -> PlayedTable:
    """A table where I have a city in hand and a card of its color on the board."""
    me = f"{city.color}: {BENEATH[city.color]}; hand: {city.name}, {held_beside(city)}"
    cards = {age: ", ".join(names) for age, names in DRAWN.items()}
    return cities(me, "", supply=cards if supply is None else supply, available="1")


def on_top(city: City, me: str = "", you: str = "") -> PlayedTable:
    """A table where I have a city on top, and perhaps more."""
    return cities(f"{city.color}: {city.name}; {me}", you)


@pytest.mark.parametrize("city", [city for city in EVERY_CITY if "search" not in city.acts], ids=lambda city: city.name)
def test_plus_and_arrow_act_in_a_meld_action_and_nothing_else_does(city: City) -> None:
    table = about_to_meld(city).meld(city.name)
    arrows = [sign for sign in city.acts.split() if sign in ARROWS]
    drawn = DRAWN.get(city.age + 1, [])[: city.acts.split().count("plus")]
    assert acted(table) == city.acts.split()
    assert table.me.hand == sorted([held_beside(city), *drawn])
    assert table.me.splay(city.color) == next(iter(arrows), "none")
    assert table.me.pile(city.color) == [city.name, BENEATH[city.color]]
    assert (table.asked, table.shown, city_draws(table), table.result) == ([], [], [], None)


@pytest.mark.parametrize(("city", "search"), SEARCHING)
def test_a_search_keeps_the_cards_with_the_icon_and_returns_the_others(city: City, search: Search) -> None:
    returned = sorted(set(search.drawn) - set(search.kept), reverse=True)
    lying = ", ".join([*search.drawn, *([search.spared] if search.spared else [])])
    table = about_to_meld(city, {city.age: lying}).meld(city.name, me=[*returned[:-1]])
    assert acted(table) == [city.acts]
    assert table.shown == search.drawn
    assert table.me.hand == sorted([held_beside(city), *search.kept])
    supply = table.supply(city.age)
    assert supply[len(supply) - len(returned) :] == returned
    assert supply[0] == (search.spared or returned[0])
    assert table.me.splay(city.color) == "none"
    assert table.me.pile(city.color) == [city.name, BENEATH[city.color]]


def test_every_search_is_tried() -> None:
    searching = {(city.age, city.acts) for city in EVERY_CITY if "search" in city.acts}
    assert searching == {(search.age, "search-" + search.icon) for search in SEARCHES if search.kept}


@every_city
def test_nothing_acts_in_any_other_meld(city: City) -> None:
    table = about_to_meld(city)
    table.game.players[0].meld(table.card(city.name))
    assert acted(table) == []
    assert table.me.hand == [held_beside(city)]
    assert (table.me.splay(city.color), table.shown) == ("none", [])


@every_city
def test_it_counts_on_top(city: City) -> None:
    table = on_top(city)
    me = table.game.players[0]
    counts = [(ICON_NAMES[icon], me.count(icon)) for icon in ICONS if me.count(icon)]
    assert sorted(counts) == sorted((icon, int(number)) for icon, number in map(str.split, city.icons.split(", ")))
    assert SYMBOL_NAMES[table.card(city.name).featured] == city.icons.split()[0]
    assert me.points == city.points
    assert me.achievement_count() == city.flags + city.fountains


@every_city
def test_covered_and_unsplayed_it_counts_nothing(city: City) -> None:
    table = cities(f"{city.color}: {BENEATH[city.color]}, {city.name}", "")
    me = table.game.players[0]
    assert me.board.icons == table.card(BENEATH[city.color]).full
    assert (me.points, me.achievement_count()) == (0, 0)


@pytest.mark.parametrize("city", [city for city in EVERY_CITY if city.flags], ids=lambda city: city.name)
def test_a_flag_counts_until_an_opponent_has_more_visible_cards_of_its_color(city: City) -> None:
    two = f"{city.color}: {TWO[city.color]}"
    assert on_top(city, you=two).game.players[0].achievement_count() == 1
    table = on_top(city, you=two.replace(":", " left:"))
    assert table.game.players[0].achievement_count() == 0
    assert table.game.players[0].points == city.points


@pytest.mark.parametrize("city", [city for city in EVERY_CITY if city.fountains], ids=lambda city: city.name)
def test_a_fountain_counts_whatever_others_have(city: City) -> None:
    table = on_top(city, you=f"{city.color} left: {TWO[city.color]}")
    assert table.game.players[0].achievement_count() == city.fountains


@every_city
def test_it_has_no_effect(city: City) -> None:
    card = on_top(city).card(city.name)
    assert (card.effects, card.usable()) == ((), True)
    table = on_top(city, me="hand: Archery", you="hand: Tools").dogma(city.name)
    assert (table.me.pile(city.color), table.me.hand, table.you.hand) == ([city.name], ["Archery"], ["Tools"])
    assert (table.bonus, acted(table)) == (False, [])


@every_city
def test_the_lines_of_a_city_say_what_each_of_its_symbols_does(city: City) -> None:
    card = next(card for card in cards_of_set("cities") if card.name == city.name)
    signs = dict.fromkeys(SYMBOL_NAMES[card.icons[place]] for place in (TOP_MIDDLE, BOTTOM_MIDDLE))
    said = lines_of(city)
    assert load().lines(card) == [said[sign] for sign in signs if sign in said]


def lines_of(city: City) -> dict[str, str]:
    """What each symbol of a city does, equal ones together."""
    acting = city.acts.split()
    if not (acting or city.flags or city.fountains):
        return {f"bonus-{city.points - 1}": f"Two bonuses of {city.points - 1} points."}  # the second one counts one
    lines = {sign: f"Meld action: {deed_of(city, sign, acting.count(sign))}" for sign in acting}
    if city.flags:
        lines["flag"] = f"An achievement if nobody shows more {city.color}."
    if city.fountains:
        lines["fountain"] = ("An achievement while you show it.", "Two achievements while you show them.")[
            city.fountains - 1
        ]
    return lines


def deed_of(city: City, sign: str, number: int) -> str:
    """What so many equal symbols of a city do when it is melded."""
    if sign in ARROWS:
        return f"splay {city.color} {sign}."
    if sign == "plus":
        return f"draw {'two' if number == 2 else 'an' if city.age == 7 else 'a'} [{city.age + 1}]."
    icon = sign.removeprefix("search-")
    if city.age == 1:
        return f"draw a [1]. No [{icon}]: return it."
    return f"draw {NUMBERS[city.age - 2]} [{city.age}], keep each [{icon}]."
