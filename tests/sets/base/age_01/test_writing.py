"""Writing."""

from splay.playing import play


def test_draws_a_two() -> None:
    table = play(me="blue: Writing", you="red: Archery", supply={2: "Calendar"})
    table.dogma("Writing")
    assert table.me.hand == ["Calendar"]
    assert table.you.hand == []


def test_an_opponent_with_as_many_bulbs_draws_first() -> None:
    table = play(me="blue: Writing", you="blue: Tools", supply={1: "Oars", 2: "Calendar, Currency"})
    table.dogma("Writing")
    assert table.you.hand == ["Calendar"]
    assert table.me.hand == ["Currency", "Oars"]
    assert table.bonus


def test_an_empty_supply_gives_the_next_higher_card() -> None:
    table = play(me="blue: Writing", supply={2: "end", 3: "Optics"})
    table.dogma("Writing")
    assert table.me.hand == ["Optics"]
