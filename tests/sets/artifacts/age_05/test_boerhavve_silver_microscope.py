"""Boerhavve Silver Microscope (5, blue): AR168."""

from tests.sets.artifacts.tables import artifacts

MICROSCOPE = "Boerhavve Silver Microscope"


def test_returns_the_lowest_of_hand_and_top_cards_and_scores_their_sum() -> None:
    table = artifacts(
        f"blue: {MICROSCOPE}; green: Sailing; hand: Calendar, Alchemy; score: Pottery", "", supply={3: "Optics"}
    )
    table.dogma(MICROSCOPE)
    assert table.me.hand == ["Alchemy"]
    assert table.me.pile("green") == []
    assert table.me.pile("blue") == [MICROSCOPE]
    assert [table.bottom_of_supply(age) for age in (1, 2)] == ["Sailing", "Calendar"]
    assert table.me.score == ["Optics", "Pottery"]
    assert table.me.scored == 1
    assert table.asked == []


def test_chooses_among_the_lowest_and_the_order_if_both_go_to_one_supply() -> None:  # decision 9
    table = artifacts(
        f"blue: {MICROSCOPE}; green: Sailing; yellow: Masonry; hand: Oars, Tools, Calendar", "", supply={2: "Currency"}
    )
    table.dogma(MICROSCOPE, me=["Tools", "Masonry", "Masonry"])
    assert [sorted(keys) for _, _, keys in table.asked] == [
        ["oars", "tools"],
        ["masonry", "sailing"],
        ["masonry", "tools"],
    ]
    assert table.supply(1)[-2:] == ["Masonry", "Tools"]
    assert table.changes == "me yellow -Masonry; me hand -Tools; me score +Currency"


def test_may_have_to_return_itself() -> None:
    table = artifacts(f"blue: {MICROSCOPE}; red: Industrialization; hand: Calendar", "", supply={7: "Lighting"})
    table.dogma(MICROSCOPE)
    assert table.changes == "me blue -Boerhavve Silver Microscope; me hand -Calendar; me score +Lighting"
    assert table.game.supply("artifacts", 5).cards[0].name == MICROSCOPE


def test_an_empty_hand_counts_nothing() -> None:  # ruling 160
    table = artifacts(f"blue: {MICROSCOPE}; yellow: Machinery", "", supply={3: "Optics"})
    table.dogma(MICROSCOPE)
    assert table.bottom_of_supply(3) == "Machinery"
    assert table.changes == "me yellow -Machinery; me score +Optics"


def test_an_empty_board_counts_nothing() -> None:  # ruling 160
    table = artifacts(f"display: {MICROSCOPE}; hand: Alchemy", "", free_action=True, supply={3: "Optics"})
    table.free("dogma:boerhavve-silver-microscope")
    assert table.bottom_of_supply(3) == "Alchemy"
    assert table.changes == "me hand -Alchemy; me score +Optics; me display -Boerhavve Silver Microscope"


def test_without_any_card_a_one_is_scored() -> None:  # ruling 160
    table = artifacts(f"display: {MICROSCOPE}", "", free_action=True, supply={1: "Oars"})
    table.free("dogma:boerhavve-silver-microscope")
    assert table.changes == "me score +Oars; me display -Boerhavve Silver Microscope"


def test_more_than_ten_ends_the_game() -> None:
    table = artifacts(f"blue: {MICROSCOPE}; hand: Canning", "score: Tools")
    table.dogma(MICROSCOPE)
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])


def test_yamato_is_no_lowest_top_card_beside_a_ten_and_an_eight_when_returned() -> None:  # AR079 AR080
    table = artifacts(
        f"display: {MICROSCOPE}; red: Battleship Yamato; blue: Software; hand: Tools", "score: Coal", free_action=True
    )
    table.free("dogma:boerhavve-silver-microscope")
    assert table.bottom_of_supply(10) == "Software"
    assert table.result is not None  # 10 and 1
    table = artifacts(
        f"display: {MICROSCOPE}; red: Battleship Yamato; hand: Tools", "", free_action=True, supply={9: "Genetics"}
    )
    table.free("dogma:boerhavve-silver-microscope")
    assert table.changes == (
        "me red -Battleship Yamato; me hand -Tools; me score +Genetics; me display -Boerhavve Silver Microscope"
    )


def test_as_many_bulbs_share() -> None:
    table = artifacts(
        f"blue: {MICROSCOPE}",
        "purple: Philosophy; hand: Tools",
        supply={3: "Optics", 5: "The Pirate Code", 1: "Domestication"},
    )
    table.dogma(MICROSCOPE)
    assert table.changes == (
        "me blue -Boerhavve Silver Microscope; me hand +Domestication; me score +The Pirate Code; "
        "you purple -Philosophy; you hand -Tools; you score +Optics"
    )
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts(f"blue: {MICROSCOPE}", "red: Archery; hand: Tools", supply={5: "Physics"})
    table.dogma(MICROSCOPE)
    assert table.changes == "me blue -Boerhavve Silver Microscope; me score +Physics"
    assert not table.bonus
