"""What an expansion can do to a game, each moment by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from splay.core.chance import secret_from_seed
from splay.core.expansion import EXPANSIONS, Expansion, register
from splay.core.options import BadOptions, Options
from splay.core.scenario import BadPosition, position_of
from splay.core.session import Session
from splay.core.symbols import COLOR_NAMES
from splay.core.turn import legal_actions
from splay.playing import PlayedTable, play
from splay.sets import deck_for, new_game
from splay.sets.scenario import from_json, from_text, scenario, to_text
from splay.workbench.invariants import breaches
from tests.core.expansions import More, registered

if TYPE_CHECKING:
    from splay.core.card import Card
    from splay.core.option import Option
    from splay.core.player import Player
    from splay.core.zones import Supply

SETS = ["base", "more"]


class Busy(More):
    """Notes what it is told, and does a little of everything."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[str, ...]] = []

    def supply_for(self, player: Player, supply: Supply) -> Supply:
        own = player.game.supply(self.name, supply.age)
        return own if own.cards and len(player.hand) == 1 else supply

    def free_actions(self, player: Player) -> list[Option]:
        self.told.append(("turn", str(player.seat)))
        return [card.dogma_action for card in player.hand]

    def actions(self, player: Player) -> list[Option]:
        return [card.dogma_action for card in player.hand]

    def after_meld_action(self, player: Player, card: Card, covered: Card | None) -> None:
        self.told.append(("meld", card.name, "" if covered is None else covered.name))

    def after_splay(self, player: Player, owner: Player, color: int) -> None:
        self.told.append(("splay", str(player.seat), str(owner.seat), COLOR_NAMES[color]))

    def points(self, player: Player) -> int:
        return 5 * len(player.board.colors())

    def achievements(self, player: Player) -> int:
        return 1 if player.board.highest_top() > 4 else 0


@pytest.fixture
def busy() -> Iterator[Busy]:
    expansion = Busy()
    with registered(expansion):
        yield expansion


def table(*players: str, **more: object) -> PlayedTable:
    return play(*players, sets=SETS, **more)


def test_the_base_set_has_no_expansion() -> None:
    assert new_game(Options(), secret_from_seed("base")).expansions == []


def test_a_table_names_its_sets_in_their_order_whatever_the_order_in_which_they_act() -> None:
    with registered(More("late", 3), More("early", 1)):
        options = Options(3, sets=["early", "base", "late"])
        assert options.sets == ("base", "late", "early")
        assert [expansion.name for expansion in options.expansions] == ["early", "late"]
        assert options.achievements_to_win() == 5 + 2
        assert Options.from_json(options.to_json()).sets == options.sets


@pytest.mark.parametrize(
    ("sets", "message"),
    [
        (["base", "less"], "sets: must be among base, artifacts, relics, echoes, cities, more, not 'less'"),
        (["base", ["more"]], "sets: must be among base, artifacts, relics, echoes, cities, more, not ['more']"),
        (["base", "more", "more"], "sets: more stands twice"),
        (["more"], "sets: base must be among them, as it is always in play"),
    ],
)
@pytest.mark.usefixtures("busy")
def test_sets_that_cannot_be_are_refused(sets: list[str], message: str) -> None:
    with pytest.raises(BadOptions) as refused:
        Options.from_json({"sets": sets})
    assert str(refused.value) == message


@pytest.mark.usefixtures("busy")
def test_the_first_edition_has_no_expansions() -> None:
    with pytest.raises(BadOptions, match="edition: expansions need the third, not the first"):
        Options(edition="first", sets=SETS)


@pytest.mark.parametrize("name", ["base", "more"])
@pytest.mark.usefixtures("busy")
def test_a_name_is_taken_once(name: str) -> None:
    with pytest.raises(ValueError, match=f"{name}: there is a set of this name already"):
        register(Expansion(name, 5))
    assert sorted(EXPANSIONS) == ["artifacts", "cities", "echoes", "more", "relics"]


def test_every_set_has_its_own_supplies_and_the_achievements_are_base_cards(busy: Busy) -> None:
    game = new_game(Options(sets=SETS), secret_from_seed("dealt"))
    assert busy.laid_out == [game]
    assert [len(game.supply("more", age).cards) for age in range(1, 11)] == [1, 2, 1, 0, 1, 0, 0, 0, 0, 0]
    assert {card.set_name for card in game.available.cards} == {"base"}
    assert [[card.set_name for card in player.hand] for player in game.players] == [["base", "more"]] * 2
    assert [card.index for card in deck_for(game.options)] == list(range(112))
    assert breaches(game) == []


@pytest.mark.usefixtures("busy")
def test_the_deal_of_the_base_set_is_the_same_beside_an_expansion() -> None:
    alone, beside = (new_game(Options(sets=sets), secret_from_seed("dealt")) for sets in (["base"], SETS))
    assert [card.key for card in alone.supplies[8].cards] == [card.key for card in beside.supplies[8].cards]


@pytest.mark.usefixtures("busy")
def test_a_draw_is_taken_from_the_supply_that_the_expansion_says() -> None:
    drawn = table("green: The Wheel", "", supply={1: "Tools", "more 1": "More Oars"})
    drawn.dogma("The Wheel")  # draws two cards of value 1
    assert drawn.me.hand == ["More Oars", "Tools"]


@pytest.mark.usefixtures("busy")
def test_a_returned_card_goes_to_the_supply_of_its_set() -> None:
    returned = table("yellow: Agriculture; hand: More Oars", "", supply={2: "Calendar"})
    returned.dogma("Agriculture", me=["More Oars"])
    assert returned.game.supply("more", 1).cards[0].name == "More Oars"


def test_a_meld_action_and_no_other_meld_is_followed_by_the_expansion(busy: Busy) -> None:
    melding = table("red: Oars; hand: Archery, Sailing; yellow: Masonry")
    melding.meld("Archery")
    assert busy.told == [("meld", "Archery", "Oars")]
    melding.meld("Sailing")
    assert busy.told[1:2] == [("meld", "Sailing", "")]
    busy.told.clear()
    table("yellow: Masonry; hand: Oars").dogma("Masonry", me=["Oars"])
    assert busy.told == []


def test_a_splay_is_followed_by_the_expansion_that_hears_whose_and_by_whom(busy: Busy) -> None:
    table("purple: Code of Laws; yellow: Masonry; hand: Agriculture").dogma(
        "Code of Laws", me=["Agriculture", "yellow"]
    )
    assert ("splay", "0", "0", "yellow") in busy.told


@pytest.mark.usefixtures("busy")
def test_an_expansion_adds_actions_points_and_achievements() -> None:
    acting = table("blue: Computers; red: Oars; hand: Sailing, Tools", supply={1: "Clothing"})
    me = acting.game.players[0]
    assert [option.key for option in legal_actions(me)][-1] == "dogma:sailing"
    assert (me.points, me.achievement_count()) == (10, 1)
    assert me.achievable() == [1, 2]
    acting.dogma("Sailing")  # draws a card and melds it
    assert (acting.me.hand, acting.me.top("green"), acting.me.points) == (["Sailing", "Tools"], "Clothing", 15)


def test_a_turn_begins_with_a_free_action_that_can_be_taken_back(busy: Busy) -> None:
    session = Session(scenario("hand: Tools", "hand: Oars", sets=SETS, turn=1, actions_left=1))
    session.answer(1, "draw")
    assert (session.game.turn_seat, session.game.actions_left, session.questions[0].keys()) == (
        0,
        2,
        ["dogma:tools", "pass"],
    )
    session.answer(0, "pass")
    assert (session.game.actions_left, session.questions[0].kind) == (2, "action")
    assert session.undo(0) == "pass"
    assert session.questions[0].keys() == ["dogma:tools", "pass"]
    assert from_json(position_of(session.start)).free_action_due
    assert from_text(to_text(session.start)).free_action_due


def test_a_turn_without_a_free_action_begins_with_an_action(busy: Busy) -> None:
    session = Session(scenario("", "hand: Oars", sets=SETS, turn=1, actions_left=1))
    session.answer(1, "draw")
    assert ("turn", "0") in busy.told
    assert (session.questions[0].kind, session.game.actions_left) == ("action", 2)
    session.answer(0, "draw")
    assert session.game.actions_left == 1


@pytest.mark.parametrize(
    ("supply", "message"),
    [
        ({"less 1": []}, "supply less 1: 'less' is no expansion of this table"),
        ({"base 1": []}, "supply base 1: 'base' is no expansion of this table"),
        ({"more 11": []}, "11: is no age from 1 to 10"),
        ({"more 1": ["tools"]}, "tools: is not of the set more"),
    ],
)
@pytest.mark.usefixtures("busy")
def test_supplies_that_are_not_there_are_refused(supply: dict[str, list[str]], message: str) -> None:
    with pytest.raises(BadPosition) as refused:
        from_json({"options": {"sets": SETS}, "supply": supply})
    assert str(refused.value) == message
