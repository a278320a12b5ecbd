"""Pressure Cooker (5, yellow): EC163, EC028; ruling 203."""

from tests.sets.echoes.tables import echoes

COOKER = "Pressure Cooker"


def test_returns_the_hand_and_draws_a_card_for_each_bonus_on_top() -> None:
    table = echoes(f"yellow: {COOKER}; hand: Tools, Canning", "", supply={5: "Banking, Coal"})
    table.dogma(COOKER)
    assert table.me.hand == ["Banking"]
    assert table.bottom_of_supply(1) == "Tools"
    assert table.bottom_of_supply(6) == "Canning"
    assert table.asked == []
    assert table.shown == []


def test_the_player_chooses_the_order_of_different_bonuses() -> None:  # ruling 203
    table = echoes(
        f"yellow: {COOKER}; blue: Lightning Rod; green: Palampore; purple: Mysticism",
        "",
        supply={5: "Banking", 6: "Canning", "echoes 5": "Stove", "echoes 6": "Dentures"},
    )
    table.dogma(COOKER, me=[6])
    assert table.asked == [("me", "value", ["value:5", "value:6"])]
    # the first card comes from the base supply, the second from that of the set, which then bars a third
    drawn = [card.name for event in table.events if event.kind == "draw" for card in event.cards]
    assert drawn == ["Canning", "Stove", "Banking"]
    assert table.me.hand == ["Banking", "Canning", "Stove"]


def test_equal_bonuses_need_no_order() -> None:
    table = echoes(f"yellow: {COOKER}; blue: Thermometer; green: Palampore", "")
    table.dogma(COOKER)
    assert table.asked == []
    assert len(table.me.hand) == 3


def test_bonuses_of_covered_cards_draw_nothing() -> None:
    table = echoes(f"yellow: {COOKER}; blue right: Tools, Lightning Rod; red up: Oars, Loom", "")
    table.dogma(COOKER)
    assert [table.card(name).age for name in table.me.hand] == [5]


def test_with_an_empty_hand_draws_all_the_same() -> None:
    table = echoes(f"yellow: {COOKER}", "", supply={5: "Banking"})
    table.dogma(COOKER)
    assert table.me.hand == ["Banking"]


def test_several_returned_to_one_supply_go_in_the_order_wanted() -> None:  # decision 9
    table = echoes(f"yellow: {COOKER}; hand: Tools, Oars, Dentures", "", supply={5: "Physics"})
    table.dogma(COOKER, me=["Oars"])
    assert table.asked == [("me", "order", ["oars", "tools"])]
    assert table.supply(1)[-2:] == ["Oars", "Tools"]
    assert table.changes == "me hand -Dentures -Oars -Tools +Physics"


def test_as_many_bulbs_share_and_without_a_bonus_only_return() -> None:
    table = echoes(f"yellow: {COOKER}; hand: Writing", "purple: Philosophy; hand: Tools", supply={5: "Banking, Coal"})
    table.dogma(COOKER)
    assert table.you.hand == []
    assert table.bottom_of_supply(1) == "Writing"
    assert table.bonus
    assert "Banking" in table.me.hand


def test_a_sharer_with_an_empty_hand_and_no_bonus_brings_none() -> None:
    table = echoes(f"yellow: {COOKER}", "purple: Philosophy", supply={5: "Measurement"})
    table.dogma(COOKER)
    assert not table.bonus
    assert table.changes == "me hand +Measurement"


def test_one_bulb_fewer_does_not_share() -> None:
    table = echoes(f"yellow: {COOKER}", "red: Archery; hand: Oars", supply={5: "Physics"})
    table.dogma(COOKER)
    assert table.changes == "me hand +Physics"
    assert not table.bonus
