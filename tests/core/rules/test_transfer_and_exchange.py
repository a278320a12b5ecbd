"""Transfers and exchanges: plain moves that are neither melding nor scoring (rulings 14, 15, 68, 69, decision 10)."""

from __future__ import annotations

from splay.playing import play
from tests.core.rules.reports import icons


def test_a_card_transferred_to_a_board_goes_on_top_and_takes_over_the_splay() -> None:  # ruling 14
    table = play(
        me="purple: Enterprise; red left: Optics, Oars",
        you="red: The Pirate Code",
        supply={4: "Anatomy"},
    )
    table.dogma("Enterprise")
    assert table.me.pile("red") == ["The Pirate Code", "Optics", "Oars"]
    assert table.me.splay("red") == "left"
    assert icons(table.me) == {"crown": 5, "factory": 1, "castle": 1}


def test_a_transfer_takes_the_splay_from_a_pile_that_keeps_one_card() -> None:  # ruling 14
    table = play(me="red: Gunpowder", you="red up: Archery, Oars", supply={2: "Mapmaking"})
    table.dogma("Gunpowder")
    assert (table.you.pile("red"), table.you.splay("red")) == (["Oars"], "none")


def test_a_transfer_to_a_score_pile_is_not_scoring() -> None:  # ruling 15
    table = play(me="purple: Emancipation; scored: 5", you="hand: Oars", supply={6: "Canning"})
    table.dogma("Emancipation")
    assert (table.me.score, table.me.points) == (["Oars"], 1)
    assert (table.me.scored, table.you.scored) == (5, 0)
    assert table.me.achievements == []


def test_draw_and_score_is_scoring() -> None:  # ruling 15
    table = play(me="red: Machine Tools; scored: 4")
    table.dogma("Machine Tools")
    assert table.me.scored == 5


def test_a_transfer_to_the_bottom_color_is_no_tuck() -> None:  # ruling 15
    table = play(me="purple: City States; tucked: 5", you="red: Metalworking; green: The Wheel", supply={1: "Sailing"})
    table.dogma("City States", you=["Metalworking"])
    assert (table.me.top("red"), table.me.tucked, table.me.achievements) == ("Metalworking", 5, [])


def test_an_exchange_is_neither_scoring_nor_drawing() -> None:  # ruling 15
    table = play(me="green: Bicycle; hand: Oars, Tools; score: Optics; scored: 5")
    table.dogma("Bicycle", me=["yes"])
    assert (table.me.hand, table.me.score) == (["Optics"], ["Oars", "Tools"])
    assert (table.me.scored, table.me.achievements) == (5, [])


def test_an_exchange_need_not_be_even() -> None:  # ruling 68
    table = play(me="yellow: Canal Building; hand: Optics, Paper; score: Oars")
    table.dogma("Canal Building", me=["yes"])
    assert (table.me.hand, table.me.score) == (["Oars"], ["Optics", "Paper"])


def test_an_exchange_with_an_empty_side_moves_the_other() -> None:  # ruling 68
    table = play(me="yellow: Canal Building; score: Oars, Optics")
    table.dogma("Canal Building", me=["yes"])
    assert (table.me.hand, table.me.score) == (["Optics"], ["Oars"])


def test_both_sides_are_fixed_before_either_moves() -> None:  # ruling 69
    table = play(me="yellow: Medicine; score: Coal, Gunpowder", you="score: Canning")
    table.dogma("Medicine")  # the highest of you against my lowest: the 6 does not come back
    assert (table.me.score, table.you.score) == (["Canning", "Coal"], ["Gunpowder"])


def test_points_follow_every_move() -> None:  # ruling 16
    table = play(me="yellow: Medicine; score: Coal, Gunpowder", you="score: Canning")
    table.dogma("Medicine")
    assert (table.me.points, table.you.points) == (11, 4)
