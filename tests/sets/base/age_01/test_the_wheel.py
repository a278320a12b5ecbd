"""The Wheel."""

from splay.playing import play


def test_draws_two_ones() -> None:
    table = play(me="green: The Wheel", you="red: Oars", supply={1: "Tools, Pottery, Archery"})
    table.dogma("The Wheel")
    assert table.me.hand == ["Pottery", "Tools"]
    assert table.you.hand == []


def test_the_second_comes_from_the_next_supply_when_the_ones_run_out() -> None:
    table = play(me="green: The Wheel", supply={1: "Tools, end", 2: "Calendar"})
    table.dogma("The Wheel")
    assert table.me.hand == ["Calendar", "Tools"]


def test_an_opponent_with_as_many_castles_draws_first() -> None:
    table = play(me="green: The Wheel", you="yellow: Masonry", supply={1: "Tools, Pottery, Archery, Oars, Sailing"})
    table.dogma("The Wheel")
    assert table.you.hand == ["Pottery", "Tools"]
    assert table.me.hand == ["Archery", "Oars", "Sailing"]
    assert table.bonus
