"""Flight (8, red)."""

from splay.playing import play


def test_red_splayed_up_lets_another_color_follow() -> None:
    table = play(me="red up: Flight, Oars; blue: Tools, Writing; purple left: Mysticism, Philosophy; green: Sailing")
    table.dogma("Flight", me=["purple"])
    assert table.asked == [("me", "splay", ["color:blue", "color:purple", "pass"])]
    assert table.me.splay("purple") == "up"
    assert table.me.splay("blue") == "none"


def test_may_splay_no_other_color() -> None:
    table = play(me="red up: Flight, Oars; blue: Tools, Writing")
    table.dogma("Flight", me=["pass"])
    assert table.me.splay("blue") == "none"
    assert table.me.splay("red") == "up"


def test_red_splayed_another_way_may_only_be_splayed_up_itself() -> None:
    table = play(me="red right: Flight, Oars; blue: Tools, Writing")
    table.dogma("Flight", me=["red"])
    assert table.asked == [("me", "splay", ["color:red", "pass"])]
    assert table.me.splay("red") == "up"
    assert table.me.splay("blue") == "none"


def test_may_leave_red_unsplayed() -> None:
    table = play(me="red: Flight, Oars; blue: Tools, Writing")
    table.dogma("Flight", me=["pass"])
    assert table.asked == [("me", "splay", ["color:red", "pass"])]
    assert table.me.splay("red") == "none"


def test_does_nothing_for_single_cards() -> None:
    table = play(me="red: Flight; blue: Tools, Writing")
    table.dogma("Flight")
    assert table.asked == []
    assert table.me.splay("blue") == "none"


def test_looks_at_the_sharers_own_red_cards() -> None:
    table = play(me="red up: Flight, Oars", you="red: Optics; blue: Tools, Writing")
    table.dogma("Flight")
    assert table.asked == []
    assert not table.bonus
