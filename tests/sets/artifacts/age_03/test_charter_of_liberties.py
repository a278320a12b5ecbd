"""Charter of Liberties (3, blue): AR149."""

from tests.sets.artifacts.tables import artifacts


def test_tucks_a_card_splays_its_color_left_and_uses_its_top_card_alone() -> None:  # ruling 148: the one just splayed
    table = artifacts(
        "blue: Charter of Liberties; green: Sailing; hand: Clothing", "yellow: Medicine", supply={1: "Oars, Tools"}
    )
    table.dogma("Charter of Liberties")
    assert table.asked == []
    assert table.changes == "me red +Oars; me green +Clothing tucked; me green splayed left; me hand -Clothing"
    assert table.me.tucked == 1
    assert table.supply(1)[0] == "Tools"


def test_a_player_with_as_many_of_the_executed_cards_icons_does_not_share_it() -> None:
    table = artifacts(
        "blue: Charter of Liberties; green: Sailing; hand: Clothing",
        "red: Optics; purple: Code of Laws",
        supply={1: "Oars, Tools"},
    )
    table.dogma("Charter of Liberties")
    assert table.supply(1)[0] == "Tools"
    assert table.changes == "me red +Oars; me green +Clothing tucked; me green splayed left; me hand -Clothing"
    assert not table.bonus


def test_chooses_among_the_splayed_colors_of_all_boards() -> None:  # ruling 148
    table = artifacts(
        "blue: Charter of Liberties; green right: Sailing, The Wheel; red: Oars, Archery; hand: Clothing, Alchemy",
        "yellow up: Agriculture, Masonry; purple: Mysticism, City States",
        supply={4: "Anatomy"},
    )
    table.dogma("Charter of Liberties", me=["Clothing", "Agriculture", "Alchemy"])
    assert table.asked[1] == ("me", "card", ["sailing", "agriculture"])  # near misses: four colors not splayed
    assert table.changes == (
        "me green +Clothing tucked; me green splayed left; me hand -Alchemy -Clothing; me score +Anatomy"
    )
    assert table.bottom_of_supply(3) == "Alchemy"


def test_a_demand_of_the_top_card_is_not_executed() -> None:  # ruling 58
    table = artifacts("blue: Charter of Liberties; red: Archery; hand: Oars", "hand: Tools", supply={1: "Sailing"})
    table.dogma("Charter of Liberties")
    assert table.changes == "me red +Oars tucked; me red splayed left; me hand -Oars"
    assert table.supply(1)[0] == "Sailing"


def test_a_new_color_is_not_splayed_and_another_splayed_one_used() -> None:
    table = artifacts(
        "blue: Charter of Liberties; hand: Clothing", "green left: Sailing, The Wheel", supply={1: "Oars, Tools"}
    )
    table.dogma("Charter of Liberties")
    assert table.changes == "me red +Oars; me green +Clothing; me hand -Clothing"


def test_uses_nothing_if_no_color_is_splayed_anywhere() -> None:
    table = artifacts("blue: Charter of Liberties; hand: Clothing", "green: Sailing, The Wheel", supply={1: "Oars"})
    table.dogma("Charter of Liberties")
    assert table.changes == "me green +Clothing; me hand -Clothing"
    assert table.supply(1)[0] == "Oars"


def test_uses_nothing_if_no_card_was_tucked() -> None:
    table = artifacts(
        "blue: Charter of Liberties; green left: Sailing, Clothing; score: Pottery", "", supply={1: "Oars"}
    )
    table.dogma("Charter of Liberties")
    assert table.asked == []
    assert table.supply(1)[0] == "Oars"


def test_a_partners_color_can_be_chosen() -> None:  # decision 34
    table = artifacts(
        "blue: Charter of Liberties; hand: Clothing",
        "",
        "green left: Sailing, The Wheel",
        "",
        teams="13-24",
        supply={1: "Oars"},
    )
    table.dogma("Charter of Liberties")
    assert table.changes == "me red +Oars; me green +Clothing; me hand -Clothing"


def test_a_sharer_with_as_many_bulbs_goes_first_and_brings_the_bonus() -> None:
    table = artifacts(
        "blue: Charter of Liberties", "blue: Tools; green: Sailing; hand: Clothing", supply={1: "Oars", 3: "Paper"}
    )
    table.dogma("Charter of Liberties")
    assert table.changes == (
        "me hand +Paper; you red +Oars; you green +Clothing tucked; you green splayed left; you hand -Clothing"
    )
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts("blue: Charter of Liberties", "blue: Calendar; green: Sailing; hand: Clothing")
    table.dogma("Charter of Liberties")
    assert table.you.hand == ["Clothing"]
