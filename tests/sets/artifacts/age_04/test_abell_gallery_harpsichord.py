"""Abell Gallery Harpsichord (4, purple): AR167."""

from tests.sets.artifacts.tables import artifacts

HARPSICHORD = "Abell Gallery Harpsichord"


def test_scores_a_card_of_each_value_that_a_single_top_card_has() -> None:
    table = artifacts(
        f"purple: {HARPSICHORD}; green: Currency, Paper; red: Oars; blue: Tools",
        "",
        supply={2: "Calendar", 4: "Anatomy"},
    )
    table.dogma(HARPSICHORD)
    assert table.me.score == ["Anatomy", "Calendar"]
    assert table.me.scored == 2
    assert table.asked == []


def test_values_ascend_and_are_not_looked_at_again() -> None:  # ruling 72
    table = artifacts(
        f"purple: {HARPSICHORD}; red: Oars; green: Compass",
        "",
        supply={1: "end", 2: "end", 3: "Alchemy, Paper", 4: "Reformation"},
    )
    table.dogma(HARPSICHORD)
    scored = [card.name for event in table.events if event.kind == "score" for card in event.cards]
    assert scored == ["Alchemy", "Paper", "Reformation"]
    assert table.changes == "me score +Alchemy +Paper +Reformation"


def test_values_that_several_top_cards_have_bring_nothing() -> None:
    table = artifacts(f"purple: {HARPSICHORD}; red: Gunpowder; blue: Tools; green: Sailing", "")
    table.dogma(HARPSICHORD)
    assert table.me.score == []


def test_battleship_yamato_is_an_11_whose_draw_ends_the_game() -> None:  # ruling 81, decision 22
    table = artifacts(f"purple: {HARPSICHORD}; red: Battleship Yamato; blue: Rocketry", "", supply={4: "Anatomy"})
    table.dogma(HARPSICHORD)
    assert len(table.me.score) == 2
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])


def test_a_sharer_with_as_many_leaves_goes_first_and_brings_the_bonus() -> None:
    table = artifacts(f"purple: {HARPSICHORD}", "yellow: Machinery", supply={3: "Paper", 4: "Anatomy, Enterprise"})
    table.dogma(HARPSICHORD)
    assert table.you.score == ["Paper"]
    assert table.me.score == ["Anatomy"]
    assert table.bonus
    assert table.me.hand == ["Enterprise"]


def test_one_leaf_fewer_does_not_share() -> None:
    table = artifacts(f"purple: {HARPSICHORD}", "green: Sailing", supply={4: "Colonialism"})
    table.dogma(HARPSICHORD)
    assert table.changes == "me score +Colonialism"
    assert not table.bonus
