"""Seikan Tunnel (10, green): AR223."""

import pytest

from tests.sets.artifacts.tables import artifacts


def test_the_color_with_the_most_visible_cards_wins() -> None:  # ruling 183
    table = artifacts(
        "green: Seikan Tunnel; red left: Oars, Archery, Metalworking",
        "blue up: Tools, Writing; yellow: Masonry, Agriculture, Domestication, Fermenting",
    )
    table.dogma("Seikan Tunnel")
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], "Seikan Tunnel")


def test_covered_cards_of_an_unsplayed_color_are_not_visible() -> None:  # ruling 40
    table = artifacts("green: Seikan Tunnel; red: Oars, Archery, Metalworking", "blue up: Tools, Writing")
    table.dogma("Seikan Tunnel")
    assert table.result is None


def test_a_tie_with_another_player_does_not_win() -> None:  # decision 44
    table = artifacts("green: Seikan Tunnel; red left: Oars, Archery", "", "blue right: Tools, Writing")
    table.dogma("Seikan Tunnel")
    assert table.result is None


def test_what_others_show_together_does_not_count() -> None:
    table = artifacts("green: Seikan Tunnel; red left: Oars, Archery", "red: Coal", "blue: Tools; red: Gunpowder")
    table.dogma("Seikan Tunnel")
    assert table.result is not None
    assert table.result.winners == ["me"]


def test_a_tie_between_colors_of_ones_own_wins() -> None:  # decision 44
    table = artifacts("green: Seikan Tunnel; red left: Oars, Archery; blue right: Tools, Writing", "red: Coal")
    table.dogma("Seikan Tunnel")
    assert table.result is not None
    assert table.result.winners == ["me"]


def test_a_single_card_beats_empty_boards() -> None:
    table = artifacts("green: Seikan Tunnel").dogma("Seikan Tunnel")
    assert table.result is not None


@pytest.mark.parametrize(("partner", "wins"), [("red: Coal", True), ("blue up: Tools, Writing", False)])
def test_a_partner_is_another_player(partner: str, wins: bool) -> None:  # decision 34
    table = artifacts("green: Seikan Tunnel; red left: Oars, Archery", "", partner, "", teams="13-24")
    table.dogma("Seikan Tunnel")
    assert (table.result is not None) == wins


def test_a_sharer_wins_first() -> None:
    table = artifacts("green: Seikan Tunnel", "blue: Rocketry; red left: Oars, Archery").dogma("Seikan Tunnel")
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_one_clock_fewer_does_not_share() -> None:
    table = artifacts("green: Seikan Tunnel", "blue: Computers; red left: Oars, Archery").dogma("Seikan Tunnel")
    assert table.result is None
    assert not table.bonus
