"""The verbs of the rulebook: what a card can make a player do.

Cards change a game by verbs alone. They take the card that a choice gave, or None if there was none, and
give back what they moved, so that "if you do" is an `if`.
"""

from splay.core.card import Card
from splay.core.cards import Cards
from splay.core.event import (
    ACHIEVE,
    DRAW,
    EVERYBODY,
    LOOK,
    MELD,
    PUT_BACK,
    REMOVE,
    RETURN,
    REVEAL,
    SCORE,
    TRANSFER,
    TUCK,
    Event,
)
from splay.core.player.choices import Choices
from splay.core.question import TO_ACHIEVE
from splay.core.zones import ACHIEVEMENTS, Destination, Zone


class Verbs(Choices):
    """Moving one card."""

    __slots__ = ()

    def draw(self, value: int | None = None) -> Card:
        """Draws a card of a value (the highest top card's when none is given) into the hand.

        Raises GameOver if that is above 10.
        """
        wanted = max(self.board.highest_top() if value is None else value, 1)
        game = self.game
        supply = self.supply_for(wanted)
        card = supply.cards[-1]
        game.move(card, self.hand, DRAW, self.seat, wanted=wanted if supply.age > wanted else 0)
        return card

    def draw_some(self, number: int, value: int) -> Cards:
        """Draws that many cards of a value, one after the other."""
        return Cards([self.draw(value) for _ in range(number)], self.hand)

    def draw_of_set(self, set_name: str, value: int) -> Card:
        """Draws a card of a value from a set in play; one that any draw gives if the set has none of it (ruling 10).

        Raises GameOver if that is above 10.
        """
        wanted = max(value, 1)
        supply = self.supply_of_set(set_name, wanted)
        card = supply.cards[-1]
        self.game.move(card, self.hand, DRAW, self.seat, wanted=wanted if supply.age > wanted else 0)
        return card

    def meld(self, card: Card | None) -> Card | None:
        """Puts a card on top of its color's pile."""
        if card is not None:
            self.game.move(card, self.board.piles[card.color], MELD, self.seat)
            self.game.settle()
        return card

    def tuck(self, card: Card | None) -> Card | None:
        """Puts a card at the bottom of its color's pile."""
        if card is not None:
            self.game.move(card, self.board.piles[card.color], TUCK, self.seat, at_bottom=True)
            self.tucked += 1
            self.game.settle()
        return card

    def score(self, card: Card | None) -> Card | None:
        """Scores a card: puts it into the score pile."""
        if card is not None:
            self.game.move(card, self.score_pile, SCORE, self.seat)
            self.scored += 1
            self.game.dirty |= 1 << self.seat
            self.game.settle()
        return card

    def return_(self, card: Card | None) -> Card | None:
        """Returns a card to the bottom of its supply, or wherever else it belongs."""
        if card is not None:
            self.game.move(card, self.game.returns_to(card), RETURN, self.seat, at_bottom=True)
            self.count_returned(1)
            self.game.settle()
        return card

    def transfer(self, card: Card | None, to: Destination) -> Card | None:
        """Moves a card to another place in play: a hand, a score pile, a board (on top) or achievements. It is not
        melding, scoring or achieving (decision 10). Raises GameOver if somebody then has enough achievements.
        """
        if card is not None:
            zone = to.zone_for(card)
            self.game.move(card, zone, TRANSFER, self.seat)
            self.count_transferred(1)
            self.game.settle()
            if zone.kind is ACHIEVEMENTS:
                self.game.check_achievements()
        return card

    def put_back(self, card: Card | None) -> Card | None:
        """Puts a card back on top of its supply."""
        if card is not None:
            self.game.move(card, self.game.returns_to(card), PUT_BACK, self.seat)
            self.game.settle()
        return card

    def remove(self, card: Card | None) -> Card | None:
        """Takes a card out of the game."""
        if card is not None:
            self.game.move(card, self.game.removed, REMOVE, self.seat)
            self.game.settle()
        return card

    def reveal(self, card: Card | None) -> Card | None:
        """Shows a card to everybody until the effect ends; it stays where it is."""
        game = self.game
        if card is not None:
            game.revealed.append(card)
            game.note_change()
            if game.events is not None:
                game.information += 1
                place = game.zone_of(card).place
                game.events.append(Event(REVEAL, self.seat, game.run, card.alone, EVERYBODY, place, place))
        return card

    def look_at(self, card: Card | None) -> Card | None:
        """Looks at a card that stays where it is; only this player sees it, which is no change (ruling 260)."""
        game = self.game
        if card is not None and game.events is not None:
            game.information += 1
            place = game.zone_of(card).place
            game.events.append(Event(LOOK, self.seat, game.run, card.alone, 1 << self.seat, place, place))
        return card

    def draw_and_meld(self, value: int) -> Card:
        """Draws a card of a value and melds it."""
        card = self.draw(value)
        self.meld(card)
        return card

    def draw_and_tuck(self, value: int) -> Card:
        """Draws a card of a value and tucks it."""
        card = self.draw(value)
        self.tuck(card)
        return card

    def draw_and_score(self, value: int) -> Card:
        """Draws a card of a value and scores it."""
        card = self.draw(value)
        self.score(card)
        return card

    def draw_and_reveal(self, value: int) -> Card:
        """Draws a card of a value and reveals it; it stays in the hand."""
        card = self.draw(value)
        self.reveal(card)
        return card

    def achieve(self, value: int) -> Card | None:
        """Takes an available standard achievement of this value; whether the player is eligible is not asked.

        With expansions there may be several, which the player chooses from by their backs. None if there is none.
        """
        if self.game.expansions:
            return self.claim_one([value])
        there = [card for card in self.game.available.cards if card.age == value]
        return self.achieve_card(there[0] if there else None)

    def make_available(self, card: Card | None) -> Card | None:
        """Puts a card among the available standard achievements, face down (ruling 99)."""
        return self.transfer(card, to=self.game.available)

    def claim_one(self, values: list[int]) -> Card | None:
        """Claims an available standard achievement of one of these values, chosen by its back; None if there is none.

        Raises GameOver if that is enough to win.
        """
        available = self.game.available
        there = Cards([card for card in available.cards if card.age in values], available)
        return self.achieve_card(self.choose(there, TO_ACHIEVE))

    def achieve_card(self, card: Card | None) -> Card | None:
        """Makes a card, wherever it lies, an achievement of the player's, eligible or not.

        Raises GameOver if that is enough to win.
        """
        if card is not None:
            self.game.move(card, self.zone_achieved(card), ACHIEVE, self.seat)
            self.game.settle()
            self.game.check_achievements()
        return card

    def zone_achieved(self, card: Card) -> Zone:
        """Where a card comes to lie that the player achieves; an expansion may say where."""
        game = self.game
        if game.expansions:
            for expansion in game.expansions:
                zone = expansion.achieved_to(game.players[self.seat], card)
                if zone is not None:
                    return zone
        return self.achievements

    def count_transferred(self, number: int) -> None:
        """Counts transfers for the running demand, whose later effects may ask for them."""
        run = self.game.run
        if run is not None and run.demanding():
            run.transferred += number

    def count_returned(self, number: int) -> None:
        """Counts returns for the running demand, whose later effects may ask for them."""
        run = self.game.run
        if run is not None and run.demanding():
            run.returned += number
