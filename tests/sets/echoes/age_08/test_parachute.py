"""Parachute (8, red): EC190; decision 8."""

from tests.sets.echoes.tables import echoes


def test_demands_every_card_in_hand_without_a_clock() -> None:
    table = echoes("red: Parachute; hand: Coal", "hand: Oars, Rocketry, Tools, Jeans").dogma("Parachute")
    assert (table.me.hand, table.you.hand) == (["Coal", "Jeans", "Oars", "Tools"], ["Rocketry"])
    assert (table.asked, table.shown) == ([], [])


def test_a_hand_of_clocks_is_shown() -> None:  # decision 8
    table = echoes("red: Parachute", "hand: Rocketry, Bicycle").dogma("Parachute")
    assert (table.me.hand, table.you.hand, sorted(table.shown)) == (
        [],
        ["Bicycle", "Rocketry"],
        ["Bicycle", "Rocketry"],
    )


def test_an_empty_hand_gives_and_shows_nothing() -> None:
    table = echoes("red: Parachute", "score: Oars").dogma("Parachute")
    assert (table.me.hand, table.you.score, table.shown) == ([], ["Oars"], [])


def test_one_clock_fewer_is_hit() -> None:
    table = echoes("red: Parachute", "purple: Lighting; hand: Oars").dogma("Parachute")
    assert (table.me.hand, table.you.hand) == (["Oars"], [])


def test_as_many_clocks_are_not_hit() -> None:
    table = echoes("red: Parachute", "purple: Railroad; hand: Oars", third="hand: Tools").dogma("Parachute")
    assert (table.me.hand, table.you.hand, table.third.hand) == (["Tools"], ["Oars"], [])


def test_nor_is_a_partner() -> None:  # ruling 104
    table = echoes("red: Parachute", "", "hand: Oars", "hand: Tools", teams="13-24").dogma("Parachute")
    assert table.changes == "me hand +Tools; fourth hand -Tools"
