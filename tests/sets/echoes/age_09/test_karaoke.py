"""Karaoke (9, purple): EC205; rulings 61, 94, 254."""

from __future__ import annotations

from splay.playing import Script
from tests.sets.echoes.tables import echoes, forecast


def test_melds_a_card_below_10_and_uses_it_and_takes_a_bottom_card() -> None:
    table = echoes("purple: Karaoke; blue: Tools", supply={1: "Writing", 2: "Calendar"})
    table.dogma("Karaoke", me=[1, "Tools"])
    assert table.asked == [
        ("me", "value", [f"value:{value}" for value in range(1, 10)]),
        ("me", "card", ["tools", "karaoke", "pass"]),
    ]
    assert table.me.pile("blue") == ["Writing"]
    assert table.me.hand == ["Calendar", "Tools"]


def test_taking_a_card_can_be_declined() -> None:
    table = echoes("purple: Karaoke", supply={1: "Writing", 2: "Calendar"}).dogma("Karaoke", me=[1, "pass"])
    assert table.me.hand == ["Calendar"]
    assert (table.me.pile("blue"), table.me.pile("purple")) == (["Writing"], ["Karaoke"])


def test_only_its_non_demand_effects_are_executed() -> None:
    table = echoes("purple: Karaoke", "hand: Oars", supply={1: "Archery"}).dogma("Karaoke", me=[1, "pass"])
    assert table.me.pile("red") == ["Archery"]
    assert (table.me.hand, table.you.hand) == ([], ["Oars"])


def test_the_echo_effect_of_the_melded_card_is_not_executed() -> None:
    table = echoes("purple: Karaoke; hand: Oars", supply={"echoes 9": "Credit Card"})
    table.dogma("Karaoke", me=[9, "pass", "pass"])
    assert table.me.pile("green") == ["Credit Card"]
    assert forecast(table) == []
    assert table.me.hand == ["Oars"]


def test_a_melded_purple_card_covers_karaoke_and_is_executed() -> None:
    table = echoes("purple: Karaoke", supply={8: "Empiricism", 9: "Ecology"})
    table.dogma("Karaoke", me=[8, "blue", "red", "pass"])
    assert table.changes == "me purple +Empiricism; me hand +Ecology"


def test_what_it_executes_is_for_one_alone() -> None:
    table = echoes(
        "purple: Karaoke", "purple: Philosophy", supply={1: "Writing", 2: "Calendar"}
    )  # no leaf, three bulbs
    table.dogma("Karaoke", me=[1, "pass"])
    assert table.changes == "me blue +Writing; me hand +Calendar"


def test_each_player_uses_the_card_that_was_melded_by_the_own_echo_effect() -> None:  # ruling 254
    table = echoes(
        "purple: Karaoke", "purple: Services", supply={1: "Writing, The Wheel", 2: "Calendar, Mapmaking, Fermenting"}
    )
    table.dogma("Karaoke", you=[1, "pass"], me=[1, "pass"])
    assert (table.you.pile("blue"), table.me.pile("green")) == (["Writing"], ["The Wheel"])
    assert table.you.hand == ["Calendar"]
    assert len(table.me.hand) == 3  # two [1]s by The Wheel, and the sharing bonus
    assert table.bonus


def test_executed_without_its_echo_effect_it_has_no_card_to_use() -> None:  # ruling 61
    table = echoes("green: Self Service; purple: Karaoke").dogma("Self Service", me=["pass"])
    assert table.asked == [("me", "card", ["self-service", "karaoke", "pass"])]
    assert table.me.hand == []


def test_used_twice_the_player_chooses_which_melded_card_to_use() -> None:  # ruling 94
    table = echoes("purple: Karaoke", supply={1: "Writing, The Wheel, Oars, Tools", 2: "Calendar, Mapmaking"})
    script = Script({"me": [1, 1, "Writing", "Writing", "pass", "pass"]})
    table.game.decider = script
    table.game.players[0].use(table.card("Karaoke"), 2)
    script.check_over()
    assert [keys for _, kind, keys in script.asked if kind == "card"][:2] == [["writing", "the-wheel"]] * 2
    assert "Calendar" in table.me.hand
    assert "Oars" not in table.me.hand


def test_one_leaf_fewer_does_not_share() -> None:
    table = echoes("purple: Karaoke", "blue: Tools", supply={1: "Writing", 2: "Philosophy"}).dogma(
        "Karaoke", me=[1, "pass"]
    )
    assert not table.bonus
    assert table.changes == "me blue +Writing; me hand +Philosophy"
