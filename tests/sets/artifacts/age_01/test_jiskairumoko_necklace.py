"""Jiskairumoko Necklace (1, green): AR131."""

from tests.sets.artifacts.tables import artifacts, relics


def test_an_equal_number_of_castles_returns_a_score_card_and_gives_an_achievement_of_its_value() -> None:
    table = artifacts("green: Jiskairumoko Necklace", "red: Oars; score: Tools, Calendar; achievements: 1, 2")
    table.dogma("Jiskairumoko Necklace", you=["Calendar"])
    assert table.bottom_of_supply(2) == "Calendar"
    assert table.you.score == ["Tools"]
    assert table.you.achievements == ["1"]
    assert table.me.achievements == ["2"]
    assert not table.bonus


def test_without_an_achievement_of_its_value_the_card_is_returned_all_the_same() -> None:
    table = artifacts("green: Jiskairumoko Necklace", "red: Oars; score: Alchemy; achievements: 1, Empire")
    table.dogma("Jiskairumoko Necklace")
    assert table.you.score == []
    assert table.you.achievements == ["1", "Empire"]
    assert table.me.achievements == []


def test_without_a_score_card_no_achievement_is_given() -> None:
    table = artifacts("green: Jiskairumoko Necklace", "red: Oars; achievements: 1")
    table.dogma("Jiskairumoko Necklace")
    assert table.you.achievements == ["1"]


def test_a_relic_among_the_achievements_is_not_reached() -> None:  # decisions 18 and 35
    table = relics("green: Jiskairumoko Necklace", "red: Oars; score: Anatomy; relics: Complex Numbers")
    table.dogma("Jiskairumoko Necklace")
    assert table.you.score == []
    assert table.me.player.achievement_count() == 0
    assert table.you.player.achievement_count() == 1


def test_the_achievement_may_win() -> None:
    table = artifacts(
        "green: Jiskairumoko Necklace; achievements: 2, 3, 4, 5, 6, 7", "red: Oars; score: Tools; achievements: 1"
    )
    table.dogma("Jiskairumoko Necklace")
    assert table.result is not None
    assert table.result.reason == "achievements"
    assert table.result.winners == ["me"]


def test_one_castle_fewer_is_not_compelled() -> None:
    table = artifacts("green: Jiskairumoko Necklace", "blue: Tools; score: Writing; achievements: 1")
    table.dogma("Jiskairumoko Necklace")
    assert table.you.score == ["Writing"]
    assert table.you.achievements == ["1"]


def test_battleship_yamato_is_an_8_in_the_score_pile() -> None:  # AR080, ruling 81
    table = artifacts("green: Jiskairumoko Necklace", "red: Oars; score: Battleship Yamato; achievements: 8")
    table.dogma("Jiskairumoko Necklace")
    assert table.changes == "me achievements +8; you score -Battleship Yamato; you achievements -8"


def test_the_compelled_player_chooses_among_achievements_of_its_value() -> None:  # ruling 49
    table = artifacts(
        "green: Jiskairumoko Necklace", "red: Oars; score: Calendar; achievements: Mathematics, Holy Grail, 3"
    )
    table.dogma("Jiskairumoko Necklace", you=["artifacts 2"])
    assert [(seat, kind) for seat, kind, _ in table.asked] == [("you", "card")]
    assert [card.name for card in table.me.player.achievements] == ["Holy Grail"]
    assert table.changes == "me achievements +2; you score -Calendar; you achievements -2"
