"""Compass (green, 3)."""

from splay.playing import play


def test_a_leaf_card_comes_and_a_card_without_leaf_goes() -> None:
    table = play(me="green: Compass; red: Archery", you="yellow: Agriculture, Masonry").dogma("Compass")
    assert table.me.pile("yellow") == ["Agriculture"]
    assert table.me.pile("red") == []
    assert table.you.pile("yellow") == ["Masonry"]
    assert table.you.pile("red") == ["Archery"]


# hard case 24
def test_green_cards_and_cards_without_leaf_are_not_offered() -> None:
    table = play(
        me="green: Compass; red: Archery; purple: Enterprise; yellow: Statistics",
        you="blue: Pottery; red: Oars; green: Sailing; yellow: Agriculture",
    )
    table.dogma("Compass", you=["Pottery", "Archery"])
    assert table.asked == [
        ("you", "card", ["pottery", "agriculture"]),
        ("you", "card", ["archery", "enterprise"]),
    ]
    assert table.changes == "me blue +Pottery; me red -Archery; you blue -Pottery; you red +Archery"


def test_the_second_transfer_does_not_depend_on_the_first() -> None:
    table = play(me="green: Compass; red: Archery", you="green: The Wheel, Sailing").dogma("Compass")
    assert table.changes == "me red -Archery; you red +Archery"


def test_the_card_just_received_may_cover_the_one_without_leaf() -> None:
    table = play(me="green: Compass; yellow: Masonry", you="yellow: Agriculture").dogma("Compass")
    assert table.me.pile("yellow") == ["Agriculture", "Masonry"]
    assert table.you.pile("yellow") == []
    assert table.me.pile("green") == ["Compass"]


def test_nothing_moves_if_nothing_fits() -> None:
    table = play(me="green: Compass; purple: Code of Laws", you="green: Sailing; red: Archery, Oars")
    table.dogma("Compass")
    assert table.asked == []
    assert table.me.pile("green") == ["Compass"]
    assert table.me.pile("purple") == ["Code of Laws"]
    assert table.you.pile("green") == ["Sailing"]
    assert table.you.pile("red") == ["Archery", "Oars"]
