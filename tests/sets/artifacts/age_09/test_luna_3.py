"""Luna 3 (9, blue): AR209."""

from tests.sets.artifacts.tables import artifacts


def test_returns_the_score_pile_and_scores_a_card_worth_their_number() -> None:
    table = artifacts("blue: Luna 3; hand: Writing; score: Tools, Pottery, Canning", supply={3: "Optics"})
    table.dogma("Luna 3", me=["Pottery"])
    assert table.me.score == ["Optics"]
    assert table.supply(1)[-2:] == ["Pottery", "Tools"]
    assert table.bottom_of_supply(6) == "Canning"
    assert table.me.hand == ["Writing"]


def test_an_empty_score_pile_gives_a_1() -> None:  # ruling 248
    table = artifacts("blue: Luna 3", supply={1: "Oars"}).dogma("Luna 3")
    assert table.me.score == ["Oars"]


def test_artifacts_in_the_score_pile_go_back_to_their_own_supply() -> None:  # AR019
    table = artifacts("blue: Luna 3; score: Syncom 3", supply={1: "Oars"}).dogma("Luna 3")
    assert table.me.score == ["Oars"]
    assert table.game.supply("artifacts", 9).cards[0].name == "Syncom 3"


def test_more_than_ten_cards_end_the_game() -> None:
    scored = "Tools, Calendar, Alchemy, Anatomy, Coal, Canning, Bicycle, Flight, Fission, Software"
    table = artifacts(f"blue: Luna 3; score: {scored}, Oars", "score: Writing").dogma("Luna 3", me=["Oars"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])


def test_ten_cards_give_a_10() -> None:
    scored = "Tools, Calendar, Alchemy, Anatomy, Coal, Canning, Bicycle, Flight, Fission, Software"
    table = artifacts(f"blue: Luna 3; score: {scored}", supply={10: "Robotics"}).dogma("Luna 3")
    assert table.me.score == ["Robotics"]


def test_a_sharer_does_it_with_a_score_pile_of_its_own() -> None:
    table = artifacts(
        "blue: Luna 3", "red: Coal; score: Tools, Calendar", supply={1: "Oars", 2: "Mapmaking", 9: "Satellites"}
    )
    table.dogma("Luna 3")
    assert table.changes == "me hand +Satellites; me score +Oars; you score -Calendar -Tools +Mapmaking"
    assert table.bonus


def test_one_factory_fewer_does_not_share() -> None:
    table = artifacts("blue: Luna 3", "yellow: Steam Engine; score: Tools", supply={1: "Domestication"}).dogma("Luna 3")
    assert table.changes == "me score +Domestication"
    assert not table.bonus
