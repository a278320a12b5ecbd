"""Which places of a city can be seen, and what of that counts: CI051 to CI056, AR027, EC080."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from splay.core.symbols import COUNTED_AS, HEX, ICON_NAMES, ICONS
from splay.sets.bonuses import visible_bonuses
from splay.sets.cities.symbols import SEARCHES
from tests.sets.cities.tables import SETS, acted, cities

FACES: Final[list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[3] / "data" / "cities_faces.json").read_text(encoding="utf-8")
)
ABOVE: Final = {
    "blue": "Pottery",
    "red": "Optics",
    "green": "Sailing",
    "yellow": "Agriculture",
    "purple": "Mysticism",
}
"""What covers a city."""
SHOWN: Final = {"none": [], "left": [3], "right": [0, 1], "up": [1, 2, 3]}
"""The icon places that a covered card shows besides the picture's, in the order of the reference."""
BONUS: Final = "bonus-"


def icons_of(board: str, **more: Any) -> dict[str, int]:  # noqa: ANN401 - passed on
    """How many of each icon a player with this board has, those that there are."""
    me = cities(board, "", **more).game.players[0]
    return {ICON_NAMES[icon]: me.count(icon) for icon in ICONS if me.count(icon)}


def counted(names: list[str]) -> dict[str, int]:
    """How many of each of the six icons there are among these, a search being one of its kind."""
    icons = [name.removeprefix("search-") for name in names]
    return {icon: icons.count(icon) for icon in ICON_NAMES[:6] if icon in icons}


@pytest.mark.parametrize("splay", SHOWN)
@pytest.mark.parametrize("face", FACES, ids=lambda face: face["name"])
def test_a_covered_city_shows_the_places_that_its_splay_lets_be_seen(face: dict[str, Any], splay: str) -> None:
    # CI051 CI053: of six places never the top middle one
    color, above = face["color"], ABOVE[face["color"]]
    seen = [face["icons"][place] for place in SHOWN[splay]]
    direction = "" if splay == "none" else f" {splay}"
    me = cities(f"{color}{direction}: {above}, {face['name']}", "").game.players[0]
    own = counted(seen)
    for icon, number in icons_of(f"{color}: {above}").items():
        own[icon] = own.get(icon, 0) + number
    assert {ICON_NAMES[icon]: me.count(icon) for icon in ICONS if me.count(icon)} == own
    assert visible_bonuses(me.board) == [int(each.removeprefix(BONUS)) for each in seen if each.startswith(BONUS)]
    assert me.achievement_count() == seen.count("fountain") + seen.count("flag")


def test_no_flag_and_no_search_can_be_seen_on_a_covered_card() -> None:  # CI051
    hidden = [face for face in FACES if {"flag", "plus", *searches(face)} & set(face["icons"][4:5])]
    assert len(hidden) > 50
    shown_somewhere = {face["icons"][place] for face in FACES for place in (0, 1, 2, 3)}
    assert "flag" not in shown_somewhere
    assert not {icon for icon in shown_somewhere if icon.startswith("search")}


def searches(face: dict[str, Any]) -> list[str]:
    return [icon for icon in face["icons"] if icon.startswith("search")]


def test_on_top_all_six_places_are_visible() -> None:  # CI052
    assert icons_of("red: Thebes") == {"crown": 3, "bulb": 2}
    assert icons_of("blue: Atlantis") == {"leaf": 4, "castle": 1}
    assert icons_of("red up: Thebes, Oars") == {"crown": 4, "bulb": 2, "castle": 1}


@pytest.mark.parametrize(
    ("splay", "icons"),
    [
        ("", {"crown": 3}),
        (" left", {"crown": 3, "bulb": 1}),  # one bulb, not that of the search
        (" right", {"crown": 5}),
        (" up", {"crown": 5, "bulb": 1}),
    ],
)
def test_of_a_city_beneath_a_card(splay: str, icons: dict[str, int]) -> None:  # CI053
    assert icons_of(f"red{splay}: Optics, Thebes") == icons


@pytest.mark.parametrize(
    ("splay", "icons"),
    [
        (" left", {"crown": 3, "bulb": 2, "castle": 1}),
        (" right", {"crown": 4, "bulb": 2, "castle": 1}),
        (" up", {"crown": 4, "bulb": 2, "castle": 1}),
    ],
)
def test_a_card_beneath_a_city_keeps_its_own_places(splay: str, icons: dict[str, int]) -> None:  # CI054
    assert icons_of(f"red{splay}: Thebes, Oars") == icons  # castle, crown, picture, castle


def test_the_card_above_a_city_keeps_all_of_its_own() -> None:  # CI054
    assert icons_of("red left: Archery, Chang'An") == {"castle": 2, "bulb": 1, "crown": 1}


def test_the_picture_of_a_covered_city_is_seen_only_splayed_left() -> None:  # CI053, EC095
    sets = ["base", "echoes", "cities"]
    for splay, pictures in (("", 1), (" left", 2), (" right", 1), (" up", 1)):
        game = cities(f"red{splay}: Oars, Thebes", "", sets=sets).game
        heritage = game.specials[game.special_number("Heritage")]
        assert heritage.have(game.players[0]) == pictures, splay


@pytest.mark.parametrize("sets", [SETS, [*SETS, "echoes"], [*SETS, "artifacts"]])
@pytest.mark.parametrize(
    ("board", "points"),
    [
        ("yellow: Paris", 7),
        ("yellow: Paris; score: Tools, Paper", 11),
        ("purple: San Francisco", 10),  # two bonuses of 9
        ("yellow: Paris; red: Tikal", 8),
        ("yellow: Paris; red: Tikal; green: Bangkok", 14),
        ("yellow: Masonry, Paris", 0),
        ("yellow left: Masonry, Paris", 7),  # bottom right
        ("yellow right: Masonry, Paris", 0),
        ("yellow up: Masonry, Paris", 7),
        ("green right: Sailing, Rio De Janeiro", 7),  # bottom left
        ("green left: Sailing, Rio De Janeiro", 0),
        ("red left: Oars, Tikal", 0),  # bottom middle
        ("red up: Oars, Tikal", 4),
        ("blue right: Pottery, Atlanta", 11),  # top left and bottom left
        ("blue up: Pottery, Atlanta", 10),
    ],
)
def test_bonuses_of_cities_count_also_without_echoes(board: str, points: int, sets: list[str]) -> None:
    # CI055, EC080, R16
    assert cities(board, "", sets=sets).me.points == points


def test_with_echoes_all_bonuses_are_counted_together_and_once() -> None:  # CI055, EC080
    table = cities("yellow: Paris; purple: Puppet", "", sets=["base", "echoes", "cities"])
    assert table.me.points == 8
    assert table.game.players[0].points_from() == [("bonus", 7), ("further-bonuses", 1)]
    assert cities("yellow: Paris", "").game.players[0].points_from() == [("bonus", 7)]


def test_they_count_for_achieving_and_for_the_end_by_score() -> None:  # CI055
    assert cities("yellow: Paris", "").game.players[0].achievable() == [1]
    assert cities("yellow: Canning", "").game.players[0].achievable() == []
    table = cities("yellow: Paris; blue: Software", "score: Calendar", supply={10: "end"}).draw()
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])


def test_what_is_no_icon_counts_for_none_of_the_six() -> None:  # CI056, R41
    assert icons_of("yellow: Paris") == {"leaf": 2, "clock": 1}  # a bonus, and a flag
    assert icons_of("purple: Moscow") == {"leaf": 2, "bulb": 1}  # a plus, and a fountain
    assert icons_of("red: Tehran") == {"crown": 2, "factory": 1}  # an arrow, and a flag
    for card in cities().game.deck:
        assert all(COUNTED_AS[sign] == HEX for sign in card.signs if sign not in SEARCHES)
        assert [COUNTED_AS[sign] for sign in card.signs if sign in SEARCHES] == [
            SEARCHES[sign] for sign in card.signs if sign in SEARCHES
        ]


def test_pictures_are_compared_by_place_and_a_citys_stands_where_no_other_cards_does() -> None:  # AR027
    sets = ["base", "artifacts", "cities"]
    supply = {"artifacts 1": "Dancing Girl", "artifacts 2": "Holy Lance"}
    both = cities("blue: Alexandria; hand: Cordoba, Troy", "", sets=sets, supply=supply).meld("Cordoba")
    assert [event.cards[0].name for event in both.events if event.kind == "dig"] == ["Holy Lance"]
    for color, beneath, city in (
        ("blue", "Tools", "Cordoba"),  # its picture stands top left
        ("red", "Oars", "Delhi"),  # bottom middle
        ("red", "Coal", "Lyon"),  # bottom right
        ("yellow", "Masonry", "Kaifeng"),  # bottom left
    ):
        table = cities(f"{color}: {beneath}; hand: {city}, Troy", "", sets=sets).meld(city)
        assert (acted(table) != [], [event.kind for event in table.events if event.kind == "dig"]) == (True, [])
