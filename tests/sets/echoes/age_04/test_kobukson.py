"""Kobukson (4, red): EC149; rulings 51, 117, 252; decisions 34, 45."""

from tests.sets.echoes.tables import echoes


def test_two_returned_cards_bring_a_4_to_tuck() -> None:
    table = echoes(
        "red: Kobukson",
        "red: Oars, Archery; blue: Alchemy; green: Sailing, The Wheel",
        supply={4: "Anatomy, Colonialism, Navigation"},
    )
    table.dogma("Kobukson", me=["Oars"])
    assert table.you.pile("red") == ["Archery"]  # uncovered just now, it stays: ruling 117
    assert table.you.pile("blue") == []
    assert table.you.pile("green") == ["Sailing", "The Wheel"]
    assert (table.bottom_of_supply(1), table.bottom_of_supply(3)) == ("Oars", "Alchemy")
    assert table.you.pile("yellow") == ["Anatomy"]
    assert table.me.pile("red") == ["Kobukson", "Colonialism"]
    assert (table.me.tucked, table.you.tucked) == (1, 1)
    assert table.supply(4)[0] == "Navigation"
    assert not table.bonus


def test_a_4_is_drawn_and_tucked_though_nothing_is_returned() -> None:
    table = echoes("red: Kobukson", "green: Sailing; hand: Novel", supply={4: "Anatomy, Colonialism"})
    table.dogma("Kobukson")
    assert table.asked == []
    assert table.you.pile("yellow") == ["Anatomy"]
    assert table.you.pile("green") == ["Sailing"]
    assert table.you.hand == ["Novel"]
    assert table.me.pile("red") == ["Kobukson"]


def test_the_cards_are_returned_before_the_4_is_tucked() -> None:  # a color of one card loses its splay meanwhile
    table = echoes("red: Kobukson", "red left: Oars, Archery", supply={4: "Gunpowder"})
    table.dogma("Kobukson")
    assert table.you.pile("red") == ["Archery", "Gunpowder"]
    assert table.you.splay("red") == "none"


def test_one_returned_card_brings_nothing_and_three_bring_one() -> None:
    for board, tucked in (("red: Oars", 0), ("red: Oars; blue: Tools; purple: Mysticism", 1)):
        table = echoes("red: Kobukson", board, supply={4: "Anatomy, Colonialism, Navigation"})
        table.dogma("Kobukson", you=["Oars", "Tools"] if tucked else [])
        assert table.changes == (
            "me red +Colonialism tucked; you blue -Tools; you red -Oars; you yellow +Anatomy; you purple -Mysticism"
            if tucked
            else "you red -Oars; you yellow +Anatomy"
        )


def test_the_cards_of_all_players_count_together() -> None:  # ruling 51
    table = echoes("red: Kobukson", "red: Oars", "blue: Tools", supply={4: "Anatomy, Perspective, Colonialism"})
    table.dogma("Kobukson")
    assert table.changes == (
        "me red +Colonialism tucked; you red -Oars; you yellow +Anatomy; third blue -Tools; third yellow +Perspective"
    )


def test_four_returned_cards_bring_two() -> None:
    table = echoes(
        "red: Kobukson",
        "red: Oars; blue: Tools; purple: Mysticism; green: The Wheel",
        supply={4: "Anatomy, Colonialism, Navigation, Perspective", "echoes 4": "Pencil"},
    )
    table.dogma("Kobukson", you=["Oars", "Tools", "The Wheel"])
    assert table.supply(1)[-4:] == ["Oars", "Tools", "The Wheel", "Mysticism"]  # decision 9
    assert table.changes == (
        "me red +Colonialism tucked; me green +Navigation; you blue -Tools; you red -Oars; you green -The Wheel; "
        "you yellow +Anatomy; you purple -Mysticism"
    )
    assert table.supply(4)[0] == "Perspective"


def test_a_color_of_any_player_is_splayed_left() -> None:
    me = "red: Kobukson, Archery; blue right: Tools, Writing; yellow left: Masonry, Agriculture"
    table = echoes(me, "green: Sailing, Clothing; blue: Calendar", supply={4: "Anatomy"})
    table.dogma("Kobukson", me=["Sailing"])
    assert table.asked == [("me", "splay", ["tools", "kobukson", "sailing"])]
    assert table.changes == "you green splayed left; you yellow +Anatomy"


def test_the_only_color_that_can_be_splayed_is_splayed() -> None:  # decision 45
    table = echoes("red: Kobukson, Archery", "red: Gunpowder", supply={4: "Perspective"})
    table.dogma("Kobukson")
    assert table.asked == []
    assert table.changes == "me red splayed left; me hand +Perspective"


def test_a_partners_color_can_be_splayed() -> None:  # decision 34
    table = echoes("red: Kobukson", "", "blue: Tools, Writing", "", teams="13-24", supply={4: "Anatomy, Perspective"})
    table.dogma("Kobukson")
    assert table.changes == "you yellow +Anatomy; third blue splayed left; fourth yellow +Perspective"


def test_a_sharer_splays_and_tucks_for_the_returned_cards_too() -> None:
    table = echoes(
        "red: Kobukson",
        "red: Oars; blue: Tools",
        "yellow: Canning; blue: Pottery, Writing",
        supply={4: "Anatomy, Colonialism, Gunpowder, Navigation"},
    )
    table.dogma("Kobukson", you=["Oars"])
    assert table.asked == [("you", "order", ["tools", "oars"])]
    assert table.changes == (
        "me red +Gunpowder tucked; me hand +Navigation; you blue -Tools; you red -Oars; you yellow +Anatomy; "
        "third blue splayed left; third red +Colonialism"
    )
    assert table.bonus


def test_an_equal_number_of_factories_is_not_hit() -> None:
    table = echoes("red: Kobukson", "green: Invention; red: Oars", supply={4: "Anatomy"})
    table.dogma("Kobukson")
    assert table.you.pile("red") == ["Oars"]
    assert table.you.tucked == 0
