"""What the planner would do for a seat, what it expects of that, and why."""

from random import Random
from typing import Final

from splay.agents.evaluation import Weights, end_by_score, icon_leads, strength
from splay.agents.judge import judge_for
from splay.agents.observation import Observation
from splay.agents.prospects import Prospect, Rollouts, by_chance
from splay.agents.whole_answer import usual
from splay.core.game import Game
from splay.core.player import Player
from splay.core.session import NotAsked, Session
from splay.views.world import World

MOST: Final = 3
"""So many options are advised at most, each for a reason of its own."""
LISTED: Final = 6
"""So many options are told with their chances at most."""
WORLDS: Final = 32
"""In so many worlds each option is tried."""
ACTIONS: Final = 4
"""So many actions further the options are played on."""
EFFORT: Final = 24000
"""After so many games tried out no further world is begun; half of them are for the running action."""
SEED: Final = 1
"""Advice in a session is the same as often as it is asked for."""
REASONS: Final = {
    "achievements": ("achievement", "near", "claimable"),
    "points": ("point", "progress"),
    "cards": ("hand_card", "hand_age"),
    "higher": ("highest", "top"),
    "colors": ("color",),
    "splays": ("splay",),
    "icons": ("icon", "icon_lead"),
    "end": ("score_lead",),
}
"""Which parts of the evaluation speak for what."""
WIN: Final = "win"
SAFE: Final = "safe"
LITTLE: Final = "little"
UNSAID: Final = ""
"""Nothing speaks for it that has not been said of a better one."""
CERTAIN: Final = 0.99
SAFER: Final = 0.25
"""What loses less often than the usual option by so much is taken to be safe."""
TELLING: Final = 0.5
"""A reason of less worth than this, in points of evaluation, is none."""


Reason = tuple[str, bool, int]
"""A key of REASONS, WIN, SAFE, LITTLE or UNSAID; whether it is so because others lose by it; and who that is, else the
seat.
"""


class Stand:
    """What a player has, on the average of several games: points, achievements, cards in hand, the highest top card."""

    __slots__ = ("achievements", "cards", "points", "top")

    def __init__(self, games: list[Game], seat: int) -> None:
        players = [game.players[seat] for game in games]
        self.points = average([player.points for player in players])
        self.achievements = average([player.achievement_count() for player in players])
        self.cards = average([len(player.hand.cards) for player in players])
        self.top = average([player.board.highest_top() for player in players])


class Advice:
    """An option that is worth taking.

    `option` is its index, `chance` the seat's chance to win with it, from 0 to 1. `before` and `after` are what
    everybody has now and at the end of the action, by seat. `why` is a key of REASONS, WIN, SAFE, LITTLE or UNSAID,
    `against` whether it is so because others lose by it, and `seat` who that is: of those who lose, or might win, the
    one it concerns most; else the seat advised. If the question picks several cards one by one, `then` are the keys of
    those picked after this one: all of them together are what is advised. `alone` is whether it does all that without
    another choice of the seat's.
    """

    __slots__ = ("after", "against", "alone", "before", "chance", "option", "seat", "then", "why")

    def __init__(
        self,
        option: int,
        before: list[Stand],
        after: list[Stand],
        why: str,
        against: bool,
        seat: int,
        then: list[str] | None = None,
        alone: bool = True,
        chance: float = 0.0,
    ) -> None:
        self.option = option
        self.chance = chance
        self.before = before
        self.after = after
        self.why = why
        self.against = against
        self.seat = seat
        self.then: list[str] = then or []
        self.alone = alone


def advise_in(session: Session, seat: int, known: list[str]) -> list[Advice]:
    """The best options of a seat's question in a session first; `known` as in Observation. Raises NotAsked if it has
    none.
    """
    question = session.question_for(seat)
    if question is None:
        raise NotAsked(f"seat {seat} has no open question")
    return advise(Observation(session.start, session.game, session.answers, question, None, known), SEED)


def advise(observation: Observation, seed: int, number: int = WORLDS) -> list[Advice]:
    """The best options of a question first, from what its seat may know and nothing else: at most MOST, after the best
    only those that win as well, or for which something speaks that has not been said of a better one.
    """
    return [one for one in ranked_options(observation, seed, number) if one.why][:MOST]


def ranked_options(observation: Observation, seed: int, number: int = WORLDS) -> list[Advice]:
    """Up to LISTED options of a question, those with the largest chance to win first, from what its seat may know and
    nothing else. What speaks for several is said of the best of them: one of which nothing else can be said has no
    `why`. None if no world can be found that fits what has happened in the action.

    Thinks by count: in so many worlds (`number`) at most, and after EFFORT games tried out no further one is begun.
    """
    worlds = observation.worlds(number, Random(seed))
    if not worlds:
        return []
    rollouts = Rollouts(observation, judge_for(worlds[0].start.options), ACTIONS, EFFORT)
    prospects = rollouts.tried(worlds)
    chosen = different(rollouts, prospects, worlds)
    rollouts.play_all_on(chosen)
    starts = [world.start for world in worlds[: len(chosen[0].ends)]]
    advice: list[Advice] = []
    given: list[Reason] = []
    for prospect in sorted(chosen, key=by_chance):
        found = reasons(prospect, chosen, starts, observation.seat)
        new = [reason for reason in found if reason[0] == WIN or reason not in given]
        unsaid = (UNSAID if advice else LITTLE, False, observation.seat)
        reason = new[0] if new else unsaid
        given.append(reason)
        advice.append(reasoned(prospect, reason, starts))
    for prospect in prospects:
        prospect.release()
    for world in worlds:
        world.start.release()
    return advice


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


def reasoned(prospect: Prospect, reason: Reason, starts: list[Game]) -> Advice:
    """The advice to take a prospect, for a reason."""
    seats = range(len(starts[0].players))
    before = [Stand(starts, one) for one in seats]
    after = [Stand(prospect.ends, one) for one in seats]
    why, against, whose = reason
    then = usual(prospect.picks)
    alone = not any(prospect.asked)
    return Advice(prospect.option, before, after, why, against, whose, then, alone, prospect.chance)


def reasons(prospect: Prospect, others: list[Prospect], starts: list[Game], seat: int) -> list[Reason]:
    """Why a prospect is good, what weighs most first; nothing besides if it wins."""
    if won(prospect.ends, seat) >= CERTAIN:
        return [(WIN, False, seat)]
    found = weighed(prospect, starts, seat)
    found.sort(key=weight_of, reverse=True)
    told = [reason for _, reason in found]
    usually = average([other.lost for other in others if other is not prospect])
    if usually - prospect.lost >= SAFER:
        told.insert(0, (SAFE, True, strongest(starts, seat)))
    return told


def weighed(prospect: Prospect, starts: list[Game], seat: int) -> list[tuple[float, Reason]]:
    """What of the evaluation speaks for a prospect, each with what it is worth."""
    found: list[tuple[float, Reason]] = []
    for name, parts in REASONS.items():
        only = weights_of(parts)
        for one in range(len(starts[0].players)):
            gain = worth(prospect.ends, one, only) - worth(starts, one, only)
            against = starts[0].players[one].team != starts[0].players[seat].team
            weight = -gain if against else gain
            if weight > TELLING:
                found.append((weight, (name, against, one)))
        joint = shared_worth(prospect.ends, seat, only) - shared_worth(starts, seat, only)
        if joint > TELLING:
            found.append((joint, (name, False, seat)))
    return found


def weight_of(found: tuple[float, Reason]) -> float:
    """What a reason is worth."""
    return found[0]


def won(games: list[Game], seat: int) -> float:
    """The share of games that a seat has won."""
    return average([1.0 if game.result is not None and seat in game.result.winners else 0.0 for game in games])


def strongest(games: list[Game], seat: int) -> int:
    """The seat of the opponent that has most."""
    weights = Weights()
    players = games[0].players
    rivals = [player.seat for player in players if player.team != players[seat].team]
    worths = [worth(games, rival, weights) for rival in rivals]
    return rivals[worths.index(max(worths))]


def weights_of(parts: tuple[str, ...]) -> Weights:
    """Weights by which only some parts count."""
    usual, only = Weights(), Weights()
    for name in ALL_PARTS:
        setattr(only, name, getattr(usual, name) if name in parts else 0.0)
    only.base_only = True
    return only


ALL_PARTS: Final = (
    "achievement", "near", "claimable", "progress", "point", "top", "highest", "color", "splay", "icon", "icon_lead",
    "hand_card", "hand_age", "score_lead",
)  # fmt: skip


def worth(games: list[Game], seat: int, weights: Weights) -> float:
    """What a player has by some weights, on the average of several games."""
    players: list[Player] = [game.players[seat] for game in games]
    return average([strength(player, weights) for player in players])


def shared_worth(games: list[Game], seat: int, weights: Weights) -> float:
    """What a player has by some weights compared with the others, on the average of several games."""
    return average(
        [
            icon_leads(game, game.players[seat], weights) + end_by_score(game, game.players[seat], weights)
            for game in games
        ]
    )


def average(numbers: list[float]) -> float:
    """The mean of some numbers, 0 of none."""
    return sum(numbers) / len(numbers) if numbers else 0.0
