"""Deodorant (3, yellow): EC143; ruling 62."""

from tests.sets.echoes.tables import echoes


def test_melds_a_3_and_without_a_castle_draws_a_4() -> None:
    table = echoes("yellow: Deodorant; hand: Tools, Novel", "", supply={3: "Paper, Compass", 4: "Anatomy"})
    table.dogma("Deodorant")
    assert table.asked == []
    assert table.me.pile("green") == ["Paper"]
    assert table.me.hand == ["Anatomy", "Novel", "Tools"]
    assert table.supply(3)[0] == "Compass"


def test_with_a_castle_on_top_melds_another_3() -> None:
    table = echoes(
        "yellow: Deodorant; blue: Tools; red: Gunpowder; hand: Novel", "", supply={3: "Paper, Optics", 4: "Anatomy"}
    )
    table.dogma("Deodorant")
    assert table.me.pile("green") == ["Paper"]
    assert table.me.pile("red") == ["Optics", "Gunpowder"]
    assert table.me.hand == ["Novel"]
    assert table.supply(4)[0] == "Anatomy"


def test_the_castle_may_be_on_the_card_just_melded() -> None:
    table = echoes("yellow: Deodorant", "", supply={3: "Alchemy, Optics"})
    table.dogma("Deodorant")
    assert table.me.pile("blue") == ["Alchemy"]
    assert table.me.pile("red") == ["Optics"]
    assert table.me.hand == []


def test_a_covered_castle_does_not_count() -> None:
    table = echoes("yellow: Deodorant; red: Oars", "", supply={3: "Optics", 4: "Anatomy"})
    table.dogma("Deodorant")
    assert table.me.pile("red") == ["Optics", "Oars"]
    assert table.me.hand == ["Anatomy"]


def test_a_castle_seen_on_a_covered_card_does_not_count() -> None:
    table = echoes("yellow: Deodorant; red left: Optics, Oars", "", supply={3: "Paper", 4: "Anatomy"})
    table.dogma("Deodorant")
    assert table.me.pile("green") == ["Paper"]
    assert table.me.hand == ["Anatomy"]


def test_it_goes_on_when_it_is_covered() -> None:  # ruling 62
    table = echoes("yellow: Deodorant", "", supply={3: "Machinery, Paper"})
    table.dogma("Deodorant")
    assert table.me.pile("yellow") == ["Machinery", "Deodorant"]
    assert table.me.pile("green") == ["Paper"]


def test_its_echo_effect_alone_is_executed_under_another_card() -> None:
    table = echoes("yellow right: Canal Building, Deodorant; hand: Novel", "", supply={3: "Paper, Optics"})
    table.dogma("Canal Building", me=["no"])
    assert table.me.pile("green") == ["Paper"]
    assert table.supply(3)[0] == "Optics"


def test_a_sharer_with_as_many_crowns_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "yellow: Deodorant",
        "purple: Code of Laws",
        supply={3: "Paper, Optics, Compass", 4: "Anatomy, Gunpowder", "echoes 3": "Novel"},
    )
    table.dogma("Deodorant")
    assert table.you.pile("green") == ["Paper"]
    assert table.me.pile("red") == ["Optics"]
    assert table.you.hand == ["Anatomy"]
    assert table.bonus
    assert table.me.hand == ["Gunpowder", "Novel"]


def test_one_crown_fewer_does_not_share() -> None:
    table = echoes("yellow: Deodorant", "red: Oars", supply={3: "Paper, Optics", 4: "Anatomy"})
    table.dogma("Deodorant")
    assert table.changes == "me green +Paper; me hand +Anatomy"
    assert not table.bonus
