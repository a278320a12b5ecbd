"""Magnavox Odyssey (9, yellow): AR215."""

from tests.sets.artifacts.tables import artifacts


def test_two_cards_of_one_color_win() -> None:
    table = artifacts("yellow: Magnavox Odyssey", supply={10: "Software, Bioengineering"}).dogma("Magnavox Odyssey")
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], "Magnavox Odyssey")
    assert table.me.pile("blue") == ["Bioengineering", "Software"]


def test_two_colors_do_not() -> None:
    table = artifacts("yellow: Magnavox Odyssey", supply={10: "Stem Cells, Software, Bioengineering"})
    table.dogma("Magnavox Odyssey")
    assert table.result is None
    assert table.me.pile("yellow") == ["Stem Cells", "Magnavox Odyssey"]
    assert table.me.pile("blue") == ["Software"]
    assert table.supply(10)[0] == "Bioengineering"


def test_the_second_draw_can_end_the_game() -> None:
    table = artifacts("yellow: Magnavox Odyssey", "score: Tools", supply={10: "Software, end"})
    table.dogma("Magnavox Odyssey")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])
    assert table.me.pile("blue") == ["Software"]


def test_a_sharer_melds_first_and_can_win() -> None:
    table = artifacts("yellow: Magnavox Odyssey", "blue: Tools", supply={10: "Software, Bioengineering"})
    table.dogma("Magnavox Odyssey")
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_what_the_sharer_melds_is_not_compared_with_mine() -> None:
    table = artifacts(
        "yellow: Magnavox Odyssey",
        "blue: Tools",
        supply={10: "Software, Robotics, Miniaturization, Bioengineering, A.I."},
    )
    table.dogma("Magnavox Odyssey")
    assert table.result is None
    assert table.changes == (
        "me blue +Bioengineering; me red +Miniaturization; me hand +A.I.; you blue +Software; you red +Robotics"
    )
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts("yellow: Magnavox Odyssey", "blue: Calendar", supply={10: "A.I., Bioengineering"}).dogma(
        "Magnavox Odyssey"
    )
    assert table.changes == "me blue +Bioengineering; me purple +A.I."
    assert not table.bonus
