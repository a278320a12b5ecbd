"""Tortugas Galleon (4, red): AR161."""

from tests.sets.artifacts.tables import artifacts


def test_takes_the_highest_scored_cards_and_a_top_card_of_their_value() -> None:  # ruling 155
    table = artifacts(
        "red: Tortugas Galleon",
        "red: Gunpowder; blue: Experimentation; green: Compass; score: Anatomy, Navigation, Tools",
    )
    table.dogma("Tortugas Galleon", you=["Experimentation"])
    assert table.asked == [("you", "card", ["experimentation", "gunpowder"])]
    assert [event.seat for event in table.events if event.kind == "transfer"] == [1, 1, 1]
    assert table.changes == (
        "me blue +Experimentation; me score +Anatomy +Navigation; you blue -Experimentation; "
        "you score -Anatomy -Navigation"
    )
    assert table.me.scored == 0  # decision 10
    assert not table.bonus


def test_top_cards_of_other_values_stay() -> None:
    table = artifacts("red: Tortugas Galleon", "red: Gunpowder, Engineering; blue: Physics; score: Paper")
    table.dogma("Tortugas Galleon")
    assert table.changes == "me score +Paper; you score -Paper"


def test_an_empty_score_pile_gives_nothing() -> None:
    table = artifacts("red: Tortugas Galleon", "red: Gunpowder; hand: Anatomy")
    table.dogma("Tortugas Galleon")
    assert table.asked == []
    assert table.you.pile("red") == ["Gunpowder"]
    assert table.you.hand == ["Anatomy"]


def test_battleship_yamato_counts_8_as_points_and_11_on_the_board() -> None:  # ruling 81
    table = artifacts(
        "red: Tortugas Galleon", "green: Metric System; red: Battleship Yamato; yellow: Canning; score: Flight"
    )
    table.dogma("Tortugas Galleon")
    assert table.changes == "me score +Flight; you score -Flight"


def test_battleship_yamato_as_points_takes_a_top_card_of_value_8() -> None:  # ruling 81
    table = artifacts("red: Tortugas Galleon", "yellow: Canning; blue: Rocketry; score: Battleship Yamato, Bicycle")
    table.dogma("Tortugas Galleon")
    assert table.changes == (
        "me blue +Rocketry; me score +Battleship Yamato; you blue -Rocketry; you score -Battleship Yamato"
    )


def test_an_equal_number_of_factories_is_compelled() -> None:
    table = artifacts("red: Tortugas Galleon", "red: Gunpowder; score: Tools")
    table.dogma("Tortugas Galleon")
    assert table.changes == "me score +Tools; you score -Tools"


def test_one_factory_fewer_is_not_compelled() -> None:
    table = artifacts("red: Tortugas Galleon", "green: Invention; score: Anatomy")
    table.dogma("Tortugas Galleon")
    assert table.you.score == ["Anatomy"]
    assert table.you.pile("green") == ["Invention"]
