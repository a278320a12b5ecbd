"""Setting up a table with cities: CI001 to CI009, CI101."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from splay.core.chance import secret_from_seed
from splay.core.options import BadOptions, Options
from splay.core.symbols import COLORS, HEX, TOP_RIGHT
from splay.sets import mixed_deck, new_game
from splay.sets.bonuses import BONUSES
from splay.sets.cities.symbols import ACTING, FLAG, FOUNTAIN
from splay.views.view import SPECTATOR, view_of
from tests.sets.cities.tables import SETS, cities, city_draws, city_supply

if TYPE_CHECKING:
    from splay.core.game import Game

DECK = mixed_deck(("base", "cities"))
CITIES = [card for card in DECK if card.set_name == "cities"]
NAMES = ["Legend", "Repute", "Fame", "Glory", "Victory"]


def dealt(seed: str = "one", players: int = 2) -> Game:
    return new_game(Options(players, sets=SETS), secret_from_seed(seed))


def test_the_set_has_105_cards_of_ten_ages_and_five_colors() -> None:  # CI001
    assert Counter(card.age for card in CITIES) == {1: 15} | dict.fromkeys(range(2, 11), 10)
    assert Counter(card.color for card in CITIES) == dict.fromkeys(COLORS, 21)


def test_a_city_has_six_places_no_effects_and_its_picture_top_right() -> None:  # CI002
    for card in CITIES:
        assert (len(card.icons), card.effects, card.steps) == (6, (), [])
        assert [place for place, icon in enumerate(card.icons) if icon == HEX] == [TOP_RIGHT]


def test_cities_lie_in_ten_shuffled_supplies_of_their_own() -> None:  # CI003
    game = dealt()
    for age in range(1, 11):
        assert {card.name for card in game.supply("cities", age)} == {card.name for card in CITIES if card.age == age}
        assert "cities" not in {card.set_name for card in game.supply("base", age)}
    seen = view_of(game, SPECTATOR)
    assert {(supply.set, supply.age) for supply in seen.supplies} == {
        (name, age) for name in SETS for age in range(1, 11)
    }
    orders = {tuple(card.name for card in dealt(f"{seed}").supply("cities", 2)) for seed in range(20)}
    assert len(orders) > 1


def test_nobody_begins_with_a_city() -> None:
    for player in dealt(players=4).players:
        assert [(card.set_name, card.age) for card in player.hand] == [("base", 1)] * 2


def test_five_special_achievements_join_those_of_the_base_set_and_all_are_available() -> None:  # CI004
    game = dealt()
    assert [special.name for special in game.specials] == ["Empire", "Monument", "Wonder", "World", "Universe", *NAMES]
    assert game.available_specials() == (1 << 10) - 1


def test_two_cities_have_no_icon_of_the_sets_own_but_bonuses() -> None:  # CI005, decision 28
    own = {*ACTING, FLAG, FOUNTAIN}
    without = [card for card in CITIES if not own.intersection(card.icons)]
    assert [card.name for card in without] == ["San Francisco", "Bangkok"]
    assert all(len([icon for icon in card.icons if icon in BONUSES]) == 2 for card in without)
    assert all(1 <= len([icon for icon in card.icons if icon in own]) <= 2 for card in CITIES if card not in without)


def test_no_card_claims_the_five_by_its_effect() -> None:  # CI006
    game = dealt()
    claimed_with = {special.name: special.claimed_with for special in game.specials}
    assert [name for name, card in claimed_with.items() if not card] == NAMES
    keys = {card.key for card in DECK}
    assert all(card in keys for name, card in claimed_with.items() if name not in NAMES)


def test_numbered_achievements_are_base_cards() -> None:  # CI007
    for seed in range(5):
        available = dealt(f"{seed}").available.cards
        assert sorted((card.set_name, card.age) for card in available) == [("base", age) for age in range(1, 10)]


@pytest.mark.parametrize(
    ("players", "teams", "needed"), [(2, "none", 7), (3, "none", 6), (4, "none", 5), (5, "none", 5), (4, "12-34", 7)]
)
def test_one_achievement_more_is_needed(players: int, teams: str, needed: int) -> None:  # CI007, D4
    assert Options(players, teams=teams, sets=SETS).achievements_to_win() == needed
    both = Options(players, teams=teams, sets=[*SETS, "echoes"])
    assert both.achievements_to_win() == needed + 1


def test_the_first_edition_refuses_cities() -> None:  # CI008
    with pytest.raises(BadOptions, match="edition: expansions need the third, not the first"):
        Options(2, "first", sets=SETS)


def test_first_melds_draw_no_city() -> None:  # CI009
    table = cities("hand: Tools, Archery", "hand: Sailing, Oars", supply={"cities 1": "Yin"})
    table.game.started = False
    table.first_melds(me="Tools", you="Oars")
    assert (table.me.pile("blue"), table.you.pile("red")) == (["Tools"], ["Oars"])
    assert (table.me.hand, table.you.hand, city_draws(table)) == (["Archery"], ["Sailing"], [])
    assert city_supply(table, 1)[0] == "Yin"


def test_the_back_of_a_city_in_hand_tells_set_and_age() -> None:  # CI101
    hand = view_of(cities("hand: Troy, Sparta, Tools", "").game, 1).players[0].hand
    assert sorted((back.set, back.age, back.card) for back in hand) == [
        ("base", 1, ""),
        ("cities", 1, ""),
        ("cities", 2, ""),
    ]
    own = view_of(cities("hand: Troy, Sparta", "").game, 0).players[0].hand
    assert sorted(back.card for back in own) == ["sparta", "troy"]
