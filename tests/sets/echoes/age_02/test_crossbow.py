"""Crossbow (2, red): EC129; decisions 8, 34."""

from splay.core.event import PROOF
from splay.core.question import ASK_CARD, ASK_PLAYER
from tests.sets.echoes.tables import echoes


def test_takes_a_card_with_a_bonus_into_the_score_pile() -> None:
    table = echoes("red: Crossbow", "hand: Puppet, Soap, Ruler, Oars")
    table.dogma("Crossbow", you=["Puppet"])
    assert table.asked == [("you", ASK_CARD, ["soap", "puppet"])]
    assert table.me.score == ["Puppet"]
    assert table.me.scored == 0
    assert table.you.hand == ["Oars", "Ruler", "Soap"]
    assert not table.bonus


def test_a_hand_without_a_bonus_is_shown_as_proof() -> None:  # decision 8
    table = echoes("red: Crossbow", "hand: Ruler, Oars; score: Puppet; purple: Flute")
    table.dogma("Crossbow")
    proofs = [event for event in table.events if event.kind == PROOF]
    assert [(event.seat, [card.name for card in event.cards]) for event in proofs] == [(1, ["Oars", "Ruler"])]
    assert table.me.score == []
    assert table.you.score == ["Puppet"]


def test_then_a_card_goes_from_hand_to_another_players_board() -> None:
    table = echoes("red: Crossbow; hand: Tools, Sailing", "blue left: Writing, Pottery")
    table.dogma("Crossbow", me=["Tools"])
    assert table.asked == [("me", ASK_CARD, ["sailing", "tools"])]
    assert table.you.pile("blue") == ["Tools", "Writing", "Pottery"]
    assert table.you.splay("blue") == "left"
    assert table.me.hand == ["Sailing"]


def test_the_player_chooses_to_whom_it_goes() -> None:
    table = echoes("red: Crossbow; hand: Tools", "", "")
    table.dogma("Crossbow", me=["third"])
    assert table.asked == [("me", ASK_PLAYER, ["player:1", "player:2"])]
    assert table.changes == "me hand -Tools; third blue +Tools"


def test_a_team_mate_is_another_player() -> None:  # decision 34
    table = echoes("red: Crossbow; hand: Tools", "", "", "", teams="13-24")
    table.dogma("Crossbow", me=["third"])
    assert table.changes == "me hand -Tools; third blue +Tools"


def test_empty_hands_do_nothing() -> None:
    table = echoes("red: Crossbow; score: Tools", "", "")
    table.dogma("Crossbow")
    assert table.asked == []
    assert table.shown == []
    assert table.me.score == ["Tools"]


def test_a_sharer_is_not_demanded_and_may_give_to_the_launcher_which_brings_the_bonus() -> None:
    table = echoes("red: Crossbow", "purple: Mysticism; hand: Puppet", "hand: Oars", supply={2: "Calendar"})
    table.dogma("Crossbow", you=["me"])
    assert table.changes == "me purple +Puppet; me hand +Calendar; you hand -Puppet"
    assert table.bonus


def test_one_castle_fewer_does_not_share_but_is_demanded() -> None:
    table = echoes("red: Crossbow", "blue: Tools; hand: Puppet, Oars")
    table.dogma("Crossbow")
    assert table.me.score == ["Puppet"]
    assert table.you.hand == ["Oars"]
    assert not table.bonus
