"""The special achievements of Echoes: EC093 to EC105."""

from __future__ import annotations

import pytest

from splay.core.achievements import met
from tests.sets.echoes.tables import echoes


def claims(board: str) -> list[str]:
    """The special achievements of the set whose conditions a player with this board meets."""
    game = echoes(board, "").game
    found = met(game.players[0])
    return [special.name for number, special in enumerate(game.specials) if number > 4 and found & (1 << number)]


def test_wealth_needs_eight_visible_bonuses() -> None:  # EC093, EC099, R33
    eight = (
        "purple up: Chaturanga, Puppet, Pagoda, Ice Cream; blue: Dice; red: Bangle; yellow: Noodles; green: Scissors"
    )
    assert "Wealth" in claims(eight)
    assert "Wealth" not in claims(eight.replace("Ice Cream", "Flute"))  # its bonus stands top left
    assert "Wealth" not in claims(eight.replace("purple up", "purple"))


def test_destiny_needs_seven_cards_in_the_forecast() -> None:  # EC055, EC094, EC099
    seven = "forecast: Tools, Oars, Paper, Bell, Soap, Dice, Comb"
    assert claims(seven) == ["Destiny"]
    assert claims(seven.replace(", Comb", "")) == []
    table = echoes(seven.replace(", Comb", "") + "; red: Bangle", "", supply={"3": "Engineering"}).dogma("Bangle")
    assert table.changes == "me achievements +Destiny; me forecast +Engineering; available -Destiny"


def test_heritage_needs_eight_pictures_in_one_color() -> None:  # EC095, EC099, R33
    eight = "red up: Katana, Archery, Road Building, Construction, Crossbow, Candles, Plumbing, Oars"
    assert "Heritage" in claims(eight)
    assert "Heritage" not in claims(eight.replace("red up", "red"))
    assert "Heritage" not in claims(eight.replace("red up", "red left"))
    assert "Heritage" not in claims(eight.replace(", Oars", ""))
    assert "Heritage" not in claims(eight.replace(", Oars", ", Gunpowder"))  # its picture stands top left


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
    four = "red: Construction; yellow: Masonry; purple: Monotheism; green: The Wheel"
    assert claims(four) == ["Supremacy"]
    assert claims(four.replace("Construction", "Oars")) == []
    assert claims(four.replace("; green: The Wheel", "; green: Sailing; blue: Writing")) == []


def test_supremacy_needs_the_same_icon_in_all_four() -> None:  # EC097
    assert "Supremacy" not in claims("red: Construction; yellow: Masonry; purple: Philosophy; blue: Alchemy")


@pytest.mark.parametrize(
    ("blue", "coming", "possible"),
    [
        ("", ["Alchemy", "Tools"], False),  # one of them would cover the other
        ("", ["The Wheel", "Tools"], True),
        ("; blue: Mathematics, Pottery", ["Alchemy", "Tools"], False),
        ("; blue left: Mathematics, Pottery", ["Alchemy", "Tools"], True),
    ],
)
def test_cards_of_a_color_that_is_not_splayed_bring_supremacy_each_by_itself(  # EC097, decision 39
    blue: str, coming: list[str], possible: bool
) -> None:
    table = echoes(f"red: Construction; yellow: Masonry; purple: Monotheism{blue}", "")
    game = table.game
    supremacy = game.specials[game.special_number("Supremacy")]
    assert supremacy.possible_with(game.players[0], [table.card(name) for name in coming]) == possible


@pytest.mark.parametrize("timing", ["after_each_change", "after_each_effect"])
def test_they_are_handed_out_when_those_of_the_base_set_are(timing: str) -> None:  # EC098, EC105, CO041, CO042
    board = "red: Bangle; forecast: Tools, Oars, Paper, Bell, Soap, Dice"
    table = echoes(board, "", special_achievements=timing, supply={"3": "Engineering"}).dogma("Bangle")
    assert table.changes == "me achievements +Destiny; me forecast +Engineering; available -Destiny"


def test_a_tie_goes_to_whoever_executes() -> None:  # EC105, R27, decision 20
    mine = "forecast: Tools, Paper, Bell, Soap, Dice, Comb, Umbrella"
    yours = "forecast: Clothing, Pottery, Canning, Novel, Lever, Stove, Toilet"
    for turn, seat in ((0, "me"), (1, "you")):
        table = echoes(mine, yours, turn=turn, supply={1: "Domestication"}).draw()
        assert table.changes == f"{seat} hand +Domestication; {seat} achievements +Destiny; available -Destiny"
