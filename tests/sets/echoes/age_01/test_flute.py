"""Flute (1, purple): EC125; ruling 67."""

from splay.core.event import PROOF
from splay.core.question import ASK_CARD, ASK_SPLAY
from tests.sets.echoes.tables import echoes


def test_may_splay_any_one_color_left() -> None:
    table = echoes(
        "purple: Flute; blue: Tools, Writing; red right: Oars, Archery; green left: Sailing, Clothing; yellow: Masonry",
        "", supply={1: "Pottery"},
    )  # fmt: skip
    table.dogma("Flute", me=["red"])
    assert table.asked == [("me", ASK_SPLAY, ["color:blue", "color:red", "pass"])]
    assert table.me.splay("red") == "left"
    assert table.me.splay("blue") == "none"
    assert table.me.hand == ["Pottery"]
    assert not table.bonus


def test_splaying_may_be_declined() -> None:
    table = echoes("purple: Flute; blue: Tools, Writing", "", supply={1: "Pottery"})
    table.dogma("Flute", me=["pass"])
    assert table.changes == "me hand +Pottery"


def test_demands_the_return_of_a_card_with_a_bonus() -> None:
    table = echoes("purple: Flute", "hand: Puppet, Soap, Ruler, Oars", supply={1: "Pottery"})
    table.dogma("Flute", you=["Soap"])
    assert table.asked == [("you", ASK_CARD, ["soap", "puppet"])]
    assert table.game.supply("echoes", 1).cards[0].name == "Soap"
    assert table.changes == "me hand +Pottery; you hand -Soap"
    assert not table.bonus


def test_a_hand_without_a_bonus_is_shown_as_proof() -> None:  # ruling 67
    table = echoes("purple: Flute", "hand: Ruler, Oars; score: Puppet", supply={1: "Pottery"})
    table.dogma("Flute")
    proofs = [event for event in table.events if event.kind == PROOF]
    assert [(event.seat, [card.name for card in event.cards]) for event in proofs] == [(1, ["Oars", "Ruler"])]
    assert table.changes == "me hand +Pottery"


def test_an_empty_hand_returns_nothing() -> None:
    table = echoes("purple: Flute", "", supply={1: "Pottery"})
    table.dogma("Flute")
    assert table.shown == ["Pottery"]
    assert table.changes == "me hand +Pottery"


def test_a_drawn_bonus_draws_another_1() -> None:
    table = echoes("purple: Flute; hand: Oars", "", supply={"echoes 1": "Soap", 1: "Pottery, Tools"})
    table.dogma("Flute")
    assert table.shown == ["Soap"]
    assert table.me.hand == ["Oars", "Pottery", "Soap"]
    assert table.supply(1)[0] == "Tools"


def test_a_drawn_card_without_a_bonus_draws_no_more() -> None:
    table = echoes("purple: Flute; hand: Oars", "", supply={"echoes 1": "Ruler", 1: "Pottery"})
    table.dogma("Flute")
    assert table.shown == ["Ruler"]
    assert table.me.hand == ["Oars", "Ruler"]


def test_a_sharer_with_a_crown_splays_and_draws_is_not_demanded_and_brings_the_bonus() -> None:
    table = echoes(
        "purple: Flute; hand: Bell", "red: Oars, Archery; hand: Puppet", supply={1: "Pottery, Tools, Writing"}
    )
    table.dogma("Flute", you=["red"])
    assert table.you.splay("red") == "left"
    assert table.you.hand == ["Pottery", "Puppet"]
    assert table.bonus
    assert table.me.hand == ["Bell", "Tools", "Writing"]


def test_no_crown_does_not_share_but_is_demanded() -> None:
    table = echoes("purple: Flute", "red: Archery, Metalworking; hand: Bangle", supply={1: "Pottery"})
    table.dogma("Flute")
    assert table.asked == []
    assert table.changes == "me hand +Pottery; you hand -Bangle"
    assert table.game.supply("echoes", 1).cards[0].name == "Bangle"
    assert not table.bonus
