"""Zones that an expansion declares are laid out, copied, shown and written down like those of the base set."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from splay.core.card import Card
from splay.core.chance import secret_from_seed
from splay.core.event import TRANSFER
from splay.core.game import Game
from splay.core.options import Options
from splay.core.scenario import BadPosition, position_of
from splay.core.zones import SEEN_BY_ALL, SEEN_BY_NOBODY, SEEN_BY_OWNER, Zone, ZoneKind
from splay.sets import new_game
from splay.sets.scenario import from_json, from_text, scenario, to_text
from splay.views.cards_and_places import PlaceView, Shown
from splay.views.events import event_view
from splay.views.model import ZoneView
from splay.views.view import ALL_SEEING, SPECTATOR, view_of
from splay.views.world import Sampler, looks_alike
from splay.workbench.invariants import breaches
from tests.core.expansions import More, registered

SECRET = ZoneKind("secret", True, SEEN_BY_OWNER)
STAGE = ZoneKind("stage", True, SEEN_BY_ALL)
SHELF = ZoneKind("shelf", False, SEEN_BY_ALL)
VAULT = ZoneKind("vault", False, SEEN_BY_NOBODY)
SETS = ["base", "more"]
PLACED = """
options: sets base more
me: secret: More Oars, Tools; stage: Sailing
you: secret: Archery
shelf: Calendar
vault: More Paper, Alchemy
"""


class Placing(More):
    """An expansion with zones of every sort."""

    def __init__(self) -> None:
        super().__init__()
        self.zone_kinds = [SECRET, STAGE, SHELF, VAULT]


@pytest.fixture(autouse=True)
def placing() -> Iterator[None]:
    with registered(Placing()):
        yield


def card(game: Game, name: str) -> Card:
    return next(card for card in game.deck if card.name == name)


def shown(game: Game, viewer: int) -> list[list[str]]:
    """What a viewer sees of the zones, mine and then everybody's: faces by key, backs by set and age."""
    view = view_of(game, viewer)
    zones = view.players[0].zones + view.zones
    return [[card.card or f"{card.set} {card.age}" for card in zone.cards] for zone in zones]


def test_a_position_with_them_is_read_and_written() -> None:
    game = from_text(PLACED)
    me, you = game.players
    assert [card.name for card in me.zone(SECRET).cards] == ["Tools", "More Oars"]
    assert [card.name for card in you.zone(SECRET).cards] == ["Archery"]
    assert [str(zone.place) for zone in game.further_zones()] == ["shelf", "vault"]
    assert breaches(game) == []
    assert position_of(from_text(to_text(game))) == position_of(from_json(position_of(game))) == position_of(game)


def test_a_table_without_the_expansion_has_no_such_zones() -> None:
    with pytest.raises(BadPosition, match="secret: a player has this part only with the set more"):
        from_json({"players": [{"secret": ["tools"]}]})
    with pytest.raises(BadPosition, match="shelf: a position has this part only with the set more"):
        from_json({"shelf": ["tools"]})
    view = view_of(scenario(), 0)
    assert (view.zones, view.players[0].zones) == ([], [])


@pytest.mark.parametrize(
    ("viewer", "secret"),
    [(0, ["tools", "more-oars"]), (1, ["base 1", "more 1"]), (SPECTATOR, ["base 1", "more 1"])],
)
def test_each_shows_its_cards_to_those_whom_its_kind_says(viewer: int, secret: list[str]) -> None:
    assert shown(from_text(PLACED), viewer) == [secret, ["sailing"], ["calendar"], ["base 3", "more 3"]]


def test_who_sees_all_sees_those_too() -> None:
    assert shown(from_text(PLACED), ALL_SEEING)[-1] == ["alchemy", "more-paper"]


@pytest.mark.parametrize("kind", [SECRET, STAGE, SHELF, VAULT])
def test_a_copy_has_its_own(kind: ZoneKind) -> None:
    game = from_text(PLACED)
    before = position_of(game)
    twin = game.copy()
    twin.move(card(twin, "Sailing"), zone_of_kind(twin, kind), TRANSFER, 0)
    if kind is not STAGE:
        assert position_of(twin) != before
    twin.move(card(twin, "The Wheel"), zone_of_kind(twin, kind), TRANSFER, 0)
    assert position_of(game) == before
    assert breaches(twin) == []


def zone_of_kind(game: Game, kind: ZoneKind) -> Zone:
    """My zone of a kind, or that which there is one of."""
    return next(zone for zone in game.zones if zone.kind is kind and zone.owner in (0, -1))


def test_an_event_tells_the_place_as_data_and_the_face_to_whom_it_concerns() -> None:
    game = from_text(PLACED)
    game.events = []
    game.move(card(game, "Archery"), game.players[0].zone(SECRET), TRANSFER, 0)
    told = event_view(game.events[0], 0)
    assert (told.source, told.target) == (PlaceView("secret", 1), PlaceView("secret", 0))
    assert told.cards == [Shown(1, "base", "archery")]
    assert event_view(game.events[0], SPECTATOR).cards == [Shown(1)]
    assert game.information == 1


def test_sampled_worlds_deal_cards_anew_behind_the_same_backs() -> None:
    game = from_text(PLACED)
    random = Random(1)
    dealt = set()
    for _ in range(20):
        world = Sampler(game, game, 1).sample([], random).start
        assert looks_alike(world, game, 1)
        mine = world.players[0].zone(SECRET).cards
        assert [card.set_name for card in mine] == ["base", "more"]
        assert breaches(world) == []
        dealt.add(mine[1].key)
    assert dealt == {"more-oars", "more-pottery", "more-tools"}


def test_a_new_table_has_them_empty() -> None:
    view = view_of(new_game(Options(sets=SETS), secret_from_seed("new")), 0)
    assert view.zones == [ZoneView("shelf", [], "all"), ZoneView("vault", [], "nobody")]
    assert [zone.kind for zone in view.players[1].zones] == ["secret", "stage"]
    assert [(supply.set, supply.age) for supply in view.supplies][9:11] == [("base", 10), ("more", 1)]
