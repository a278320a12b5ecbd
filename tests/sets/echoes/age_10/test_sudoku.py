"""Sudoku (10, purple): EC216; ruling 221."""

from tests.sets.echoes.tables import echoes, forecast

EIGHT = "purple up: Sudoku, Clock, Puppet; yellow up: MP3, Air Conditioner, Pencil; red: Loom; green: Hot Air Balloon"
"""Bonuses of 11, 5 and 3; 10, 9 and 4; 6; 7."""


def test_melds_a_card_of_any_value_and_uses_it() -> None:
    table = echoes("purple: Sudoku", supply={1: "Writing", 2: "Calendar"}).dogma("Sudoku", me=[1])
    assert table.asked == [("me", "value", [f"value:{value}" for value in range(1, 11)])]
    assert table.me.pile("blue") == ["Writing"]
    assert table.me.hand == ["Calendar"]
    assert table.result is None


def test_only_its_non_demand_effects_are_executed_and_for_one_alone() -> None:
    table = echoes("purple: Sudoku", "hand: Oars", supply={1: "Archery"}).dogma("Sudoku", me=[1])
    assert (table.me.top("red"), table.me.hand, table.you.hand) == ("Archery", [], ["Oars"])
    table = echoes("purple: Sudoku; hand: Oars", "", supply={"echoes 9": "Credit Card"})
    table.dogma("Sudoku", me=[9, "pass"])
    assert table.me.top("green") == "Credit Card"
    assert forecast(table) == []  # not its echo effect


def test_what_it_executes_is_not_shared() -> None:
    table = echoes("purple: Sudoku; blue: Tools", "purple: Philosophy", supply={1: "Writing", 2: "Calendar"})
    table.dogma("Sudoku", me=[1])
    assert table.changes == "me blue +Writing; me hand +Calendar"


def test_nine_different_bonuses_win_before_the_card_is_used() -> None:  # ruling 221
    table = echoes(f"{EIGHT}; hand: Oars", supply={"echoes 8": "X-Ray"}).dogma("Sudoku", me=[8])
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], "Sudoku")
    assert table.me.top("blue") == "X-Ray"
    assert table.me.hand == ["Oars"]


def test_nine_bonuses_of_eight_values_win_nothing() -> None:
    table = echoes(f"{EIGHT}; hand: Oars", supply={"echoes 9": "Rock"}).dogma("Sudoku", me=[9, "pass"])
    assert table.changes == "me purple +Rock; me achievements +Wealth; available -Wealth"
    assert table.result is None


def test_a_covered_bonus_does_not_count() -> None:
    table = echoes(f"{EIGHT}; blue: X-Ray; hand: Laser", supply={6: "Classification"}).dogma("Sudoku", me=[6])
    assert table.changes == (
        "me blue +Laser; me green +Classification; me hand -Laser; me achievements +Wealth; available -Wealth"
    )
    assert table.result is None


def test_a_sharer_melds_and_uses_first() -> None:
    table = echoes(
        "purple: Sudoku",
        "purple: Philosophy",
        supply={1: "Writing, Sailing", 2: "Calendar, Currency", 10: "Miniaturization"},
    )
    table.dogma("Sudoku", you=[1], me=[2])
    assert table.changes == "me green +Currency; me hand +Miniaturization; you blue +Writing; you hand +Calendar"
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = echoes("purple: Sudoku", "red: Archery", supply={1: "Writing", 2: "Philosophy"}).dogma("Sudoku", me=[1])
    assert table.changes == "me blue +Writing; me hand +Philosophy"
    assert not table.bonus
