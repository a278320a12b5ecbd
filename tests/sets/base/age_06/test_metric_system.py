"""Metric System."""

from splay.playing import play


def test_with_green_splayed_right_any_color_may_be_splayed_right() -> None:
    me = "green right: Metric System, Sailing; red: Oars, Archery; blue left: Tools, Pottery; yellow: Canning"
    table = play(me=me)
    table.dogma("Metric System", me=["blue"])
    assert table.asked == [("me", "splay", ["color:blue", "color:red", "pass"])]
    assert table.me.splay("blue") == "right"
    assert table.me.splay("red") == "none"


def test_that_splay_can_be_declined() -> None:
    table = play(me="green right: Metric System, Sailing; red: Oars, Archery")
    table.dogma("Metric System", me=["pass"])
    assert table.me.splay("red") == "none"


def test_without_it_only_green_may_be_splayed() -> None:
    table = play(me="green: Metric System, Sailing; red: Oars, Archery")
    table.dogma("Metric System", me=["green"])
    assert table.asked == [("me", "splay", ["color:green", "pass"])]
    assert table.me.splay("green") == "right"


def test_green_splayed_left_or_up_is_not_enough() -> None:
    for splay in ("left", "up"):
        table = play(me=f"green {splay}: Metric System, Sailing; blue: Tools, Pottery")
        table.dogma("Metric System", me=["pass"])
        assert table.asked == [("me", "splay", ["color:green", "pass"])]
        assert table.me.splay("green") == splay


def test_another_color_splayed_right_is_not_enough() -> None:
    table = play(me="green: Metric System; red right: Oars, Archery; blue: Tools, Pottery")
    table.dogma("Metric System")
    assert table.asked == []
    assert table.me.splay("blue") == "none"


def test_a_sharing_opponent_looks_at_the_own_green_cards() -> None:
    me, you = "green: Metric System", "green right: Navigation, Sailing; red: Oars, Archery"
    table = play(me=me, you=you, supply={6: "Canning"})
    table.dogma("Metric System", you=["red"])
    assert table.changes == "me hand +Canning; you red splayed right"
    assert table.bonus
