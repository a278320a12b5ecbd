"""Liquid Fire (3, red): EC139; rulings 102, 192."""

from splay.core.event import TRANSFER
from tests.sets.echoes.tables import echoes, forecast


def test_draws_the_highest_bonus_into_my_forecast() -> None:
    table = echoes("red: Liquid Fire", "blue: Almanac; purple: Novel; hand: Clock", supply={4: "Anatomy"})
    table.dogma("Liquid Fire")
    assert table.asked == []
    assert forecast(table) == ["Anatomy"]
    assert forecast(table, "you") == []
    assert table.you.hand == ["Clock"]
    assert table.me.score == []
    assert table.shown == []
    assert not table.bonus


def test_a_red_card_takes_the_whole_hand_as_points() -> None:
    table = echoes("red: Liquid Fire", "purple: Novel; hand: Clock, Tools, Paper", supply={3: "Optics"})
    table.dogma("Liquid Fire")
    assert forecast(table) == ["Optics"]
    assert table.you.hand == []
    assert table.me.score == ["Clock", "Paper", "Tools"]
    moved = [card.name for event in table.events if event.kind == TRANSFER for card in event.cards]
    assert moved[0] == "Optics"  # no longer in hand as the others go
    assert len(moved) == 4
    assert table.me.scored == 0  # decision 10


def test_a_red_card_takes_nothing_from_an_empty_hand() -> None:
    table = echoes("red: Liquid Fire", "purple: Novel", supply={3: "Optics"})
    table.dogma("Liquid Fire")
    assert forecast(table) == ["Optics"]
    assert table.me.score == []


def test_without_a_bonus_a_1_is_drawn() -> None:  # ruling 192
    table = echoes("red: Liquid Fire", "green: Sailing", supply={1: "Tools"})
    table.dogma("Liquid Fire")
    assert forecast(table) == ["Tools"]


def test_a_covered_bonus_counts_if_it_is_seen() -> None:  # ruling 102
    for splay, drawn in (("", "Tools"), (" right", "Tools"), (" left", "Paper")):
        table = echoes("red: Liquid Fire", f"green{splay}: Sailing, Charitable Trust", supply={1: "Tools", 3: "Paper"})
        table.dogma("Liquid Fire")
        assert forecast(table) == [drawn]


def test_bonuses_of_others_do_not_count() -> None:
    table = echoes("red: Liquid Fire; blue: Almanac", "green: Sailing", supply={1: "Tools"})
    table.dogma("Liquid Fire")
    assert forecast(table) == ["Tools"]


def test_the_card_may_be_one_of_the_set() -> None:
    table = echoes("red: Liquid Fire", "purple: Novel; hand: Tools", supply={"echoes 3": "Katana"})
    table.dogma("Liquid Fire")
    assert table.changes == "me score +Tools; me forecast +Katana; you hand -Tools"


def test_each_player_with_fewer_bulbs_draws() -> None:
    table = echoes("red: Liquid Fire", "", "blue: Tools", supply={1: "Writing, Sailing"})
    table.dogma("Liquid Fire")
    assert forecast(table) == ["Sailing", "Writing"]


def test_an_equal_number_of_bulbs_is_not_hit() -> None:
    table = echoes("red: Liquid Fire", "purple: Philosophy; hand: Tools", supply={1: "Oars"})
    table.dogma("Liquid Fire")
    assert forecast(table) == []
    assert table.you.hand == ["Tools"]
