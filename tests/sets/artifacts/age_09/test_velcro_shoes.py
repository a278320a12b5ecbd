"""Velcro Shoes (9, red): AR211."""

from tests.sets.artifacts.tables import artifacts


def test_compels_an_equal_number_of_factories_to_hand_over_a_9() -> None:
    table = artifacts(
        "red: Velcro Shoes",
        "yellow: Steam Engine; hand: Ecology, Software, Rocketry; score: Fission",
    )
    table.dogma("Velcro Shoes")
    assert table.me.hand == ["Ecology"]
    assert table.you.hand == ["Rocketry", "Software"]
    assert table.you.score == ["Fission"]
    assert table.asked == []
    assert table.result is None


def test_the_compelled_player_chooses_among_several() -> None:  # AR073
    table = artifacts("red: Velcro Shoes", "red: Coal; hand: Ecology, Syncom 3")
    table.dogma("Velcro Shoes", you=["Syncom 3"])
    assert table.me.hand == ["Syncom 3"]
    assert table.you.hand == ["Ecology"]


def test_without_a_9_in_hand_one_comes_from_the_score_pile() -> None:
    table = artifacts("red: Velcro Shoes", "red: Coal; hand: Software; score: Fission, Ecology, Flight")
    table.dogma("Velcro Shoes", you=["Ecology"])
    assert table.me.score == ["Ecology"]
    assert table.me.scored == 0
    assert table.me.hand == []
    assert table.you.hand == ["Software"]
    assert table.you.score == ["Fission", "Flight"]
    assert table.result is None


def test_whoever_compels_wins_if_there_is_no_9() -> None:  # ruling 178
    table = artifacts("red: Velcro Shoes", "red: Coal; hand: Software, Rocketry; score: Robotics, Flight")
    table.dogma("Velcro Shoes")
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], "Velcro Shoes")
    assert table.shown == []  # backs say that there is no 9


def test_with_nothing_at_all_the_win_comes_too() -> None:
    table = artifacts("red: Velcro Shoes", "red: Coal").dogma("Velcro Shoes")
    assert table.result is not None
    assert table.result.winners == ["me"]


def test_one_factory_fewer_is_not_compelled() -> None:  # AR068
    table = artifacts("red: Velcro Shoes", "green: Invention; hand: Ecology").dogma("Velcro Shoes")
    assert table.you.hand == ["Ecology"]
    assert table.me.hand == []


def test_nobody_compelled_is_no_win() -> None:
    table = artifacts("red: Velcro Shoes", "hand: Software").dogma("Velcro Shoes")
    assert table.result is None


def test_each_player_compelled_is_asked_on_their_own() -> None:
    table = artifacts("red: Velcro Shoes", "red: Coal; hand: Ecology", "green: Electricity; hand: Software")
    table.dogma("Velcro Shoes")
    assert table.me.hand == ["Ecology"]
    assert table.result is not None
    assert table.result.winners == ["me"]


def test_partners_win_together_and_are_not_compelled() -> None:  # AR074
    table = artifacts("red: Velcro Shoes", "red: Coal", "green: Electricity", "", teams="13-24").dogma("Velcro Shoes")
    assert table.result is not None
    assert table.result.winners == ["me", "third"]
