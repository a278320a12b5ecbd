"""East India Company Charter (4, red): AR160."""

from tests.sets.artifacts.tables import artifacts

CHARTER = "East India Company Charter"
FIVES = {5: "Coal, Physics, Banking, Chemistry"}


def test_returns_a_value_from_all_score_piles_and_scores_a_5_for_each_player() -> None:
    table = artifacts(f"red: {CHARTER}; score: Tools", "score: Oars, Alchemy", "score: Archery", supply=FIVES)
    table.dogma(CHARTER, me=[1, "score.you 1", "Tools"])
    assert table.supply(1)[-3:] == ["Oars", "Tools", "Archery"]
    assert table.me.score == ["Banking", "Coal", "Physics"]
    assert table.me.scored == 3
    assert (table.you.score, table.third.score) == (["Alchemy"], [])


def test_the_order_of_others_cards_alone_is_chosen_too() -> None:  # decision 47
    table = artifacts(f"red: {CHARTER}", "score: Oars", "score: Archery", supply=FIVES)
    table.dogma(CHARTER, me=[1, "score.third 1"])
    assert table.supply(1)[-2:] == ["Archery", "Oars"]
    assert table.changes == "me score +Coal +Physics; you score -Oars; third score -Archery"


def test_any_value_but_5_can_be_chosen() -> None:
    table = artifacts(f"red: {CHARTER}", "score: Banking", supply={5: "Coal"})
    table.dogma(CHARTER, me=[10])
    assert table.asked == [("me", "value", [f"value:{value}" for value in (1, 2, 3, 4, 6, 7, 8, 9, 10)])]
    assert table.me.score == []
    assert table.you.score == ["Banking"]


def test_a_player_with_two_such_cards_counts_once() -> None:
    table = artifacts(f"red: {CHARTER}", "score: Oars, Archery, Alchemy", supply=FIVES)
    table.dogma(CHARTER, me=[1])
    assert sorted(table.supply(1)[-2:]) == ["Archery", "Oars"]
    assert table.you.score == ["Alchemy"]
    assert table.me.score == ["Coal"]


def test_a_value_that_nobody_has_brings_nothing() -> None:
    table = artifacts(f"red: {CHARTER}; hand: Oars; score: Alchemy", "hand: Archery", supply=FIVES)
    table.dogma(CHARTER, me=[1])
    assert table.me.score == ["Alchemy"]
    assert (table.me.hand, table.you.hand) == (["Oars"], ["Archery"])


def test_an_artifact_goes_to_its_own_supply() -> None:  # AR019
    table = artifacts(f"red: {CHARTER}; score: Excalibur, Alchemy", "", supply=FIVES)
    table.dogma(CHARTER, me=[3])
    assert table.bottom_of_supply(3) == "Alchemy"
    assert table.game.supply("artifacts", 3).cards[0].name == "Excalibur"
    assert table.me.score == ["Coal"]


def test_a_partners_cards_are_returned_too() -> None:  # decision 34
    table = artifacts(f"red: {CHARTER}", "", "score: Archery", "", teams="13-24", supply=FIVES)
    table.dogma(CHARTER, me=[1])
    assert table.third.score == []
    assert table.me.score == ["Coal"]


def test_a_sharer_with_as_many_factories_goes_first_and_brings_the_bonus() -> None:
    table = artifacts(f"red: {CHARTER}; score: Tools", "red: Gunpowder", supply=FIVES | {4: "Anatomy"})
    table.dogma(CHARTER, you=[1], me=[1])
    assert table.me.score == []
    assert table.you.score == ["Coal"]
    assert table.bonus
    assert table.me.hand == ["Anatomy"]


def test_one_factory_fewer_does_not_share() -> None:
    table = artifacts(f"red: {CHARTER}; score: Tools", "green: Invention", supply=FIVES)
    table.dogma(CHARTER, me=[2])
    assert table.me.score == ["Tools"]
    assert not table.bonus


def test_all_are_returned_before_the_draws() -> None:
    table = artifacts(f"red: {CHARTER}", "score: Canning", supply={5: "end", 6: "end", 7: "Bicycle"})
    table.dogma(CHARTER, me=[6])
    assert table.changes == "me score +Canning; you score -Canning"
