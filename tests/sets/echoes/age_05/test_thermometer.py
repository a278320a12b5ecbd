"""Thermometer (5, blue): EC158; ruling 201."""

from tests.core.rules.reports import effects, icons
from tests.sets.echoes.tables import echoes

THERMOMETER = "Thermometer"


def test_melds_a_card_one_higher_than_the_top_yellow_card() -> None:
    table = echoes(f"blue: {THERMOMETER}; yellow: Fermenting, Masonry", "", supply={3: "Compass"})
    table.dogma(THERMOMETER)
    assert table.me.pile("green") == ["Compass"]
    assert table.me.pile("yellow") == ["Fermenting", "Masonry"]
    assert table.me.hand == []
    assert table.asked == []


def test_repeats_after_a_yellow_card_with_the_new_top_card() -> None:
    table = echoes(
        f"blue: {THERMOMETER}; yellow: Masonry", "", supply={2: "Fermenting", 3: "Machinery", 4: "Enterprise"}
    )
    table.dogma(THERMOMETER)
    assert table.me.pile("yellow") == ["Machinery", "Fermenting", "Masonry"]
    assert table.me.pile("purple") == ["Enterprise"]


def test_without_a_yellow_card_melds_a_one() -> None:  # ruling 201
    table = echoes(f"blue: {THERMOMETER}", "", supply={1: "Masonry", 2: "Calendar"})
    table.dogma(THERMOMETER)
    assert table.me.pile("yellow") == ["Masonry"]
    assert table.me.pile("blue") == ["Calendar", THERMOMETER]


def test_a_yellow_ten_ends_the_game() -> None:
    table = echoes(f"blue: {THERMOMETER}; yellow: Globalization; score: Tools", "")
    table.dogma(THERMOMETER)
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])


def test_the_echo_melds_the_bottom_green_card_and_leaves_the_splay() -> None:
    table = echoes(f"blue: {THERMOMETER}; green left: Sailing, Clothing", "", supply={1: "Oars"})
    table.dogma(THERMOMETER)
    assert effects(table) == [("me", THERMOMETER, "echo"), ("me", THERMOMETER, "dogma")]
    assert table.changes == "me red +Oars; me green is Clothing, Sailing"
    assert icons(table.me) == {"bulb": 1, "castle": 2, "crown": 2, "leaf": 3}  # Sailing shows its leaf alone
    assert table.me.tucked == 0


def test_the_echo_leaves_other_colors_and_a_single_green_card() -> None:
    table = echoes(f"blue: {THERMOMETER}; green: Sailing; red: Oars, Archery", "", supply={1: "Mysticism"})
    table.dogma(THERMOMETER)
    assert table.changes == "me purple +Mysticism"


def test_covered_and_splayed_right_its_echo_comes_before_the_top_card() -> None:
    table = echoes(
        f"blue right: Pottery, {THERMOMETER}; green up: Sailing, Clothing, The Wheel", "", supply={1: "Domestication"}
    )
    table.dogma("Pottery")
    assert effects(table)[0] == ("me", THERMOMETER, "echo")
    assert table.changes == "me green is The Wheel, Sailing, Clothing; me hand +Domestication"


def test_as_many_bulbs_share_and_draw_first() -> None:
    table = echoes(
        f"blue: {THERMOMETER}", "blue: Tools; green: Sailing, Clothing", supply={1: "Oars, Archery", 5: "Steam Engine"}
    )
    table.dogma(THERMOMETER)
    assert table.changes == "me red +Archery; me hand +Steam Engine; you red +Oars; you green is Clothing, Sailing"
    assert table.bonus


def test_without_a_bulb_does_not_share() -> None:
    table = echoes(f"blue: {THERMOMETER}", "green: Sailing, Clothing", supply={1: "Oars"})
    table.dogma(THERMOMETER)
    assert table.changes == "me red +Oars"
    assert not table.bonus
