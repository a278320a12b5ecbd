"""Terracotta Army (2, yellow): AR145."""

from tests.sets.artifacts.tables import artifacts


def test_an_equal_number_of_crowns_returns_a_top_card_without_a_castle() -> None:  # decision 23: of the own board
    table = artifacts("yellow: Terracotta Army; green: The Wheel", "blue: Translation; yellow: Masonry, Agriculture")
    table.dogma("Terracotta Army")
    assert table.bottom_of_supply(3) == "Translation"
    assert table.changes == "you blue -Translation"


def test_the_compelled_player_chooses() -> None:
    table = artifacts("yellow: Terracotta Army", "blue: Translation; green: Sailing; red: Oars")
    table.dogma("Terracotta Army", you=["Sailing"])
    assert table.asked[0] == ("you", "card", ["translation", "sailing"])
    assert table.bottom_of_supply(1) == "Sailing"
    assert table.changes == "you green -Sailing"


def test_castles_on_all_top_cards_return_nothing() -> None:
    table = artifacts("yellow: Terracotta Army", "purple: City States; green: Mapmaking")
    table.dogma("Terracotta Army")
    assert table.you.pile("purple") == ["City States"]
    assert table.you.pile("green") == ["Mapmaking"]


def test_one_crown_fewer_is_not_compelled_and_does_not_share() -> None:
    table = artifacts("yellow: Terracotta Army", "green: Sailing; hand: Writing")
    table.dogma("Terracotta Army")
    assert table.you.pile("green") == ["Sailing"]
    assert table.you.hand == ["Writing"]


def test_scores_a_card_without_a_castle() -> None:
    table = artifacts("yellow: Terracotta Army; hand: Tools, Writing, Sailing", "")
    table.dogma("Terracotta Army", me=["Sailing"])
    assert table.asked == [("me", "card", ["sailing", "writing"])]
    assert table.me.score == ["Sailing"]
    assert table.me.scored == 1
    assert table.me.hand == ["Tools", "Writing"]


def test_without_such_a_card_the_hand_is_shown() -> None:  # ruling 67
    table = artifacts("yellow: Terracotta Army; hand: Tools, Oars", "")
    table.dogma("Terracotta Army")
    assert sorted(table.shown) == ["Oars", "Tools"]
    assert table.me.score == []


def test_an_empty_hand_scores_nothing() -> None:
    table = artifacts("yellow: Terracotta Army", "")
    table.dogma("Terracotta Army")
    assert table.shown == []
    assert table.me.score == []


def test_a_sharer_who_scores_brings_the_bonus() -> None:
    table = artifacts("yellow: Terracotta Army", "blue: Translation; hand: Writing", supply={2: "Calendar"})
    table.dogma("Terracotta Army")
    assert table.changes == "me hand +Calendar; you blue -Translation; you hand -Writing; you score +Writing"
    assert table.bonus
