"""Icons of cities that act when a city is melded: CI032 to CI050."""

from __future__ import annotations

import pytest

from splay.core.event import DRAW, EVERYBODY, MELD, RETURN, REVEAL, SPLAY
from splay.core.session import Session
from splay.core.symbols import CASTLE, SYMBOL_NAMES
from splay.playing import PlayedTable
from splay.sets.artifacts.events import DIG
from splay.sets.cities.events import ICON
from splay.views.events import event_view
from splay.views.view import SPECTATOR, view_of
from tests.sets.cities.tables import acted, cities, city_draws, city_supply, endorsable

ARTIFACTS_TOO = ["base", "artifacts", "cities"]
ECHOES_TOO = ["base", "echoes", "cities"]


def happened(table: PlayedTable, *kinds: str) -> list[tuple[str, list[str]]]:
    """The events of these kinds that the last action brought, in order, with their cards."""
    return [(event.kind, [card.name for card in event.cards]) for event in table.events if event.kind in kinds]


# Cities in hand


def test_a_city_in_hand_is_melded_scored_and_transferred_like_any_card() -> None:  # CI032
    scored = cities("purple: Philosophy; hand: Sparta", "").dogma("Philosophy", me=["Sparta"])
    assert scored.changes == "me hand -Sparta; me score +Sparta"
    taken = cities("red: Archery", "hand: Sparta", supply={1: "Tools"}).dogma("Archery")
    assert taken.changes == "me hand +Sparta; you hand -Sparta +Tools"


def test_it_is_tucked_like_any_card() -> None:  # CI032
    table = cities("purple: Code of Laws; red: Oars; hand: Sparta", "").dogma("Code of Laws", me=["Sparta", "pass"])
    assert (table.me.pile("red"), table.me.hand, acted(table)) == (["Oars", "Sparta"], [], [])


def test_a_returned_city_goes_to_the_bottom_of_its_own_supply() -> None:  # CI033
    supply = {"1": "Domestication", "2": "Currency", "cities 2": "Rome, Tikal"}
    table = cities("blue: Pottery; hand: Sparta, Calendar", "", supply=supply)
    table.dogma("Pottery", me=["Sparta", "Calendar"])
    assert (city_supply(table, 2)[0], city_supply(table, 2)[-1]) == ("Rome", "Sparta")
    assert table.bottom_of_supply(2) == "Calendar"
    assert table.changes == "me hand -Calendar -Sparta +Domestication; me score +Currency"
    one = cities("hand: Sparta", "", supply={"cities 2": "Rome, Tikal"})
    one.game.players[0].return_(one.card("Sparta"))
    assert (city_supply(one, 2)[0], city_supply(one, 2)[-1]) == ("Rome", "Sparta")


# Which melds


def test_an_icon_acts_once_in_a_meld_action() -> None:  # CI034
    table = cities("green: The Wheel; hand: Babylon, Troy", "", supply={2: "Calendar, Currency"}).meld("Babylon")
    assert (acted(table), table.me.hand) == (["plus"], ["Calendar", "Troy"])
    assert table.changes == "me green +Babylon; me hand -Babylon +Calendar"
    table.game.players[0].draw(1)
    table.draw()
    assert (len(table.me.hand), acted(table)) == (4, [])


def test_in_first_melds_none_acts() -> None:  # CI035
    table = cities("hand: Babylon, Tools", "hand: Oars, Pottery", supply={2: "Calendar"})
    table.game.started = False
    table.first_melds(me="Babylon", you="Pottery")
    assert acted(table) == []
    assert table.changes == "me green +Babylon; me hand -Babylon; you blue +Pottery; you hand -Pottery"


def test_in_a_meld_by_an_effect_none_acts() -> None:  # CI035
    supply = {1: "Tools", 2: "Calendar"}
    table = cities("yellow: Domestication; hand: Babylon", "", supply=supply).dogma("Domestication")
    assert (table.me.pile("green"), table.me.hand, acted(table)) == (["Babylon"], ["Tools"], [])


def test_in_a_promotion_none_acts() -> None:  # CI035, EC061
    table = cities("red: Oars; hand: Metalworking; forecast: Babylon", "", sets=ECHOES_TOO, supply={2: "Calendar"})
    table.meld("Metalworking", me=["promote:babylon"])
    assert acted(table) == []
    assert city_draws(table) == []
    assert table.changes == "me red +Metalworking; me green +Babylon; me hand -Metalworking; me forecast -Babylon"


def test_tucked_or_transferred_none_acts() -> None:  # CI035
    tucked = cities("purple: Code of Laws; green: The Wheel; hand: Babylon", "", supply={2: "Calendar"})
    tucked.dogma("Code of Laws", me=["Babylon", "pass"])
    assert (tucked.me.pile("green"), tucked.me.hand, acted(tucked)) == (["The Wheel", "Babylon"], [], [])
    assert tucked.changes == "me green +Babylon tucked; me hand -Babylon"
    given = cities("purple: City States", "green: Memphis", supply={1: "Tools", 2: "Calendar"}).dogma("City States")
    assert given.changes == "me green +Memphis; you green -Memphis; you hand +Tools"
    assert acted(given) == []


# Their order


def test_they_come_before_all_else_that_a_meld_action_brings() -> None:  # CI036, R89
    table = cities(
        "blue: Translation; hand: Hangzhou, Troy",
        "",
        sets=ARTIFACTS_TOO,
        supply={4: "Anatomy", "artifacts 3": "Shroud of Turin"},
    ).meld("Hangzhou")
    assert happened(table, MELD, ICON, DRAW, DIG) == [
        (MELD, ["Hangzhou"]),
        (ICON, ["Hangzhou"]),
        (DRAW, ["Anatomy"]),
        (DIG, ["Shroud of Turin"]),
    ]
    assert table.changes == "me blue +Hangzhou; me hand -Hangzhou +Anatomy; me display +Shroud of Turin"


def test_a_promotion_comes_after_them_and_sees_what_they_drew() -> None:  # CI036, EC068 in part
    table = cities(
        "blue: Tools; hand: Hangzhou, Troy; forecast: Oars",
        "",
        sets=ECHOES_TOO,
        supply={"echoes 4": "Chintz"},
    ).meld("Hangzhou", me=["promote:oars"])
    assert table.asked == [("me", "promote", ["promote-and-use:oars", "promote:oars", "pass"])]
    assert [kind for kind, _ in happened(table, ICON, DRAW, "promote")] == [ICON, DRAW, "promote"]
    assert table.changes == "me blue +Hangzhou; me red +Oars; me hand -Hangzhou +Chintz; me forecast -Oars"


@pytest.mark.parametrize(
    ("city", "beneath", "draws"),
    [("Munich", "blue: Tools", "Flight"), ("London", "green: Sailing", "Flight"), ("Dallas", "red: Oars", "Software")],
)
def test_the_top_icon_acts_before_the_bottom_one(city: str, beneath: str, draws: str) -> None:  # CI037, decision 28
    table = cities(f"{beneath}; hand: {city}, Troy", "", supply={8: "Flight", 10: "Software"}).meld(city)
    assert [event.kind for event in table.events if event.kind in (ICON, SPLAY, DRAW)] == [ICON, SPLAY, ICON, DRAW]
    assert table.me.hand == sorted([draws, "Troy"])
    color = beneath.partition(":")[0]
    assert (table.me.top(color), table.me.splay(color)) == (city, "up" if city == "Dallas" else "right")


def test_two_plus_icons_draw_two_cards() -> None:  # CI038
    table = cities("blue: Tools; hand: Frankfurt, Troy", "", supply={5: "Coal, Banking, Physics"}).meld("Frankfurt")
    assert acted(table) == ["plus", "plus"]
    assert table.changes == "me blue +Frankfurt; me hand -Frankfurt +Banking +Coal"


# Plus


def test_plus_draws_by_the_value_of_the_city_not_of_the_highest_top_card() -> None:  # CI039
    table = cities("green: The Wheel; red: Robotics; hand: Babylon, Troy", "", supply={2: "Calendar"}).meld("Babylon")
    assert table.changes == "me green +Babylon; me hand -Babylon +Calendar"


def test_plus_skips_empty_ages() -> None:  # CI039, R9
    table = cities("green: The Wheel; hand: Babylon, Troy", "", supply={2: "end", 3: "end", 4: "Anatomy"})
    assert table.meld("Babylon").me.hand == ["Anatomy", "Troy"]
    assert table.changes == "me green +Babylon; me hand -Babylon +Anatomy"


def test_plus_follows_the_echoes_rule() -> None:  # CI039
    supply = {2: "Calendar, Currency", "echoes 2": "Lever, Pagoda"}
    alone = cities("green: The Wheel; hand: Babylon", "", sets=ECHOES_TOO, supply=supply).meld("Babylon")
    assert alone.changes == "me green +Babylon; me hand -Babylon +Calendar"
    beside = cities("green: The Wheel; hand: Babylon, Troy", "", sets=ECHOES_TOO, supply=supply).meld("Babylon")
    assert beside.changes == "me green +Babylon; me hand -Babylon +Lever"
    with_echo = cities("green: The Wheel; hand: Babylon, Dice", "", sets=ECHOES_TOO, supply=supply).meld("Babylon")
    assert with_echo.changes == "me green +Babylon; me hand -Babylon +Calendar"


def test_two_plus_icons_follow_it_one_by_one() -> None:  # CI038 CI039
    supply = {5: "Coal, Banking", "echoes 5": "Coke"}
    table = cities("blue: Tools; hand: Frankfurt", "", sets=ECHOES_TOO, supply=supply).meld("Frankfurt")
    assert happened(table, DRAW) == [(DRAW, ["Coal"]), (DRAW, ["Coke"])]
    assert table.changes == "me blue +Frankfurt; me hand -Frankfurt +Coal +Coke"


def test_plus_without_a_card_up_to_10_ends_the_game() -> None:  # CI040, R11
    table = cities("purple: Mysticism; hand: Moscow", "score: Tools", supply={10: "end"}).meld("Moscow")
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.me.pile("purple")[0]) == ("score", ["you"], "Moscow")


def test_the_second_plus_can_end_it() -> None:  # CI040
    table = cities("blue: Tools; hand: Kiev", "", supply={9: "Ecology, end", 10: "end"}).meld("Kiev")
    assert table.result is not None
    assert (table.me.hand, acted(table)) == (["Ecology"], ["plus", "plus"])


def test_no_city_of_age_10_has_a_plus() -> None:  # CI040
    deck = cities().game.deck
    assert all("plus" not in acting(card.key) for card in deck if card.set_name == "cities" and card.age == 10)
    assert "plus" in acting("moscow")


def acting(key: str) -> list[str]:
    """The icons in a city's places that can act."""
    card = next(card for card in cities().game.deck if card.key == key)
    return [name for name in names_of(card.icons) if name in ("plus", "left", "right", "up") or "search" in name]


def names_of(icons: tuple[int, ...]) -> list[str]:
    return [SYMBOL_NAMES[icon] for icon in icons]


# Arrows


@pytest.mark.parametrize("splay", ["", " right", " up"])
def test_an_arrow_splays_the_color_of_its_city(splay: str) -> None:  # CI041
    board = f"blue{splay}: Tools, Pottery; red: Oars, Archery"
    table = cities(f"{board}; hand: Cordoba, Troy", "").meld("Cordoba")
    assert table.changes == "me blue +Cordoba; me blue splayed left; me hand -Cordoba"


def test_a_city_alone_in_its_color_splays_nothing() -> None:  # CI041
    table = cities("red: Oars, Archery; hand: Cordoba", "", supply={"cities 3": "Delhi"}).meld("Cordoba")
    assert acted(table) == ["left"]
    assert city_draws(table) == [("blue", "none")]
    assert table.changes == "me blue +Cordoba; me hand -Cordoba +Delhi"


def test_a_color_that_is_splayed_so_already_stays_and_brings_no_city() -> None:  # CI041
    table = cities("blue left: Tools, Pottery; red: Oars, Archery; hand: Cordoba", "").meld("Cordoba")
    assert city_draws(table) == []
    assert table.changes == "me blue +Cordoba; me hand -Cordoba; me achievements +Legend; available -Legend"
    assert [event.kind for event in table.events if event.kind == SPLAY] == []


def test_an_arrow_asks_nothing() -> None:  # CI042
    table = cities("blue up: Tools, Pottery; hand: Cordoba, Troy", "").meld("Cordoba")
    assert table.asked == []
    assert table.changes == "me blue +Cordoba; me blue splayed left; me hand -Cordoba"


def test_an_arrows_splay_draws_a_city_if_none_is_in_hand() -> None:  # CI043
    supply = {"cities 3": "Delhi"}
    for beside, drawn in (("", " +Delhi"), (", Troy", "")):
        table = cities(f"blue: Tools; hand: Cordoba{beside}", "", supply=supply).meld("Cordoba")
        assert table.changes == f"me blue +Cordoba; me blue splayed left; me hand -Cordoba{drawn}"


# Searches


def test_a_search_draws_and_reveals_one_card_after_the_other_and_all_see_them() -> None:  # CI044 CI049
    supply = {2: "Calendar, Mapmaking, Philosophy"}
    table = cities("red: Oars; hand: Sparta, Troy", "", supply=supply).meld("Sparta")
    assert happened(table, DRAW, REVEAL, RETURN) == [
        (DRAW, ["Calendar"]),
        (REVEAL, ["Calendar"]),
        (DRAW, ["Mapmaking"]),
        (REVEAL, ["Mapmaking"]),
        (RETURN, ["Calendar"]),
    ]
    assert table.changes == "me red +Sparta; me hand -Sparta +Mapmaking; supply 2 -Calendar +Calendar"
    assert {event.seen for event in table.events if event.kind in (REVEAL, RETURN)} == {EVERYBODY}
    shown = [
        event_view(event, viewer).cards for event in table.events if event.kind == REVEAL for viewer in (1, SPECTATOR)
    ]
    assert [[card.card for card in cards] for cards in shown] == [
        ["calendar"],
        ["calendar"],
        ["mapmaking"],
        ["mapmaking"],
    ]


def test_afterwards_nothing_is_revealed_any_more() -> None:  # CI049
    table = cities("red: Oars; hand: Sparta, Troy", "", supply={2: "Monotheism, Mapmaking"}).meld("Sparta")
    assert table.game.revealed == []
    assert table.changes == "me red +Sparta; me hand -Sparta +Mapmaking +Monotheism"
    assert {back.card for back in view_of(table.game, 1).players[0].hand} == {""}


def test_what_a_search_has_revealed_is_hidden_again_before_the_action_goes_on() -> None:  # CI049
    me = "red: Oars; hand: Sparta, Troy; forecast: Tools"
    table = cities(me, "", sets=ECHOES_TOO, supply={2: "Monotheism, Mapmaking"})
    session = Session(table.game)
    session.answer(0, "meld:sparta")
    assert session.questions[0].keys() == ["promote-and-use:tools", "promote:tools", "pass"]
    hand = view_of(session.game, 1).players[0].hand
    assert (len(hand), {back.card for back in hand}) == (3, {""})


def test_a_search_stops_when_the_supply_is_empty() -> None:  # CI045
    table = cities("yellow: Masonry; hand: Jakarta, Troy", "", supply={3: "Compass, end", 4: "Anatomy"}).meld("Jakarta")
    assert (table.supply(3), table.supply(4)[0]) == ([], "Anatomy")
    assert table.changes == "me yellow +Jakarta; me hand -Jakarta +Compass"


def test_a_search_in_an_empty_supply_finds_nothing_and_ends_no_game() -> None:  # CI045
    table = cities("yellow: Masonry; hand: Dubai, Troy", "", supply={10: "end"}).meld("Dubai")
    assert (table.result, acted(table)) == (None, ["search-crown"])
    assert table.changes == "me yellow +Dubai; me hand -Dubai"


def test_a_search_does_not_draw_again_what_it_has_returned() -> None:  # CI044 CI045
    table = cities("red: Oars; hand: Sparta, Troy", "", supply={2: "Calendar, end"}).meld("Sparta")
    assert (table.shown, table.supply(2)) == (["Calendar"], ["Calendar"])
    assert table.changes == "me red +Sparta; me hand -Sparta"


def test_a_search_ignores_the_echoes_rule() -> None:  # CI046, R96
    supply = {2: "Mapmaking, Monotheism", "echoes 2": "Crossbow, Pagoda"}
    table = cities("red: Oars; hand: Sparta, Troy", "", sets=ECHOES_TOO, supply=supply).meld("Sparta")
    assert table.changes == "me red +Sparta; me hand -Sparta +Mapmaking +Monotheism"


@pytest.mark.parametrize(
    ("city", "age", "card"),
    [
        ("Teotihuacan", 2, "Currency"),  # its one leaf stands top left
        ("Jakarta", 3, "Alchemy"),  # bottom left
        ("Jakarta", 3, "Feudalism"),  # bottom middle
        ("Jakarta", 3, "Compass"),  # bottom right
    ],
)
def test_cards_with_the_icon_are_kept_wherever_on_the_card_it_stands(city: str, age: int, card: str) -> None:  # CI047
    other = {2: "Philosophy", 3: "Optics"}[age]
    table = cities(f"yellow: Masonry; hand: {city}, Troy", "", supply={age: f"{card}, {other}, end"}).meld(city)
    assert table.changes == f"me yellow +{city}; me hand -{city} +{card}"
    assert table.supply(age) == [other]


@pytest.mark.parametrize("order", [["Translation", "Optics", "Paper"], ["Paper", "Translation", "Optics"]])
def test_the_player_chooses_the_order_in_which_the_others_are_returned(order: list[str]) -> None:  # CI048
    supply = {3: "Translation, Optics, Paper"}
    table = cities("yellow: Masonry; hand: Jakarta, Troy", "", supply=supply).meld("Jakarta", me=[*order[:2]])
    assert table.supply(3)[-3:] == order
    assert (table.me.pile("yellow"), table.me.hand) == (["Jakarta", "Masonry"], ["Troy"])
    assert [(seat, kind) for seat, kind, _ in table.asked] == [("me", "order")] * 2


def test_nobody_else_learns_the_order() -> None:  # CI048, decision 9
    told = []
    for order in (["Translation", "Optics"], ["Paper", "Translation"]):
        table = cities("yellow: Masonry; hand: Jakarta, Troy", "", supply={3: "Translation, Optics, Paper"})
        table.meld("Jakarta", me=[*order])
        told.append([event_view(event, viewer) for event in table.events for viewer in (1, SPECTATOR)])
        assert (table.me.pile("yellow"), table.me.hand) == (["Jakarta", "Masonry"], ["Troy"])
    assert told[0] == told[1]


# Searched icons are icons


def test_the_search_icon_is_an_icon_of_its_kind() -> None:  # CI050, R41
    table = cities("yellow: Damascus", "")
    assert table.game.players[0].count(CASTLE) == 1
    assert table.card("Damascus").has(CASTLE)
    assert not table.card("Nineveh").has(CASTLE)


def test_a_card_that_wants_the_icon_finds_it() -> None:  # CI050
    table = cities("purple: City States; green: Navigation", "yellow: Damascus; red: Metalworking", supply={1: "Tools"})
    table.dogma("City States", you=["Damascus"])
    assert table.asked == [("you", "card", ["metalworking", "damascus"])]
    assert table.changes == "me yellow +Damascus; you yellow -Damascus; you hand +Tools"


def test_it_lets_cards_be_endorsed() -> None:  # CI050
    assert endorsable(cities("yellow: Damascus; red: Metalworking; hand: Tools", "")) == ["metalworking", "damascus"]
    assert endorsable(cities("green: Babylon; red: Metalworking; hand: Tools", "")) == ["babylon"]


# Taking back


@pytest.mark.parametrize(
    ("me", "supply", "refusal"),
    [
        ("blue: Tools; hand: Cordoba, Troy", {}, ""),  # an arrow, and no city comes
        ("blue: Tools; hand: Cordoba", {}, "information"),  # the splay brings a city
        ("red: Oars; hand: Cordoba, Troy", {}, ""),  # nothing to splay
        ("red: Oars; hand: Tools", {}, "information"),  # a city for a new color
        ("red: Oars; hand: Tools, Troy", {}, ""),
        ("green: Sailing; hand: Babylon, Troy", {}, "information"),  # a plus
        ("yellow: Masonry; hand: Jakarta, Troy", {}, "information"),  # a search
        ("yellow: Masonry; hand: Jakarta, Troy", {3: "end"}, ""),  # with nothing to find
        ("blue left: Tools, Pottery; hand: Cordoba, Troy", {}, ""),  # Legend is nothing new to see
    ],
)
def test_a_meld_can_be_undone_if_none_of_it_showed_anything_new(
    me: str, supply: dict[int, str], refusal: str
) -> None:  # CO026
    table = cities(me, "", supply=supply)
    card = next(card for card in table.game.players[0].hand if card.name != "Troy")
    session = Session(table.game)
    session.answer(0, "meld:" + card.key)
    while session.questions[0].kind == "order":
        session.answer(0, session.questions[0].keys()[0])
    assert session.undo_refusal(0) == refusal
    if not refusal:
        session.undo(0)
        assert session.game.zone_of(card) is session.game.players[0].hand
        assert session.game.special_owner == table.game.special_owner
