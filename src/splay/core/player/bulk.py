"""Verbs that move several cards, and splays."""

from splay.core.achievements import leaving_may_decide, order_may_decide
from splay.core.card import Card
from splay.core.cards import Cards
from splay.core.event import EVERYBODY, EXCHANGE, REARRANGE, REMOVE, RETURN, SPLAY, Event
from splay.core.option import COLOR_OPTIONS, PASS, ColorOption, Option
from splay.core.player.asking import BY_COLOR, BY_VALUE, TOGETHER
from splay.core.player.doing import Doing
from splay.core.question import ASK_SPLAY, MELD, PICK, Question
from splay.core.question import RETURN as TO_RETURN
from splay.core.question import SCORE as TO_SCORE
from splay.core.question import TRANSFER as TO_TRANSFER
from splay.core.question import TUCK as TO_TUCK
from splay.core.symbols import UNSPLAYED
from splay.core.zones import Place, Zone


class Bulk(Doing):
    """Moving several cards, and changing piles as a whole."""

    __slots__ = ()

    def return_all(self, cards: Cards) -> Cards:
        """Returns all the cards one by one, in the order the player wants, which nobody else is told (decision 9)."""
        together = leaving_may_decide(self.game, cards.cards)
        ordered = self.order(cards, TOGETHER if together else BY_VALUE, TO_RETURN)
        self.game.move_to_supplies(ordered, RETURN, self.seat)
        self.count_returned(len(ordered))
        return Cards(ordered)

    def transfer_all(self, cards: Cards, to: Place) -> Cards:
        """Transfers all the cards one by one, in the player's order where that can matter (decision 32)."""
        ordered = self.in_order_of_leaving(cards, TO_TRANSFER)
        for card in ordered:
            self.transfer(card, to)
        return Cards(ordered)

    def exchange(self, cards: Cards, zone: Zone, others: Cards, other_zone: Zone) -> bool:
        """Exchanges `cards` in `zone` with `others` in `other_zone` as one step. Whether any card moved.

        Either side may be empty (ruling 68).
        """
        game = self.game
        there, back = cards.cards[:], others.cards[:]
        for card in there:
            game.move(card, other_zone, EXCHANGE, self.seat)
        for card in back:
            game.move(card, zone, EXCHANGE, self.seat)
        game.settle()
        return len(there) + len(back) > 0

    def meld_all(self, cards: Cards) -> Cards:
        """Melds all the cards one by one, in the order the player wants."""
        colors = cards.colors()
        covering = len(colors) < len(cards) or any([self.board.piles[color].cards for color in colors])
        together = len(colors) > 1 and covering and order_may_decide(self.game, self.board, cards.cards)
        ordered = self.order(cards, TOGETHER if together else BY_COLOR, MELD)
        for card in ordered:
            self.meld(card)
        return Cards(ordered)

    def tuck_all(self, cards: Cards) -> Cards:
        """Tucks all the cards one by one, in the order the player wants."""
        ordered = self.order(cards, BY_COLOR, TO_TUCK)
        for card in ordered:
            self.tuck(card)
        return Cards(ordered)

    def score_all(self, cards: Cards) -> Cards:
        """Scores all the cards one by one (ruling 132), top cards in the player's order where that can matter."""
        ordered = self.in_order_of_leaving(cards, TO_SCORE)
        for card in ordered:
            self.score(card)
        return Cards(ordered)

    def in_order_of_leaving(self, cards: Cards, purpose: str) -> list[Card]:
        """The cards in the order the player wants them to leave, asked for only where what they uncover may decide."""
        if leaving_may_decide(self.game, cards.cards):
            return self.order(cards, TOGETHER, purpose)
        return cards.cards[:]

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
        game.dirty = True
        game.note_change()
        if game.events is not None:
            name = self.board.piles[color].name
            game.events.append(Event(SPLAY, self.seat, game.run, (), EVERYBODY, name, name, direction, color))
        game.settle()
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

    def rearrange(self, color: int, cards: list[Card]) -> bool:
        """Puts the cards of a pile into a new order, bottom first. Whether that changed anything (ruling 43)."""
        game = self.game
        pile = self.board.piles[color]
        if cards == pile.cards:
            return False
        pile.cards = cards[:]
        pile.recount()
        game.dirty = True
        game.note_change()
        if game.events is not None:
            name = pile.name
            game.events.append(Event(REARRANGE, self.seat, game.run, tuple(cards), EVERYBODY, name, name, 0, color))
        game.settle()
        return True

    def remove_everything(self) -> None:
        """Takes all hands, boards and score piles out of the game, and ends the action (Fission, ruling 134)."""
        game = self.game
        for player in game.players:
            for zone in [player.hand, player.score_pile, *player.board.piles]:
                for card in zone.cards[:]:
                    game.move(card, game.removed, REMOVE, self.seat)
        game.action_over = True
        game.settle()
