"""Chaturanga (2, purple): EC136; rulings 71, 95, 191."""

from splay.core.event import PROOF
from splay.core.question import ASK_CARD
from tests.sets.echoes.tables import echoes, forecast


def test_melds_a_card_with_a_bonus_and_draws_two_cards_of_the_bonus() -> None:  # ruling 191: not of its value
    table = echoes(
        "purple: Chaturanga; yellow: Masonry; hand: Puppet, Soap, Bell, Oars",
        "",
        supply={2: "Calendar, Currency, Mathematics"},
    )
    table.dogma("Chaturanga", me=["Soap"])
    assert table.asked == [("me", ASK_CARD, ["soap", "puppet"])]
    assert table.me.pile("yellow") == ["Soap", "Masonry"]
    assert table.me.hand == ["Bell", "Calendar", "Currency", "Oars", "Puppet"]
    assert table.supply(2)[0] == "Mathematics"
    assert forecast(table) == []
    assert table.shown == []
    assert not table.bonus


def test_the_two_are_drawn_one_after_the_other() -> None:  # rulings 71, 95
    table = echoes(
        "purple: Chaturanga; hand: Soap", "", supply={2: "Calendar, Currency", "echoes 2": "Lever, Crossbow"}
    )  # fmt: skip
    table.dogma("Chaturanga")
    assert table.asked == []
    assert table.changes == "me yellow +Soap; me hand -Soap +Calendar +Lever"


def test_without_a_bonus_in_hand_shows_it_and_foreshadows_as_many_as_top_cards() -> None:
    table = echoes(
        "purple: Chaturanga, Puppet; red: Oars, Archery; blue: Tools; hand: Bell, Sailing", "green: Clothing",
        supply={3: "Optics, Paper"},
    )  # fmt: skip
    table.dogma("Chaturanga")
    assert table.asked == []
    proofs = [event for event in table.events if event.kind == PROOF]
    assert [(event.seat, [card.name for card in event.cards]) for event in proofs] == [(0, ["Sailing", "Bell"])]
    assert forecast(table) == ["Optics"]
    assert table.me.hand == ["Bell", "Sailing"]
    assert table.supply(3)[0] == "Paper"


def test_an_empty_hand_foreshadows_without_proof() -> None:
    table = echoes("purple: Chaturanga", "", supply={1: "Oars"})
    table.dogma("Chaturanga")
    assert table.shown == []
    assert forecast(table) == ["Oars"]
    assert table.me.hand == []


def test_a_sharer_with_as_many_crowns_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "purple: Chaturanga", "green: Sailing; hand: Puppet, Bell",
        supply={1: "Oars", 2: "Calendar", 3: "Optics, Paper"},
    )  # fmt: skip
    table.dogma("Chaturanga")
    assert table.you.pile("purple") == ["Puppet"]
    assert table.you.hand == ["Bell", "Optics", "Paper"]
    assert forecast(table, "you") == []
    assert forecast(table) == ["Oars"]
    assert table.bonus
    assert table.me.hand == ["Calendar"]


def test_one_crown_fewer_does_not_share() -> None:
    table = echoes("purple: Chaturanga", "green: Clothing; hand: Puppet", supply={1: "Oars"})
    table.dogma("Chaturanga")
    assert table.changes == "me forecast +Oars"
    assert not table.bonus
