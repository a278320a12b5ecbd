"""The artifacts of age 9."""

from splay.core.card import Card, Face
from splay.core.cards import Cards
from splay.core.player import Player
from splay.core.question import TO_SCORE, TO_TRANSFER
from splay.core.symbols import (
    BLUE,
    BULB,
    CLOCK,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    HEX,
    LEAF,
    PURPLE,
    RED,
    UP,
    YELLOW,
)


class YeagersBellX1A(Card):
    """Draw, meld, and use a [9]. With a [clock], repeat."""

    title = "Yeager's Bell X-1A"
    face = Face(9, BLUE, CLOCK, CLOCK, FACTORY, HEX)

    def dogma(self, you: Player) -> None:
        """Draw a [9] and meld it. Then execute all of its effects as if they were on this card, without sharing them.
        If the melded card has a [clock], repeat this effect.
        """
        again = True
        while again and not you.game.action_over:  # decision 38
            card = you.draw_and_meld(9)
            you.execute_as_this(card)
            again = card.has(CLOCK)  # ruling 177


class Luna3(Card):
    """Return your scores: 4 cards score a [4], etc."""

    title = "Luna 3"
    face = Face(9, BLUE, FACTORY, HEX, FACTORY, FACTORY)

    def dogma(self, you: Player) -> None:
        """Return your whole score pile. Then draw a card whose value is the number of cards returned, and score
        it.
        """
        you.draw_and_score(len(you.return_all(you.score_pile)))  # none returned: a [1] (ruling 248)


class UnitedNationsCharter(Card):
    """I compel: give demand tops to my score pile.
    If one of your tops has a demand, draw a [10].
    """

    face = Face(9, RED, HEX, LEAF, CLOCK, LEAF)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to transfer to my score pile all your top cards that have a demand effect!"""
        you.transfer_all(you.tops().with_demand(), to=me.score_pile)  # rulings 79, 250

    def dogma(self, you: Player) -> None:
        """If one of your top cards has a demand effect, draw a [10]."""
        if you.tops().with_demand():
            you.draw(10)


class VelcroShoes(Card):
    """I compel you to give a [9]. If not, I win."""

    face = Face(9, RED, FACTORY, FACTORY, CLOCK, HEX)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to transfer to my hand a [9] from your hand! If you do not, transfer to my score pile a [9] from
        your score pile! If you transfer neither, I win!
        """
        if you.transfer(you.choose(you.hand.of_value(9), TO_TRANSFER, to=me), to=me.hand):
            return
        if not you.transfer(you.choose(you.score_pile.of_value(9), TO_TRANSFER, to=me), to=me.score_pile):
            me.win()  # ruling 178


class PhilipsCompactCassette(Card):
    """I compel you to unsplay all your colors.
    Splay any two colors up.
    """

    face = Face(9, GREEN, HEX, LEAF, LEAF, LEAF)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to unsplay every color on your board!"""
        for color in COLORS:
            you.unsplay(color)

    def dogma(self, you: Player) -> None:
        """Splay any two colors up."""
        for _ in range(2):
            you.splay_one_of(UP, list(COLORS))  # not the first one again: decision 45


class Syncom3(Card):
    """Return hand, draw five [9]. All colors: win."""

    title = "Syncom 3"
    face = Face(9, GREEN, HEX, CLOCK, CLOCK, CLOCK)

    def dogma(self, you: Player) -> None:
        """Return your whole hand. Then draw a [9] and reveal it, five times. If all five colors are among these
        cards, you win.
        """
        you.return_all(you.hand)
        revealed = Cards([you.draw_and_reveal(9) for _ in range(5)])
        if len(revealed.colors()) == len(COLORS):  # if not, they are kept: ruling 179
            you.win()


class RockAroundTheClock(Card):
    """Draw and score a [9] per top [clock] you have."""

    title = "Rock Around the Clock"
    face = Face(9, YELLOW, LEAF, CLOCK, HEX, CLOCK)

    def dogma(self, you: Player) -> None:
        """For each of your top cards that has a [clock], draw a [9] and score it."""
        for _ in you.tops().having(CLOCK):
            you.draw_and_score(9)


class MagnavoxOdyssey(Card):
    """Draw and meld two [10]. Same color: you win."""

    face = Face(9, YELLOW, BULB, LEAF, HEX, BULB)

    def dogma(self, you: Player) -> None:
        """Draw a [10] and meld it, twice. If both cards have the same color, you win."""
        first = you.draw_and_meld(10)
        second = you.draw_and_meld(10)
        if first.color == second.color:
            you.win()


class TheBigBang(Card):
    """Use your top blue until it changes nothing."""

    face = Face(9, PURPLE, BULB, HEX, BULB, BULB)

    def dogma(self, you: Player) -> None:
        """Execute all non-demand effects of your top blue card for yourself alone, without sharing them. If that
        changed anything, draw a [10], remove it from the game, and repeat this effect.
        """
        while self.changes_anything(you):
            you.remove(you.draw(10))

    def changes_anything(self, you: Player) -> bool:
        """Executes the top blue card. Whether that changed anything (ruling 63, decision 42) and the action goes on."""
        game = you.game
        before = game.changed
        game.changed = False
        you.execute(you.board.top(BLUE))
        changed = game.changed
        game.changed = before or changed  # another one that asks may be executing this one
        return changed and not game.action_over  # decision 38


class MarilynDiptych(Card):
    """You may score one, take a score; win at 25."""

    face = Face(9, PURPLE, CROWN, CROWN, CROWN, HEX)

    def dogma(self, you: Player) -> None:
        """You may score one of the cards in your hand. You may transfer a card from your score pile to your hand.
        If your score is now exactly 25, you win.
        """
        you.score(you.may_choose(you.hand, TO_SCORE))
        you.transfer(you.may_choose(you.score_pile, TO_TRANSFER), to=you.hand)
        if you.points == 25:
            you.win()
