"""Octant (5, red): EC160; ruling 187."""

from tests.core.rules.reports import effects
from tests.sets.echoes.tables import echoes, forecast

OCTANT = "Octant"


def test_takes_a_top_card_with_a_leaf_whose_owner_foreshadows_a_six() -> None:
    table = echoes(f"red: {OCTANT}", "blue: Pottery, Tools", supply={6: "Canning, Encyclopedia"})
    table.dogma(OCTANT)
    assert effects(table) == [("you", OCTANT, "demand"), ("me", OCTANT, "dogma")]
    assert table.me.pile("blue") == ["Pottery"]
    assert table.you.pile("blue") == ["Tools"]
    assert (forecast(table, "you"), forecast(table)) == (["Canning"], ["Encyclopedia"])
    assert table.asked == []
    assert table.shown == []


def test_takes_a_top_card_with_a_factory() -> None:
    table = echoes(f"red: {OCTANT}", "blue: Chemistry", supply={6: "Canning, Encyclopedia"})
    table.dogma(OCTANT)
    assert table.changes == "me blue +Chemistry; me forecast +Encyclopedia; you blue -Chemistry; you forecast +Canning"


def test_the_demanded_player_chooses_among_those_that_are_not_red() -> None:
    table = echoes(
        f"red: {OCTANT}",
        "blue: Physics; red: Coal; green: The Wheel; yellow: Statistics; purple: Mysticism",
        supply={6: "Canning, Encyclopedia"},
    )
    table.dogma(OCTANT, you=["Statistics"])
    assert table.asked == [("you", "card", ["physics", "statistics"])]
    assert table.changes == (
        "me yellow +Statistics; me forecast +Encyclopedia; you yellow -Statistics; you forecast +Canning"
    )


def test_without_a_fitting_top_card_nothing_is_foreshadowed() -> None:  # ruling 187
    table = echoes(f"red: {OCTANT}", "red: Coal; green: The Wheel; blue: Tools, Pottery", supply={6: "Canning"})
    table.dogma(OCTANT)
    assert table.you.pile("red") == ["Coal"]
    assert table.you.pile("blue") == ["Tools", "Pottery"]
    assert forecast(table, "you") == []
    assert forecast(table) == ["Canning"]


def test_as_many_crowns_share_and_are_not_demanded_of() -> None:
    table = echoes(
        f"red: {OCTANT}",
        "blue: Translation; purple: Reformation",
        supply={5: "Coal", 6: "Canning, Encyclopedia"},
    )
    table.dogma(OCTANT)
    assert table.you.pile("purple") == ["Reformation"]
    assert (forecast(table, "you"), forecast(table)) == (["Canning"], ["Encyclopedia"])
    assert table.bonus
    assert table.me.hand == ["Coal"]


def test_one_crown_fewer_is_demanded_of() -> None:
    table = echoes(f"red: {OCTANT}", "green: Mapmaking; purple: Reformation", supply={6: "Canning, Encyclopedia"})
    table.dogma(OCTANT)
    assert table.changes == (
        "me purple +Reformation; me forecast +Encyclopedia; you purple -Reformation; you forecast +Canning"
    )
    assert not table.bonus


def test_seven_cards_in_the_forecast_are_destiny() -> None:  # EC094
    table = echoes(f"red: {OCTANT}; forecast: Tools, Writing, Pottery, Oars, Sailing, Masonry", "")
    table.dogma(OCTANT)
    assert len(forecast(table)) == 7
    assert table.me.achievements == ["Destiny"]
