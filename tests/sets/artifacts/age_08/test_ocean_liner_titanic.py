"""Ocean Liner Titanic (8, green): AR202."""

from tests.sets.artifacts.tables import artifacts, displayed


def test_scores_the_bottom_card_of_every_color() -> None:
    table = artifacts("green: Ocean Liner Titanic, Sailing; red left: Coal, Optics, Oars; blue: Tools", "")
    table.dogma("Ocean Liner Titanic")
    assert table.me.score == ["Oars", "Sailing", "Tools"]
    assert table.me.pile("green") == ["Ocean Liner Titanic"]
    assert table.me.pile("red") == ["Coal", "Optics"]
    assert table.me.pile("blue") == []
    assert table.me.scored == 3
    assert table.asked == []


def test_scores_itself_if_it_is_a_bottom_card() -> None:
    table = artifacts("green: Ocean Liner Titanic", "")
    table.dogma("Ocean Liner Titanic")
    assert table.changes == "me green -Ocean Liner Titanic; me score +Ocean Liner Titanic"


def test_yamato_scores_eight() -> None:  # ruling 81
    table = artifacts("green: Ocean Liner Titanic, Sailing; red: Battleship Yamato", "")
    table.dogma("Ocean Liner Titanic")
    assert table.me.points == 1 + 8
    assert table.changes == "me red -Battleship Yamato; me green -Sailing; me score +Battleship Yamato +Sailing"


def test_scores_one_by_one_for_monument() -> None:  # ruling 132
    table = artifacts("green: Ocean Liner Titanic, Sailing; red: Oars; blue: Tools; scored: 3", "")
    table.dogma("Ocean Liner Titanic")
    assert table.changes == (
        "me blue -Tools; me red -Oars; me green -Sailing; me score +Oars +Sailing +Tools; me achievements +Monument; "
        "available -Monument"
    )


def test_as_many_crowns_share() -> None:
    table = artifacts("green: Ocean Liner Titanic", "purple: Code of Laws, Mysticism", supply={1: "The Wheel"})
    table.dogma("Ocean Liner Titanic")
    assert table.changes == (
        "me green -Ocean Liner Titanic; me hand +The Wheel; me score +Ocean Liner Titanic; you purple -Mysticism; "
        "you score +Mysticism"
    )
    assert table.bonus


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts("green: Ocean Liner Titanic", "blue: Writing")
    table.dogma("Ocean Liner Titanic")
    assert table.changes == "me green -Ocean Liner Titanic; me score +Ocean Liner Titanic"
    assert not table.bonus


def test_used_from_the_display_it_finds_nothing_on_an_empty_board_to_score() -> None:  # AR040
    table = artifacts("display: Ocean Liner Titanic", "", free_action=True)
    table.free("dogma:ocean-liner-titanic")
    assert table.me.score == []
    assert displayed(table) == []
