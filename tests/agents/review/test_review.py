"""The review of a game: it names what cost most and the draws that swung it, and can be stopped and gone on with."""

from __future__ import annotations

import json
from random import Random

import pytest

from splay.agents.reasons import WIN
from splay.agents.review.costs import COSTLY
from splay.agents.review.review import MOST_COSTLY, KeptUnfit, Review
from splay.agents.review.thoroughness import quick
from splay.core.game import Game
from splay.core.question import Answer
from splay.core.session import AnswerRefused, Session
from splay.sets.scenario import from_text, scenario
from splay.workbench.hidden_swaps import pair_to_swap, swapped
from tests.agents.planner_positions import POSITIONS
from tests.agents.sessions import after_random_answers, new_session
from tests.hidden import was_shown
from tests.sets.together.tables import EVERYTHING

MISSED: list[Answer] = [(0, "draw"), (1, "draw"), (1, "draw")]
"""In the position in which a sixth achievement wins."""


def reviewed(start: Game, answers: list[Answer], kept: dict[str, object] | None = None) -> Review:
    """A whole review, with as little effort as will do."""
    review = Review(start, answers, quick(), kept)
    while review.step():
        pass
    return review


def missed_win() -> Game:
    return from_text(POSITIONS["sixth achievement"].text)


def test_a_win_that_was_missed_is_what_cost_most() -> None:
    [found] = [one for one in reviewed(missed_win(), MISSED).costly() if one.action.seat == 0]
    assert (found.action.answers, found.action.turn, found.cost.played, found.cost.better) == (
        0,
        40,
        "draw",
        "achieve:4",
    )
    assert (found.cost.reason.why, found.cost.alone) == (WIN, True)
    assert found.cost.possible.mean == 1.0 > found.cost.chance.mean + COSTLY
    assert found.cost.cost.low > 0.0


def test_taking_the_win_cost_nothing() -> None:
    review = reviewed(missed_win(), [(0, "achieve:4")])
    assert review.costly() == []
    assert review.looks[0].chance == 1.0


def test_a_win_for_another_that_was_not_stopped_is_named_with_what_was_better() -> None:
    start = from_text(POSITIONS["last draw"].text)
    [found] = reviewed(start, [(0, "meld:coal"), (1, "draw")]).costly()[:1]
    assert (found.action.answers, found.cost.better, found.cost.reason.why) == (0, "draw", WIN)


def test_an_action_without_another_option_costs_nothing() -> None:
    start = scenario("", "red: Archery")
    review = reviewed(start, [(0, "draw")])
    assert (review.looks[0].cost, review.looks[0].better, review.costly()) == (0.0, [], [])


LUCKY_DRAW = """
turn: me, actions 2, number 30
me: red: Metalworking; achievements: 2, 3, 4, 5, Empire
you: blue: Computers; achievements: 6, 7, 8, 9, World
supply 1: Archery, Masonry, City States, Oars, The Wheel, Pottery
available: 1
"""
"""Five castles in a row are five points, and the last achievement with the next action."""


def test_draws_that_nobody_could_expect_are_luck() -> None:
    [draw] = reviewed(from_text(LUCKY_DRAW), [(0, "dogma:metalworking"), (0, "achieve:1")]).lucky()
    assert draw.action.key == "dogma:metalworking"
    assert draw.luck.drawn[:5] == ["archery", "masonry", "city-states", "oars", "the-wheel"]
    assert draw.luck.change.low > 0.1
    assert draw.luck.after.mean > 0.9


def test_what_a_choice_could_explain_is_no_luck() -> None:
    chosen = LUCKY_DRAW.replace("red: Metalworking", "red: Metalworking; purple: Philosophy; hand: Tools")
    review = reviewed(from_text(chosen), [(0, "dogma:philosophy"), (0, "tools"), (0, "draw")])
    assert review.looks[0].swing == 0.0
    assert review.lucky() == []


def test_stopped_after_each_step_and_gone_on_with_it_finds_the_same() -> None:
    session = after_random_answers("stopped", 14)
    start, answers = new_session("stopped").game, session.all_answers()
    whole = reviewed(start, answers)
    kept: dict[str, object] | None = None
    steps = 0
    while True:
        review = Review(start, answers, quick(), None if kept is None else json.loads(json.dumps(kept)))
        done = review.done
        if not review.step():
            break
        assert review.done == done + 1
        kept = review.kept()
        steps += 1
    assert steps == whole.done == whole.total
    assert kept == whole.kept()


def test_it_grows_in_the_order_of_the_game() -> None:
    session = after_random_answers("grows", 12)
    review = Review(new_session("grows").game, session.all_answers(), quick())
    for number in range(1, len(review.actions) + 1):
        assert review.step()
        assert (len(review.looks), review.costs) == (number, {})
    while review.step():
        pass
    assert list(review.costs) == sorted(review.costs)


def test_of_each_player_the_costliest_are_told_and_no_more_than_three() -> None:
    thoroughness = quick()
    thoroughness.deepened = 5
    session = after_random_answers("three", 40)
    review = Review(new_session("three").game, session.all_answers(), thoroughness)
    while review.step():
        pass
    told = review.costly()
    assert told
    assert [one.action.answers for one in told] == sorted(one.action.answers for one in told)
    for seat in range(2):
        own = [one.cost.cost.mean for one in told if one.action.seat == seat]
        others = [
            cost.cost.mean
            for place, cost in review.costs.items()
            if cost.told and review.actions[place].seat == seat and cost.cost.mean not in own
        ]
        assert len(own) <= MOST_COSTLY
        assert all(mean >= COSTLY for mean in own)
        assert not others or max(others) <= min(own)


@pytest.mark.parametrize(("players", "teams"), [(3, "none"), (4, "13-24")])
def test_tables_with_more_players_and_all_sets_are_reviewed_by_the_planner(players: int, teams: str) -> None:
    session = after_random_answers("crowd", 14, players, EVERYTHING, teams)
    start = new_session("crowd", players, sets=EVERYTHING, teams=teams).game
    review = reviewed(start, session.all_answers())
    assert review.judge.name == "planner"
    assert (review.done, len(review.looks)) == (review.total, len(review.actions))
    assert review.actions
    for mark in review.marks():
        assert 0.0 <= mark.chance <= 1.0
    for cost in review.costs.values():
        assert cost.chance.low <= cost.chance.mean <= cost.chance.high
        assert cost.cost.mean == pytest.approx(cost.possible.mean - cost.chance.mean)
        assert cost.played != cost.better


def test_a_mark_has_the_chance_that_is_known_best() -> None:
    review = Review(missed_win(), MISSED, quick())
    assert review.marks() == []
    review.step()
    [first] = review.marks()
    assert (first.action.key, first.chance, first.cost) == ("draw", review.looks[0].chance, None)
    while review.step():
        pass
    marks = review.marks()
    assert [mark.action.answers for mark in marks] == [0, 1, 2]
    assert marks[0].cost is not None
    assert marks[0].chance == marks[0].cost.chance.mean


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"version": 0}, "version"),
        ({"answers": 9}, "answers"),
        ({"judge": "nobody"}, "judge"),
        ({"looks": [[1]]}, "read"),
        ({"looks": [[0.5, 0.0, [], 0.0]] * 9}, "9"),
    ],
)
def test_what_was_kept_of_something_else_is_refused(change: dict[str, object], named: str) -> None:
    kept = reviewed(missed_win(), MISSED).kept()
    with pytest.raises(KeptUnfit, match=named):
        Review(missed_win(), MISSED, quick(), {**kept, **change})


def test_answers_that_the_rules_do_not_allow_are_refused() -> None:
    with pytest.raises(AnswerRefused):
        Review(missed_win(), [(0, "meld:tools")], quick())


def test_hidden_cards_change_nothing_of_it() -> None:
    compared = 0
    for number in range(4):
        session = after_random_answers(f"unseen {number}", 10)
        start, answers = new_session(f"unseen {number}").game, session.all_answers()
        pair = pair_to_swap(session.game, 0, Random(number))
        if pair is None or any(was_shown(session.events, seat, pair) for seat in range(2)):
            continue
        twin = swapped(start, *pair)
        if same_course(Session(twin.copy()), answers, session):
            assert reviewed(twin, answers).kept() == reviewed(start, answers).kept()
            compared += 1
    assert compared > 1


def same_course(twin: Session, answers: list[Answer], session: Session) -> bool:
    """Whether the same answers show the same cards to everybody."""
    for seat, key in answers:
        twin.answer(seat, key)
    return [(event.kind, event.cards) for event in twin.events] == [
        (event.kind, event.cards) for event in session.events
    ]
