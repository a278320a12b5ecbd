"""Alchemy (blue, 3)."""

from splay.playing import play


def test_draws_one_for_every_three_castles_and_keeps_them_without_a_red_one() -> None:
    table = play(me="blue: Alchemy; red: Archery; hand: Oars", supply={4: "Anatomy, Enterprise"})
    table.dogma("Alchemy", me=["Oars"])
    assert table.shown == ["Anatomy"]  # four castles are only one draw
    assert table.changes == "me red +Oars; me hand -Oars; me score +Anatomy"
    assert table.supply(4)[0] == "Enterprise"


def test_a_red_card_sends_back_the_drawn_cards_and_the_whole_hand() -> None:
    table = play(
        me="blue: Alchemy; red: Metalworking; green: The Wheel; hand: Tools, Sailing",
        supply={4: "Gunpowder, Anatomy, Enterprise"},
    )
    table.dogma("Alchemy", me=["Tools", "Gunpowder"])
    assert table.shown == ["Gunpowder", "Anatomy"]
    assert table.me.hand == table.me.score == []
    assert table.supply(4)[0] == "Enterprise"
    assert table.me.pile("green") == ["The Wheel"]


# hard case 20, ruling 116
def test_the_order_of_the_returned_cards_is_the_players() -> None:
    table = play(
        me="blue: Alchemy; red: Metalworking; green: The Wheel; hand: Enterprise, Tools",
        supply={4: "Gunpowder, Anatomy"},
    )
    table.dogma("Alchemy", me=["Anatomy", "Enterprise"])
    assert table.supply(4)[-3:] == ["Anatomy", "Enterprise", "Gunpowder"]
    assert table.bottom_of_supply(1) == "Tools"
    assert table.changes == "me hand -Enterprise -Tools; supply 4 -Anatomy +Anatomy -Gunpowder +Gunpowder"


def test_draws_nothing_with_two_castles_and_a_red_card_in_hand_does_not_matter() -> None:
    table = play(me="blue: Alchemy; hand: Archery")
    table.dogma("Alchemy")
    assert table.shown == []
    assert table.changes == "me red +Archery; me hand -Archery"


def test_melds_and_then_scores_another_card() -> None:
    table = play(me="blue: Alchemy; hand: Sailing, Tools, Writing")
    table.dogma("Alchemy", me=["Tools", "Sailing"])
    assert table.asked == [
        ("me", "card", ["writing", "tools", "sailing"]),
        ("me", "card", ["writing", "sailing"]),
    ]
    assert table.me.pile("blue") == ["Tools", "Alchemy"]
    assert table.me.score == ["Sailing"]
    assert table.me.hand == ["Writing"]


def test_an_opponent_shares_with_castles_of_their_own() -> None:
    table = play(me="blue: Alchemy", you="red: Metalworking; hand: Tools", supply={3: "Paper", 4: "Gunpowder"})
    table.dogma("Alchemy")
    assert table.shown == ["Gunpowder"]
    assert table.you.hand == []
    assert table.bottom_of_supply(4) == "Gunpowder"
    assert table.bonus
    assert table.me.hand == ["Paper"]


def test_without_anything_to_do_it_does_nothing() -> None:
    table = play(me="blue: Alchemy").dogma("Alchemy")
    assert table.asked == []
    assert table.me.hand == table.me.score == []


def test_nobody_else_learns_the_order_in_which_cards_are_returned() -> None:  # hard case 20
    table = play(
        me="blue: Alchemy; red: Metalworking; green: The Wheel; hand: Enterprise, Tools",
        supply={4: "Gunpowder, Anatomy"},
    )
    table.dogma("Alchemy", me=["Anatomy", "Enterprise"])
    returns = [event for event in table.events if event.kind == "return"]
    told = [[card.name for card in event.cards] for event in returns]
    assert told == [["Tools"], ["Enterprise"], ["Gunpowder", "Anatomy"]]
    assert [event.seen for event in returns] == [1, 1, 255]
    assert table.changes == "me hand -Enterprise -Tools; supply 4 -Anatomy +Anatomy -Gunpowder +Gunpowder"
