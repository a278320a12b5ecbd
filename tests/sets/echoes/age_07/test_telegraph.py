"""Telegraph (7, green): EC182; rulings 39, 105."""

from tests.sets.echoes.tables import echoes

ME = "green: Telegraph, Sailing"


def test_splays_a_color_as_an_opponent_has_it() -> None:
    table = echoes(f"{ME}; yellow: Masonry, Agriculture", "green right: Banking, Paper; yellow up: Canning, Machinery")
    table.dogma("Telegraph", me=["you", "yellow"])
    assert table.asked == [
        ("me", "player", ["player:1", "pass"]),
        ("me", "color", ["color:green", "color:yellow"]),
    ]
    assert (table.me.splay("yellow"), table.me.splay("green")) == ("up", "none")
    assert (table.you.splay("yellow"), table.you.splay("green")) == ("up", "right")


def test_an_unsplayed_color_of_theirs_takes_the_splay_off() -> None:
    table = echoes(f"{ME}; red right: Oars, Archery", "red: Coal, Optics").dogma("Telegraph", me=["you"])
    assert table.me.splay("red") == "none"


def test_so_does_a_color_that_they_lack() -> None:
    table = echoes(f"{ME}; red right: Oars, Archery", "green: Paper").dogma("Telegraph", me=["you"])
    assert table.asked == [("me", "player", ["player:1", "pass"])]
    assert table.me.splay("red") == "none"


def test_it_may_be_declined() -> None:
    table = echoes(ME, "green right: Banking, Paper").dogma("Telegraph", me=["pass"])
    assert (table.asked, table.me.splay("green")) == ([("me", "player", ["player:1", "pass"])], "none")


def test_what_changes_nothing_is_not_offered() -> None:  # ruling 39
    table = echoes(
        f"{ME}; red left: Oars, Archery; yellow: Masonry", "red left: Coal, Optics; yellow up: Canning, Stem Cells"
    )
    table.dogma("Telegraph")
    assert (table.asked, table.me.splay("red"), table.me.splay("yellow")) == ([], "left", "none")


def test_opponents_with_nothing_to_offer_and_partners_are_left_out() -> None:  # ruling 105, decision 34
    right = "green right: Banking, Paper"
    table = echoes(ME, "", right, "green up: Navigation, Compass", teams="13-24").dogma("Telegraph", me=["fourth"])
    assert table.asked == [("me", "player", ["player:3", "pass"])]
    assert table.me.splay("green") == "up"


def test_blue_may_be_splayed_up() -> None:
    table = echoes(f"{ME}; blue: Tools, Writing", "").dogma("Telegraph", me=["blue"])
    assert table.asked == [("me", "splay", ["color:blue", "pass"])]
    assert table.me.splay("blue") == "up"
    table = echoes(f"{ME}; blue: Tools, Writing", "").dogma("Telegraph", me=["pass"])
    assert table.me.splay("blue") == "none"


def test_as_many_clocks_share_and_copy_from_their_opponents() -> None:
    table = echoes(
        "green right: Telegraph, Sailing", "blue: Quantum Theory; green: Paper, Banking", supply={7: "Explosives"}
    )
    table.dogma("Telegraph", you=["me"])
    assert table.changes == "me hand +Explosives; you green splayed right"
    assert table.bonus


def test_one_clock_fewer_does_not_share() -> None:
    table = echoes("green right: Telegraph, Sailing", "blue: Publications; green: Paper, Banking")
    table.dogma("Telegraph", me=["pass"])
    assert (table.you.splay("green"), table.bonus) == ("none", False)
