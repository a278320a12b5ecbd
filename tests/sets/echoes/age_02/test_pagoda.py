"""Pagoda (2, purple): EC135; rulings 10, 95, 258."""

from splay.core.event import PROOF
from splay.core.question import ASK_CARD
from tests.sets.echoes.tables import echoes, forecast


def test_tucks_a_card_of_the_drawn_cards_color_and_melds_the_drawn_card() -> None:
    table = echoes(
        "purple: Pagoda; red: Construction; hand: Bell, Oars, Archery, Tools", "", supply={3: "Optics, Paper"}
    )
    table.dogma("Pagoda", me=["Archery"])
    assert table.asked == [("me", ASK_CARD, ["archery", "oars"])]
    assert table.shown == ["Optics"]
    assert table.me.pile("red") == ["Optics", "Construction", "Archery"]
    assert table.me.tucked == 1
    assert table.me.hand == ["Bell", "Oars", "Tools"]
    assert forecast(table) == []
    assert not table.bonus


def test_without_another_card_of_the_color_the_hand_is_shown_and_the_card_foreshadowed() -> None:  # ruling 258
    table = echoes("purple: Pagoda; red: Construction; hand: Bell, Tools", "", supply={3: "Optics"})
    table.dogma("Pagoda")
    assert table.asked == []
    proofs = [event for event in table.events if event.kind == PROOF]
    assert [(event.seat, sorted([card.name for card in event.cards])) for event in proofs] == [
        (0, ["Bell", "Optics", "Tools"])
    ]
    assert forecast(table) == ["Optics"]
    assert table.me.hand == ["Bell", "Tools"]
    assert table.me.pile("red") == ["Construction"]
    assert table.me.tucked == 0


def test_a_hand_of_nothing_but_the_drawn_card_needs_no_proof() -> None:  # decision 8, hard case 21
    table = echoes("purple: Pagoda", "", supply={3: "Education"})
    table.dogma("Pagoda")
    assert ([event for event in table.events if event.kind == PROOF], table.asked) == ([], [])
    assert table.shown == ["Education"]
    assert forecast(table) == ["Education"]
    assert table.me.pile("purple") == ["Pagoda"]
    assert table.me.hand == []


def test_the_echoes_rule_holds_for_the_draw() -> None:  # rulings 10, 95
    table = echoes("purple: Pagoda; hand: Oars", "", supply={3: "end", 4: "Gunpowder", "echoes 4": "end"})
    table.dogma("Pagoda")
    assert table.changes == "me red +Gunpowder +Oars; me hand -Oars"


def test_a_sharer_with_as_many_castles_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "purple: Pagoda", "red: Archery; hand: Bangle, Paper", supply={2: "Calendar", 3: "Optics, Education"}
    )
    table.dogma("Pagoda")
    assert table.asked == [("you", ASK_CARD, ["bangle"])]
    assert table.you.pile("red") == ["Optics", "Archery", "Bangle"]
    assert table.you.hand == ["Paper"]
    assert forecast(table) == ["Education"]
    assert table.bonus
    assert table.me.hand == ["Calendar"]


def test_one_castle_fewer_does_not_share() -> None:
    table = echoes("purple: Pagoda", "blue: Tools; hand: Bangle", supply={3: "Education"})
    table.dogma("Pagoda")
    assert table.changes == "me forecast +Education"
    assert not table.bonus
