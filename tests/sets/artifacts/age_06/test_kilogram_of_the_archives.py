"""Kilogram of the Archives (6, blue): AR178."""

from tests.sets.artifacts.tables import artifacts

KILOGRAM = "Kilogram of the Archives"


def test_two_cards_that_add_up_to_ten_score_a_ten() -> None:
    table = artifacts(
        f"blue: {KILOGRAM}; red: Colonialism, Coal; hand: Canning, Tools", "", supply={10: "Robotics, Software"}
    )
    table.dogma(KILOGRAM, me=["Canning", "Colonialism"])
    assert [sorted(keys) for _, _, keys in table.asked] == [
        ["canning", "tools"],
        ["colonialism", "kilogram-of-the-archives"],
    ]
    assert [table.bottom_of_supply(age) for age in (4, 6)] == ["Colonialism", "Canning"]
    assert table.me.pile("red") == ["Coal"]
    assert table.me.hand == ["Tools"]
    assert table.me.score == ["Robotics"]
    assert table.me.scored == 1


def test_nine_or_eleven_score_nothing() -> None:  # ruling 160
    for hand, top in (("Canning", "Engineering"), ("Canning", "Coal")):
        table = artifacts(f"blue: {KILOGRAM}; red: {top}; hand: {hand}", "")
        table.dogma(KILOGRAM, me=[top])
        assert (table.me.hand, table.me.pile("red"), table.me.score) == ([], [], [])


def test_may_return_itself() -> None:
    table = artifacts(f"blue: {KILOGRAM}; hand: Gunpowder", "", supply={10: "Robotics"})
    table.dogma(KILOGRAM)
    assert table.changes == "me blue -Kilogram of the Archives; me hand -Gunpowder; me score +Robotics"
    assert table.game.supply("artifacts", 6).cards[0].name == KILOGRAM


def test_an_empty_hand_is_no_card_though_a_ten_is_returned_from_the_board() -> None:
    table = artifacts(f"blue: {KILOGRAM}; red: Robotics", "")
    table.dogma(KILOGRAM, me=["Robotics"])
    assert table.bottom_of_supply(10) == "Robotics"
    assert table.changes == "me red -Robotics"


def test_an_empty_board_is_no_card_though_a_ten_is_returned_from_the_hand() -> None:
    table = artifacts(f"display: {KILOGRAM}; hand: Robotics", "", free_action=True)
    table.free("dogma:kilogram-of-the-archives")
    assert table.bottom_of_supply(10) == "Robotics"
    assert table.changes == "me hand -Robotics; me display -Kilogram of the Archives"


def test_without_any_card_nothing_happens() -> None:
    table = artifacts(f"display: {KILOGRAM}; score: Tools", "", free_action=True)
    table.free("dogma:kilogram-of-the-archives")
    assert table.changes == "me display -Kilogram of the Archives"


def test_yamato_is_returned_as_an_eight() -> None:  # AR080
    table = artifacts(f"blue: {KILOGRAM}; red: Battleship Yamato; hand: Calendar", "", supply={10: "Software"})
    table.dogma(KILOGRAM, me=["Battleship Yamato"])
    assert table.changes == "me red -Battleship Yamato; me hand -Calendar; me score +Software"
    table = artifacts(f"blue: {KILOGRAM}; green: Mapmaking; hand: Battleship Yamato", "", supply={10: "Software"})
    table.dogma(KILOGRAM, me=["Mapmaking"])
    assert table.changes == "me green -Mapmaking; me hand -Battleship Yamato; me score +Software"


def test_as_many_factories_share() -> None:
    table = artifacts(
        f"blue: {KILOGRAM}", "red: Gunpowder; hand: Canning", supply={10: "Robotics, Software, Databases", 1: "Sailing"}
    )
    table.dogma(KILOGRAM)
    assert table.changes == (
        "me blue -Kilogram of the Archives; me hand +Sailing; you red -Gunpowder; you hand -Canning; "
        "you score +Robotics"
    )
    assert table.bonus


def test_one_factory_fewer_does_not_share() -> None:
    table = artifacts(f"blue: {KILOGRAM}", "green: Invention; hand: Tools")
    table.dogma(KILOGRAM)
    assert table.changes == "me blue -Kilogram of the Archives"
    assert not table.bonus
