"""Taking a lesson: what the coach waits for, going back, beginning again, and what was kept."""

import pytest

from splay.core.session import IllegalAnswer, StaleAnswer
from splay.lessons.checking import finish
from splay.lessons.reading import parse_lesson
from splay.lessons.runner import (
    ASKS,
    EXPLAINS,
    FINISHED,
    RIGHT,
    WAS_WRONG,
    WRONG,
    BadProgress,
    LessonRunner,
    NotWaited,
    resumed,
)
from splay.lessons.shelf import lesson_named
from splay.lessons.target import Target
from splay.views.messages import CardNameArgument, Message, PlayerArgument

SOURCE = """\
title: Sharing
says: You share.
players: Tom

position:
me: green: The Wheel; blue: Pottery; hand: Sailing, Oars
you: red: Metalworking; hand: Clothing
supply 1: Tools, Masonry, Archery, Writing, Domestication

step: Look at {Tom}.
text: {Tom} can use {Metalworking}.
ring: pile red of Tom

step: Use {Pottery}.
text: Return {Oars}, and no more.
move: use Pottery, then choose Oars, then pass
wrong draw: That draws.
wrong choose Sailing: That's {Sailing}.
wrong: That's something else.

step: Use {The Wheel}.
text: Then {Tom} draws and melds.
move: use The Wheel
wrong: No.

step: {Tom} has played.
text: It's your turn.
Tom: draw, then meld Clothing
"""


def runner() -> LessonRunner:
    """A lesson at its beginning."""
    return LessonRunner(parse_lesson(SOURCE, "01-sharing.txt"))


def at_pottery() -> LessonRunner:
    """The same at the first move."""
    lesson = runner()
    lesson.next()
    return lesson


def test_the_coach_speaks_in_messages_with_names_and_says_what_is_meant() -> None:
    coach = runner().view().coach
    assert (coach.state, coach.step, coach.steps, coach.can_go_back) == (EXPLAINS, 1, 4, False)
    assert coach.title == Message("lesson-sharing-1-title", {"tom": PlayerArgument(1)})
    assert coach.text == Message(
        "lesson-sharing-1-text", {"tom": PlayerArgument(1), "metalworking": CardNameArgument("metalworking")}
    )
    assert coach.points_at == Target("pile", 1, color="red")
    assert coach.place is not None
    assert coach.place.key == "ring-pile"


def test_a_step_without_a_move_asks_nothing_and_ends_by_next() -> None:
    lesson = runner()
    assert lesson.view().question is None
    with pytest.raises(NotWaited, match="the coach waits for Next, not for 'draw'"):
        lesson.answer("draw")
    lesson.next()
    assert lesson.state == ASKS
    question = lesson.view().question
    assert question is not None
    assert "dogma:pottery" in [option.key for option in question.options]


def test_a_step_with_a_move_does_not_end_by_next() -> None:
    lesson = at_pottery()
    with pytest.raises(NotWaited, match="the coach waits for a move"):
        lesson.next()
    with pytest.raises(IllegalAnswer, match="'meld:tools' is not one of draw, "):
        lesson.answer("meld:tools")
    with pytest.raises(StaleAnswer):
        lesson.answer("draw", lesson.session.sequence - 1)
    assert lesson.state == ASKS


def test_whoever_does_not_find_the_move_is_shown_a_right_one() -> None:
    lesson = runner()
    assert lesson.hint() is None
    lesson.next()
    for key in ("dogma:pottery", "oars", "pass"):
        assert lesson.hint() == key
        lesson.answer(key)
    lesson.answer("draw")
    assert lesson.hint() is None, "a wrong move is to be put back"


def test_a_way_of_several_answers_is_taken_one_by_one() -> None:
    lesson = at_pottery()
    assert [lesson.answer(key) for key in ("dogma:pottery", "oars")] == [RIGHT, RIGHT]
    assert lesson.number == 1
    assert lesson.answer("pass") == RIGHT
    assert lesson.number == 2
    assert [card.name for card in lesson.session.game.players[0].score_pile.cards] == ["Tools"]


def test_a_wrong_answer_on_the_way_is_put_back_alone() -> None:
    lesson = at_pottery()
    lesson.answer("dogma:pottery")
    before = lesson.view()
    assert lesson.answer("sailing") == WRONG
    coach = lesson.view().coach
    assert (coach.state, coach.text.key) == (WAS_WRONG, "lesson-sharing-2-wrong-2")
    assert coach.title.key == "lesson-sharing-2-title"
    lesson.next()
    assert lesson.view().view == before.view
    assert lesson.state == ASKS
    assert lesson.answer("oars") == RIGHT


def test_each_kind_of_wrong_move_has_its_words_and_the_rest_common_ones() -> None:
    lesson = at_pottery()
    for key, said in (("draw", "wrong-1"), ("meld:oars", "wrong"), ("dogma:the-wheel", "wrong")):
        assert lesson.answer(key) == WRONG
        assert lesson.coach().text.key == f"lesson-sharing-2-{said}"
        lesson.next()


def test_others_answer_effects_at_once_and_play_a_turn_only_if_the_lesson_says_so() -> None:
    lesson = at_pottery()
    for key in ("dogma:pottery", "oars", "pass"):
        lesson.answer(key)
    assert lesson.session.game.turn_seat == 0
    lesson.answer("dogma:the-wheel")
    tom = lesson.session.game.players[1]
    assert [card.name for card in tom.board.piles[2].cards] == ["Clothing"]
    assert len(tom.hand.cards) == 3, "two that he shared, one that he drew"
    assert lesson.session.game.turn_seat == 0


def test_what_happened_is_told_as_the_reader_sees_it() -> None:
    lesson = at_pottery()
    assert (lesson.view().players, lesson.view().events) == (["Tom"], 0)
    lesson.answer("draw")
    told = lesson.events_after(0)
    assert [event.kind for event in told] == ["action", "draw"]
    assert lesson.view().events == len(told)
    lesson.next()
    assert lesson.view().events == 0
    for key in ("dogma:pottery", "oars", "pass", "dogma:the-wheel"):
        lesson.answer(key)
    assert any(event.kind == "draw" and event.seat == 1 and not event.cards[0].card for event in lesson.events_after(0))


def test_going_back_begins_the_step_before_again() -> None:
    lesson = at_pottery()
    lesson.answer("dogma:pottery")
    lesson.back()
    assert (lesson.state, lesson.number) == (EXPLAINS, 0)
    assert lesson.view() == runner().view()
    assert lesson.to_json()["done"] == [], "what is kept goes back, too"
    with pytest.raises(NotWaited, match="there is no step before this one"):
        lesson.back()
    lesson.next()
    lesson.answer("draw")
    lesson.back()
    assert (lesson.state, lesson.number) == (ASKS, 1)


def test_going_back_lets_others_do_nothing_twice() -> None:
    source = """\
title: Demands
says: You demand.
players: Tom

position:
turn: you, actions 1
me: red: Archery; hand: Sailing
you: blue: Pottery; hand: Calendar, Currency
supply 1: Tools, Clothing

step: Use {Archery}.
text: {Tom} drew, and gives you a card.
Tom: draw, then choose Currency
move: use Archery
wrong: No.

step: The end.
text: You have a card.
"""
    lesson = LessonRunner(parse_lesson(source, "01-demands.txt"))
    for _ in range(2):
        lesson.answer("dogma:archery")
        assert "currency" in [card.key for card in lesson.session.game.players[0].hand.cards]
        lesson.back()
        lesson.answer("meld:sailing")
        lesson.next()


def test_the_end_can_be_left_by_going_back_or_beginning_again() -> None:
    lesson = runner()
    finish(lesson)
    assert lesson.finished
    assert (lesson.view().coach.state, lesson.view().coach.step) == (FINISHED, 4)
    with pytest.raises(NotWaited, match="the lesson is over"):
        lesson.next()
    lesson.back()
    assert (lesson.number, lesson.state) == (3, EXPLAINS)
    lesson.restart()
    assert lesson.view() == runner().view()
    assert lesson.to_json()["done"] == []


def test_it_goes_on_in_the_middle_of_a_way_and_at_a_wrong_move() -> None:
    lesson = at_pottery()
    lesson.answer("dogma:pottery")
    lesson.answer("sailing")
    again = resumed(lesson.lesson, lesson.to_json())
    assert again.view() == lesson.view()
    again.next()
    assert [again.answer("oars"), again.answer("pass")] == [RIGHT, RIGHT]
    third = resumed(again.lesson, again.to_json())
    assert (third.view().view, third.coach()) == (again.view().view, again.coach())


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"lesson": "demands"},
        {"lesson": "sharing"},
        {"lesson": "sharing", "fingerprint": "0", "done": []},
        {"lesson": "sharing", "fingerprint": "same", "done": "next"},
        {"lesson": "sharing", "fingerprint": "same", "done": ["next", "next"]},
        {"lesson": "sharing", "fingerprint": "same", "done": ["draw"]},
        {"lesson": "sharing", "fingerprint": "same", "done": ["next", "meld:tools"]},
    ],
)
def test_what_was_kept_of_another_lesson_is_refused(data: object) -> None:
    lesson = runner().lesson
    if isinstance(data, dict) and data.get("fingerprint") == "same":
        data = {**data, "fingerprint": lesson.fingerprint}
    with pytest.raises(BadProgress):
        resumed(lesson, data)


def test_what_others_do_does_not_depend_on_chance() -> None:
    lesson = lesson_named("demands")
    first, second = LessonRunner(lesson), LessonRunner(lesson)
    finish(first)
    finish(second)
    assert first.session.all_answers() == second.session.all_answers()
