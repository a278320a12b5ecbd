"""Plumbing (1, red): EC117; rulings 38, 52."""

from splay.core.question import ASK_CARD
from tests.sets.echoes.tables import echoes


def test_scores_a_bottom_card_of_any_color() -> None:
    table = echoes("red: Plumbing, Oars; blue: Tools, Writing, Pottery; green: Sailing", "blue: Calendar")
    table.dogma("Plumbing", me=["Pottery"])
    assert table.asked == [("me", ASK_CARD, ["pottery", "oars", "sailing"])]
    assert table.me.score == ["Pottery"]
    assert table.me.scored == 1
    assert table.me.pile("blue") == ["Tools", "Writing"]
    assert table.me.pile("red") == ["Plumbing", "Oars"]
    assert table.me.pile("green") == ["Sailing"]
    assert table.you.pile("blue") == ["Calendar"]
    assert not table.bonus


def test_a_colors_only_card_is_its_bottom_card() -> None:
    table = echoes("red: Plumbing", "")
    table.dogma("Plumbing")
    assert table.asked == []
    assert table.me.score == ["Plumbing"]
    assert table.me.pile("red") == []


def test_its_echo_is_executed_for_another_card_where_the_splay_shows_it() -> None:
    table = echoes("red right: Metalworking, Plumbing, Oars", "", supply={1: "Sailing"})
    table.dogma("Metalworking")
    assert table.me.score == ["Oars"]
    assert table.me.pile("red") == ["Metalworking", "Plumbing"]
    assert table.me.hand == ["Sailing"]


def test_its_echo_is_not_executed_where_the_splay_hides_it() -> None:  # ruling 38: top left
    table = echoes("red left: Metalworking, Plumbing, Oars", "", supply={1: "Sailing"})
    table.dogma("Metalworking")
    assert table.me.score == []
    assert table.me.hand == ["Sailing"]


def test_a_sharer_with_a_castle_scores_their_own_and_brings_the_bonus() -> None:
    table = echoes("red: Plumbing, Oars", "purple: City States, Mysticism", supply={1: "Tools"})
    table.dogma("Plumbing")
    assert table.changes == "me red -Oars; me hand +Tools; me score +Oars; you purple -Mysticism; you score +Mysticism"
    assert table.you.scored == 1
    assert table.bonus


def test_no_castle_does_not_share() -> None:
    table = echoes("red: Plumbing", "blue: Pottery")
    table.dogma("Plumbing")
    assert table.changes == "me red -Plumbing; me score +Plumbing"
    assert not table.bonus


def test_executed_without_its_echo_effect_it_does_nothing() -> None:  # ruling 52
    table = echoes("blue: Computers, Tools; hand: Bell", "", supply={10: "Plumbing!"})
    table.dogma("Computers")
    assert table.me.pile("red") == ["Plumbing"]
    assert table.me.pile("blue") == ["Computers", "Tools"]
    assert table.me.score == []
