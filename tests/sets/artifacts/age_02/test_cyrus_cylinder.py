"""Cyrus Cylinder (2, purple): AR147."""

import pytest

from splay.locale.catalogue import load
from splay.views.events import event_view
from splay.views.wording import Wording
from tests.sets.artifacts.tables import artifacts


def test_executes_another_top_purple_card_alone() -> None:
    table = artifacts("purple: Cyrus Cylinder", "purple: Mysticism; red: Metalworking", supply={1: "Oars"})
    table.dogma("Cyrus Cylinder")
    assert table.shown == ["Oars"]
    assert table.me.hand == ["Oars"]
    assert table.you.hand == []
    assert table.you.pile("purple") == ["Mysticism"]


def test_the_player_chooses_among_all_boards() -> None:
    table = artifacts("purple: Cyrus Cylinder", "purple: City States", "purple: Mysticism", supply={1: "Oars"})
    table.dogma("Cyrus Cylinder", me=["Mysticism"])
    assert table.asked == [("me", "card", ["city-states", "mysticism"])]
    assert table.me.hand == ["Oars"]


def test_a_demand_is_not_executed() -> None:
    table = artifacts("purple: Cyrus Cylinder", "purple: City States; red: Metalworking; green: The Wheel")
    table.dogma("Cyrus Cylinder")
    assert table.me.pile("red") == []
    assert table.you.pile("red") == ["Metalworking"]


def test_neither_itself_nor_covered_nor_other_colors_can_be_chosen() -> None:
    table = artifacts("purple: Cyrus Cylinder, Mysticism; red: Metalworking", "green: Sailing")
    table.dogma("Cyrus Cylinder")
    assert table.asked == []
    assert table.shown == []
    assert table.changes == "me purple splayed left"


def test_used_from_the_display_the_own_top_purple_card_is_another() -> None:
    table = artifacts("purple: Mysticism; display: Cyrus Cylinder", "", supply={1: "Oars"}, free_action=True)
    table.free("dogma:cyrus-cylinder")
    assert table.changes == "me hand +Oars; me display -Cyrus Cylinder"


def test_splays_a_color_left_on_any_board() -> None:
    table = artifacts(
        "purple: Cyrus Cylinder; blue: Tools, Writing; green: Sailing",
        "red: Oars, Archery",
        "yellow: Masonry, Agriculture",
    )
    table.dogma("Cyrus Cylinder", me=["Oars"])
    assert table.asked == [("me", "splay", ["tools", "oars", "masonry"])]
    assert table.you.splay("red") == "left"
    assert table.me.splay("blue") == "none"
    assert table.third.splay("yellow") == "none"


def test_the_only_color_that_can_be_splayed_is() -> None:  # decision 45
    table = artifacts("purple: Cyrus Cylinder, Mysticism; blue left: Tools, Writing", "green: Sailing")
    table.dogma("Cyrus Cylinder")
    assert table.asked == []
    assert table.me.splay("purple") == "left"


def test_a_color_splayed_otherwise_can_be_splayed_left() -> None:
    table = artifacts("purple: Cyrus Cylinder", "red up: Oars, Archery")
    table.dogma("Cyrus Cylinder")
    assert table.you.splay("red") == "left"


def test_no_color_to_splay_is_no_splay() -> None:
    table = artifacts("purple: Cyrus Cylinder", "red left: Oars, Archery")
    table.dogma("Cyrus Cylinder")
    assert table.asked == []
    assert table.you.splay("red") == "left"


def test_a_sharer_may_splay_my_color_which_brings_the_bonus() -> None:
    table = artifacts("purple: Cyrus Cylinder; red: Oars, Archery", "blue: Tools", supply={2: "Calendar"})
    table.dogma("Cyrus Cylinder")
    assert table.me.splay("red") == "left"
    assert table.bonus
    assert table.me.hand == ["Calendar"]


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts("purple: Cyrus Cylinder; red: Oars, Metalworking", "red: Archery", supply={2: "Calendar"})
    table.dogma("Cyrus Cylinder")
    assert table.me.splay("red") == "left"
    assert not table.bonus


def test_as_if_on_another_card_it_is_itself_another() -> None:  # ruling 60
    table = artifacts(
        "purple: Roundhay Garden Scene; score: Cyrus Cylinder",
        "purple: Mysticism",
        supply={1: "Oars", 2: "Philosophy, Fermenting"},
    )
    table.dogma("Roundhay Garden Scene", me=["Mysticism"])
    assert table.asked[0] == ("me", "card", ["cyrus-cylinder", "mysticism"])
    assert table.changes == (
        "me purple +Cyrus Cylinder; me purple splayed left; me hand +Oars; "
        "me score -Cyrus Cylinder +Fermenting +Philosophy"
    )


def test_a_team_mates_board_is_any_players() -> None:  # decision 34
    table = artifacts(
        "purple: Cyrus Cylinder", "", "purple: Mysticism; red: Oars, Archery", "", teams="13-24", supply={1: "Tools"}
    )
    table.dogma("Cyrus Cylinder")
    assert table.me.hand == ["Tools"]
    assert table.third.splay("red") == "left"


def test_a_fission_in_between_leaves_nothing_to_splay() -> None:  # decision 38
    table = artifacts(
        "purple: Cyrus Cylinder; green: Sailing, The Wheel; blue: Pottery; score: Fission",
        "purple: Roundhay Garden Scene",
        supply={10: "Miniaturization"},
    )
    table.dogma("Cyrus Cylinder")
    assert table.asked == []
    assert table.changes == (
        "me blue -Pottery; me green -Sailing -The Wheel; me purple -Cyrus Cylinder; me score -Fission; "
        "you purple -Roundhay Garden Scene; removed +Cyrus Cylinder +Ecology +Fission +Miniaturization +Pottery "
        "+Roundhay Garden Scene +Sailing +Satellites +The Wheel"
    )


@pytest.mark.parametrize(
    ("mine", "yours", "whose", "said"),
    [
        ("purple: Cyrus Cylinder", "red: Oars, Archery", "you", "Ann splayed red left on Bob's board."),
        ("purple: Cyrus Cylinder; red: Oars, Archery", "", "me", "Ann splayed red left."),
    ],
)
def test_the_story_says_who_makes_the_splay_and_on_whose_board(mine: str, yours: str, whose: str, said: str) -> None:
    table = artifacts(mine, yours).dogma("Cyrus Cylinder")
    assert table.changes == f"{whose} red splayed left"
    (splay,) = [event for event in table.events if event.kind == "splay"]
    assert Wording(load(), ["Ann", "Bob"], table.game.deck).sentence(event_view(splay, 1)) == said
