"""Molasses Reef Caravel (4, green): AR162."""

from tests.sets.artifacts.tables import artifacts

CARAVEL = "Molasses Reef Caravel"


def test_returns_draws_melds_scores_and_returns() -> None:
    table = artifacts(
        f"green: {CARAVEL}; blue: Pottery; hand: Tools, Writing; score: Oars",
        "",
        supply={4: "Experimentation, Gunpowder, Anatomy"},
    )
    table.dogma(CARAVEL, me=["Writing", "Anatomy", "Oars"])
    assert [sorted(keys) for _, _, keys in table.asked[1:]] == [
        ["experimentation"],
        ["anatomy", "gunpowder"],
        ["anatomy", "oars"],
    ]
    assert table.supply(1)[-3:] == ["Writing", "Tools", "Oars"]
    assert table.me.pile("blue") == ["Experimentation", "Pottery"]
    assert table.me.score == ["Anatomy"]
    assert table.me.scored == 1
    assert table.me.hand == ["Gunpowder"]


def test_chooses_among_several_blue_cards() -> None:
    table = artifacts(f"green: {CARAVEL}", "", supply={4: "Experimentation, Printing Press, Anatomy"})
    table.dogma(CARAVEL, me=["Printing Press", "Experimentation"])
    assert table.asked[0] == ("me", "card", ["experimentation", "printing-press"])
    assert table.me.pile("blue") == ["Printing Press"]
    assert table.me.hand == ["Anatomy"]
    assert table.bottom_of_supply(4) == "Experimentation"


def test_without_a_blue_card_the_hand_is_shown_and_the_rest_happens() -> None:  # ruling 67
    table = artifacts(f"green: {CARAVEL}; blue: Tools", "", supply={4: "Invention, Gunpowder, Anatomy"})
    table.dogma(CARAVEL, me=["Gunpowder"])
    assert sorted(table.shown) == ["Anatomy", "Gunpowder", "Invention"]
    assert table.me.pile("blue") == ["Tools"]
    assert table.me.hand == ["Anatomy", "Invention"]
    assert table.me.score == []  # the one just scored was the only one to return
    assert table.bottom_of_supply(4) == "Gunpowder"
    assert table.me.scored == 1


def test_draws_higher_cards_if_the_supply_is_empty() -> None:
    table = artifacts(f"green: {CARAVEL}", "", supply={4: "Anatomy, end", 5: "Physics, Coal"})
    table.dogma(CARAVEL, me=["Coal"])
    assert table.me.pile("blue") == ["Physics"]
    assert table.me.hand == ["Anatomy"]
    assert table.bottom_of_supply(5) == "Coal"


def test_a_sharer_with_as_many_bulbs_brings_the_bonus() -> None:
    table = artifacts(
        f"green: {CARAVEL}",
        "purple: Philosophy",
        supply={4: "Experimentation, Gunpowder, Anatomy, Printing Press, Invention, Enterprise, Reformation"},
    )
    table.dogma(CARAVEL, you=["Anatomy"], me=["Enterprise"])
    assert table.changes == (
        "me blue +Printing Press; me hand +Invention +Reformation; you blue +Experimentation; you hand +Gunpowder; "
        "supply 4 -Anatomy +Anatomy -Enterprise +Enterprise"
    )
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts(f"green: {CARAVEL}", "blue: Tools; hand: Oars", supply={4: "Experimentation, Gunpowder, Anatomy"})
    table.dogma(CARAVEL, me=["Gunpowder"])
    assert table.changes == "me blue +Experimentation; me hand +Anatomy; supply 4 -Gunpowder +Gunpowder"
    assert not table.bonus
