"""The toys of age 1."""

from splay.core.card import Card, Face
from splay.core.player import Player
from splay.core.question import TO_EXECUTE, TO_SCORE, TO_TRANSFER
from splay.core.symbols import BLUE, BULB, CASTLE, CROWN, HEX, LEAF, LEFT, PURPLE, RED
from tests.toy.engine.symbols import ECHO_SIGN, bonus


class Kite(Card):
    """Draw and tuck a [1].
    You may splay blue or red left.
    """

    face = Face(1, BLUE, HEX, BULB, ECHO_SIGN, BULB)

    def echo(self, you: Player) -> None:
        """Draw a [1] and tuck it."""
        you.draw_and_tuck(1)

    def dogma(self, you: Player) -> None:
        """You may splay blue or red left."""
        you.may_splay(LEFT, [BLUE, RED])


class Rattle(Card):
    """You may score a card from your hand.
    I demand a card from your hand as points.
    If the demand moved no card, draw a [2].
    """

    face = Face(1, RED, ECHO_SIGN, CASTLE, CASTLE, HEX)

    def echo(self, you: Player) -> None:
        """You may score a card from your hand."""
        you.score(you.may_choose(you.hand, TO_SCORE))

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer a card from your hand to my score pile! If you do, draw a [1]!"""
        if you.transfer(you.choose(you.hand, TO_TRANSFER), to=me.score_pile):
            you.draw(1)

    def dogma(self, you: Player) -> None:
        """If the demand moved no card, draw a [2]."""
        if not you.dogma_run.transferred:
            you.draw(2)


class Carousel(Card):
    """Use all effects of another of your tops."""

    face = Face(1, PURPLE, CROWN, bonus(2), CROWN, bonus(4), LEAF, HEX)

    def dogma(self, you: Player) -> None:
        """Choose another of your top cards, and execute all of its effects as if they were on this card."""
        card = you.choose(you.tops().other_than(you.dogma_run.this_card), TO_EXECUTE)
        you.execute_as_this(card)
