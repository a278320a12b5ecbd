"""Delft Pocket Telescope (4, blue): AR159."""

from tests.sets.artifacts.tables import artifacts


def test_reveals_the_one_that_has_an_icon_in_common() -> None:
    table = artifacts("blue: Delft Pocket Telescope; score: Tools", "", supply={5: "Chemistry", 6: "Canning"})
    table.dogma("Delft Pocket Telescope")
    assert table.bottom_of_supply(1) == "Tools"
    assert table.shown == ["Tools", "Chemistry"]  # decision 46; the other one stays unseen
    assert table.me.hand == ["Canning", "Chemistry"]
    assert table.me.score == []


def test_the_question_does_not_tell_that_only_one_matches() -> None:
    table = artifacts("blue: Delft Pocket Telescope; score: Tools", "", supply={5: "Chemistry", 6: "Canning"})
    table.dogma("Delft Pocket Telescope")
    assert table.asked == [("me", "card", ["chemistry"])]
    assert table.changes == "me hand +Canning +Chemistry; me score -Tools"


def test_chooses_which_one_to_reveal_if_both_match() -> None:
    table = artifacts("blue: Delft Pocket Telescope; score: Tools", "", supply={5: "Physics", 6: "Atomic Theory"})
    table.dogma("Delft Pocket Telescope", me=["Atomic Theory"])
    assert table.shown == ["Tools", "Atomic Theory"]
    assert table.changes == "me hand +Atomic Theory +Physics; me score -Tools"


def test_if_neither_matches_both_are_shown_and_returned_and_all_is_done_again() -> None:  # ruling 154
    table = artifacts(
        "blue: Delft Pocket Telescope; hand: Sailing; score: Oars, Tools, Writing",
        "",
        supply={5: "Coal, Physics", 6: "Canning, Machine Tools"},
    )
    table.dogma("Delft Pocket Telescope", me=["Oars", "Tools"])
    assert table.shown == ["Oars", "Coal", "Canning", "Tools", "Physics"]
    assert (table.bottom_of_supply(5), table.bottom_of_supply(6)) == ("Coal", "Canning")
    assert table.me.hand == ["Machine Tools", "Physics", "Sailing"]
    assert table.me.score == ["Writing"]


def test_the_picture_is_no_icon() -> None:  # ruling 154
    table = artifacts("blue: Delft Pocket Telescope; score: Mysticism", "", supply={5: "Coal", 6: "Atomic Theory"})
    table.dogma("Delft Pocket Telescope")
    assert table.changes == "me score -Mysticism; supply 5 -Coal +Coal; supply 6 -Atomic Theory +Atomic Theory"


def test_ends_with_the_last_scored_card() -> None:
    table = artifacts("blue: Delft Pocket Telescope; score: Oars", "", supply={5: "Coal", 6: "Canning"})
    table.dogma("Delft Pocket Telescope")
    assert table.me.score == table.me.hand == []
    assert (table.bottom_of_supply(5), table.bottom_of_supply(6)) == ("Coal", "Canning")


def test_two_cards_of_one_value_are_returned_in_the_chosen_order() -> None:  # decision 9
    table = artifacts("blue: Delft Pocket Telescope; score: Oars", "", supply={5: "end", 6: "Canning, Machine Tools"})
    table.dogma("Delft Pocket Telescope", me=["Machine Tools"])
    assert table.supply(6)[-2:] == ["Machine Tools", "Canning"]
    assert table.changes == "me score -Oars; supply 6 -Machine Tools +Machine Tools -Canning +Canning"


def test_draws_nothing_without_a_scored_card() -> None:
    table = artifacts("blue: Delft Pocket Telescope; hand: Tools", "")
    table.dogma("Delft Pocket Telescope")
    assert table.asked == []
    assert table.me.hand == ["Tools"]


def test_a_sharer_with_as_many_bulbs_goes_first_and_brings_the_bonus() -> None:
    table = artifacts(
        "blue: Delft Pocket Telescope",
        "blue: Tools; score: Writing",
        supply={4: "Anatomy", 5: "Chemistry", 6: "Canning"},
    )
    table.dogma("Delft Pocket Telescope")
    assert table.changes == "me hand +Anatomy; you hand +Canning +Chemistry; you score -Writing"
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts("blue: Delft Pocket Telescope", "red: Archery; score: Writing")
    table.dogma("Delft Pocket Telescope")
    assert table.you.score == ["Writing"]
