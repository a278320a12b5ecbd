"""What the statistics of a finished game cost the process that counts it: milliseconds of its processor, by the game.

`python benchmarks/statistics_cost.py --games 200`, in an environment where splay is installed. The games are of two
computers with the base set; each lies there as the database gives it, an entry of the log for every decision.
"""

import argparse
import time
from statistics import mean
from typing import Final

from msgspec import json

from splay.agents.driver import AgentDecider
from splay.agents.roster import AGENT_NAMES, make_agent
from splay.build import BUILD
from splay.core.chance import secret_from_seed
from splay.core.event import Event
from splay.core.options import Options
from splay.core.turn import play
from splay.records.stored_events import stored_event
from splay.server.results.finished_game import Told
from splay.server.statistics.game_count import count_game
from splay.sets import new_game

EVENTS_OF_AN_ENTRY: Final = 4
"""About so many events a decision brings."""


def played(agent: str, seed: str, options: Options) -> Told:
    """The log of a game, as the database gives it."""
    game = new_game(options, secret_from_seed(seed))
    events: list[Event] = []
    game.events = events
    play(game, AgentDecider([make_agent(agent, seat) for seat in range(options.players)]))
    stored = [stored_event(event) for event in events]
    firsts = range(0, len(stored), EVENTS_OF_AN_ENTRY)
    return [(first, json.encode(stored[first : first + EVENTS_OF_AN_ENTRY]).decode()) for first in firsts]


def main() -> None:
    """Plays games, counts each, and says what that took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--agent", choices=AGENT_NAMES, default="rule", help="who plays both seats")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    options = Options()
    games = [played(given.agent, f"{given.seed} {number}", options) for number in range(given.games)]
    count_game(options.to_json(), games[0])
    took = []
    for told in games:
        before = time.process_time()
        count_game(options.to_json(), told)
        took.append(1000 * (time.process_time() - before))
    took.sort()
    kilobytes = mean(sum(len(events) for _, events in told) for told in games) / 1000
    print(f"{given.games} games of {given.agent}, {kilobytes:.0f} kB of events each, {BUILD} build:")
    print(f"{mean(took):.1f} ms a game; half of them under {took[len(took) // 2]:.1f}, the longest {took[-1]:.1f}")


if __name__ == "__main__":
    main()
