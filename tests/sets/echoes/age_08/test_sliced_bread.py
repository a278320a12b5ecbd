"""Sliced Bread (8, green): EC192; rulings 222, 248."""

from tests.sets.echoes.tables import SETS, echoes

BREAD = "Sliced Bread"
WITH_YAMATO = [*SETS, "artifacts"]
EIGHTS = {8: "Flight", "echoes 8": "Nylon"}


def test_returns_the_hand_and_draws_two_eights() -> None:
    table = echoes(f"green: {BREAD}; hand: Oars, Tools, Jeans", "", supply={**EIGHTS, 1: "Writing, Clothing"})
    table.dogma(BREAD, me=["Tools"])
    assert table.asked == [("me", "order", ["tools", "oars"])]
    assert table.me.hand == ["Flight", "Nylon"]
    assert table.supply(1)[-2:] == ["Tools", "Oars"]
    assert table.game.supply("echoes", 7).cards[0].name == "Jeans"


def test_an_empty_hand_draws_them_too() -> None:
    table = echoes(f"green: {BREAD}", "", supply=EIGHTS).dogma(BREAD)
    assert (table.asked, table.me.hand) == ([], ["Flight", "Nylon"])


def test_returns_a_scored_card_and_scores_two_one_lower() -> None:
    table = echoes(
        f"green: {BREAD}; score: Coal, Tools", "", supply={**EIGHTS, 4: "Navigation, Reformation, Gunpowder"}
    ).dogma(BREAD, me=["Coal"])
    assert table.asked == [("me", "card", ["tools", "coal"])]
    assert (table.me.score, table.me.scored) == (["Navigation", "Reformation", "Tools"], 2)
    assert table.bottom_of_supply(5) == "Coal"


def test_a_returned_one_scores_ones() -> None:  # ruling 12
    table = echoes(f"green: {BREAD}; score: Oars", "", supply={**EIGHTS, 1: "Writing, Clothing"}).dogma(BREAD)
    assert (table.me.score, table.bottom_of_supply(1)) == (["Clothing", "Writing"], "Oars")


def test_battleship_yamato_is_an_eight_in_a_score_pile() -> None:  # ruling 81
    table = echoes(
        f"green: {BREAD}; score: Battleship Yamato", "", supply={**EIGHTS, 7: "Lighting, Bicycle"}, sets=WITH_YAMATO
    ).dogma(BREAD)
    assert table.me.score == ["Bicycle", "Lighting"]


def test_without_a_scored_card_two_ones_are_scored() -> None:  # rulings 222, 248
    table = echoes(f"green: {BREAD}", "", supply={**EIGHTS, 1: "Writing, Clothing"}).dogma(BREAD)
    assert (table.me.score, table.me.scored) == (["Clothing", "Writing"], 2)


def test_as_many_crowns_share() -> None:
    table = echoes(
        f"green: {BREAD}; hand: Oars",
        "purple: Democracy; hand: Archery; score: Paper",
        supply={8: "Flight, Mobility", "echoes 8": "Nylon, Bandage", 2: "Calendar, Fermenting", 1: "Tools, Writing"},
    ).dogma(BREAD)
    assert (table.you.hand, table.you.score) == (["Flight", "Nylon"], ["Calendar", "Fermenting"])
    assert table.me.score == ["Tools", "Writing"]
    assert table.bonus


def test_a_player_without_a_crown_does_not_share() -> None:
    table = echoes(f"green: {BREAD}", "red: Coal; hand: Archery; score: Paper").dogma(BREAD)
    assert (table.you.hand, table.you.score, table.bonus) == (["Archery"], ["Paper"], False)
