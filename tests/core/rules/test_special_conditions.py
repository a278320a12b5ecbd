"""The conditions of the special achievements, each with its near misses (rulings 29-32, 36); Monument has its own."""

from __future__ import annotations

import pytest

from splay.core.achievements import met
from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.turn import step
from splay.playing import play
from splay.sets import new_game
from splay.workbench.random_play import RandomDecider
from tests.core.rules.reports import icons

FIVE_HIGH = "red: Fission; blue: Genetics; green: Databases; yellow: Suburbia"


def test_three_icons_of_each_of_the_six_kinds_are_the_empire() -> None:  # ruling 29
    table = play(
        me="green up: Navigation, The Wheel; red up: Fission, Explosives; purple: Philosophy; hand: Agriculture"
    )
    table.meld("Agriculture")
    assert icons(table.me) == {"crown": 3, "leaf": 3, "bulb": 3, "castle": 3, "factory": 3, "clock": 3}
    assert table.me.achievements == ["Empire"]


@pytest.mark.parametrize(
    ("short", "board", "last"),
    [
        ("crown", "green up: Currency, The Wheel; red up: Fission, Explosives; purple: Philosophy", "Agriculture"),
        ("leaf", "green up: Navigation, The Wheel; red up: Fission, Explosives; purple: Philosophy", "Fermenting"),
        ("bulb", "green up: Navigation, The Wheel; red up: Fission, Explosives; purple: Astronomy", "Agriculture"),
        ("castle", "green: Navigation; blue: Alchemy; red up: Fission, Explosives; purple: Philosophy", "Agriculture"),
        ("factory", "green up: Navigation, The Wheel; red up: Fission, Colonialism; purple: Philosophy", "Agriculture"),
        ("clock", "green up: Navigation, The Wheel; red: Explosives; blue: Genetics; purple: Railroad", "Agriculture"),
    ],
)
def test_two_of_one_kind_are_no_empire(short: str, board: str, last: str) -> None:  # ruling 29
    table = play(me=f"{board}; hand: {last}")
    table.meld(last)
    assert [name for name, count in icons(table.me).items() if count < 3] == [short]
    assert icons(table.me)[short] == 2
    assert table.me.achievements == []


def test_icons_that_are_covered_do_not_count_for_the_empire() -> None:  # ruling 29
    table = play(me="green up: Navigation, The Wheel; red: Fission, Explosives; purple: Philosophy; hand: Agriculture")
    table.meld("Agriculture")
    assert table.me.achievements == []


def test_twelve_clocks_are_the_world() -> None:  # ruling 32
    table = play(me="red: Fission; green: Databases; purple up: The Internet, Lighting; hand: Rocketry")
    table.meld("Rocketry")
    assert icons(table.me)["clock"] == 12
    assert table.me.achievements == ["World"]


def test_eleven_clocks_are_not_the_world() -> None:  # ruling 32
    table = play(me="red: Fission; green: Databases; purple right: The Internet, Lighting; hand: Rocketry")
    table.meld("Rocketry")
    assert icons(table.me)["clock"] == 11
    assert table.me.achievements == []


def test_more_than_twelve_clocks_are_the_world() -> None:  # ruling 32
    table = play(me="red up: Fission, Mobility; green: Databases; purple up: The Internet, Lighting; hand: Rocketry")
    table.meld("Rocketry")
    assert icons(table.me)["clock"] == 13
    assert table.me.achievements == ["World"]


def test_five_top_cards_of_value_8_or_more_are_the_universe() -> None:  # ruling 32
    table = play(me=f"{FIVE_HIGH}; hand: Socialism")
    table.meld("Socialism")
    assert table.me.achievements == ["Universe"]


def test_one_top_card_of_value_7_prevents_the_universe() -> None:  # ruling 32
    table = play(me=f"{FIVE_HIGH}; hand: Lighting")
    table.meld("Lighting")
    assert table.me.achievements == []


def test_four_top_cards_are_not_the_universe() -> None:  # ruling 32
    table = play(me="red: Fission; blue: Genetics; green: Databases; hand: Suburbia")
    table.meld("Suburbia")
    assert table.me.achievements == []


def test_a_high_card_that_is_covered_does_not_help_the_universe() -> None:  # ruling 32
    table = play(me=f"{FIVE_HIGH}; purple up: Lighting, Socialism; hand: Stem Cells")
    table.meld("Stem Cells")
    assert table.me.achievements == []


def wonder(blue: str = "up", green: str = "right", purple: str = "purple right: Empiricism, Mysticism;") -> list[str]:
    """What me has after splaying red up as the last color; Flight makes its splay."""
    table = play(
        me=f"{purple} blue {blue}: Tools, Writing; green {green}: Sailing, Clothing; "
        "yellow right: Masonry, Agriculture; red: Flight, Archery"
    )
    table.dogma("Flight", me=["red"])
    assert table.me.splay("red") == "up"
    return table.me.achievements


def test_five_colors_splayed_right_or_up_are_the_wonder() -> None:  # ruling 31
    assert wonder() == ["Wonder"]


def test_a_color_splayed_left_prevents_the_wonder() -> None:  # ruling 31
    assert wonder(blue="left") == []
    assert wonder(green="left") == []


def test_a_color_that_is_not_splayed_prevents_the_wonder() -> None:  # ruling 31
    assert wonder(green="none") == []


def test_a_color_of_one_card_prevents_the_wonder() -> None:  # ruling 31
    assert wonder(purple="purple: Empiricism;") == []


def test_four_colors_are_not_the_wonder() -> None:  # ruling 31
    assert wonder(purple="") == []


def test_all_directions_may_be_up() -> None:  # ruling 31
    assert wonder(green="up", purple="purple up: Empiricism, Mysticism;") == ["Wonder"]


@pytest.mark.parametrize("players", [2, 3])
def test_how_far_somebody_is_agrees_with_the_fast_test(players: int) -> None:
    """Whoever has as much as an achievement needs meets its condition, and nobody else does."""
    reached = set()
    for number in range(6):
        game = new_game(Options(players), secret_from_seed(f"far {number}"))
        game.decider = RandomDecider(number)
        while game.result is None:
            step(game)
            for player in game.players:
                for bit, special in enumerate(game.specials):
                    assert (special.have(player) >= special.need) == bool(met(player) >> bit & 1), special.name
                    if special.have(player) >= special.need:
                        reached.add(special.name)
    assert reached
