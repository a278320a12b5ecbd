"""Coke (5, red): EC159."""

from tests.core.rules.reports import effects
from tests.sets.echoes.tables import echoes, forecast

COKE = "Coke"


def test_a_six_without_a_factory_is_shown_and_foreshadowed() -> None:
    table = echoes(f"red: {COKE}", "", supply={4: "Anatomy", 6: "Atomic Theory, Canning"})
    table.dogma(COKE)
    assert effects(table) == [("me", COKE, "echo"), ("me", COKE, "dogma")]
    assert table.shown == ["Atomic Theory"]
    assert forecast(table) == ["Atomic Theory"]
    assert table.me.pile("yellow") == ["Anatomy"]
    assert table.me.tucked == 1
    assert table.supply(6)[:1] == ["Canning"]
    assert (table.me.hand, table.asked) == ([], [])


def test_sixes_with_a_factory_are_melded_until_one_has_none() -> None:
    table = echoes(f"red: {COKE}", "", supply={4: "Anatomy", 6: "Canning, Machine Tools, Encyclopedia"})
    table.dogma(COKE)
    assert table.me.pile("yellow") == ["Canning", "Anatomy"]
    assert table.me.pile("red") == ["Machine Tools", COKE]
    assert forecast(table) == ["Encyclopedia"]
    assert table.shown == ["Canning", "Machine Tools", "Encyclopedia"]
    assert table.me.hand == []


def test_a_higher_card_drawn_for_lack_of_sixes_is_judged_alike() -> None:
    table = echoes(f"red: {COKE}", "", supply={6: "end", 7: "Railroad, Lighting", 4: "Gunpowder"})
    table.dogma(COKE)
    assert table.changes == "me red +Gunpowder tucked; me purple +Railroad; me forecast +Lighting"


def test_a_hand_without_echoes_cards_draws_one() -> None:  # EC017: revealed, and then foreshadowed
    table = echoes(f"red: {COKE}; hand: Tools", "", supply={"echoes 6": "Kaleidoscope, Dentures", "echoes 4": "Toilet"})
    table.dogma(COKE)
    assert table.changes == "me purple +Toilet; me forecast +Kaleidoscope"


def test_covered_and_splayed_right_its_echo_comes_before_the_top_card() -> None:
    table = echoes(f"red right: Oars, {COKE}", "blue: Tools", supply={4: "Anatomy", 1: "Domestication"})
    table.dogma("Oars")
    assert effects(table)[0] == ("me", COKE, "echo")
    assert table.changes == "me yellow +Anatomy; me hand +Domestication"


def test_as_many_factories_share() -> None:
    table = echoes(
        f"red: {COKE}",
        "green: Electricity",
        supply={4: "Anatomy, Reformation", 6: "Encyclopedia, Democracy, Canning", 5: "Physics"},
    )
    table.dogma(COKE)
    assert table.bonus
    assert table.changes == (
        "me purple +Reformation; me hand +Physics; me forecast +Democracy; you yellow +Anatomy; "
        "you forecast +Encyclopedia"
    )


def test_one_factory_fewer_does_not_share() -> None:
    table = echoes(f"red: {COKE}", "green: Invention", supply={6: "Encyclopedia", 4: "Colonialism"})
    table.dogma(COKE)
    assert not table.bonus
    assert table.changes == "me red +Colonialism tucked; me forecast +Encyclopedia"
