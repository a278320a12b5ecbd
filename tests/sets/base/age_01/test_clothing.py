"""Clothing."""

from splay.playing import play


def test_melds_a_new_color_then_scores_for_each_color_of_its_own() -> None:
    table = play(me="green: Clothing; hand: Sailing, Oars, Pottery", supply={1: "Tools, Masonry, Archery"})
    table.dogma("Clothing", me=["Oars"])
    assert table.asked == [("me", "card", ["pottery", "oars"])]  # Sailing is green
    assert table.me.pile("red") == ["Oars"]
    assert table.me.hand == ["Pottery", "Sailing"]
    assert table.me.score == ["Masonry", "Tools"]


def test_colors_of_an_opponent_score_nothing() -> None:
    table = play(
        me="green: Clothing; red: Oars; blue: Tools",
        you="red: Archery, Metalworking",
        supply={1: "Masonry, Writing"},
    )
    table.dogma("Clothing")
    assert table.me.score == ["Masonry", "Writing"]


def test_colors_of_any_opponent_score_nothing() -> None:
    table = play(me="green: Clothing; red: Oars", you="green: The Wheel", third="red: Archery")
    table.dogma("Clothing")
    assert table.me.score == []


def test_a_hand_without_a_new_color_is_shown() -> None:  # hard case 21
    table = play(me="green: Clothing; hand: Sailing, The Wheel", supply={1: "Tools"})
    table.dogma("Clothing")
    assert table.shown == ["Sailing", "The Wheel"]
    assert table.me.pile("green") == ["Clothing"]
    assert table.me.score == ["Tools"]


def test_an_empty_hand_melds_nothing() -> None:
    table = play(me="green: Clothing", supply={1: "Tools"})
    table.dogma("Clothing")
    assert (table.asked, table.shown) == ([], [])
    assert table.me.score == ["Tools"]


def test_covered_cards_make_a_color_present() -> None:
    table = play(
        me="green: Clothing; red: Oars, Archery; hand: Metalworking", supply={1: "Domestication, Code of Laws"}
    )
    table.dogma("Clothing")
    assert table.changes == "me score +Code of Laws +Domestication"


def test_a_sharing_opponent_melds_and_scores_first() -> None:
    table = play(
        me="green: Clothing; hand: Oars",
        you="yellow: Agriculture; hand: Pottery",
        supply={1: "Tools, Masonry, Archery, Writing, Sailing"},
    )
    table.dogma("Clothing")
    assert table.changes == (
        "me red +Oars; me hand -Oars +Sailing; me score +Archery +Writing; you blue +Pottery; you hand -Pottery; "
        "you score +Masonry +Tools"
    )
    assert table.bonus


def test_a_partner_is_no_opponent() -> None:
    table = play(
        me="green: Clothing; red: Oars",
        third="red: Archery",
        fourth="",
        teams="13-24",
        supply={1: "Tools, Masonry"},
    )
    table.dogma("Clothing")
    assert table.me.score == ["Masonry", "Tools"]
