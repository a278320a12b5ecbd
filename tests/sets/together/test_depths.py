"""What happens deep inside: city draws in splays, in shared, nested and endorsed effects. CO016, CO033 to CO037."""

from __future__ import annotations

import pytest

from splay.core.event import EffectEvent
from splay.playing import PlayedTable
from splay.sets.artifacts.events import DIG
from splay.sets.cities.events import CITY, ICON
from splay.sets.echoes.promotion import PROMOTE
from splay.sets.relics.actions import SEIZE
from tests.core.rules.reports import effects
from tests.sets.artifacts.tables import displayed
from tests.sets.cities.tables import city_draws, endorse
from tests.sets.echoes.tables import forecast
from tests.sets.together.tables import kinds, together

NO_4_OR_HIGHER = dict.fromkeys(range(4, 11), "end")
SPLAYERS = "purple: Philosophy; red: Thebes; hand: Pottery", "purple: Education; blue: Experimentation, Writing"
"""I can endorse Philosophy, which the other one shares, whose highest top card is a [4]."""


def by_score(table: PlayedTable) -> bool:
    """Whether the game has ended by score."""
    return table.result is not None and table.result.reason == "score"


def test_a_city_draw_in_a_splay_in_a_shared_effect_of_an_endorsed_dogma_can_end_the_game() -> None:  # CO016, CI024
    table = endorse(together(*SPLAYERS, supply=NO_4_OR_HIGHER), "Philosophy", you=["blue"])
    assert by_score(table)
    assert effects(table) == [("you", "Philosophy", "dogma")]  # neither the second effect, nor I, nor twice
    assert (table.you.splay("blue"), table.you.hand) == ("left", [])
    assert (kinds(table)[-2:], table.bonus) == ([CITY, "end"], False)


def test_not_with_a_city_in_hand() -> None:  # CO016, CI017
    mine, yours = SPLAYERS
    table = together(mine, f"{yours}; hand: Athens", supply=NO_4_OR_HIGHER)
    assert not by_score(endorse(table, "Philosophy", you=["blue", "pass"]))


def test_nor_if_an_age_is_left() -> None:  # CO016, CI021
    table = together(*SPLAYERS, supply=NO_4_OR_HIGHER | {9: "Genetics, end", "cities 9": "Houston"})
    endorse(table, "Philosophy", you=["blue", "Houston"])
    assert not by_score(table)
    assert table.you.score == ["Houston"]


def test_the_draw_of_a_plus_can_end_the_game_before_all_else() -> None:  # CO016, CO024, CI040
    mine = "red: Gunpowder; hand: Milan; forecast: Oars"
    table = together(mine, "", supply=dict.fromkeys(range(5, 11), "end") | {"artifacts 4": "Moses"}).meld("Milan")
    assert by_score(table)
    assert (displayed(table), forecast(table), kinds(table, ICON, DIG)) == ([], ["Oars"], [ICON])


def test_a_nested_splay_can_too() -> None:  # CO016
    mine = "green: Self Service; blue: Publications, Tools; purple: Lighting"
    table = together(mine, "", supply={10: "end"})
    table.dogma("Self Service", me=["Publications", "no", "blue"])
    assert by_score(table)
    assert [card for _, card, _ in effects(table)] == ["Self Service", "Publications", "Publications"]


def test_a_shared_splay_and_its_city_bring_the_sharing_draw() -> None:  # CO035, CI026
    table = together("purple: Philosophy", "purple: Education; blue: Writing, Tools", supply={"cities 3": "Venice"})
    table.dogma("Philosophy", you=["blue", "pass"])
    assert (table.you.hand, city_draws(table), table.bonus) == (["Venice"], [("blue", "left")], True)


def test_a_shared_effect_that_only_foreshadows_brings_it() -> None:  # CO035
    table = together("purple: Bell", "yellow: Masonry", supply={"2": "Calendar"}).dogma("Bell", me=[], you=[])
    assert (forecast(table, "you"), table.bonus) == (["Calendar"], True)


def test_a_shared_effect_that_only_achieves_brings_it() -> None:  # CO035
    mine, yours = "green: Priest-King", "red: Oars; yellow: Masonry; score: Mathematics, Construction, Tools"
    table = together(mine, yours).dogma("Priest-King")
    assert ("you" in {seat for seat, _, _ in effects(table)}, table.you.achievements, table.bonus) == (
        True,
        ["1"],
        True,
    )


def test_a_share_never_digs_or_seizes() -> None:  # CO035, CO037
    mine, yours = "green: Sailing; red: Coal", "green: The Wheel; purple: Enterprise; forecast: Oars"
    table = together(mine, yours, supply={1: "Clothing, Tools"}).dogma("Sailing")
    assert table.you.top("green") == "Clothing"
    assert (displayed(table, "you"), kinds(table, DIG, SEIZE, PROMOTE, CITY)) == ([], [])


def test_texts_that_say_draw_and_meld_are_no_actions() -> None:  # CO037, CI027, CI031
    table = together("green: Sailing; red: Oars; forecast: Writing", "", supply={1: "Clothing"}).dogma("Sailing")
    assert (table.me.pile("green"), table.me.hand) == (["Clothing", "Sailing"], [])
    assert (displayed(table), forecast(table)) == ([], ["Writing"])
    table = together("green: Sailing; red: Oars", "", supply={1: "Tools"}).dogma("Sailing")
    assert (table.me.top("blue"), city_draws(table)) == ("Tools", [])


def test_but_a_splay_brings_a_city_all_the_same() -> None:  # CO037, CI030
    mine = "purple: Code of Laws; blue: Tools; hand: Writing"
    table = together(mine, "", supply={"cities 1": "Athens"}).dogma("Code of Laws", me=["Writing", "blue"])
    assert (table.me.hand, city_draws(table)) == (["Athens"], [("blue", "left")])


def test_icons_are_counted_with_those_on_display_and_after_a_payment() -> None:  # CO033, ruling 92
    table = together("display: Barque-Longue La Belle; red: Oars", "red: Coal", free_action=True)
    table.free("dogma:barque-longue-la-belle")
    assert next(event.counts for event in table.events if isinstance(event, EffectEvent)) == [2, 3]
    table = endorse(together("red right: Gunpowder, Coal; yellow: Lisbon; hand: Colonialism", ""), "Gunpowder")
    assert [event.counts for event in table.events if isinstance(event, EffectEvent)] == [[7, 0]] * 4


@pytest.mark.parametrize(("owned", "wins"), [("1, 2, 3, 4, 5, 6, 7", True), ("1, 2, 3, 4, 5, 6", False)])
def test_whoever_is_eliminated_takes_no_flag_away_any_more(owned: str, wins: bool) -> None:  # CI064, CI069, ruling 245
    yours = "red left: Coal, Gunpowder; purple left: Mysticism, Monotheism; achievements: 8"
    table = together("red: Exxon Valdez", yours, f"purple: Tokyo; achievements: {owned}")
    table.dogma("Exxon Valdez")
    assert table.game.seating.out == (1,)
    assert (table.result is not None and table.result.winners == ["third"]) == wins
    assert table.game.players[2].achievement_count() == len(owned.split(", ")) + 1


@pytest.mark.parametrize(("owned", "wins"), [("1, 2, 3, 4, 5, 6, 7, 8", True), ("1, 2, 3, 4, 5, 6, 7", False)])
def test_a_splay_that_wins_by_a_flag_brings_no_city(owned: str, wins: bool) -> None:  # CI065, decision 37
    mine = f"red: Zurich, Construction; yellow: Machinery; achievements: {owned}"
    table = together(mine, "red left: Oars, Archery").dogma("Machinery", me=["red"])
    assert (table.result is not None, city_draws(table)) == (wins, [] if wins else [("red", "left")])


def test_a_city_comes_for_a_splay_in_the_free_dogma_of_a_promotion() -> None:  # CO017, CI011, CI030
    mine = "blue: Tools; hand: Mathematics; forecast: Philosophy"
    table = together(mine, "purple: Education; blue: Experimentation", supply={"cities 2": "Rome"})
    table.meld("Mathematics", me=["promote-and-use:philosophy", "blue", "pass"])
    assert effects(table)[:2] == [("you", "Philosophy", "dogma"), ("me", "Philosophy", "dogma")]
    assert (city_draws(table), table.me.hand) == ([("blue", "left")], ["Rome"])  # Mathematics covers no new color


def test_a_city_drawn_by_the_arrow_is_the_one_city_of_the_action() -> None:  # CO018, CI028
    mine = "red: Oars; hand: Delhi; forecast: Philosophy; blue: Tools, Writing"
    table = together(mine, "", supply={"cities 3": "Venice"})
    table.meld("Delhi", me=["promote-and-use:philosophy", "blue", "pass"])
    assert (city_draws(table), table.me.splay("blue")) == ([("red", "left")], "left")
    assert table.me.hand == ["Venice"]
