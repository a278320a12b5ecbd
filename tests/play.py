"""Play reports: a position, an action with scripted answers, and what lies where afterwards."""

from __future__ import annotations

from typing import Any

from splay.core.achievements import SPECIAL_NAMES
from splay.core.action import ACHIEVE_ACTIONS, DRAW_ACTION, Action
from splay.core.card import Card
from splay.core.event import BONUS, PROOF, REVEAL, Event
from splay.core.game import Game
from splay.core.option import Option
from splay.core.player import Player
from splay.core.question import Decider, Question
from splay.core.scenario import SEATS
from splay.core.symbols import COLOR_NAMES, SPLAY_NAMES
from splay.core.turn import step
from splay.core.zones import Zone
from splay.sets import find_card
from splay.sets.scenario import scenario

Answer = str | int


def play(me: str = "", you: str = "", **more: Any) -> Table:  # noqa: ANN401 - passed on
    """A table in a position; see `splay.sets.scenario.scenario` for the words."""
    return Table(scenario(me, you, **more))


class Script(Decider):
    """Answers as a test has written down, and fails on a question without an answer."""

    def __init__(self, answers: dict[str, list[Answer]]) -> None:
        self.answers = {name: list(given) for name, given in answers.items()}
        self.asked: list[tuple[str, str, list[str]]] = []
        self.first: Action | None = None

    def decide(self, game: Game, question: Question) -> int:
        if self.first is not None:
            action, self.first = self.first, None
            assert action in question.options, f"{action} is not legal: {question}"
            return question.options.index(action)
        name = SEATS[question.seat]
        self.asked.append((name, question.kind, question.keys()))
        if len(question.options) == 1:
            return 0
        assert self.answers.get(name), f"no answer left for {name}: {question}"
        answer = self.answers[name].pop(0)
        fitting = [n for n, option in enumerate(question.options) if fits(option, answer)]
        assert fitting, f"{answer!r} is no answer to {question}"
        assert len(fitting) == 1, f"{answer!r} is ambiguous for {question}"
        return fitting[0]


def fits(option: Option, answer: Answer) -> bool:
    """Whether a test's word means this option."""
    word = str(answer)
    if isinstance(option, Card):
        return option.name == word
    kind, _, rest = option.key.partition(":")
    if kind == "player":
        return SEATS[int(rest)] == word
    if kind == "unseen":
        zone, age = rest.split(":")
        place, seat = zone.split(".")
        return word in (age, f"{place}.{SEATS[int(seat)]} {age}")
    return (rest or kind) == word


class Seat:
    """One player's things by name, the way a test compares them."""

    def __init__(self, player: Player) -> None:
        self.player = player

    @property
    def hand(self) -> list[str]:
        return names(self.player.hand)

    @property
    def score(self) -> list[str]:
        return names(self.player.score_pile)

    @property
    def points(self) -> int:
        return self.player.points

    @property
    def tucked(self) -> int:
        return self.player.tucked

    @property
    def scored(self) -> int:
        return self.player.scored

    @property
    def achievements(self) -> list[str]:
        owners = self.player.game.special_owner
        specials = [SPECIAL_NAMES[n] for n, owner in enumerate(owners) if owner == self.player.seat]
        return sorted([str(card.age) for card in self.player.achievements.cards] + specials)

    def pile(self, color: str) -> list[str]:
        """The pile of a color, top first."""
        return [card.name for card in reversed(self.player.pile(COLOR_NAMES.index(color)).cards)]

    def splay(self, color: str) -> str:
        return SPLAY_NAMES[self.player.pile(COLOR_NAMES.index(color)).splay]

    def top(self, color: str) -> str | None:
        return next(iter(self.pile(color)), None)


def names(zone: Zone) -> list[str]:
    """The cards of a zone whose order says nothing."""
    return sorted([card.name for card in zone.cards])


class Table:
    """A game whose actions a test scripts. `me` has the turn; what happened stays to be looked at."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []
        self.asked: list[tuple[str, str, list[str]]] = []
        game.events = self.events
        for name, player in zip(SEATS, game.players, strict=False):
            setattr(self, name, Seat(player))

    def __getattr__(self, name: str) -> Seat:
        raise AttributeError(f"{name}: no such player at this table")

    def dogma(self, card: str, **answers: list[Answer]) -> Table:
        """The turn player takes a Dogma action."""
        return self.act(named(card).dogma_action, answers)

    def meld(self, card: str, **answers: list[Answer]) -> Table:
        """The turn player takes a Meld action."""
        return self.act(named(card).meld_action, answers)

    def draw(self) -> Table:
        """The turn player takes a Draw action."""
        return self.act(DRAW_ACTION, {})

    def achieve(self, value: int) -> Table:
        """The turn player takes an Achieve action."""
        return self.act(ACHIEVE_ACTIONS[value], {})

    def act(self, action: Action, answers: dict[str, list[Answer]]) -> Table:
        script = Script(answers)
        script.first = self.in_edition(action)
        self.game.decider = script
        self.events.clear()
        step(self.game)
        self.asked = script.asked
        left = {name: given for name, given in script.answers.items() if given}
        assert not left, f"answers nobody asked for: {left}"
        return self

    def in_edition(self, action: Action) -> Action:
        """The same action with the card of this game's edition."""
        if action.card is None:
            return action
        card = self.game.deck[action.card.index]
        return card.dogma_action if action.key.startswith("dogma") else card.meld_action

    def supply(self, age: int) -> list[str]:
        """A supply, top first."""
        return [card.name for card in reversed(self.game.supplies[age - 1].cards)]

    def bottom_of_supply(self, age: int) -> str:
        return self.supply(age)[-1]

    @property
    def removed(self) -> list[str]:
        return names(self.game.removed)

    @property
    def shown(self) -> list[str]:
        """The cards shown to everybody, in order."""
        return [card.name for event in self.events if event.kind in (REVEAL, PROOF) for card in event.cards]

    @property
    def bonus(self) -> bool:
        """Whether the sharing bonus was drawn."""
        return any(event.kind == BONUS for event in self.events)

    @property
    def result(self) -> Outcome | None:
        return None if self.game.result is None else Outcome(self.game)


class Outcome:
    """How the game ended, with seats by name."""

    def __init__(self, game: Game) -> None:
        assert game.result is not None
        self.reason = game.result.reason
        self.winners = [SEATS[seat] for seat in game.result.winners]
        self.card = game.result.card


def named(name: str) -> Card:
    """The card of this name, in the third edition."""
    card = find_card(name)
    assert card is not None, f"{name}: there is no such card"
    return card
