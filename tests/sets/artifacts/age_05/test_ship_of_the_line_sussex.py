"""Ship of the Line Sussex (5, red): AR171."""

from tests.sets.artifacts.tables import artifacts

SUSSEX = "Ship of the Line Sussex"


def test_with_an_empty_score_pile_scores_all_cards_of_a_color() -> None:
    table = artifacts(f"red: {SUSSEX}, Oars; green left: Sailing, Clothing; hand: The Wheel", "")
    table.dogma(SUSSEX, me=["green"])
    assert table.changes == "me green -Sailing -Clothing; me green unsplayed; me score +Clothing +Sailing"
    assert table.me.scored == 2


def test_may_score_its_own_color() -> None:
    table = artifacts(f"red: {SUSSEX}, Oars; green: Sailing", "")
    table.dogma(SUSSEX, me=["red"])
    assert table.me.score == ["Oars", SUSSEX]
    assert table.me.pile("red") == []


def test_a_color_without_cards_scores_nothing() -> None:
    table = artifacts(f"red: {SUSSEX}", "")
    table.dogma(SUSSEX, me=["yellow"])
    assert [len(keys) for _, _, keys in table.asked] == [5]
    assert table.me.score == []
    assert table.me.pile("red") == [SUSSEX]


def test_with_a_score_pile_returns_it_in_the_order_wanted() -> None:
    table = artifacts(f"red: {SUSSEX}; green: Sailing; score: Oars, Tools, Calendar", "")
    table.dogma(SUSSEX, me=["Tools"])
    assert table.me.score == []
    assert table.supply(1)[-2:] == ["Tools", "Oars"]
    assert table.bottom_of_supply(2) == "Calendar"
    assert table.me.pile("green") == ["Sailing"]
    assert table.me.scored == 0


def test_a_single_scored_card_is_enough_to_return() -> None:
    table = artifacts(f"red: {SUSSEX}; score: Oars", "")
    table.dogma(SUSSEX)
    assert table.me.score == []
    assert table.asked == []


def test_as_many_factories_share() -> None:
    table = artifacts(f"red: {SUSSEX}", "red: Coal; blue: Tools, Writing", supply={5: "Measurement"})
    table.dogma(SUSSEX, you=["blue"], me=["blue"])
    assert table.changes == "me hand +Measurement; you blue -Tools -Writing; you score +Tools +Writing"
    assert table.bonus


def test_one_factory_fewer_does_not_share() -> None:
    table = artifacts(f"red: {SUSSEX}", "red: Gunpowder; score: Tools")
    table.dogma(SUSSEX, me=["blue"])
    assert table.you.score == ["Tools"]
    assert not table.bonus


def test_the_order_is_chosen_if_it_can_decide() -> None:  # decision 32
    high = "blue: Quantum Theory; green: Databases; yellow: Stem Cells; purple: The Internet"
    table = artifacts(f"red: {SUSSEX}, Robotics; {high}", "")
    table.dogma(SUSSEX, me=["red", SUSSEX])
    assert [kind for _, kind, _ in table.asked] == ["color", "order"]
    assert table.changes == (
        "me red -Ship of the Line Sussex -Robotics; me score +Robotics +Ship of the Line Sussex; "
        "me achievements +Universe; available -Universe"
    )
