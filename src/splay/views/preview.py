"""What an action would do, as far as the asking seat may know: found by running it, never by lists per card."""

from collections.abc import Sequence
from random import Random
from typing import Final

from msgspec import Struct, structs

from splay.core.action import Action, DogmaAction, MeldAction
from splay.core.card import Card
from splay.core.event import ACTION, BONUS, PROOF, RETURN, TUCK, Event
from splay.core.event_kind import EVENT_KINDS
from splay.core.foretold import Foretold
from splay.core.game import Game
from splay.core.option import PASS
from splay.core.player import Player
from splay.core.question import (
    ASK_BRANCH,
    ASK_COLOR,
    ASK_NUMBER,
    ASK_PLAYER,
    ASK_SET,
    ASK_VALUE,
    Answer,
    Decider,
    Question,
)
from splay.core.result import GameOver
from splay.core.session import Session
from splay.core.symbols import ICON_NAMES
from splay.core.turn import free_actions, legal_actions, perform
from splay.views.brought import Brought, brought, offered, returned
from splay.views.cards_and_places import Shown
from splay.views.ending_messages import ending_message
from splay.views.foretold_dogma import StepView, foretold_dogma
from splay.views.how_sure import how_sure
from splay.views.messages import Message
from splay.views.outlook import Outlook, outlooks
from splay.views.world import Sampler

WORLDS: Final = 6
MOST_WAYS: Final = 1000
"""How many ways to answer an action is tried in, at most, if nothing but the seat's answers decides what it does."""
ALTERNATIVES: Final = (ASK_BRANCH, ASK_COLOR, ASK_NUMBER, ASK_PLAYER, ASK_SET, ASK_VALUE)
"""The kinds of question about which of several ways to go, of which none does more than the others as such."""


class Ending(Struct, frozen=True):
    """A way in which the action could end the game: the reason, the winning seats and the points of all seats.

    `message` says it to the viewer.
    """

    reason: str
    winners: list[int]
    points: list[int]
    message: Message | None = None


class Preview(Struct, frozen=True):
    """What an action would do.

    `shares` and `hit` are the seats that would share and be demanded of, `counts` each seat's featured icons of
    the kind `icon` (empty for actions other than dogma), `own` whether the seat itself would follow an effect.
    `changes`, `bonus` and `ends` say whether it would change anything, bring the sharing bonus and end the game:
    "never", "maybe" (it depends on hidden cards or on choices) or "always"; `reveals` says in the same words whether
    somebody would learn something or have to choose, so that it could not be taken back; `shows` whether the seat
    would have to show its hand or score pile as proof that nothing in it fits. `endings` are the different ways in
    which it could end. `players` says what everybody would have then.

    `exact` says whether no answer leads beyond what `players` says: if not, there may be more or less than was seen.

    `compelled` are those of the seats hit that a compel is for. `brings` is what it would bring besides, in order; all
    else but `ends` and `endings` is as if the seat declined what it is offered on the way, and `changes` doesn't count
    that the card is returned for having been used.
    `steps` are the effects of a dogma in order, with those that other cards bring, and `times` is how often the seat
    would follow each of its own: 0 if the action uses no card. If the action must be paid for, shares, hits, counts and
    steps are those once it is, however that is done (icons that only some ways of paying show aren't counted); `unsure`
    are the seats that only some would reach, and `own` looks at effects that only some of them bring, too.
    """

    seat: int
    action: str
    shares: list[int]
    hit: list[int]
    counts: list[int]
    icon: str
    own: bool
    changes: str
    bonus: str
    ends: str
    endings: list[Ending]
    reveals: str
    shows: str
    players: list[Outlook]
    compelled: list[int] = []
    steps: list[StepView] = []
    times: int = 0
    unsure: list[int] = []
    brings: list[Brought] = []
    exact: bool = False


class NoSuchAction(ValueError):
    """The action cannot be previewed; the message says why."""


class Answering(Decider):
    """Answers, and remembers who was asked.

    `further`: whether it may take a further action that is offered on the way, which has a preview of its own.
    """

    def __init__(self, further: bool = False) -> None:
        self.further = further
        self.asked: set[int] = set()
        self.in_vain: set[int] = set()
        """The seats that were asked though they could only pass: which other cards were in a hand would matter."""
        self.offered: list[tuple[str, Card]] = []
        """The cards of the actions that could be chosen on the way, each with the kind of question that offers it."""

    def decide(self, game: Game, question: Question) -> int:
        self.asked.add(question.seat)
        if question.options == [PASS]:
            self.in_vain.add(question.seat)
        offered = [option.card for option in question.options if isinstance(option, Action) and option.card is not None]
        if offered:
            self.offered.extend([(question.kind, card) for card in offered])
            if not self.further:
                return question.options.index(PASS)
        return self.choice(len(question.options))

    def choice(self, options: int) -> int:
        """The index of the option chosen; `options` is how many there are."""
        raise NotImplementedError


class TakeEverything(Answering):
    """Answers with the first option: does whatever may be done. Of alternatives it takes the one that lies so far along
    them as `share` says: from 0 for the first to 1 for the last.
    """

    def __init__(self, share: float, further: bool = False) -> None:
        super().__init__(further)
        self.share = share

    def decide(self, game: Game, question: Question) -> int:
        first = super().decide(game, question)
        if question.kind not in ALTERNATIVES:
            return first
        last = len([option for option in question.options if option is not PASS]) - 1
        return round(self.share * max(last, 0))

    def choice(self, options: int) -> int:
        return 0


class DeclineEverything(Answering):
    """Answers with the last option: declines whatever may be declined."""

    def choice(self, options: int) -> int:
        return options - 1


class AnswerAtRandom(Answering):
    """Answers by chance."""

    def __init__(self, random: Random, further: bool = False) -> None:
        super().__init__(further)
        self.random = random

    def choice(self, options: int) -> int:
        return self.random.randrange(options)


class AnswerAlong(Answering):
    """Answers along a way, the index of an option for each choice, and with the first option where that ends.

    `taken` is the way that it went, `open` how many options there were at each choice.
    """

    def __init__(self, way: Sequence[int]) -> None:
        super().__init__()
        self.way = way
        self.taken: list[int] = []
        self.open: list[int] = []

    def choice(self, options: int) -> int:
        place = len(self.taken)
        index = self.way[place] if place < len(self.way) else 0
        self.taken.append(index)
        self.open.append(options)
        return index

    def next_way(self) -> list[int]:
        """The way after this one, as one counts; empty after the last."""
        way = self.taken[:]
        while way and way[-1] + 1 == self.open[len(way) - 1]:
            way.pop()
        if way:
            way[-1] += 1
        return way


class Trial:
    """One run of the action in one world: whether it changed something, brought the bonus, ended the game, or told or
    asked somebody something, after which nothing is taken back.
    """

    def __init__(self, world: Game, seat: int, action: Action, decider: Answering) -> None:
        events: list[Event] = []
        known = world.information
        self.world = world
        world.events = events
        world.decider = decider
        world.decided_by = seat
        world.turn_seat = seat
        self.ending: Ending | None = None
        try:
            perform(world, world.players[seat], action)
            world.after_effect()
        except GameOver as end:
            points = [standing.score for standing in end.result.standings]
            self.ending = Ending(end.result.reason, end.result.winners, points)
        put_away = [event for event in events if returns_used(event, action)]
        self.returned = bool(put_away)
        aside = [*put_away, *payment(events, action, world.players[seat])]
        self.changed = self.ending is not None or any([changes(event) and event not in aside for event in events])
        self.shown = any([event.kind == PROOF and event.seat == seat for event in events])
        self.offered = [(kind, Shown(card.age, card.set_name, card.key)) for kind, card in decider.offered]
        self.foretold = foretold_by_sets(world, events, seat)
        self.bonus = any([event.kind == BONUS for event in events])
        self.in_vain = decider.in_vain
        self.revealed = self.ending is not None or world.information != known or not decider.asked <= {seat}


def changes(event: Event) -> bool:
    """Whether an event is something that an action has changed."""
    return event.kind != ACTION and not EVENT_KINDS[event.kind].in_vain


def payment(events: list[Event], action: Action, player: Player) -> list[Event]:
    """The event by which an action is paid for with a card; none if it isn't."""
    if action.times < 2:
        return []
    return [event for event in events if event.kind == TUCK and event.seat == player.seat and event.card is None][:1]


def foretold_by_sets(world: Game, events: list[Event], seat: int) -> list[Foretold]:
    """What the sets in play tell of a run of an action."""
    return [one for expansion in world.expansions for one in expansion.foretells(events, seat)]


def preview(start: Game, viewer: int, seat: int, key: str, seed: int = 0, answers: Sequence[Answer] = ()) -> Preview:
    """What the action with this key would do if `seat` took it now, as far as `viewer` may know.

    `start` is a game between two actions (for a session: its `start`), `answers` what has been answered since. Dogma
    actions may be previewed for any top card of any seat; other actions if they are legal for the seat, or if they
    answer its open question, as promoting a card does. Melds, answers and what is paid for with a card are for the
    viewer's own seat alone: that they are legal says what is hidden from others. Raises NoSuchAction.
    """
    game, action = moment_of(start, answers, seat, key, seat == viewer)
    random = Random(seed)
    sampler = Sampler(game, start, viewer)
    trials: list[Trial] = []
    for number in range(WORLDS):
        share = number / (WORLDS - 1)
        deciders: list[Answering] = [TakeEverything(share), DeclineEverything(), AnswerAtRandom(random)]
        for decider in deciders:
            trials.append(Trial(sampler.sample([], random).start, seat, action, decider))
    exact = False
    if seat == viewer and not any([trial.revealed and trial.ending is None for trial in trials]):
        ways, exact = trials_of_all_ways(sampler, random, seat, action)
        trials += ways
    going_on = trials_going_on(sampler, random, seat, action) if any([trial.offered for trial in trials]) else []
    used = when_used(game, seat, action)
    dogma = foretold_dogma(used, used.players[seat], action)
    reached = dogma.reach
    endings: list[Ending] = []
    for trial in trials + going_on:
        if trial.ending is not None and trial.ending not in endings:
            endings.append(trial.ending)
    hidden = {asked for trial in trials for asked in trial.in_vain} - {viewer}
    team = game.players[seat].team
    sharing = any([game.players[sharer].team != team for sharer in hidden.intersection(reached.shares)])
    changes = how_sure([trial.changed for trial in trials], bool(hidden))
    found = Preview(
        seat,
        key,
        reached.shares,
        reached.hit,
        reached.counts,
        featured_icon(action),
        dogma.own,
        changes,
        how_sure([trial.bonus for trial in trials], sharing),
        how_sure([trial.ending is not None for trial in trials + going_on]),
        [with_message(ending, game, viewer) for ending in endings],
        how_sure([trial.revealed for trial in trials]),
        how_sure([trial.shown for trial in trials]),
        outlooks(game, [trial.world for trial in trials]),
        reached.compelled,
        dogma.steps,
        action.times,
        dogma.unsure,
        [
            *brought([trial.foretold for trial in trials]),
            *offered([trial.offered for trial in trials]),
            *returned([trial.returned for trial in trials], changes),
        ],
        exact,
    )
    for trial in trials + going_on:
        trial.world.release()
    return found


def trials_of_all_ways(sampler: Sampler, random: Random, seat: int, action: Action) -> tuple[list[Trial], bool]:
    """Runs of an action in one world, one for each way to answer, and whether these are all that there are and none of
    them shows anything hidden.
    """
    world = sampler.sample([], random).start
    trials: list[Trial] = []
    way: list[int] = []
    while True:
        decider = AnswerAlong(way)
        trials.append(Trial(world.copy(), seat, action, decider))
        way = decider.next_way()
        if not way or len(trials) == MOST_WAYS:
            break
    world.release()
    hidden = any([trial.revealed and trial.ending is None for trial in trials])
    return trials, not way and not hidden


def trials_going_on(sampler: Sampler, random: Random, seat: int, action: Action) -> list[Trial]:
    """Runs of the action that may take what further actions it offers, to see whether the game could end by them."""
    trials: list[Trial] = []
    for number in range(WORLDS):
        share = number / (WORLDS - 1)
        deciders: list[Answering] = [TakeEverything(share, True), AnswerAtRandom(random, True)]
        for decider in deciders:
            trials.append(Trial(sampler.sample([], random).start, seat, action, decider))
    return trials


def with_message(ending: Ending, game: Game, viewer: int) -> Ending:
    """An ending with what it says to the viewer."""
    teams = [player.team for player in game.players]
    return structs.replace(ending, message=ending_message(ending.reason, ending.winners, ending.points, teams, viewer))


def moment_of(start: Game, answers: Sequence[Answer], seat: int, key: str, own: bool) -> tuple[Game, Action]:
    """The action with this key and the game that it is taken in: at the start, or where these answers have led if it is
    offered there. Raises NoSuchAction.
    """
    if own and answers:
        session = Session(start, at_rest=True, events=False, history=False)
        session.answers = list(answers)
        session.advance()
        question = session.question_for(seat)
        for option in () if question is None or question.run is not None else question.options:
            if option.key == key and isinstance(option, Action):
                return session.game, option
    return start, find_action(start.players[seat], key, own)


def when_used(game: Game, seat: int, action: Action) -> Game:
    """The game when the card is used: a copy, if the action moves it first."""
    if not action.times or isinstance(action, DogmaAction):
        return game
    moved = game.copy()
    action.bring(moved.players[seat])
    return moved


def find_action(player: Player, key: str, own: bool) -> Action:
    """The action of a player with this key; with a card in hand only one's own. Raises NoSuchAction."""
    free = free_actions(player) if player.game.free_action_due else []
    for option in legal_actions(player) + free:
        if option.key == key and isinstance(option, Action) and (own or not takes_from_hand(player, option)):
            return option
    raise NoSuchAction(f"{key!r}: seat {player.seat} has no such action now")


def takes_from_hand(player: Player, action: Action) -> bool:
    """Whether the action is taken with a card in hand."""
    return isinstance(action, MeldAction) or bool(action.payments(player))


def featured_icon(action: Action) -> str:
    """The name of the icon that the dogma of the action's card goes by; "" for actions that use none."""
    card = action.card
    return ICON_NAMES[card.featured] if action.times and card is not None else ""


def returns_used(event: Event, action: Action) -> bool:
    """Whether an event returns the card that a dogma action uses, in none of its effects."""
    card = action.card
    if not isinstance(action, DogmaAction) or card is None or event.card is not None:
        return False
    return event.kind == RETURN and event.cards == card.alone
