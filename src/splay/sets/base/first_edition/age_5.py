"""The base cards of age 5 as the first edition has them."""

from splay.core.player import Player
from splay.core.question import TO_RETURN, TO_TRANSFER
from splay.core.symbols import BULB, COLORS, PURPLE, RIGHT
from splay.sets.base import age_5


class Measurement(age_5.Measurement):
    """Return one: splay any color right and draw."""

    def dogma(self, you: Player) -> None:
        """You may return one of the cards in your hand. If you do, choose any color and splay it right, then
        draw a card whose value is the number of cards of that color on your board.
        """
        if you.return_(you.may_choose(you.hand, TO_RETURN)):
            color = you.choose_color(list(COLORS))
            you.splay(color, RIGHT)
            you.draw(len(you.pile(color)))


class Statistics(age_5.Statistics):
    """I demand: take highest scored card to hand.
    You may splay yellow right.
    """

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to your hand the highest card of your score pile! If you do, and it is now
        the only card in your hand, repeat this effect!
        """
        while you.transfer(you.choose(you.score_pile.highest(), TO_TRANSFER, to=you), to=you.hand):
            if len(you.hand) > 1:
                break


class Societies(age_5.Societies):
    """I demand a nonpurple top [bulb]; you draw a [5]."""

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my board one of your top cards that has a [bulb] and is not purple! If you
        do, draw a [5]!
        """
        fitting = you.tops().not_of_color(PURPLE).having(BULB)
        if you.transfer(you.choose(fitting, TO_TRANSFER, to=me), to=me.board):
            you.draw(5)
