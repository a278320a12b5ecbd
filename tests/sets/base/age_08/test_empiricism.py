"""Empiricism (8, purple)."""

from splay.playing import play

TWENTY_BULBS = (
    "purple up: Philosophy, Education, Astronomy, Democracy; "
    "blue up: Experimentation, Mathematics, Tools, Writing, Printing Press"
)


def test_melds_a_card_of_the_first_color_and_splays_it() -> None:
    table = play(me="purple: Empiricism; green: Paper", supply={9: "Collaboration"})
    table.dogma("Empiricism", me=["green", "red", "green"])
    assert table.shown == ["Collaboration"]
    assert table.me.pile("green") == ["Collaboration", "Paper"]
    assert table.me.splay("green") == "up"


def test_melds_a_card_of_the_second_color_and_may_leave_it_unsplayed() -> None:
    table = play(me="purple: Empiricism; green: Paper; red: Oars, Archery", supply={9: "Collaboration"})
    table.dogma("Empiricism", me=["red", "green", "pass"])
    assert table.me.pile("green") == ["Collaboration", "Paper"]
    assert table.me.splay("green") == "none"
    assert table.asked[-1] == ("me", "splay", ["color:green", "pass"])


def test_offers_no_splay_of_a_single_card() -> None:
    table = play(me="purple: Empiricism", supply={9: "Collaboration"})
    table.dogma("Empiricism", me=["green", "red"])
    assert table.me.pile("green") == ["Collaboration"]


def test_keeps_a_card_of_another_color_in_hand() -> None:  # ruling 109
    table = play(me="purple: Empiricism; green: Paper, Sailing", supply={9: "Collaboration"})
    table.dogma("Empiricism", me=["blue", "red"])
    assert table.shown == ["Collaboration"]
    assert table.me.hand == ["Collaboration"]
    assert table.me.pile("green") == ["Paper", "Sailing"]
    assert table.me.splay("green") == "none"


def test_the_two_colors_are_different() -> None:
    table = play(me="purple: Empiricism", supply={9: "Collaboration"})
    table.dogma("Empiricism", me=["yellow", "red"])
    assert table.asked == [
        ("me", "color", ["color:blue", "color:red", "color:green", "color:yellow", "color:purple"]),
        ("me", "color", ["color:blue", "color:red", "color:green", "color:purple"]),
    ]
    assert table.changes == "me hand +Collaboration"


def test_twenty_bulbs_win() -> None:
    table = play(
        me="purple up: Empiricism, Philosophy, Education, Astronomy, Democracy; "
        "blue up: Experimentation, Mathematics, Tools; red: Engineering",
        supply={9: "Fission"},
    )
    table.dogma("Empiricism", me=["blue", "green"])
    assert table.result is not None
    assert table.result.reason == "card"
    assert table.result.card == "Empiricism"
    assert table.result.winners == ["me"]


def test_nineteen_bulbs_do_not_win() -> None:
    table = play(
        me="purple up: Empiricism, Philosophy, Education, Astronomy, Democracy; "
        "blue up: Experimentation, Mathematics, Tools",
        supply={9: "Fission"},
    )
    table.dogma("Empiricism", me=["blue", "green"])
    assert table.result is None
    assert table.changes == "me hand +Fission"


def test_a_sharer_can_win() -> None:  # ruling 139
    table = play(me="purple: Empiricism", you=TWENTY_BULBS, supply={9: "Fission, Composites"})
    table.dogma("Empiricism", you=["blue", "green"], me=["blue", "green"])
    assert table.result is not None
    assert table.result.winners == ["you"]
    assert table.result.card == "Empiricism"
