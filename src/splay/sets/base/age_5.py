"""The base cards of age 5."""

from splay.core.achievements import UNIVERSE
from splay.core.card import Card, Face
from splay.core.cards import Cards
from splay.core.player import Player
from splay.core.question import RETURN, SCORE, TRANSFER
from splay.core.symbols import BLUE, BULB, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, RIGHT, YELLOW


class Chemistry(Card):
    face = Face(5, BLUE, FACTORY, BULB, FACTORY, HEX)

    def dogma(self, you: Player) -> None:
        """You may splay blue right."""
        you.may_splay(RIGHT, [BLUE])

    def dogma_2(self, you: Player) -> None:
        """Draw and score a card one higher than your highest top card. Return a card from your score pile."""
        you.draw_and_score(you.board.highest_top() + 1)
        you.return_(you.choose(you.score_pile, RETURN))


class Physics(Card):
    face = Face(5, BLUE, FACTORY, BULB, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """Draw and reveal three [6]. If any two of them share a color, return them with your whole hand. If
        not, keep them.
        """
        drawn = Cards([you.draw_and_reveal(6) for _ in range(3)])
        if len(drawn.colors()) < 3:
            you.return_all(you.hand)


class Coal(Card):
    face = Face(5, RED, FACTORY, FACTORY, FACTORY, HEX)

    def dogma(self, you: Player) -> None:
        """Draw a [5] and tuck it."""
        you.draw_and_tuck(5)

    def dogma_2(self, you: Player) -> None:
        """You may splay red right."""
        you.may_splay(RIGHT, [RED])

    def dogma_3(self, you: Player) -> None:
        """You may score one of your top cards. If you do, score the card that was beneath it too."""
        scored = you.score(you.may_choose(you.tops(), SCORE))
        if scored:
            you.score(you.board.top(scored.color))


class ThePirateCode(Card):
    face = Face(5, RED, CROWN, FACTORY, CROWN, HEX)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer two cards of value up to [4] from your score pile to my score pile!"""
        you.transfer_all(you.choose_exactly(you.score_pile.of_value_up_to(4), 2, TRANSFER), to=me.score_pile)

    def dogma(self, you: Player) -> None:
        """If the demand transferred any card, score your lowest top card with a [crown]."""
        if you.dogma_run.transferred:
            you.score(you.choose(you.tops().having(CROWN).lowest(), SCORE))


class Banking(Card):
    face = Face(5, GREEN, FACTORY, CROWN, HEX, CROWN)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer one of your top cards, not green and with a [factory], to my board! If you
        do, draw a [5] and score it!
        """
        fitting = you.tops().not_of_color(GREEN).having(FACTORY)
        if you.transfer(you.choose(fitting, TRANSFER), to=me.board):
            you.draw_and_score(5)

    def dogma(self, you: Player) -> None:
        """You may splay green right."""
        you.may_splay(RIGHT, [GREEN])


class Measurement(Card):
    face = Face(5, GREEN, BULB, LEAF, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """You may reveal and return a card from your hand. If you do, splay your cards of its color right,
        then draw a card of value equal to how many of them there are.
        """
        returned = you.return_(you.reveal(you.may_choose(you.hand, RETURN)))
        if returned:
            you.splay(returned.color, RIGHT)
            you.draw(len(you.pile(returned.color)))


class Statistics(Card):
    face = Face(5, YELLOW, LEAF, BULB, LEAF, HEX)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer every highest card in your score pile to your hand!"""
        you.transfer_all(you.score_pile.highest(), to=you.hand)

    def dogma(self, you: Player) -> None:
        """You may splay yellow right."""
        you.may_splay(RIGHT, [YELLOW])


class SteamEngine(Card):
    face = Face(5, YELLOW, HEX, FACTORY, CROWN, FACTORY)

    def dogma(self, you: Player) -> None:
        """Draw a [4] and tuck it, twice. Then score the yellow card at the very bottom."""
        you.draw_and_tuck(4)
        you.draw_and_tuck(4)
        you.score(you.board.bottom(YELLOW))


class Astronomy(Card):
    face = Face(5, PURPLE, CROWN, BULB, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """Draw and reveal a [6]. If it is blue or green, meld it and repeat this effect."""
        drawn = you.draw_and_reveal(6)
        while drawn.color in (BLUE, GREEN):
            you.meld(drawn)
            drawn = you.draw_and_reveal(6)

    def dogma_2(self, you: Player) -> None:
        """If all your top cards except purple are [6] or higher, claim the Universe achievement."""
        if not you.tops().not_of_color(PURPLE).of_value_up_to(5):
            you.claim(UNIVERSE)


class Societies(Card):
    face = Face(5, PURPLE, CROWN, HEX, BULB, CROWN)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer one of your top cards, with a [bulb] and higher than my top card of its
        color, to my board! If you do, draw a [5]!
        """
        higher = [card for card in you.tops().having(BULB) if card.age > me.board.top_value(card.color)]
        if you.transfer(you.choose(Cards(higher), TRANSFER), to=me.board):
            you.draw(5)
