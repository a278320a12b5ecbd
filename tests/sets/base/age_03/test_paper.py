"""Paper (green, 3)."""

from splay.playing import play

THREE = "; red: Archery, Oars; yellow: Masonry, Agriculture; purple: Mysticism, City States"


def test_splays_and_draws_a_four_for_each_color_splayed_left() -> None:
    table = play(
        me="green: Paper, Sailing; blue: Tools, Writing; red left: Archery, Oars",
        supply={4: "Anatomy, Enterprise, Navigation"},
    )
    table.dogma("Paper", me=["green"])
    assert table.asked == [("me", "splay", ["color:green", "color:blue", "pass"])]
    assert table.me.splay("green") == "left"
    assert table.me.splay("blue") == "none"
    assert table.me.hand == ["Anatomy", "Enterprise"]


def test_blue_may_be_splayed_instead() -> None:
    table = play(me="green: Paper, Sailing; blue: Tools, Writing", supply={4: "Anatomy, Enterprise"})
    table.dogma("Paper", me=["blue"])
    assert (table.me.splay("blue"), table.me.splay("green")) == ("left", "none")
    assert table.me.hand == ["Anatomy"]


def test_without_splaying_it_still_draws() -> None:
    table = play(me="green: Paper, Sailing; blue left: Tools, Writing", supply={4: "Anatomy, Enterprise"})
    table.dogma("Paper", me=["pass"])
    assert table.me.splay("green") == "none"
    assert table.me.hand == ["Anatomy"]


def test_other_directions_do_not_count_and_other_colors_are_not_offered() -> None:
    table = play(me="green right: Paper, Sailing; blue up: Tools, Writing" + THREE)
    table.dogma("Paper", me=["pass"])
    assert table.asked == [("me", "splay", ["color:green", "color:blue", "pass"])]
    assert table.me.hand == []


def test_does_nothing_with_single_cards() -> None:
    table = play(me="green: Paper; blue: Tools").dogma("Paper")
    assert table.asked == []
    assert table.me.hand == []


def test_an_opponent_shares_the_draws() -> None:
    table = play(me="green: Paper", you="blue left: Writing, Tools", supply={3: "Optics", 4: "Anatomy"})
    table.dogma("Paper")
    assert table.you.hand == ["Anatomy"]
    assert table.bonus
    assert table.me.hand == ["Optics"]
