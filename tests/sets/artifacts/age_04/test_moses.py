"""Moses (4, yellow): AR164."""

from tests.sets.artifacts.tables import artifacts


def test_compels_all_top_cards_with_a_crown_as_points() -> None:
    table = artifacts("yellow: Moses", "yellow: Agriculture; green: Sailing, The Wheel; red: Archery")
    table.dogma("Moses")
    assert table.me.score == ["Sailing"]
    assert table.you.pile("green") == ["The Wheel"]
    assert table.you.pile("red") == ["Archery"]  # a near miss: no crown


def test_cards_that_are_uncovered_meanwhile_stay() -> None:  # rulings 117, 250
    table = artifacts(
        "yellow: Moses", "yellow: Agriculture; green: Currency, Sailing; red: Oars", supply={4: "Experimentation"}
    )
    table.dogma("Moses")
    assert table.changes == (  # Sailing, uncovered, is scored by sharing
        "me hand +Experimentation; me score +Currency +Oars; you red -Oars; you green -Currency -Sailing; "
        "you score +Sailing"
    )
    assert table.bonus


def test_one_leaf_fewer_is_not_compelled() -> None:
    table = artifacts("yellow: Moses", "purple: Code of Laws; green: Sailing")
    table.dogma("Moses")
    assert table.me.score == []
    assert table.you.top("green") == "Sailing"


def test_scores_a_top_card_with_a_crown_of_ones_own_choice() -> None:
    table = artifacts("yellow: Moses; green: Sailing; red: Oars; blue: Tools", "")
    table.dogma("Moses", me=["Oars"])
    assert table.asked == [("me", "card", ["oars", "sailing"])]
    assert table.changes == "me red -Oars; me score +Oars"


def test_nothing_to_score() -> None:
    table = artifacts("yellow: Moses; blue: Tools", "")
    table.dogma("Moses")
    assert table.me.score == []


def test_the_compelled_player_chooses_the_order_if_it_can_decide() -> None:  # decision 32, ruling 49
    table = artifacts(
        "yellow: Moses",
        "red: Oars, Robotics; green: Sailing, Databases; blue: Rocketry; yellow: Stem Cells; purple: The Internet",
    )
    table.dogma("Moses", you=["Sailing"])
    assert [(seat, kind) for seat, kind, _ in table.asked] == [("you", "order")]
    assert table.changes == (
        "me score +Oars +Sailing; you red -Oars; you green -Sailing; you achievements +Universe; available -Universe"
    )
