"""A session plays the game that the direct driver plays, one answer at a time."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from splay.core.achievements import UNCLAIMED
from splay.core.event import ClaimEvent
from splay.core.game import Game
from splay.core.options import Options
from splay.core.question import ASK_ACTION, Question
from splay.core.recorder import Recorder
from splay.core.scenario import position_of
from splay.core.session import IllegalAnswer, NotAsked, Replay, Session, StaleAnswer
from splay.core.turn import step
from splay.records.record import digest
from splay.sets.scenario import scenario
from splay.workbench.random_play import RandomDecider
from tests.core.playing import TABLES, asked, facts, name_of, new_session, played_directly, random_answers, state


def fed(session: Session, answers: list[tuple[int, str]]) -> Session:
    """The session after these answers, none of whose questions was without options."""
    for seat, key in answers:
        assert all(question.options for question in session.questions)
        session.answer(seat, key, session.sequence)
    return session


@pytest.mark.parametrize("options", TABLES, ids=name_of)
def test_the_session_plays_the_game_of_the_direct_driver(options: Options) -> None:
    for number in range(5):
        seed = f"session {number}"
        game, answers, events = played_directly(options, seed)
        session = fed(new_session(options, seed), answers)
        assert session.questions == []
        assert session.start.result is not None
        assert digest(session.start) == digest(game)
        assert [facts(event) for event in session.events] == [facts(event) for event in events]
        assert session.all_answers() == answers


def test_questions_with_one_option_are_recorded_and_asked_alike() -> None:
    # The hand holds a card beside the one with a crown, so that haste would tell.
    game = scenario("red: Oars", "hand: Sailing, Archery")
    start = game.copy()
    recorder = Recorder(TakesOars(0))
    game.decider = recorder
    step(game)
    assert (1, "sailing") in recorder.answers
    session = Session(start)
    session.answer(0, "dogma:oars")
    assert session.questions[0].keys() == ["sailing"]
    fed(session, recorder.answers[1:])
    assert digest(session.start) == digest(game)


class TakesOars(RandomDecider):
    """Takes the dogma of Oars, then plays at random."""

    def decide(self, game: Game, question: Question) -> int:
        return question.keys().index("dogma:oars") if question.kind == ASK_ACTION else super().decide(game, question)


@pytest.mark.parametrize("answer", [(0, "meld:oars"), (1, "draw")])
def test_recorded_answers_that_do_not_fit_are_refused(answer: tuple[int, str]) -> None:
    game = scenario("hand: Sailing", "hand: Oars")
    before = position_of(game)
    game.decider = Replay([answer])
    with pytest.raises(IllegalAnswer, match=f"the answer '{answer[1]}' of seat {answer[0]} does not fit <action for"):
        step(game)
    assert position_of(game) == before


def test_recorded_first_melds_that_do_not_fit_are_refused() -> None:
    game = new_session(Options(), "melds").start
    game.decider = Replay([(0, game.players[0].hand.cards[0].key), (1, "fission")])
    with pytest.raises(IllegalAnswer, match="the answer 'fission' of seat 1 does not fit <first_meld for"):
        step(game)


def test_first_melds_may_be_answered_in_any_order() -> None:
    found = set()
    for order in permutations(range(3)):
        session = new_session(Options(3), "melds")
        assert [question.seat for question in session.questions] == [0, 1, 2]
        for number, seat in enumerate(order, 1):
            question = session.question_for(seat)
            assert question is not None
            session.answer(seat, question.keys()[0])
            if number < 3:
                assert [question.seat for question in session.questions] == sorted(order[number:])
                assert session.running_events == []
        found.add(digest(session.start))
    assert len(found) == 1


def test_a_first_meld_cannot_be_answered_twice() -> None:
    session = new_session(Options(2), "twice")
    key = session.questions[0].keys()[0]
    session.answer(0, key)
    before = state(session)
    with pytest.raises(NotAsked, match="seat 0 has no open question"):
        session.answer(0, key)
    assert state(session) == before


@pytest.mark.parametrize("players", [2, 3, 5])
def test_refused_answers_change_nothing(players: int) -> None:
    random = Random(players)
    session = new_session(Options(players), f"refused {players}")
    for seat, key in random_answers(session, random):
        before, sequence = state(session), session.sequence
        with pytest.raises(StaleAnswer, match=f"at {sequence}, the answer is to {sequence - 1}"):
            session.answer(seat, key, sequence - 1)
        with pytest.raises(StaleAnswer):
            session.answer(seat, key, sequence + 1)
        with pytest.raises(IllegalAnswer, match="'meld:nothing' is not one of"):
            session.answer(seat, "meld:nothing", sequence)
        for other in range(-1, players + 1):
            if session.question_for(other) is None:
                with pytest.raises(NotAsked, match=f"seat {other} has no open question"):
                    session.answer(other, key, sequence)
        assert state(session) == before
        assert session.sequence == sequence
        session.answer(seat, key, sequence)
        assert session.sequence == sequence + 1


def test_nobody_is_asked_when_the_game_is_over() -> None:
    _, answers, _ = played_directly(Options(2), "over")
    session = fed(new_session(Options(2), "over"), answers)
    with pytest.raises(NotAsked):
        session.answer(answers[-1][0], "draw")
    assert session.question_for(0) is None


@pytest.mark.parametrize("options", TABLES[::3], ids=name_of)
def test_events_only_grow_and_lead_from_the_start_to_the_end(options: Options) -> None:
    session = new_session(options, "events")
    places = {card.key: session.game.zone_of(card).place for card in session.game.deck}
    owners = [UNCLAIMED] * 5
    names = [special.name for special in session.game.specials]
    told: list[tuple[object, ...]] = []
    for seat, key in random_answers(session, Random(7)):
        session.answer(seat, key)
        now = [facts(event) for event in session.events]
        assert now[: len(told)] == told
        told = now
    for event in session.events:
        for card in event.cards:
            if event.source != event.target:
                assert places[card.key] == event.source, event
                assert event.target is not None
                places[card.key] = event.target
        if isinstance(event, ClaimEvent):
            owners[names.index(event.special)] = event.seat
    assert places == {card.key: session.game.zone_of(card).place for card in session.game.deck}
    assert owners == session.game.special_owner


@pytest.mark.parametrize("players", [2, 4])
def test_the_start_of_an_action_stays_clean_while_it_runs(players: int) -> None:
    session = new_session(Options(players), "clean")
    at_start = position_of(session.start)
    steps = 0
    for seat, key in random_answers(session, Random(players)):
        session.answer(seat, key)
        if len(session.past) == steps:
            assert position_of(session.start) == at_start
        else:
            steps += 1
            kept = session.past.starts.get(len(session.past) - 1)
            assert kept is None or position_of(kept) == at_start
            at_start = position_of(session.start)
    assert steps == len(session.past) > 50


def test_a_session_can_start_anywhere_between_two_actions() -> None:
    session = new_session(Options(3), "anywhere")
    answers = random_answers(session, Random(5))
    for seat, key in answers:
        session.answer(seat, key)
        if len(session.past) == 40 and not session.answers:
            break
    twin = Session(session.start.copy())
    for seat, key in answers:
        assert [asked(question) for question in twin.questions] == [asked(question) for question in session.questions]
        session.answer(seat, key)
        twin.answer(seat, key)
    assert digest(twin.start) == digest(session.start)


def test_a_fork_is_played_on_without_changing_the_session() -> None:
    random = Random(4)
    session = new_session(Options(), "fork")
    while session.questions:
        before = (digest(session.start), session.answers[:], [facts(event) for event in session.events])
        keys = [(question.seat, question.keys()) for question in session.questions]
        fork = session.fork()
        seat, options = random.choice(keys)
        fork.answer(seat, random.choice(options), session.sequence)
        if not fork.undo_refusal(seat):
            fork.undo(seat)
        assert (digest(session.start), session.answers, [facts(event) for event in session.events]) == before
        assert [(question.seat, question.keys()) for question in session.questions] == keys
        session = session.fork()
        session.answer(seat, random.choice(options))


def test_the_events_after_a_number_are_the_last_ones() -> None:
    session = new_session(Options(), "events")
    random = Random(5)
    for _ in range(30):
        question = random.choice(session.questions)
        session.answer(question.seat, random.choice(question.keys()))
    assert session.event_count() == len(session.events) > 20
    assert all(session.events_after(number) == session.events[number:] for number in range(session.event_count() + 2))
