"""Necronomicon (3, purple): AR156."""

from splay.playing import PlayedTable
from tests.sets.artifacts.tables import artifacts

ME = "purple: Necronomicon; red left: Oars, Archery; blue up: Tools, Writing; hand: Sailing, Currency; score: Calendar"


def drawing(card: str) -> PlayedTable:
    """A table at which I use the Necronomicon and draw this card."""
    table = artifacts(ME, "", supply={3: f"{card}, Feudalism", 9: "Genetics"})
    table.dogma("Necronomicon")
    assert table.shown == [card]
    return table


def test_yellow_returns_the_hand_with_the_drawn_card() -> None:  # ruling 258
    table = drawing("Machinery")
    assert table.me.hand == []
    assert [table.bottom_of_supply(age) for age in (1, 2, 3)] == ["Sailing", "Currency", "Machinery"]
    assert table.me.score == ["Calendar"]
    assert (table.me.splay("red"), table.me.splay("blue")) == ("left", "up")


def test_yellow_lets_the_player_choose_the_order() -> None:  # decision 9
    table = artifacts("purple: Necronomicon; hand: Sailing, Oars", "", supply={3: "Medicine"})
    table.dogma("Necronomicon", me=["Oars"])
    assert table.supply(1)[-2:] == ["Oars", "Sailing"]
    assert table.bottom_of_supply(3) == "Medicine"
    assert table.changes == "me hand -Oars -Sailing; supply 3 -Medicine +Medicine"


def test_green_unsplays_all_piles() -> None:
    table = drawing("Paper")
    assert (table.me.splay("red"), table.me.splay("blue")) == ("none", "none")
    assert table.me.hand == ["Currency", "Paper", "Sailing"]
    assert table.me.score == ["Calendar"]


def test_green_leaves_the_piles_of_others() -> None:
    table = artifacts("purple: Necronomicon", "red left: Oars, Archery", supply={3: "Paper"})
    table.dogma("Necronomicon")
    assert table.changes == "me hand +Paper"


def test_red_returns_the_score_pile() -> None:
    table = drawing("Optics")
    assert table.me.score == []
    assert table.bottom_of_supply(2) == "Calendar"
    assert table.me.hand == ["Currency", "Optics", "Sailing"]
    assert table.me.splay("red") == "left"


def test_blue_draws_a_9() -> None:
    table = drawing("Alchemy")
    assert table.me.hand == ["Alchemy", "Currency", "Genetics", "Sailing"]
    assert table.me.score == ["Calendar"]


def test_purple_does_nothing_more() -> None:  # ruling 151
    table = drawing("Education")
    assert table.me.hand == ["Currency", "Education", "Sailing"]
    assert table.me.score == ["Calendar"]
    assert (table.me.splay("red"), table.me.splay("blue")) == ("left", "up")


def test_asks_nothing_of_players_who_have_nothing() -> None:
    for card, changes in (
        ("Machinery", "supply 3 -Machinery +Machinery"),
        ("Paper", "me hand +Paper"),
        ("Optics", "me hand +Optics"),
    ):
        table = artifacts("purple: Necronomicon", "", supply={3: card})
        assert table.dogma("Necronomicon").changes == changes
        assert table.asked == []


def test_a_sharer_with_as_many_leaves_goes_first_and_brings_the_bonus() -> None:
    table = artifacts(
        "purple: Necronomicon; score: Tools",
        "yellow: Agriculture; score: Oars",
        supply={3: "Optics, Alchemy, Paper", 9: "Specialization"},
    )
    table.dogma("Necronomicon")
    assert table.changes == "me hand +Alchemy +Paper +Specialization; you hand +Optics; you score -Oars"
    assert table.bonus


def test_one_leaf_fewer_does_not_share() -> None:
    table = artifacts(
        "purple: Necronomicon", "yellow: Fermenting; score: Oars", supply={3: "Alchemy, Optics", 9: "Services"}
    )
    table.dogma("Necronomicon")
    assert table.changes == "me hand +Alchemy +Services"
