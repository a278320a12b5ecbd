"""Splays and new orders of piles."""

from splay.core.board import Board, Pile
from splay.core.card import Card
from splay.core.event import EVERYBODY, MELD, TUCK, Event, RearrangeEvent, SplayEvent
from splay.core.option import COLOR_OPTIONS, PASS, ColorOption, Option
from splay.core.player.verbs import Verbs
from splay.core.question import ASK_SPLAY, PICK, Question
from splay.core.symbols import UNSPLAYED
from splay.core.visibility import note_totals


class Splaying(Verbs):
    """Changing a pile as a whole."""

    __slots__ = ()

    def can_splay(self, color: int, direction: int) -> bool:
        """Whether splaying the color that way would change something (ruling 39)."""
        pile = self.board.piles[color]
        return len(pile.cards) > 1 and pile.splay != direction

    def splay(self, color: int, direction: int) -> bool:
        """Splays a color. Whether that changed anything."""
        if not self.can_splay(color, direction):
            return False
        game = self.game
        self.board.piles[color].splay_to(direction)
        game.dirty |= 1 << self.seat
        game.note_change()
        maker = self.seat if game.run is None else game.run.executing
        if game.events is not None:
            pile = self.board.piles[color]
            event = SplayEvent(maker, game.run, pile.place, color, direction)
            note_totals(game, event, pile)
            game.events.append(event)
        game.settle()
        if game.expansions:
            for expansion in game.expansions:
                expansion.after_splay(game.players[maker], game.players[self.seat], color)
        return True

    def unsplay(self, color: int) -> bool:
        """Takes the splay off a color. Whether there was one."""
        return self.splay(color, UNSPLAYED)

    def may_splay(self, direction: int, colors: list[int]) -> bool:
        """Splays one of the colors, if the player wants. Splays that change nothing are not offered."""
        options: list[Option] = [COLOR_OPTIONS[color] for color in colors if self.can_splay(color, direction)]
        if not options:
            return False
        options.append(PASS)
        game = self.game
        question = Question(self.seat, ASK_SPLAY, options, PICK, game.run, 0, 0, 1, direction)
        option = options[game.ask(question)]
        return isinstance(option, ColorOption) and self.splay(option.color, direction)

    def splay_one_of(self, direction: int, colors: list[int]) -> bool:
        """Splays one of the colors, which the player chooses; whether one could be. Splays that change nothing are not
        offered (decision 45).
        """
        options: list[Option] = [COLOR_OPTIONS[color] for color in colors if self.can_splay(color, direction)]
        if not options:
            return False
        option = options[0]
        if len(options) > 1:
            question = Question(self.seat, ASK_SPLAY, options, PICK, self.game.run, 0, 1, 1, direction)
            option = options[self.game.ask(question)]
        return isinstance(option, ColorOption) and self.splay(option.color, direction)

    def splay_one_on(self, direction: int, boards: list[Board]) -> bool:
        """Splays one color on one of the boards, which the player chooses by its top card; whether one could be. Splays
        that change nothing are not offered (decision 45).
        """
        players = self.game.players
        piles = [
            pile for board in boards for pile in board.piles if players[board.owner].can_splay(pile.color, direction)
        ]
        if not piles:
            return False
        chosen = piles[0]
        if len(piles) > 1:
            tops: list[Option] = [pile.cards[-1] for pile in piles]
            question = Question(self.seat, ASK_SPLAY, tops, PICK, self.game.run, 0, 1, 1, direction)
            chosen = piles[self.game.ask(question)]
        return players[chosen.board.owner].splay(chosen.color, direction)

    def meld_bottom(self, color: int) -> Card | None:
        """Melds the bottom card of a color where it lies; None if there is none. A color's only card is melded without
        moving (ruling 253).
        """
        pile = self.board.piles[color]
        if not pile.cards:
            return None
        return self.move_within(pile, pile.cards[0], [*pile.cards[1:], pile.cards[0]], MELD)

    def tuck_top(self, color: int) -> Card | None:
        """Tucks the top card of a color where it lies; None if there is none. A color's only card is tucked without
        moving (ruling 253).
        """
        pile = self.board.piles[color]
        if not pile.cards:
            return None
        self.tucked += 1
        self.game.dirty |= 1 << self.seat
        return self.move_within(pile, pile.cards[-1], [pile.cards[-1], *pile.cards[:-1]], TUCK)

    def move_within(self, pile: Pile, card: Card, cards: list[Card], kind: str) -> Card:
        """Moves one card of a pile within it, which keeps its splay; `cards` are then all of its cards."""
        game = self.game
        if len(cards) > 1:
            pile.cards = cards
            pile.recount()
            game.dirty |= 1 << self.seat
            game.note_change()
        if game.events is not None:
            event = Event(kind, self.seat, game.run, card.alone, EVERYBODY, pile.place, pile.place)
            note_totals(game, event, pile)
            game.events.append(event)
        game.note_move(card, kind, self.seat)
        game.settle()
        return card

    def rearrange(self, color: int, cards: list[Card]) -> bool:
        """Puts the cards of a pile into a new order, bottom first. Whether that changed anything (ruling 43)."""
        game = self.game
        pile = self.board.piles[color]
        if cards == pile.cards:
            return False
        pile.cards = cards[:]
        pile.recount()
        game.dirty |= 1 << self.seat
        game.note_change()
        if game.events is not None:
            event = RearrangeEvent(self.seat, game.run, tuple(cards), pile.place, color)
            note_totals(game, event, pile)
            game.events.append(event)
        game.settle()
        return True
