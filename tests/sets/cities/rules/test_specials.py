"""The special achievements of cities: CI093 to CI100."""

from __future__ import annotations

import pytest

from splay.core.cards import Cards
from splay.core.event import CLAIM, MELD, SPLAY
from splay.core.symbols import BLUE, GREEN, RED, RIGHT, YELLOW
from splay.playing import PlayedTable
from splay.sets.cities.events import ICON
from splay.workbench.invariants import breaches
from tests.sets.cities.tables import cities, endorse

TIMINGS = ["after_each_change", "after_each_effect"]
both_timings = pytest.mark.parametrize("timing", TIMINGS)
ECHOES_TOO = ["base", "echoes", "cities"]
ARTIFACTS_TOO = ["base", "artifacts", "cities"]
TWO = {
    "blue": "Tools, Pottery",
    "red": "Oars, Archery",
    "green": "Sailing, Clothing",
    "yellow": "Masonry, Agriculture",
    "purple": "Mysticism, Code of Laws",
}
BY_ARROW = {"left": "Legend", "right": "Repute", "up": "Fame"}
ARROWED = [
    ("Cordoba", "blue", "left"),
    ("Florence", "purple", "left"),
    ("Berlin", "blue", "right"),  # its arrow stands bottom middle
    ("Munich", "blue", "right"),  # and this one's top middle
    ("Bombay", "green", "right"),
    ("Taipei", "blue", "up"),
    ("Dallas", "red", "up"),
    ("Copenhagen", "yellow", "up"),
]
with_arrows = pytest.mark.parametrize(("city", "color", "arrow"), ARROWED)


def kinds(table: PlayedTable, *wanted: str) -> list[str]:
    """The kinds of the events of the last action, those wanted, in order."""
    return [event.kind for event in table.events if event.kind in wanted]


# Legend, Repute, Fame


@both_timings
@with_arrows
@pytest.mark.parametrize("splay", ["none", "left", "right", "up"])
def test_a_city_with_an_arrow_melded_onto_a_color_splayed_so_already_earns_one(
    city: str, color: str, arrow: str, splay: str, timing: str
) -> None:  # CI093 CI095 CI096 CI099
    pile = f"{color}: {TWO[color]}" if splay == "none" else f"{color} {splay}: {TWO[color]}"
    supply = {8: "Flight", 10: "Software"}
    table = cities(f"{pile}; hand: {city}, Troy", "", special_achievements=timing, supply=supply).meld(city)
    turned = "" if splay == arrow else f"; me {color} splayed {arrow}"  # by its own arrow
    drawn = {"Munich": " +Flight", "Dallas": " +Software"}.get(city, "")
    earned = f"; me achievements +{BY_ARROW[arrow]}; available -{BY_ARROW[arrow]}" if splay == arrow else ""
    assert table.changes == f"me {color} +{city}{turned}; me hand -{city}{drawn}{earned}"


def test_a_city_without_an_arrow_earns_none() -> None:  # CI096
    for splay in ("left", "right", "up"):
        table = cities(f"red {splay}: Oars, Archery; hand: Zurich, Troy", "").meld("Zurich")
        assert table.changes == "me red +Zurich; me hand -Zurich"


def test_the_splay_of_another_color_matters_to_none() -> None:  # CI096
    table = cities("blue: Tools, Pottery; red left: Oars, Archery; hand: Cordoba, Troy", "").meld("Cordoba")
    assert table.changes == "me blue +Cordoba; me blue splayed left; me hand -Cordoba"


def test_it_is_claimed_before_the_icons_act() -> None:  # CI095, CI099
    table = cities("blue right: Tools, Pottery; hand: Munich, Troy", "").meld("Munich")
    assert kinds(table, MELD, CLAIM, ICON) == [MELD, CLAIM, ICON, ICON]
    assert table.changes == "me blue +Munich; me hand -Munich +Corporations; me achievements +Repute; available -Repute"


@both_timings
def test_a_meld_by_an_effect_earns_it(timing: str) -> None:  # CI094
    table = cities(
        "yellow: Domestication; blue left: Tools, Pottery; hand: Cordoba",
        "",
        supply={1: "Oars"},
        special_achievements=timing,
    ).dogma("Domestication")
    assert table.changes == "me blue +Cordoba; me hand -Cordoba +Oars; me achievements +Legend; available -Legend"


@both_timings
def test_a_promotion_earns_it(timing: str) -> None:  # CI094, R98
    table = cities(
        "yellow: Masonry; blue left: Tools, Pottery; hand: Machinery; forecast: Cordoba",
        "",
        sets=ECHOES_TOO,
        special_achievements=timing,
    ).meld("Machinery", me=["promote:cordoba"])
    assert table.changes == (
        "me blue +Cordoba; me yellow +Machinery; me hand -Machinery; me achievements +Legend; me forecast -Cordoba; "
        "available -Legend"
    )


def test_a_demanded_player_and_a_sharer_earn_it_too() -> None:  # CI094
    table = cities("yellow: Domestication", "yellow: Masonry; blue left: Tools, Pottery; hand: Cordoba")
    table.dogma("Domestication")
    assert table.changes == (
        "me hand +Code of Laws +Oars; you blue +Cordoba; you hand -Cordoba +The Wheel; you achievements +Legend; "
        "available -Legend"
    )


def test_a_bottom_card_melded_where_it_lies_earns_it() -> None:  # CI094
    table = cities("green left: Sailing, Manila", "")
    table.game.players[0].meld_bottom(GREEN)
    assert (table.me.pile("green"), table.me.achievements) == (["Manila", "Sailing"], ["Legend"])


def test_a_transfer_onto_the_color_earns_nothing() -> None:  # CI096 CI098, R15
    table = cities("purple: City States; red left: Oars, Archery", "red: Tenochtitlan, Metalworking; yellow: Masonry")
    table.game.players[0].transfer(table.card("Tenochtitlan"), to=table.game.players[0].board)
    assert (table.me.top("red"), table.me.splay("red"), table.me.achievements) == ("Tenochtitlan", "left", [])
    demanded = cities(
        "purple: City States; red left: Oars, Archery; green: Navigation",
        "red: Tenochtitlan; yellow: Masonry, Kaifeng",
        supply={1: "Tools"},
    ).dogma("City States", you=["Tenochtitlan"])
    assert demanded.changes == "me red +Tenochtitlan; you red -Tenochtitlan; you hand +Tools"


def test_an_exchange_earns_nothing() -> None:  # CI098, R15
    table = cities("blue left: Tools, Pottery, Mathematics; hand: Cordoba", "")
    me = table.game.players[0]
    pile = me.pile(BLUE)
    me.exchange(Cards([table.card("Cordoba")], me.hand), me.hand, Cards([table.card("Tools")], pile), pile)
    assert (table.me.top("blue"), table.me.splay("blue"), table.me.achievements) == ("Cordoba", "left", [])


def test_a_tuck_of_an_arrow_earns_nothing() -> None:  # CI096
    table = cities("blue left: Tools, Pottery; hand: Cordoba", "")
    table.game.players[0].tuck(table.card("Cordoba"))
    assert (table.me.pile("blue")[-1], table.me.achievements) == ("Cordoba", [])


# Glory, Victory


@both_timings
@pytest.mark.parametrize(
    ("city", "earned"),
    [
        ("Zurich", "; me achievements +Glory; available -Glory"),
        ("Tehran", "; me achievements +Glory; available -Glory"),  # with an arrow besides
        ("Kuala Lumpur", "; me achievements +Victory; available -Victory"),
        ("Seoul", "; me achievements +Victory; available -Victory"),
        ("Delhi", ""),  # an arrow alone
        ("Milan", ""),
        ("Oars", ""),
    ],
)
def test_tucking_a_city_with_a_flag_or_a_fountain_earns_one(city: str, earned: str, timing: str) -> None:
    # CI097, CI099
    table = cities(f"purple: Code of Laws; red: Archery; hand: {city}", "", special_achievements=timing).dogma(
        "Code of Laws", me=[city, "pass"]
    )
    assert table.changes == f"me red +{city} tucked; me hand -{city}{earned}"


def test_two_fountains_earn_it_too_and_a_flag_of_any_color_does() -> None:  # CI097
    for city, earned in (("Brussels", "Victory"), ("Paris", "Glory"), ("Stockholm", "Glory"), ("Naples", "")):
        table = cities(f"hand: {city}", "")
        table.game.players[0].tuck(table.card(city))
        assert table.me.achievements == ([earned] if earned else []), city


@pytest.mark.parametrize("city", ["Zurich", "Kuala Lumpur"])
def test_melding_scoring_and_transferring_it_earn_none(city: str) -> None:  # CI097 CI098
    melded = cities(f"red left: Oars, Archery; hand: {city}, Troy", "").meld(city)
    assert melded.changes == f"me red +{city}; me hand -{city}"
    scored = cities(f"purple: Philosophy; hand: {city}", "").dogma("Philosophy", me=[city])
    assert scored.changes == f"me hand -{city}; me score +{city}"
    given = cities("red: Oars", f"hand: {city}")
    given.game.players[1].transfer(given.card(city), to=given.game.players[0].board)
    assert (given.me.top("red"), given.me.achievements, given.you.achievements) == (city, [], [])


def test_an_exchange_to_the_bottom_is_no_tuck() -> None:  # CI098
    table = cities("red: Oars; hand: Zurich", "")
    me = table.game.players[0]
    me.exchange(Cards([table.card("Zurich")], me.hand), me.hand, Cards([], me.pile(RED)), me.pile(RED))
    assert ("Zurich" in table.me.pile("red"), table.me.achievements) == (True, [])


@both_timings
def test_the_payment_of_an_endorsement_earns_it(timing: str) -> None:  # CI097, CI078
    table = cities(
        "yellow: Osaka; blue: Experimentation; hand: Zurich",
        "",
        supply={5: "Coal, Physics, Banking"},
        special_achievements=timing,
    )
    endorse(table, "Osaka")
    assert table.changes == "me red +Zurich; me hand -Zurich; me achievements +Glory; available -Glory"


def test_a_top_card_tucked_where_it_lies_earns_it() -> None:  # CI097
    table = cities("yellow: Paris, Masonry", "")
    table.game.players[0].tuck_top(YELLOW)
    assert (table.me.pile("yellow"), table.me.achievements) == (["Masonry", "Paris"], ["Glory"])
    alone = cities("yellow: Paris", "")
    alone.game.players[0].tuck_top(YELLOW)
    assert alone.me.achievements == ["Glory"]  # ruling 253: without moving


# When, and how often


@both_timings
def test_as_events_they_are_remembered_until_they_are_handed_out(timing: str) -> None:  # CI099, decision 21
    supply = {1: "Archery", "cities 6": "Paris"}
    table = cities(
        "purple: Tale of the Shipwrecked Sailor; blue right: Tools, Pottery; hand: Berlin",
        "",
        sets=ARTIFACTS_TOO,
        supply=supply,
        special_achievements=timing,
    ).dogma("Tale of the Shipwrecked Sailor", me=["blue"])
    assert table.changes == (
        "me blue +Berlin; me blue splayed left; me hand -Berlin +Archery +Paris; me achievements +Repute; "
        "available -Repute"
    )
    order = [MELD, CLAIM, SPLAY] if timing == TIMINGS[0] else [MELD, SPLAY, CLAIM]
    assert kinds(table, MELD, CLAIM, SPLAY) == order


def test_after_each_effect_a_meld_action_hands_them_out_at_its_end() -> None:  # CI099, decision 36
    table = cities("blue right: Tools, Pottery; hand: Munich, Troy", "", special_achievements=TIMINGS[1])
    assert kinds(table.meld("Munich"), MELD, CLAIM, ICON) == [MELD, ICON, ICON, CLAIM]
    assert table.changes == "me blue +Munich; me hand -Munich +Corporations; me achievements +Repute; available -Repute"


@both_timings
def test_what_was_earned_for_nothing_is_forgotten(timing: str) -> None:  # CI099 CI100
    table = cities(
        "blue left: Tools, Pottery; hand: Cordoba, Troy", "achievements: Legend", special_achievements=timing
    ).meld("Cordoba")
    assert table.changes == "me blue +Cordoba; me hand -Cordoba"
    assert table.game.players[0].earned == 0


def test_what_was_earned_is_forgotten_when_the_game_ends_before_it_is_handed_out() -> None:  # CI099, decision 21
    supply = dict.fromkeys(range(1, 11), "end")
    table = cities("yellow: Suburbia; hand: Brussels", "", supply=supply, special_achievements="after_each_effect")
    table.dogma("Suburbia", me=["Brussels"])
    assert table.result is not None
    assert table.result.reason == "score"
    assert table.game.players[0].earned == 0
    assert breaches(table.game) == []


@both_timings
def test_each_can_be_claimed_once(timing: str) -> None:  # CI100
    me = "blue left: Tools, Pottery; purple left: Mysticism, Code of Laws; hand: Cordoba, Florence, Troy"
    table = cities(me, "", special_achievements=timing, actions_left=2)
    assert table.meld("Cordoba").changes == (
        "me blue +Cordoba; me hand -Cordoba; me achievements +Legend; available -Legend"
    )
    assert table.meld("Florence").changes == "me purple +Florence; me hand -Florence"
    assert table.game.available_specials() == (1 << 10) - 1 - (1 << table.game.special_number("Legend"))


def test_one_that_is_gone_is_not_claimed() -> None:  # CI100
    table = cities("blue left: Tools, Pottery; hand: Cordoba, Troy", "", available="1, 2, Glory").meld("Cordoba")
    assert table.changes == "me blue +Cordoba; me hand -Cordoba"


def test_one_meld_can_earn_one_and_a_tuck_another() -> None:  # CI093 CI097
    table = cities("red right: Oars, Archery; purple: Code of Laws; hand: Lyon, Tehran, Troy", "", actions_left=2)
    assert table.meld("Lyon").changes == "me red +Lyon; me hand -Lyon; me achievements +Repute; available -Repute"
    table.dogma("Code of Laws", me=["Tehran", "pass"])
    assert table.changes == "me red +Tehran tucked; me hand -Tehran; me achievements +Glory; available -Glory"


def test_the_last_one_needed_wins_before_the_icons_act() -> None:  # CI095 CI099
    me = "blue right: Tools, Pottery; hand: Munich, Troy; achievements: 1, 2, 3, 4, 5, 6"
    table = cities(me, "").meld("Munich")
    assert table.result is not None
    assert (table.result.reason, table.result.winners, kinds(table, ICON)) == ("achievements", ["me"], [])
    later = cities(me, "", special_achievements=TIMINGS[1], supply={8: "Flight"}).meld("Munich")
    assert later.result is not None
    assert (later.me.hand, kinds(later, ICON)) == (["Flight", "Troy"], [ICON, ICON])


def test_a_splay_that_follows_does_not_earn_what_the_meld_did_not() -> None:  # CI096
    table = cities("blue: Tools, Pottery; hand: Berlin, Troy", "")
    me = table.game.players[0]
    me.meld(table.card("Berlin"))
    me.splay(BLUE, RIGHT)
    assert table.me.achievements == []
