"""Specialization: reveal a card and take the opponents' top cards of its color; splay yellow or blue up."""

from splay.playing import play


def test_takes_the_top_card_of_the_revealed_color() -> None:  # hard case 27
    table = play(me="purple: Specialization; hand: Oars, Tools", you="red: Archery, Metalworking; blue: Writing").dogma(
        "Specialization", me=["Oars"]
    )
    assert table.shown == ["Oars"]
    assert table.me.hand == ["Archery", "Oars", "Tools"]
    assert (table.you.pile("red"), table.you.pile("blue")) == (["Metalworking"], ["Writing"])


def test_takes_nothing_if_the_color_is_missing() -> None:
    table = play(me="purple: Specialization; hand: Oars", you="blue: Writing").dogma("Specialization")
    assert table.shown == ["Oars"]
    assert (table.me.hand, table.you.pile("blue")) == (["Oars"], ["Writing"])


def test_needs_a_card_to_reveal() -> None:  # ruling 126
    table = play(me="purple: Specialization", you="red: Archery; blue: Writing").dogma("Specialization")
    assert (table.shown, table.me.hand) == ([], [])
    assert (table.you.pile("red"), table.you.pile("blue")) == (["Archery"], ["Writing"])


def test_takes_from_every_opponent() -> None:
    table = play(me="purple: Specialization; hand: Oars", you="red: Archery", third="red: Metalworking")
    table.dogma("Specialization")
    assert table.changes == "me hand +Archery +Metalworking; you red -Archery; third red -Metalworking"


def test_takes_nothing_from_a_partner() -> None:  # ruling 105
    table = play(
        me="purple: Specialization; hand: Oars",
        you="red: Archery",
        third="red: Metalworking",
        fourth="red: Construction",
        teams="13-24",
    ).dogma("Specialization")
    assert table.changes == "me hand +Archery +Construction; you red -Archery; fourth red -Construction"


def test_the_own_board_keeps_its_card() -> None:
    table = play(me="purple: Specialization; red: Archery; hand: Oars").dogma("Specialization")
    assert (table.me.hand, table.me.pile("red")) == (["Oars"], ["Archery"])


def test_yellow_or_blue_may_be_splayed_up() -> None:
    table = play(
        me="purple: Specialization; yellow: Agriculture, Masonry; blue: Tools, Writing; red: Oars, Coal"
    ).dogma("Specialization", me=["blue"])
    assert table.asked == [("me", "splay", ["color:yellow", "color:blue", "pass"])]
    assert (table.me.splay("blue"), table.me.splay("yellow")) == ("up", "none")


def test_the_splay_can_be_declined() -> None:
    table = play(me="purple: Specialization; yellow: Agriculture, Masonry").dogma("Specialization", me=["pass"])
    assert table.me.splay("yellow") == "none"


def test_a_reveal_by_a_sharing_opponent_brings_the_bonus() -> None:  # ruling 55
    table = play(me="purple: Specialization", you="red: Coal; hand: Tools", supply={9: "Suburbia"})
    table.dogma("Specialization")
    assert table.shown == ["Tools"]
    assert table.bonus
    assert table.me.hand == ["Suburbia"]


def test_a_sharing_opponent_who_can_do_nothing_brings_none() -> None:
    table = play(me="purple: Specialization", you="red: Coal").dogma("Specialization")
    assert not table.bonus
