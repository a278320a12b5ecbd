"""Novel (3, purple): EC145; rulings 36, 37."""

import pytest

from splay.core.event import DRAW, SPLAY
from tests.sets.echoes.tables import echoes

DRAWS = {3: "Paper", "echoes 3": "Almanac"}


def test_draws_two_3s() -> None:
    table = echoes("purple: Novel", "", supply=DRAWS)
    table.dogma("Novel")
    assert table.asked == []
    assert table.me.hand == ["Almanac", "Paper"]
    assert table.me.achievements == []


def test_may_splay_purple_left() -> None:
    board = "purple: Novel, Mysticism; red: Oars, Archery; green: Sailing"
    table = echoes(board, "", supply=DRAWS)
    table.dogma("Novel", me=["purple"])
    assert table.asked == [("me", "splay", ["color:purple", "pass"])]
    assert table.changes == "me purple splayed left; me hand +Almanac +Paper"
    assert [event.kind for event in table.events if event.kind in (DRAW, SPLAY)] == [DRAW, DRAW, SPLAY]
    table = echoes(board, "", supply=DRAWS)
    table.dogma("Novel", me=["pass"])
    assert table.changes == "me hand +Almanac +Paper"


@pytest.mark.parametrize(
    "board",
    [
        "red: Archery; green: The Wheel; blue: Tools",
        "red: Archery; blue: Tools; yellow: Perspective",
        "blue: Tools",
        "red: Oars; yellow: Domestication",
    ],
)
def test_all_top_cards_but_purple_with_an_icon_in_common_claim_supremacy(board: str) -> None:  # EC104, ruling 37
    table = echoes(f"purple: Novel; {board}", "", supply=DRAWS)
    table.dogma("Novel")
    assert table.changes == "me hand +Almanac +Paper; me achievements +Supremacy; available -Supremacy"


@pytest.mark.parametrize(
    "board",
    [
        "green: Navigation",
        "red: Optics; blue: Translation",
        "red: Oars; green: Navigation",
        "red: Archery; green: The Wheel; blue: Writing",
        "blue: Pottery; red: Oars",
        "red: Archery; green: Sailing, The Wheel",
    ],
)
def test_crowns_pictures_covered_cards_and_a_card_without_the_icon_claim_nothing(board: str) -> None:
    table = echoes(f"purple: Novel; {board}", "", supply=DRAWS)
    table.dogma("Novel")
    assert table.changes == "me hand +Almanac +Paper"


def test_the_icon_in_common_need_not_be_on_purple_and_purple_alone_claims_nothing() -> None:  # ruling 37
    table = echoes("purple: Novel, Mysticism", "", supply=DRAWS)
    table.dogma("Novel", me=["pass"])
    assert table.changes == "me hand +Almanac +Paper"


def test_supremacy_that_is_gone_cannot_be_claimed() -> None:  # ruling 28
    table = echoes("purple: Novel; blue: Tools", "achievements: Supremacy", supply=DRAWS)
    table.dogma("Novel")
    assert table.changes == "me hand +Almanac +Paper"


def test_its_echo_effect_alone_is_executed_under_another_card() -> None:
    table = echoes("purple left: Education, Novel; hand: Almanac", "", supply={3: "Paper, Compass"})
    table.dogma("Education")
    assert table.me.hand == ["Almanac", "Paper"]


def test_a_sharer_with_as_many_crowns_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "purple: Novel",
        "purple: City States, Mysticism; blue: Tools; red: Construction",
        supply={3: "Paper, Compass, Optics", "echoes 3": "Almanac, Katana"},
    )
    table.dogma("Novel", you=["purple"])
    assert table.you.hand == ["Almanac", "Paper"]
    assert table.you.splay("purple") == "left"
    assert table.you.achievements == ["Supremacy"]
    assert table.bonus
    assert table.me.hand == ["Compass", "Katana", "Optics"]


def test_one_crown_fewer_does_not_share() -> None:
    table = echoes("purple: Novel", "purple: Mysticism; blue: Tools", supply=DRAWS)
    table.dogma("Novel")
    assert table.changes == "me hand +Almanac +Paper"
    assert not table.bonus
