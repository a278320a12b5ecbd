"""Tractor (8, yellow): EC194."""

from tests.sets.echoes.tables import echoes

SEVENS = {7: "Lighting, Bicycle", "echoes 7": "Jeans, Rubber"}


def test_draws_a_seven_scores_one_and_draws_one() -> None:
    table = echoes("yellow: Tractor", "", supply=SEVENS).dogma("Tractor")
    assert (table.asked, table.me.hand, table.me.score) == ([], ["Lighting", "Rubber"], ["Jeans"])
    assert table.me.scored == 1


def test_with_an_echoes_card_in_hand_all_are_base_cards() -> None:  # EC014
    table = echoes("yellow: Tractor; hand: Elevator", "", supply={7: "Lighting, Bicycle, Railroad"}).dogma("Tractor")
    assert (table.me.hand, table.me.score) == (["Elevator", "Lighting", "Railroad"], ["Bicycle"])


def test_as_many_clocks_share() -> None:
    table = echoes("yellow: Tractor; hand: Elevator", "purple: Railroad", supply=SEVENS).dogma("Tractor")
    assert table.changes == (
        "me hand +Bicycle +Corporations +Electricity; me score +Combustion; you hand +Lighting +Rubber; "
        "you score +Jeans"
    )
    assert table.bonus


def test_one_clock_fewer_does_not_share() -> None:
    table = echoes(
        "yellow: Tractor", "purple: Lighting", supply={7: "Railroad", "echoes 7": "Fertilizer, Saxophone"}
    ).dogma("Tractor")
    assert not table.bonus
    assert table.changes == "me hand +Railroad +Saxophone; me score +Fertilizer"
