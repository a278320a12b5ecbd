"""What stands between the rules and people works with the toy set: views, records, soaks, computer players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from splay.agents.agent import Agent
from splay.agents.driver import play_match
from splay.agents.greedy_agent import GreedyAgent
from splay.agents.learned.master_agent import MasterAgent
from splay.agents.planner_agent import PlannerAgent, Planning
from splay.agents.roster import AGENT_NAMES, make_agent
from splay.build import BUILD
from splay.core.chance import secret_from_seed
from splay.core.event import ACTION
from splay.core.game import Game
from splay.core.options import Options
from splay.core.recorder import Recorder
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.core.turn import play
from splay.locale.catalogue import load
from splay.records.record import Record, digest, from_data
from splay.records.stored_events import event_data, events_from, stored_event
from splay.sets import all_cards, find_card, new_game
from splay.sets.scenario import from_text
from splay.views.cards_and_places import Shown
from splay.views.events import event_view
from splay.views.facts import facts_of
from splay.views.how_sure import ALWAYS
from splay.views.messages import CardsArgument, Message, PlayerArgument
from splay.views.model import NextDraw, ZoneView
from splay.views.preview import preview
from splay.views.questions import open_questions
from splay.views.view import SPECTATOR, view_of
from splay.views.world import Sampler
from splay.workbench.random_play import RandomDecider
from splay.workbench.soak import soak
from splay.workbench.tables import all_tables
from tests.core.expansions import registered
from tests.strength import amount

if BUILD == "compiled":
    pytest.skip("compiled classes cannot be subclassed by interpreted ones", allow_module_level=True)

from tests.toy.engine.events import FETCH
from tests.toy.engine.rules import TOYS, Toys

SETS = ["base", TOYS]
PLACED = """
options: sets base toys
me: blue: Jigsaw; hand: Tools; toybox: Oars, Kite
you: purple: Carousel; hand: Rattle, Sailing; toybox: Writing
window: Whistle
"""
LOOKING_FAR = {"planner": PlannerAgent, "master": MasterAgent}


pytestmark = pytest.mark.every_time


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with registered(Toys()):
        yield


def dealt(seed: str, players: int = 2) -> Game:
    """A new game with toys."""
    return new_game(Options(players, sets=SETS), secret_from_seed(seed))


def agent_called(name: str, seed: int) -> Agent:
    """A computer player; one that looks ahead does so in one world, to be done soon."""
    if name in LOOKING_FAR:
        planning = Planning()
        planning.worlds, planning.width, planning.actions = 1, 2, 1
        return LOOKING_FAR[name](seed, planning)
    return GreedyAgent(seed, worlds=1) if name == "greedy" else make_agent(name, seed)


def test_a_view_shows_the_zones_to_those_who_see_them() -> None:
    game = from_text(PLACED)
    mine, theirs = view_of(game, 0).players
    assert mine.zones == [ZoneView("toybox", [Shown(1, TOYS, "kite"), Shown(1, "base", "oars")], "owner")]
    assert theirs.zones == [ZoneView("toybox", [Shown(1, "base", token="toybox.1/base.1.0")], "owner")]
    assert view_of(game, SPECTATOR).zones == [ZoneView("window", [Shown(2, TOYS, "whistle")], "all")]


def test_a_view_shows_the_set_of_supplies_and_backs() -> None:
    view = view_of(from_text(PLACED), 0)
    assert [(supply.age, supply.cards) for supply in view.supplies if supply.set == TOYS][:3] == [
        (1, 0),
        (2, 1),
        (3, 0),
    ]
    assert [(back.age, back.set) for back in view.players[1].hand] == [(1, "base"), (1, TOYS)]


def test_the_facts_tell_the_goal_and_the_points() -> None:
    facts = facts_of(from_text(PLACED))
    goals = [(goal.have, goal.need) for player in facts.players for goal in player.goals if goal.name == "Collection"]
    assert goals == [(2, 3), (1, 3)]
    assert [(points.source, points.points) for points in facts.players[1].points_from] == [(TOYS, 5)]


def test_a_view_says_which_set_is_drawn_from() -> None:
    view = view_of(from_text("options: sets base toys\nme: hand: Tools"), 0)
    assert view.next_draws == [NextDraw(TOYS, 1), NextDraw("base", 1)]


def test_a_question_names_the_place_of_a_card_in_the_zone_and_an_action_of_the_set() -> None:
    session = Session(from_text(PLACED.replace("toybox: Oars, Kite", "hand: Clothing").replace("hand: Tools; ", "")))
    kinds = [(option.key, option.kind) for option in open_questions(session, 0)[0].options]
    assert ("wind:jigsaw", "wind") in kinds
    assert ("take:whistle", "take") in kinds
    session = Session(from_text(PLACED.replace("blue: Jigsaw; ", "") + "free action: yes"))
    options = open_questions(session, 0)[0].options
    assert [option.kind for option in options] == ["meld", "meld", "pass"]


def test_the_others_are_told_what_is_chosen_before_a_turn_without_a_card_that_asks() -> None:
    position = from_text(PLACED.replace("blue: Jigsaw; ", "") + "free action: yes")
    question = open_questions(Session(position), 1)[0]
    assert question.prompt == Message("waits-free_action", {"player": PlayerArgument(0)})
    catalogue = load("en")
    for kind in ("card", "order", "splay", "color", "value", "player", "may"):
        words = catalogue.text("waits-choice", player="Ann", kind=kind, purpose="pick")
        assert words.startswith("Ann is choosing") or (kind, words) == ("order", "Ann is putting cards in order ...")


def test_an_action_of_the_set_says_more_than_what_follows_it() -> None:
    session = Session(from_text(PLACED.replace("toybox: Oars, Kite", "hand: Clothing").replace("hand: Tools; ", "")))
    for seat, key in ((0, "take:whistle"), (0, "draw")):
        session.answer(seat, key)
    told = [event for event in session.events if event.kind == ACTION]
    stored = events_from([stored_event(event) for event in told], session.game.deck)
    for events in (told, stored):
        seen = [event_view(event, 0) for event in events]
        assert [(event.action, event.plain) for event in seen] == [("take", False), ("draw", True)]
        assert [event.message.key for event in seen if event.message] == ["event-action-take", "event-action-draw"]


def test_a_kind_of_event_that_the_set_brings_is_stored_shown_put_into_words_and_foretold() -> None:
    start = from_text(PLACED.replace("toybox: Oars, Kite", "hand: Clothing").replace("hand: Tools; ", ""))
    (brought,) = preview(start, 0, 0, "take:whistle").brings
    assert (brought.kind, brought.sure, brought.cards) == (FETCH, ALWAYS, [Shown(2, TOYS)])
    assert brought.message == Message(
        "preview-fetch", {"sure": ALWAYS, "cards": CardsArgument(brought.cards, any=True)}
    )
    session = Session(start)
    session.answer(0, "take:whistle")
    (told,) = [event for event in session.events if event.kind == FETCH]
    (stored,) = events_from([stored_event(told)], session.game.deck)
    assert event_data(stored) == event_data(told)
    seen = event_view(stored, 0)
    assert (seen.does, seen.bottom, seen.begins) == ("move", False, False)
    assert seen.message is not None
    assert seen.message.key == "event-fetch"


def test_worlds_that_a_player_imagines_keep_the_sets_of_backs() -> None:
    game = from_text(PLACED)
    random = Random(1)
    for _ in range(10):
        world = Sampler(game, game, 0).sample([], random).start
        backs = [(card.set_name, card.age) for card in world.players[1].hand.cards]
        assert backs == [(card.set_name, card.age) for card in game.players[1].hand.cards]
        assert world.players[0].hand.cards == game.players[0].hand.cards


def test_a_record_is_played_again() -> None:
    for number in range(amount(2, 20)):
        secret = secret_from_seed(f"record {number}")
        game = new_game(Options(3, sets=SETS), secret)
        start = position_of(game)
        recorder = Recorder(RandomDecider(number))
        play(game, recorder)
        record = from_data(Record(start, recorder.answers, secret).to_json())
        assert digest(record.session().game) == digest(game)


def test_a_soak_plays_it_too() -> None:
    tables = [options for options in all_tables() if TOYS in options.sets]
    assert len(tables) == len(all_tables()) // 2 - 16
    assert {options.players for options in tables} == {2, 3, 4, 5}
    found = soak(amount(24, 200), 1)
    assert found.breaches == []
    assert any(name.startswith("third Kite.") for name in found.executed)


@pytest.mark.parametrize("name", AGENT_NAMES)
def test_computer_players_play_whole_games(name: str) -> None:
    for players in (2,) if name in ("greedy", *LOOKING_FAR) else (2, 3):
        agents = [agent_called(name, seat) for seat in range(players)]
        game = play_match(agents, Options(players, sets=SETS), secret_from_seed(f"toys {name}"))
        assert game.result is not None
        assert view_of(game, 0).result is not None


def test_the_card_that_decides_a_game_is_told_by_its_key() -> None:
    card = find_card("Musical Chairs")
    assert card is not None
    assert card in all_cards("third")
    assert find_card("Musical Chairs", "first") is None
