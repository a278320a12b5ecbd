"""Explosives (7, red)."""

from splay.playing import play


def test_takes_the_three_highest_cards() -> None:
    table = play(me="red: Explosives", you="hand: Tools, Canning, Lighting, Flight")
    table.dogma("Explosives")
    assert table.me.hand == ["Canning", "Flight", "Lighting"]
    assert table.you.hand == ["Tools"]
    assert table.asked == []


def test_the_opponent_chooses_among_equal_cards() -> None:
    table = play(me="red: Explosives", you="hand: Flight, Canning, Vaccination, Democracy, Tools")
    table.dogma("Explosives", you=["Canning", "Democracy"])
    assert sorted(table.asked[0][2]) == ["canning", "democracy", "vaccination"]
    assert len(table.asked) == 2
    assert table.me.hand == ["Canning", "Democracy", "Flight"]
    assert table.you.hand == ["Tools", "Vaccination"]


def test_an_emptied_hand_draws_a_7() -> None:  # ruling 128
    table = play(me="red: Explosives", you="hand: Tools, Alchemy", supply={7: "Lighting"})
    table.dogma("Explosives")
    assert table.me.hand == ["Alchemy", "Tools"]
    assert table.you.hand == ["Lighting"]


def test_three_equal_cards_leave_nothing_to_choose() -> None:
    table = play(me="red: Explosives", you="hand: Tools, Writing, Pottery", supply={7: "Lighting"})
    table.dogma("Explosives")
    assert table.asked == []
    assert table.me.hand == ["Pottery", "Tools", "Writing"]
    assert table.you.hand == ["Lighting"]


def test_a_hand_that_was_empty_before_draws_nothing() -> None:
    table = play(me="red: Explosives", you="score: Tools")
    table.dogma("Explosives")
    assert table.you.hand == []
    assert table.me.hand == []


def test_takes_nothing_from_an_opponent_with_as_many_factories() -> None:
    table = play(me="red: Explosives", you="red: Coal; hand: Tools")
    table.dogma("Explosives")
    assert table.you.hand == ["Tools"]
