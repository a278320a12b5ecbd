"""Experimentation (blue, 4)."""

from splay.playing import play


def test_draws_and_melds_a_five() -> None:
    table = play(me="blue: Experimentation", supply={5: "Physics, Coal"}).dogma("Experimentation")
    assert table.me.pile("blue") == ["Physics", "Experimentation"]
    assert table.me.hand == []
    assert table.supply(5)[0] == "Coal"


def test_melds_a_six_if_no_five_is_left() -> None:
    table = play(me="blue: Experimentation", supply={5: "end", 6: "Canning"}).dogma("Experimentation")
    assert table.me.pile("yellow") == ["Canning"]


def test_an_opponent_who_shares_melds_first() -> None:
    table = play(me="blue: Experimentation", you="purple: Education", supply={5: "Coal, Physics, Banking"})
    table.dogma("Experimentation")
    assert table.you.pile("red") == ["Coal"]
    assert table.me.pile("blue") == ["Physics", "Experimentation"]
    assert table.bonus
    assert table.me.hand == ["Banking"]
