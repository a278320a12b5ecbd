"""Barque-Longue La Belle (5, green): AR172."""

from tests.sets.artifacts.tables import artifacts

BARQUE = "Barque-Longue La Belle"


def test_melds_fives_until_one_is_green() -> None:
    table = artifacts(f"green: {BARQUE}", "", supply={5: "Coal, Physics, Banking, Astronomy"})
    table.dogma(BARQUE)
    assert (table.me.top("red"), table.me.top("blue"), table.me.pile("green")) == (
        "Coal",
        "Physics",
        ["Banking", BARQUE],
    )
    assert table.me.top("purple") is None


def test_a_green_one_at_once_ends_it() -> None:
    table = artifacts(f"green: {BARQUE}", "", supply={5: "Measurement, Coal"})
    table.dogma(BARQUE)
    assert table.me.pile("green") == ["Measurement", BARQUE]
    assert table.me.pile("red") == []


def test_the_color_counts_whatever_value_is_drawn() -> None:
    table = artifacts(f"green: {BARQUE}", "", supply={5: "end", 6: "Industrialization, Metric System"})
    table.dogma(BARQUE)
    assert table.changes == "me red +Industrialization; me green +Metric System"


def test_a_sharer_melds_first_and_brings_the_bonus() -> None:
    table = artifacts(f"green: {BARQUE}", "red: Coal", supply={5: "Banking, Measurement, Steam Engine"})
    table.dogma(BARQUE)
    assert table.changes == "me green +Measurement; me hand +Steam Engine; you green +Banking"
    assert table.bonus


def test_one_factory_fewer_does_not_share() -> None:
    table = artifacts(f"green: {BARQUE}", "green: Invention", supply={5: "Banking, Measurement"})
    table.dogma(BARQUE)
    assert table.changes == "me green +Banking"
    assert not table.bonus
