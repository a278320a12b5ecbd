"""Sliced Bread (8, green): EC192; rulings 222, 248."""

from tests.sets.echoes.tables import SETS, echoes

BREAD = "Sliced Bread"
WITH_YAMATO = [*SETS, "artifacts"]
EIGHTS = {8: "Flight", "echoes 8": "Nylon"}


def test_returns_the_hand_and_draws_two_eights() -> None:
    table = echoes(f"green: {BREAD}; hand: Oars, Tools, Jeans", "", supply={**EIGHTS, 1: "Writing, Clothing"})
    table.dogma(BREAD, me=["Tools"])
    assert table.asked == [("me", "order", ["tools", "oars"])]
    assert table.changes == "me hand -Jeans -Oars -Tools +Flight +Nylon; me score +Clothing +Writing"
    assert table.supply(1)[-2:] == ["Tools", "Oars"]
    assert table.game.supply("echoes", 7).cards[0].name == "Jeans"


def test_an_empty_hand_draws_them_too() -> None:
    table = echoes(f"green: {BREAD}", "", supply=EIGHTS).dogma(BREAD)
    assert table.asked == []
    assert table.changes == "me hand +Flight +Nylon; me score +Agriculture +Sailing"


def test_returns_a_scored_card_and_scores_two_one_lower() -> None:
    table = echoes(
        f"green: {BREAD}; score: Coal, Tools", "", supply={**EIGHTS, 4: "Navigation, Reformation, Gunpowder"}
    ).dogma(BREAD, me=["Coal"])
    assert table.asked == [("me", "card", ["tools", "coal"])]
    assert table.me.scored == 2
    assert table.bottom_of_supply(5) == "Coal"
    assert table.changes == "me hand +Flight +Nylon; me score -Coal +Navigation +Reformation"


def test_a_returned_one_scores_ones() -> None:  # ruling 12
    table = echoes(f"green: {BREAD}; score: Oars", "", supply={**EIGHTS, 1: "Writing, Clothing"}).dogma(BREAD)
    assert table.bottom_of_supply(1) == "Oars"
    assert table.changes == "me hand +Flight +Nylon; me score -Oars +Clothing +Writing"


def test_battleship_yamato_is_an_eight_in_a_score_pile() -> None:  # ruling 81
    table = echoes(
        f"green: {BREAD}; score: Battleship Yamato", "", supply={**EIGHTS, 7: "Lighting, Bicycle"}, sets=WITH_YAMATO
    ).dogma(BREAD)
    assert table.changes == "me hand +Flight +Nylon; me score -Battleship Yamato +Bicycle +Lighting"


def test_without_a_scored_card_two_ones_are_scored() -> None:  # rulings 222, 248
    table = echoes(f"green: {BREAD}", "", supply={**EIGHTS, 1: "Writing, Clothing"}).dogma(BREAD)
    assert table.me.scored == 2
    assert table.changes == "me hand +Flight +Nylon; me score +Clothing +Writing"


def test_as_many_crowns_share() -> None:
    table = echoes(
        f"green: {BREAD}; hand: Oars",
        "purple: Democracy; hand: Archery; score: Paper",
        supply={
            8: "Flight, Mobility, Corporations",
            "echoes 8": "Nylon, Bandage",
            2: "Calendar, Fermenting",
            1: "Tools, Writing",
        },
    ).dogma(BREAD)
    assert table.changes == (
        "me hand -Oars +Bandage +Corporations +Mobility; me score +Tools +Writing; you hand -Archery +Flight +Nylon; "
        "you score -Paper +Calendar +Fermenting"
    )
    assert table.bonus


def test_a_player_without_a_crown_does_not_share() -> None:
    table = echoes(
        f"green: {BREAD}",
        "red: Coal; hand: Archery; score: Paper",
        supply={8: "Corporations", "echoes 8": "Television", 1: "Domestication, Writing"},
    ).dogma(BREAD)
    assert not table.bonus
    assert table.changes == "me hand +Corporations +Television; me score +Domestication +Writing"
