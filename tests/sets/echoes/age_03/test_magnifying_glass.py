"""Magnifying Glass (3, blue): EC138; ruling 95, decisions 6, 9."""

from tests.sets.echoes.tables import echoes

GLASS = "Magnifying Glass"


def test_draws_a_4_and_returns_a_card() -> None:
    table = echoes(f"blue: {GLASS}; hand: Tools, Paper", "", supply={"echoes 4": "Pencil"})
    table.dogma(GLASS, me=["Paper"])
    assert table.asked == [("me", "card", ["paper", "tools", "pencil"])]
    assert table.me.hand == ["Pencil", "Tools"]
    assert table.bottom_of_supply(3) == "Paper"


def test_with_an_empty_hand_the_drawn_card_is_returned() -> None:
    table = echoes(f"blue: {GLASS}", "", supply={4: "Anatomy"})
    table.dogma(GLASS)
    assert table.asked == []
    assert table.me.hand == []
    assert table.bottom_of_supply(4) == "Anatomy"


def test_three_cards_of_a_value_bring_one_two_higher() -> None:
    table = echoes(f"blue: {GLASS}; hand: Tools, Oars, Novel, Clothing", "", supply={3: "Compass", 4: "Anatomy"})
    table.dogma(GLASS, me=["Anatomy", "yes", "Oars", "Tools"])
    assert [kind for _, kind, _ in table.asked] == ["card", "may", "order", "order"]
    assert table.supply(1)[-3:] == ["Oars", "Tools", "Clothing"]  # decision 9
    assert table.me.hand == ["Compass", "Novel"]


def test_the_three_are_returned_before_the_draw() -> None:  # ruling 95: an empty hand draws a base card
    table = echoes(
        f"blue: {GLASS}; hand: Tools, Oars, Clothing",
        "",
        supply={3: "Compass", "echoes 3": "Novel", "echoes 4": "Pencil"},
    )
    table.dogma(GLASS, me=["Pencil", "yes", "Oars", "Tools"])
    assert table.me.hand == ["Compass"]


def test_the_player_chooses_the_value_and_three_of_four_cards() -> None:
    table = echoes(
        f"blue: {GLASS}; hand: Tools, Oars, Pottery, Clothing, Novel, Paper, Compass",
        "",
        supply={4: "Anatomy", 5: "Coal", "echoes 5": "end"},
    )
    table.dogma(GLASS, me=["Anatomy", "yes", 3, "Compass"])
    assert ("me", "value", ["value:1", "value:3"]) in table.asked
    assert table.me.hand == ["Clothing", "Coal", "Oars", "Pottery", "Tools"]
    assert table.supply(3)[-2:] == ["Compass", "Paper"]
    assert table.game.supply("echoes", 3).cards[0].name == "Novel"


def test_of_four_cards_of_a_value_three_are_returned() -> None:
    table = echoes(f"blue: {GLASS}; hand: Tools, Oars, Pottery, Clothing, Novel", "", supply={4: "Anatomy", 3: "Paper"})
    table.dogma(GLASS, me=["Anatomy", "yes", "Oars", "Clothing", "Tools"])
    assert table.me.hand == ["Novel", "Paper", "Pottery"]
    assert table.supply(1)[-3:] == ["Oars", "Clothing", "Tools"]


def test_returning_three_is_optional() -> None:
    table = echoes(f"blue: {GLASS}; hand: Tools, Oars, Novel, Clothing", "", supply={4: "Anatomy"})
    table.dogma(GLASS, me=["Anatomy", "no"])
    assert table.me.hand == ["Clothing", "Novel", "Oars", "Tools"]


def test_two_cards_of_a_value_bring_nothing() -> None:  # decision 6
    table = echoes(f"blue: {GLASS}; hand: Tools, Oars, Novel, Paper", "", supply={4: "Anatomy"})
    table.dogma(GLASS, me=["Anatomy"])
    assert [kind for _, kind, _ in table.asked] == ["card"]
    assert table.me.hand == ["Novel", "Oars", "Paper", "Tools"]


def test_may_splay_yellow_or_blue_left() -> None:
    board = f"blue: {GLASS}, Tools; yellow: Masonry, Agriculture; red: Oars, Archery"
    table = echoes(board, "", supply={4: "Anatomy"})
    table.dogma(GLASS, me=["yellow"])
    assert table.asked == [("me", "splay", ["color:yellow", "color:blue", "pass"])]
    assert (table.me.splay("yellow"), table.me.splay("blue"), table.me.splay("red")) == ("left", "none", "none")
    table = echoes(board, "", supply={4: "Anatomy"})
    table.dogma(GLASS, me=["pass"])
    assert (table.me.splay("yellow"), table.me.splay("blue")) == ("none", "none")


def test_a_sharer_with_as_many_bulbs_goes_first_and_brings_the_bonus() -> None:
    table = echoes(f"blue: {GLASS}", "red: Engineering", supply={3: "Paper", 4: "Anatomy, Gunpowder"})
    table.dogma(GLASS)
    assert table.supply(4)[-2:] == ["Anatomy", "Gunpowder"]
    assert table.bonus
    assert table.me.hand == ["Paper"]


def test_one_bulb_fewer_does_not_share() -> None:
    table = echoes(f"blue: {GLASS}", "red: Oars", supply={4: "Anatomy, Gunpowder"})
    table.dogma(GLASS)
    assert table.bottom_of_supply(4) == "Anatomy"
    assert table.supply(4)[0] == "Gunpowder"
    assert not table.bonus
