"""Any position as text or JSON and back, and clear errors for what cannot be set up."""

from __future__ import annotations

import copy
import itertools
import json
from random import Random
from typing import Any

import pytest

from splay.core.achievements import GONE, UNCLAIMED, WORLD
from splay.core.event import TURN
from splay.core.options import BadOptions, Options
from splay.core.question import ASK_FIRST_MELD
from splay.core.recorder import Recorder
from splay.core.scenario import BadPosition, game_from
from splay.core.session import Session
from splay.core.turn import play, step
from splay.playing import play as at_table
from splay.records.record import digest
from splay.sets import DECKS, new_game
from splay.sets.scenario import from_json, from_text, scenario, to_json, to_text
from splay.workbench.random_play import RandomDecider
from tests.core.playing import TABLES, name_of, new_session, random_answers

TWELVE_CLOCKS = "blue up: Software, Bioengineering, Rocketry; green up: Databases, Satellites"


def at_each_start(options: Options, seed: str) -> list[dict[str, Any]]:
    """The positions of a random game, some way apart, from the deal to the end."""
    session = new_session(options, seed)
    positions = [to_json(session.start)]
    for number, (seat, key) in enumerate(random_answers(session, Random(seed))):
        session.answer(seat, key)
        if number % 15 == 0 or not session.questions:
            positions.append(to_json(session.start))
    return positions


# There and back


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_any_position_reads_back_exactly(options: Options) -> None:
    for position in at_each_start(options, "round trip"):
        game = from_json(json.loads(json.dumps(position)))
        assert to_json(game) == position
        assert to_json(from_text(to_text(game))) == position
        assert to_text(from_text(to_text(game))) == to_text(game)


def test_a_position_read_back_goes_on_as_it_would_have_gone_on() -> None:
    for number in range(4):
        session = new_session(Options(3), f"go on {number}")
        answers = random_answers(session, Random(number))
        while len(session.past) < 60 or session.answers:
            seat, key = next(answers)
            session.answer(seat, key)
        twin = Session(from_text(to_text(session.start)))
        for seat, key in answers:
            session.answer(seat, key)
            twin.answer(seat, key)
        assert digest(twin.start) == digest(session.start)


def test_a_position_before_the_first_melds_asks_for_them() -> None:
    session = Session(from_text(to_text(new_session(Options(), "deal").start)))
    assert [question.kind for question in session.questions] == [ASK_FIRST_MELD] * 2


def test_the_text_of_a_small_position() -> None:
    words = dict.fromkeys(range(1, 11), "end")
    game = scenario("red left: Oars, Archery; hand: Sailing; achievements: Empire", "", supply=words, available="World")
    game.removed.cards.clear()
    assert to_text(game).splitlines() == [
        "options: players 2, edition third, teams none, extra_achievement no, "
        "special_achievements after_each_change, sets base",
        "turn: me, actions 2, number 10",
        "me: red left: Oars, Archery; hand: Sailing; achievements: Empire; tucked: 0; scored: 0; team: 0",
        "you: tucked: 0; scored: 0; team: 1",
        *[f"supply {age}: end" for age in range(1, 11)],
        "available: World",
        "removed: ",
        "started: yes",
        "unchecked: yes",
        f"chance: {game.chance}",
    ]


# What words mean


def test_every_part_of_a_text() -> None:
    game = from_text("""
        options: players 4, teams 14-23, extra_achievement yes, special_achievements after_each_effect
        turn: third, actions 1, number 33
        me: blue up: Pottery, Tools; hand: Sailing, code-of-laws; score: the wheel ; achievements: Clothing, 2, Wonder

        fourth: tucked: 3; scored: 4; team: 1
        supply 1: Oars, Archery
        available: 1, Agriculture, World
        removed: Masonry
        chance: 77
        seed: 5
    """)
    me, _, _, fourth = game.players
    assert [player.team for player in game.players] == [0, 1, 1, 1]
    assert game.options.achievements_to_win() == 7
    assert not game.each_change
    assert (game.turn_seat, game.actions_left, game.turn_number, game.chance) == (2, 1, 33, 77)
    assert [card.name for card in me.pile(0).cards] == ["Tools", "Pottery"]
    assert me.pile(0).splay == 3
    assert sorted(card.name for card in me.hand.cards) == ["Code of Laws", "Sailing"]
    assert me.points == 1
    assert sorted(card.age for card in me.achievements.cards) == [1, 2]
    assert game.special_owner == [GONE, GONE, 0, UNCLAIMED, GONE]
    assert (fourth.tucked, fourth.scored) == (3, 4)
    assert [card.name for card in game.supplies[0].cards[-2:]] == ["Archery", "Oars"]
    assert sorted(card.age for card in game.available.cards) == [1, 1]
    assert [card.name for card in game.removed.cards] == ["Masonry"]


def test_what_is_left_out_is_filled() -> None:
    game = from_text("me: hand: Sailing")
    assert len(game.players) == 2
    assert sorted(card.age for card in game.available.cards) == list(range(1, 10))
    assert game.special_owner == [UNCLAIMED] * 5
    assert [len(supply.cards) for supply in game.supplies] == [13, *[9] * 8, 10]
    assert (game.started, game.turn_seat, game.turn_number, game.actions_left) == (True, 0, 10, 2)


def test_achievements_that_players_have_are_not_available_too() -> None:
    game = scenario("achievements: 1, World", "achievements: 4, 4")
    assert sorted(card.age for card in game.available.cards) == [2, 3, 5, 6, 7, 8, 9]
    assert game.special_owner[WORLD] == 0


def test_a_supply_that_ends_has_no_other_cards() -> None:
    game = scenario(supply={1: "Sailing, Writing, end", 2: "end"})
    assert [card.name for card in game.supplies[0].cards] == ["Writing", "Sailing"]
    assert game.supplies[1].cards == []
    assert len(game.removed.cards) == 15 - 3 + 10 - 1


def test_the_seed_orders_what_is_not_named() -> None:
    one, same, other = [scenario(seed=seed, supply={1: "Oars"}) for seed in (1, "1", 2)]
    assert to_json(one) == to_json(same)
    assert to_json(one)["supply"] != to_json(other)["supply"]
    assert one.supplies[0].cards[-1].name == other.supplies[0].cards[-1].name == "Oars"


def test_first_edition_teams_and_five_players() -> None:
    assert scenario("red: Oars", edition="first").players[0].board.tops().cards[0].edition == "first"
    assert [player.team for player in scenario("", "", "", "", teams="12-34").players] == [0, 0, 1, 1]
    assert len(scenario("", "", "", "", "hand: Oars").players) == 5


@pytest.mark.parametrize("timing", ["after_each_change", "after_each_effect"])
def test_nothing_is_checked_during_set_up(timing: str) -> None:
    table = at_table(me=TWELVE_CLOCKS, special_achievements=timing)
    assert table.me.player.board.count(5) >= 12
    assert table.me.achievements == []
    table.draw()
    assert table.me.achievements == ["World"]


def test_positions_that_no_game_could_reach_are_set_up() -> None:
    hand = "Oars, Archery, Masonry, Tools, Sailing, Writing, Pottery, Clothing, Agriculture, Domestication"
    game = scenario(f"hand: {hand}", "score: Fission; tucked: 9", turn=1, actions_left=2, turn_number=1)
    assert len(game.players[0].hand.cards) == 10
    assert game.players[1].points == 9


# Errors


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("me: hand: Saling", "Saling: there is no such card; is it Sailing?"),
        ("me: hand: Xqzw", "Xqzw: there is no such card"),
        ("me: hand: code of law", "code of law: there is no such card; is it Code of Laws?"),
        ("me: hand: Oars\nyou: score: Oars", "Oars: stands twice, in hand.0 and in score.1"),
        ("me: hand: Oars; achievements: Oars", "Oars: stands twice, in hand.0 and in achievements.0"),
        ("me: achievements: Empire, Empire", "Empire: stands twice, the second time in achievements.0"),
        ("me: achievements: World\nyou: achievements: World", "World: stands twice, the second time in achievements.1"),
        ("me: achievements: World\navailable: World", "World: stands twice, the second time in achievements.0"),
        ("me: blue: Oars", "Oars: is not blue"),
        ("supply 2: Oars", "Oars: is not of age 2"),
        ("supply 11: Oars", "11: is no age from 1 to 10"),
        ("supply one: Oars", "one: is no age from 1 to 10"),
        ("supply 1: end, Oars", "supply 1: `end` must stand at the end"),
        ("me: achievements: 12", "12: is no age from 1 to 10"),
        ("available: " + ", ".join(["9"] * 11), "achievements: no card of value 9 is left for one"),
        ("me: red sideways: Oars, Archery", "sideways: is no splay; splays are none, left, right, up"),
        ("me: red sideways: Oars", "sideways: is no splay; splays are none, left, right, up"),
        ("me: red left: Oars", "red left: needs at least two cards"),
        (
            "me: orange: Oars",
            "orange: a player has no such section; they are the colors, hand, score, achievements, display, relics, "
            "forecast, tucked, scored, team, out",
        ),
        ("me: Oars", "Oars: a section is a name, a colon and what is there"),
        ("me: red: Oars; red: Archery", "red: stands twice"),
        ("me: red left: Oars, Tools; red: Archery", "red: stands twice"),
        ("me: hand: Oars; hand: Archery", "hand: stands twice"),
        ("me: hand: Oars\nme: hand: Archery", "me: stands twice"),
        ("supply 1: Oars\nsupply 1: Archery", "supply 1: stands twice"),
        ("me: tucked: some", "tucked: must be a whole number, not 'some'"),
        ("me: tucked: ²", "tucked: must be a whole number, not '²'"),
        ("me: tucked: 106", "tucked: must be a whole number from 0 to 105, not 106"),
        ("me: team: 2", "team: must be a whole number from 0 to 1, not 2"),
        ("sixth: hand: Oars", "sixth: a position has no such line"),
        ("hello", "hello: a line is a name, a colon and what it is"),
        ("turn: sixth", "sixth: a turn has a seat, `actions` and `number`"),
        ("turn: third", "turn: must be a whole number from 0 to 1, not 2"),
        ("turn: me, actions 3", "actions_left: must be a whole number from 0 to 2, not 3"),
        ("turn: me, actions many", "actions: must be a whole number, not 'many'"),
        ("started: maybe", "started: must be yes or no, not 'maybe'"),
        ("unchecked: 1", "unchecked: must be yes or no, not '1'"),
        ("chance: high", "chance: must be a whole number, not 'high'"),
        ("options: players two", "players: must be a whole number, not 'two'"),
        ("options: players 2\nthird: hand: Oars", "players: there are 3, but the options say 2"),
        ("started: no\nme: hand: Oars", "hand: player 2 has no card to choose as the first meld (started: no)"),
        ("started: no\nyou: hand: Oars", "hand: player 1 has no card to choose as the first meld (started: no)"),
        ("me: team: 1", "team: all players are in one team, so that nobody has an opponent"),
        (
            "options: players 3\nme: team: 2\nyou: team: 2",
            "team: all players are in one team, so that nobody has an opponent",
        ),
        (
            "options: players 4, teams 12-34\nthird: team: 0\nfourth: team: 0",
            "team: all players are in one team, so that nobody has an opponent",
        ),
    ],
)
def test_a_bad_text_is_refused_naming_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        from_text(text)
    assert str(refusal.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("options: color blue", "color: there is no such option"),
        ("options: edition fifth", "edition: must be one of third, first, not 'fifth'"),
        ("options: players 6", "players: must be 2 to 5, not 6"),
        ("options: teams 12-34", "teams: need exactly four players, not 2"),
    ],
)
def test_bad_options_are_refused_naming_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(BadOptions) as refusal:
        from_text(text)
    assert str(refusal.value) == message


def test_an_extra_achievement_is_yes_or_no() -> None:
    with pytest.raises(BadPosition, match="extra_achievement: must be yes or no, not 'maybe'"):
        from_text("options: extra_achievement maybe")


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"hand": []}, "hand: a position has no such part; it has format, options, players"),
        ({"players": [{"deck": []}]}, "deck: a player has no such part; it has team, board, hand"),
        ({"players": [{"board": {"red": {"top": "Oars"}}}]}, "top: a pile has no such part; it has splay, cards"),
        ({"players": [{"board": {"pink": {"cards": []}}}]}, "pink: is no color; colors are blue, red, green"),
        ({"players": [{"board": {"red": {"splay": 1}}}]}, "splay: must be text, not 1"),
        ({"players": [{"board": {"red": ["Oars"]}}]}, "red: must be an object, not ['Oars']"),
        ({"players": [{"hand": "Oars"}]}, "hand: must be a list of names, not 'Oars'"),
        ({"players": [{"hand": [3]}]}, "hand: must be a list of names, not [3]"),
        ({"players": [{"achievements": [None]}]}, "achievements: must be a list of names and values, not [None]"),
        ({"players": [{"team": "a"}]}, "team: must be a whole number, not 'a'"),
        ({"players": [{"tucked": True}]}, "tucked: must be a whole number, not True"),
        ({"players": {"me": {}}}, "players: must be a list, not {'me': {}}"),
        ({"players": ["hand: Oars"]}, "player 1: must be an object, not 'hand: Oars'"),
        ({"supply": {"1": "Oars"}}, "supply 1: must be a list of names, not 'Oars'"),
        ({"supply": ["Oars"]}, "supply: must be an object, not ['Oars']"),
        ({"supply": {"01": ["Oars"]}}, "01: is no age from 1 to 10"),
        ({"started": 1}, "started: must be true or false, not 1"),
        ({"chance": -1}, "chance: must be a whole number from 0 to 281474976710655, not -1"),
        ({"turn": True}, "turn: must be a whole number, not True"),
        ({"seed": None}, "seed: must be text or a whole number, not None"),
        ({"format": 3}, "format: 3 is not known, only 2"),
    ],
)
def test_bad_json_is_refused_naming_what_is_wrong(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        from_json(position)
    assert str(refusal.value).startswith(message)


@pytest.mark.parametrize("options", [["third"], "third", None])
def test_options_that_are_no_object_are_refused(options: object) -> None:
    with pytest.raises(BadOptions, match="options: must be an object"):
        from_json({"options": options})


NO_OBJECTS: list[Any] = [None, True, 3, 2.5, "me: hand: Oars", [], [{}], [["format", 1]]]


@pytest.mark.parametrize("data", NO_OBJECTS, ids=repr)
def test_json_that_is_no_object_is_refused(data: object) -> None:
    with pytest.raises(BadPosition) as refusal:
        from_json(data)
    assert str(refusal.value) == f"a position must be an object, not {data!r}"
    with pytest.raises(BadPosition, match=r"^a position must be an object, not "):
        game_from(data, DECKS["third"])


def places_in(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:  # noqa: ANN401 - JSON
    """The paths to all values within JSON data."""
    parts = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path] * (path != ()) + [place for key, value in parts for place in places_in(value, (*path, key))]


def with_value(data: Any, path: tuple[Any, ...], value: Any) -> Any:  # noqa: ANN401 - JSON
    """JSON data with another value at a path."""
    changed = copy.deepcopy(data)
    parent = changed
    for key in path[:-1]:
        parent = parent[key]
    parent[path[-1]] = value
    return changed


def is_refused(position: object) -> bool:
    """Whether a position cannot be set up. Any error but those that say so is a defect."""
    try:
        from_json(position)
    except (BadPosition, BadOptions):
        return True
    return False


STRANGE: list[Any] = [
    None, False, -1, 7, 10**30, 2.5, float("nan"), "", "end", "!", "\ud800", [], [None], ["Tools!"], {}, {"red": []},
]  # fmt: skip


def test_strange_values_anywhere_are_refused_or_set_up_but_never_crash() -> None:
    whole = to_json(scenario("red left: Oars, Archery; hand: Tools", "score: Calendar", supply={1: "end"}))
    whole = {**whole, "seed": 1, "supply": {"1": ["end"]}, "available": [1, "World"]}
    changed = [with_value(whole, path, value) for path in places_in(whole) for value in STRANGE]
    refused = [position for position in changed if is_refused(position)]
    assert len(refused) > 400
    assert len(changed) > len(refused)


# What a position says of the course of the game


@pytest.mark.parametrize("players", range(2, 6))
def test_json_has_as_many_players_as_it_lists(players: int) -> None:
    assert len(from_json({"players": [{}] * players}).players) == players
    assert len(from_json({"players": [{}] * players, "options": {"edition": "first"}}).players) == players
    assert len(from_json({"players": [{}], "options": {"players": players}}).players) == players


def test_json_has_at_least_two_players() -> None:
    few: list[dict[str, Any]] = [{}, {"players": []}, {"players": [{}]}]
    assert [len(from_json(data).players) for data in few] == [2, 2, 2]
    with pytest.raises(BadOptions, match="players: must be 2 to 5, not 6"):
        from_json({"players": [{}] * 6})


def test_a_turn_without_actions_left_is_over() -> None:
    game = from_text("me: hand: Oars; tucked: 5\nyou: hand: Tools\nturn: me, actions 0, number 7")
    position = to_json(game)
    session = Session(game)
    assert to_json(session.start) == position == to_json(from_json(position))
    assert [question.seat for question in session.questions] == [1]
    assert (session.game.turn_number, session.game.actions_left, session.game.players[0].tucked) == (8, 2, 0)
    session.answer(1, "draw")
    session.answer(1, "draw")
    assert [(event.kind, event.seat) for event in session.events if event.kind == TURN] == [(TURN, 1), (TURN, 0)]
    session.take_back()
    session.take_back()
    assert [question.seat for question in session.questions] == [1]
    assert len(session.events) == 1


@pytest.mark.parametrize("actions", [0, 1, 2])
def test_no_position_ever_says_less_than_no_actions(actions: int) -> None:
    session = Session(from_text(f"turn: you, actions {actions}\nthird: hand: Oars"))
    turns = []
    for seat, key in itertools.islice(random_answers(session, Random(actions)), 60):
        session.answer(seat, key)
        position = to_json(session.start)
        assert 0 < position["actions_left"] <= 2
        assert to_json(from_json(position)) == position
        turns.append(position["turn"])
    assert set(turns) == {0, 1, 2}


def test_a_game_without_a_session_begins_the_next_turn_too() -> None:
    game = from_text("turn: you, actions 0")
    game.decider = RandomDecider(1)
    step(game)
    assert (game.turn_seat, game.actions_left) == (0, 1)


# Whole games


def test_a_game_from_a_scenario_is_played_to_its_end() -> None:
    for number in range(10):
        game = scenario("hand: Oars", "hand: Sailing", "blue: Computers", seed=number)
        play(game, RandomDecider(number))
        assert game.result is not None


def test_a_deal_and_its_position_are_the_same_game() -> None:
    dealt = new_game(Options(4), bytes(32))
    written = from_json(to_json(dealt))
    for game in (dealt, written):
        game.decider = Recorder(RandomDecider(1))
        while game.result is None:
            step(game)
    assert digest(dealt) == digest(written)


def test_a_player_cannot_be_left_out_between_others() -> None:
    with pytest.raises(BadPosition, match="one is missing before the last"):
        scenario(me="red: Oars", you="", fourth="hand: Tools")
