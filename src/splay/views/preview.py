"""What an action would do, as far as the asking seat may know: found by running it, never by lists per card."""

from random import Random
from typing import Final

from msgspec import Struct, structs

from splay.core.action import Action, DogmaAction, MeldAction
from splay.core.dogma import executes_own, reached_by
from splay.core.event import ACTION, BONUS, PROOF, WITHOUT_CHANGE, Event
from splay.core.game import Game
from splay.core.player import Player
from splay.core.question import Decider, Question
from splay.core.result import GameOver
from splay.core.symbols import ICON_NAMES
from splay.core.turn import free_actions, legal_actions, perform
from splay.views.ending_messages import ending_message
from splay.views.how_sure import how_sure
from splay.views.messages import Message
from splay.views.outlook import Outlook, outlooks
from splay.views.world import Sampler

WORLDS: Final = 6
NO_CHANGE: Final = (ACTION, *WITHOUT_CHANGE)


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


class NoSuchAction(ValueError):
    """The action cannot be previewed; the message says why."""


class Answering(Decider):
    """Answers, and remembers who was asked."""

    def __init__(self) -> None:
        self.asked: set[int] = set()

    def decide(self, game: Game, question: Question) -> int:
        self.asked.add(question.seat)
        return self.choice(len(question.options))

    def choice(self, options: int) -> int:
        """The index of the option chosen; `options` is how many there are."""
        raise NotImplementedError


class TakeEverything(Answering):
    """Answers with the first option: does whatever may be done."""

    def choice(self, options: int) -> int:
        return 0


class DeclineEverything(Answering):
    """Answers with the last option: declines whatever may be declined."""

    def choice(self, options: int) -> int:
        return options - 1


class AnswerAtRandom(Answering):
    """Answers by chance."""

    def __init__(self, random: Random) -> None:
        super().__init__()
        self.random = random

    def choice(self, options: int) -> int:
        return self.random.randrange(options)


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
        self.changed = self.ending is not None or any([event.kind not in NO_CHANGE for event in events])
        self.shown = any([event.kind == PROOF and event.seat == seat for event in events])
        self.bonus = any([event.kind == BONUS for event in events])
        self.revealed = self.ending is not None or world.information != known or not decider.asked <= {seat}


def preview(game: Game, viewer: int, seat: int, key: str, seed: int = 0) -> Preview:
    """What the action with this key would do if `seat` took it now, as far as `viewer` may know.

    `game` is a game between two actions (for a session: its `start`). Dogma actions may be previewed for any top
    card of any seat; other actions if they are legal for the seat. Melds are for the viewer's own seat alone: that
    they are legal says what is in the hand. Raises NoSuchAction.
    """
    action = find_action(game.players[seat], key, seat == viewer)
    random = Random(seed)
    sampler = Sampler(game, game, viewer)
    trials: list[Trial] = []
    for _ in range(WORLDS):
        deciders: list[Answering] = [TakeEverything(), DeclineEverything(), AnswerAtRandom(random)]
        for decider in deciders:
            trials.append(Trial(sampler.sample([], random).start, seat, action, decider))
    shares, hit, counts, icon, own = affected(game, game.players[seat], action)
    endings: list[Ending] = []
    for trial in trials:
        if trial.ending is not None and trial.ending not in endings:
            endings.append(trial.ending)
    found = Preview(
        seat,
        key,
        shares,
        hit,
        counts,
        icon,
        own,
        how_sure([trial.changed for trial in trials]),
        how_sure([trial.bonus for trial in trials]),
        how_sure([trial.ending is not None for trial in trials]),
        [with_message(ending, game, viewer) for ending in endings],
        how_sure([trial.revealed for trial in trials]),
        how_sure([trial.shown for trial in trials]),
        outlooks(game, [trial.world for trial in trials]),
    )
    for trial in trials:
        trial.world.release()
    return found


def with_message(ending: Ending, game: Game, viewer: int) -> Ending:
    """An ending with what it says to the viewer."""
    teams = [player.team for player in game.players]
    return structs.replace(ending, message=ending_message(ending.reason, ending.winners, ending.points, teams, viewer))


def find_action(player: Player, key: str, own: bool) -> Action:
    """The action of a player with this key, melds only among one's own. Raises NoSuchAction."""
    free = free_actions(player) if player.game.free_action_due else []
    for option in legal_actions(player) + free:
        if option.key == key and isinstance(option, Action) and (own or not isinstance(option, MeldAction)):
            return option
    raise NoSuchAction(f"{key!r}: seat {player.seat} has no such action now")


def affected(game: Game, player: Player, action: Action) -> tuple[list[int], list[int], list[int], str, bool]:
    """Who would share, who would be hit, everyone's featured icons, the icon, and whether the player would follow."""
    card = action.card
    if not isinstance(action, DogmaAction) or card is None:
        return [], [], [], "", False
    shares, hit, counts = reached_by(game, player, card)
    return shares, hit, counts, ICON_NAMES[card.featured], executes_own(game, player, card)
