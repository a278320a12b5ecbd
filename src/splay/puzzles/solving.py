"""Somebody solves a puzzle: what was played, which tries it took, and what is said of them."""

from __future__ import annotations

from typing import Any, Final

from splay.agents.driver import answer_for
from splay.agents.roster import make_agent
from splay.core.question import ASK_ACTION, Question
from splay.core.session import AnswerRefused, IllegalAnswer, NotAsked, Session, UndoRefused
from splay.puzzles.goals import HELP, STOP, TAKE, WIN
from splay.puzzles.judging import goal_of
from splay.puzzles.position_text import OTHER, SOLVER, dealt
from splay.puzzles.puzzle import Puzzle
from splay.puzzles.texts import choices_fail, hint, solution, unlisted_try, what_it_gave, why_it_fails
from splay.views.messages import Message
from splay.views.questions import worded_action

OTHERS: Final = "rule"
"""The computer that answers what an effect asks the other."""
MOST_HINTS: Final = 2
"""First which kind of action, then which card."""
MOST_ANSWERS: Final = 200
"""So many answers are given in a turn at most."""

OPEN: Final = "open"
SOLVED: Final = "solved"
GIVEN_UP: Final = "given_up"


class NotNow(ValueError):
    """What somebody wants to do isn't possible now: `word` is the refusal's; the message says why to programs."""

    def __init__(self, word: str, message: str) -> None:
        super().__init__(message)
        self.word = word


class BadAttempt(ValueError):
    """What was kept of somebody's solving doesn't fit the puzzle."""


class Solving:
    """A puzzle being solved.

    `session` is its game, in which the solver has the seat SOLVER and the other is answered for; whoever shows it takes
    views and events from it, and gives answers here alone. `state` is one of the words above. `tries` counts checks and
    hints. `answers` are what the solver has played and not undone, `moves` the actions among them in words; `checked`:
    they were checked, and nothing else was played since.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.state = OPEN
        self.tries = 0
        self.hints = 0
        self.why: Message | None = None
        self.begin([])

    def begin(self, answers: list[str]) -> None:
        """Sets the position up and plays these answers. Raises NotAsked or IllegalAnswer."""
        game = dealt(self.puzzle.position, self.puzzle.key)
        self.turn = game.turn_number
        self.goal = goal_of(game, self.puzzle.theme, self.puzzle.value)
        self.session = Session(game)
        self.answers: list[str] = []
        self.moves: list[Message] = []
        self.checked = False
        self.judged = False
        for key in answers:
            self.play(key)

    # What is going on

    def question(self) -> Question | None:
        """What the solver is asked; None once there is nothing more to play."""
        return None if self.done or self.is_played() else self.session.question_for(SOLVER)

    @property
    def done(self) -> bool:
        """Whether the puzzle is solved, or was given up."""
        return self.state != OPEN

    def is_played(self) -> bool:
        """Whether the solver has nothing more to play: the turn is over, or the one action that the puzzle asks for."""
        game = self.session.game
        if game.result is not None or game.turn_number != self.turn:
            return True
        if self.puzzle.theme in (WIN, TAKE):
            return self.goal.reached(game, SOLVER) and not self.session.answers
        return len(self.session.past) > 0

    def verdict(self) -> Message | None:
        """Why what was played is wrong; None if it is right. Worked out once, as worlds may be tried for it."""
        if not self.judged:
            self.why = self.why_wrong()
            self.judged = True
        return self.why

    def why_wrong(self) -> Message | None:
        """`verdict`, worked out."""
        theme, first = self.puzzle.theme, self.answers[0]
        if first == self.puzzle.solution[0]:
            if theme in (WIN, TAKE):
                return None if self.goal.reached(self.session.game, SOLVER) else Message("puzzle-try-later")
            return choices_fail(self.puzzle, self.session.game) if theme == STOP and len(self.answers) > 1 else None
        attempt = next((attempt for attempt in self.puzzle.tries if attempt.action == first), None)
        if attempt is None:
            return unlisted_try(self.puzzle)
        if theme == HELP:
            return what_it_gave(self.puzzle, attempt, self.session.game)
        return why_it_fails(self.puzzle, attempt)

    def hint_messages(self) -> list[Message]:
        """The hints that were given."""
        return [hint(self.puzzle, number) for number in range(self.hints)]

    def solution_messages(self) -> list[Message]:
        """The actions of the solution."""
        return solution(self.puzzle)

    # What the solver does

    def answer(self, key: str) -> None:
        """Gives the solver's answer. Raises NotAsked or IllegalAnswer; then nothing has changed."""
        if self.done or self.is_played():
            raise NotAsked("the puzzle asks nothing more")
        self.play(key)

    def play(self, key: str) -> None:
        """Plays an answer, and what the other answers in the same action. Raises NotAsked or IllegalAnswer."""
        question = self.session.question_for(SOLVER)
        if question is None:
            raise NotAsked("the puzzle asks nothing more")
        option = question.index_of(key)
        if option < 0:
            raise IllegalAnswer(f"{key!r} is not one of {', '.join(question.keys())}")
        if question.kind == ASK_ACTION:
            message = worded_action(question.options[option]).message
            assert message is not None, "each action has words"
            self.moves.append(message)
        self.session.answer(SOLVER, key)
        while (asked := self.session.question_for(OTHER)) is not None and asked.run is not None:
            agent = make_agent(OTHERS, self.session.answer_count())
            self.session.answer(OTHER, answer_for(self.session, OTHER, agent))
        self.answers.append(key)
        self.checked = False
        self.judged = False

    def undo(self) -> None:
        """Takes the solver's last answer back. Raises UndoRefused if there is none, or the puzzle is done."""
        if self.done or not self.answers:
            raise UndoRefused("nothing")
        self.begin(self.answers[:-1])

    def restart(self) -> None:
        """Sets the position up again. Raises NotNow if the puzzle is done."""
        self.check_open()
        self.begin([])

    def check(self) -> None:
        """Counts a try: the puzzle is solved, or `verdict` says why it isn't. Raises NotNow before all is played."""
        self.check_open()
        if not self.is_played():
            raise NotNow("turn_not_played", "The turn isn't played to its end.")
        if self.checked:
            raise NotNow("already_checked", "This was checked already.")
        self.tries += 1
        self.checked = True
        if self.verdict() is None:
            self.state = SOLVED

    def has_hints(self) -> bool:
        """Whether there is another hint."""
        return self.hints < MOST_HINTS

    def take_hint(self) -> None:
        """Gives the next hint, which counts as a try. Raises NotNow if there is none."""
        self.check_open()
        if not self.has_hints():
            raise NotNow("no_more_hints", "There are no more hints.")
        self.hints += 1
        self.tries += 1

    def give_up(self) -> None:
        """Shows the solution. Raises NotNow if the puzzle is done."""
        self.check_open()
        self.begin([])
        self.state = GIVEN_UP

    def check_open(self) -> None:
        """Raises NotNow if the puzzle is done."""
        if self.done:
            raise NotNow("puzzle_done", "This puzzle is done.")

    # To go on from there

    def to_json(self) -> dict[str, Any]:
        """Where the solver is."""
        return {
            "answers": self.answers,
            "checked": self.checked,
            "state": self.state,
            "tries": self.tries,
            "hints": self.hints,
        }


def resumed(puzzle: Puzzle, place: dict[str, Any]) -> Solving:
    """A puzzle with what somebody has done in it. Raises BadAttempt if that doesn't fit it, whatever it is."""
    solving = Solving(puzzle)
    answers, state = place.get("answers"), place.get("state")
    counts = [place.get(name) for name in ("tries", "hints")]
    if not isinstance(answers, list) or len(answers) > MOST_ANSWERS or state not in (OPEN, SOLVED, GIVEN_UP):
        raise BadAttempt("answers or state: are no solver's")
    for count in counts:
        if not isinstance(count, int) or not 0 <= count <= 1_000_000:
            raise BadAttempt("tries or hints: are no numbers of tries")
    try:
        solving.begin([str(key) for key in answers])
    except AnswerRefused as error:
        raise BadAttempt(str(error)) from error
    solving.tries, solving.hints = int(str(counts[0])), min(int(str(counts[1])), MOST_HINTS)
    solving.checked = place.get("checked") is True and solving.is_played() and bool(answers)
    if state == SOLVED and (not solving.checked or solving.verdict() is not None):
        raise BadAttempt("state: it isn't solved so")
    solving.state = str(state)
    return solving
