"""Whether a position is a puzzle of a theme: which action is right, if one is, and what becomes of the others."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final

from splay.agents.playout_policy import PlayoutPolicy
from splay.agents.tournament.estimate import wilson
from splay.core.action import DogmaAction
from splay.core.game import Game
from splay.core.turn import legal_actions
from splay.puzzles.goals import HELP, STOP, TAKE, WIN, Goal, TakeGoal, WinGoal, taken
from splay.puzzles.helping import Answered, ends_of, help_of
from splay.puzzles.open_search import OpenSearch, question_left
from splay.puzzles.position_text import SOLVER, dealt
from splay.puzzles.puzzle import Attempt, Puzzle
from splay.puzzles.stopping import loses_after, stays_safe, usual_reply
from splay.puzzles.turn_search import TurnSearch, Undecided
from splay.puzzles.worlds import worlds_of
from splay.views.preview import preview

EFFORT: Final = 600
"""So many courses of a turn are tried in a world that is seen whole."""
MOST_LUCKY: Final = 4
"""If more actions could meet the goal in the first world that is looked at, the position is none for a puzzle."""
LIKELY: Final = 0.5
"""An action that could meet the goal in a greater share of the worlds is no wrong one to a fair reader."""
SURE: Final = 0.85
"""So often at least the right action meets a goal that isn't proved."""
FEWEST_CARDS: Final = 4
"""With fewer cards to use there is too little to find."""
MOST_SAFE: Final = 3
"""If more actions hold in the first world that is looked at, or one less in each further one, none is right alone."""
DRAW: Final = "draw"
"""What does nothing against a threat."""
CLAIM: Final = "achieve:"


class NoPuzzle(Exception):
    """A position is no puzzle of a theme; the message says why."""


@dataclass(frozen=True)
class Care:
    """How thoroughly a position is judged: in how many `worlds`, and the word that they are dealt by."""

    worlds: int
    seed: str


def judge(position: str, theme: str, value: int, care: Care) -> Puzzle:
    """The puzzle that a position is. `value` is that of the achievement to be taken, 0 for other themes.

    Raises NoPuzzle if it is none, and BadPosition for a position that can't be set up.
    """
    game = dealt(position, care.seed)
    random = Random(f"{care.seed} {position}")
    if theme in (WIN, TAKE):
        return certain_puzzle(game, position, theme, value, care, random)
    if theme == STOP:
        return stopping_puzzle(game, position, care, random)
    if theme == HELP:
        return helping_puzzle(game, position, care, random)
    raise NoPuzzle(f"{theme}: there is no such theme")


def actions_in(game: Game) -> list[str]:
    """The keys of what the solver can do. Raises NoPuzzle if a free action comes first."""
    if game.result is not None or game.turn_seat != SOLVER or game.actions_left == 0:
        raise NoPuzzle("it isn't the solver's turn")
    return [option.key for option in legal_actions(game.players[SOLVER])]


def goal_of(game: Game, theme: str, value: int) -> Goal:
    """What a theme asks for in a position."""
    return WinGoal() if theme == WIN else TakeGoal(value, taken(game, SOLVER, value))


def certain_puzzle(game: Game, position: str, theme: str, value: int, care: Care, random: Random) -> Puzzle:
    """A puzzle whose goal is met in this turn whatever is hidden: proved, and each other action refuted in a world."""
    goal = goal_of(game, theme, value)
    actions = actions_in(game)
    worlds = worlds_of(game, care.worlds, random)
    search = OpenSearch(SOLVER, goal, PlayoutPolicy(), 0)
    may_be = actions
    for world in worlds:
        may_be = [action for action in may_be if reached_in(search, world, action)]
        if search.cut:
            raise NoPuzzle("there is too much to try")
        if not may_be or (world is worlds[0] and len(may_be) > MOST_LUCKY):
            raise NoPuzzle("no action is certain" if not may_be else "too many actions could do it")
    ways = certain_ways(game, goal, may_be)
    if len(ways) != 1:
        raise NoPuzzle("no action is certain" if not ways else "several actions are certain")
    [solution] = ways
    if len(solution) == 1 and is_claim(solution[0]):
        raise NoPuzzle("it is only to be claimed")
    claims = [int(key.removeprefix(CLAIM)) for key in solution if is_claim(key)]
    told = claims[-1] if claims else 0
    tries: list[Attempt] = []
    for action in actions:
        if action == solution[0]:
            continue
        lucky, points, top = 0, -1, -1
        for world in worlds:
            lucky += reached_in(search, world, action)
            points, top = max(points, search.points), max(top, search.top)
            if lucky > LIKELY * len(worlds):
                raise NoPuzzle("another action is likely to do as well")
        tries.append(Attempt(action, lucky, len(worlds), *((points, top) if told else (-1, -1))))
    return Puzzle(theme, value or told, position, solution, tries)


def is_claim(key: str) -> bool:
    """Whether an action claims a standard achievement."""
    return key.startswith(CLAIM) and key.removeprefix(CLAIM).isdecimal()


def reached_in(search: OpenSearch, world: Game, action: str) -> bool:
    """Whether the goal can be met in a world with an action first, for all that is found out."""
    search.begin(EFFORT)
    try:
        return search.way(world, action) is not None
    except Undecided:
        search.cut = True
        return True


def as_dealt(puzzle: Puzzle) -> Puzzle:
    """The puzzle with the solution as it is if the cards lie as its id deals them. Raises NoPuzzle if there is none."""
    if puzzle.theme not in (WIN, TAKE):
        return puzzle
    game = dealt(puzzle.position, puzzle.key)
    ways = certain_ways(game, goal_of(game, puzzle.theme, puzzle.value), puzzle.solution[:1])
    if not ways:
        raise NoPuzzle("no action is certain")
    return replace(puzzle, solution=ways[0])


def certain_ways(game: Game, goal: Goal, actions: list[str]) -> list[list[str]]:
    """The ways to a goal that are certain, one for each of the actions that begins one."""
    search = TurnSearch(game, SOLVER, goal)
    try:
        ways = [search.way(action) for action in actions]
    except Undecided as error:
        raise NoPuzzle(str(error)) from error
    return [way for way in ways if way is not None]


def stopping_puzzle(game: Game, position: str, care: Care, random: Random) -> Puzzle:
    """A puzzle in which the other wins in the next turn unless the solver does one thing with the last action."""
    if game.actions_left != 1:
        raise NoPuzzle("the solver has more than one action")
    actions = actions_in(game)
    worlds = worlds_of(game, care.worlds, random)
    safe = dict.fromkeys(actions, 0)
    replies: dict[str, list[tuple[str, ...]]] = {action: [] for action in actions}
    for number, world in enumerate(worlds):
        for action in actions:
            reply = loses_after(world, action, random.randrange(1 << 30))
            safe[action] += reply is None
            replies[action] += [] if reply is None else [reply]
            if number == 0 and action == DRAW and reply is None:
                raise NoPuzzle("the other doesn't threaten to win")
        left = [action for action in actions if safe[action] > LIKELY * (number + 1)]
        if not left or len(left) > max(1, MOST_SAFE - number):
            raise NoPuzzle("no action alone stops the win")
    best = next((action for action in actions if safe[action] > LIKELY * len(worlds)), "")
    if not best:
        raise NoPuzzle("no action alone stops the win")
    if any([end.result is not None for end in ends_of(worlds[0], best)]):
        raise NoPuzzle("the game can be ended")
    kept = sum([stays_safe(world, best, random.randrange(1 << 30)) for world in worlds])
    others = [action for action in actions if action != best]
    check_margin(kept, [safe[action] for action in others], len(worlds))
    tries = []
    for action in others:
        reply, times = usual_reply(replies[action])
        tries.append(Attempt(action, safe[action], len(worlds), reply=reply, replied=times))
    told = {attempt.reply[-1] for attempt in tries if attempt.reply and is_claim(attempt.reply[-1])}
    value = int(told.pop().removeprefix(CLAIM)) if len(told) == 1 else 0
    return Puzzle(STOP, value, position, [best], tries, kept, len(worlds))


def helping_puzzle(game: Game, position: str, care: Care, random: Random) -> Puzzle:
    """A puzzle in which all cards but one that the solver can use would help the other, and that one in no way.

    It is none if the solver can win at once, if the other wins in the next turn for all that, or if the one card is the
    only one that nobody follows: that stands beside it.
    """
    if any([wins_at_once(game, action) for action in actions_in(game) if is_claim(action)]):
        raise NoPuzzle("the solver can win at once")
    options = legal_actions(game.players[SOLVER])
    actions = [option.key for option in options if isinstance(option, DogmaAction)]
    if len(actions) < FEWEST_CARDS:
        raise NoPuzzle("there are too few cards to choose from")
    worlds = worlds_of(game, care.worlds, random)
    spared = dict.fromkeys(actions, 0)
    without = dict.fromkeys(actions, 0)
    surely = dict.fromkeys(actions, 0)
    for number, world in enumerate(worlds):
        for action in actions:
            try:
                told = help_of(world, action)
            except Undecided as error:
                raise NoPuzzle(str(error)) from error
            spared[action] += not told.helps
            without[action] += not told.gives
            surely[action] += told.spares and told.gains
        if number >= 2 and sum([spared[action] > LIKELY * (number + 1) for action in actions]) != 1:
            raise NoPuzzle("not all cards but one help the other")
    best = next((action for action in actions if spared[action] > LIKELY * len(worlds)), "")
    if not best:
        raise NoPuzzle("not all cards but one help the other")
    others = [action for action in actions if action != best]
    check_margin(surely[best], [spared[action] for action in others], len(worlds))
    if max([wilson(spared[action] / len(worlds), len(worlds))[1] for action in others]) >= LIKELY:
        raise NoPuzzle("another card may well not help the other")
    if is_alone(game, best) and not any([is_alone(game, action) for action in others]):
        raise NoPuzzle("the right card is the only one that nobody follows")
    if any([loses_after(world, best, random.randrange(1 << 30)) for world in worlds]):
        raise NoPuzzle("the other is about to win")
    tries = [Attempt(action, without[action], len(worlds)) for action in others]
    return Puzzle(HELP, 0, position, [best], tries, surely[best], len(worlds))


def wins_at_once(game: Game, action: str) -> bool:
    """Whether the game is over after an action of the solver that asks nothing."""
    after = game.copy()
    question_left(after, Answered([(SOLVER, action)]))
    over = after.result is not None
    after.release()
    return over


def is_alone(game: Game, action: str) -> bool:
    """Whether the solver alone would follow the effects of an action, and nobody be hit by them."""
    seen = preview(game, SOLVER, SOLVER, action)
    return not seen.shares and not seen.hit


def check_margin(reached: int, others: list[int], games: int) -> None:
    """Raises NoPuzzle unless an action meets the goal so often that the 95 % interval of no other one comes near."""
    low, _ = wilson(reached / games, games)
    high = max([wilson(other / games, games)[1] for other in others], default=0.0)
    if reached < SURE * games or low <= high:
        raise NoPuzzle("it isn't sure enough")
