"""Pencil (4, yellow): EC154; ruling 95."""

import pytest

from tests.sets.echoes.tables import echoes, forecast

DRAWS = {5: "Coal", 6: "Canning, Classification, Democracy, Encyclopedia"}


def test_returns_cards_for_as_many_one_above_the_highest_and_foreshadows_one() -> None:
    table = echoes("yellow: Pencil; hand: Tools, Oars, Novel", "", supply=DRAWS)
    table.dogma("Pencil", me=["Tools", "Coal", "pass", "Canning"])
    assert table.asked[1:] == [
        ("me", "card", ["novel", "oars", "coal", "pass"]),
        ("me", "card", ["novel", "oars", "pass"]),
        ("me", "card", ["canning", "classification"]),
    ]
    assert (table.bottom_of_supply(1), table.bottom_of_supply(5)) == ("Tools", "Coal")
    assert forecast(table) == ["Canning"]
    assert table.bottom_of_supply(6) == "Classification"
    assert table.me.hand == ["Novel", "Oars"]
    assert table.supply(6)[0] == "Democracy"


def test_at_most_three_are_returned_and_the_rest_goes_back_in_the_chosen_order() -> None:
    table = echoes("yellow: Pencil; hand: Tools, Oars, Clothing, Novel", "", supply=DRAWS)
    table.dogma("Pencil", me=["Tools", "Oars", "Coal", "Classification", "Democracy"])
    assert len([kind for _, kind, _ in table.asked if kind == "card"]) == 4
    assert forecast(table) == ["Classification"]
    assert table.supply(6)[-2:] == ["Democracy", "Canning"]  # decision 9
    assert table.me.hand == ["Clothing", "Novel"]


def test_the_highest_card_returned_counts() -> None:
    table = echoes("yellow: Pencil; hand: Tools, Calendar, Novel", "", supply=DRAWS | {3: "Paper, Compass"})
    table.dogma("Pencil", me=["Calendar", "Tools", "pass", "Paper"])
    assert forecast(table) == ["Paper"]
    assert table.bottom_of_supply(3) == "Compass"
    assert table.me.hand == ["Coal", "Novel"]


def test_one_returned_card_brings_one() -> None:
    table = echoes("yellow: Pencil; hand: Tools, Novel", "", supply=DRAWS | {2: "Calendar"})
    table.dogma("Pencil", me=["Tools", "pass"])
    assert forecast(table) == ["Calendar"]
    assert table.me.hand == ["Coal", "Novel"]


def test_cards_of_the_set_may_be_drawn() -> None:  # ruling 95
    table = echoes("yellow: Pencil; hand: Optics, Paper, Novel", "", supply={5: "Coal", "echoes 4": "Clock"})
    table.dogma("Pencil", me=["Novel", "pass"])
    assert forecast(table) == ["Clock"]
    assert table.me.hand == ["Coal", "Optics", "Paper"]


def test_returning_is_optional() -> None:
    table = echoes("yellow: Pencil; hand: Tools, Novel", "", supply=DRAWS)
    table.dogma("Pencil", me=["pass"])
    assert table.me.hand == ["Coal", "Novel", "Tools"]
    assert forecast(table) == []


@pytest.mark.parametrize(("splay", "hand"), [(" right", ["Coal", "Novel"]), (" left", ["Novel"]), ("", ["Novel"])])
def test_its_echo_effect_alone_is_executed_if_it_is_seen_under_another_card(splay: str, hand: list[str]) -> None:
    table = echoes(f"yellow{splay}: Canal Building, Pencil; hand: Novel", "", supply=DRAWS)
    table.dogma("Canal Building", me=["no"])
    assert table.me.hand == hand


def test_a_sharer_with_as_many_bulbs_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "yellow: Pencil; hand: Novel",
        "red: Engineering",
        supply={4: "Anatomy", 5: "Coal, Physics", 6: "Canning"},
    )
    table.dogma("Pencil", you=["Coal"], me=["pass"])
    assert forecast(table, "you") == ["Canning"]
    assert table.you.hand == []
    assert table.bonus
    assert table.me.hand == ["Anatomy", "Novel", "Physics"]


def test_one_bulb_fewer_does_not_share() -> None:
    table = echoes("yellow: Pencil", "red: Oars", supply=DRAWS)
    table.dogma("Pencil", me=["pass"])
    assert table.changes == "me hand +Coal"
    assert not table.bonus
