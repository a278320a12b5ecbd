"""When a city is drawn, by whom and which: CI010 to CI031."""

from __future__ import annotations

import json

import pytest

from splay.core.card import EFFECT_METHODS
from splay.core.dogma import DogmaRun
from splay.core.event import BONUS, DRAW, MELD, SCORE, SPLAY
from splay.core.symbols import BLUE, LEFT, RIGHT, SPLAY_NAMES, UP
from splay.records.stored_events import events_from, stored_event
from splay.sets.cities.drawing import draw_city
from splay.sets.cities.events import CityEvent
from splay.views.events import event_view
from tests.sets.cities.tables import SETS, acted, cities, city_draws

ARTIFACTS_TOO = ["base", "artifacts", "cities"]
ECHOES_TOO = ["base", "echoes", "cities"]
RELICS_TOO = ["base", "artifacts", "relics", "cities"]
TOP = {"cities 1": "Yin", "cities 2": "Rome", "cities 3": "Delhi", "cities 4": "Madrid", "cities 5": "Tokyo"}


NOTHING_LEFT = {str(age): "end" for age in range(4, 11)}
"""Empty supplies, so that a city draw by a top card of age 4 or more ends the game."""


# For a new color


def test_a_meld_action_that_adds_a_color_draws_a_city() -> None:  # CI010
    table = cities("red: Oars; hand: Tools", "", supply=TOP).meld("Tools")
    assert city_draws(table) == [("blue", "none")]
    assert table.changes == "me blue +Tools; me hand -Tools +Yin"


def test_a_meld_action_onto_a_color_draws_none() -> None:  # CI010
    table = cities("red: Oars; blue: Pottery; hand: Tools", "", supply=TOP).meld("Tools")
    assert city_draws(table) == []
    assert table.changes == "me blue +Tools; me hand -Tools"


def test_a_color_on_another_board_is_new_all_the_same() -> None:  # CI010
    table = cities("hand: Tools", "blue: Pottery", supply=TOP).meld("Tools")
    assert table.changes == "me blue +Tools; me hand -Tools +Yin"


def test_melds_by_effects_and_transfers_draw_none() -> None:  # CI027
    melded = cities("purple: Mysticism; hand: Oars", "", supply={1: "Masonry", **TOP})
    melded.game.players[0].meld(melded.card("Oars"))
    assert (melded.me.hand, city_draws(melded)) == ([], [])
    drawn = cities("yellow: Domestication; hand: Oars", "", supply={1: "Tools", **TOP}).dogma("Domestication")
    assert drawn.changes == "me red +Oars; me hand -Oars +Tools"
    assert city_draws(drawn) == []
    given = cities("purple: City States", "red: Metalworking; yellow: Masonry", supply={1: "Tools", **TOP})
    given.dogma("City States", you=["Metalworking"])
    assert given.changes == "me red +Metalworking; you red -Metalworking; you hand +Tools"
    assert city_draws(given) == []


def test_a_tuck_and_a_promotion_into_a_new_color_draw_none() -> None:  # CI027
    tucked = cities("red: Colonialism", "", supply={3: "Alchemy, Education", **TOP})
    me = tucked.game.players[0]
    me.draw_and_tuck(3)
    assert (tucked.me.pile("blue"), tucked.me.hand, city_draws(tucked)) == (["Alchemy"], [], [])
    promoted = cities("red: Oars; hand: Archery; forecast: Tools", "", sets=ECHOES_TOO, supply=TOP)
    promoted.meld("Archery", me=["promote:tools"])
    assert promoted.changes == "me blue +Tools; me red +Archery; me hand -Archery; me forecast -Tools"
    assert city_draws(promoted) == []


# For a splay


@pytest.mark.parametrize("direction", [LEFT, RIGHT, UP])
@pytest.mark.parametrize("before", ["none", "left", "right", "up"])
def test_a_splay_in_a_new_direction_draws_a_city(before: str, direction: int) -> None:  # CI011 CI012 CI014
    splay = "" if before == "none" else f" {before}"
    table = cities(f"blue{splay}: Tools, Pottery", "", supply=TOP)
    new = SPLAY_NAMES[direction] != before
    assert table.game.players[0].splay(BLUE, direction) == new
    assert table.me.hand == (["Yin"] if new else [])
    assert city_draws(table) == ([("blue", SPLAY_NAMES[direction])] if new else [])


@pytest.mark.parametrize("before", ["left", "right", "up"])
def test_unsplaying_draws_none(before: str) -> None:  # CI012, AR121
    table = cities(f"blue {before}: Tools, Pottery", "", supply=TOP)
    assert table.game.players[0].unsplay(BLUE)
    assert (table.me.hand, city_draws(table)) == ([], [])


def test_unsplaying_by_an_effect_is_a_change_and_draws_none() -> None:  # AR121
    mine = "purple: Necronomicon"
    yours = "purple: Reformation; red left: Oars, Archery; blue up: Tools, Pottery"
    table = cities(mine, yours, sets=ARTIFACTS_TOO, supply={3: "Compass, Paper, Engineering", 4: "Anatomy", **TOP})
    table.dogma("Necronomicon")
    assert table.changes == "me hand +Engineering +Paper; you blue unsplayed; you red unsplayed; you hand +Compass"
    assert (table.bonus, city_draws(table)) == (True, [])


@pytest.mark.parametrize("board", ["blue: Tools", "red: Oars"])
def test_a_pile_of_one_card_or_none_cannot_be_splayed(board: str) -> None:  # CI013
    table = cities(board, "", supply=TOP)
    assert not table.game.players[0].splay(BLUE, LEFT)
    assert (table.me.splay("blue"), table.me.hand, city_draws(table)) == ("none", [], [])


def test_it_comes_at_once_in_the_middle_of_the_effect() -> None:  # CI011
    table = cities("green: Invention; blue left: Tools, Pottery", "", supply={4: "Enterprise", **TOP})
    table.dogma("Invention", me=["blue"])
    happened = [(event.kind, [card.name for card in event.cards]) for event in table.events]
    assert [each for each in happened if each[0] in (SPLAY, DRAW, SCORE)] == [
        (SPLAY, []),
        (DRAW, ["Madrid"]),
        (DRAW, ["Enterprise"]),
        (SCORE, ["Enterprise"]),
    ]
    assert table.changes == "me blue splayed right; me hand +Madrid; me score +Enterprise"


def test_a_special_achievement_for_the_splay_comes_first() -> None:  # CI011, decision 37
    board = (
        "blue right: Tools, Pottery; red right: Oars, Archery; yellow up: Masonry, Agriculture; green: Banking, Sailing"
    )
    table = cities(
        f"{board}; purple right: Mysticism, Philosophy; achievements: 1, 2, 3, 4, 5, 6",
        "score: Robotics",
        supply=NOTHING_LEFT,
    ).dogma("Banking", me=["green"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("achievements", ["me"])


@pytest.mark.parametrize("timing", ["after_each_change", "after_each_effect"])
@pytest.mark.parametrize(
    ("yours", "reason"), [("Canning, Fermenting", "achievements"), ("Canning, Fermenting, Machinery", "score")]
)
def test_so_does_a_flag_that_counts_by_it(yours: str, reason: str, timing: str) -> None:  # CI011, decision 37
    table = cities(
        "yellow: Paris, Masonry; purple: Reformation; achievements: 1, 2, 3, 4, 5, 7",
        f"yellow up: {yours}; score: Robotics",
        supply=NOTHING_LEFT,
        special_achievements=timing,
    ).dogma("Reformation", me=["yellow"])
    assert table.result is not None
    assert table.result.reason == reason


def test_the_next_effect_of_the_card_finds_it_in_the_hand() -> None:  # CI011
    table = cities("purple: Philosophy; blue: Tools, Pottery", "", supply=TOP)
    table.dogma("Philosophy", me=["blue", "Rome"])
    assert table.changes == "me blue splayed left; me score +Rome"


def test_whoever_makes_a_splay_on_another_board_draws() -> None:  # CI015, decision 13, R86
    table = cities("purple: Cyrus Cylinder", "green: Sailing, Clothing", sets=ARTIFACTS_TOO, supply=TOP)
    table.dogma("Cyrus Cylinder")
    assert (table.you.splay("green"), table.me.hand, table.you.hand) == ("left", ["Rome"], [])
    assert [event.seat for event in table.events if event.kind == "city"] == [0]


@pytest.mark.parametrize(
    ("supply", "sets", "instead"),
    [({"cities 2": "end"}, SETS, "base"), (TOP, SETS, ""), ({"cities 2": "end"}, ECHOES_TOO, "echoes")],
)
def test_it_is_told_which_set_the_card_comes_from_if_no_city_is_left(
    supply: dict[str, str], sets: list[str], instead: str
) -> None:
    table = cities("purple: Philosophy; blue: Tools, Pottery; hand: Oars", "", supply=supply, sets=sets)
    table.dogma("Philosophy", me=["blue", "pass"])
    (due,) = [event for event in table.events if isinstance(event, CityEvent)]
    assert due.instead == instead
    assert (table.me.splay("blue"), len(table.me.hand)) == ("left", 2)
    stored = json.loads(json.dumps(stored_event(due)))
    (again,) = events_from([stored], table.game.deck)
    assert isinstance(again, CityEvent)
    assert again.instead == instead
    seen = event_view(due, 0)
    assert seen.message is not None
    assert seen.message.key == ("event-city-splay-instead" if instead else "event-city-splay")


def test_the_hand_of_whoever_makes_the_splay_matters() -> None:  # CI015 CI017
    supply = {**TOP, "artifacts 2": "Holy Lance"}
    theirs = cities("purple: Cyrus Cylinder", "green: Sailing, Clothing; hand: Troy", sets=ARTIFACTS_TOO, supply=supply)
    assert theirs.dogma("Cyrus Cylinder").changes == "me hand +Rome; you green splayed left"
    mine = cities("purple: Cyrus Cylinder; hand: Troy", "green: Sailing, Clothing", sets=ARTIFACTS_TOO, supply=supply)
    assert mine.dogma("Cyrus Cylinder").changes == "you green splayed left"


def test_a_sharing_opponent_draws_for_a_splay() -> None:  # CI016, CI026
    table = cities("purple: Philosophy; hand: Troy", "purple: Education; red: Oars, Archery", supply=TOP)
    table.dogma("Philosophy", you=["red", "pass"], me=["pass"])
    assert city_draws(table) == [("red", "left")]
    assert table.bonus
    assert [event.seat for event in table.events if event.kind == BONUS] == [0]
    assert table.changes == "me hand +Road Building; you red splayed left; you hand +Delhi"


def test_a_city_that_is_drawn_is_a_change_also_by_itself() -> None:  # CI026, decision 11
    table = cities("", "", supply=TOP)
    table.game.sharing = True
    draw_city(table.game.players[1], BLUE, LEFT)
    assert (table.you.hand, table.game.bonus_due) == (["Yin"], True)


def test_a_splay_in_a_nested_effect_draws_for_whoever_executes_it() -> None:  # CI016, decision 30
    table = cities(
        "purple: Cyrus Cylinder; blue: Tools; red: Oars, Archery",
        "purple: Philosophy",
        sets=ARTIFACTS_TOO,
        supply={**TOP, 2: "Calendar"},
    ).dogma("Cyrus Cylinder", me=["red", "Rome"])
    assert (table.me.splay("red"), table.me.score, table.you.hand) == ("left", ["Rome"], [])


@pytest.mark.parametrize("executing", [0, 1])
def test_in_a_demand_the_player_demanded_of_is_the_one_who_splays(executing: int) -> None:  # CI015 CI016
    table = cities("purple: City States", "blue: Tools, Pottery", supply=TOP)
    card = table.card("City States")
    run = table.game.run = DogmaRun(card, 0, [2, 0], None)
    run.effect = EFFECT_METHODS.index("demand")
    run.executing = executing
    assert table.game.players[1].splay(BLUE, LEFT)
    assert [table.me.hand, table.you.hand][executing] == ["Yin"]
    assert [table.me.hand, table.you.hand][1 - executing] == []


def test_the_splay_by_a_citys_own_arrow_draws_one() -> None:  # CI016 CI030, CI043
    table = cities("blue: Tools; hand: Cordoba", "", supply=TOP).meld("Cordoba")
    assert table.changes == "me blue +Cordoba; me blue splayed left; me hand -Cordoba +Delhi"
    assert city_draws(table) == [("blue", "left")]


# Not with a city in hand


def test_nobody_with_a_city_in_hand_draws_one() -> None:  # CI017
    table = cities("red: Oars; hand: Tools, Troy", "", supply=TOP).meld("Tools")
    assert table.changes == "me blue +Tools; me hand -Tools"
    assert city_draws(table) == []
    splayed = cities("blue: Tools, Pottery; hand: Troy", "")
    assert splayed.game.players[0].splay(BLUE, LEFT)
    assert (splayed.me.hand, city_draws(splayed)) == (["Troy"], [])


@pytest.mark.parametrize("elsewhere", ["score: Troy", "green: Memphis", "red: Oars, Thebes"])
def test_a_city_elsewhere_keeps_none_away(elsewhere: str) -> None:  # CI017
    table = cities(f"hand: Tools; {elsewhere}", "hand: Linzi", supply=TOP).meld("Tools")
    assert table.changes == "me blue +Tools; me hand -Tools +Yin"


def test_a_relic_of_cities_in_hand_counts_as_one_and_no_other_does() -> None:  # CI017, R87
    table = cities("red: Oars; hand: Tools, Timbuktu", "", sets=RELICS_TOO, supply=TOP).meld("Tools")
    assert (table.me.hand, city_draws(table)) == (["Timbuktu"], [])
    assert table.changes == "me blue +Tools; me hand -Tools"
    other = cities("red: Oars; hand: Tools, Complex Numbers", "", sets=RELICS_TOO, supply=TOP).meld("Tools")
    assert other.changes == "me blue +Tools; me hand -Tools +Yin"


def test_a_city_that_is_revealed_counts_as_in_the_hand() -> None:  # CI018
    mona_lisa = "yellow: Mona Lisa; red: Oars, Archery"
    supply = {"4": "Colonialism, Navigation, Invention, Anatomy, Perspective", **TOP}
    table = cities(f"{mona_lisa}; hand: Troy", "", sets=ARTIFACTS_TOO, supply=supply)
    table.dogma("Mona Lisa", me=[1, "red"])
    assert "Troy" in table.shown
    assert (table.me.splay("red"), table.me.score, city_draws(table)) == ("right", ["Colonialism"], [])
    assert table.changes == (
        "me red splayed right; me hand +Anatomy +Invention +Navigation +Perspective; me score +Colonialism"
    )
    without = cities(mona_lisa, "", sets=ARTIFACTS_TOO, supply=supply).dogma("Mona Lisa", me=[1, "red"])
    assert city_draws(without) == [("red", "right")]
    assert without.changes == (
        "me red splayed right; me hand +Anatomy +Invention +Madrid +Navigation +Perspective; me score +Colonialism"
    )


def test_a_city_that_has_left_the_hand_keeps_none_away() -> None:  # CI017
    table = cities("green: Measurement; red: Oars, Archery; hand: Thebes", "", supply={2: "Calendar", **TOP})
    table.dogma("Measurement", me=["Thebes"])
    assert (table.me.splay("red"), table.me.hand) == ("right", ["Calendar", "Tokyo"])


# No choice, no action


def test_it_is_no_choice_and_uses_no_action() -> None:  # CI019
    table = cities("red: Oars; hand: Tools", "", supply=TOP, actions_left=2).meld("Tools")
    assert (table.asked, table.game.actions_left, table.turn) == ([], 1, "me")
    assert table.changes == "me blue +Tools; me hand -Tools +Yin"
    table = cities("purple: Philosophy; blue: Tools, Pottery", "", supply=TOP, actions_left=2)
    table.dogma("Philosophy", me=["blue", "pass"])
    assert [kind for _, kind, _ in table.asked] == ["splay", "card"]
    assert table.game.actions_left == 1
    assert table.changes == "me blue splayed left; me hand +Rome"


# Which city


def test_it_has_the_value_of_the_highest_top_card_the_melded_one_included() -> None:  # CI020
    lower = cities("red: Gunpowder; hand: Tools", "", supply=TOP).meld("Tools")
    assert lower.changes == "me blue +Tools; me hand -Tools +Madrid"
    higher = cities("red: Oars; hand: Physics", "", supply=TOP).meld("Physics")
    assert higher.changes == "me blue +Physics; me hand -Physics +Tokyo"
    elsewhere = cities("red: Oars, Gunpowder; hand: Tools", "green: Banking", supply=TOP).meld("Tools")
    assert elsewhere.changes == "me blue +Tools; me hand -Tools +Yin"


def test_without_a_top_card_it_has_the_value_1() -> None:  # CI020
    table = cities("", "blue: Physics", supply=TOP)
    draw_city(table.game.players[0], BLUE, LEFT)
    assert table.me.hand == ["Yin"]


def test_ages_whose_base_supply_is_empty_are_skipped() -> None:  # CI021, R9
    table = cities("red: Oars; hand: Tools", "", supply={1: "end", 2: "end", **TOP}).meld("Tools")
    assert table.changes == "me blue +Tools; me hand -Tools +Delhi"


def test_an_empty_supply_of_cities_gives_a_base_card_of_that_age() -> None:  # CI022, R10
    table = cities("red: Oars; hand: Tools", "", supply={1: "Masonry", "cities 1": "end", "cities 2": "Rome"})
    table.meld("Tools")
    assert city_draws(table) == [("blue", "none")]
    assert table.changes == "me blue +Tools; me hand -Tools +Masonry"


def test_that_card_follows_the_echoes_rule() -> None:  # CI023, decision 17
    supply = {1: "Masonry", "cities 1": "end", "echoes 1": "Bell"}
    held = cities("red: Oars; hand: Tools, Archery", "", sets=ECHOES_TOO, supply=supply).meld("Tools")
    assert held.changes == "me blue +Tools; me hand -Tools +Bell"
    empty = cities("red: Oars; hand: Tools", "", sets=ECHOES_TOO, supply=supply).meld("Tools")
    assert empty.changes == "me blue +Tools; me hand -Tools +Masonry"
    echo = cities("red: Oars; hand: Tools, Dice", "", sets=ECHOES_TOO, supply=supply).meld("Tools")
    assert echo.changes == "me blue +Tools; me hand -Tools +Masonry"


def test_no_age_left_ends_the_game_at_once() -> None:  # CI024, R11
    table = cities("red: Robotics; hand: Tools", "score: Archery", supply={10: "end", "cities 10": "Dubai"})
    table.meld("Tools")
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.me.hand) == ("score", ["you"], [])


def test_in_the_middle_of_a_splaying_effect_too() -> None:  # CI024
    table = cities(
        "green: Invention; red: Robotics; blue left: Tools, Pottery",
        "score: Archery",
        supply={4: "Enterprise", 10: "end", "cities 10": "Dubai"},
    ).dogma("Invention", me=["blue"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])
    assert (table.me.splay("blue"), table.me.score) == ("right", [])


def test_with_a_city_in_hand_the_game_goes_on() -> None:  # CI024
    table = cities("red: Robotics; hand: Tools, Troy", "", supply={10: "end"}).meld("Tools")
    assert table.result is None
    assert table.changes == "me blue +Tools; me hand -Tools"


@pytest.mark.parametrize("way", ["meld", "splay"])
def test_a_value_of_11_ends_the_game(way: str) -> None:  # CI025, AR082, R81
    table = cities(
        "red: Battleship Yamato; purple: Philosophy; green: Sailing, Clothing; hand: Tools",
        "score: Oars",
        sets=ARTIFACTS_TOO,
    )
    if way == "meld":
        table.meld("Tools")
    else:
        table.dogma("Philosophy", me=["green"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])


def test_yamato_covered_ends_nothing() -> None:  # CI025
    table = cities("red: Oars, Battleship Yamato; hand: Tools", "", sets=ARTIFACTS_TOO, supply=TOP).meld("Tools")
    assert table.result is None
    assert table.changes == "me blue +Tools; me hand -Tools +Yin"


# How many


def test_two_splays_in_one_effect_draw_one_city() -> None:  # CI028
    table = cities(
        "green: Philips Compact Cassette; red: Oars, Archery; blue: Tools, Pottery",
        "",
        sets=ARTIFACTS_TOO,
        supply={"cities 9": "Perth, Miami"},
    ).dogma("Philips Compact Cassette", me=["red"])
    assert (table.me.splay("red"), table.me.splay("blue"), table.me.hand) == ("up", "up", ["Perth"])
    assert city_draws(table) == [("red", "up")]


def test_two_where_the_first_has_left_the_hand_by_then() -> None:  # CI028
    table = cities(
        "yellow: Cell Phone; red: Oars; purple: Mysticism; hand: Fission",
        "",
        sets=ECHOES_TOO,
        supply={10: "Robotics", "echoes 10": "MP3", "cities 10": "Brussels, Dubai"},
    ).dogma("Cell Phone", me=["Fission", "Brussels", "pass"])
    assert table.changes == (
        "me red +Fission tucked; me red splayed up; me purple +Brussels tucked; me purple splayed up; "
        "me hand -Fission +Dubai +MP3; me achievements +Victory; available -Victory"
    )
    assert city_draws(table) == [("red", "up"), ("purple", "up")]


# The course of a Meld action


def test_the_city_for_a_new_color_comes_after_the_icons() -> None:  # CI029, R89
    table = cities("red: Oars; hand: Hangzhou", "", supply={4: "Anatomy", **TOP}).meld("Hangzhou")
    moves = [(event.kind, event.cards[0].name) for event in table.events if event.kind in (MELD, DRAW)]
    assert moves == [(MELD, "Hangzhou"), (DRAW, "Anatomy"), (DRAW, "Delhi")]
    assert table.changes == "me blue +Hangzhou; me hand -Hangzhou +Anatomy +Delhi"


def test_the_splay_by_an_arrow_draws_before_the_rest_of_the_action() -> None:  # CI030, R89
    table = cities("blue: Tools; hand: Munich", "", supply={8: "Flight", "cities 7": "Lyon"}).meld("Munich")
    moves = [event.cards[0].name if event.cards else event.kind for event in table.events]
    assert [each for each in moves if each in ("splay", "Lyon", "Flight")] == ["splay", "Lyon", "Flight"]
    assert acted(table) == ["right", "plus"]
    assert table.changes == "me blue +Munich; me blue splayed right; me hand -Munich +Flight +Lyon"


def test_draw_actions_and_draw_effects_give_no_city() -> None:  # CI031
    table = cities("blue: Pottery", "", supply={1: "Masonry, Tools, Oars", **TOP}).draw()
    assert table.changes == "me hand +Masonry"
    me = table.game.players[0]
    me.draw(1)
    me.draw_and_reveal(1)
    assert table.me.hand == ["Masonry", "Oars", "Tools"]
    shared = cities(
        "purple: Philosophy; hand: Troy", "purple: Education; red: Oars, Archery", supply={2: "Calendar", **TOP}
    )
    shared.dogma("Philosophy", you=["red", "pass"], me=["pass"])
    assert shared.changes == "me hand +Calendar; you red splayed left; you hand +Delhi"
