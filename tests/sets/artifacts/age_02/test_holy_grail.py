"""Holy Grail (2, yellow): AR144."""

from tests.sets.artifacts.tables import artifacts


def test_returns_a_card_and_claims_an_achievement_of_its_value_without_points() -> None:
    table = artifacts("yellow: Holy Grail; hand: Tools, Services", "")
    table.dogma("Holy Grail", me=["Services"])
    assert table.bottom_of_supply(9) == "Services"
    assert table.me.hand == ["Tools"]
    assert table.me.achievements == ["9"]


def test_a_value_that_is_not_available_claims_nothing() -> None:
    table = artifacts("yellow: Holy Grail; hand: Calendar", "", available="1, 3, Empire")
    table.dogma("Holy Grail")
    assert table.me.hand == []
    assert table.me.achievements == []


def test_only_one_of_several_is_claimed() -> None:
    table = artifacts("yellow: Holy Grail; hand: Tools", "", available="1, 1")
    table.dogma("Holy Grail")
    assert table.changes == "me hand -Tools; me achievements +1; available -1"


def test_an_empty_hand_claims_nothing() -> None:
    table = artifacts("yellow: Holy Grail", "")
    table.dogma("Holy Grail")
    assert table.me.achievements == []


def test_a_sharer_claims_first_and_brings_the_bonus() -> None:
    table = artifacts("yellow: Holy Grail; hand: Writing", "blue: Calendar; hand: Tools", supply={2: "Mapmaking"})
    table.dogma("Holy Grail")
    assert table.changes == "me hand -Writing +Mapmaking; you hand -Tools; you achievements +1; available -1"
    assert table.bonus


def test_one_leaf_fewer_does_not_share() -> None:
    table = artifacts("yellow: Holy Grail", "purple: Code of Laws; hand: Tools")
    table.dogma("Holy Grail")
    assert table.you.hand == ["Tools"]
    assert not table.bonus


def test_battleship_yamato_is_an_8_in_the_hand() -> None:  # AR080, ruling 81
    table = artifacts("yellow: Holy Grail; hand: Battleship Yamato", "")
    table.dogma("Holy Grail")
    assert table.changes == "me hand -Battleship Yamato; me achievements +8; available -8"
