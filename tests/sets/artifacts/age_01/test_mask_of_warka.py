"""Mask of Warka (1, purple): AR135."""

from splay.core.question import ASK_COLOR
from splay.core.symbols import COLOR_NAMES
from tests.sets.artifacts.tables import artifacts


def test_the_only_one_with_the_color_returns_it_and_claims_its_values() -> None:
    table = artifacts("purple: Mask of Warka; hand: Tools, Calendar, Oars", "hand: Archery")
    table.dogma("Mask of Warka", me=["blue"])
    assert table.asked == [("me", ASK_COLOR, [f"color:{color}" for color in COLOR_NAMES])]
    assert table.shown == ["Tools", "Calendar", "Archery"]  # ruling 257: the last as proof
    assert table.bottom_of_supply(1) == "Tools"
    assert table.bottom_of_supply(2) == "Calendar"
    assert table.me.hand == ["Oars"]
    assert table.me.achievements == ["1", "2"]  # no points are needed


def test_two_cards_of_one_value_claim_one_achievement_and_go_in_the_chosen_order() -> None:
    table = artifacts("purple: Mask of Warka; hand: Calendar, Mathematics", "")
    table.dogma("Mask of Warka", me=["blue", "Calendar"])
    assert table.supply(2)[-2:] == ["Calendar", "Mathematics"]
    assert table.changes == "me hand -Calendar -Mathematics; me achievements +2; available -2"


def test_a_value_that_is_not_available_claims_nothing() -> None:
    table = artifacts("purple: Mask of Warka; hand: Tools, Calendar", "", available="1, 3, Empire")
    table.dogma("Mask of Warka", me=["blue"])
    assert table.me.hand == []
    assert table.me.achievements == ["1"]


def test_every_achievement_of_the_value_is_claimed() -> None:  # ruling 143
    table = artifacts("purple: Mask of Warka; hand: Tools", "", available="1, 1, 2")
    table.dogma("Mask of Warka", me=["blue"])
    assert table.changes == "me hand -Tools; me achievements +1 +1; available -1 -1"


def test_if_another_player_reveals_too_nothing_is_returned_or_claimed() -> None:
    table = artifacts("purple: Mask of Warka; hand: Tools", "hand: Writing, Oars")
    table.dogma("Mask of Warka", me=["blue"])
    assert table.shown == ["Tools", "Writing"]
    assert table.me.hand == ["Tools"]
    assert table.you.hand == ["Oars", "Writing"]
    assert table.me.achievements == []


def test_if_only_another_player_reveals_nothing_is_returned_or_claimed() -> None:
    table = artifacts("purple: Mask of Warka; hand: Oars", "hand: Writing")
    table.dogma("Mask of Warka", me=["blue"])
    assert table.shown == ["Oars", "Writing"]
    assert table.you.hand == ["Writing"]
    assert table.me.achievements == []
    assert table.you.achievements == []


def test_empty_hands_do_nothing() -> None:
    table = artifacts("purple: Mask of Warka", "")
    table.dogma("Mask of Warka", me=["blue"])
    assert table.shown == []
    assert table.me.achievements == []


def test_a_team_mate_is_another_player() -> None:  # decision 34
    table = artifacts("purple: Mask of Warka; hand: Tools", "", "hand: Writing", "", teams="13-24")
    table.dogma("Mask of Warka", me=["blue"])
    assert table.me.hand == ["Tools"]
    assert table.me.achievements == []


def test_a_sharer_may_make_others_reveal_which_brings_the_bonus() -> None:  # rulings 56, 257
    table = artifacts("purple: Mask of Warka; hand: Oars", "red: Metalworking", supply={1: "Tools"})
    table.dogma("Mask of Warka", you=["red"], me=["green"])
    assert table.bonus
    assert table.me.hand == ["Oars", "Tools"]


def test_a_sharer_for_whom_all_hands_are_only_proof_brings_none() -> None:  # ruling 257
    table = artifacts("purple: Mask of Warka; hand: Oars", "red: Metalworking; hand: Sailing")
    table.dogma("Mask of Warka", you=["blue"], me=["blue"])
    assert sorted(set(table.shown)) == ["Oars", "Sailing"]
    assert not table.bonus


def test_one_castle_fewer_does_not_share() -> None:
    table = artifacts("purple: Mask of Warka", "red: Oars; hand: Tools")
    table.dogma("Mask of Warka", me=["green"])
    assert table.you.hand == ["Tools"]
    assert not table.bonus
