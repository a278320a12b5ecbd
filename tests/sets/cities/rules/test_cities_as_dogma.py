"""Cities as the card of a Dogma action: CI090 to CI092."""

from __future__ import annotations

from collections import Counter

import pytest

from splay.core.card import Card
from splay.core.event import IN_VAIN, EffectEvent
from splay.core.symbols import COUNTED_AS, ICON_NAMES, ICONS
from splay.core.turn import legal_actions
from splay.playing import OffScript
from splay.sets import cards_of_set
from splay.sets.cities import CITIES
from tests.core.rules.reports import effects
from tests.sets.cities.tables import cities

WITH_ECHOES = ["base", "echoes", "cities"]


def test_a_top_city_may_be_chosen_and_no_other() -> None:  # CI090
    game = cities("red: Athens; green: Sailing, Babylon; hand: Uruk", "").game
    keys = [option.key for option in legal_actions(game.players[0])]
    assert [key for key in keys if key.startswith("dogma")] == ["dogma:athens", "dogma:sailing"]


@pytest.mark.parametrize("city", cards_of_set(CITIES), ids=lambda city: city.key)
def test_the_icon_that_a_city_shows_most_often_is_featured(city: Card) -> None:  # CI090, CI050
    shown = Counter(COUNTED_AS[sign] for sign in city.icons if COUNTED_AS[sign] in ICONS).most_common(2)
    assert (city.featured, city.usable()) == (shown[0][0], True)
    assert len(shown) == 1 or shown[0][1] > shown[1][1]


@pytest.mark.parametrize(("city", "icon"), [("Manila", "crown"), ("Kiev", "factory"), ("Santiago", "bulb")])
def test_the_featured_icon_is_one_that_the_city_has(city: str, icon: str) -> None:  # CI090, ruling 232
    assert ICON_NAMES[cities("", "").card(city).featured] == icon


def test_visible_echo_effects_of_its_color_are_executed_and_no_others() -> None:  # CI091
    board = "blue left: Hangzhou, Writing, Ruler; purple left: Mysticism, Bell; red: Plumbing"
    table = cities(board, "", sets=WITH_ECHOES).dogma("Hangzhou")
    assert effects(table) == [("me", "Ruler", "echo")]
    assert len(table.me.hand) == 1


@pytest.mark.parametrize("splay", ["", " right"])
def test_not_those_that_cannot_be_seen(splay: str) -> None:  # CI091, CI092
    table = cities(f"blue{splay}: Hangzhou, Writing, Ruler", "", sets=WITH_ECHOES).dogma("Hangzhou")
    assert (effects(table), table.me.hand) == ([], [])


def test_they_are_shared_by_the_citys_featured_icon() -> None:  # CI091
    board = "blue left: Hangzhou, Writing, Ruler"
    table = cities(board, "purple: Philosophy", "red: Archery", sets=WITH_ECHOES).dogma("Hangzhou")
    assert effects(table) == [("you", "Ruler", "echo"), ("me", "Ruler", "echo")]
    (counts,) = {tuple(event.counts) for event in table.events if isinstance(event, EffectEvent)}
    assert (counts, table.bonus) == ((3, 3, 1), True)


def test_without_any_it_does_nothing() -> None:  # CI092
    table = cities("red: Athens; hand: Tools", "red: Thebes; hand: Oars").dogma("Athens")
    assert (effects(table), table.bonus) == ([], False)
    assert (table.me.hand, table.me.pile("red"), table.you.hand) == (["Tools"], ["Athens"], ["Oars"])
    assert [(event.kind, event.note) for event in table.events] == [("action", IN_VAIN)]


def test_and_uses_one_action() -> None:  # CI092
    table = cities("red: Athens", "").dogma("Athens")
    assert (table.turn, table.game.actions_left) == ("me", 1)
    assert table.dogma("Athens").turn == "you"


def test_none_of_its_own_icons_act() -> None:  # CI090, CI035
    table = cities("red: Delhi, Oars", "").dogma("Delhi")
    assert (table.me.splay("red"), table.events[-1].kind) == ("none", "action")
    with pytest.raises(OffScript):
        table.dogma("Oars")
