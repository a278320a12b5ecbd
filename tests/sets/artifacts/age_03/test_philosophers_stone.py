"""Philosopher's Stone (3, green): AR152."""

from tests.sets.artifacts.tables import artifacts


def test_returns_a_card_and_scores_as_many_as_its_value() -> None:
    table = artifacts("green: Philosopher's Stone; hand: Currency, Oars, Archery, Sailing", "")
    table.dogma("Philosopher's Stone", me=["Currency", "Oars", "Sailing"])
    assert table.bottom_of_supply(2) == "Currency"
    assert table.me.score == ["Oars", "Sailing"]
    assert table.me.scored == 2
    assert table.me.hand == ["Archery"]


def test_scores_all_there_are_if_the_value_is_higher() -> None:  # ruling 65
    table = artifacts("green: Philosopher's Stone; hand: Compass, Oars", "")
    table.dogma("Philosopher's Stone", me=["Compass"])
    assert table.me.score == ["Oars"]
    assert table.me.hand == []


def test_nothing_may_be_left_to_score() -> None:
    table = artifacts("green: Philosopher's Stone; hand: Compass; score: Oars", "")
    table.dogma("Philosopher's Stone")
    assert table.bottom_of_supply(3) == "Compass"
    assert table.changes == "me hand -Compass"


def test_does_nothing_with_an_empty_hand() -> None:
    table = artifacts("green: Philosopher's Stone; score: Oars", "")
    table.dogma("Philosopher's Stone")
    assert table.asked == []
    assert table.me.score == ["Oars"]


def test_a_sharer_with_as_many_crowns_brings_the_bonus() -> None:
    table = artifacts("green: Philosopher's Stone", "red: Optics; hand: Oars, Archery", supply={3: "Paper"})
    table.dogma("Philosopher's Stone", you=["Oars"])
    assert table.changes == "me hand +Paper; you hand -Archery -Oars; you score +Archery"
    assert table.bonus


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts("green: Philosopher's Stone", "green: Currency; hand: Oars, Archery")
    table.dogma("Philosopher's Stone")
    assert table.you.hand == ["Archery", "Oars"]


def test_a_1_scores_one_card_of_the_players_choice() -> None:
    table = artifacts("green: Philosopher's Stone; hand: Oars, Archery, Currency", "")
    table.dogma("Philosopher's Stone", me=["Oars", "Archery"])
    assert table.me.score == ["Archery"]
    assert table.me.hand == ["Currency"]


def test_battleship_yamato_is_an_8_in_the_hand() -> None:  # AR080, ruling 81
    ones = "Oars, Archery, Sailing, Tools, Writing, Pottery, Clothing, Masonry, Agriculture"
    table = artifacts(f"green: Philosopher's Stone; hand: Battleship Yamato, {ones}", "")
    table.dogma("Philosopher's Stone", me=["Battleship Yamato", *ones.split(", ")[:8]])
    assert table.changes == (
        "me hand -Archery -Battleship Yamato -Clothing -Masonry -Oars -Pottery -Sailing -Tools -Writing; "
        "me score +Archery +Clothing +Masonry +Oars +Pottery +Sailing +Tools +Writing; me achievements +Monument; "
        "available -Monument"
    )
