"""Scissors (2, green): EC132; decision 34."""

import pytest

from splay.core.question import ASK_BRANCH, ASK_CARD
from splay.playing import OffScript
from tests.sets.echoes.tables import echoes

BRANCHES = ("me", ASK_BRANCH, ["branch:1", "branch:2"])


def test_takes_a_bottom_card_then_melds_one_card_and_scores_another() -> None:
    table = echoes("green: Scissors, Clothing, Sailing; red: Oars, Archery; hand: Tools", "purple: Philosophy")
    table.dogma("Scissors", me=["Sailing", "Sailing", 2, "Tools", 1])
    assert table.asked == [
        ("me", ASK_CARD, ["archery", "sailing"]),
        ("me", ASK_CARD, ["tools", "sailing", "pass"]),
        BRANCHES,
        ("me", ASK_CARD, ["tools", "pass"]),
        BRANCHES,
    ]
    assert table.me.pile("green") == ["Scissors", "Clothing"]
    assert table.me.score == ["Sailing"]
    assert table.me.scored == 1
    assert table.me.pile("blue") == ["Tools"]
    assert table.me.pile("red") == ["Oars", "Archery"]
    assert table.me.hand == []
    assert not table.bonus


def test_at_most_two_cards_are_chosen_and_both_may_go_the_same_way() -> None:
    table = echoes("green: Scissors, Sailing; hand: Tools, Bell, Oars", "")
    table.dogma("Scissors", me=["Tools", 2, "Bell", 2])
    assert table.changes == "me green -Sailing; me hand -Bell -Tools +Sailing; me score +Bell +Tools"
    table = echoes("green: Scissors, Sailing; hand: Tools, Bell, Oars", "")
    table.dogma("Scissors", me=["Tools", 1, "Oars", 1])
    assert table.changes == "me blue +Tools; me red +Oars; me green -Sailing; me hand -Oars -Tools +Sailing"


def test_each_is_decided_as_it_is_chosen() -> None:
    table = echoes("green: Scissors, Sailing; hand: Tools", "")
    with pytest.raises(OffScript, match="no answer left for me: <card"):
        table.dogma("Scissors", me=["Tools", 1])
    assert table.me.pile("blue") == ["Tools"]


def test_one_or_none_may_be_chosen() -> None:
    table = echoes("green: Scissors, Sailing; hand: Tools", "")
    table.dogma("Scissors", me=["Tools", 2, "pass"])
    assert table.changes == "me green -Sailing; me hand -Tools +Sailing; me score +Tools"
    table = echoes("green: Scissors, Sailing; hand: Tools", "")
    table.dogma("Scissors", me=["pass"])
    assert table.changes == "me green -Sailing; me hand +Sailing"


def test_a_colors_only_card_is_its_bottom_card() -> None:
    table = echoes("green: Scissors", "")
    table.dogma("Scissors", me=["Scissors", 1])
    assert table.asked == [("me", ASK_CARD, ["scissors", "pass"]), BRANCHES]
    assert table.me.pile("green") == ["Scissors"]
    assert table.me.hand == []


def test_a_top_paper_of_any_board_comes_into_the_score_pile() -> None:
    table = echoes("green: Scissors, Sailing", "blue: Pottery", "green: Paper, Clothing")
    table.dogma("Scissors", me=["pass"])
    assert table.changes == "me green -Sailing; me hand +Sailing; me score +Paper; third green -Paper"
    assert table.me.scored == 0


def test_ones_own_paper_comes_too() -> None:
    table = echoes("green: Scissors, Sailing; hand: Paper", "")
    table.dogma("Scissors", me=["Paper", 1, "pass"])
    assert table.changes == "me green -Sailing; me hand -Paper +Sailing; me score +Paper"


def test_a_covered_paper_or_one_elsewhere_stays() -> None:
    table = echoes("green: Scissors, Sailing", "green: Clothing, Paper")
    table.dogma("Scissors", me=["pass"])
    assert table.changes == "me green -Sailing; me hand +Sailing"
    table = echoes("green: Scissors, Sailing", "hand: Paper; green: Compass")
    table.dogma("Scissors", me=["pass"])
    assert table.changes == "me green -Sailing; me hand +Sailing"


def test_a_team_mates_paper_comes_too() -> None:  # decision 34
    table = echoes("green: Scissors, Sailing", "", "green: Paper", "", teams="13-24")
    table.dogma("Scissors", me=["pass"])
    assert table.changes == "me green -Sailing; me hand +Sailing; me score +Paper; third green -Paper"


def test_its_echo_is_executed_for_another_card_where_the_splay_shows_it() -> None:
    table = echoes("green right: The Wheel, Scissors, Clothing", "", supply={1: "Oars, Tools", "echoes 1": "Bell"})
    table.dogma("The Wheel")
    assert table.asked == []
    assert table.me.hand == ["Bell", "Clothing", "Oars"]
    assert table.me.pile("green") == ["The Wheel", "Scissors"]


def test_a_sharer_with_a_castle_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "green: Scissors, Sailing", "red: Oars, Archery; green: Paper", supply={2: "Calendar", "echoes 2": "Lever"}
    )
    table.dogma("Scissors", you=["Archery", "Archery", 2], me=["pass"])
    assert table.changes == (
        "me green -Sailing; me hand +Lever +Sailing; you red -Archery; you green -Paper; you score +Archery +Paper"
    )
    assert table.bonus


def test_no_castle_does_not_share() -> None:
    table = echoes("green: Scissors, Sailing", "green: Clothing, Compass")
    table.dogma("Scissors", me=["pass"])
    assert table.changes == "me green -Sailing; me hand +Sailing"
    assert not table.bonus
