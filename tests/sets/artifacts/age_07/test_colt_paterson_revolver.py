"""Colt Paterson Revolver (7, yellow): AR194."""

from tests.sets.artifacts.tables import artifacts


def test_a_drawn_card_that_matches_the_hand_costs_hand_and_score_pile() -> None:
    table = artifacts(
        "yellow: Colt Paterson Revolver; hand: Mysticism; score: Alchemy",
        "red: Gunpowder; hand: Tools, Sailing; score: Writing, Flight",
        supply={7: "Evolution"},
    )
    table.dogma("Colt Paterson Revolver", you=["Writing", "Tools"])
    assert (table.you.hand, table.you.score) == ([], [])
    assert table.supply(1)[-3:] == ["Writing", "Tools", "Sailing"]
    assert table.bottom_of_supply(7) == "Evolution"
    assert table.bottom_of_supply(8) == "Flight"
    assert table.you.pile("red") == ["Gunpowder"]
    assert (table.me.hand, table.me.score) == (["Mysticism"], ["Alchemy"])
    assert not table.bonus


def test_the_hand_is_revealed_before_the_draw() -> None:
    table = artifacts(
        "yellow: Colt Paterson Revolver", "red: Gunpowder; hand: Tools, Sailing", supply={7: "Combustion"}
    )
    table.dogma("Colt Paterson Revolver")
    assert sorted(table.shown) == ["Sailing", "Tools"]
    assert table.changes == "you hand +Combustion"


def test_a_drawn_card_that_matches_board_score_pile_and_my_hand_alone_costs_nothing() -> None:
    table = artifacts(
        "yellow: Colt Paterson Revolver; hand: Archery",
        "red: Gunpowder; hand: Tools; score: Oars",
        supply={7: "Combustion"},
    )
    table.dogma("Colt Paterson Revolver")
    assert table.you.hand == ["Combustion", "Tools"]
    assert table.you.score == ["Oars"]


def test_an_empty_hand_matches_nothing() -> None:  # ruling 171
    table = artifacts("yellow: Colt Paterson Revolver", "red: Gunpowder; score: Oars", supply={7: "Combustion"})
    table.dogma("Colt Paterson Revolver")
    assert table.shown == []
    assert table.you.hand == ["Combustion"]
    assert table.you.score == ["Oars"]


def test_one_factory_fewer_is_not_compelled() -> None:
    table = artifacts(
        "yellow: Colt Paterson Revolver", "red: Combustion; hand: Tools; score: Oars", supply={7: "Evolution"}
    )
    table.dogma("Colt Paterson Revolver")
    assert table.you.hand == ["Tools"]
    assert table.you.score == ["Oars"]
    assert table.shown == []
