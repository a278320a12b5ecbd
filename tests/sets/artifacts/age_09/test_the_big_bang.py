"""The Big Bang (9, purple): AR216."""

from tests.sets.artifacts.tables import SETS, artifacts


def test_executes_the_top_blue_card_until_it_changes_nothing() -> None:  # ruling 63
    table = artifacts(
        "purple: The Big Bang; blue: Mathematics, Writing; hand: Tools",
        supply={2: "Currency, Fermenting", 10: "Robotics, Software"},
    )
    table.dogma("The Big Bang", me=["Tools"])
    assert table.me.pile("green") == ["Currency"]
    assert table.removed == ["Robotics"]
    assert table.me.hand == []  # Mathematics has run out of cards


def test_a_top_blue_card_that_changes_nothing_removes_nothing() -> None:
    table = artifacts("purple: The Big Bang; blue: Mathematics; hand: Tools").dogma("The Big Bang", me=["pass"])
    assert table.me.hand == ["Tools"]
    assert table.removed == []


def test_without_a_blue_card_nothing_happens() -> None:
    table = artifacts("purple: The Big Bang; red: Oars").dogma("The Big Bang")
    assert table.asked == []
    assert table.removed == []


def test_a_new_top_blue_card_is_the_one_that_is_repeated() -> None:
    table = artifacts(
        "purple: The Big Bang; blue: Mathematics; hand: Tools; score: Oars, Sailing",
        supply={2: "Calendar", 3: "Optics, Paper, Compass", 10: "Robotics, Software, Databases"},
    )
    table.dogma("The Big Bang", me=["Tools"])
    assert table.changes == (  # two 3s by Calendar
        "me blue +Calendar; me hand -Tools +Optics +Paper; removed +Robotics +Software"
    )


def test_a_card_that_always_changes_something_ends_the_game() -> None:
    table = artifacts("purple: The Big Bang; blue: Writing; score: Oars", supply={10: "Robotics, end"})
    table.dogma("The Big Bang")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])
    assert "Robotics" in table.removed
    assert len(table.me.hand) == 2  # the second change finds no [10] to draw


def test_only_its_non_demand_effects_are_executed() -> None:
    table = artifacts(
        "purple: The Big Bang; blue: Treaty of Kadesh; red: Archery",
        "red: Oars; purple: Philosophy; green: Paper",
        supply={10: "Miniaturization"},
    )
    table.dogma("The Big Bang")
    assert table.changes == (  # you are not compelled, though with more bulbs
        "me red -Archery; me score +Archery; removed +Miniaturization"
    )


def test_its_echo_effect_is_not_executed() -> None:  # rulings 58, 239
    table = artifacts("purple: The Big Bang; blue: Ruler", sets=[*SETS, "echoes"]).dogma("The Big Bang")
    assert (table.me.hand, table.removed) == ([], [])  # Ruler's other effect is none


def test_the_blue_card_is_not_shared() -> None:
    table = artifacts("purple: The Big Bang; blue: Calendar", "yellow: Agriculture; score: Tools")  # three leaves
    table.dogma("The Big Bang")
    assert table.you.hand == []


def test_what_a_card_executed_by_it_changes_counts() -> None:  # ruling 63, decision 42
    table = artifacts(
        "purple: The Big Bang; blue: Computers",
        supply={10: "Databases, Robotics, Stem Cells, Software, end"},
    )
    table.dogma("The Big Bang")
    assert table.me.pile("green") == ["Databases"]
    assert table.me.pile("yellow") == ["Stem Cells"]
    assert table.me.pile("red") == table.me.pile("blue")[1:] == []  # Robotics and Software were removed
    assert table.result is not None
    assert table.result.reason == "score"


def test_a_fission_that_removes_everything_ends_it() -> None:  # decision 38
    table = artifacts(
        "purple: The Big Bang; blue: Yeager's Bell X-1A",
        supply={9: "Fission, Genetics", 10: "Robotics, Software"},
    )
    table.dogma("The Big Bang")
    assert table.supply(9)[0] == "Genetics"
    assert table.supply(10)[0] == "Software"
    assert table.changes == (
        "me blue -Yeager's Bell X-1A; me purple -The Big Bang; "
        "removed +Fission +Robotics +The Big Bang +Yeager's Bell X-1A"
    )


def test_a_sharer_executes_a_blue_card_of_its_own_first() -> None:
    table = artifacts(
        "purple: The Big Bang",
        "purple: Philosophy; blue: Calendar; score: Tools",
        supply={3: "Optics, Paper, Compass", 9: "Ecology", 10: "Robotics, Software"},
    )
    table.dogma("The Big Bang")
    assert table.you.hand == ["Optics", "Paper"]
    assert table.removed == ["Robotics"]
    assert table.bonus
    assert table.me.hand == ["Ecology"]


def test_a_sharer_whose_blue_card_changes_nothing_brings_no_bonus() -> None:
    table = artifacts("purple: The Big Bang", "purple: Philosophy; blue: Calendar").dogma("The Big Bang")
    assert table.removed == []
    assert not table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts("purple: The Big Bang", "green: Paper; blue: Alchemy; score: Tools").dogma("The Big Bang")
    assert table.you.hand == []


def test_what_changed_before_it_executed_itself_is_not_forgotten() -> None:
    table = artifacts(
        "purple left: The Big Bang, Mysticism; blue: Charter of Liberties; hand: Oars",
        supply={10: "Robotics, Software"},
    )
    table.dogma("The Big Bang")  # Oars is tucked, and then The Big Bang executed, which finds no card to tuck
    assert table.changes == "me red +Oars; me hand -Oars; removed +Robotics"
