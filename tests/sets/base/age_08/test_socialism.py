"""Socialism (8, purple)."""

from splay.playing import play


def test_a_tucked_purple_card_takes_the_lowest_cards_of_the_opponent() -> None:
    table = play(me="purple: Socialism; hand: Mysticism, Tools", you="hand: Writing, Pottery, Alchemy")
    table.dogma("Socialism", me=["yes"])
    assert table.me.pile("purple") == ["Socialism", "Mysticism"]
    assert table.me.pile("blue") == ["Tools"]
    assert table.me.tucked == 2
    assert table.me.hand == ["Pottery", "Writing"]
    assert table.you.hand == ["Alchemy"]


def test_takes_nothing_without_a_tucked_purple_card() -> None:
    table = play(me="purple: Socialism, Mysticism; hand: Tools", you="hand: Writing")
    table.dogma("Socialism", me=["yes"])
    assert table.me.pile("blue") == ["Tools"]
    assert table.me.hand == []
    assert table.you.hand == ["Writing"]


def test_asks_the_order_within_a_color() -> None:
    table = play(me="purple: Socialism; hand: Tools, Writing, Oars, Alchemy")
    table.dogma("Socialism", me=["yes", "Writing", "Alchemy"])
    assert table.changes == "me blue +Writing +Alchemy +Tools; me red +Oars; me hand -Alchemy -Oars -Tools -Writing"


def test_socialism_can_be_declined() -> None:
    table = play(me="purple: Socialism; hand: Mysticism", you="hand: Writing")
    table.dogma("Socialism", me=["no"])
    assert table.me.hand == ["Mysticism"]
    assert table.you.hand == ["Writing"]


def test_asks_nothing_of_an_empty_hand() -> None:
    table = play(me="purple: Socialism", you="hand: Writing")
    table.dogma("Socialism")
    assert table.asked == []
    assert table.you.hand == ["Writing"]


def test_takes_the_lowest_of_each_opponent() -> None:
    table = play(me="purple: Socialism; hand: Mysticism", you="hand: Writing, Alchemy", third="hand: Optics, Flight")
    table.dogma("Socialism", me=["yes"])
    assert table.changes == (
        "me purple +Mysticism tucked; me hand -Mysticism +Optics +Writing; you hand -Writing; third hand -Optics"
    )


def test_takes_nothing_from_a_partner() -> None:  # ruling 105
    table = play(
        me="purple: Socialism; hand: Mysticism",
        you="hand: Writing",
        third="hand: Optics",
        fourth="",
        teams="13-24",
    )
    table.dogma("Socialism", me=["yes"])
    assert table.changes == "me purple +Mysticism tucked; me hand -Mysticism +Writing; you hand -Writing"


def test_a_sharer_takes_the_launchers_cards_first() -> None:
    table = play(
        me="purple: Socialism; hand: Tools", you="yellow: Agriculture; hand: Mysticism", supply={8: "Mobility"}
    )
    table.dogma("Socialism", you=["yes"])
    assert table.changes == "me hand -Tools +Mobility; you purple +Mysticism; you hand -Mysticism +Tools"
    assert table.bonus
