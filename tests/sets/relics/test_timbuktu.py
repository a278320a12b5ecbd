"""Timbuktu (3, green): AR228; AR087, AR096, AR102, AR103; rulings 82, 83, 87."""

from __future__ import annotations

import pytest

from splay.core.session import Session
from splay.core.symbols import ICON_NAMES, ICONS, SYMBOL_NAMES
from splay.sets.relics.zones import museum
from tests.sets.artifacts.tables import RELICS_TOO, relics
from tests.sets.cities.tables import acted, cities, city_draws, endorsable, endorse

TIMBUKTU = "Timbuktu"
BOTH = [*RELICS_TOO, "cities"]
SUPPLY = {4: "Anatomy, Perspective", "cities 3": "Delhi", "artifacts 3": "Shroud of Turin"}


def test_it_has_six_places_and_no_effect() -> None:
    card = relics("", "", sets=BOTH).card(TIMBUKTU)
    assert [SYMBOL_NAMES[icon] for icon in card.icons] == ["bulb", "crown", "crown", "crown", "plus", "hex"]
    assert (card.age, card.effects, SYMBOL_NAMES[card.featured], card.set_name) == (3, (), "crown", "cities")


@pytest.mark.parametrize(
    ("splay", "icons"),
    [
        ("", {"crown": 1, "leaf": 2}),
        (" left", {"crown": 2, "leaf": 2}),
        (" right", {"crown": 2, "leaf": 2, "bulb": 1}),
        (" up", {"crown": 4, "leaf": 2}),
    ],
)
def test_covered_it_shows_what_any_city_would(splay: str, icons: dict[str, int]) -> None:
    me = relics(f"green{splay}: Clothing, {TIMBUKTU}", "", sets=BOTH).game.players[0]
    assert {ICON_NAMES[icon]: me.count(icon) for icon in ICONS if me.count(icon)} == icons


def test_its_plus_draws_a_four_in_a_meld_action() -> None:
    table = relics(f"green: Compass; hand: {TIMBUKTU}, Troy; display: Dancing Girl", "", sets=BOTH, supply=SUPPLY)
    table.meld(TIMBUKTU)
    assert acted(table) == ["plus"]
    assert table.changes == "me green +Timbuktu; me hand -Timbuktu +Anatomy"


def test_in_any_other_meld_it_draws_nothing() -> None:
    table = relics(f"yellow: Domestication; hand: {TIMBUKTU}", "", sets=BOTH, supply={1: "Tools", **SUPPLY})
    table.dogma("Domestication")
    assert (table.me.top("green"), table.me.hand, acted(table)) == (TIMBUKTU, ["Tools"], [])


def test_melded_as_a_new_color_it_has_left_the_hand_and_a_city_is_drawn() -> None:  # AR102
    table = relics(f"red: Oars; hand: {TIMBUKTU}", "", sets=BOTH, supply=SUPPLY).meld(TIMBUKTU)
    assert city_draws(table) == [("green", "none")]
    assert table.changes == "me green +Timbuktu; me hand -Timbuktu +Anatomy +Delhi"


def test_in_hand_it_keeps_cities_away() -> None:  # AR102, R87
    for beside, drawn in ((TIMBUKTU, ""), ("Oars", " +Delhi")):
        table = relics(f"red: Engineering; hand: Tools, {beside}", "", sets=BOTH, supply=SUPPLY).meld("Tools")
        assert table.changes == f"me blue +Tools; me hand -Tools{drawn}"


def test_elsewhere_it_keeps_none_away() -> None:  # R87
    for place in (f"score: {TIMBUKTU}", f"relics: {TIMBUKTU}", f"green: {TIMBUKTU}"):
        table = relics(f"red: Engineering; hand: Tools; {place}", "", sets=BOTH, supply=SUPPLY).meld("Tools")
        assert table.changes == "me blue +Tools; me hand -Tools +Delhi"


def test_on_top_it_is_a_city_to_endorse_with() -> None:  # AR102
    me = f"green: {TIMBUKTU}; purple: Code of Laws; hand: Compass"
    table = relics(me, "", sets=BOTH)
    assert endorsable(table) == ["timbuktu", "code-of-laws"]
    assert endorse(table, "Code of Laws").changes == "me green +Compass tucked; me hand -Compass"


def test_its_value_bounds_what_is_tucked() -> None:
    for card, keys in (("Compass", ["timbuktu"]), ("Invention", [])):
        assert endorsable(relics(f"green: {TIMBUKTU}; hand: {card}", "", sets=BOTH)) == keys


def test_in_hand_or_covered_it_endorses_nothing() -> None:
    assert endorsable(relics(f"green: Sailing, {TIMBUKTU}; hand: Tools", "", sets=BOTH)) == []
    assert endorsable(relics(f"green: Sailing; hand: {TIMBUKTU}, Tools", "", sets=BOTH)) == []


def test_its_dogma_does_nothing() -> None:
    table = relics(f"green: {TIMBUKTU}; hand: Tools", "green: Compass", sets=BOTH).dogma(TIMBUKTU)
    assert (table.me.pile("green"), table.me.hand, table.bonus) == ([TIMBUKTU], ["Tools"], False)


def test_its_dogma_executes_the_echo_effects_beneath_it() -> None:
    sets = [*BOTH, "echoes"]
    table = relics(f"green left: {TIMBUKTU}, Umbrella; hand: Tools, Dice", "", sets=sets)
    table.dogma(TIMBUKTU, me=["Tools"])
    assert table.changes == "me blue +Tools; me hand -Tools"


def test_it_digs_like_any_card_by_its_value() -> None:  # AR102
    dug = relics(f"green: Compass; hand: {TIMBUKTU}, Troy", "", sets=BOTH, supply=SUPPLY).meld(TIMBUKTU)
    assert dug.changes == "me green +Timbuktu; me hand -Timbuktu +Anatomy; me display +Shroud of Turin"
    lower = relics(f"green: Sailing; hand: {TIMBUKTU}, Troy", "", sets=BOTH, supply=SUPPLY).meld(TIMBUKTU)
    assert lower.changes == "me green +Timbuktu; me hand -Timbuktu +Anatomy"


@pytest.mark.parametrize(
    ("sets", "offered"),
    [(BOTH, ["seize:timbuktu", "seize_to_hand:timbuktu"]), (RELICS_TOO, ["seize:timbuktu"])],
)
def test_it_can_be_seized_to_the_hand_only_if_cities_are_in_play(sets: list[str], offered: list[str]) -> None:
    # AR087 AR095 AR096
    table = relics("red: Engineering; hand: Oars", "", sets=sets, supply={"artifacts 3": "Shroud of Turin"})
    assert TIMBUKTU in [card.name for card in museum(table.game)]
    session = Session(table.game)
    session.answer(0, "meld:oars")
    assert session.questions[0].keys() == [*offered, "pass"]


def test_seized_to_the_hand_it_is_melded_like_a_city() -> None:  # AR102
    table = relics("red: Engineering; green: Sailing; hand: Oars", "", sets=BOTH, supply=SUPPLY, actions_left=2)
    table.meld("Oars", me=["seize_to_hand:timbuktu"])
    assert table.changes == "me red +Oars; me hand -Oars +Timbuktu; me display +Shroud of Turin; museum -Timbuktu"
    assert table.meld(TIMBUKTU).changes == "me green +Timbuktu; me hand -Timbuktu +Anatomy"


def test_returned_it_goes_back_to_the_museum_and_to_no_supply_of_cities() -> None:  # AR103
    table = relics(f"blue: Pottery; hand: {TIMBUKTU}", "", sets=BOTH, supply={1: "Domestication, Archery"}).dogma(
        "Pottery", me=[TIMBUKTU]
    )
    assert table.changes == "me hand -Timbuktu +Archery; me score +Domestication; museum +Timbuktu"


def test_it_is_no_city_that_can_be_drawn() -> None:  # AR088
    for age in range(1, 11):
        assert TIMBUKTU not in [card.name for card in cities("", "", sets=BOTH).game.supply("cities", age)]
