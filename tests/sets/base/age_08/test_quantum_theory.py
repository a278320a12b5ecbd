"""Quantum Theory (8, blue)."""

from splay.playing import play


def test_two_returned_cards_bring_two_10s_one_of_them_scored() -> None:
    table = play(me="blue: Quantum Theory; hand: Tools, Writing, Oars", supply={10: "Robotics, Software"})
    table.dogma("Quantum Theory", me=["Writing", "Tools"])
    assert table.me.hand == ["Oars", "Robotics"]
    assert table.me.score == ["Software"]
    assert table.me.scored == 1
    assert table.supply(1)[-2:] == ["Writing", "Tools"]


def test_one_returned_card_brings_nothing() -> None:
    table = play(me="blue: Quantum Theory; hand: Tools, Writing")
    table.dogma("Quantum Theory", me=["Tools", "pass"])
    assert table.bottom_of_supply(1) == "Tools"
    assert table.me.hand == ["Writing"]
    assert table.me.score == []


def test_the_only_card_may_be_returned_in_vain() -> None:  # hard case 17
    table = play(me="blue: Quantum Theory; hand: Tools")
    table.dogma("Quantum Theory", me=["Tools"])
    assert table.bottom_of_supply(1) == "Tools"
    assert table.me.hand == []
    assert table.me.score == []


def test_quantum_theory_can_be_declined() -> None:
    table = play(me="blue: Quantum Theory; hand: Tools, Writing")
    table.dogma("Quantum Theory", me=["pass"])
    assert table.me.hand == ["Tools", "Writing"]
    assert table.me.score == []


def test_asks_nothing_of_an_empty_hand() -> None:
    table = play(me="blue: Quantum Theory")
    table.dogma("Quantum Theory")
    assert table.asked == []
    assert table.me.score == []


def test_the_last_10_is_drawn_before_the_game_ends() -> None:  # hard case 14
    table = play(me="blue: Quantum Theory; hand: Tools, Writing", supply={10: "Robotics, end"})
    table.dogma("Quantum Theory", me=["Tools", "Writing"])
    assert table.result is not None
    assert table.result.reason == "score"
    assert table.me.hand == ["Robotics"]
    assert table.me.score == []
