"""Cross of Coronado (4, purple): AR166."""

from tests.sets.artifacts.tables import artifacts

FIVE = "Tools, Oars, Sailing, Masonry, Mysticism"
FIVE_MORE = "Writing, Archery, Clothing, Agriculture, Philosophy"


def test_five_cards_of_five_colors_win() -> None:
    table = artifacts(f"purple: Cross of Coronado; hand: {FIVE}", "")
    table.dogma("Cross of Coronado")
    assert sorted(table.shown) == ["Masonry", "Mysticism", "Oars", "Sailing", "Tools"]
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], "Cross of Coronado")


def test_six_cards_of_five_colors_do_not_win() -> None:  # ruling 152
    table = artifacts(f"purple: Cross of Coronado; hand: {FIVE}, Writing", "")
    table.dogma("Cross of Coronado")
    assert len(table.shown) == 6
    assert table.result is None


def test_five_cards_of_four_colors_do_not_win() -> None:  # ruling 152
    table = artifacts("purple: Cross of Coronado; hand: Tools, Oars, Sailing, Masonry, Writing", "")
    table.dogma("Cross of Coronado")
    assert table.result is None


def test_four_cards_of_four_colors_do_not_win() -> None:
    table = artifacts("purple: Cross of Coronado; hand: Tools, Oars, Sailing, Masonry", "")
    table.dogma("Cross of Coronado")
    assert table.result is None
    assert table.me.hand == ["Masonry", "Oars", "Sailing", "Tools"]


def test_an_empty_hand_shows_nothing() -> None:
    table = artifacts("purple: Cross of Coronado", "")
    table.dogma("Cross of Coronado")
    assert table.shown == []
    assert table.result is None


def test_a_sharer_can_win() -> None:  # ruling 139
    table = artifacts(f"purple: Cross of Coronado; hand: {FIVE}", f"green: Navigation; hand: {FIVE_MORE}")
    table.dogma("Cross of Coronado")
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_revealing_brings_the_bonus() -> None:  # decision 11
    table = artifacts("purple: Cross of Coronado", "green: Navigation; hand: Tools", supply={4: "Anatomy"})
    table.dogma("Cross of Coronado")
    assert table.shown == ["Tools"]
    assert table.bonus
    assert table.me.hand == ["Anatomy"]


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts("purple: Cross of Coronado", f"green: Currency; hand: {FIVE}")
    table.dogma("Cross of Coronado")
    assert table.result is None
    assert table.shown == []
