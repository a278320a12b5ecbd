"""Perfume (1, blue): EC113; rulings 11, 81, 187."""

from splay.core.question import ASK_CARD
from tests.sets.echoes.tables import echoes


def test_tucks_a_1_then_takes_a_top_card_of_a_value_that_none_of_ones_own_has() -> None:
    table = echoes("blue: Perfume", "red: Gunpowder; yellow: Agriculture", supply={1: "Writing", 4: "Anatomy"})
    table.dogma("Perfume")
    assert table.asked == []
    assert table.me.pile("blue") == ["Perfume", "Writing"]
    assert table.me.tucked == 1
    assert table.me.pile("red") == ["Gunpowder"]
    assert table.you.pile("red") == []
    assert table.you.pile("yellow") == ["Anatomy", "Agriculture"]  # drawn and melded by the player who gave
    assert not table.bonus


def test_a_value_of_any_top_card_of_the_demander_is_safe() -> None:
    table = echoes(
        "blue: Perfume; yellow: Anatomy", "green: Clothing; red: Gunpowder; purple: Philosophy",
        supply={1: "Writing", 2: "Calendar"},
    )  # fmt: skip
    table.dogma("Perfume")
    assert table.asked == []
    assert table.changes == "me blue +Writing tucked; me purple +Philosophy; you blue +Calendar; you purple -Philosophy"


def test_covered_cards_do_not_matter_on_either_board() -> None:
    table = echoes(
        "blue: Perfume; yellow: Anatomy, Canal Building", "green: Clothing, Paper; purple: Philosophy",
        supply={1: "Writing", 2: "Calendar"},
    )  # fmt: skip
    table.dogma("Perfume")
    assert table.changes == (  # a covered 2 protects no 2
        "me blue +Writing tucked; me purple +Philosophy; you blue +Calendar; you purple -Philosophy"
    )


def test_the_demanded_player_chooses() -> None:
    table = echoes(
        "blue: Perfume", "red: Gunpowder; purple: Philosophy; green: Clothing", supply={1: "Writing", 4: "Anatomy"}
    )
    table.dogma("Perfume", you=["Gunpowder"])
    assert table.asked == [("you", ASK_CARD, ["gunpowder", "philosophy"])]
    assert table.changes == "me blue +Writing tucked; me red +Gunpowder; you red -Gunpowder; you yellow +Anatomy"


def test_without_a_fitting_top_card_nothing_is_drawn() -> None:  # ruling 187
    table = echoes("blue: Perfume", "green: Clothing", supply={1: "Writing, Tools"})
    table.dogma("Perfume")
    assert table.changes == "me blue +Writing tucked"
    assert table.supply(1)[0] == "Tools"


def test_the_card_that_the_echo_tucks_can_be_a_top_card() -> None:
    table = echoes("blue: Perfume", "purple: Philosophy", supply={1: "end", 2: "Currency, Calendar"})
    table.dogma("Perfume")
    assert table.me.pile("green") == ["Currency"]
    assert table.you.pile("purple") == ["Philosophy"]
    assert table.supply(2)[0] == "Calendar"


def test_each_demanded_player_compares_with_what_the_earlier_ones_gave() -> None:
    table = echoes(
        "blue: Perfume", "purple: Philosophy", "green: Currency; red: Gunpowder",
        supply={1: "Writing", 2: "Calendar", 4: "Anatomy"},
    )  # fmt: skip
    table.dogma("Perfume")
    assert table.changes == (
        "me blue +Writing tucked; me red +Gunpowder; me purple +Philosophy; you blue +Calendar; "
        "you purple -Philosophy; third red -Gunpowder; third yellow +Anatomy"
    )


def test_values_are_those_on_the_boards() -> None:  # rulings 11, 81
    table = echoes(
        "blue: Perfume; red: Mobility; score: Tools", "red: Battleship Yamato",
        sets=["base", "artifacts", "echoes"], supply={1: "Writing"},
    )  # fmt: skip
    table.dogma("Perfume")
    assert table.me.pile("red") == ["Battleship Yamato", "Mobility"]
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])


def test_a_sharer_of_the_echo_effect_is_not_demanded_and_brings_the_bonus() -> None:
    table = echoes("blue: Perfume", "red: Archery; purple: Philosophy", supply={1: "Sailing, Writing, Tools"})
    table.dogma("Perfume")
    assert table.you.pile("green") == ["Sailing"]
    assert table.you.tucked == 1
    assert table.you.pile("purple") == ["Philosophy"]
    assert table.bonus
    assert table.me.pile("blue") == ["Perfume", "Writing"]
    assert table.me.hand == ["Tools"]


def test_one_castle_fewer_does_not_share() -> None:
    table = echoes("blue: Perfume", "", supply={1: "Sailing"})
    table.dogma("Perfume")
    assert table.you.pile("green") == []
    assert table.me.pile("green") == ["Sailing"]
    assert not table.bonus
