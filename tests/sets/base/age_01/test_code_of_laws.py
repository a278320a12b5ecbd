"""Code of Laws."""

from splay.playing import play


def test_tucks_a_card_of_a_present_color_and_splays_it_left() -> None:
    table = play(me="purple: Code of Laws; red: Oars; hand: Archery, Pottery")
    table.dogma("Code of Laws", me=["Archery", "red"])
    assert table.asked[0] == ("me", "card", ["archery", "pass"])  # there is no blue on the board
    assert table.changes == "me red +Archery tucked; me red splayed left; me hand -Archery"
    assert table.me.tucked == 1


def test_only_the_color_of_the_tucked_card_is_splayed() -> None:
    table = play(me="purple: Code of Laws; red: Oars; blue: Tools, Writing; hand: Archery")
    table.dogma("Code of Laws", me=["Archery", "red"])
    assert table.asked[1] == ("me", "splay", ["color:red", "pass"])
    assert table.changes == "me red +Archery tucked; me red splayed left; me hand -Archery"


def test_the_splay_can_be_declined() -> None:
    table = play(me="purple: Code of Laws; red: Oars; hand: Archery")
    table.dogma("Code of Laws", me=["Archery", "pass"])
    assert table.changes == "me red +Archery tucked; me hand -Archery"


def test_the_tuck_can_be_declined() -> None:  # hard case 19
    table = play(me="purple: Code of Laws; red: Oars, Metalworking; hand: Archery")
    table.dogma("Code of Laws", me=["pass"])
    assert table.me.hand == ["Archery"]
    assert table.me.splay("red") == "none"


def test_a_color_splayed_left_is_not_offered_again() -> None:  # hard case 28
    table = play(me="purple: Code of Laws; red left: Oars, Metalworking; hand: Archery")
    table.dogma("Code of Laws", me=["Archery"])
    assert len(table.asked) == 1
    assert table.changes == "me red +Archery tucked; me hand -Archery"


def test_another_splay_may_be_turned_left() -> None:
    table = play(me="purple: Code of Laws; red up: Oars, Metalworking; hand: Archery")
    table.dogma("Code of Laws", me=["Archery", "red"])
    assert table.changes == "me red +Archery tucked; me red splayed left; me hand -Archery"


def test_a_hand_of_other_colors_is_asked_all_the_same() -> None:  # hard case 22
    table = play(me="purple: Code of Laws; red: Oars; hand: Pottery, Sailing")
    table.dogma("Code of Laws")
    assert table.asked == [("me", "card", ["pass"])]
    assert table.me.hand == ["Pottery", "Sailing"]


def test_an_empty_hand_is_not_asked() -> None:
    table = play(me="purple: Code of Laws; red: Oars, Archery")
    table.dogma("Code of Laws")
    assert table.asked == []


def test_an_opponent_with_as_many_crowns_shares() -> None:
    table = play(me="purple: Code of Laws", you="green: Sailing; hand: The Wheel", supply={1: "Tools"})
    table.dogma("Code of Laws", you=["The Wheel", "green"])
    assert table.changes == "me hand +Tools; you green +The Wheel tucked; you green splayed left; you hand -The Wheel"
    assert table.bonus
