"""Homing Pigeons (3, green): EC142; rulings 65, 81; decision 41."""

from tests.sets.echoes.tables import echoes

PIGEONS = "Homing Pigeons"


def test_returns_two_scored_cards_of_values_in_my_hand() -> None:
    table = echoes(f"green: {PIGEONS}; hand: Tools, Paper", "score: Oars, Compass, Anatomy; hand: Writing")
    table.dogma(PIGEONS)
    assert table.asked == []
    assert table.you.score == ["Anatomy"]
    assert (table.bottom_of_supply(1), table.bottom_of_supply(3)) == ("Oars", "Compass")
    assert (table.me.hand, table.you.hand) == (["Paper", "Tools"], ["Writing"])
    assert table.shown == []
    assert not table.bonus


def test_chooses_two_of_three() -> None:
    table = echoes(f"green: {PIGEONS}; hand: Novel, Tools", "score: Oars, Clothing, Alchemy, Anatomy")
    table.dogma(PIGEONS, you=["Clothing", "Oars"])
    assert table.asked == [
        ("you", "card", ["alchemy", "clothing", "oars"]),
        ("you", "card", ["alchemy", "oars"]),
    ]
    assert table.you.score == ["Alchemy", "Anatomy"]
    assert table.supply(1)[-2:] == ["Clothing", "Oars"]


def test_both_may_match_the_same_card() -> None:
    table = echoes(f"green: {PIGEONS}; hand: Tools", "score: Oars, Clothing, Anatomy")
    table.dogma(PIGEONS, you=["Oars"])
    assert table.asked == [("you", "order", ["clothing", "oars"])]  # decision 9
    assert table.you.score == ["Anatomy"]
    assert table.supply(1)[-2:] == ["Oars", "Clothing"]


def test_the_only_matching_card_is_returned() -> None:  # ruling 65
    table = echoes(f"green: {PIGEONS}; hand: Tools", "score: Oars, Anatomy")
    table.dogma(PIGEONS)
    assert table.you.score == ["Anatomy"]


def test_battleship_yamato_is_an_8_in_a_score_pile() -> None:  # ruling 81, decision 41
    sets = ["base", "artifacts", "echoes"]
    table = echoes(f"green: {PIGEONS}; hand: Flight", "score: Battleship Yamato, Oars", sets=sets)
    table.dogma(PIGEONS)
    assert table.you.score == ["Oars"]


def test_with_no_card_in_my_hand_nothing_matches() -> None:
    table = echoes(f"green: {PIGEONS}; score: Tools", "score: Oars; hand: Archery")
    table.dogma(PIGEONS)
    assert table.you.score == ["Oars"]


def test_without_a_matching_value_nothing_is_returned() -> None:
    table = echoes(f"green: {PIGEONS}; hand: Calendar", "score: Oars, Alchemy")
    table.dogma(PIGEONS)
    assert table.you.score == ["Alchemy", "Oars"]
    assert table.shown == []


def test_an_equal_number_of_leaves_is_not_hit() -> None:
    table = echoes(f"green: {PIGEONS}; hand: Tools", "yellow: Medicine; score: Oars")
    table.dogma(PIGEONS)
    assert table.you.score == ["Oars"]


def test_may_splay_red_or_green_left() -> None:
    board = f"green: {PIGEONS}, Sailing; red: Oars, Archery; blue: Tools, Writing"
    table = echoes(board, "")
    table.dogma(PIGEONS, me=["green"])
    assert table.asked == [("me", "splay", ["color:red", "color:green", "pass"])]
    assert (table.me.splay("red"), table.me.splay("green"), table.me.splay("blue")) == ("none", "left", "none")
    table = echoes(board, "")
    table.dogma(PIGEONS, me=["pass"])
    assert (table.me.splay("red"), table.me.splay("green")) == ("none", "none")


def test_a_sharer_with_as_many_leaves_splays_first_and_brings_the_bonus() -> None:
    table = echoes(f"green: {PIGEONS}", "yellow: Medicine; red: Oars, Archery", supply={3: "Paper"})
    table.dogma(PIGEONS, you=["red"])
    assert table.you.splay("red") == "left"
    assert table.bonus
    assert table.me.hand == ["Paper"]


def test_one_leaf_fewer_does_not_share() -> None:
    table = echoes(f"green: {PIGEONS}", "green: Sailing; red: Oars, Archery")
    table.dogma(PIGEONS)
    assert table.asked == []
    assert table.you.splay("red") == "none"
