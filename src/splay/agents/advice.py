"""What the planner would do for a seat, what it expects of that, and why."""

from typing import Final

from splay.agents.evaluation import Weights, end_by_score, icon_leads, strength
from splay.agents.lookahead import Lookahead
from splay.agents.observation import Observation
from splay.agents.planner_agent import Candidate, PlannerAgent
from splay.agents.whole_answer import WholeAnswer, collects, usual
from splay.core.game import Game
from splay.core.player import Player
from splay.core.session import NotAsked, Session
from splay.views.world import World

MOST: Final = 3
"""So many options are advised at most."""
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
CERTAIN: Final = 0.99
SAFER: Final = 0.25
"""What loses less often than the usual option by so much is taken to be safe."""
TELLING: Final = 0.5
"""A reason of less worth than this, in points of evaluation, is none."""


Reason = tuple[str, bool, int]
"""A key of REASONS, WIN, SAFE or LITTLE; whether it is so because others lose by it; and who that is, else the seat."""


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

    `option` is its index. `before` and `after` are what everybody has now and at the end of the action, by seat. `why`
    is a key of REASONS, WIN, SAFE or LITTLE, `against` whether it is so because others lose by it, and `seat` who that
    is: of those who lose, or might win, the one it concerns most; else the seat advised. If the question picks several
    cards one by one, `then` are the keys of those picked after this one: all of them together are what is advised.
    `alone` is whether it does all that without another choice of the seat's.
    """

    __slots__ = ("after", "against", "alone", "before", "option", "seat", "then", "why")

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
    ) -> None:
        self.option = option
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


def advise(observation: Observation, seed: int) -> list[Advice]:
    """The best options of a question first, from what its seat may know and nothing else; after the best only those
    that win as well, or for which something speaks that has not been said of a better one.
    """
    planner = PlannerAgent(seed)
    worlds = observation.worlds(planner.worlds, planner.random)
    if not worlds:
        return []
    candidates = planner.candidates(observation, worlds, list(range(len(observation.question.options))))
    ranked = planner.ranked(candidates, MOST, observation.seat)
    starts = [world.start for world in worlds]
    advice: list[Advice] = []
    given: list[Reason] = [(LITTLE, False, observation.seat)]
    wholes: list[list[str]] = []
    for candidate in ranked[:MOST]:
        then, alone = followed(planner, observation, worlds, candidate)
        whole = sorted([observation.question.options[candidate.option].key, *then])
        if whole in wholes:
            continue
        wholes.append(whole)
        found = reasons(candidate, candidates, starts, observation.seat)
        new = [reason for reason in found if reason[0] == WIN or reason not in given]
        if new or not advice:
            given.append(new[0] if new else given[0])
            advice.append(reasoned(candidate, given[-1], starts, then, alone))
    for candidate in candidates:
        candidate.release()
    for start in starts:
        start.release()
    return advice


def followed(
    planner: PlannerAgent, observation: Observation, worlds: list[World], candidate: Candidate
) -> tuple[list[str], bool]:
    """What is picked with a candidate, and whether its seat has no choice afterwards; its ends become those of all."""
    then: list[str] = []
    if collects(observation.question):
        tried = [
            WholeAnswer(observation.question, candidate.option, ahead(planner, world, observation, candidate))
            for world in worlds
        ]
        for world, whole in zip(worlds, tried, strict=True):
            observation.outcome(world, candidate.option, whole).release()
        then = usual([whole.picks for whole in tried])
    told = [
        WholeAnswer(observation.question, candidate.option, ahead(planner, world, observation, candidate), then)
        for world in worlds
    ]
    candidate.release()
    candidate.ends = [
        observation.outcome(world, candidate.option, whole) for world, whole in zip(worlds, told, strict=True)
    ]
    return then, not any([whole.asked for whole in told])


def ahead(planner: PlannerAgent, world: World, observation: Observation, candidate: Candidate) -> Lookahead:
    """How an action goes on in a world after a candidate."""
    answer = (observation.seat, observation.question.options[candidate.option].key)
    return Lookahead(world, [*world.answers, answer], planner.weights, planner.policy)


def reasoned(candidate: Candidate, reason: Reason, starts: list[Game], then: list[str], alone: bool) -> Advice:
    """The advice to take a candidate, for a reason."""
    seats = range(len(starts[0].players))
    before = [Stand(starts, one) for one in seats]
    after = [Stand(candidate.ends, one) for one in seats]
    why, against, whose = reason
    return Advice(candidate.option, before, after, why, against, whose, then, alone)


def reasons(candidate: Candidate, others: list[Candidate], starts: list[Game], seat: int) -> list[Reason]:
    """Why a candidate is good, what weighs most first; nothing besides if it wins."""
    if won(candidate.ends, seat) >= CERTAIN:
        return [(WIN, False, seat)]
    found = weighed(candidate, starts, seat)
    found.sort(key=weight_of, reverse=True)
    told = [reason for _, reason in found]
    usual = average([other.lost for other in others if other.played > 0 and other is not candidate])
    if candidate.played > 0 and usual - candidate.lost >= SAFER:
        told.insert(0, (SAFE, True, strongest(starts, seat)))
    return told


def weighed(candidate: Candidate, starts: list[Game], seat: int) -> list[tuple[float, Reason]]:
    """What of the evaluation speaks for a candidate, each with what it is worth."""
    found: list[tuple[float, Reason]] = []
    for name, parts in REASONS.items():
        only = weights_of(parts)
        for one in range(len(starts[0].players)):
            gain = worth(candidate.ends, one, only) - worth(starts, one, only)
            against = starts[0].players[one].team != starts[0].players[seat].team
            weight = -gain if against else gain
            if weight > TELLING:
                found.append((weight, (name, against, one)))
        joint = shared_worth(candidate.ends, seat, only) - shared_worth(starts, seat, only)
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
