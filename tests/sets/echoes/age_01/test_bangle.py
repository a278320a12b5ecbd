"""Bangle (1, red): EC115; rulings 10, 67, 95, 97, decisions 8, 14."""

from splay.core.event import PROOF
from splay.core.question import ASK_CARD
from tests.sets.echoes.tables import echoes, forecast


def test_tucks_a_red_card_and_foreshadows_a_3() -> None:  # decision 14
    table = echoes("red: Bangle; hand: Oars, Archery, Tools", "", supply={"echoes 3": "end", 3: "Paper, Optics"})
    table.dogma("Bangle", me=["Oars"])
    assert table.asked == [("me", ASK_CARD, ["archery", "oars"])]
    assert table.me.pile("red") == ["Bangle", "Oars"]
    assert table.me.tucked == 1
    assert forecast(table) == ["Paper"]
    assert table.me.hand == ["Archery", "Tools"]
    assert table.shown == []
    assert not table.bonus


def test_the_only_red_card_of_several_is_asked_for() -> None:  # going unasked would tell what else is in hand
    table = echoes("red: Bangle; hand: Oars, Tools", "", supply={"echoes 3": "end", 3: "Paper"})
    table.dogma("Bangle")
    assert table.asked == [("me", ASK_CARD, ["oars"])]
    assert table.changes == "me red +Oars tucked; me hand -Oars; me forecast +Paper"


def test_a_hand_without_a_red_card_is_shown_as_proof_and_the_3_foreshadowed() -> None:  # ruling 67, decision 8
    table = echoes("red: Bangle; hand: Tools, Sailing", "", supply={"echoes 3": "end", 3: "Paper"})
    table.dogma("Bangle")
    assert [[card.name for card in event.cards] for event in table.events if event.kind == PROOF] == [
        ["Tools", "Sailing"]
    ]
    assert table.me.hand == ["Sailing", "Tools"]
    assert table.me.tucked == 0
    assert forecast(table) == ["Paper"]


def test_an_empty_hand_only_foreshadows() -> None:
    table = echoes("red: Bangle", "", supply={3: "Paper"})
    table.dogma("Bangle")
    assert table.shown == []
    assert forecast(table) == ["Paper"]
    assert table.me.hand == []


def test_the_card_foreshadowed_follows_the_echoes_rule() -> None:  # rulings 10, 95, 97
    table = echoes("red: Bangle; hand: Bell", "", supply={"echoes 3": "end", 3: "Optics"})
    table.dogma("Bangle")
    assert table.me.pile("red") == ["Bangle"]
    assert forecast(table) == ["Optics"]


def test_a_sharer_with_as_many_castles_does_both_and_brings_the_bonus() -> None:
    table = echoes(
        "red: Bangle", "purple: Mysticism; hand: Oars", supply={1: "Tools", 3: "Paper, Optics", "echoes 3": "end"}
    )
    table.dogma("Bangle")
    assert table.changes == "me hand +Tools; me forecast +Optics; you red +Oars; you hand -Oars; you forecast +Paper"
    assert table.you.tucked == 1
    assert table.bonus


def test_no_castle_does_not_share() -> None:
    table = echoes("red: Bangle", "blue: Pottery; hand: Oars", supply={3: "Paper"})
    table.dogma("Bangle")
    assert table.changes == "me forecast +Paper"
    assert not table.bonus
