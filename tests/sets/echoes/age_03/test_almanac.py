"""Almanac (3, blue): EC137; rulings 191; decision 46."""

from splay.core.event import RETURN, REVEAL
from tests.sets.echoes.tables import echoes, forecast


def test_foreshadows_a_4_and_returns_a_bonus_to_score_one_higher() -> None:  # ruling 191
    table = echoes("blue: Almanac; forecast: Globe", "", supply={4: "Anatomy", 5: "Coal"})
    table.dogma("Almanac", me=["Globe"])
    assert table.asked == [("me", "card", ["globe", "pass"])]
    assert forecast(table) == ["Anatomy"]
    assert table.me.score == ["Coal"]
    assert (table.me.scored, table.me.hand) == (1, [])
    assert table.game.supply("echoes", 4).cards[0].name == "Globe"


def test_the_bonus_counts_and_not_the_value() -> None:  # ruling 191
    table = echoes("blue: Almanac; forecast: Kobukson", "", supply={4: "Anatomy", 6: "Canning"})
    table.dogma("Almanac", me=["Kobukson"])
    assert table.changes == "me score +Canning; me forecast -Kobukson +Anatomy"


def test_the_returned_card_is_shown() -> None:  # decision 46
    table = echoes("blue: Almanac; forecast: Globe, Clock", "", supply={4: "Anatomy", 5: "Coal"})
    table.dogma("Almanac", me=["Globe"])
    assert table.shown == ["Globe"]
    assert [event.kind for event in table.events if event.kind in (REVEAL, RETURN)] == [REVEAL, RETURN]
    assert table.changes == "me score +Coal; me forecast -Globe +Anatomy"


def test_the_card_just_foreshadowed_can_be_returned() -> None:
    table = echoes("blue: Almanac; hand: Tools", "", supply={5: "Coal", "echoes 4": "Pencil", "echoes 5": "end"})
    table.dogma("Almanac", me=["Pencil"])
    assert forecast(table) == []
    assert table.me.score == ["Coal"]
    assert table.me.hand == ["Tools"]


def test_returning_is_optional() -> None:
    table = echoes("blue: Almanac; forecast: Globe", "", supply={4: "Anatomy"})
    table.dogma("Almanac", me=["pass"])
    assert forecast(table) == ["Anatomy", "Globe"]
    assert table.me.score == []
    assert table.shown == []


def test_a_card_without_a_bonus_is_not_offered() -> None:
    table = echoes("blue: Almanac; forecast: Shuriken, Toilet", "", supply={4: "Anatomy"})
    table.dogma("Almanac")
    assert table.asked == [("me", "card", ["pass"])]  # asked all the same, which tells nobody what lies there
    assert forecast(table) == ["Anatomy", "Shuriken", "Toilet"]
    assert table.me.score == []


def test_its_echo_effect_alone_is_executed_if_it_is_seen_under_another_card() -> None:
    table = echoes("blue left: Tools, Almanac; forecast: Globe", "", supply={4: "Anatomy"})
    table.dogma("Tools")
    assert forecast(table) == ["Anatomy", "Globe"]
    assert table.asked == []


def test_its_echo_effect_is_not_executed_if_it_is_covered() -> None:
    table = echoes("blue: Tools, Almanac", "", supply={4: "Anatomy"})
    table.dogma("Tools")
    assert forecast(table) == []


def test_a_sharer_with_as_many_leaves_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "blue: Almanac", "green: Sailing; forecast: Clock", supply={3: "Paper", 4: "Anatomy, Gunpowder", 6: "Canning"}
    )
    table.dogma("Almanac", you=["Clock"])
    assert forecast(table, "you") == ["Anatomy"]
    assert table.you.score == ["Canning"]
    assert forecast(table) == ["Gunpowder"]
    assert table.bonus
    assert table.me.hand == ["Paper"]


def test_one_leaf_fewer_does_not_share() -> None:
    table = echoes("blue: Almanac", "red: Oars", supply={4: "Anatomy"})
    table.dogma("Almanac")
    assert not table.bonus
    assert table.changes == "me forecast +Anatomy"
