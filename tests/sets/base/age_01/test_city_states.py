"""City States."""

from splay.playing import play


def test_takes_a_top_castle_from_a_board_with_four() -> None:
    table = play(me="purple: City States", you="red: Metalworking; blue: Pottery; yellow: Masonry", supply={1: "Tools"})
    table.dogma("City States", you=["Masonry"])
    assert table.asked == [("you", "card", ["metalworking", "masonry"])]  # no castle on Pottery
    assert table.me.pile("yellow") == ["Masonry"]
    assert table.you.pile("yellow") == []
    assert table.you.hand == ["Tools"]


def test_four_castles_are_enough() -> None:
    table = play(me="purple: City States", you="red: Metalworking; blue: Tools", supply={1: "Oars"})
    table.dogma("City States", you=["Tools"])
    assert table.changes == "me blue +Tools; you blue -Tools; you hand +Oars"


def test_three_castles_are_not() -> None:
    table = play(me="purple: City States", you="red: Metalworking; blue: Pottery")
    table.dogma("City States")
    assert table.you.pile("red") == ["Metalworking"]
    assert (table.me.pile("red"), table.you.hand) == ([], [])


def test_castles_on_the_demanding_board_do_not_count() -> None:  # ruling 111
    table = play(me="purple: City States; red: Metalworking", you="yellow: Masonry")
    table.dogma("City States")
    assert table.you.pile("yellow") == ["Masonry"]
    assert table.you.hand == []


def test_four_castles_on_covered_cards_alone_give_nothing() -> None:
    table = play(me="purple: City States", you="red right: Coal, Metalworking, Archery, Construction")
    table.dogma("City States")
    assert table.you.pile("red") == ["Coal", "Metalworking", "Archery", "Construction"]
    assert table.you.hand == []


def test_the_card_beneath_stays() -> None:
    table = play(me="purple: City States", you="red right: Metalworking, Archery, Construction", supply={1: "Tools"})
    table.dogma("City States")
    assert table.me.pile("red") == ["Metalworking"]
    assert table.you.pile("red") == ["Archery", "Construction"]
    assert table.you.hand == ["Tools"]


def test_as_many_crowns_protect() -> None:
    table = play(me="purple: City States", you="red: Metalworking; yellow: Masonry; green: Sailing")
    table.dogma("City States")
    assert table.you.pile("red") == ["Metalworking"]
    assert table.you.hand == []
