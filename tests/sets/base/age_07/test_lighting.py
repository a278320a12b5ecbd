"""Lighting (7, purple)."""

from splay.playing import play


def test_scores_a_7_for_each_different_value_tucked() -> None:
    table = play(me="purple: Lighting; hand: Tools, Writing, Alchemy", supply={7: "Railroad, Bicycle"})
    table.dogma("Lighting", me=["Tools", "Writing", "Alchemy"])
    assert table.changes == (
        "me blue +Tools +Writing +Alchemy; me hand -Alchemy -Tools -Writing; me score +Bicycle +Railroad"
    )
    assert table.me.tucked == 3
    assert table.me.scored == 2


def test_may_stop_after_one() -> None:
    table = play(me="purple: Lighting, Mysticism; hand: Tools, Philosophy", supply={7: "Railroad"})
    table.dogma("Lighting", me=["Philosophy", "pass"])
    assert table.me.pile("purple") == ["Lighting", "Mysticism", "Philosophy"]
    assert table.me.score == ["Railroad"]
    assert table.me.hand == ["Tools"]


def test_tucks_no_more_than_three() -> None:
    table = play(
        me="purple: Lighting; hand: Tools, Mathematics, Alchemy, Physics",
        supply={7: "Railroad, Evolution, Electricity"},
    )
    table.dogma("Lighting", me=["Physics", "Alchemy", "Tools"])
    assert table.changes == (
        "me blue +Physics +Alchemy +Tools; me hand -Alchemy -Physics -Tools; me score +Electricity +Evolution +Railroad"
    )
    assert table.me.tucked == 3


def test_lighting_can_be_declined() -> None:
    table = play(me="purple: Lighting; hand: Tools")
    table.dogma("Lighting", me=["pass"])
    assert table.me.hand == ["Tools"]
    assert table.me.score == []


def test_asks_nothing_of_an_empty_hand() -> None:
    table = play(me="purple: Lighting")
    table.dogma("Lighting")
    assert table.asked == []
    assert table.me.score == []
