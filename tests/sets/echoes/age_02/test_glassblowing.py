"""Glassblowing (2, green): EC131; rulings 11, 222, decision 8."""

from splay.core.event import PROOF
from splay.core.question import ASK_CARD
from tests.sets.echoes.tables import echoes, forecast


def test_scores_a_card_with_a_bonus_and_foreshadows_three_above_the_lowest_top_card() -> None:
    table = echoes(
        "green: Glassblowing; red: Construction; blue: Alchemy; hand: Puppet, Soap, Bell, Oars", "yellow: Masonry",
        supply={5: "Coal", "echoes 5": "end"},
    )  # fmt: skip
    table.dogma("Glassblowing", me=["Soap"])
    assert table.asked == [("me", ASK_CARD, ["soap", "puppet"])]
    assert table.me.score == ["Soap"]
    assert table.me.scored == 1
    assert table.me.hand == ["Bell", "Oars", "Puppet"]
    assert forecast(table) == ["Coal"]
    assert not table.bonus


def test_green_and_covered_cards_do_not_count() -> None:
    table = echoes("green: Glassblowing; blue: Alchemy, Pottery", "", supply={6: "Canning", "echoes 6": "end"})
    table.dogma("Glassblowing")
    assert forecast(table) == ["Canning"]


def test_without_another_color_a_3_is_foreshadowed() -> None:  # ruling 222
    table = echoes("green: Glassblowing, Sailing", "blue: Alchemy", supply={3: "Optics"})
    table.dogma("Glassblowing")
    assert forecast(table) == ["Optics"]


def test_above_10_the_game_ends() -> None:  # ruling 11
    table = echoes("green: Glassblowing; red: Mobility; score: Tools", "")
    table.dogma("Glassblowing")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])


def test_a_hand_without_a_bonus_is_shown_as_proof() -> None:  # decision 8
    table = echoes("green: Glassblowing; hand: Bell, Oars; purple: Flute", "", supply={4: "Anatomy"})
    table.dogma("Glassblowing")
    proofs = [event for event in table.events if event.kind == PROOF]
    assert [(event.seat, [card.name for card in event.cards]) for event in proofs] == [(0, ["Oars", "Bell"])]
    assert table.me.score == []
    assert forecast(table) == ["Anatomy"]


def test_an_empty_hand_scores_nothing() -> None:
    table = echoes("green: Glassblowing", "", supply={3: "Optics"})
    table.dogma("Glassblowing")
    assert table.asked == []
    assert table.shown == []
    assert table.changes == "me forecast +Optics"


def test_its_echo_is_executed_for_another_card_where_the_splay_shows_it() -> None:
    table = echoes("green left: Sailing, Glassblowing; hand: Puppet", "", supply={1: "Tools"})
    table.dogma("Sailing")
    assert table.changes == "me blue +Tools; me hand -Puppet; me score +Puppet"


def test_a_sharer_with_as_many_crowns_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "green: Glassblowing", "purple: City States; hand: Puppet", supply={2: "Calendar", 3: "Optics", 4: "Anatomy"}
    )
    table.dogma("Glassblowing")
    assert table.changes == (
        "me hand +Calendar; me forecast +Optics; you hand -Puppet; you score +Puppet; you forecast +Anatomy"
    )
    assert table.bonus


def test_one_crown_fewer_does_not_share() -> None:
    table = echoes("green: Glassblowing", "red: Oars; hand: Puppet", supply={3: "Optics"})
    table.dogma("Glassblowing")
    assert table.changes == "me forecast +Optics"
    assert not table.bonus
