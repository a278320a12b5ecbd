"""Lurgan Canoe (1, yellow): AR133."""

from tests.sets.artifacts.tables import artifacts


def test_melds_a_card_and_scores_all_others_of_its_color_while_there_are_any() -> None:
    table = artifacts("yellow: Lurgan Canoe; red: Archery, Metalworking; hand: Oars, Masonry", "")
    table.dogma("Lurgan Canoe", me=["Oars"])
    assert table.me.pile("red") == ["Oars"]
    assert table.me.pile("yellow") == ["Masonry"]
    assert table.me.score == ["Archery", "Lurgan Canoe", "Metalworking"]
    assert table.me.scored == 3
    assert table.me.tucked == 0
    assert table.me.hand == []


def test_a_new_color_scores_nothing_and_ends_it() -> None:
    table = artifacts("yellow: Lurgan Canoe; red: Archery; hand: Tools, Oars", "")
    table.dogma("Lurgan Canoe", me=["Tools"])
    assert table.me.pile("blue") == ["Tools"]
    assert table.me.score == []
    assert table.me.hand == ["Oars"]


def test_an_empty_hand_scores_nothing() -> None:
    table = artifacts("yellow: Lurgan Canoe, Masonry", "")
    table.dogma("Lurgan Canoe")
    assert table.asked == []
    assert table.me.score == []
    assert table.me.pile("yellow") == ["Lurgan Canoe", "Masonry"]


def test_the_cards_are_scored_one_by_one() -> None:  # ruling 132
    reds = "Archery, Metalworking, Oars, Construction, Road Building, Engineering"
    table = artifacts(f"yellow: Lurgan Canoe; red: {reds}; hand: Optics", "")
    table.dogma("Lurgan Canoe")
    assert table.me.scored == 6
    assert table.changes == (
        "me red -Archery -Metalworking -Oars -Construction -Road Building -Engineering +Optics; me hand -Optics; "
        "me score +Archery +Construction +Engineering +Metalworking +Oars +Road Building; me achievements +Monument; "
        "available -Monument"
    )


def test_a_sharer_melds_first_and_brings_the_bonus() -> None:
    table = artifacts("yellow: Lurgan Canoe", "blue: Translation; hand: Tools", supply={1: "Oars"})
    table.dogma("Lurgan Canoe")
    assert table.changes == "me hand +Oars; you blue -Translation +Tools; you hand -Tools; you score +Translation"
    assert table.bonus


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts("yellow: Lurgan Canoe", "green: Sailing; hand: Tools")
    table.dogma("Lurgan Canoe")
    assert table.you.hand == ["Tools"]
    assert not table.bonus
