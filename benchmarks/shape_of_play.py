"""What random games look like: length, who wins, how they end, for two to five players.

Run with `python benchmarks/shape_of_play.py [GAMES]` in an environment where splay is installed.
"""

import sys
from collections import Counter

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.result import BY_ACHIEVEMENTS, BY_CARD, BY_SCORE
from splay.core.turn import play, step
from splay.sets import new_game
from splay.workbench.random_play import RandomDecider


def measure(players: int, games: int) -> str:
    """One line of the table."""
    bot = RandomDecider(players)
    turns, first_wins = 0, 0.0
    ends: Counter[str] = Counter()
    for number in range(games):
        game = new_game(Options(players), secret_from_seed(f"shape {number}"))
        game.decider = bot
        step(game)
        first = game.turn_seat
        play(game, bot)
        assert game.result is not None
        turns += game.turn_number
        ends[game.result.reason] += 1
        if first in game.result.winners:
            first_wins += 1 / len(game.result.winners)
    shares = "".join([f"{ends[reason] / games:13.1%}" for reason in (BY_ACHIEVEMENTS, BY_SCORE, BY_CARD)])
    return f"{players:7}{turns / games:9.1f}{bot.decisions / games:12.1f}{first_wins / games:12.1%}{shares}"


if __name__ == "__main__":
    number_of_games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    print("players    turns   decisions  first wins achievements        score         card")
    for number_of_players in range(2, 6):
        print(measure(number_of_players, number_of_games))
