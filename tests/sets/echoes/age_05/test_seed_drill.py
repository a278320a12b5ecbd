"""Seed Drill (5, green): EC162, EC082, EC083; ruling 99."""

from tests.core.rules.reports import effects
from tests.sets.echoes.tables import echoes

DRILL = "Seed Drill"


def test_the_demanded_player_returns_a_low_top_card() -> None:
    table = echoes(f"green: {DRILL}", "blue: Mathematics, Alchemy; red: Engineering; hand: Tools")
    table.dogma(DRILL, me=[3, "no"])
    assert effects(table) == [("you", DRILL, "demand"), ("me", DRILL, "dogma")]
    assert table.you.pile("blue") == ["Alchemy"]
    assert table.you.pile("red") == ["Engineering"]
    assert table.you.hand == ["Tools"]
    assert table.bottom_of_supply(2) == "Mathematics"


def test_the_demanded_player_chooses_among_ones_and_twos() -> None:
    table = echoes(f"green: {DRILL}", "blue: Mathematics; red: Oars; yellow: Perspective; purple: Education")
    table.dogma(DRILL, you=["Oars"], me=[3, "no"])
    assert table.asked[0] == ("you", "card", ["mathematics", "oars"])
    assert table.you.pile("red") == []
    assert table.you.pile("blue") == ["Mathematics"]


def test_top_cards_of_three_or_more_stay_also_over_low_ones() -> None:
    table = echoes(f"green: {DRILL}", "red: Engineering, Oars; purple: Education")
    table.dogma(DRILL, me=[3, "no"])
    assert table.you.pile("red") == ["Engineering", "Oars"]


def test_may_make_the_bottom_card_of_the_base_supply_available() -> None:  # ruling 99
    table = echoes(f"green: {DRILL}", "", supply={4: "Anatomy, Enterprise, end"}, available="2, 3")
    bottom = table.game.supply("echoes", 4).cards
    table.dogma(DRILL, me=[4, "yes"])
    assert table.asked == [("me", "value", ["value:3", "value:4", "value:5"]), ("me", "may", ["yes", "no"])]
    assert sorted([card.age for card in table.game.available.cards]) == [2, 3, 4]
    assert table.card("Enterprise") in table.game.available.cards
    assert table.supply(4) == ["Anatomy"]
    assert table.game.supply("echoes", 4).cards == bottom
    assert table.shown == []


def test_several_achievements_of_a_value_may_be_available() -> None:  # EC090
    table = echoes(f"green: {DRILL}", "", available="3, 4, 5")
    table.dogma(DRILL, me=[5, "yes"])
    assert sorted([card.age for card in table.game.available.cards]) == [3, 4, 5, 5]


def test_it_may_be_left_there() -> None:
    table = echoes(f"green: {DRILL}", "", supply={3: "Compass, Paper, end"}, available="2")
    table.dogma(DRILL, me=[3, "no"])
    assert table.supply(3) == ["Compass", "Paper"]
    assert len(table.game.available) == 1
    assert not table.bonus


def test_an_empty_supply_may_be_chosen_and_gives_nothing() -> None:
    table = echoes(f"green: {DRILL}", "", supply={5: "end"}, available="2")
    table.dogma(DRILL, me=[5])
    assert len(table.asked) == 1
    assert len(table.game.available) == 1


def test_as_many_leaves_share_and_are_not_demanded_of() -> None:
    table = echoes(
        f"green: {DRILL}", "blue: Calendar", supply={3: "Compass, Paper, Optics, end", 5: "Coal"}, available="2"
    )
    table.dogma(DRILL, you=[3, "yes"], me=[3, "yes"])
    assert table.changes == "me hand +Coal; supply 3 -Paper from the bottom -Optics from the bottom; available +3 +3"
    assert table.supply(3) == ["Compass"]
    assert table.card("Optics") in table.game.available.cards
    assert table.card("Paper") in table.game.available.cards
    assert table.bonus


def test_one_leaf_fewer_is_demanded_of() -> None:
    table = echoes(f"green: {DRILL}", "green: Sailing; blue: Tools")
    table.dogma(DRILL, you=["Tools"], me=[3, "no"])
    assert table.you.pile("blue") == []
    assert not table.bonus
