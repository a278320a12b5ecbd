"""Archery."""

from splay.playing import play


def test_takes_the_highest_card() -> None:
    table = play(me="red: Archery", you="hand: Calendar, Sailing", supply={1: "Tools"})
    table.dogma("Archery")
    assert table.asked == []
    assert table.me.hand == ["Calendar"]
    assert table.you.hand == ["Sailing", "Tools"]


def test_the_drawn_card_may_be_the_one() -> None:
    table = play(me="red: Archery", supply={1: "Tools"})
    table.dogma("Archery")
    assert table.me.hand == ["Tools"]
    assert table.you.hand == []


def test_the_demanded_player_picks_among_the_highest() -> None:
    table = play(me="red: Archery", you="hand: Calendar, Sailing, Currency", supply={1: "Tools"})
    table.dogma("Archery", you=["Currency"])
    assert table.asked == [("you", "card", ["currency", "calendar"])]
    assert table.me.hand == ["Currency"]
    assert table.you.hand == ["Calendar", "Sailing", "Tools"]


def test_as_many_castles_protect() -> None:
    table = play(me="red: Archery", you="red: Oars; hand: Calendar")
    table.dogma("Archery")
    assert table.you.hand == ["Calendar"]
    assert table.me.hand == []


def test_everybody_with_fewer_castles_is_demanded_of_in_turn() -> None:
    table = play(me="red: Archery", you="hand: Calendar", third="hand: Optics", supply={1: "Tools, Oars"})
    table.dogma("Archery")
    assert table.me.hand == ["Calendar", "Optics"]
    assert (table.you.hand, table.third.hand) == (["Tools"], ["Oars"])
    assert not table.bonus
