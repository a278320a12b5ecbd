"""Stamp Act (6, yellow): AR184."""

from tests.sets.artifacts.tables import artifacts


def test_takes_a_card_as_high_as_the_top_yellow_card_and_returns_one_as_high_as_the_top_green_card() -> None:
    table = artifacts(
        "yellow: Stamp Act",
        "yellow: Statistics, Masonry; green: Classification, Sailing; score: Physics, Canning, Tools, Oars",
    )
    table.dogma("Stamp Act")
    assert table.me.score == ["Physics"]
    assert table.me.scored == 0
    assert table.bottom_of_supply(6) == "Canning"
    assert table.you.score == ["Oars", "Tools"]
    assert table.asked == []
    assert not table.bonus


def test_the_compelled_player_chooses_both() -> None:
    table = artifacts(
        "yellow: Stamp Act",
        "yellow: Masonry; green: Sailing; purple: Philosophy; score: Tools, Oars, Mysticism, Calendar",
    )
    table.dogma("Stamp Act", you=["Oars", "Mysticism"])
    assert [keys for _, _, keys in table.asked] == [["mysticism", "oars", "tools"], ["mysticism", "tools"]]
    assert table.me.score == ["Oars"]
    assert table.bottom_of_supply(1) == "Mysticism"
    assert table.you.score == ["Calendar", "Tools"]


def test_no_card_of_the_value_of_the_yellow_one_returns_none_either() -> None:
    table = artifacts("yellow: Stamp Act", "yellow: Anatomy; green: Sailing; purple: Philosophy; score: Oars, Canning")
    table.dogma("Stamp Act")
    assert table.me.score == []
    assert table.you.score == ["Canning", "Oars"]


def test_without_a_yellow_card_nothing_happens() -> None:
    table = artifacts("yellow: Stamp Act", "green: Measurement; score: Coal")
    table.dogma("Stamp Act")
    assert (table.me.score, table.you.score) == ([], ["Coal"])


def test_without_a_green_card_or_one_of_its_value_only_the_first_goes() -> None:
    for green in ("", "green: Paper; "):
        table = artifacts("yellow: Stamp Act", f"yellow: Perspective; {green}score: Invention, Oars")
        table.dogma("Stamp Act")
        assert (table.me.score, table.you.score) == (["Invention"], ["Oars"])


def test_the_card_of_the_green_value_may_be_the_one_transferred() -> None:
    table = artifacts("yellow: Stamp Act", "yellow: Perspective; green: Invention; score: Colonialism")
    table.dogma("Stamp Act")
    assert (table.me.score, table.you.score) == (["Colonialism"], [])


def test_one_bulb_fewer_is_not_compelled() -> None:
    table = artifacts("yellow: Stamp Act", "yellow: Statistics; score: Coal")
    table.dogma("Stamp Act")
    assert table.you.score == ["Coal"]
