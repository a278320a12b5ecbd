"""Endorsing: CI071 to CI089."""

from __future__ import annotations

import pytest

from splay.core.event import BONUS, EffectEvent
from splay.core.session import Session
from splay.core.symbols import BULB, CASTLE
from splay.playing import PlayedTable
from tests.core.rules.reports import effects
from tests.sets.cities.tables import cities, endorsable, endorse

WRITER = "blue: Writing; green: Babylon; hand: Tools"
"""Five bulbs, and a card to endorse Writing with."""
WITH_ECHOES = ["base", "echoes", "cities"]
WITH_ARTIFACTS = ["base", "artifacts", "cities"]


def icons_counted(table: PlayedTable) -> list[list[int]]:
    """The featured icons of all seats, as each effect of the last action was decided by."""
    return [event.counts for event in table.events if isinstance(event, EffectEvent)]


def test_it_is_one_of_the_two_actions_of_a_turn() -> None:  # CI071, CO027
    table = endorse(cities(WRITER, ""), "Writing")
    assert (table.turn, table.game.actions_left) == ("me", 1)
    assert endorse(cities(WRITER, "", actions_left=1), "Writing").turn == "you"


def test_it_stands_beside_the_other_actions() -> None:  # CI071, CO027
    session = Session(cities(WRITER + "; score: Oars, Archery, Coal", "").game)
    keys = session.questions[0].keys()
    assert {key.partition(":")[0] for key in keys} == {"draw", "meld", "dogma", "achieve", "endorse"}


def test_it_can_be_taken_once_a_turn() -> None:  # CI072, CO030
    table = cities(WRITER + ", Pottery, Archery", "")
    assert endorsable(table) == ["writing", "babylon"]
    assert endorsable(endorse(table, "Writing", me=["Pottery"])) == []
    with pytest.raises(ValueError, match="not enough values"):
        endorse(table, "Babylon", me=["Archery"])


def test_whichever_of_the_actions_it_is() -> None:  # CI072, CO030
    table = cities(WRITER + ", Archery", "").draw()
    assert endorsable(table) == ["writing", "babylon"]
    assert endorse(table, "Babylon", me=["Archery"]).turn == "you"


def test_in_every_turn_again_and_by_every_player() -> None:  # CI072, CO030
    table = cities(WRITER + ", Archery", "blue: Mathematics; red: Athens; hand: Oars", actions_left=1)
    endorse(table, "Writing", me=["Archery"])
    assert (table.turn, endorsable(table)) == ("you", ["mathematics", "athens"])
    endorse(table, "Athens")
    table.draw()
    assert (table.turn, endorsable(table)) == ("me", ["writing", "babylon"])


@pytest.mark.parametrize(
    ("mine", "cards"),
    [
        ("blue: Writing; green: Babylon; hand: Tools", ["writing", "babylon"]),
        ("blue: Writing; green: The Wheel; hand: Tools", []),  # no city
        ("blue: Writing; green: Memphis; hand: Tools", ["memphis"]),  # a city without that icon
        ("blue: Writing; green: The Wheel, Babylon; hand: Tools", []),  # a city beneath another card
        ("blue: Writing; green left: The Wheel, Babylon; hand: Tools", []),
        ("blue: Writing; red: Thebes; purple: Mysticism, Luoyang; hand: Mathematics", []),  # a higher one lies beneath
        ("blue: Tools, Writing; green: Babylon; hand: Oars", ["tools", "babylon"]),  # only top cards
        ("blue: Writing; green: Babylon", []),  # nothing in hand
        ("blue: Writing; green: Babylon; hand: Mathematics", []),  # of a higher value than the city
        ("blue: Writing; purple: Rome; hand: Mathematics", ["writing", "rome"]),
        ("blue: Writing; purple: Rome; score: Mathematics", []),
        ("blue: Hangzhou; green: Babylon; hand: Paper", ["hangzhou", "babylon"]),  # the higher city fits both
        ("red: Oars; blue: Atlantis; hand: Tools", ["atlantis", "oars"]),  # its only castle is a search
        ("red: Oars; blue: Hangzhou; hand: Tools", ["hangzhou", "oars"]),
        ("red: Coal; blue: Hangzhou; hand: Tools", ["hangzhou"]),
    ],
)
def test_it_needs_a_card_a_city_and_a_payment(mine: str, cards: list[str]) -> None:  # CI073, CI074
    assert endorsable(cities(mine, "red: Athens")) == cards


def test_battleship_yamato_in_hand_is_an_8() -> None:  # CI073, CI076, decision 41
    table = cities("red: Los Angeles; hand: Battleship Yamato", "", sets=WITH_ARTIFACTS)
    assert endorsable(table) == ["los-angeles"]
    assert endorse(table, "Los Angeles").me.pile("red") == ["Los Angeles", "Battleship Yamato"]


def test_a_search_shows_its_icon() -> None:  # CI073, CI050
    table = cities("red: Oars; blue: Atlantis; hand: Tools", "")
    assert CASTLE not in table.card("Atlantis").icons
    assert endorsable(table) == ["atlantis", "oars"]


def test_a_card_without_featured_icon_cannot_be_endorsed() -> None:  # CI073, ruling 50
    mine = "red: Battleship Yamato; green: Babylon; hand: Tools"
    assert endorsable(cities(mine, "", sets=WITH_ARTIFACTS)) == ["babylon"]


def test_the_city_itself_or_another_city_can_be_endorsed() -> None:  # CI074
    table = cities("red: Athens; green: Babylon; yellow: Uruk; hand: Tools", "")
    assert endorsable(table) == ["athens", "babylon", "uruk"]
    endorse(table, "Uruk")
    assert table.me.pile("blue") == ["Tools"]
    assert effects(table) == []


@pytest.mark.parametrize("card", ["Writing", "Athens", "Rome"])
def test_the_highest_fitting_city_bounds_the_card_and_no_city_is_asked_for(card: str) -> None:  # CI075, decision 26
    mine = "blue: Writing; red: Athens; purple: Rome; yellow: Beijing; hand: Tools, Calendar, Paper"
    table = endorse(cities(mine, ""), card, me=["Calendar"])
    assert table.asked == [("me", "card", ["calendar", "tools"])]  # Beijing is higher, and has no bulb


def test_any_card_so_low_can_be_tucked() -> None:  # CI076
    mine = "blue: Writing; purple: Rome; hand: Masonry, Oars, Chang'An, Plumbing, Mathematics, Education"
    table = endorse(cities(mine, "", sets=WITH_ECHOES), "Writing", me=["Masonry"])
    (_, _, offered) = table.asked[0]
    assert sorted(offered) == ["changan", "masonry", "mathematics", "oars", "plumbing"]
    assert table.me.pile("yellow") == ["Masonry"]


def test_it_comes_to_lie_beneath_its_color() -> None:  # CI076
    table = endorse(cities("blue left: Writing, Calendar; green: Babylon; hand: Tools", ""), "Writing")
    assert table.me.pile("blue") == ["Writing", "Calendar", "Tools"]
    assert [event.kind for event in table.events][:2] == ["action", "tuck"]


def test_the_only_card_that_fits_is_tucked_without_asking() -> None:  # CI076
    assert endorse(cities(WRITER + ", Mathematics", ""), "Writing").asked == []


@pytest.mark.parametrize(("yours", "counts"), [("purple: Philosophy; blue: Tools", [6, 5]), ("blue: Tools", [6, 2])])
def test_icons_are_counted_after_the_payment(yours: str, counts: list[int]) -> None:  # CI077, CO033
    table = endorse(cities("blue: Writing; green: Babylon; hand: Archery", yours), "Writing")
    assert icons_counted(table) == [counts, counts]
    assert not table.bonus  # five bulbs would have been enough before


def test_and_once() -> None:  # CI077, CO033
    mine = "blue: Mathematics; green: Babylon; hand: Tools, Oars"
    table = endorse(cities(mine, "", supply={2: "Philosophy"}), "Mathematics", me=["Tools", "Oars"])
    assert icons_counted(table) == [[5, 0], [5, 0]]
    assert table.me.player.count(BULB) == 8


def test_the_payment_counts_for_monument() -> None:  # CI078
    assert endorse(cities(WRITER + "; tucked: 5", ""), "Writing").me.achievements == ["Monument"]
    four = endorse(cities(WRITER + "; tucked: 4", ""), "Writing").me
    assert (four.achievements, four.tucked) == ([], 5)


@pytest.mark.parametrize(
    ("city", "payment", "claimed"),
    [
        ("green: Amsterdam", "Zurich", ["Glory"]),
        ("blue: Kiev", "Hamburg", ["Victory"]),
        ("blue: Kiev", "Zurich", ["Glory"]),
        ("blue: Kiev", "Los Angeles", []),
    ],
)
def test_a_city_with_flag_or_fountain_as_payment_earns(city: str, payment: str, claimed: list[str]) -> None:  # CI078
    table = endorse(cities(f"{city}; hand: {payment}", ""), city.split()[1])
    assert table.me.achievements == claimed


def test_a_win_by_the_payment_comes_before_any_effect() -> None:  # CI078, CI087
    mine = "blue: Software, Kiev; yellow: Copenhagen; hand: Hamburg; achievements: 1, 2, 3, 4"
    table = endorse(cities(mine, ""), "Software")
    assert table.result is not None
    assert (table.result.winners, effects(table), table.me.achievements) == (
        ["me"],
        [],
        ["1", "2", "3", "4", "Victory"],
    )


def test_then_it_is_as_a_dogma_action() -> None:  # CI079, CI080, CI081, decision 43
    mine = "blue left: Writing, Ruler; green: Babylon; hand: Bangle"
    table = endorse(cities(mine, "purple: Philosophy; blue: Experimentation", sets=WITH_ECHOES), "Writing")
    assert effects(table) == [
        ("you", "Ruler", "echo"), ("me", "Ruler", "echo"), ("me", "Ruler", "echo"),
        ("you", "Writing", "dogma"), ("me", "Writing", "dogma"), ("me", "Writing", "dogma"),
    ]  # fmt: skip


def test_the_launcher_executes_every_non_demand_effect_twice_in_a_row() -> None:  # CI080
    table = cities("blue: Pottery; purple: Mecca; hand: Calendar, Oars", "")
    endorse(table, "Pottery", me=["Calendar", "Oars"])
    assert [effect for _, _, effect in effects(table)] == ["dogma", "dogma", "dogma_2", "dogma_2"]
    assert len(table.me.hand) == 2


def test_who_shares_executes_once_and_before_the_launcher() -> None:  # CI081, CI082
    fourth = "purple: Education; yellow: Perspective; green: Invention"
    table = cities(WRITER, "purple: Philosophy; blue: Experimentation", "blue: Mathematics", fourth)
    endorse(table, "Writing")
    assert [seat for seat, _, _ in effects(table)] == ["you", "fourth", "me", "me"]
    assert [len(seat.hand) for seat in table.seats.values()] == [3, 1, 0, 1]


def test_a_demand_goes_round_the_table_twice() -> None:  # CI083, decision 13
    table = cities("red: Archery; yellow: Uruk; hand: Tools", "hand: Optics, Paper", "hand: Coal, Banking")
    endorse(table, "Archery", you=["Optics"], third=["Coal"])
    assert [seat for seat, _, _ in effects(table)] == ["you", "third", "you", "third"]
    assert table.me.hand == ["Banking", "Coal", "Optics", "Paper"]


def test_a_compel_effect_too_and_what_those_compelled_share_comes_once() -> None:  # CI083, CI081
    table = cities(
        "yellow: Terracotta Army; purple: Ephesus; hand: Tools",
        "green: Navigation; blue: Translation",
        "red: Optics; purple: Enterprise",
        sets=WITH_ARTIFACTS,
    )
    endorse(table, "Terracotta Army", you=["Navigation"], third=["Enterprise"])
    seats = [(seat, effect) for seat, _, effect in effects(table)]
    assert seats[:4] == [("you", "compel"), ("third", "compel")] * 2
    assert seats[4:] == [("you", "dogma"), ("third", "dogma"), ("me", "dogma"), ("me", "dogma")]
    assert [table.you.top("blue"), table.third.top("red")] == [None, None]


def test_the_sharing_bonus_is_drawn_once() -> None:  # CI084
    table = endorse(cities(WRITER, "purple: Philosophy; blue: Experimentation"), "Writing")
    assert [event.kind for event in table.events].count(BONUS) == 1
    assert len(table.me.hand) == 3
    assert not endorse(cities(WRITER, ""), "Writing").bonus


def test_of_two_cards_drawn_with_the_echo_effect_either_may_be_melded() -> None:  # CI085, ruling 94
    mine, supply = "green: Charitable Trust; purple: Ephesus; hand: Tools", {"3": "Alchemy", "echoes 4": "Kobukson"}
    table = cities(mine, "", sets=WITH_ECHOES, supply=supply)
    endorse(table, "Charitable Trust", me=[3, 4, "Kobukson", "Alchemy"])
    offered = [keys for _, kind, keys in table.asked if kind == "card"]
    assert offered == [["alchemy", "kobukson", "pass"], ["alchemy", "pass"]]
    assert (table.me.top("red"), table.me.top("blue")) == ("Kobukson", "Alchemy")


def test_of_two_cards_melded_with_the_echo_effect_either_is_executed() -> None:  # CI085
    mine, supply = "purple: Karaoke; green: Calicut; hand: Tools", {"1": "Pottery", "2": "Fermenting"}
    table = cities(mine, "", sets=WITH_ECHOES, supply=supply)
    endorse(table, "Karaoke", me=[1, 2, "Pottery", "Fermenting", "pass", "pass"])
    assert [card for _, card, effect in effects(table) if effect == "dogma"] == [
        "Karaoke", "Pottery", "Karaoke", "Fermenting",
    ]  # fmt: skip


def test_a_demand_because_of_the_echo_effect_is_for_one_card_after_the_other() -> None:  # CI085
    mine = "red: Jet; yellow: Copenhagen; hand: Tools, Pottery, Sailing"
    table = cities(mine, "green: Clothing; blue: Writing; yellow: Masonry", sets=WITH_ECHOES)
    endorse(table, "Jet", me=["Pottery", "Sailing"])
    assert (table.you.top("green"), table.you.top("blue"), table.you.top("yellow")) == (None, None, "Masonry")


def test_what_an_endorsed_effect_executes_is_executed_once() -> None:  # CI086
    table = endorse(
        cities("green: Self Service; purple: Ephesus; blue: Writing; hand: Tools", ""),
        "Self Service",
        me=["Writing", "Writing"],
    )
    executed = [(card, effect) for _, card, effect in effects(table)]
    assert executed[:4] == [("Self Service", "dogma"), ("Writing", "dogma")] * 2
    assert executed[4:] == [("Self Service", "dogma_2")] * 2


def test_what_it_executes_as_if_on_this_card_goes_round_once_each_time() -> None:  # CI086
    mine, yours = "yellow: Gujin Tushu Jinsheng; purple: Rome; hand: Tools", "red: Archery; hand: Coal, Optics, Oars"
    table = endorse(cities(mine, yours, sets=WITH_ARTIFACTS), "Gujin Tushu Jinsheng")
    assert [(seat, card) for seat, card, _ in effects(table)] == [
        ("me", "Gujin Tushu Jinsheng"), ("you", "Archery"),
    ] * 2  # fmt: skip
    assert table.me.hand == ["Coal", "Optics"]


def test_a_game_that_ends_in_the_first_time_has_no_second() -> None:  # CI087
    mine = "blue: Software; green: Tel Aviv; hand: Tools"
    table = endorse(cities(mine, "", supply={10: "end"}), "Software")
    assert (table.result is not None, effects(table)) == (True, [("me", "Software", "dogma")])
    table = endorse(cities(mine, "", supply={10: "Robotics, end"}), "Software")
    assert (effects(table), table.me.score) == ([("me", "Software", "dogma")] * 2, ["Robotics"])


def test_the_artifact_on_display_cannot_be_endorsed() -> None:  # CI088, ruling 93
    mine = "display: Barque-Longue La Belle; red: Babylonian Chronicles; yellow: Beijing; hand: Tools"
    session = Session(cities(mine, "", sets=WITH_ARTIFACTS, free_action=True).game)
    assert session.questions[0].keys() == ["dogma:barque-longue-la-belle", "return:barque-longue-la-belle", "pass"]
    session.answer(0, "pass")
    keys = session.questions[0].keys()
    assert [key for key in keys if key.startswith("endorse")] == ["endorse:babylonian-chronicles", "endorse:beijing"]


def test_nor_can_the_free_dogma_of_a_promotion_which_leaves_the_endorsement_for_later() -> None:  # CI088
    table = cities("green: Babylon; hand: Mathematics, Oars; forecast: Tools, Writing", "", sets=WITH_ECHOES)
    table.meld("Mathematics", me=["promote-and-use:writing"])
    (offered,) = [keys for _, kind, keys in table.asked if kind == "promote"]
    assert {key.partition(":")[0] for key in offered} == {"promote-and-use", "promote", "pass"}
    assert effects(table) == [("me", "Writing", "dogma")]
    assert "writing" in endorsable(table)


def test_the_end_of_the_dogma_ends_the_endorsed_action_too() -> None:  # CI089, ruling 134
    table = cities("red: Fission; purple: Tokyo; hand: Tools", "", "", supply={10: "Robotics, Databases"})
    endorse(table, "Fission")
    assert effects(table) == [("you", "Fission", "demand")]
    assert (table.turn, table.game.actions_left) == ("me", 1)
