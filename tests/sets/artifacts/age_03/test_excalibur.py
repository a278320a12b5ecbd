"""Excalibur (3, red): AR150."""

from tests.sets.artifacts.tables import artifacts


def test_takes_a_top_card_that_is_higher_than_the_compellers_of_its_color() -> None:
    table = artifacts("red: Excalibur; green: Sailing", "red: Archery; green: Currency, Clothing")
    table.dogma("Excalibur")
    assert table.asked == []
    assert table.me.pile("green") == ["Currency", "Sailing"]
    assert table.you.pile("green") == ["Clothing"]
    assert table.you.pile("red") == ["Archery"]  # a near miss: lower


def test_an_equal_value_is_not_higher() -> None:
    table = artifacts("red: Excalibur; yellow: Agriculture", "yellow: Masonry; red: Engineering")
    table.dogma("Excalibur")
    assert table.you.pile("yellow") == ["Masonry"]
    assert table.you.pile("red") == ["Engineering"]


def test_no_top_card_of_the_color_counts_0() -> None:  # ruling 150
    table = artifacts("red: Excalibur", "yellow: Masonry")
    table.dogma("Excalibur")
    assert table.changes == "me yellow +Masonry; you yellow -Masonry"


def test_the_compelled_player_chooses() -> None:
    table = artifacts("red: Excalibur", "yellow: Masonry; green: Currency; red: Archery")
    table.dogma("Excalibur", you=["Currency"])
    assert table.asked == [("you", "card", ["currency", "masonry"])]
    assert table.changes == "me green +Currency; you green -Currency"


def test_an_equal_number_of_castles_is_compelled() -> None:
    table = artifacts("red: Excalibur", "red: Archery; green: Currency")
    table.dogma("Excalibur")
    assert table.changes == "me green +Currency; you green -Currency"
    assert not table.bonus


def test_one_castle_fewer_is_not_compelled() -> None:
    table = artifacts("red: Excalibur", "green: Mapmaking")
    table.dogma("Excalibur")
    assert table.you.pile("green") == ["Mapmaking"]


def test_covered_cards_are_not_reached() -> None:
    table = artifacts("red: Excalibur; yellow: Agriculture", "yellow: Masonry, Machinery")
    table.dogma("Excalibur")
    assert table.you.pile("yellow") == ["Masonry", "Machinery"]


def test_values_are_those_on_the_boards() -> None:  # ruling 81
    table = artifacts(
        "display: Excalibur; red: Composites; yellow: Suburbia",
        "red: Battleship Yamato; yellow: Masonry",
        free_action=True,
    )
    table.free("dogma:excalibur")
    assert table.changes == "me red +Battleship Yamato; me display -Excalibur; you red -Battleship Yamato"
