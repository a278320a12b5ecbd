"""Lightning Rod (5, blue): EC157."""

from tests.core.rules.reports import effects
from tests.sets.echoes.tables import echoes

ROD = "Lightning Rod"
FIVES = "Chemistry, Banking, Societies"


def test_tucks_a_five_with_the_echo_and_another_afterwards_and_may_return_a_top_card() -> None:
    table = echoes(f"blue: {ROD}; green: Sailing", "green: Clothing", supply={5: "Chemistry, Banking, Measurement"})
    table.dogma(ROD, me=["Sailing"])
    assert effects(table) == [("me", ROD, "echo"), ("you", ROD, "demand"), ("me", ROD, "dogma")]
    assert table.asked == [("me", "card", ["lightning-rod", "sailing", "pass"])]
    assert table.changes == "me blue +Chemistry tucked; me green -Sailing +Measurement; you green -Clothing +Banking"
    assert table.me.tucked == 2
    assert table.bottom_of_supply(1) == "Sailing"


def test_the_demanded_player_tucks_a_five_and_loses_the_top_card_of_its_color() -> None:
    table = echoes(f"blue: {ROD}", "green left: Clothing, Sailing; blue: Tools", supply={5: FIVES})
    table.dogma(ROD, me=["pass"])
    assert table.changes == "me blue +Chemistry tucked; me purple +Societies; you green -Clothing +Banking tucked"
    assert table.bottom_of_supply(1) == "Clothing"


def test_the_tucked_card_is_returned_if_it_is_the_only_one_of_its_color() -> None:
    table = echoes(f"blue: {ROD}", "blue: Tools", supply={5: FIVES})
    table.dogma(ROD, me=["pass"])
    assert table.changes == "me blue +Chemistry tucked; me purple +Societies; supply 5 -Banking +Banking"
    assert table.bottom_of_supply(5) == "Banking"
    assert table.you.tucked == 1


def test_returning_may_be_declined() -> None:
    table = echoes(f"blue: {ROD}; red: Oars", "", supply={5: FIVES})
    table.dogma(ROD, me=["pass"])
    assert table.asked == [("me", "card", ["lightning-rod", "oars", "societies", "pass"])]
    assert table.me.pile("blue") == [ROD, "Chemistry"]
    assert table.me.pile("red") == ["Oars"]
    assert table.me.pile("purple") == ["Societies"]
    assert not table.bonus


def test_the_card_tucked_last_may_be_returned() -> None:
    table = echoes(f"blue: {ROD}", "", supply={5: FIVES})
    table.dogma(ROD, me=["Societies"])
    assert table.changes == "me blue +Chemistry tucked; supply 5 -Banking +Banking -Societies +Societies"
    assert table.bottom_of_supply(5) == "Societies"


def test_a_demanded_hand_without_echoes_cards_tucks_one() -> None:  # EC019
    table = echoes(f"blue: {ROD}", "yellow: Masonry; hand: Writing", supply={5: FIVES, "echoes 5": "Stove"})
    table.dogma(ROD, me=["pass"])
    assert table.changes == "me blue +Chemistry tucked; me green +Banking; you yellow -Masonry +Stove"
    assert table.bottom_of_supply(1) == "Masonry"


def test_as_many_factories_share_and_are_not_demanded_of() -> None:
    table = echoes(
        f"blue: {ROD}",
        "green: Invention",
        third="blue: Tools",
        supply={5: "Chemistry, Banking, Societies, Coal, Astronomy, Physics"},
    )
    table.dogma(ROD, you=["Invention"], me=["pass"])
    assert effects(table) == [
        ("you", ROD, "echo"),
        ("me", ROD, "echo"),
        ("third", ROD, "demand"),
        ("you", ROD, "dogma"),
        ("me", ROD, "dogma"),
    ]
    assert (table.you.pile("blue"), table.you.pile("red")) == (["Chemistry"], ["Coal"])
    assert table.you.pile("green") == []
    assert table.me.pile("green") == ["Banking"]
    assert table.me.pile("purple") == ["Astronomy"]
    assert table.third.pile("purple") == []
    assert table.bonus
    assert table.me.hand == ["Physics"]


def test_a_color_without_echo_on_top_leaves_the_echo_out() -> None:
    table = echoes(f"blue: Tools, {ROD}", "", supply={3: "end"})
    table.dogma("Tools")
    assert table.me.tucked == 0


def test_covered_and_splayed_right_its_echo_comes_before_the_top_card() -> None:
    table = echoes(f"blue right: Pottery, {ROD}", "", supply={5: "Coal", 1: "Oars"})
    table.dogma("Pottery")
    assert table.changes == "me red +Coal; me hand +Oars"
    assert effects(table)[0] == ("me", ROD, "echo")
