"""Pottery."""

from splay.playing import play


def test_scores_a_card_whose_value_is_the_number_of_cards_returned() -> None:
    table = play(me="blue: Pottery; hand: Tools, Sailing, Mobility, Oars", supply={1: "Archery", 3: "Optics"})
    table.dogma("Pottery", me=["Tools", "Mobility", "Sailing"])
    assert table.me.score == ["Optics"]
    assert table.me.hand == ["Archery", "Oars"]


def test_one_card_is_enough() -> None:
    table = play(me="blue: Pottery; hand: Mobility, Oars", supply={1: "Archery, Tools"})
    table.dogma("Pottery", me=["Mobility", "pass"])
    assert table.me.score == ["Archery"]
    assert table.me.hand == ["Oars", "Tools"]
    assert table.bottom_of_supply(8) == "Mobility"


def test_returning_nothing_scores_nothing() -> None:
    table = play(me="blue: Pottery; hand: Oars", supply={1: "Archery"})
    table.dogma("Pottery", me=["pass"])
    assert table.me.score == []
    assert table.me.hand == ["Archery", "Oars"]


def test_an_empty_hand_is_not_asked() -> None:
    table = play(me="blue: Pottery", supply={1: "Archery"})
    table.dogma("Pottery")
    assert table.asked == []
    assert (table.me.hand, table.me.score) == (["Archery"], [])


def test_the_cards_are_returned_in_the_chosen_order() -> None:  # hard case 20
    table = play(me="blue: Pottery; hand: Tools, Sailing, Oars", supply={3: "Translation", 1: "Domestication"})
    table.dogma("Pottery", me=["Sailing", "Oars", "Tools"])
    assert table.supply(1)[-3:] == ["Sailing", "Oars", "Tools"]
    assert table.changes == "me hand -Oars -Sailing -Tools +Domestication; me score +Translation"


def test_an_opponent_with_as_many_leaves_shares_each_effect_first() -> None:
    table = play(
        me="blue: Pottery",
        you="yellow: Agriculture; hand: Oars",
        supply={1: "Archery, Tools, Sailing, Writing"},
    )
    table.dogma("Pottery", you=["Oars"])
    assert table.you.score == ["Archery"]
    assert table.you.hand == ["Tools"]
    assert table.me.hand == ["Sailing", "Writing"]
    assert table.bonus
