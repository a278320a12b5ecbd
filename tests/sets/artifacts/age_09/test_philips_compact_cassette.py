"""Philips Compact Cassette (9, green): AR212."""

from tests.sets.artifacts.tables import artifacts


def test_compels_as_many_leaves_to_unsplay_every_color() -> None:
    table = artifacts(
        "green: Philips Compact Cassette",
        "yellow: Agriculture; red left: Oars, Archery; blue up: Tools, Writing; purple right: Mysticism, Philosophy",
        supply={9: "Composites"},
    )
    table.dogma("Philips Compact Cassette", you=["purple", "red"])
    assert table.asked == [
        ("you", "splay", ["color:blue", "color:red", "color:purple"]),
        ("you", "splay", ["color:blue", "color:red"]),
    ]
    assert table.bonus
    assert table.changes == (  # red and purple by sharing
        "me hand +Composites; you blue unsplayed; you red splayed up; you purple splayed up"
    )


def test_fewer_leaves_are_neither_compelled_nor_sharing() -> None:
    table = artifacts("green: Philips Compact Cassette", "green left: Clothing, Metric System; red: Oars, Archery")
    table.dogma("Philips Compact Cassette")
    assert table.you.splay("green") == "left"
    assert table.you.splay("red") == "none"
    assert not table.bonus


def test_splays_two_colors_up_that_are_not_yet() -> None:  # decision 45
    table = artifacts(
        "green: Philips Compact Cassette; red up: Oars, Archery; blue: Tools, Writing; "
        "yellow left: Masonry, Agriculture; purple: Mysticism, Philosophy"
    )
    table.dogma("Philips Compact Cassette", me=["yellow", "blue"])
    assert table.asked == [
        ("me", "splay", ["color:blue", "color:yellow", "color:purple"]),
        ("me", "splay", ["color:blue", "color:purple"]),
    ]
    splays = [table.me.splay(color) for color in ("blue", "red", "green", "yellow", "purple")]
    assert splays == ["up", "up", "none", "up", "none"]


def test_a_single_color_that_can_be_splayed_is() -> None:
    table = artifacts("green: Philips Compact Cassette; blue: Tools, Writing; red: Oars")
    table.dogma("Philips Compact Cassette")
    assert table.asked == []
    assert table.me.splay("blue") == "up"
    assert table.me.splay("red") == "none"


def test_with_nothing_to_splay_nothing_happens() -> None:
    table = artifacts("green: Philips Compact Cassette; red up: Oars, Archery", "yellow: Agriculture")
    table.dogma("Philips Compact Cassette")
    assert table.me.splay("red") == "up"
    assert not table.bonus
