"""Rock Around the Clock (9, yellow): AR214."""

from tests.sets.artifacts.tables import artifacts


def test_scores_a_9_for_each_top_card_with_a_clock() -> None:
    table = artifacts(
        "yellow: Rock Around the Clock; red: Fission; green: Collaboration; blue: Genetics",  # Genetics has none
        supply={9: "Computers, Ecology, Services, Suburbia"},
    )
    table.dogma("Rock Around the Clock")
    assert table.me.score == ["Computers", "Ecology", "Services"]
    assert table.me.scored == 3


def test_a_clock_beneath_the_top_card_does_not_count() -> None:
    table = artifacts(
        "yellow: Rock Around the Clock; red up: Oars, Fission",
        supply={9: "Computers, Ecology"},
    )
    table.dogma("Rock Around the Clock")
    assert table.me.score == ["Computers"]


def test_a_sharer_without_a_clock_on_top_scores_nothing() -> None:
    table = artifacts(
        "yellow: Rock Around the Clock",
        "red left: Oars, Fission; green left: Sailing, Satellites",  # two clocks to be seen
        supply={9: "Computers, Ecology"},
    )
    table.dogma("Rock Around the Clock")
    assert table.you.score == []
    assert table.me.score == ["Computers"]
    assert not table.bonus


def test_a_sharer_scores_first() -> None:
    table = artifacts("yellow: Rock Around the Clock", "blue: Computers", supply={9: "Fission, Ecology, Services"})
    table.dogma("Rock Around the Clock")
    assert table.you.score == ["Fission"]
    assert table.me.score == ["Ecology"]
    assert table.bonus
    assert table.me.hand == ["Services"]


def test_one_clock_fewer_does_not_share() -> None:
    table = artifacts("yellow: Rock Around the Clock", "green: Bicycle", supply={9: "Services"}).dogma(
        "Rock Around the Clock"
    )
    assert table.changes == "me score +Services"
    assert not table.bonus
