"""Ice Cream (7, purple): EC185; ruling 99."""

import pytest

from tests.sets.echoes.tables import echoes

ICE = "Ice Cream"


def test_scores_a_top_card_that_is_not_purple_and_has_no_bonus() -> None:
    table = echoes(f"purple: {ICE}; blue: Tools; green: Sailing; yellow: Elevator", "", supply={1: "Domestication"})
    table.dogma(ICE, me=["Sailing", 6, "no"])
    assert table.asked[0] == ("me", "card", ["tools", "sailing"])
    assert table.me.scored == 1
    assert table.changes == "me green -Sailing; me score +Sailing; you yellow +Domestication"


def test_neither_a_purple_card_nor_one_with_a_bonus_is_scored() -> None:
    table = echoes(f"purple: {ICE}, Mysticism; yellow: Elevator, Masonry", "", supply={1: "The Wheel"}).dogma(
        ICE, me=[6, "no"]
    )
    assert table.changes == "you green +The Wheel"


def test_a_purple_card_over_it_is_not_scored_although_it_has_no_bonus() -> None:
    table = echoes(f"purple left: Mysticism, {ICE}; yellow: Elevator", "").dogma("Mysticism")
    assert (table.me.score, table.me.scored) == ([], 0)
    assert table.changes == "me yellow +Agriculture; me hand +Writing"
    table = echoes(f"purple left: Mysticism, {ICE}; red: Oars", "").dogma("Mysticism")
    assert table.changes == "me red -Oars; me hand +Agriculture; me score +Oars"


def test_demands_that_a_one_is_drawn_and_melded() -> None:
    table = echoes(f"purple: {ICE}", "red: Coal", supply={1: "Archery"}).dogma(ICE, me=[6, "no"])
    assert (table.you.pile("red"), table.you.hand) == (["Archery", "Coal"], [])


@pytest.mark.parametrize("value", [6, 7, 8, 9])
def test_the_bottom_card_of_a_supply_may_become_an_achievement(value: int) -> None:  # ruling 99
    table = echoes(f"purple: {ICE}", "", supply={1: "Sailing"})
    bottom = table.bottom_of_supply(value)
    table.dogma(ICE, me=[value, "yes"])
    assert table.asked == [
        ("me", "value", ["value:6", "value:7", "value:8", "value:9"]),
        ("me", "may", ["yes", "no"]),
    ]
    assert table.changes == f"you green +Sailing; supply {value} -{bottom} from the bottom; available +{value}"
    assert table.game.available.cards[-1].name == bottom


def test_it_may_stay() -> None:
    table = echoes(f"purple: {ICE}", "", supply={1: "Sailing"})
    supply = table.supply(7)
    table.dogma(ICE, me=[7, "no"])
    assert table.supply(7) == supply
    assert table.changes == "you green +Sailing"


def test_an_empty_base_supply_offers_nothing_although_there_are_echoes_cards() -> None:  # ruling 99
    table = echoes(f"purple: {ICE}", "", supply={8: "end", 1: "Sailing"}).dogma(ICE, me=[8])
    assert table.game.supply("echoes", 8).cards
    assert ([kind for _, kind, _ in table.asked], len(table.game.available)) == (["value"], 9)
    assert table.changes == "you green +Sailing"


def test_the_new_achievement_can_be_claimed_by_anybody() -> None:  # EC090
    me = f"purple: {ICE}; score: Software, Robotics, Databases"
    table = echoes(me, "", available="1", supply={1: "Sailing"}).dogma(ICE, me=[6, "yes"])
    assert table.game.players[0].achievable() == [1, 6]
    assert table.you.pile("green") == ["Sailing"]
    assert table.achieve(6).changes == "me achievements +6; available -6"


def test_as_many_leaves_share_and_are_not_hit() -> None:
    table = echoes(f"purple: {ICE}", "green: Sailing; red: Oars", supply={1: "Archery", 7: "Railroad"})
    table.dogma(ICE, you=["Sailing", 9, "yes"], me=[9, "no"])
    assert table.changes == (
        "me hand +Railroad; you green -Sailing; you score +Sailing; supply 9 -Ecology from the bottom; available +9"
    )
    assert [card.age for card in table.game.available].count(9) == 2
    assert table.bonus


def test_a_player_without_a_leaf_does_not_share() -> None:
    table = echoes(f"purple: {ICE}", "red: Oars", supply={1: "Archery"}).dogma(ICE, me=[6, "no"])
    assert (table.you.score, table.you.pile("red"), table.bonus) == ([], ["Archery", "Oars"], False)
