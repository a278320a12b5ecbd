"""Frigate Constitution (6, red): AR180."""

from tests.sets.artifacts.tables import artifacts

FRIGATE = "Frigate Constitution"


def test_a_revealed_card_with_the_value_of_a_top_card_is_returned_with_its_color() -> None:
    table = artifacts(
        f"red: {FRIGATE}; green: Sailing",
        "red left: Coal, Gunpowder; blue: Writing; hand: Oars, Calendar; score: Archery",
    )
    table.dogma(FRIGATE, you=["Oars"])
    assert table.shown == ["Oars"]
    assert [table.bottom_of_supply(age) for age in (1, 4, 5)] == ["Oars", "Gunpowder", "Coal"]
    assert table.changes == "you red -Coal -Gunpowder; you red unsplayed; you hand -Oars"
    assert not table.bonus


def test_a_card_without_a_match_is_kept() -> None:  # ruling 162
    table = artifacts(f"red: {FRIGATE}; green: Sailing, Currency", "red: Coal; blue: Calendar; hand: Construction")
    table.dogma(FRIGATE)  # neither covered cards nor those of the revealing player match
    assert table.shown == ["Construction"]
    assert table.you.hand == ["Construction"]
    assert table.you.pile("red") == ["Coal"]


def test_only_the_card_is_returned_if_its_color_is_not_on_the_board() -> None:
    table = artifacts(f"red: {FRIGATE}", "red: Coal; hand: Classification")
    table.dogma(FRIGATE)
    assert table.you.hand == []
    assert table.bottom_of_supply(6) == "Classification"
    assert table.you.pile("red") == ["Coal"]


def test_the_compelled_player_chooses_the_order_of_those_that_go_to_one_supply() -> None:  # decision 9
    table = artifacts(f"red: {FRIGATE}; green: Sailing", "red: Coal, Archery; hand: Oars")
    table.dogma(FRIGATE, you=["Archery"])
    assert table.supply(1)[-2:] == ["Archery", "Oars"]
    assert table.changes == "you red -Coal -Archery; you hand -Oars"


def test_an_empty_hand_reveals_nothing() -> None:
    table = artifacts(f"red: {FRIGATE}; green: Sailing", "red: Coal")
    table.dogma(FRIGATE)
    assert table.shown == []
    assert table.you.pile("red") == ["Coal"]


def test_yamato_on_my_board_is_no_eight() -> None:  # AR079
    table = artifacts(
        "display: Frigate Constitution; red: Battleship Yamato", "red: Coal; hand: Flight", free_action=True
    )
    table.free("dogma:frigate-constitution")
    assert table.changes == "me display -Frigate Constitution"
    table = artifacts(f"red: {FRIGATE}; green: Mass Media", "red: Coal; hand: Battleship Yamato")
    assert table.dogma(FRIGATE).changes == "you red -Coal; you hand -Battleship Yamato"


def test_one_factory_fewer_is_not_compelled() -> None:
    table = artifacts(f"red: {FRIGATE}; green: Sailing", "red: Gunpowder; hand: Oars")
    table.dogma(FRIGATE)
    assert table.you.hand == ["Oars"]
    assert table.shown == []
