"""What is said of a puzzle: its task, its solution, and why each other action fails, as messages."""

from __future__ import annotations

from typing import Final

from splay.core.action import ACHIEVE_ACTIONS, DRAW_ACTION, Action
from splay.core.game import Game
from splay.core.option import Option
from splay.core.symbols import COLOR_NAMES
from splay.core.turn import legal_actions
from splay.puzzles.gains import gain_message
from splay.puzzles.goals import HELP, STOP, WIN
from splay.puzzles.judging import LIKELY
from splay.puzzles.position_text import OTHER, SOLVER, dealt
from splay.puzzles.puzzle import Attempt, Puzzle
from splay.puzzles.stopping import share_lost
from splay.views.messages import Argument, ColorArgument, Message, MessageArgument, PlayerArgument
from splay.views.questions import worded_action

OPPONENT: Final = "Ed"
"""What the other is called, in every puzzle."""
PERCENT: Final = 100
MOST_TOLD: Final = 2
"""With so many actions at most it is said how the other wins."""
HINTED: Final = ("draw", "meld", "dogma", "achieve")
"""The kinds of actions that a first hint tells apart, by the beginnings of their keys."""


def task(puzzle: Puzzle) -> Message:
    """What the solver has to do."""
    arguments: dict[str, Argument] = {"actions": puzzle.actions, "value": puzzle.value, "player": PlayerArgument(OTHER)}
    return Message(f"puzzle-task-{puzzle.theme}", arguments)


def solution(puzzle: Puzzle) -> list[Message]:
    """The actions of the solution, one after the other, without what is answered inside them."""
    game = dealt(puzzle.position, puzzle.key)
    actions = [action_of(game, key) for key in puzzle.solution]
    return [wording(action) for action in actions if action is not None]


def attempt_action(puzzle: Puzzle, attempt: Attempt) -> Message:
    """Which action an attempt begins with."""
    action = action_of(dealt(puzzle.position, puzzle.key), attempt.action)
    if action is None:
        raise ValueError(f"puzzle {puzzle.key}: {attempt.action}: is no action of its position")
    return wording(action)


def why_it_fails(puzzle: Puzzle, attempt: Attempt) -> Message:
    """Why an attempt fails, from what has been found out about it."""
    chance = round(PERCENT * attempt.reached / attempt.games)
    other: dict[str, Argument] = {"player": PlayerArgument(OTHER), "chance": PERCENT - chance}
    game = dealt(puzzle.position, puzzle.key)
    if puzzle.theme == HELP:
        return Message("puzzle-try-helps" if attempt.reached == 0 else "puzzle-try-helps-mostly", other)
    if puzzle.theme == STOP:
        actions = [action_of(game, key) for key in attempt.reply]
        told = [MessageArgument(wording(action)) for action in actions if action is not None]
        if not told or len(told) > MOST_TOLD:
            return Message("puzzle-try-loses", other)
        if len(told) > 1:
            return Message("puzzle-try-loses-by-two", {**other, "first": told[0], "action": told[1]})
        return Message("puzzle-try-loses-by", {**other, "action": told[0]})
    if attempt.reached:
        return Message("puzzle-try-lucky", {"chance": max(chance, 1)})
    needed = game.players[SOLVER].cost(puzzle.value) if puzzle.value else 0
    if 0 <= attempt.points < needed:
        return Message("puzzle-try-points", {"points": attempt.points, "needed": needed})
    if 0 <= attempt.top < puzzle.value:
        return Message("puzzle-try-top", {"top": attempt.top, "value": puzzle.value})
    return Message("puzzle-try-win" if puzzle.theme == WIN else "puzzle-try-take", {"value": puzzle.value})


def what_it_gave(puzzle: Puzzle, attempt: Attempt, after: Game) -> Message:
    """Why an attempt fails at a puzzle about the use of a card: what the other got, and how often that card gives the
    other something.
    """
    before = dealt(puzzle.position, puzzle.key)
    gain = gain_message(before.players[OTHER], after.players[OTHER])
    chance = PERCENT - round(PERCENT * attempt.reached / attempt.games)
    other: dict[str, Argument] = {"player": PlayerArgument(OTHER), "chance": chance}
    if gain is None:
        return Message("puzzle-try-gave-nothing", other)
    return Message("puzzle-try-gave", {**other, "gain": MessageArgument(gain)})


def choices_fail(puzzle: Puzzle, after: Game) -> Message | None:
    """Why the right action doesn't stop the win after what was chosen in it; None if it does."""
    lost = share_lost(after, puzzle.key)
    if lost <= LIKELY:
        return None
    return Message("puzzle-try-choices", {"player": PlayerArgument(OTHER), "chance": round(PERCENT * lost)})


def unlisted_try(puzzle: Puzzle) -> Message:
    """Why a first action fails that the puzzle says nothing of: in one about the use of a card, it uses none."""
    if puzzle.theme == HELP:
        return Message("puzzle-try-no-card")
    return Message("puzzle-try-win" if puzzle.theme == WIN else "puzzle-try-take", {"value": puzzle.value})


def hint(puzzle: Puzzle, number: int) -> Message:
    """The first hint (0) says what kind of action is right, the second (1) which one it is.

    If the task says the kind already, to use a card, the first one says two colors, of which the card has one.
    """
    if number > 0:
        return Message("puzzle-hint-action", {"action": MessageArgument(solution(puzzle)[0])})
    colors = hinted_colors(puzzle) if puzzle.theme == HELP else []
    if colors:
        return Message("puzzle-hint-color", {name: ColorArgument(color) for name, color in colors})
    kind = puzzle.solution[0].partition(":")[0]
    return Message(f"puzzle-hint-{kind if kind in HINTED else 'other'}")


def hinted_colors(puzzle: Puzzle) -> list[tuple[str, str]]:
    """The color of the right card and another one that could be used, in the order of colors, which doesn't tell which
    one is right; nothing if all have the same color.
    """
    game = dealt(puzzle.position, puzzle.key)
    actions = [action_of(game, key) for key in [puzzle.solution[0], *[attempt.action for attempt in puzzle.tries]]]
    right, *others = [action.card.color for action in actions if action is not None and action.card is not None]
    wrong = sorted({color for color in others if color != right})
    if not wrong:
        return []
    pair = sorted([right, wrong[int(puzzle.key, 16) % len(wrong)]])
    return list(zip(("first", "second"), [COLOR_NAMES[color] for color in pair], strict=True))


def action_of(game: Game, key: str) -> Action | None:
    """The action with a key, also one that is only possible later, None if the key names none."""
    now: list[Option] = [*legal_actions(game.players[SOLVER]), *legal_actions(game.players[OTHER])]
    of_cards = [action for card in game.deck for action in (card.meld_action, card.dogma_action)]
    for option in [*now, DRAW_ACTION, *ACHIEVE_ACTIONS, *of_cards]:
        if option.key == key and isinstance(option, Action):
            return option
    return None


def wording(action: Action) -> Message:
    """The words of an action."""
    message = worded_action(action).message
    assert message is not None
    return message
