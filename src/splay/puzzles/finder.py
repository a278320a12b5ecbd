"""Finds puzzles in games of strong computers, and keeps them in a file from which the search goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Final

from splay.agents.driver import AgentDecider
from splay.agents.line_file import LineFile
from splay.agents.roster import make_agent
from splay.agents.tournament.estimate import wilson
from splay.core.chance import secret_from_seed
from splay.core.game import Game
from splay.core.options import Options
from splay.core.turn import free_actions, step
from splay.puzzles.found_by import found_by
from splay.puzzles.goals import HELP, STOP, TAKE, THEMES, WIN
from splay.puzzles.judging import FEWEST_CARDS, LIKELY, Care, NoPuzzle, as_dealt, judge
from splay.puzzles.position_text import solver_position
from splay.puzzles.puzzle import Puzzle
from splay.puzzles.puzzle_file import puzzle_text, read_puzzle
from splay.sets import new_game

LOOKED_AT: Final = 6
"""In so many worlds a position is first judged."""
CONFIRMED_IN: Final = 24
"""In so many others it is judged again before it counts: the best of many looks better than it is."""
NEAR: Final = 2
"""Who needs so many achievements, or fewer, may win in the turn."""
CARD_AGE: Final = 8
"""From this value on there are cards that end the game."""
ALIKE: Final = {WIN: 9, STOP: 9, TAKE: 9, HELP: 6}
"""So many puzzles of a theme begin with the same action."""
A_GAME: Final = 2
"""So many puzzles of a theme come from the same game."""
SECONDS_AN_HOUR: Final = 3600


class Search:
    """A search: whose games it looks at. Its games follow from the seed, each one from its number."""

    def __init__(self, seed: str, mixes: list[tuple[str, ...]], agent: str) -> None:
        """`mixes` are sets of cards that games are played with, one after the other; `agent` plays both seats."""
        self.seed = seed
        self.mixes = mixes
        self.agent = agent

    def told(self) -> dict[str, object]:
        """What the file of the search says of it."""
        return {"puzzles": 1, "seed": self.seed, "sets": [" ".join(mix) for mix in self.mixes], "agent": self.agent}

    def positions(self, number: int) -> Iterator[Game]:
        """The positions of a game between its actions, each as it is before somebody decides."""
        sets = self.mixes[number % len(self.mixes)]
        game = new_game(Options(2, sets=sets), secret_from_seed(f"puzzles {self.seed} {number}"))
        game.decider = AgentDecider([make_agent(self.agent, 2 * number), make_agent(self.agent, 2 * number + 1)])
        while game.result is None:
            if game.started and game.actions_left > 0:
                yield game
            step(game)

    def puzzles_of(self, number: int) -> list[Puzzle]:
        """The puzzles in a game."""
        found: list[Puzzle] = []
        counts: Counter[str] = Counter()
        for game in self.positions(number):
            position = ""
            for theme, value in themes_of(game):
                if counts[theme] == A_GAME:
                    continue
                position = position or solver_position(game, game.turn_seat)
                puzzle = confirmed(position, theme, value)
                if puzzle is not None:
                    counts[theme] += 1
                    found.append(puzzle)
        return found


def themes_of(game: Game) -> list[tuple[str, int]]:
    """The themes that a position may be a puzzle of, each with the value of its achievement or 0."""
    me, other = game.players[game.turn_seat], game.players[1 - game.turn_seat]
    if game.free_action_due and free_actions(me):
        return []
    needed = game.options.achievements_to_win()
    themes: list[tuple[str, int]] = []
    if me.achievement_count() >= needed - NEAR or me.board.highest_top() >= CARD_AGE:
        themes.append((WIN, 0))
    if game.actions_left == 1 and (other.achievement_count() >= needed - NEAR or other.board.highest_top() >= CARD_AGE):
        themes.append((STOP, 0))
    if game.actions_left > 1:
        mine = me.achievable()
        themes += [(TAKE, value) for value in sorted(set(other.achievable())) if value not in mine]
    if len(me.tops()) >= FEWEST_CARDS:
        themes.append((HELP, 0))
    return themes


def confirmed(position: str, theme: str, value: int) -> Puzzle | None:
    """The puzzle that a position is, judged twice, in other worlds each time; None if it is none."""
    try:
        first = judge(position, theme, value, Care(LOOKED_AT, "look"))
        puzzle = as_dealt(judge(position, theme, value, Care(CONFIRMED_IN, "confirm")))
    except NoPuzzle:
        return None
    if puzzle.solution[0] != first.solution[0]:
        return None
    return replace(puzzle, found=found_by(puzzle))


class Notes:
    """The file of a search, a line for each game: what was found in it, and the seconds that took.

    A last line that wasn't written to its end counts as none, so that the game is looked at again.
    """

    def __init__(self, path: Path, search: Search | None) -> None:
        """Reads what is there, or begins the file. Raises ValueError if it is another search's or none; without a
        search it may be any one's, and stays as it is.
        """
        self.games: dict[int, list[Puzzle]] = {}
        self.seconds = 0.0
        self.file = LineFile(path, "game of a search")
        for number, line in enumerate(self.file.lines, 1):
            if number > 1:
                self.read(line, number)
            elif line.get("puzzles") != 1 or (search is not None and line != search.told()):
                raise ValueError(f"{path}: is the file of another search")
        if search is not None:
            self.file.go_on(search.told())
        elif not self.file.lines:
            raise self.file.broken(1)

    @staticmethod
    def of(path: Path) -> Notes:
        """The file of any search. Raises ValueError if it is none, OSError if it isn't there."""
        path.stat()
        return Notes(path, None)

    def in_order(self) -> list[list[Puzzle]]:
        """What was found in each game, in the order of the games."""
        return [self.games[number] for number in sorted(self.games)]

    def read(self, data: dict[str, object], number: int) -> None:
        """Takes in a game. Raises ValueError naming its line."""
        entries = data.get("puzzles")
        if not isinstance(entries, list) or not isinstance(data.get("game"), int):
            raise self.file.broken(number)
        name = f"{self.file.path}: line {number}"
        self.games[int(str(data["game"]))] = [read_puzzle(str(entry), name) for entry in entries]
        self.seconds += float(str(data.get("seconds", 0)))

    def add(self, game: int, puzzles: list[Puzzle], seconds: float) -> None:
        """Writes a game down."""
        self.games[game] = puzzles
        self.seconds += seconds
        entries = [puzzle_text(puzzle) for puzzle in puzzles]
        self.file.add({"game": game, "puzzles": entries, "seconds": round(seconds, 2)})


def search_games(search: Search, notes: Notes, games: int, hours: float, tell: Callable[[str], None]) -> None:
    """Looks at the games of a search that weren't looked at, until so many are or the processor has taken so many
    `hours` in all. `tell` is told how far it is.
    """
    for number in range(games):
        if number in notes.games:
            continue
        if notes.seconds >= hours * SECONDS_AN_HOUR:
            break
        began = process_time()
        puzzles = search.puzzles_of(number)
        notes.add(number, puzzles, process_time() - began)
        counts = Counter(puzzle.theme for found in notes.games.values() for puzzle in found)
        told = ", ".join([f"{theme} {counts[theme]}" for theme in THEMES])
        tell(f"game {number}: {told}; {notes.seconds / SECONDS_AN_HOUR:.2f} hours")


def is_clear(puzzle: Puzzle) -> bool:
    """Whether what was measured of a puzzle leaves no doubt: the 95 % interval of no other action comes to LIKELY, and
    the right one fails in one world at most.
    """
    highs = [wilson(attempt.reached / attempt.games, attempt.games)[1] for attempt in puzzle.tries]
    return max(highs, default=0.0) < LIKELY and puzzle.games - puzzle.reached <= 1


def chosen(games: list[list[Puzzle]]) -> list[Puzzle]:
    """The puzzles to be kept of those found in games: the clear ones, not too many that are alike, in the order of the
    games.
    """
    kept: list[Puzzle] = []
    alike: Counter[tuple[str, str]] = Counter()
    keys: set[str] = set()
    for puzzle in [puzzle for found in games for puzzle in found]:
        pattern = (puzzle.theme, puzzle.solution[0])
        if puzzle.key in keys or alike[pattern] == ALIKE[puzzle.theme] or not is_clear(puzzle):
            continue
        keys.add(puzzle.key)
        alike[pattern] += 1
        kept.append(puzzle)
    return kept
