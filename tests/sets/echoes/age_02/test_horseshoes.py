"""Horseshoes (2, red): EC130; ruling 187."""

from splay.core.question import ASK_CARD
from tests.sets.echoes.tables import echoes, forecast


def test_foreshadows_a_2_then_takes_a_top_card_and_the_giver_melds_a_2() -> None:
    table = echoes("red: Horseshoes", "blue: Pottery", supply={2: "Calendar, Currency"})
    table.dogma("Horseshoes")
    assert table.asked == []
    assert forecast(table) == ["Calendar"]
    assert table.me.pile("blue") == ["Pottery"]
    assert table.you.pile("blue") == []
    assert table.you.pile("green") == ["Currency"]
    assert table.me.hand == []
    assert not table.bonus


def test_neither_a_castle_nor_a_factory_may_be_on_it() -> None:
    table = echoes(
        "red: Horseshoes; purple: Mysticism", "blue: Tools; red: Gunpowder; green: Sailing; yellow: Agriculture",
        supply={2: "Calendar, Currency"},
    )  # fmt: skip
    table.dogma("Horseshoes", you=["Agriculture"])
    assert table.asked == [("you", ASK_CARD, ["sailing", "agriculture"])]
    assert table.changes == (
        "me yellow +Agriculture; me forecast +Calendar; you green +Currency; you yellow -Agriculture"
    )


def test_without_a_fitting_top_card_nothing_is_drawn() -> None:  # ruling 187; a covered card is no top card
    table = echoes("red: Horseshoes", "red: Gunpowder, Optics; green: Invention", supply={2: "Calendar, Currency"})
    table.dogma("Horseshoes")
    assert table.changes == "me forecast +Calendar"
    assert table.supply(2)[0] == "Currency"


def test_its_echo_is_executed_for_another_card_where_the_splay_shows_it() -> None:
    table = echoes("red up: Oars, Horseshoes", "", supply={1: "Tools", 2: "Calendar"})
    table.dogma("Oars")
    assert forecast(table) == ["Calendar"]
    assert table.me.hand == ["Tools"]


def test_a_sharer_of_the_echo_effect_is_not_demanded_and_brings_the_bonus() -> None:
    table = echoes("red: Horseshoes", "blue: Tools; green: Sailing", supply={2: "Calendar, Currency, Philosophy"})
    table.dogma("Horseshoes")
    assert forecast(table, "you") == ["Calendar"]
    assert forecast(table) == ["Currency"]
    assert table.you.pile("green") == ["Sailing"]
    assert table.bonus
    assert table.me.hand == ["Philosophy"]


def test_no_castle_does_not_share() -> None:
    table = echoes("red: Horseshoes", "", supply={2: "Calendar, Currency"})
    table.dogma("Horseshoes")
    assert not table.bonus
    assert table.changes == "me forecast +Calendar"
