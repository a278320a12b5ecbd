"""Lever (2, blue): EC127; rulings 11, 71, 95."""

from splay.core.question import ASK_CARD, ASK_VALUE
from tests.sets.echoes.tables import echoes


def test_draws_two_2s_and_returned_pairs_draw_one_higher_in_the_chosen_order() -> None:
    table = echoes(
        "blue: Lever; hand: Bell, Oars, Tools, Paper",
        "",
        supply={2: "Calendar, Currency, Mathematics", 3: "Optics"},
    )
    table.dogma("Lever", me=["Oars", "Calendar", "Tools", "Currency", "pass", 3])
    assert table.asked[0] == ("me", ASK_CARD, ["paper", "tools", "oars", "bell", "calendar", "currency", "pass"])
    assert table.asked[-1] == ("me", ASK_VALUE, ["value:2", "value:3"])
    assert table.supply(1)[-2:] == ["Oars", "Tools"]
    assert table.supply(2)[-2:] == ["Calendar", "Currency"]
    assert table.me.hand == ["Bell", "Mathematics", "Optics", "Paper"]
    assert not table.bonus


def test_the_order_can_decide_what_is_drawn() -> None:  # rulings 71, 95
    for first, drawn in ((2, ["Mathematics", "Optics"]), (3, ["Crossbow", "Optics"])):
        table = echoes(
            "blue: Lever; hand: Oars, Tools", "",
            supply={2: "Calendar, Mathematics", "echoes 2": "Horseshoes, Crossbow", 3: "Optics", "echoes 3": "end"},
        )  # fmt: skip
        table.dogma("Lever", me=["Oars", "Tools", "Horseshoes", "Calendar", first])
        assert table.me.hand == drawn


def test_three_of_a_value_are_one_pair() -> None:
    table = echoes(
        "blue: Lever; hand: Bell, Oars, Tools, Sailing", "", supply={2: "Calendar, Currency, Mathematics, Mapmaking"}
    )
    table.dogma("Lever", me=["Oars", "Tools", "Sailing", "pass"])
    assert table.me.hand == ["Bell", "Calendar", "Currency", "Mathematics"]
    assert table.supply(2)[0] == "Mapmaking"


def test_two_pairs_of_a_value_draw_twice_without_a_question() -> None:
    table = echoes(
        "blue: Lever; hand: Bell, Oars, Tools, Sailing, Writing", "",
        supply={2: "Calendar, Currency, Mathematics, Mapmaking, Philosophy"},
    )  # fmt: skip
    table.dogma("Lever", me=["Oars", "Tools", "Sailing", "Writing", "pass"])
    assert [kind for _, kind, _ in table.asked] == [ASK_CARD] * 5
    assert table.me.hand == ["Bell", "Calendar", "Currency", "Mapmaking", "Mathematics"]
    assert table.supply(2)[0] == "Philosophy"


def test_two_cards_of_different_values_draw_nothing() -> None:
    table = echoes("blue: Lever; hand: Bell, Oars", "", supply={2: "Calendar, Currency, Mathematics", 3: "Optics"})
    table.dogma("Lever", me=["Oars", "Currency", "pass"])
    assert table.bottom_of_supply(2) == "Currency"
    assert table.me.hand == ["Bell", "Calendar"]
    assert table.supply(2)[0] == "Mathematics"
    assert table.supply(3)[0] == "Optics"


def test_returning_may_be_declined() -> None:
    table = echoes("blue: Lever; hand: Bell", "", supply={2: "Calendar, Currency, Mathematics"})
    table.dogma("Lever", me=["pass"])
    assert table.me.hand == ["Bell", "Calendar", "Currency"]


def test_a_pair_of_10s_ends_the_game() -> None:  # ruling 11
    table = echoes("blue: Lever; hand: Bell, Software, Robotics; score: Tools", "", supply={2: "Calendar, Currency"})
    table.dogma("Lever", me=["Software", "Robotics", "pass"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])


def test_its_echo_is_executed_for_another_card_where_the_splay_shows_it() -> None:
    table = echoes(
        "blue up: Writing, Lever; hand: Bell", "", supply={2: "Calendar, Currency, Mathematics, Mapmaking"}
    )  # fmt: skip
    table.dogma("Writing")
    assert table.asked == []
    assert table.me.hand == ["Bell", "Calendar", "Currency", "Mathematics"]


def test_a_sharer_with_as_many_bulbs_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "blue: Lever; hand: Bell", "blue: Tools; hand: Flute",
        supply={2: "Calendar, Currency, Mathematics, Mapmaking, Fermenting", 3: "Optics"},
    )  # fmt: skip
    table.dogma("Lever", you=["Calendar", "Currency", "pass"], me=["pass"])
    assert table.you.hand == ["Flute", "Optics"]
    assert table.bonus
    assert table.me.hand == ["Bell", "Fermenting", "Mapmaking", "Mathematics"]


def test_one_bulb_fewer_does_not_share() -> None:
    table = echoes("blue: Lever; hand: Bell", "blue: Calendar", supply={2: "Currency, Mathematics"})
    table.dogma("Lever", me=["pass"])
    assert table.changes == "me hand +Currency +Mathematics"
    assert not table.bonus
