"""Solving puzzles: what is played and undone, what counts as a try, and what is said of it."""

from __future__ import annotations

import copy

import pytest

from splay.core.session import IllegalAnswer, NotAsked, UndoRefused
from splay.core.symbols import COLOR_NAMES
from splay.locale.catalogue import load
from splay.puzzles.gains import gained
from splay.puzzles.goals import HELP, STOP, THEMES, WIN
from splay.puzzles.position_text import OTHER, SOLVER, dealt
from splay.puzzles.puzzle import Puzzle
from splay.puzzles.puzzle_file import shipped
from splay.puzzles.solving import GIVEN_UP, MOST_HINTS, OPEN, SOLVED, BadAttempt, NotNow, Solving, resumed
from splay.puzzles.texts import HINTED, attempt_action, hint
from splay.views.messages import ColorArgument


def puzzle_of(theme: str, answers: int = 1) -> Puzzle:
    """A puzzle of a theme whose solution has so many answers at least."""
    return next(one for one in shipped().values() if one.theme == theme and len(one.solution) >= answers)


def play_out(solving: Solving, *keys: str) -> None:
    """Plays these answers, then the first option of whatever is asked."""
    for key in keys:
        solving.answer(key)
    while (question := solving.question()) is not None:
        solving.answer(question.keys()[0])


@pytest.mark.parametrize("key", list(shipped())[::3])
def test_the_solution_of_a_puzzle_is_right_and_other_tries_are_wrong(key: str) -> None:
    puzzle = shipped()[key]
    ways = courses(puzzle) if puzzle.theme == STOP else [puzzle.solution]
    solving = next(solved for solved in (solved_by(puzzle, way) for way in ways) if solved.state == SOLVED)
    assert solving.tries == 1
    assert solving.question() is None
    wrong = Solving(puzzle)
    for attempt in puzzle.tries[:2]:
        wrong.restart()
        play_out(wrong, attempt.action)
        wrong.check()
        assert wrong.state == OPEN
        message = wrong.verdict()
        assert message is not None
        assert message.key.startswith("puzzle-try-")
    assert wrong.tries == len(puzzle.tries[:2])


def test_moves_are_told_and_undone_one_answer_at_a_time() -> None:
    puzzle = puzzle_of(WIN, 2)
    solving = Solving(puzzle)
    with pytest.raises(UndoRefused):
        solving.undo()
    events = solving.session.event_count()
    for key in puzzle.solution:
        solving.answer(key)
    assert solving.answers == puzzle.solution
    assert len(solving.moves) >= 1
    for _ in puzzle.solution:
        solving.undo()
    assert (solving.answers, solving.moves, solving.session.event_count()) == ([], [], events)
    assert solving.session.game.players[SOLVER].hand.cards == Solving(puzzle).session.game.players[SOLVER].hand.cards


def test_what_is_no_answer_changes_nothing() -> None:
    solving = Solving(puzzle_of(WIN))
    with pytest.raises(IllegalAnswer):
        solving.answer("meld:nothing")
    assert solving.answers == []
    play_out(solving, *solving.puzzle.solution)
    with pytest.raises(NotAsked):
        solving.answer("draw")


def test_a_check_counts_once_and_only_when_all_is_played() -> None:
    puzzle = next(one for one in shipped().values() if one.theme == WIN and one.actions == 2)
    solving = Solving(puzzle)
    with pytest.raises(NotNow, match="to its end"):
        solving.check()
    assert solving.tries == 0
    play_out(solving, puzzle.tries[0].action)
    solving.check()
    with pytest.raises(NotNow, match="checked"):
        solving.check()
    assert solving.tries == 1
    solving.undo()
    assert not solving.checked


def test_a_good_start_with_a_wrong_end_is_told_apart() -> None:
    puzzle = next(one for one in shipped().values() if one.theme == WIN and one.actions == 2)
    solving = Solving(puzzle)
    solving.answer(puzzle.solution[0])
    while (question := solving.question()) is not None:
        solving.answer("draw" if question.index_of("draw") >= 0 else question.keys()[-1])
    solving.check()
    verdict = solving.verdict()
    assert verdict is not None
    assert verdict.key == "puzzle-try-later"


def test_to_help_nobody_a_card_has_to_be_used() -> None:
    solving = Solving(puzzle_of(HELP))
    play_out(solving, "draw")
    solving.check()
    verdict = solving.verdict()
    assert verdict is not None
    assert verdict.key == "puzzle-try-no-card"


def test_what_the_other_got_is_told_where_it_was_to_be_nothing() -> None:
    """Who is to get nothing from a card got a card from another one, or nothing this time though it could have been."""
    told: set[str] = set()
    for puzzle in [one for one in shipped().values() if one.theme == HELP]:
        for attempt in puzzle.tries:
            solving = Solving(puzzle)
            play_out(solving, attempt.action)
            solving.check()
            verdict = solving.verdict()
            assert verdict is not None
            told.add(verdict.key)
            got = gained(*[game.players[OTHER] for game in (dealt(puzzle.position, puzzle.key), solving.session.game)])
            assert (verdict.key == "puzzle-try-gave") == bool(got)
    assert told == {"puzzle-try-gave", "puzzle-try-gave-nothing"}


def test_what_is_chosen_in_the_right_action_has_to_stop_the_win_too() -> None:
    """Rocketry returns cards of any player's score: those of the solver's own don't stop the other."""
    puzzle = next(one for one in shipped().values() if one.theme == STOP and one.solution == ["dogma:rocketry"])
    told: set[str | None] = set()
    for answers in courses(puzzle):
        solving = solved_by(puzzle, answers)
        verdict = solving.verdict()
        told.add(None if verdict is None else verdict.key)
        assert (solving.state == SOLVED) == (verdict is None)
        assert resumed(puzzle, solving.to_json()).state == solving.state
    assert told == {None, "puzzle-try-choices"}


def solved_by(puzzle: Puzzle, answers: list[str]) -> Solving:
    """A puzzle in which these answers were given and checked, and the first option of whatever else was asked."""
    solving = Solving(puzzle)
    play_out(solving, *answers)
    solving.check()
    return solving


def courses(puzzle: Puzzle) -> list[list[str]]:
    """All ways to answer what the right action of a puzzle asks."""
    found: list[list[str]] = []
    left = [puzzle.solution]
    while left:
        answers = left.pop()
        solving = Solving(puzzle)
        for key in answers:
            solving.answer(key)
        question = solving.question()
        if question is None:
            found.append(answers)
        else:
            left += [[*answers, option.key] for option in question.options]
    return found


def test_hints_say_the_kind_then_the_action_and_count_as_tries() -> None:
    puzzle = puzzle_of(STOP)
    solving = Solving(puzzle)
    for number in range(MOST_HINTS):
        solving.take_hint()
        assert len(solving.hint_messages()) == solving.tries == number + 1
    kind, action = solving.hint_messages()
    assert kind.key == f"puzzle-hint-{puzzle.solution[0].partition(':')[0]}"
    assert action.key == "puzzle-hint-action"
    with pytest.raises(NotNow):
        solving.take_hint()
    play_out(solving, *puzzle.solution)
    solving.check()
    assert (solving.state, solving.tries) == (SOLVED, 3)


def test_the_first_hint_of_which_card_to_use_names_two_colors() -> None:
    for puzzle in shipped().values():
        if puzzle.theme != HELP:
            continue
        said, deck = hint(puzzle, 0), {card.key: card for card in dealt(puzzle.position, puzzle.key).deck}
        assert said.key == "puzzle-hint-color", puzzle.key
        colors = [argument.color for argument in said.arguments.values() if isinstance(argument, ColorArgument)]
        right = COLOR_NAMES[deck[puzzle.solution[0].removeprefix("dogma:")].color]
        assert len(set(colors)) == 2
        assert right in colors
        assert colors == sorted(colors, key=COLOR_NAMES.index), "the order tells nothing"


def test_whoever_gives_up_sees_the_position_and_plays_no_more() -> None:
    solving = Solving(puzzle_of(WIN))
    solving.answer(solving.puzzle.solution[0])
    solving.give_up()
    assert (solving.state, solving.answers, solving.question()) == (GIVEN_UP, [], None)
    assert len(solving.solution_messages()) >= 1
    for act in (solving.check, solving.take_hint, solving.give_up, solving.restart):
        with pytest.raises(NotNow):
            act()


def test_somebody_goes_on_where_it_was() -> None:
    puzzle = puzzle_of(WIN, 2)
    solving = Solving(puzzle)
    solving.take_hint()
    play_out(solving, puzzle.tries[0].action)
    solving.check()
    place = copy.deepcopy(solving.to_json())
    again = resumed(puzzle, place)
    assert again.to_json() == place
    assert (again.verdict(), again.moves) == (solving.verdict(), solving.moves)
    done = Solving(puzzle)
    play_out(done, *puzzle.solution)
    done.check()
    assert resumed(puzzle, done.to_json()).state == SOLVED


@pytest.mark.parametrize(
    "change",
    [
        {"answers": ["meld:nothing"]},
        {"answers": None},
        {"answers": ["draw"] * 300},
        {"state": "won"},
        {"state": SOLVED},
        {"state": SOLVED, "checked": True, "answers": []},
        {"tries": -1},
        {"hints": "two"},
    ],
)
def test_what_no_solver_has_is_refused(change: dict[str, object]) -> None:
    puzzle = puzzle_of(WIN)
    place = Solving(puzzle).to_json() | change
    with pytest.raises(BadAttempt):
        resumed(puzzle, place)


def test_everything_that_is_said_has_words() -> None:
    words = load()
    keys = [f"puzzle-hint-{kind}" for kind in (*HINTED, "other", "action", "color")]
    keys += [f"puzzle-task-{theme}" for theme in THEMES] + ["puzzle-try-later", "puzzle-try-no-card"]
    assert [key for key in keys if not words.has_text(key)] == []
    for puzzle in shipped().values():
        assert hint(puzzle, 0).key in keys
        assert [attempt_action(puzzle, attempt).key for attempt in puzzle.tries]
