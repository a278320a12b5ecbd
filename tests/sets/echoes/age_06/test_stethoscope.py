"""Stethoscope (6, blue): EC168, EC045; rulings 61, 67, 254."""

from tests.core.rules.reports import effects
from tests.core.rules.test_repeated_dogma import twice
from tests.sets.echoes.tables import echoes

STETHOSCOPE = "Stethoscope"
SUPPLIES = {7: "Evolution, Refrigeration", 8: "Flight, Rocketry"}


def test_a_blue_card_melded_by_the_echo_draws_an_eight_too() -> None:
    table = echoes(f"blue: {STETHOSCOPE}; hand: Tools, Masonry, Oars, Dentures", "", supply=SUPPLIES)
    table.dogma(STETHOSCOPE, me=["Tools"])
    assert table.asked == [("me", "card", ["dentures", "masonry", "tools"])]
    assert table.me.pile("blue") == ["Tools", STETHOSCOPE]
    assert table.me.hand == ["Dentures", "Evolution", "Flight", "Masonry", "Oars"]
    assert table.shown == []


def test_a_yellow_card_draws_only_the_seven() -> None:
    table = echoes(f"blue: {STETHOSCOPE}; hand: Dentures, Tools", "", supply=SUPPLIES)
    table.dogma(STETHOSCOPE, me=["Dentures"])
    assert table.me.pile("yellow") == ["Dentures"]
    assert "Flight" not in table.me.hand
    assert len(table.me.hand) == 2


def test_a_hand_without_blue_and_yellow_cards_is_shown() -> None:  # ruling 67
    table = echoes(f"blue: {STETHOSCOPE}; hand: Oars, Sailing", "", supply={"echoes 7": "end", 7: "Evolution"})
    table.dogma(STETHOSCOPE)
    assert table.shown == ["Oars", "Sailing"]
    assert table.me.hand == ["Evolution", "Oars", "Sailing"]
    assert table.asked == []


def test_with_an_empty_hand_draws_only_the_seven() -> None:
    table = echoes(f"blue: {STETHOSCOPE}", "", supply=SUPPLIES)
    table.dogma(STETHOSCOPE)
    assert table.me.hand == ["Evolution"]
    assert table.shown == []


def test_executed_without_its_echo_it_draws_no_eight() -> None:  # rulings 61, 254
    table = echoes(f"green: Self Service; blue: {STETHOSCOPE}; hand: Tools, Dentures", "", supply=SUPPLIES)
    table.dogma("Self Service")
    assert effects(table)[1] == ("me", STETHOSCOPE, "dogma")
    assert table.me.hand == ["Dentures", "Evolution", "Tools"]
    assert table.me.pile("blue") == [STETHOSCOPE]


def test_a_blue_card_melded_by_another_echo_does_not_count() -> None:  # ruling 61
    table = echoes(f"blue right: {STETHOSCOPE}, Thermometer; green: Sailing; hand: Oars", "", supply=SUPPLIES)
    table.dogma(STETHOSCOPE)
    assert "Flight" not in table.me.hand
    assert table.shown == ["Oars"]


def test_each_player_s_own_meld_counts() -> None:  # ruling 254
    table = echoes(
        f"blue: {STETHOSCOPE}; hand: Masonry, Dentures",
        "purple: Philosophy; hand: Tools, Stove",
        supply={7: "Evolution, Refrigeration, Sanitation", 8: "Flight, Rocketry", 6: "Vaccination"},
    )
    table.dogma(STETHOSCOPE, you=["Tools"], me=["Masonry"])
    assert table.changes == (
        "me yellow +Masonry; me hand -Masonry +Refrigeration +Vaccination; you blue +Tools; "
        "you hand -Tools +Evolution +Flight"
    )
    assert {"Dentures", "Refrigeration"} <= set(table.me.hand)
    assert "Rocketry" not in table.me.hand
    assert table.bonus


def test_executed_twice_one_blue_card_of_the_two_is_enough_for_both() -> None:  # ruling 94
    table = echoes(f"blue: {STETHOSCOPE}; hand: Tools, Masonry, Dentures", "", supply=SUPPLIES)
    twice(table, STETHOSCOPE, me=["Tools", "Masonry"])
    assert table.me.hand == ["Dentures", "Evolution", "Flight", "Refrigeration", "Rocketry"]


def test_may_splay_yellow_right() -> None:
    table = echoes(f"blue: {STETHOSCOPE}; yellow: Masonry, Fermenting; red: Oars, Archery", "", supply={7: "Lighting"})
    table.dogma(STETHOSCOPE, me=["yellow"])
    assert table.asked == [("me", "splay", ["color:yellow", "pass"])]
    assert table.changes == "me yellow splayed right; me hand +Lighting"


def test_the_splay_may_be_declined() -> None:
    table = echoes(f"blue: {STETHOSCOPE}; yellow: Masonry, Fermenting", "", supply={7: "Explosives"})
    table.dogma(STETHOSCOPE, me=["pass"])
    assert table.changes == "me hand +Explosives"


def test_covered_and_splayed_right_its_echo_comes_before_the_top_card() -> None:
    table = echoes(f"blue right: Pottery, {STETHOSCOPE}; hand: Masonry", "", supply={1: "Agriculture"})
    table.dogma("Pottery")
    assert effects(table)[0] == ("me", STETHOSCOPE, "echo")
    assert table.changes == "me yellow +Masonry; me hand -Masonry +Agriculture"


def test_one_bulb_fewer_does_not_share() -> None:
    table = echoes(f"blue: {STETHOSCOPE}", "red: Archery; hand: Tools", supply={7: "Explosives"})
    table.dogma(STETHOSCOPE)
    assert table.changes == "me hand +Explosives"
    assert not table.bonus
