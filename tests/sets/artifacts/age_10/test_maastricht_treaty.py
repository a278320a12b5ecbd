"""Maastricht Treaty (10, green): AR222."""

from tests.sets.artifacts.tables import artifacts


def test_the_most_cards_in_the_score_pile_win() -> None:  # ruling 183
    table = artifacts("green: Maastricht Treaty; score: Tools, Oars", "score: Software").dogma("Maastricht Treaty")
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], "Maastricht Treaty")


def test_as_many_cards_do_not() -> None:
    table = artifacts("green: Maastricht Treaty; score: Software", "score: Tools").dogma("Maastricht Treaty")
    assert table.result is None


def test_each_player_must_have_fewer() -> None:
    table = artifacts("green: Maastricht Treaty; score: Tools, Oars", "", "score: Sailing, Archery")
    table.dogma("Maastricht Treaty")
    assert table.result is None


def test_what_others_have_together_does_not_count() -> None:
    table = artifacts("green: Maastricht Treaty; score: Tools, Oars", "score: Writing", "score: Sailing")
    table.dogma("Maastricht Treaty")
    assert table.result is not None
    assert table.result.winners == ["me"]


def test_no_cards_at_all_do_not_win() -> None:
    table = artifacts("green: Maastricht Treaty", "hand: Tools").dogma("Maastricht Treaty")
    assert table.result is None


def test_a_partner_must_have_fewer_too() -> None:  # ruling 105, decision 34
    table = artifacts("green: Maastricht Treaty; score: Tools", "", "score: Oars", "", teams="13-24")
    table.dogma("Maastricht Treaty")
    assert table.result is None


def test_partners_win_together() -> None:
    table = artifacts("green: Maastricht Treaty; score: Tools", "", "", "", teams="13-24").dogma("Maastricht Treaty")
    assert table.result is not None
    assert table.result.winners == ["me", "third"]


def test_a_player_out_of_the_game_has_no_say() -> None:  # ruling 247
    table = artifacts("green: Maastricht Treaty; score: Tools", "", "out: yes; score: Oars, Sailing")
    table.dogma("Maastricht Treaty")
    assert table.result is not None
    assert table.result.winners == ["me"]


def test_a_sharer_wins_first() -> None:
    table = artifacts("green: Maastricht Treaty; score: Tools", "blue: Translation; score: Oars, Sailing")
    table.dogma("Maastricht Treaty")
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_a_sharer_with_fewer_cards_changes_nothing() -> None:
    table = artifacts("green: Maastricht Treaty; score: Tools", "blue: Translation").dogma("Maastricht Treaty")
    assert table.result is not None
    assert table.result.winners == ["me"]


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts("green: Maastricht Treaty", "green: Currency; score: Oars").dogma("Maastricht Treaty")
    assert table.result is None
