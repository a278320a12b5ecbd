"""Ruler (1, blue): EC114; rulings 38, 52, 95."""

from tests.sets.echoes.tables import echoes


def test_draws_a_2_and_does_no_more() -> None:
    table = echoes("blue: Ruler", "", supply={2: "Calendar, Currency"})
    table.dogma("Ruler")
    assert table.asked == []
    assert table.me.hand == ["Calendar"]
    assert table.supply(2)[0] == "Currency"
    assert not table.bonus


def test_the_echoes_rule_holds_for_the_draw() -> None:  # ruling 95
    table = echoes("blue: Ruler; hand: Oars", "", supply={2: "Calendar", "echoes 2": "Lever"})
    table.dogma("Ruler")
    assert table.me.hand == ["Lever", "Oars"]


def test_its_echo_is_executed_for_another_card_where_the_splay_shows_it() -> None:
    table = echoes("blue left: Writing, Ruler", "", supply={2: "Calendar, Mathematics", "echoes 2": "Lever"})
    table.dogma("Writing")
    assert table.me.hand == ["Calendar", "Lever"]


def test_its_echo_is_not_executed_where_the_splay_hides_it() -> None:  # ruling 38: bottom right
    table = echoes("blue right: Writing, Ruler", "", supply={2: "Calendar", "echoes 2": "Lever"})
    table.dogma("Writing")
    assert table.me.hand == ["Calendar"]


def test_a_sharer_with_as_many_bulbs_goes_first_and_brings_the_bonus() -> None:
    table = echoes("blue: Ruler", "blue: Tools", supply={1: "Oars", "echoes 1": "Bell", 2: "Calendar, Currency"})
    table.dogma("Ruler")
    assert table.you.hand == ["Calendar"]
    assert table.bonus
    assert table.me.hand == ["Bell", "Currency"]


def test_one_bulb_fewer_does_not_share() -> None:
    table = echoes("blue: Ruler", "blue: Calendar", supply={2: "Currency"})
    table.dogma("Ruler")
    assert table.you.hand == []
    assert table.me.hand == ["Currency"]
    assert not table.bonus


def test_executed_without_its_echo_effect_it_does_nothing() -> None:  # ruling 52
    table = echoes("blue: Computers; hand: Bell", "", supply={2: "Calendar", 10: "Ruler!"})
    table.dogma("Computers")
    assert table.me.pile("blue") == ["Ruler", "Computers"]
    assert table.me.hand == ["Bell"]
    assert table.supply(2)[0] == "Calendar"
