"""The first game: the goal is named first, each comment comes once, when it fits, and it can be left and resumed."""

import pytest

from splay.agents.driver import answer_for
from splay.agents.roster import make_agent
from splay.core.session import Session
from splay.lessons.guided.comments import Comment, Condition, all_comments, comment_now, condition_of, read_comments
from splay.lessons.guided.game import OTHER, CommentView, GuidedGame, resumed_game
from splay.lessons.lesson_words import NotSaid
from splay.lessons.reading import BadLesson
from splay.lessons.runner import BadProgress
from splay.lessons.target import Target
from splay.locale.catalogue import load
from splay.sets.scenario import scenario
from splay.views.events import event_view
from splay.views.facts import facts_of
from splay.views.questions import question_view
from splay.views.view import view_of
from splay.views.wording import Wording


def played(seed: int, most: int = 400) -> tuple[GuidedGame, list[CommentView]]:
    """A first game that a sensible computer plays for the reader, and what the coach said."""
    game, said = GuidedGame(), list[CommentView]()
    agent = make_agent("rule", seed)
    for _ in range(most):
        game.let_computer_answer()
        hear(game, said)
        if game.over:
            break
        game.answer(answer_for(game.session, 0, agent))
        hear(game, said)
    return game, said


def hear(game: GuidedGame, said: list[CommentView]) -> None:
    """Hears all that the coach says now."""
    while (comment := game.comment()) is not None:
        said.append(comment)
        game.next()


@pytest.fixture(scope="module")
def games() -> list[tuple[GuidedGame, list[CommentView]]]:
    """Three first games."""
    return [played(seed) for seed in (1, 2, 3)]


def test_the_goal_is_said_on_the_first_screen() -> None:
    game = GuidedGame()
    game.let_computer_answer()
    comment = game.comment()
    assert comment is not None
    words = Wording(load(), ["Ann", "Tom"], game.session.start.deck, 0)
    assert words.message(comment.title) == "First to 6 achievements."
    assert game.session.question_for(0) is not None, "and nothing has been played yet"


def test_it_is_the_same_good_deal_every_time() -> None:
    hands = [[card.name for card in player.hand.cards] for player in GuidedGame().session.game.players]
    assert hands == [["Mysticism", "Writing"], ["Agriculture", "Oars"]]


def test_each_comment_comes_once_and_the_most_useful_ones_come(
    games: list[tuple[GuidedGame, list[CommentView]]],
) -> None:
    said = [[comment.name for comment in comments] for _, comments in games]
    for names in said:
        assert len(set(names)) == len(names)
        assert names[:3] == ["goal", "first-meld", "your-turn"]
    every = {name for names in said for name in names}
    assert every >= {"drew", "melded", "used", "scored", "can-achieve", "you-won-one"}
    assert len(every & {"hit", "you-hit", "they-shared", "you-shared"}) >= 2


def test_every_comment_can_be_said_in_words(games: list[tuple[GuidedGame, list[CommentView]]]) -> None:
    words = Wording(load(), ["Ann", "Tom"], games[0][0].session.start.deck, 0)
    for comment in all_comments():
        assert [words.message(message) for message in comment.messages()] != ["", ""]
        assert comment.points_at is None or words.message(comment.points_at.message())


def now(session: Session, told: set[str], since: int = 0) -> str:
    """The name of the comment that comes now for the first seat, when these have been told."""
    question = session.question_for(0)
    seen = None if question is None else question_view(session.game, question, session.sequence, 0)
    events = [event_view(event, 0, False) for event in session.events_after(since)]
    comment = comment_now(sorted(told), events, view_of(session.game, 0, facts_of(session.game)), seen)
    return "" if comment is None else comment.name


def begun() -> set[str]:
    """What is told in any game before something has happened."""
    return {"goal", "first-meld", "your-turn"}


@pytest.mark.parametrize(
    ("me", "you", "answers", "name"),
    [
        ("red: Oars", "blue: Pottery", ["draw"], "drew"),
        ("red: Oars; hand: Sailing", "blue: Pottery", ["meld:sailing"], "melded"),
        ("green: The Wheel; hand: Sailing", "blue: Pottery", ["meld:sailing"], "covered"),
        ("blue: Writing", "red: Oars", ["dogma:writing"], "used"),
        ("red: Archery", "blue: Pottery; hand: Tools", ["dogma:archery"], "you-hit"),
        ("green: The Wheel", "red: Metalworking", ["dogma:the-wheel"], "bonus"),
        ("red: Metalworking", "blue: Pottery", ["dogma:metalworking"], "scored"),
        ("red: Oars; score: Calendar, Currency, Tools", "blue: Pottery", [], "can-achieve"),
        ("red: Oars; score: Calendar, Currency, Tools", "blue: Pottery", ["achieve:1"], "you-won-one"),
        ("red: Oars; achievements: 1, 2, 3, 4, 5", "blue: Pottery", [], "you-are-near"),
        ("red: Oars", "blue: Pottery; achievements: 1, 2, 3, 4, 5", [], "they-are-near"),
        ("red: Oars", "blue: Pottery", [], ""),
    ],
)
def test_what_has_just_happened_is_commented_on(me: str, you: str, answers: list[str], name: str) -> None:
    session = Session(scenario(me, you, supply={1: "City States, Clothing, Domestication"}))
    for answer in answers:
        session.answer(0, answer)
    assert now(session, begun()) == name
    if name:
        assert now(session, begun() | {name}) != name


@pytest.mark.parametrize(
    ("me", "you", "answers", "name"),
    [
        ("blue: Pottery; hand: Tools", "red: Archery", ["dogma:archery"], "hit"),
        ("red: Metalworking", "green: The Wheel", ["dogma:the-wheel"], "you-shared"),
        ("blue: Pottery", "red: Oars; score: Calendar, Currency, Tools", ["achieve:1"], "they-won-one"),
    ],
)
def test_what_the_other_has_done_is_commented_on(me: str, you: str, answers: list[str], name: str) -> None:
    session = Session(scenario(me, you, turn=1, supply={1: "Sailing, Clothing, Domestication, Masonry"}))
    for answer in answers:
        session.answer(1, answer)
    assert now(session, begun()) == name


def test_a_low_supply_is_commented_on() -> None:
    empty = dict.fromkeys(range(1, 10), "end")
    session = Session(scenario("red: Oars", "blue: Pottery", supply={**empty, 10: "Databases, A.I., end"}))
    assert now(session, begun()) == "few-draws"


def test_old_news_is_not_commented_on() -> None:
    session = Session(scenario("red: Oars; hand: Sailing", "blue: Pottery"))
    session.answer(0, "draw")
    assert now(session, begun(), session.event_count()) == ""


def test_what_happened_before_the_readers_last_answer_is_old_news() -> None:
    game = GuidedGame()
    game.told = ["goal", "first-meld", "your-turn"]
    game.let_computer_answer()
    game.answer("writing")
    game.let_computer_answer()
    assert game.looked == 0, "everything is news yet"
    game.answer("draw")
    events = game.session.event_count()
    assert 0 < game.looked < events
    comment = game.comment()
    assert comment is not None
    assert comment.name == "drew"
    game.let_computer_answer()
    game.answer("meld:mysticism")
    assert game.looked >= events
    later = game.comment()
    assert later is not None
    assert later.name == "melded"


def test_what_the_reader_did_is_commented_on_the_first_time_also_after_the_others_turn() -> None:
    session = Session(scenario("red: Oars; hand: Sailing", "blue: Pottery", supply={1: "Tools, Masonry, Clothing"}))
    told = begun() | {"melded"}
    session.answer(0, "meld:sailing")
    since = session.event_count()
    session.answer(0, "draw")
    assert now(session, told, since) == "drew", "the other's turn has begun, and nothing has happened in it"
    session.answer(1, "draw")
    assert now(session, told, since) == "drew"
    session.answer(1, "draw")
    assert now(session, told, since) == "drew"
    assert now(session, told | {"drew"}, since) == "", "the other's draws are nothing that the reader has done"


def test_what_the_other_did_in_the_last_turn_is_commented_on_after_the_readers_own() -> None:
    you = "blue: Pottery; score: Calendar, Currency, Tools"
    session = Session(scenario("red: Oars", you, supply={1: "Sailing, Masonry, Clothing"}))
    session.answer(0, "draw")
    since = session.event_count()
    session.answer(0, "draw")
    session.answer(1, "achieve:1")
    session.answer(1, "draw")
    assert now(session, begun(), since) == "drew"
    assert now(session, begun() | {"drew"}, since) == "they-won-one"


def test_the_coach_points_at_the_drawn_card_in_the_hand() -> None:
    session = Session(scenario("red: Oars; hand: Sailing, Tools", "blue: Pottery", supply={1: "Masonry, Clothing"}))
    session.answer(0, "draw")
    events = [event_view(event, 0, False) for event in session.events_after(0)]
    comment = comment_now(sorted(begun()), events, view_of(session.game, 0, facts_of(session.game)), None)
    assert comment is not None
    assert comment.points_at == Target("card", card="masonry")
    other = scenario("red: Oars", "blue: Pottery")
    gone = comment_now(sorted(begun()), events, view_of(other, 0, facts_of(other)), None)
    assert gone is not None
    assert gone.points_at == Target("hand", 0)


def test_it_goes_on_where_it_was_left() -> None:
    game, _ = played(2, 12)
    again = resumed_game(game.to_json())
    assert again.to_json() == game.to_json()
    assert again.comment() == game.comment()
    again.let_computer_answer()
    game.let_computer_answer()
    assert again.session.all_answers() == game.session.all_answers()


@pytest.mark.parametrize(
    "data",
    [
        None,
        {},
        {"answers": [], "told": [], "looked": "0"},
        {"answers": [[0]], "told": [], "looked": 0},
        {"answers": [[0, "meld:sailing"]], "told": [], "looked": 0},
        {"answers": [[OTHER, "draw"]], "told": [], "looked": 0},
    ],
)
def test_what_is_no_first_game_is_refused(data: object) -> None:
    with pytest.raises(BadProgress):
        resumed_game(data)


@pytest.mark.parametrize(
    ("words", "condition"),
    [
        ("start", Condition("start")),
        ("asked action", Condition("asked", "action")),
        ("action draw by me", Condition("action", "draw", 0)),
        ("event score by Tom", Condition("event", "score", 1)),
        ("role shares by Tom", Condition("role", "shares", 1)),
        ("can achieve", Condition("can", "achieve")),
        ("short 1 by me", Condition("short", seat=0, number=1)),
        ("draws left 8", Condition("draws left", number=8)),
    ],
)
def test_a_condition_is_read(words: str, condition: Condition) -> None:
    assert condition_of(words) == condition


@pytest.mark.parametrize("words", ["", "often", "event score by Ben", "short one by me"])
def test_what_is_no_condition_is_refused(words: str) -> None:
    with pytest.raises(NotSaid):
        condition_of(words)


WHOLE = "comment: goal\ntitle: The goal.\ntext: You win.\nring: hand\nwhen: start\n"


def test_comments_are_read() -> None:
    (comment,) = read_comments(WHOLE, "a.txt")
    assert isinstance(comment, Comment)
    assert (comment.name, comment.when) == ("goal", Condition("start"))


@pytest.mark.parametrize(
    ("source", "error"),
    [
        ("title: The goal.\n", "a.txt, line 1: comment: a comment begins with its name"),
        (WHOLE.replace("when: start\n", ""), "a.txt, line 1: when: is missing in this comment"),
        (WHOLE.replace("start", "stop"), "a.txt, line 5: stop: says no condition; there are start,"),
        (WHOLE.replace("win.", "win"), "a.txt, line 3: 'You win': a sentence ends with a period"),
        (WHOLE.replace("hand", "hat"), "a.txt, line 4: hat: the coach can't point at that"),
        (WHOLE.replace("ring", "rung"), "a.txt, line 4: rung: a comment has no such line"),
        (WHOLE + "text: Twice.\n", "a.txt, line 3: text: stands twice in this comment"),
        (WHOLE + WHOLE, "a.txt, line 1: goal: stands twice"),
    ],
)
def test_broken_comments_are_refused_by_file_and_line(source: str, error: str) -> None:
    with pytest.raises(BadLesson) as caught:
        read_comments(source, "a.txt")
    assert str(caught.value).startswith(error)
