"""Principia (5, blue): AR169."""

from tests.sets.artifacts.tables import artifacts


def test_returns_all_top_cards_but_blue_and_melds_one_higher_for_each_ascending() -> None:  # ruling 72
    table = artifacts(
        "blue: Principia; red: Engineering, Oars; yellow: Agriculture; hand: Clothing",
        "",
        supply={2: "Calendar", 4: "Experimentation"},
    )
    table.dogma("Principia")
    assert [table.bottom_of_supply(age) for age in (1, 3)] == ["Agriculture", "Engineering"]
    assert table.me.pile("blue") == ["Experimentation", "Calendar", "Principia"]
    assert table.me.pile("red") == ["Oars"]  # only the top cards of that moment (ruling 250)
    assert table.me.pile("yellow") == []
    assert table.me.hand == ["Clothing"]
    assert table.asked == []


def test_chooses_the_order_of_those_that_go_to_one_supply() -> None:  # decision 9
    table = artifacts("blue: Principia; red: Oars; green: Sailing", "", supply={2: "Calendar, Currency"})
    table.dogma("Principia", me=["Sailing"])
    assert table.supply(1)[-2:] == ["Sailing", "Oars"]
    assert table.changes == "me blue +Calendar; me red -Oars; me green -Sailing +Currency"


def test_a_blue_top_card_alone_is_left_and_nothing_drawn() -> None:
    table = artifacts("blue: Principia", "")
    table.dogma("Principia")
    assert table.me.pile("blue") == ["Principia"]
    assert table.me.hand == []
    assert table.events[-1].kind == "effect"


def test_a_ten_ends_the_game_after_the_lower_ones_are_melded() -> None:  # ruling 72
    table = artifacts("blue: Principia; red: Robotics; green: Sailing", "score: Tools", supply={2: "Calendar"})
    table.dogma("Principia")
    assert table.me.top("blue") == "Calendar"
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])


def test_yamato_is_returned_as_an_eight() -> None:  # AR080
    table = artifacts("blue: Principia; red: Battleship Yamato", "", supply={9: "Composites"})
    table.dogma("Principia")
    assert table.me.pile("red") == ["Composites"]


def test_as_many_bulbs_share() -> None:
    table = artifacts("blue: Principia", "purple: Philosophy", supply={3: "Feudalism", 5: "Physics"})
    table.dogma("Principia")
    assert table.changes == "me hand +Physics; you purple -Philosophy +Feudalism"
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts("blue: Principia", "blue: Tools; red: Oars")
    table.dogma("Principia")
    assert table.you.pile("red") == ["Oars"]
    assert not table.bonus
