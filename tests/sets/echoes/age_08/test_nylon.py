"""Nylon (8, green): EC191; ruling 252."""

from tests.sets.echoes.tables import echoes

ME = "green: Nylon; red: Coal; hand: Tractor"
"""Five factories, and an Echoes card in hand, so that all draws give base cards."""


def test_tucks_an_eight_for_every_three_factories() -> None:
    table = echoes(f"{ME}; yellow: Globalization", "", supply={8: "Rocketry, Socialism, Empiricism"}).dogma("Nylon")
    assert (table.me.pile("blue"), table.me.pile("purple")) == (["Rocketry"], ["Socialism"])
    assert (table.me.tucked, table.supply(8)[0], table.me.hand) == (2, "Empiricism", ["Tractor"])


def test_two_factories_are_too_few() -> None:
    table = echoes("green: Nylon; hand: Tractor", "", supply={8: "Corporations"}).dogma("Nylon")
    assert (table.me.tucked, table.asked) == (0, [])


def test_a_green_card_repeats_it_with_a_new_count() -> None:  # ruling 252
    table = echoes(
        "green up: Nylon, Sailing; red: Coal; hand: Tractor",
        "",
        supply={8: "Corporations, Rocketry, Socialism, Empiricism"},
    ).dogma("Nylon")
    assert table.me.pile("green") == ["Nylon", "Sailing", "Corporations"]  # which shows two factories more
    assert (table.me.pile("blue"), table.me.pile("purple"), table.me.tucked) == (["Rocketry"], ["Socialism"], 3)
    assert table.supply(8)[0] == "Empiricism"


def test_the_factories_are_counted_before_the_first_tuck_of_each_round() -> None:  # ruling 252
    table = echoes(
        "green up: Nylon, Sailing; red: Coal; yellow: Canning; hand: Tractor",
        "",
        supply={8: "Corporations, Rocketry, Socialism, Empiricism, Quantum Theory, Antibiotics"},
    ).dogma("Nylon")
    assert table.me.tucked == 2 + 3
    assert table.supply(8)[0] == "Antibiotics"
    assert table.changes == (
        "me blue +Rocketry +Quantum Theory; me green +Corporations tucked; me purple +Socialism +Empiricism"
    )


def test_it_repeats_as_long_as_one_of_them_is_green() -> None:
    table = echoes(
        f"{ME}; yellow: Globalization",
        "",
        supply={8: "Rocketry, Mass Media, Corporations, Quantum Theory, Socialism, Empiricism"},
    ).dogma("Nylon")
    assert table.changes == (
        "me blue +Rocketry +Quantum Theory; me green +Mass Media tucked +Corporations tucked; "
        "me purple +Socialism +Empiricism; me achievements +Monument; available -Monument"
    )
    assert table.me.tucked == 6


def test_red_may_be_splayed_up() -> None:
    table = echoes("green: Nylon, Sailing; red: Oars, Coal; hand: Tractor", "").dogma("Nylon", me=["red"])
    assert table.asked == [("me", "splay", ["color:red", "pass"])]
    assert table.me.splay("red") == "up"
    table = echoes("green: Nylon; red: Oars, Coal; hand: Tractor", "").dogma("Nylon", me=["pass"])
    assert table.me.splay("red") == "none"


def test_as_many_factories_share() -> None:
    table = echoes("green: Nylon", "red: Coal, Oars; hand: Bandage", supply={8: "Rocketry, Corporations"}).dogma(
        "Nylon", you=["red"]
    )
    assert table.me.tucked == 0
    assert table.bonus
    assert table.changes == "me hand +Corporations; you blue +Rocketry; you red splayed up"


def test_one_factory_fewer_does_not_share() -> None:
    table = echoes("green: Nylon", "green: Invention; red: Optics, Oars").dogma("Nylon")
    assert (table.you.tucked, table.you.splay("red"), table.bonus) == (0, "none", False)
