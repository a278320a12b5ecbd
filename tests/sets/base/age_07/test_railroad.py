"""Railroad (7, purple)."""

from splay.playing import play


def test_returns_the_hand_in_the_chosen_order_and_draws_three() -> None:
    table = play(me="purple: Railroad; hand: Tools, Writing, Alchemy", supply={6: "Canning, Democracy, Vaccination"})
    table.dogma("Railroad", me=["Writing"])
    assert table.me.hand == ["Canning", "Democracy", "Vaccination"]
    assert table.supply(1)[-2:] == ["Writing", "Tools"]
    assert table.bottom_of_supply(3) == "Alchemy"


def test_draws_three_with_an_empty_hand_too() -> None:
    table = play(me="purple: Railroad", supply={6: "Canning, Democracy, Vaccination"})
    table.dogma("Railroad")
    assert table.me.hand == ["Canning", "Democracy", "Vaccination"]
    assert table.asked == []


def test_splays_up_one_color_that_is_splayed_right() -> None:
    table = play(
        me="purple right: Railroad, Mysticism; red right: Oars, Archery; blue left: Tools, Writing; "
        "green up: Sailing, Clothing; yellow: Masonry, Agriculture",
        supply={6: "Encyclopedia, Metric System, Machine Tools"},
    )
    table.dogma("Railroad", me=["red"])
    assert table.asked == [("me", "splay", ["color:red", "color:purple", "pass"])]
    assert table.changes == "me red splayed up; me hand +Encyclopedia +Machine Tools +Metric System"


def test_may_leave_the_splays_as_they_are() -> None:
    table = play(
        me="purple: Railroad; red right: Oars, Archery", supply={6: "Classification, Encyclopedia, Vaccination"}
    )
    table.dogma("Railroad", me=["pass"])
    assert table.changes == "me hand +Classification +Encyclopedia +Vaccination"


def test_offers_no_splay_if_nothing_is_splayed_right() -> None:
    table = play(
        me="purple: Railroad; blue left: Tools, Writing; yellow: Masonry, Agriculture",
        supply={6: "Vaccination, Canning, Classification"},
    )
    table.dogma("Railroad")
    assert table.asked == []
    assert table.changes == "me hand +Canning +Classification +Vaccination"
