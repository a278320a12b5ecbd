"""Mjolnir Amulet (3, red): AR151."""

from tests.sets.artifacts.tables import artifacts


def test_takes_the_whole_color_that_the_compelled_player_chooses() -> None:
    table = artifacts("red: Mjolnir Amulet", "red left: Metalworking, Oars, Archery; green: Sailing, Clothing")
    table.dogma("Mjolnir Amulet", you=["Metalworking"])
    assert table.asked == [("you", "card", ["metalworking", "sailing"])]
    assert table.changes == (
        "me score +Archery +Metalworking +Oars; you red -Metalworking -Oars -Archery; you red unsplayed"
    )


def test_the_color_need_not_show_a_castle() -> None:
    table = artifacts("red: Mjolnir Amulet", "red: Metalworking; green: Sailing, Clothing")
    table.dogma("Mjolnir Amulet", you=["Sailing"])
    assert table.changes == "me score +Clothing +Sailing; you green -Sailing -Clothing"


def test_the_only_color_goes_unasked() -> None:
    table = artifacts("red: Mjolnir Amulet", "yellow: Masonry, Agriculture; hand: Tools")
    table.dogma("Mjolnir Amulet")
    assert table.asked == []
    assert table.changes == "me score +Agriculture +Masonry; you yellow -Masonry -Agriculture"


def test_transferring_is_not_scoring() -> None:  # decision 10
    table = artifacts("red: Mjolnir Amulet", "red: Archery, Oars")
    table.dogma("Mjolnir Amulet")
    assert table.me.scored == 0
    assert not table.bonus
    assert table.changes == "me score +Archery +Oars; you red -Archery -Oars"


def test_each_compelled_player_chooses_a_color() -> None:
    table = artifacts("red: Mjolnir Amulet", "red: Archery", "yellow: Masonry; purple: Mysticism")
    table.dogma("Mjolnir Amulet", third=["Mysticism"])
    assert table.changes == "me score +Archery +Mysticism; you red -Archery; third purple -Mysticism"


def test_one_castle_fewer_is_not_compelled() -> None:
    table = artifacts("red: Mjolnir Amulet", "green: Mapmaking")
    table.dogma("Mjolnir Amulet")
    assert table.you.pile("green") == ["Mapmaking"]
    assert table.me.score == []


def test_a_compelled_player_whose_board_has_become_empty_gives_nothing() -> None:
    table = artifacts(
        "yellow: The Daily Courant; red: Mjolnir Amulet", "red: Explosives", "red: Coal; blue: Treaty of Kadesh",
        supply={10: "Software", 5: "Steam Engine"},
    )  # fmt: skip
    table.dogma(
        "The Daily Courant",
        you=[10, "pass"],
        third=[10, "Treaty of Kadesh", "Treaty of Kadesh"],
        me=[10, "Mjolnir Amulet"],
    )
    assert table.changes == (
        "me hand +Steam Engine; me score +Treaty of Kadesh; you red -Explosives; third blue -Treaty of Kadesh"
    )


def test_the_compelled_player_chooses_the_order_if_it_can_decide() -> None:  # decision 32, ruling 49
    table = artifacts(
        "red: Mjolnir Amulet",
        "red: Oars, Robotics; blue: Quantum Theory; green: Databases; yellow: Stem Cells; purple: The Internet",
    )
    table.dogma("Mjolnir Amulet", you=["Oars", "Oars"])
    assert [(seat, kind) for seat, kind, _ in table.asked] == [("you", "card"), ("you", "order")]
    assert table.changes == (
        "me score +Oars +Robotics; you red -Oars -Robotics; you achievements +Universe; available -Universe"
    )
