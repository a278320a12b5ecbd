"""A game whose actions a script gives, and what it looks like afterwards, by name."""

from __future__ import annotations

from typing import Any

from splay.core.action import ACHIEVE_ACTIONS, DRAW_ACTION, Action
from splay.core.card import Card
from splay.core.event import BONUS, PROOF, REVEAL, Event
from splay.core.game import Game
from splay.core.option import PASS
from splay.core.player import Player
from splay.core.scenario import SEATS
from splay.core.symbols import COLOR_NAMES, SPLAY_NAMES
from splay.core.turn import free_actions, step
from splay.core.zones import Zone
from splay.playing.changes import changed_places, changes, place_word, splay_word
from splay.playing.script import Answer, OffScript, Script
from splay.sets.scenario import scenario


def play(*players: str, **more: Any) -> PlayedTable:  # noqa: ANN401 - passed on
    """A table in a position, in the words of `splay.sets.scenario.scenario`. Raises BadPosition or BadOptions."""
    return PlayedTable(scenario(*players, **more))


class Seat:
    """What one player has, by name, the way it is compared: piles top first, what has no order by name.

    `unlooked` are the places of its table that nobody has looked at yet.
    """

    def __init__(self, player: Player, unlooked: set[str]) -> None:
        self.player = player
        self.unlooked = unlooked

    @property
    def hand(self) -> list[str]:
        """The cards in hand."""
        return names(self.look(self.player.hand))

    @property
    def score(self) -> list[str]:
        """The cards in the score pile."""
        return names(self.look(self.player.score_pile))

    @property
    def points(self) -> int:
        """The score."""
        self.look(self.player.score_pile)
        return self.player.points

    @property
    def tucked(self) -> int:
        """How many cards the player tucked this turn."""
        return self.player.tucked

    @property
    def scored(self) -> int:
        """How many cards the player scored this turn."""
        return self.player.scored

    @property
    def achievements(self) -> list[str]:
        """The values of the standard achievements and the names of the special ones."""
        specials = self.player.game.specials_of(self.player.seat)
        return sorted([str(card.age) for card in self.look(self.player.achievements).cards] + specials)

    def zone(self, kind: str) -> list[str]:
        """The cards in a zone that a set brings, as "display". Raises LookupError if none in play does."""
        for zone in self.player.further_zones:
            if zone.kind.name == kind:
                return names(self.look(zone))
        raise LookupError(f"{kind}: no set in play brings such a zone")

    def pile(self, color: str) -> list[str]:
        """The pile of a color, top first."""
        return [card.name for card in reversed(self.look(self.player.pile(COLOR_NAMES.index(color))).cards)]

    def splay(self, color: str) -> str:
        """How a color is splayed: "none", "left", "right" or "up"."""
        pile = self.player.pile(COLOR_NAMES.index(color))
        self.unlooked.discard(splay_word(pile))
        return SPLAY_NAMES[pile.splay]

    def top(self, color: str) -> str | None:
        """The top card of a color, None if there is none."""
        return next(iter(self.pile(color)), None)

    def look(self, zone: Zone) -> Zone:
        """The zone, at which somebody has looked now."""
        self.unlooked.discard(place_word(zone))
        return zone


def names(zone: Zone) -> list[str]:
    """The cards of a zone whose order says nothing."""
    return sorted([card.name for card in zone.cards])


class PlayedTable:
    """A game whose actions a script gives.

    `me`, `you`, `third`, `fourth` and `fifth` are its seats. Actions are those of the turn player, and give the table
    back, so that they can follow each other. `events` is what the last one did, `asked` whom it asked what (see
    `Script`). `game` is the game itself, for all that has no word here. `unlooked` are the places of players that
    actions changed and that nobody has looked at since, by a word of their seat or in `changes`: "me red", "me red
    splay".

    Each action takes answers by seat, in the order in which they are asked for. It raises OffScript if it is not
    legal, or an answer is missing, does not fit or is one too many.
    """

    def __init__(self, game: Game) -> None:
        """Takes over a game between two actions."""
        self.game = game
        self.events: list[Event] = []
        self.asked: list[tuple[str, str, list[str]]] = []
        game.events = self.events
        self.before = game
        self.unlooked: set[str] = set()
        self.seats = {name: Seat(player, self.unlooked) for name, player in zip(SEATS, game.players, strict=False)}

    def __getattr__(self, name: str) -> Seat:
        if name in SEATS and name in self.seats:
            return self.seats[name]
        raise AttributeError(f"{name}: no such player at this table")

    def first_melds(self, **cards: Answer) -> PlayedTable:
        """All players choose their first melds, a card each; a hand of one card needs no choice."""
        return self.run(Script({name: [card] for name, card in cards.items()}))

    def dogma(self, card: str, **answers: list[Answer]) -> PlayedTable:
        """The turn player takes a Dogma action."""
        return self.act(self.card(card).dogma_action, answers)

    def meld(self, card: str, **answers: list[Answer]) -> PlayedTable:
        """The turn player takes a Meld action."""
        return self.act(self.card(card).meld_action, answers)

    def draw(self) -> PlayedTable:
        """The turn player takes a Draw action."""
        return self.act(DRAW_ACTION, {})

    def achieve(self, value: int) -> PlayedTable:
        """The turn player takes an Achieve action."""
        return self.act(ACHIEVE_ACTIONS[value], {})

    def free(self, key: str, **answers: list[Answer]) -> PlayedTable:
        """The turn player takes the free action with this key, or "pass"es. Raises OffScript if there is none."""
        options = [*free_actions(self.game.players[self.game.turn_seat]), PASS]
        for option in options if self.game.free_action_due else []:
            if option.key == key:
                return self.run(Script(answers, option))
        raise OffScript(f"{key}: there is no such free action now")

    def act(self, action: Action, answers: dict[str, list[Answer]]) -> PlayedTable:
        """The turn player takes an action."""
        return self.run(Script(answers, action))

    def run(self, script: Script) -> PlayedTable:
        """Plays one step of the game: the first melds or an action. Raises OffScript."""
        self.before = self.game.copy()
        self.game.decider = script
        self.asked = script.asked
        self.events.clear()
        step(self.game)
        script.check_over()
        self.unlooked |= changed_places(self.before, self.game)
        return self

    def card(self, name: str) -> Card:
        """The card of this name or key, in the game's edition. Raises OffScript if there is none."""
        for card in self.game.deck:
            if name in (card.name, card.key):
                return card
        raise OffScript(f"{name}: there is no such card")

    def supply(self, age: int) -> list[str]:
        """A supply, top first."""
        return [card.name for card in reversed(self.game.supplies[age - 1].cards)]

    def bottom_of_supply(self, age: int) -> str:
        """The bottom card of a supply, where returned cards go."""
        return self.supply(age)[-1]

    @property
    def changes(self) -> str:
        """All that the last action changed on the board, as in "me hand -Oars; me red +Oars"; "" if nothing."""
        self.unlooked -= changed_places(self.before, self.game)
        return changes(self.before, self.game)

    @property
    def turn(self) -> str:
        """Whose turn it is: "me", "you" ..."""
        return SEATS[self.game.turn_seat]

    @property
    def removed(self) -> list[str]:
        """The cards out of the game."""
        return names(self.game.removed)

    @property
    def shown(self) -> list[str]:
        """The cards that the last action revealed to everybody, in order."""
        return [card.name for event in self.events if event.kind in (REVEAL, PROOF) for card in event.cards]

    @property
    def bonus(self) -> bool:
        """Whether the last action brought the sharing bonus."""
        return any(event.kind == BONUS for event in self.events)

    @property
    def result(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return None if self.game.result is None else Outcome(self.game)


class Outcome:
    """How a game ended: the `reason` ("achievements", "score", "card"), the `winners` by seat, the winning `card`."""

    def __init__(self, game: Game) -> None:
        """Reads the result of a game that is over."""
        assert game.result is not None
        self.reason = game.result.reason
        self.winners = [SEATS[seat] for seat in game.result.winners]
        self.card = game.result.card
