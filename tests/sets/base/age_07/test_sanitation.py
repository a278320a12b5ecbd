"""Sanitation (7, yellow)."""

from splay.playing import play


def test_exchanges_the_two_highest_with_the_lowest() -> None:
    table = play(me="yellow: Sanitation; hand: Tools, Alchemy", you="hand: Optics, Canning, Flight")
    table.dogma("Sanitation")
    assert table.me.hand == ["Alchemy", "Canning", "Flight"]
    assert table.you.hand == ["Optics", "Tools"]
    assert table.asked == []


def test_the_opponent_chooses_among_equal_highest_cards() -> None:
    table = play(me="yellow: Sanitation; hand: Tools", you="hand: Flight, Canning, Vaccination")
    table.dogma("Sanitation", you=["Vaccination"])
    assert [sorted(options) for _, _, options in table.asked] == [["canning", "vaccination"]]
    assert table.me.hand == ["Flight", "Vaccination"]
    assert table.you.hand == ["Canning", "Tools"]


def test_the_opponent_chooses_two_of_three_equal_cards() -> None:
    table = play(me="yellow: Sanitation; hand: Tools", you="hand: Democracy, Canning, Vaccination, Oars")
    table.dogma("Sanitation", you=["Vaccination", "Democracy"])
    assert table.me.hand == ["Democracy", "Vaccination"]
    assert table.you.hand == ["Canning", "Oars", "Tools"]


def test_one_of_several_equal_lowest_cards_is_taken_unseen() -> None:
    table = play(me="yellow: Sanitation; hand: Tools, Oars, Flight", you="hand: Canning, Alchemy")
    table.dogma("Sanitation")
    assert table.asked == []
    assert table.you.hand in (["Oars"], ["Tools"])
    assert sorted(table.me.hand + table.you.hand) == ["Alchemy", "Canning", "Flight", "Oars", "Tools"]


def test_both_sides_are_fixed_before_a_card_moves() -> None:  # ruling 69
    table = play(me="yellow: Sanitation; hand: Flight", you="hand: Tools, Oars")
    table.dogma("Sanitation")
    assert table.me.hand == ["Oars", "Tools"]
    assert table.you.hand == ["Flight"]


def test_a_single_card_is_exchanged_for_the_lowest() -> None:  # ruling 68
    table = play(me="yellow: Sanitation; hand: Tools, Alchemy", you="hand: Flight")
    table.dogma("Sanitation")
    assert table.me.hand == ["Alchemy", "Flight"]
    assert table.you.hand == ["Tools"]


def test_an_empty_hand_still_receives_the_lowest_card() -> None:  # ruling 68
    table = play(me="yellow: Sanitation; hand: Tools, Alchemy", you="score: Flight")
    table.dogma("Sanitation")
    assert table.me.hand == ["Alchemy"]
    assert table.you.hand == ["Tools"]


def test_two_cards_go_to_a_demander_with_an_empty_hand() -> None:  # ruling 68
    table = play(me="yellow: Sanitation", you="hand: Flight, Canning, Tools")
    table.dogma("Sanitation")
    assert table.me.hand == ["Canning", "Flight"]
    assert table.you.hand == ["Tools"]


def test_nothing_happens_between_empty_hands() -> None:
    table = play(me="yellow: Sanitation", you="score: Tools")
    table.dogma("Sanitation")
    assert table.asked == []
    assert table.me.hand == []
    assert table.you.hand == []
