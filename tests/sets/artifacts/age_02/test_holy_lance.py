"""Holy Lance (2, green): AR142."""

from tests.sets.artifacts.tables import artifacts, relics


def test_an_equal_number_of_castles_gives_a_top_artifact() -> None:
    table = artifacts("green: Holy Lance", "yellow: Lurgan Canoe; red: Oars")
    table.dogma("Holy Lance")
    assert table.changes == "me yellow +Lurgan Canoe; you yellow -Lurgan Canoe"  # a near miss: Oars is no artifact
    assert not table.bonus
    assert table.result is None


def test_a_covered_artifact_is_not_reached() -> None:
    table = artifacts("green: Holy Lance", "yellow: Masonry, Lurgan Canoe")
    table.dogma("Holy Lance")
    assert table.you.pile("yellow") == ["Masonry", "Lurgan Canoe"]


def test_the_compelled_player_chooses_the_artifact() -> None:
    table = artifacts("green: Holy Lance", "yellow: Lurgan Canoe; blue: Sibidu Needle; red: Oars")
    table.dogma("Holy Lance", you=["Sibidu Needle"])
    assert table.changes == "me blue +Sibidu Needle; you blue -Sibidu Needle"


def test_one_castle_fewer_is_not_compelled() -> None:
    table = artifacts("green: Holy Lance", "blue: Tools; yellow: Holy Grail")
    table.dogma("Holy Lance")
    assert table.you.pile("yellow") == ["Holy Grail"]
    assert table.result is None  # the Grail of another player is no use


def test_the_grail_on_top_wins() -> None:  # ruling 147
    table = artifacts("green: Holy Lance; yellow: Holy Grail", "")
    table.dogma("Holy Lance")
    assert table.result is not None
    assert table.result.reason == "card"
    assert table.result.winners == ["me"]


def test_a_covered_grail_does_not_win() -> None:  # ruling 147
    table = artifacts("green: Holy Lance; yellow: Agriculture, Holy Grail; hand: Tools", "")
    table.dogma("Holy Lance")
    assert table.result is None


def test_a_grail_just_taken_wins() -> None:
    table = artifacts("green: Holy Lance", "yellow: Holy Grail; red: Oars")
    table.dogma("Holy Lance")
    assert table.result is not None
    assert table.result.winners == ["me"]


def test_a_sharer_who_keeps_the_grail_wins() -> None:  # ruling 139
    table = artifacts("green: Holy Lance", "yellow: Holy Grail; red: Pavlovian Tusk; blue: Tools")
    table.dogma("Holy Lance", you=["Pavlovian Tusk"])
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_a_relic_is_an_artifact_if_its_back_is() -> None:  # AR116, ruling 80
    table = relics("green: Holy Lance", "purple: Newton-Wickins Telescope; blue: Complex Numbers; red: Oars")
    table.dogma("Holy Lance")
    assert table.changes == "me purple +Newton-Wickins Telescope; you purple -Newton-Wickins Telescope"
