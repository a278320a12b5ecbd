"""United Nations Charter (9, red): AR210."""

from tests.sets.artifacts.tables import artifacts


def test_compels_an_equal_number_of_leaves_to_transfer_all_top_cards_with_demands() -> None:
    table = artifacts(
        "red: United Nations Charter",
        "green: Clothing; red: Archery; purple: City States",
        supply={10: "Software"},
    )
    table.dogma("United Nations Charter")
    assert table.changes == (  # a near miss: Clothing demands nothing
        "me hand +Software; me score +Archery +City States; you red -Archery; you purple -City States"
    )
    assert table.me.scored == 0
    assert not table.bonus


def test_one_leaf_fewer_is_not_compelled_and_does_not_share() -> None:
    table = artifacts("red: United Nations Charter", "purple: Code of Laws; red: Archery", supply={10: "Self Service"})
    table.dogma("United Nations Charter")
    assert table.changes == "me hand +Self Service"


def test_cards_that_compel_are_transferred_too() -> None:  # ruling 79, AR071
    table = artifacts("red: United Nations Charter", "yellow: Agriculture; red: Velcro Shoes", supply={10: "A.I."})
    table.dogma("United Nations Charter")
    assert table.changes == "me hand +A.I.; me score +Velcro Shoes; you red -Velcro Shoes"


def test_a_demand_uncovered_meanwhile_stays_and_gives_its_owner_a_10() -> None:  # ruling 250
    table = artifacts(
        "red: United Nations Charter",
        "yellow: Agriculture; red: Archery, Oars",
        supply={9: "Ecology", 10: "Software, Robotics"},
    )
    table.dogma("United Nations Charter")
    assert table.me.score == ["Archery"]
    assert table.you.pile("red") == ["Oars"]
    assert table.you.hand == ["Software"]
    assert table.bonus
    assert table.me.hand == ["Ecology", "Robotics"]  # Ecology for sharing


def test_the_compelled_player_chooses_the_order_if_it_can_decide() -> None:  # decision 32, ruling 49
    table = artifacts(
        "red: United Nations Charter",
        "red: Archery, Robotics; purple: City States, The Internet; blue: Rocketry; green: Mass Media; "
        "yellow: Stem Cells",
        supply={10: "Self Service"},
    )
    table.dogma("United Nations Charter", you=["City States"])
    assert table.asked == [("you", "order", ["archery", "city-states"])]
    assert table.changes == (
        "me hand +Self Service; me score +Archery +City States; you red -Archery; you purple -City States; "
        "you achievements +Universe; available -Universe"
    )


def test_nobody_with_enough_leaves() -> None:
    table = artifacts("red: United Nations Charter", "", supply={10: "Software"}).dogma("United Nations Charter")
    assert table.me.score == []
    assert table.me.hand == ["Software"]  # it compels, and is on top itself


def test_a_covered_demand_gives_no_10() -> None:
    table = artifacts(
        "red: United Nations Charter",
        "yellow: Agriculture, Medicine; red: Metalworking, Archery",
        supply={10: "Miniaturization"},
    )
    table.dogma("United Nations Charter")
    assert table.changes == "me hand +Miniaturization"


def test_from_the_display_it_is_no_top_card_itself() -> None:  # AR041
    table = artifacts("display: United Nations Charter", free_action=True).free("dogma:united-nations-charter")
    assert table.changes == "me display -United Nations Charter"
