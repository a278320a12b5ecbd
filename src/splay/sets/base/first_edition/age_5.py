"""The base cards of age 5 as the first edition has them."""

from splay.core.player import Player
from splay.core.question import RETURN, TRANSFER
from splay.core.symbols import BULB, COLORS, PURPLE, RIGHT
from splay.sets.base import age_5


class Measurement(age_5.Measurement):
    def dogma(self, you: Player) -> None:
        """You may return a card from your hand. If you do, choose a color. Splay your cards of that color
        right, then draw a card of value equal to how many of them there are.
        """
        if you.return_(you.may_choose(you.hand, RETURN)):
            color = you.choose_color(list(COLORS))
            you.splay(color, RIGHT)
            you.draw(len(you.pile(color)))


class Statistics(age_5.Statistics):
    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer the highest card in your score pile to your hand! If you do, and it is now
        the only card there, repeat this effect!
        """
        while you.transfer(you.choose(you.score_pile.highest(), TRANSFER), to=you.hand):
            if len(you.hand) > 1:
                break


class Societies(age_5.Societies):
    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer one of your top cards, not purple and with a [bulb], to my board! If you do,
        draw a [5]!
        """
        fitting = you.tops().not_of_color(PURPLE).having(BULB)
        if you.transfer(you.choose(fitting, TRANSFER), to=me.board):
            you.draw(5)
