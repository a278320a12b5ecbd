"""A game set up again from what its events say: no rule is asked and no old answer played."""

from splay.core.board import Pile
from splay.core.card import Card
from splay.core.event import SCORE, TUCK, ActionEvent, ClaimEvent, Event, RearrangeEvent, SplayEvent, TurnEvent
from splay.core.event_kind import BEGINS_ACTION, EVENT_KINDS, LEAVES, MOVES
from splay.core.game import Game
from splay.core.place import Place
from splay.core.symbols import UNSPLAYED
from splay.core.turn import actions_of_turn


class EventProjection:
    """A game on which events are laid one after the other, from the deal on. `game` is the position now."""

    def __init__(self, game: Game) -> None:
        """Begins with the position that a game was dealt."""
        self.game = game
        self.counts = False
        """Whether one of the actions that the turn counts has begun: a free one comes before them, or within one."""
        self.zones = {zone.place: zone.index for zone in game.zones}

    def apply(self, event: Event) -> None:
        """Lays one event on the game. Raises LookupError or ValueError if it does not fit the position."""
        does = EVENT_KINDS[event.kind].does
        if does == MOVES and event.target is not None:
            for card in event.cards:
                self.move(card, event, event.target)
        elif isinstance(event, TurnEvent):
            self.begin_turn(event)
        elif does == BEGINS_ACTION:
            if not (isinstance(event, ActionEvent) and event.free):
                self.counts = True
                told = event.actions_left  # not by logs of old; the same for one within another, after a promotion
                self.game.actions_left = (told if told >= 0 else self.game.actions_left) - 1
        elif isinstance(event, SplayEvent) and event.target is not None:
            self.game.players[event.target.seat].board.piles[event.color].splay_to(event.direction)
        elif isinstance(event, RearrangeEvent):
            pile = self.game.players[event.seat].board.piles[event.color]
            pile.cards = list(event.cards)
            pile.recount()
        elif isinstance(event, ClaimEvent):
            self.game.special_owner[self.game.special_number(event.special)] = event.seat
        elif does == LEAVES:
            self.game.forfeit_specials(event.seat)
            self.game.seating = self.game.seating.without([event.seat])

    def move(self, card: Card, event: Event, to: Place) -> None:
        """Moves a card to the place that an event says it went to."""
        game = self.game
        source = game.own(game.zone_of(card))
        target = game.own(game.zones[self.zones[to]])
        splay = source.splay if isinstance(source, Pile) else UNSPLAYED
        source.take(card)
        kind = EVENT_KINDS[event.kind]
        if kind.bottom:
            target.put_bottom(card)
        else:
            target.put(card)
        if source is target and isinstance(target, Pile):
            target.splay_to(splay)  # a pile of two has one card left meanwhile
        game.where[card.index] = target.index
        player = game.players[event.seat]
        player.tucked += kind.counts_as == TUCK
        player.scored += kind.counts_as == SCORE

    def begin_turn(self, event: TurnEvent) -> None:
        """Begins a turn; `actions_left` counts what is left after the one under way."""
        game = self.game
        self.counts = False
        game.started = True
        game.turn_seat, game.turn_number = event.seat, event.turn_number
        game.actions_left = actions_of_turn(event.turn_number, len(game.players))
        for player in game.players:
            player.tucked = player.scored = 0
