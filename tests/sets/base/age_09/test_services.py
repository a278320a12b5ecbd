"""Services: take all highest cards of a score pile into the hand, for a top card without a leaf."""

from splay.playing import play


def test_all_highest_cards_go_to_the_hand_for_a_top_card() -> None:  # ruling 136
    table = play(
        me="purple: Services; blue: Tools; red: Oars, Archery", you="score: Machinery, Medicine, Sailing"
    ).dogma("Services", you=["Oars"])
    assert table.me.hand == ["Machinery", "Medicine"]
    assert (table.you.score, table.you.points) == (["Sailing"], 1)
    assert table.you.hand == ["Oars"]
    assert table.me.pile("red") == ["Archery"]


def test_cards_with_a_leaf_are_not_offered_nor_covered_ones() -> None:
    table = play(
        me="purple: Services; green: Sailing, The Wheel; blue: Tools; red: Oars", you="score: Machinery"
    ).dogma("Services", you=["Tools"])
    assert table.asked == [("you", "card", ["tools", "oars"])]
    assert table.changes == "me blue -Tools; me hand +Machinery; you hand +Tools; you score -Machinery"


def test_leaves_everywhere_leave_the_victim_with_nothing() -> None:
    table = play(me="purple: Services; yellow: Agriculture", you="score: Machinery").dogma("Services")
    assert table.changes == "me hand +Machinery; you score -Machinery"


def test_the_victim_cannot_take_from_his_own_board() -> None:
    table = play(me="purple: Services; blue: Tools", you="red: Oars; score: Machinery").dogma("Services")
    assert table.changes == "me blue -Tools; me hand +Machinery; you hand +Tools; you score -Machinery"


def test_an_empty_score_pile_costs_no_top_card() -> None:  # hard case 17
    table = play(me="purple: Services; blue: Tools", you="hand: Oars").dogma("Services")
    assert (table.me.pile("blue"), table.me.hand) == (["Tools"], [])
    assert table.you.hand == ["Oars"]


def test_an_opponent_with_as_many_leaves_is_spared() -> None:
    table = play(me="purple: Services; blue: Tools", you="yellow: Agriculture; score: Coal").dogma("Services")
    assert (table.you.score, table.me.hand, table.me.pile("blue")) == (["Coal"], [], ["Tools"])
