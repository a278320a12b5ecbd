"""Shuriken (4, red): EC150; ruling 187."""

from tests.sets.echoes.tables import echoes


def test_takes_a_top_card_with_a_castle_or_a_bulb() -> None:
    table = echoes(
        "red: Shuriken; green: Sailing",
        "blue: Mathematics; green: The Wheel, Paper; red: Archery; yellow: Agriculture, Masonry; hand: Novel",
        supply={4: "Anatomy"},
    )
    table.dogma("Shuriken", you=["The Wheel"])
    assert table.asked == [("you", "card", ["mathematics", "the-wheel"])]
    assert table.me.pile("green") == ["The Wheel", "Sailing"]
    assert table.you.pile("green") == ["Paper"]
    assert table.you.hand == ["Anatomy", "Novel"]
    assert table.me.hand == []
    assert not table.bonus


def test_a_bulb_alone_will_do() -> None:
    table = echoes("red: Shuriken", "blue: Experimentation; yellow: Agriculture", supply={4: "Anatomy"})
    table.dogma("Shuriken")
    assert table.asked == []
    assert table.changes == "me blue +Experimentation; you blue -Experimentation; you hand +Anatomy"


def test_without_such_a_card_nothing_is_drawn() -> None:  # ruling 187
    table = echoes("red: Shuriken", "red: Archery; yellow: Agriculture, Masonry; green left: Sailing, Paper")
    table.dogma("Shuriken")
    assert table.asked == []
    assert table.you.pile("red") == ["Archery"]
    assert table.you.pile("yellow") == ["Agriculture", "Masonry"]
    assert table.you.hand == []


def test_an_equal_number_of_crowns_is_not_hit() -> None:
    table = echoes("red: Shuriken", "green: Navigation; blue: Tools")
    table.dogma("Shuriken")
    assert table.you.pile("blue") == ["Tools"]
    assert table.you.hand == []


def test_may_splay_purple_right() -> None:
    board = "red: Shuriken, Oars; purple: Mysticism, Education"
    table = echoes(board, "")
    table.dogma("Shuriken", me=["purple"])
    assert table.asked == [("me", "splay", ["color:purple", "pass"])]
    assert (table.me.splay("purple"), table.me.splay("red")) == ("right", "none")
    table = echoes(board, "")
    table.dogma("Shuriken", me=["pass"])
    assert table.me.splay("purple") == "none"


def test_a_sharer_with_as_many_crowns_splays_first_and_brings_the_bonus() -> None:
    table = echoes("red: Shuriken", "green: Navigation; purple left: Mysticism, Education", supply={4: "Anatomy"})
    table.dogma("Shuriken", you=["purple"])
    assert table.you.splay("purple") == "right"
    assert table.bonus
    assert table.me.hand == ["Anatomy"]


def test_one_crown_fewer_does_not_share() -> None:
    table = echoes("red: Shuriken", "purple: Code of Laws, Reformation")
    table.dogma("Shuriken")
    assert table.asked == []
    assert table.you.splay("purple") == "none"
    assert not table.bonus
