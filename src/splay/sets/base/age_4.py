"""The base cards of age 4."""

from splay.core.achievements import WONDER
from splay.core.card import Card, Face
from splay.core.player import Player
from splay.core.question import TO_RETURN, TO_SCORE, TO_TRANSFER, TO_TUCK
from splay.core.symbols import (
    BLUE,
    BULB,
    CASTLE,
    CROWN,
    FACTORY,
    GREEN,
    HEX,
    LEAF,
    LEFT,
    PURPLE,
    RED,
    RIGHT,
    UNSPLAYED,
    YELLOW,
)


class Experimentation(Card):
    """Draw and meld a [5]."""

    face = Face(4, BLUE, HEX, BULB, BULB, BULB)

    def dogma(self, you: Player) -> None:
        """Draw a [5] and meld it."""
        you.draw_and_meld(5)


class PrintingPress(Card):
    """You may return a score: draw top purple + 2.
    You may splay blue right.
    """

    face = Face(4, BLUE, HEX, BULB, BULB, CROWN)

    def dogma(self, you: Player) -> None:
        """You may return one of the cards in your score pile. If you do, draw a card two higher in value than
        your top purple card.
        """
        if you.return_(you.may_choose(you.score_pile, TO_RETURN)):
            you.draw(you.board.top_value(PURPLE) + 2)

    def dogma_2(self, you: Player) -> None:
        """You may splay blue right."""
        you.may_splay(RIGHT, [BLUE])


class Colonialism(Card):
    """Draw and tuck a [3]. If it has a [crown], repeat."""

    face = Face(4, RED, HEX, FACTORY, BULB, FACTORY)

    def dogma(self, you: Player) -> None:
        """Draw a [3] and tuck it. If it has a [crown], repeat this effect."""
        while you.draw_and_tuck(3).has(CROWN):
            pass


class Gunpowder(Card):
    """I demand a top [castle] card for my score pile.
    If the demand took one, draw and score a [2].
    """

    face = Face(4, RED, HEX, FACTORY, CROWN, FACTORY)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my score pile one of your top cards that has a [castle]!"""
        you.transfer(you.choose(you.tops().having(CASTLE), TO_TRANSFER, to=me), to=me.score_pile)

    def dogma(self, you: Player) -> None:
        """If the demand transferred any card, draw a [2] and score it."""
        if you.dogma_run.transferred:
            you.draw_and_score(2)


class Invention(Card):
    """You may turn a left splay right; score a [4].
    With five colors splayed, claim Wonder.
    """

    face = Face(4, GREEN, HEX, BULB, BULB, FACTORY)

    def dogma(self, you: Player) -> None:
        """Of the colors that are splayed left on your board, you may splay any one right. If you do, draw a
        [4] and score it.
        """
        if you.may_splay(RIGHT, [pile.color for pile in you.board.piles if pile.splay == LEFT]):
            you.draw_and_score(4)

    def dogma_2(self, you: Player) -> None:
        """If all five colors are splayed on your board, each in any direction, claim the Wonder achievement."""
        if UNSPLAYED not in [pile.splay for pile in you.board.piles]:
            you.claim(WONDER)


class Navigation(Card):
    """I demand a scored [2] or [3] for my scores."""

    face = Face(4, GREEN, HEX, CROWN, CROWN, CROWN)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my score pile a [2] or a [3] from your score pile, if it holds one!"""
        fitting = you.score_pile.of_value(2).plus(you.score_pile.of_value(3))
        you.transfer(you.choose(fitting, TO_TRANSFER, to=me), to=me.score_pile)


class Anatomy(Card):
    """I demand: return a score, then an equal top."""

    face = Face(4, YELLOW, LEAF, LEAF, LEAF, HEX)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return one of the cards in your score pile! If you do, also return one of your top
        cards that has the same value!
        """
        returned = you.return_(you.choose(you.score_pile, TO_RETURN))
        if returned:
            you.return_(you.choose(you.tops().of_value(returned.age), TO_RETURN))


class Perspective(Card):
    """You may return a card; score one per two [bulb]."""

    face = Face(4, YELLOW, HEX, BULB, BULB, LEAF)

    def dogma(self, you: Player) -> None:
        """You may return one of the cards in your hand. If you do, for every two [bulb] on your board score
        another card from your hand.
        """
        if you.return_(you.may_choose(you.hand, TO_RETURN)):
            you.score_all(you.choose_exactly(you.hand, you.count(BULB) // 2, TO_SCORE))


class Enterprise(Card):
    """I demand a nonpurple top [crown]; you meld a [4].
    You may splay green right.
    """

    face = Face(4, PURPLE, HEX, CROWN, CROWN, CROWN)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my board one of your top cards that has a [crown] and is not purple! If
        you do, draw a [4] and meld it!
        """
        if you.transfer(you.choose(you.tops().having(CROWN).not_of_color(PURPLE), TO_TRANSFER, to=me), to=me.board):
            you.draw_and_meld(4)

    def dogma(self, you: Player) -> None:
        """You may splay green right."""
        you.may_splay(RIGHT, [GREEN])


class Reformation(Card):
    """You may tuck one card for every two [leaf].
    You may splay yellow or purple right.
    """

    face = Face(4, PURPLE, LEAF, LEAF, HEX, LEAF)

    def dogma(self, you: Player) -> None:
        """You may tuck cards from your hand: exactly one for every two [leaf] on your board, or your whole
        hand if it holds fewer.

        yes: Tuck cards
        no: Keep your hand
        """
        number = min(len(you.hand), you.count(LEAF) // 2)
        if number > 0 and you.may(TO_TUCK):
            you.tuck_all(you.choose_exactly(you.hand, number, TO_TUCK))

    def dogma_2(self, you: Player) -> None:
        """You may splay yellow or purple right."""
        you.may_splay(RIGHT, [YELLOW, PURPLE])
