"""Watermill (2, yellow): EC134; rulings 191, 261, decision 8."""

from splay.core.event import PROOF, RETURN, REVEAL
from splay.core.question import ASK_CARD
from tests.sets.echoes.tables import echoes

PASS = ("me", ASK_CARD, ["pass"])


def test_tucks_a_card_with_a_bonus_and_draws_a_card_of_the_bonus() -> None:  # ruling 191: not of its value
    table = echoes("yellow: Watermill; hand: Puppet, Soap, Bell, Oars", "", supply={2: "Calendar", 3: "Optics"})
    table.dogma("Watermill", me=["Puppet"])
    assert table.asked == [("me", ASK_CARD, ["soap", "puppet"]), PASS]
    assert table.me.pile("purple") == ["Puppet"]
    assert table.me.tucked == 1
    assert table.me.hand == ["Bell", "Oars", "Optics", "Soap"]
    assert table.supply(2)[0] == "Calendar"
    assert table.shown == []
    assert not table.bonus


def test_a_hand_without_a_bonus_is_shown_as_proof_and_nothing_drawn() -> None:  # decision 8
    table = echoes("yellow: Watermill; hand: Bell, Oars; purple: Puppet", "", supply={1: "Tools", 3: "Optics"})
    table.dogma("Watermill")
    assert table.asked == []
    proofs = [event for event in table.events if event.kind == PROOF]
    assert [(event.seat, [card.name for card in event.cards]) for event in proofs] == [(0, ["Oars", "Bell"])]
    assert table.me.hand == ["Bell", "Oars"]
    assert table.me.tucked == 0


def test_an_empty_hand_does_nothing() -> None:
    table = echoes("yellow: Watermill", "", supply={1: "Tools"})
    table.dogma("Watermill")
    assert table.asked == []
    assert table.shown == []
    assert table.me.hand == []


def test_a_drawn_bonus_lets_one_return_a_card_and_repeat() -> None:  # ruling 261: the drawn card is shown
    table = echoes("yellow: Watermill; hand: Soap, Oars", "", supply={2: "Calendar", "echoes 2": "Horseshoes"})
    table.dogma("Watermill", me=["Oars"])
    assert table.asked == [
        ("me", ASK_CARD, ["soap"]),
        ("me", ASK_CARD, ["oars", "horseshoes", "pass"]),
        PASS,
    ]
    assert table.shown == ["Horseshoes"]
    assert table.bottom_of_supply(1) == "Oars"
    assert table.me.pile("red") == ["Horseshoes"]
    assert table.me.pile("yellow") == ["Watermill", "Soap"]
    assert table.me.tucked == 2
    assert table.me.hand == ["Calendar"]


def test_repeating_may_be_declined_and_then_shows_nothing() -> None:
    table = echoes("yellow: Watermill; hand: Soap, Oars", "", supply={2: "Calendar", "echoes 2": "Horseshoes"})
    table.dogma("Watermill", me=["pass"])
    assert table.shown == []
    assert table.changes == "me yellow +Soap tucked; me hand -Soap +Horseshoes"
    assert table.me.tucked == 1


def test_the_drawn_card_itself_may_be_returned() -> None:
    table = echoes("yellow: Watermill; hand: Soap, Oars", "", supply={"echoes 2": "Horseshoes"})
    table.dogma("Watermill", me=["Horseshoes"])
    assert table.shown == ["Horseshoes", "Oars"]  # the last as proof
    assert [event.kind for event in table.events if event.kind in (REVEAL, RETURN)] == [REVEAL, RETURN]
    assert table.game.supply("echoes", 2).cards[0].name == "Horseshoes"
    assert table.changes == "me yellow +Soap tucked; me hand -Soap; supply echoes 2 -Horseshoes +Horseshoes"
    assert table.me.tucked == 1


def test_repeats_as_long_as_bonuses_come_and_cards_are_returned() -> None:
    table = echoes(
        "yellow: Watermill; hand: Dice, Oars, Tools", "",
        supply={"echoes 1": "Bangle, Plumbing", 2: "Calendar"},
    )  # fmt: skip
    table.dogma("Watermill", me=["Tools", "Oars"])
    assert table.shown == ["Bangle", "Plumbing"]
    assert table.me.pile("blue") == ["Dice"]
    assert table.me.pile("red") == ["Bangle", "Plumbing"]
    assert table.me.tucked == 3
    assert table.supply(1)[-2:] == ["Tools", "Oars"]
    assert table.me.hand == ["Calendar"]


def test_with_and_without_a_bonus_the_same_is_asked() -> None:  # ruling 261
    kinds = []
    for drawn in ("Horseshoes", "Lever"):
        table = echoes("yellow: Watermill; hand: Soap, Oars", "", supply={"echoes 2": drawn})
        table.dogma("Watermill", me=["pass"] if drawn == "Horseshoes" else [])
        kinds.append([(event.kind, event.seat) for event in table.events])
        assert len(table.asked) == 2
        assert table.changes == f"me yellow +Soap tucked; me hand -Soap +{drawn}"
    assert kinds[0] == kinds[1]


def test_a_sharer_with_as_many_leaves_goes_first_and_brings_the_bonus() -> None:
    table = echoes("yellow: Watermill", "blue: Pottery; hand: Soap, Bell", supply={2: "Calendar, Currency"})
    table.dogma("Watermill")
    assert table.you.pile("yellow") == ["Soap"]
    assert table.you.hand == ["Bell", "Calendar"]
    assert table.bonus
    assert table.me.hand == ["Currency"]


def test_one_leaf_fewer_does_not_share() -> None:
    table = echoes("yellow: Watermill", "blue: Calendar; hand: Soap")
    table.dogma("Watermill")
    assert table.you.hand == ["Soap"]
    assert not table.bonus
