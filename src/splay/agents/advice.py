"""What the strongest computer for the table would do for a seat, what it expects of that, and why."""

from functools import partial
from random import Random
from typing import Final

from splay.agents.judge import judge_for
from splay.agents.observation import Observation
from splay.agents.prospects import Prospect, Rollouts, by_chance
from splay.agents.reasons import UNSAID, Reason, reasons
from splay.agents.whole_answer import usual
from splay.core.session import NotAsked, Session
from splay.views.world import World

LISTED: Final = 6
"""So many options are told at most."""
WORLDS: Final = 32
"""In so many worlds each option is tried."""
ACTIONS: Final = 4
"""So many actions further the options are played on."""
EFFORT: Final = 24000
"""After so many games tried out no further world is begun; half of them are for the running action."""
SEED: Final = 1
"""Advice in a session is the same as often as it is asked for."""


class Advice:
    """An option, and what is expected of it.

    `option` is its index, `chance` the seat's chance to win with it, from 0 to 1, `reason` what speaks for it most. If
    the question picks several cards one by one, `then` are the keys of those picked after this one: all of them
    together are what is advised. `alone` is whether it does all that without another choice of the seat's.
    """

    __slots__ = ("alone", "chance", "option", "reason", "then")

    def __init__(
        self, option: int, reason: Reason, chance: float, then: list[str] | None = None, alone: bool = True
    ) -> None:
        self.option = option
        self.reason = reason
        self.chance = chance
        self.then: list[str] = then or []
        self.alone = alone


class Ranking:
    """The options of a question that are worth a look, the one with the largest chance to win first; the computer that
    says so (`judge`, "" if none could), and in how many `games` each was played on.
    """

    __slots__ = ("advice", "games", "judge")

    def __init__(self, judge: str, games: int, advice: list[Advice]) -> None:
        self.judge = judge
        self.games = games
        self.advice = advice


def rank_in(session: Session, seat: int, known: list[str]) -> Ranking:
    """What to say of a seat's question in a session; `known` as in Observation. Raises NotAsked if there is none."""
    question = session.question_for(seat)
    if question is None:
        raise NotAsked(f"seat {seat} has no open question")
    return rank(Observation(session.start, session.game, session.answers, question, None, known), SEED)


def rank(observation: Observation, seed: int, number: int = WORLDS) -> Ranking:
    """Up to LISTED options of a question, from what its seat may know and nothing else. None if no world can be found
    that fits what has happened in the action.

    Thinks by count: in so many worlds (`number`) at most, and after EFFORT games tried out no further one is begun.
    """
    worlds = observation.worlds(number, Random(seed))
    if not worlds:
        return Ranking("", 0, [])
    judge = judge_for(worlds[0].start.options)
    rollouts = Rollouts(observation, judge, ACTIONS, EFFORT)
    prospects = rollouts.tried(worlds)
    chosen = different(rollouts, prospects, worlds)
    rollouts.play_all_on(chosen)
    starts = [world.start for world in worlds[: len(chosen[0].ends)]]
    advice: list[Advice] = []
    for prospect in sorted(chosen, key=partial(in_order, observation.seat)):
        found = reasons(prospect, chosen, starts, observation.seat)
        reason = found[0] if found else Reason(UNSAID, False, observation.seat)
        alone = not any(prospect.asked)
        advice.append(Advice(prospect.option, reason, prospect.chance, usual(prospect.picks), alone))
    games = len(chosen[0].chances)
    for prospect in prospects:
        prospect.release()
    for world in worlds:
        world.start.release()
    return Ranking(judge.name, games, advice)


def in_order(seat: int, prospect: Prospect) -> tuple[float, bool, bool]:
    """Sorts the largest chance first, of equal ones what wins with this action, and of that what leaves no choice."""
    later = any(end.result is None or seat not in end.result.winners for end in prospect.ends)
    return by_chance(prospect), later, any(prospect.asked)


def different(rollouts: Rollouts, prospects: list[Prospect], worlds: list[World]) -> list[Prospect]:
    """The prospects that look best at the end of the action, LISTED at most, of those with the same picks the best one.
    They have the picks that are the usual ones in all worlds from now on.
    """
    options = rollouts.observation.question.options
    wholes: list[list[str]] = []
    chosen: list[Prospect] = []
    for prospect in rollouts.best_now(prospects):
        then = usual(prospect.picks)
        whole = sorted([options[prospect.option].key, *then])
        if whole not in wholes and len(chosen) < LISTED:
            wholes.append(whole)
            rollouts.end_again(prospect, worlds, then)
            chosen.append(prospect)
    return chosen
