"""Dice (1, blue): EC112; rulings 9, 95."""

from tests.sets.echoes.tables import echoes


def test_draws_and_melds_a_card_of_the_drawn_cards_bonus() -> None:
    table = echoes("blue: Dice; hand: Oars", "", supply={"echoes 1": "Puppet", 3: "Paper"})
    table.dogma("Dice")
    assert table.asked == []
    assert table.shown == ["Puppet"]
    assert table.me.hand == ["Oars", "Puppet"]
    assert table.me.pile("green") == ["Paper"]
    assert not table.bonus


def test_another_bonus_is_another_value() -> None:
    table = echoes("blue: Dice; hand: Oars", "", supply={"echoes 1": "Soap", 2: "Calendar"})
    table.dogma("Dice")
    assert table.me.hand == ["Oars", "Soap"]
    assert table.me.pile("blue") == ["Calendar", "Dice"]


def test_an_echoes_card_without_a_bonus_is_only_drawn() -> None:
    table = echoes("blue: Dice; hand: Oars", "", supply={"echoes 1": "Ruler", 1: "Archery"})
    table.dogma("Dice")
    assert table.shown == ["Ruler"]
    assert table.me.hand == ["Oars", "Ruler"]
    assert table.me.pile("blue") == ["Dice"]
    assert table.supply(1)[0] == "Archery"


def test_a_base_card_is_only_drawn() -> None:  # ruling 95: an empty hand draws one
    table = echoes("blue: Dice", "", supply={"echoes 1": "Puppet", 1: "Archery, Tools"})
    table.dogma("Dice")
    assert table.shown == ["Archery"]
    assert table.me.hand == ["Archery"]
    assert table.me.pile("red") == []
    assert table.supply(1)[0] == "Tools"


def test_the_second_draw_goes_on_to_the_next_age_with_cards() -> None:  # ruling 9
    table = echoes("blue: Dice; hand: Oars", "", supply={"echoes 1": "Puppet", 3: "end", 4: "Gunpowder"})
    table.dogma("Dice")
    assert table.changes == "me red +Gunpowder; me hand +Puppet"


def test_a_sharer_with_as_many_crowns_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "blue: Dice; hand: Bangle",
        "green: Sailing; hand: Oars",
        supply={"echoes 1": "Puppet", 1: "Archery, Tools, Writing", 3: "Paper"},
    )
    table.dogma("Dice")
    assert table.you.hand == ["Oars", "Puppet"]
    assert table.you.pile("green") == ["Paper", "Sailing"]
    assert table.bonus
    assert table.me.hand == ["Archery", "Bangle", "Tools"]


def test_one_crown_fewer_does_not_share() -> None:
    table = echoes("blue: Dice; hand: Bangle", "green: Clothing", supply={1: "Archery"})
    table.dogma("Dice")
    assert table.you.hand == []
    assert table.me.hand == ["Archery", "Bangle"]
    assert not table.bonus
