"""Oars."""

from splay.playing import play


def test_repeats_as_long_as_there_are_crowns() -> None:  # ruling 110: drawn crowns go too
    table = play(
        me="red: Oars",
        you="hand: Sailing, Writing, Metalworking",
        supply={1: "Clothing, Pottery, The Wheel, Tools"},
    )
    table.dogma("Oars", you=["Sailing", "Clothing"])
    assert table.me.score == ["Clothing", "Sailing", "Writing"]
    assert table.you.hand == ["Metalworking", "Pottery", "The Wheel"]
    assert table.shown == ["Pottery", "Metalworking", "The Wheel"]  # proof that no crown is left
    assert table.me.hand == []


def test_every_crown_card_can_be_chosen_and_no_other() -> None:  # hard case 16
    table = play(me="red: Oars", you="hand: Sailing, Writing, Metalworking", supply={1: "Pottery, Tools"})
    table.dogma("Oars", you=["Writing"])
    assert table.asked == [("you", "card", ["writing", "sailing"]), ("you", "card", ["sailing"])]
    assert table.changes == "me score +Sailing +Writing; you hand -Sailing -Writing +Pottery +Tools"


def test_a_hand_without_crowns_is_shown_once() -> None:  # hard case 21
    table = play(me="red: Oars", you="hand: Metalworking, Pottery", supply={1: "Tools"})
    table.dogma("Oars")
    assert table.shown == ["Pottery", "Metalworking"]
    assert table.you.hand == ["Metalworking", "Pottery"]
    assert table.me.score == []
    assert table.me.hand == ["Tools"]


def test_an_empty_hand_has_nothing_to_show() -> None:
    table = play(me="red: Oars", supply={1: "Tools"})
    table.dogma("Oars")
    assert table.shown == []
    assert (table.me.hand, table.you.hand) == (["Tools"], [])


def test_transferred_cards_are_not_scored() -> None:  # hard case 11
    table = play(me="red: Oars", you="hand: Sailing", supply={1: "Pottery"})
    table.dogma("Oars")
    assert table.changes == "me score +Sailing; you hand -Sailing +Pottery"
    assert (table.me.scored, table.you.scored) == (0, 0)


def test_one_transfer_by_the_first_of_two_opponents_counts() -> None:  # hard case 16
    table = play(me="red: Oars", you="hand: Sailing", third="hand: Pottery", supply={1: "Tools"})
    table.dogma("Oars")
    assert table.changes == "me score +Sailing; you hand -Sailing +Tools"


def test_one_transfer_by_the_second_of_two_opponents_counts() -> None:  # hard case 16
    table = play(me="red: Oars", you="hand: Pottery", third="hand: Sailing", supply={1: "Tools"})
    table.dogma("Oars")
    assert table.me.score == ["Sailing"]
    assert (table.me.hand, table.you.hand, table.third.hand) == ([], ["Pottery"], ["Tools"])


def test_the_demand_is_repeated_for_each_opponent_by_itself() -> None:  # hard case 16
    table = play(
        me="red: Oars",
        you="hand: Sailing, Writing",
        third="hand: Clothing",
        supply={1: "Tools, Pottery, Masonry"},
    )
    table.dogma("Oars", you=["Sailing"])
    assert table.me.score == ["Clothing", "Sailing", "Writing"]
    assert (table.you.hand, table.third.hand) == (["Pottery", "Tools"], ["Masonry"])


def test_an_opponent_with_as_many_castles_shares_the_draw() -> None:
    table = play(me="red: Oars", you="yellow: Domestication; hand: Sailing", supply={1: "Tools, Pottery, Masonry"})
    table.dogma("Oars")
    assert table.you.hand == ["Sailing", "Tools"]
    assert table.me.hand == ["Masonry", "Pottery"]
    assert table.bonus


def test_a_sharing_opponent_draws_nothing_after_a_transfer() -> None:
    table = play(me="red: Oars", you="hand: Sailing", third="yellow: Domestication", supply={1: "Tools"})
    table.dogma("Oars")
    assert table.changes == "me score +Sailing; you hand -Sailing +Tools"
    assert not table.bonus


def test_the_first_edition_does_not_repeat() -> None:
    table = play(me="red: Oars", you="hand: Sailing, Writing, Tools", supply={1: "Clothing"}, edition="first")
    table.dogma("Oars", you=["Writing"])
    assert table.me.score == ["Writing"]
    assert table.you.hand == ["Clothing", "Sailing", "Tools"]
    assert table.me.hand == []


def test_the_first_edition_draws_too_when_nothing_moved() -> None:
    table = play(me="red: Oars", you="hand: Tools", supply={1: "Clothing"}, edition="first")
    table.dogma("Oars")
    assert table.shown == ["Tools"]
    assert table.me.hand == ["Clothing"]
