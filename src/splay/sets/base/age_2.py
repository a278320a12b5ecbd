"""The base cards of age 2."""

from splay.core.achievements import EMPIRE
from splay.core.card import Card, Face
from splay.core.player import Player
from splay.core.question import TO_EXCHANGE, TO_MELD, TO_RETURN, TO_SCORE, TO_TRANSFER
from splay.core.symbols import BLUE, BULB, CASTLE, CROWN, GREEN, HEX, LEAF, LEFT, PURPLE, RED, YELLOW


class Calendar(Card):
    """With more scored than in hand, draw two [3]."""

    face = Face(2, BLUE, HEX, LEAF, LEAF, BULB)

    def dogma(self, you: Player) -> None:
        """If your score pile holds more cards than your hand, draw two [3]."""
        if len(you.score_pile) > len(you.hand):
            you.draw_some(2, 3)


class Mathematics(Card):
    """You may return a card to meld one higher."""

    face = Face(2, BLUE, HEX, BULB, CROWN, BULB)

    def dogma(self, you: Player) -> None:
        """You may return one of the cards in your hand. If you do, draw a card one higher in value than the
        returned card, and meld it.
        """
        returned = you.return_(you.may_choose(you.hand, TO_RETURN))
        if returned:
            you.draw_and_meld(returned.age + 1)


class Construction(Card):
    """I demand two cards from hand; you draw a [2].
    If only you have five tops, claim Empire.
    """

    face = Face(2, RED, CASTLE, HEX, CASTLE, CASTLE)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my hand two cards from your hand! Then draw a [2]!"""
        you.transfer_all(you.choose_exactly(you.hand, 2, TO_TRANSFER, to=me), to=me.hand)
        you.draw(2)

    def dogma(self, you: Player) -> None:
        """If you have five top cards and no opponent does, claim the Empire achievement."""
        rivals = [opponent for opponent in you.opponents() if len(opponent.tops()) == 5]  # ruling 106
        if len(you.tops()) == 5 and not rivals:
            you.claim(EMPIRE)


class RoadBuilding(Card):
    """Meld 1-2. If 2, may trade top red for green."""

    face = Face(2, RED, CASTLE, CASTLE, HEX, CASTLE)

    def dogma(self, you: Player) -> None:
        """Meld one or two cards from your hand. If you melded two, you may transfer your top red card to the
        board of another player. If you do, transfer to your board the top green card of that player.
        """
        melded = you.meld_all(you.choose_some(you.hand, at_most=2, at_least=1, purpose=TO_MELD))
        red = you.board.top(RED)
        if len(melded) == 2 and red:
            other = you.may_choose_player(you.others(), TO_TRANSFER)
            if other:
                you.transfer(red, to=other.board)
                you.transfer(other.board.top(GREEN), to=you.board)


class Currency(Card):
    """Score a [2] per value you return from hand."""

    face = Face(2, GREEN, LEAF, CROWN, HEX, CROWN)

    def dogma(self, you: Player) -> None:
        """You may return as many cards from your hand as you like. If you do, for each different value among
        them draw a [2] and score it.
        """
        returned = you.return_all(you.choose_some(you.hand, purpose=TO_RETURN))
        for _ in returned.values():
            you.draw_and_score(2)


class Mapmaking(Card):
    """I demand a scored [1] for my score pile.
    If the demand took one, draw and score a [1].
    """

    face = Face(2, GREEN, HEX, CROWN, CROWN, CASTLE)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my score pile a [1] from your score pile, if it holds one!"""
        you.transfer(you.choose(you.score_pile.of_value(1), TO_TRANSFER, to=me), to=me.score_pile)

    def dogma(self, you: Player) -> None:
        """If the demand transferred any card, draw a [1] and score it."""
        if you.dogma_run.transferred:
            you.draw_and_score(1)


class CanalBuilding(Card):
    """You may swap highest hand and scored cards."""

    face = Face(2, YELLOW, HEX, CROWN, LEAF, CROWN)

    def dogma(self, you: Player) -> None:
        """You may exchange every card of the highest value in your hand for every card of the highest value
        in your score pile.

        yes: Exchange the highest cards
        no: Exchange nothing
        """
        held, scored = you.hand.highest(), you.score_pile.highest()
        if (held or scored) and you.may(TO_EXCHANGE, held.cards + scored.cards):
            you.exchange(held, you.hand, scored, you.score_pile)


class Fermenting(Card):
    """Draw a [2] for each of your colors with [leaf]."""

    face = Face(2, YELLOW, LEAF, LEAF, HEX, CASTLE)

    def dogma(self, you: Player) -> None:
        """For each color on your board that shows at least one [leaf], draw a [2]."""
        you.draw_some(len([pile for pile in you.board.piles if pile.count(LEAF)]), 2)


class Monotheism(Card):
    """I demand a top color I lack for my scores.
    Draw and tuck a [1].
    """

    face = Face(2, PURPLE, HEX, CASTLE, CASTLE, CASTLE)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my score pile one of your top cards whose color is not on my board! If you
        do, draw a [1] and tuck it!
        """
        fitting = you.tops().not_of_colors(me.board.colors())
        if you.transfer(you.choose(fitting, TO_TRANSFER, to=me), to=me.score_pile):
            you.draw_and_tuck(1)

    def dogma(self, you: Player) -> None:
        """Draw a [1] and tuck it."""
        you.draw_and_tuck(1)


class Philosophy(Card):
    """You may splay a color left.
    You may score a card from your hand.
    """

    face = Face(2, PURPLE, HEX, BULB, BULB, BULB)

    def dogma(self, you: Player) -> None:
        """You may splay any one color left."""
        you.may_splay(LEFT, you.board.colors())

    def dogma_2(self, you: Player) -> None:
        """You may score one of the cards in your hand."""
        you.score(you.may_choose(you.hand, TO_SCORE))
