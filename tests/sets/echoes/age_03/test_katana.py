"""Katana (3, red): EC140; rulings 193, 251."""

from tests.sets.echoes.tables import echoes, forecast

ME = "red: Katana; green: The Wheel"


def test_takes_two_top_cards_with_castles_and_a_card_for_their_castles() -> None:
    table = echoes(ME, "red: Oars; blue: Tools; purple: Code of Laws", supply={3: "Paper"})
    table.dogma("Katana", you=["Tools"])
    assert table.asked == [("you", "card", ["tools", "oars"])]
    assert table.changes == "me score +Oars +Tools; me forecast +Paper; you blue -Tools; you red -Oars"
    assert table.me.scored == 0  # decision 10
    assert not table.bonus


def test_chooses_two_of_three() -> None:
    table = echoes(ME, "red: Oars; blue: Tools; purple: City States", supply={2: "Calendar"})
    table.dogma("Katana", you=["City States", "Tools"])
    assert table.asked == [
        ("you", "card", ["tools", "oars", "city-states"]),
        ("you", "card", ["tools", "oars"]),
    ]
    assert table.changes == (
        "me score +City States +Tools; me forecast +Calendar; you blue -Tools; you purple -City States"
    )


def test_the_second_may_be_one_that_the_first_uncovered() -> None:  # ruling 251
    table = echoes(ME, "red: Oars, Archery, Metalworking", supply={4: "Anatomy"})
    table.dogma("Katana")
    assert table.me.score == ["Archery", "Oars"]
    assert table.you.pile("red") == ["Metalworking"]
    assert forecast(table) == ["Anatomy"]


def test_one_card_alone_brings_its_castles() -> None:  # rulings 65, 193
    table = echoes(ME, "blue: Tools; green: Sailing", supply={1: "Oars"})
    table.dogma("Katana")
    assert table.changes == "me score +Tools; me forecast +Oars; you blue -Tools"


def test_without_a_castle_nothing_is_drawn() -> None:
    table = echoes(ME, "green: Sailing, Mapmaking; hand: Oars; score: Archery")
    table.dogma("Katana")
    assert table.asked == []
    assert table.me.score == []
    assert forecast(table) == []
    assert table.you.pile("green") == ["Sailing", "Mapmaking"]
    assert (table.you.hand, table.you.score) == (["Oars"], ["Archery"])


def test_the_card_may_be_one_of_the_set() -> None:
    table = echoes(ME, "red: Archery; blue: Tools; hand: Sailing", supply={"echoes 3": "Novel"})
    table.dogma("Katana", you=["Archery"])
    assert table.changes == "me score +Archery +Tools; me forecast +Novel; you blue -Tools; you red -Archery"


def test_an_equal_number_of_castles_is_not_hit() -> None:
    table = echoes("red: Katana", "yellow: Masonry")
    table.dogma("Katana")
    assert table.you.pile("yellow") == ["Masonry"]
    assert table.me.score == []
