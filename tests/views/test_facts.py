"""Facts of a position are worked out by the rules, for everybody, and say what the rules do."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import structs

from splay.core.chance import secret_from_seed
from splay.core.dogma import DEMANDED, SHARES, perform_dogma
from splay.core.event import EffectEvent, Event
from splay.core.game import Game
from splay.core.options import Options
from splay.core.question import ASK_SPLAY, Question
from splay.core.result import BY_ACHIEVEMENTS, GameOver
from splay.core.session import Session
from splay.core.symbols import COLOR_NAMES, ICONS
from splay.core.turn import step
from splay.sets import new_game
from splay.sets.scenario import scenario
from splay.views.fact_types import Facts, Goal, Measure, PointsFrom, Reach
from splay.views.facts import ACHIEVEMENT, SPECIAL, WIN, facts_of
from splay.views.messages import Message
from splay.views.questions import question_view
from splay.views.view import SPECTATOR, view_of
from splay.workbench.hidden_swaps import pair_to_swap, swapped
from splay.workbench.random_play import RandomDecider
from tests.core.playing import TABLES, name_of, new_session, random_answers

ME, YOU, THIRD = 0, 1, 2


def goal(facts: Facts, seat: int, kind: str, which: int | str = 0) -> Goal:
    """The goal of a seat, without its message."""
    (found,) = [
        goal for goal in facts.players[seat].goals if goal.goal == kind and which in (goal.value or goal.name, 0)
    ]
    return structs.replace(found, message=None)


def test_standard_achievements_need_points_and_a_top_card() -> None:
    game = scenario("score: Coal, Tools; red: Oars; achievements: 2", available="1, 2, 2, 3")
    facts = facts_of(game)
    assert goal(facts, ME, ACHIEVEMENT, 1) == Goal(ACHIEVEMENT, 6, 5, 1, top=Measure(1, 1))
    assert goal(facts, ME, ACHIEVEMENT, 2) == Goal(ACHIEVEMENT, 6, 20, 2, top=Measure(1, 2))
    assert goal(facts, YOU, ACHIEVEMENT, 2) == Goal(ACHIEVEMENT, 0, 10, 2, top=Measure(0, 2))
    assert [one.value for one in facts.players[ME].goals if one.goal == ACHIEVEMENT] == [1, 2, 3]


def test_a_standard_achievement_says_what_is_still_needed() -> None:
    game = scenario("score: Coal, Tools; red: Oars", "blue: Physics", available="1, 2, 3")
    said = [[one.message for one in player.goals if one.goal == ACHIEVEMENT] for player in facts_of(game).players]
    assert said == [
        [
            Message("needs-nothing"),
            Message("needs-points-and-top", {"points": 4, "value": 2}),
            Message("needs-points-and-top", {"points": 9, "value": 3}),
        ],
        [Message("needs-points", {"points": value * 5, "value": value}) for value in (1, 2, 3)],
    ]
    rich = scenario("score: Coal, Engineering, Mathematics; red: Oars", available="2")
    (goal,) = [one for one in facts_of(rich).players[ME].goals if one.goal == ACHIEVEMENT]
    assert goal.message == Message("needs-top", {"value": 2})


def test_whoever_has_what_is_needed_may_achieve() -> None:
    game = new_game(Options(3), secret_from_seed("achievable"))
    game.decider = RandomDecider(7)
    achieved = 0
    while game.result is None:
        step(game)
        facts = facts_of(game)
        for player in game.players:
            reached = [
                one.value
                for one in facts.players[player.seat].goals
                if one.top is not None and one.have >= one.need and one.top.have >= one.top.need
            ]
            assert reached == sorted(player.achievable())
            achieved += len(reached)
    assert achieved


def test_special_achievements_that_are_left() -> None:
    game = scenario("red right: Oars, Archery; tucked: 2; scored: 4; achievements: Empire")
    facts = facts_of(game)
    assert [one.name for one in facts.players[YOU].goals if one.goal == SPECIAL] == [
        "Monument", "Wonder", "World", "Universe",
    ]  # fmt: skip
    assert goal(facts, ME, SPECIAL, "Monument") == Goal(SPECIAL, 4, 6, name="Monument")
    assert goal(facts, ME, SPECIAL, "Wonder") == Goal(SPECIAL, 1, 5, name="Wonder")
    assert goal(facts, YOU, SPECIAL, "World") == Goal(SPECIAL, 0, 12, name="World")


def test_partners_win_together() -> None:
    game = scenario("achievements: 1, 2", "achievements: 3", "", "achievements: World", teams="14-23")
    facts = facts_of(game)
    assert [goal(facts, seat, WIN) for seat in range(4)] == [Goal(WIN, have, 6) for have in (3, 1, 1, 3)]


def test_the_game_is_won_with_what_is_needed() -> None:
    game = scenario("achievements: 1, 2, 3, 4, 5", "")
    won = goal(facts_of(game), ME, WIN)
    assert (won.have, won.need) == (5, 6)
    game = scenario("achievements: 1, 2, 3, 4, 5, 6", "")
    won = goal(facts_of(game), ME, WIN)
    assert won.have == won.need
    with pytest.raises(GameOver) as over:
        game.check_achievements()
    assert (over.value.result.reason, over.value.result.winners) == (BY_ACHIEVEMENTS, [ME])


def test_points_say_where_they_come_from() -> None:
    facts = facts_of(scenario("score: Coal, Tools", ""))
    assert [player.points_from for player in facts.players] == [[PointsFrom("score", 6)], []]


def test_whom_top_cards_reach() -> None:
    # Oars has a demand and another effect, by castles; Tools has no demand, by bulbs.
    game = scenario("red: Oars, Archery; blue: Tools", "red: Metalworking", "")
    blue, red = facts_of(game).players[ME].piles
    assert (blue.color, blue.reach) == ("blue", Reach([], [], [2, 0, 0]))
    assert (red.color, red.reach) == ("red", Reach([YOU], [THIRD], [3, 3, 0]))


@pytest.mark.parametrize("options", [Options(3), Options(4, teams="14-23"), Options(2, "first")], ids=name_of)
def test_those_who_are_reached_follow_the_dogma(options: Options) -> None:
    game = new_game(options, secret_from_seed("reached"))
    game.decider = RandomDecider(1)
    checked = 0
    while game.result is None:
        for player in facts_of(game).players if game.started else []:
            for pile in player.piles:
                assert pile.reach is not None
                followed = followers(game, player.seat, COLOR_NAMES.index(pile.color))
                if followed is not None:
                    assert followed == (set(pile.reach.shares), set(pile.reach.hit))
                    checked += 1
        step(game)
    assert checked > 300


def followers(game: Game, seat: int, color: int) -> tuple[set[int], set[int]] | None:
    """Who follows the dogma of a top card as sharing or demanded of; None if it ends before all have."""
    trial = game.copy()
    trial.decider = RandomDecider(seat)
    events: list[Event] = []
    trial.events = events
    card = trial.players[seat].board.piles[color].cards[-1]
    trial.action_over = False
    try:
        perform_dogma(trial, trial.players[seat], card)
    except GameOver:
        return None
    if trial.action_over:
        return None
    told = [event for event in events if isinstance(event, EffectEvent)]
    return (
        {event.seat for event in told if event.role == SHARES},
        {event.seat for event in told if event.role == DEMANDED},
    )


def test_nobody_is_reached_before_the_first_turn_or_after_the_game() -> None:
    game = scenario("red: Oars", "")
    assert facts_of(game).players[ME].piles[0].reach is not None
    game.started = False
    assert facts_of(game).players[ME].piles[0].reach is None


def test_what_a_pile_shows() -> None:
    game = scenario("red left: Oars, Archery", "")
    (pile,) = facts_of(game).players[ME].piles
    assert pile.icons == [game.players[ME].board.count(icon) for icon in ICONS] == [1, 0, 0, 3, 0, 0]


def test_how_many_cards_are_left_to_draw() -> None:
    game = scenario("", "red: Coal", supply={9: "end", 10: "end"})
    facts = facts_of(game)
    assert [player.draws_left for player in facts.players] == [
        sum(len(supply.cards) for supply in game.supplies),
        sum(len(supply.cards) for supply in game.supplies[4:]),
    ]
    assert facts.ends_from == 9
    assert facts_of(scenario("", "")).ends_from is None
    assert [player.highest_top for player in facts.players] == [0, 5]


def test_the_actions_of_a_turn() -> None:
    assert facts_of(scenario("", "", turn_number=1)).turn_actions == 1
    assert facts_of(scenario("", "", turn_number=2)).turn_actions == 2
    assert facts_of(scenario("", "", "", "", turn_number=2)).turn_actions == 1


def test_facts_are_in_the_views_that_are_given_them() -> None:
    game = scenario("red: Oars", "")
    facts = facts_of(game)
    assert view_of(game, ME).facts is None
    assert [view_of(game, seat, facts).facts for seat in (ME, YOU, SPECTATOR)] == [facts] * 3


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_hidden_cards_change_no_fact(options: Options) -> None:
    game = new_game(options, secret_from_seed("hidden facts"))
    game.decider = RandomDecider(2)
    random = Random(5)
    checked = 0
    while game.result is None:
        step(game)
        pair = pair_to_swap(game, SPECTATOR, random)
        if pair is not None and game.result is None:
            checked += 1
            assert facts_of(swapped(game, *pair)) == facts_of(game)
    assert checked


def test_a_color_to_splay_says_which_icons_would_be_uncovered() -> None:
    checked = 0
    for number in range(12):
        session = new_session(Options(), f"splays {number}")
        random = Random(number)
        for seat, key in random_answers(session, random):
            for question in session.questions:
                if question.kind == ASK_SPLAY:
                    for option in question_view(session.game, question, 0, question.seat).options:
                        if option.kind == "color":
                            checked += 1
                            assert option.icons == gained(session, question, option.color)
            session.answer(seat, key)
    assert checked > 20


def gained(session: Session, question: Question, color: str) -> list[int]:
    """How many more of each icon a player sees after splaying a color as asked."""
    game = session.game
    board = game.players[question.seat].board
    before = [board.count(icon) for icon in ICONS]
    pile = board.piles[COLOR_NAMES.index(color)]
    direction = pile.splay
    pile.splay_to(question.number)
    after = [board.count(icon) for icon in ICONS]
    pile.splay_to(direction)
    return [then - now for then, now in zip(after, before, strict=True)]
