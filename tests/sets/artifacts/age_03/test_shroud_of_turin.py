"""Shroud of Turin (3, purple): AR157."""

from tests.sets.artifacts.tables import artifacts


def test_three_cards_of_a_color_claim_any_achievement() -> None:  # ruling 18
    table = artifacts("purple: Shroud of Turin; red: Oars, Metalworking; hand: Archery; score: Construction", "")
    table.dogma("Shroud of Turin", me=[9])
    assert table.me.achievements == ["9"]
    assert table.me.pile("red") == ["Metalworking"]
    assert table.me.hand == table.me.score == []
    assert sorted(table.supply(1)[-2:]) == ["Archery", "Oars"]
    assert table.bottom_of_supply(2) == "Construction"


def test_what_leaves_face_down_is_shown() -> None:  # decision 46
    table = artifacts("purple: Shroud of Turin; red: Oars; hand: Archery; score: Construction, Tools", "")
    table.dogma("Shroud of Turin", me=[9])
    assert table.shown == ["Archery", "Construction"]
    assert table.changes == (  # a near miss: Tools, of another color
        "me red -Oars; me hand -Archery; me score -Construction; me achievements +9; available -9"
    )


def test_the_player_chooses_the_card_from_hand_and_the_scored_card() -> None:
    table = artifacts(
        "purple: Shroud of Turin; red: Oars; blue: Tools; hand: Archery, Writing; score: Alchemy, Calendar, Optics", ""
    )
    table.dogma("Shroud of Turin", me=["Writing", "Alchemy", 1])
    assert [sorted(options) for _, _, options in table.asked[:2]] == [["archery", "writing"], ["alchemy", "calendar"]]
    assert table.me.score == ["Calendar", "Optics"]
    assert table.me.hand == ["Archery"]
    assert table.me.pile("red") == ["Oars"]
    assert table.me.pile("blue") == []
    assert table.me.achievements == ["1"]


def test_without_a_top_card_of_the_color_the_scored_card_is_still_returned() -> None:  # rulings 153, 265
    table = artifacts("purple: Shroud of Turin; blue: Tools; hand: Archery; score: Construction", "")
    table.dogma("Shroud of Turin")
    assert table.me.hand == table.me.score == []
    assert table.me.pile("blue") == ["Tools"]
    assert table.me.achievements == []


def test_without_a_scored_card_of_the_color_the_top_card_is_still_returned() -> None:  # rulings 153, 265
    table = artifacts("purple: Shroud of Turin; red: Oars; hand: Archery; score: Tools, Writing", "")
    table.dogma("Shroud of Turin")
    assert table.changes == "me red -Oars; me hand -Archery"
    assert sorted(table.shown) == ["Archery", "Tools", "Writing"]  # decision 46: as proof


def test_an_empty_score_pile_claims_nothing() -> None:
    table = artifacts("purple: Shroud of Turin; red: Oars; hand: Archery", "")
    table.dogma("Shroud of Turin")
    assert table.changes == "me red -Oars; me hand -Archery"
    assert table.shown == ["Archery"]


def test_with_an_empty_hand_nothing_is_returned() -> None:
    table = artifacts("purple: Shroud of Turin; red: Oars; score: Construction", "")
    table.dogma("Shroud of Turin")
    assert table.me.pile("red") == ["Oars"]
    assert table.me.score == ["Construction"]
    assert table.asked == []


def test_special_achievements_cannot_be_claimed() -> None:  # ruling 19
    table = artifacts(
        "purple: Shroud of Turin; red: Oars; hand: Archery; score: Construction", "", available="Empire, World"
    )
    table.dogma("Shroud of Turin")
    assert table.changes == "me red -Oars; me hand -Archery; me score -Construction"
    assert table.asked == []


def test_it_can_return_itself() -> None:  # ruling 62
    table = artifacts("purple: Shroud of Turin; hand: Mysticism; score: Code of Laws", "", available="2, 3")
    table.dogma("Shroud of Turin", me=[3])
    assert table.changes == (
        "me purple -Shroud of Turin; me hand -Mysticism; me score -Code of Laws; me achievements +3; available -3"
    )


def test_a_sharer_with_as_many_leaves_brings_the_bonus() -> None:
    table = artifacts("purple: Shroud of Turin", "yellow: Agriculture; hand: Tools", supply={3: "Paper"})
    table.dogma("Shroud of Turin")
    assert table.bottom_of_supply(1) == "Tools"
    assert table.bonus
    assert table.changes == "me hand +Paper; you hand -Tools"


def test_one_leaf_fewer_does_not_share() -> None:
    table = artifacts("purple: Shroud of Turin", "yellow: Fermenting; hand: Tools")
    table.dogma("Shroud of Turin")
    assert table.you.hand == ["Tools"]
