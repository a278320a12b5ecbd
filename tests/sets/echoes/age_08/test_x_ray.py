"""X-Ray (8, blue): EC188; rulings 252, 267."""

from tests.sets.echoes.tables import echoes, forecast

ME = "blue: X-Ray; green: Clothing; yellow: Agriculture; hand: Tractor"
"""Six leaves, and an Echoes card in hand, so that all draws give base cards."""


def test_tucks_an_eight() -> None:
    table = echoes("blue: X-Ray; hand: Tractor", "", supply={8: "Quantum Theory"}).dogma("X-Ray")
    assert (table.me.pile("blue"), table.me.tucked, table.me.hand) == (["X-Ray", "Quantum Theory"], 1, ["Tractor"])
    assert (table.asked, forecast(table)) == ([], [])  # one leaf is too few


def test_foreshadows_a_card_of_any_value_for_every_three_leaves() -> None:
    table = echoes(ME, "", supply={8: "Quantum Theory", 10: "Software", 2: "Calendar"}).dogma("X-Ray", me=[10, 2])
    values = [f"value:{value}" for value in range(1, 11)]
    assert table.asked == [("me", "value", values), ("me", "value", values)]
    assert table.changes == "me blue +Quantum Theory tucked; me forecast +Calendar +Software"


def test_each_value_is_chosen_after_the_card_before_is_drawn() -> None:  # ruling 267
    table = echoes(ME, "", supply={8: "Quantum Theory", 10: "Software", 2: "Calendar"}).dogma("X-Ray", me=[10, 2])
    drawn = [event.cards[0].name for event in table.events if event.kind == "draw"]
    assert drawn == ["Quantum Theory", "Software", "Calendar"]
    assert table.changes == "me blue +Quantum Theory tucked; me forecast +Calendar +Software"


def test_five_leaves_are_one_card() -> None:
    table = echoes(
        "blue: X-Ray; yellow: Agriculture; green: Sailing; hand: Tractor", "", supply={8: "Rocketry", 10: "Software"}
    ).dogma("X-Ray", me=[10])
    assert table.changes == "me blue +Rocketry tucked; me forecast +Software"


def test_the_leaves_of_the_card_just_tucked_count() -> None:
    table = echoes("blue: X-Ray; hand: Tractor", "", supply={8: "Antibiotics", 5: "Coal"}).dogma("X-Ray", me=[5])
    assert (forecast(table), table.me.pile("yellow")) == (["Coal"], ["Antibiotics"])


def test_yellow_may_be_splayed_up() -> None:
    table = echoes("blue: X-Ray; yellow: Masonry, Canning; hand: Tractor", "", supply={8: "Rocketry"})
    table.dogma("X-Ray", me=["yellow"])
    assert table.asked == [("me", "splay", ["color:yellow", "pass"])]
    assert table.changes == "me blue +Rocketry tucked; me yellow splayed up"
    table = echoes("blue: X-Ray; yellow: Masonry, Canning; hand: Tractor", "", supply={8: "Rocketry"})
    assert table.dogma("X-Ray", me=["pass"]).changes == "me blue +Rocketry tucked"


def test_as_many_leaves_share() -> None:
    table = echoes(
        "blue: X-Ray; hand: Tractor",
        "yellow: Agriculture; hand: Bandage",
        supply={8: "Rocketry, Quantum Theory, Skyscrapers", 5: "Coal"},
    ).dogma("X-Ray", you=[5])
    assert table.bonus
    assert table.changes == (
        "me blue +Quantum Theory tucked; me hand +Skyscrapers; you blue +Rocketry; you forecast +Coal"
    )


def test_a_player_without_a_leaf_does_not_share() -> None:
    table = echoes("blue: X-Ray; hand: Tractor", "red: Oars", supply={8: "Rocketry"}).dogma("X-Ray")
    assert not table.bonus
    assert table.changes == "me blue +Rocketry tucked"
