"""Candles (1, red): EC116; rulings 67, 188, decision 34."""

from splay.core.event import PROOF
from splay.core.question import ASK_CARD
from tests.sets.echoes.tables import echoes


def test_draws_a_3_if_everybody_else_has_more_points() -> None:  # the visible bonus of Candles counts
    table = echoes("red: Candles", "score: Calendar", "score: Paper", supply={3: "Optics"})
    table.dogma("Candles")
    assert (table.me.points, table.you.points) == (1, 2)
    assert table.me.hand == ["Optics"]
    assert not table.bonus


def test_an_equal_score_is_not_higher() -> None:
    table = echoes("red: Candles", "score: Tools", "score: Paper", supply={3: "Optics"})
    table.dogma("Candles")
    assert (table.me.points, table.you.points) == (1, 1)
    assert table.me.hand == []


def test_one_with_fewer_points_is_enough_to_draw_nothing() -> None:
    table = echoes("red: Candles; score: Calendar", "score: Tools", "score: Paper", supply={3: "Optics"})
    table.dogma("Candles")
    assert table.me.hand == []


def test_a_team_mate_is_another_player() -> None:  # decision 34, against ruling 105
    table = echoes("red: Candles", "score: Paper", "", "score: Compass", teams="13-24", supply={3: "Optics"})
    table.dogma("Candles")
    assert table.me.hand == []


def test_takes_a_card_with_a_castle_and_the_giver_draws_a_1() -> None:
    table = echoes("red: Candles", "hand: Oars, Tools, Sailing", supply={"echoes 1": "Bell"})
    table.dogma("Candles", you=["Tools"])
    assert table.asked == [("you", ASK_CARD, ["tools", "oars"])]
    assert table.me.hand == ["Tools"]
    assert table.you.hand == ["Bell", "Oars", "Sailing"]
    assert table.shown == []
    assert not table.bonus


def test_a_hand_without_castles_is_shown_as_proof_and_nothing_drawn() -> None:  # ruling 67
    table = echoes("red: Candles", "hand: Sailing, Writing", supply={"echoes 1": "Bell"})
    table.dogma("Candles")
    proofs = [event for event in table.events if event.kind == PROOF]
    assert [(event.seat, [card.name for card in event.cards]) for event in proofs] == [(1, ["Writing", "Sailing"])]
    assert table.me.hand == []
    assert table.you.hand == ["Sailing", "Writing"]


def test_an_empty_hand_gives_and_draws_nothing() -> None:
    table = echoes("red: Candles", "", supply={1: "Oars"})
    table.dogma("Candles")
    assert table.you.hand == []
    assert table.shown == []


def test_a_sharer_of_the_echo_effect_is_not_demanded_and_brings_the_bonus() -> None:
    table = echoes(
        "red: Candles; score: Paper", "blue: Calendar; hand: Oars", supply={1: "Tools", "echoes 3": "end", 3: "Optics"}
    )
    table.dogma("Candles")
    assert table.you.hand == ["Oars", "Optics"]
    assert table.bonus
    assert table.me.hand == ["Tools"]


def test_no_bulb_does_not_share_but_is_demanded() -> None:
    table = echoes("red: Candles; score: Paper", "blue: Pottery; hand: Oars", supply={1: "Tools", 3: "Optics"})
    table.dogma("Candles")
    assert table.you.hand == ["Tools"]
    assert table.me.hand == ["Oars"]
    assert not table.bonus
