"""Jeans (7, green): EC181; rulings 71, 209."""

from tests.sets.echoes.tables import echoes, forecast

JEANS = "green: Jeans; hand: Tractor"
"""With an Echoes card in hand, so that all draws give base cards."""
NINES = {9: "Fission, Ecology"}


def test_of_two_nines_one_is_returned_and_the_other_foreshadowed() -> None:
    table = echoes(JEANS, "", supply={**NINES, 1: "Oars", 2: "Fermenting"})
    table.dogma("Jeans", me=["Fission", 1, 2, "Oars"])
    assert table.asked[0] == ("me", "card", ["fission", "ecology"])
    assert table.bottom_of_supply(9) == "Fission"
    assert table.changes == (
        "me red +Oars; me forecast +Ecology; supply 2 -Fermenting +Fermenting; supply 9 -Fission +Fission"
    )


def test_of_two_cards_of_different_values_one_is_melded_and_the_other_returned() -> None:
    table = echoes(JEANS, "", supply={**NINES, 1: "Oars", 6: "Canning"})
    table.dogma("Jeans", me=["Fission", 6, 1, "Canning"])
    assert table.asked[-1] == ("me", "card", ["canning", "oars"])
    assert table.shown == ["Canning", "Oars"]  # drawn in the order in which they were chosen: ruling 71
    assert table.bottom_of_supply(1) == "Oars"
    assert table.changes == "me yellow +Canning; me forecast +Ecology; supply 1 -Oars +Oars; supply 9 -Fission +Fission"


def test_both_values_are_chosen_below_seven_before_the_first_draw() -> None:  # ruling 209
    table = echoes(JEANS, "", supply={**NINES, 3: "Paper", 5: "Coal"}).dogma("Jeans", me=["Ecology", 5, 3, "Paper"])
    assert table.asked[1:3] == [
        ("me", "value", [f"value:{value}" for value in (1, 2, 3, 4, 5, 6)]),
        ("me", "value", [f"value:{value}" for value in (1, 2, 3, 4, 6)]),
    ]
    assert forecast(table) == ["Fission"]
    assert (table.me.pile("green"), table.bottom_of_supply(5)) == (["Paper", "Jeans"], "Coal")


def test_the_cards_drawn_may_have_one_value_where_a_supply_is_empty() -> None:
    table = echoes(JEANS, "", supply={**NINES, 1: "end", 2: "Fermenting, Calendar"})
    table.dogma("Jeans", me=["Fission", 1, 2, "Calendar"])
    assert table.shown == ["Fermenting", "Calendar"]
    assert table.bottom_of_supply(2) == "Fermenting"
    assert table.changes == (
        "me blue +Calendar; me forecast +Ecology; supply 2 -Fermenting +Fermenting; supply 9 -Fission +Fission"
    )


def test_as_many_leaves_share() -> None:
    table = echoes(
        JEANS,
        "green: Sailing; hand: Bandage",
        supply={
            9: "Fission, Ecology, Genetics, Computers",
            1: "Oars, Tools",
            2: "Fermenting, Calendar",
            7: "Refrigeration",
        },
    )
    table.dogma("Jeans", you=["Fission", 1, 2, "Oars"], me=["Genetics", 1, 2, "Tools"])
    assert table.changes == (
        "me blue +Tools; me hand +Refrigeration; me forecast +Computers; you red +Oars; you forecast +Ecology; "
        "supply 2 -Fermenting +Fermenting -Calendar +Calendar; supply 9 -Fission +Fission -Genetics +Genetics"
    )
    assert table.bonus


def test_a_player_without_a_leaf_does_not_share() -> None:
    table = echoes(JEANS, "red: Oars; hand: Bandage", supply={**NINES, 1: "Tools", 2: "Calendar"})
    table.dogma("Jeans", me=["Fission", 1, 2, "Tools"])
    assert not table.bonus
    assert table.changes == (
        "me blue +Tools; me forecast +Ecology; supply 2 -Calendar +Calendar; supply 9 -Fission +Fission"
    )
