"""Holmegaard Bows (1, red): AR126."""

from tests.sets.artifacts.tables import artifacts

TWOS = {1: "Tools", 2: "Mathematics, Fermenting"}


def test_an_equal_number_of_leaves_gives_the_highest_top_card_with_a_castle() -> None:
    table = artifacts(
        "red: Holmegaard Bows", "blue: Calendar; red: Construction; yellow: Masonry; purple: Education", supply=TWOS
    )
    table.dogma("Holmegaard Bows")
    assert table.you.pile("red") == []
    assert table.you.pile("purple") == ["Education"]  # a near miss: higher, without a castle
    assert table.you.pile("yellow") == ["Masonry"]
    assert table.you.hand == ["Mathematics"]
    assert table.bonus
    assert table.me.hand == ["Construction", "Fermenting", "Tools"]


def test_the_compelled_player_chooses_among_equally_high_cards() -> None:
    table = artifacts("red: Holmegaard Bows", "blue: Pottery; red: Construction; purple: Monotheism", supply=TWOS)
    table.dogma("Holmegaard Bows", you=["Monotheism"])
    assert table.changes == "me hand +Fermenting +Monotheism +Tools; you purple -Monotheism; you hand +Mathematics"


def test_a_covered_card_with_a_castle_is_not_reached() -> None:
    table = artifacts("red: Holmegaard Bows", "blue: Pottery; red: Optics, Construction", supply=TWOS)
    table.dogma("Holmegaard Bows")
    assert table.changes == "me hand +Fermenting +Tools; you hand +Mathematics"


def test_one_leaf_fewer_is_not_compelled_and_draws_nothing() -> None:
    table = artifacts("red: Holmegaard Bows", "purple: Code of Laws; yellow: Masonry", supply=TWOS)
    table.dogma("Holmegaard Bows")
    assert table.you.pile("yellow") == ["Masonry"]
    assert table.you.hand == []
    assert not table.bonus
    assert table.me.hand == ["Mathematics"]
