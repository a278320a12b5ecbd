"""Beauvais Cathedral Clock (3, green): AR153."""

from tests.sets.artifacts.tables import artifacts


def test_splays_the_drawn_cards_color_right_and_keeps_the_card() -> None:  # ruling 151
    table = artifacts(
        "green: Beauvais Cathedral Clock; red left: Oars, Archery; blue: Tools, Writing", "", supply={4: "Gunpowder"}
    )
    table.dogma("Beauvais Cathedral Clock")
    assert table.shown == ["Gunpowder"]
    assert table.me.hand == ["Gunpowder"]
    assert table.me.splay("red") == "right"
    assert table.me.splay("blue") == "none"  # a near miss: another color
    assert table.asked == []


def test_a_single_card_is_not_splayed() -> None:
    table = artifacts("green: Beauvais Cathedral Clock; red: Oars", "", supply={4: "Gunpowder"})
    table.dogma("Beauvais Cathedral Clock")
    assert table.me.splay("red") == "none"
    assert table.me.hand == ["Gunpowder"]


def test_without_cards_of_the_color_the_card_is_only_drawn() -> None:
    table = artifacts("green: Beauvais Cathedral Clock", "red: Oars, Archery", supply={4: "Gunpowder"})
    table.dogma("Beauvais Cathedral Clock")
    assert table.me.hand == ["Gunpowder"]
    assert table.you.splay("red") == "none"


def test_a_sharer_with_as_many_crowns_goes_first_and_brings_the_bonus() -> None:
    table = artifacts(
        "green: Beauvais Cathedral Clock",
        "red: Optics; blue: Tools, Writing",
        supply={3: "Paper", 4: "Experimentation, Gunpowder"},
    )
    table.dogma("Beauvais Cathedral Clock")
    assert table.you.splay("blue") == "right"
    assert table.you.hand == ["Experimentation"]
    assert table.bonus
    assert table.me.hand == ["Gunpowder", "Paper"]


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts("green: Beauvais Cathedral Clock", "green: Currency", supply={4: "Colonialism"})
    table.dogma("Beauvais Cathedral Clock")
    assert table.changes == "me hand +Colonialism"
