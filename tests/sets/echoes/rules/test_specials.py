"""The special achievements of Echoes: EC093 to EC105."""

from __future__ import annotations

import pytest

from splay.core.achievements import met
from tests.sets.echoes.tables import echoes

SEVEN_BONUSES = "purple up: Chaturanga, Puppet, Pagoda, Flute; blue: Dice; red: Bangle; yellow: Noodles; green: Scissors"


def claims(board: str) -> list[str]:
    """The special achievements of the set whose conditions a player with this board meets."""
    game = echoes(board, "").game
    found = met(game.players[0])
    return [special.name for number, special in enumerate(game.specials) if number > 4 and found & (1 << number)]


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        ("purple up: Chaturanga, Puppet, Pagoda, Ice Cream; blue: Dice; red: Bangle; yellow: Noodles; green: Scissors", 8),
        ("purple up: Chaturanga, Puppet, Pagoda, Flute; blue: Dice; red: Bangle; yellow: Noodles; green: Scissors", 7),
    ],
)
def test_wealth_needs_eight_visible_bonuses(board: str, expected: int) -> None:  # EC093, EC099, R33
    game = echoes(board, "").game
    special = game.specials[game.special_number("Wealth")]
    assert special.have(game.players[0]) == expected
    assert ("Wealth" in claims(board)) == (expected == 8)


def test_destiny_needs_seven_cards_in_the_forecast() -> None:  # EC055, EC094, EC099
    seven = "forecast: Tools, Oars, Paper, Bell, Soap, Dice, Comb"
    assert claims(seven) == ["Destiny"]
    assert claims(seven.replace(", Comb", "")) == []
    table = echoes(seven.replace(", Comb", "") + "; red: Bangle", "", supply={"3": "Engineering"}).dogma("Bangle")
    assert table.me.achievements == ["Destiny"]


PICTURES = "Crossbow, Horseshoes, Bangle, Oars, Archery, Metalworking, Construction, Road Building, Engineering, Optics"


def test_heritage_needs_eight_pictures_in_one_color() -> None:  # EC095, EC099, R33
    # splayed up shows three of the four places: each of these has its picture at the bottom, as has the top card
    eight = "red up: Katana, Archery, Road Building, Construction, Crossbow, Candles, Plumbing, Gunpowder"
    shown = echoes(eight, "").game
    special = shown.specials[shown.special_number("Heritage")]
    assert special.have(shown.players[0]) >= 8
    assert "Heritage" in claims(eight)
    assert "Heritage" not in claims(eight.replace(" up", ""))
    assert "Heritage" not in claims(eight.replace(", Plumbing", ""))


def test_a_music_note_counts_as_a_picture() -> None:  # EC095, EC106
    game = echoes("purple up: Flute, Bell", "").game
    assert game.specials[game.special_number("Heritage")].have(game.players[0]) == 2


def test_history_needs_four_echo_effects_in_one_color() -> None:  # EC096, EC099
    four = "purple left: Mysticism, Bell, Flute, Novel, Ice Cream"  # four places bottom right
    assert claims(four) == ["History"]
    assert claims(four.replace(", Ice Cream", "")) == []
    assert claims(four.replace(" left", " right")) == []
    assert claims("purple left: Mysticism, Bell, Flute, Novel; green: Umbrella") == []


def test_supremacy_needs_an_icon_three_times_in_each_of_four_colors() -> None:  # EC097, EC099, R34
    four = "red: Archery; blue: Tools; yellow: Masonry; green: The Wheel; purple: City States"
    three_castles = "red: Oars, Archery; yellow: Masonry; purple: Monotheism; green: The Wheel"
    assert "Supremacy" not in claims(four)
    assert "Supremacy" not in claims(three_castles)
    assert claims("red: Construction; yellow: Masonry; purple: Monotheism; green: The Wheel") == ["Supremacy"]
    assert "Supremacy" not in claims("red: Construction; yellow: Masonry; purple: Monotheism; blue: Writing")
    assert "Supremacy" not in claims("red: Construction; yellow: Masonry; purple: Philosophy; blue: Pottery")


def test_supremacy_needs_the_same_icon_in_all_four() -> None:  # EC097
    assert "Supremacy" not in claims("red: Construction; yellow: Masonry; purple: Philosophy; blue: Alchemy")


@pytest.mark.parametrize("timing", ["after_each_change", "after_each_effect"])
def test_they_are_handed_out_when_those_of_the_base_set_are(timing: str) -> None:  # EC098, EC105, CO041, CO042
    board = "red: Bangle; forecast: Tools, Oars, Paper, Bell, Soap, Dice"
    table = echoes(board, "", special_achievements=timing, supply={"3": "Engineering"}).dogma("Bangle")
    assert table.me.achievements == ["Destiny"]
    table = echoes("red: Oars; forecast: Tools, Oars, Paper, Bell, Soap, Dice".replace("Oars, ", ""), "").draw()
    assert table.me.achievements == []


def test_a_tie_goes_to_whoever_executes() -> None:  # EC105, R27, decision 20
    six = "forecast: Tools, Paper, Bell, Soap, Dice, Comb"
    table = echoes(f"blue: Ruler; {six}", "forecast: Clothing, Pottery, Canning, Novel, Lever, Stove, Toilet")
    table.draw()
    assert table.you.achievements == ["Destiny"]
