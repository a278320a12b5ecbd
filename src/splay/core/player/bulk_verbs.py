"""Verbs that move several cards."""

from splay.core.achievements import leaving_may_decide, order_may_decide
from splay.core.card import Card
from splay.core.cards import Cards
from splay.core.event import EVERYBODY, EXCHANGE, REMOVE, RETURN, REVEAL, Event
from splay.core.player.choices import BY_COLOR, BY_SUPPLY, TOGETHER, by_value
from splay.core.player.splaying import Splaying
from splay.core.question import TO_MELD, TO_RETURN, TO_SCORE, TO_TRANSFER, TO_TUCK
from splay.core.zones import Destination, Zone


class BulkVerbs(Splaying):
    """Moving several cards."""

    __slots__ = ()

    def return_all(self, cards: Cards) -> Cards:
        """Returns all the cards one by one, in the order the player wants; nobody else is told how they lie in a supply
        (decision 9).
        """
        together = leaving_may_decide(self.game, cards.cards)
        ordered = self.order(cards, TOGETHER if together else BY_SUPPLY, TO_RETURN)
        self.game.move_to_supplies(ordered, RETURN, self.seat, together)
        self.count_returned(len(ordered))
        return Cards(ordered)

    def transfer_all(self, cards: Cards, to: Destination) -> Cards:
        """Transfers all the cards one by one, in the player's order if that can matter (decision 32)."""
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
        ordered = self.order(cards, TOGETHER if together else BY_COLOR, TO_MELD)
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
        """Scores all the cards one by one (ruling 132), top cards in the player's order if that can matter."""
        ordered = self.in_order_of_leaving(cards, TO_SCORE)
        for card in ordered:
            self.score(card)
        return Cards(ordered)

    def in_order_of_leaving(self, cards: Cards, purpose: str) -> list[Card]:
        """The cards in the order the player wants them to leave, asked for only if what they uncover may decide."""
        if leaving_may_decide(self.game, cards.cards):
            return self.order(cards, TOGETHER, purpose)
        return cards.cards[:]

    def reveal_all(self, cards: Cards) -> Cards:
        """Shows all these cards of one place to everybody until the effect ends; they stay where they are."""
        game = self.game
        zone = cards.zone()
        if cards.cards and zone is not None:
            game.revealed += cards.cards
            game.note_change()
            if game.events is not None:
                game.information += 1
                told = tuple(sorted(cards.cards, key=by_value))  # the order of arrival is nobody's business
                game.events.append(Event(REVEAL, self.seat, game.run, told, EVERYBODY, zone.place, zone.place))
        return cards

    def remove_all(self, cards: Cards) -> Cards:
        """Takes all the cards out of the game, as one step (decision 39)."""
        removed = cards.cards[:]
        for card in removed:
            self.game.move(card, self.game.removed, REMOVE, self.seat)
        self.game.settle()
        return Cards(removed)

    def remove_everything(self) -> None:
        """Takes all hands, boards and score piles out of the game, and ends the action (Fission, ruling 134)."""
        game = self.game
        for player in game.players:
            for zone in [player.hand, player.score_pile, *player.board.piles]:
                for card in zone.cards[:]:
                    game.move(card, game.removed, REMOVE, self.seat)
        game.action_over = True
        game.settle()
