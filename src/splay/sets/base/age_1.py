"""The base cards of age 1."""

from splay.core.achievements import MONUMENT
from splay.core.card import Card, Face
from splay.core.player import Player
from splay.core.question import TO_MELD, TO_RETURN, TO_TRANSFER, TO_TUCK
from splay.core.symbols import BLUE, BULB, CASTLE, CROWN, GREEN, HEX, LEAF, LEFT, PURPLE, RED, YELLOW


class Pottery(Card):
    """You may return 1-3 cards to score a [1]-[3].
    Draw a [1].
    """

    face = Face(1, BLUE, HEX, LEAF, LEAF, LEAF)

    def dogma(self, you: Player) -> None:
        """You may return one, two, or three cards from your hand. If you do, draw a card whose value is the number of
        cards returned, and score it.
        """
        returned = you.return_all(you.choose_some(you.hand, at_most=3, purpose=TO_RETURN))
        if returned:
            you.draw_and_score(len(returned))

    def dogma_2(self, you: Player) -> None:
        """Draw a [1]."""
        you.draw(1)


class Tools(Card):
    """You may return three to draw and meld a [3].
    You may return a [3] to draw three [1].
    """

    face = Face(1, BLUE, HEX, BULB, BULB, CASTLE)

    def dogma(self, you: Player) -> None:
        """You may return three of the cards in your hand. If you do, draw a [3] and meld it.

        yes: Return three cards
        no: Keep your hand
        """
        if len(you.hand) >= 3 and you.may(TO_RETURN):
            you.return_all(you.choose_exactly(you.hand, 3, TO_RETURN))
            you.draw_and_meld(3)

    def dogma_2(self, you: Player) -> None:
        """You may return one [3] from your hand. If you do, draw a [1], three times."""
        if you.return_(you.may_choose(you.hand.of_value(3), TO_RETURN)):
            you.draw_some(3, 1)


class Writing(Card):
    """Draw a [2]."""

    face = Face(1, BLUE, HEX, BULB, BULB, CROWN)

    def dogma(self, you: Player) -> None:
        """Draw a [2]."""
        you.draw(2)


class Archery(Card):
    """I demand: draw a [1], give highest in hand."""

    face = Face(1, RED, CASTLE, BULB, HEX, CASTLE)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you draw a [1]! Then transfer to my hand the highest card of your hand!"""
        you.draw(1)
        you.transfer(you.choose(you.hand.highest(), TO_TRANSFER, to=me), to=me.hand)


class Metalworking(Card):
    """Draw a [1]. With a [castle], score it and repeat."""

    face = Face(1, RED, CASTLE, CASTLE, HEX, CASTLE)

    def dogma(self, you: Player) -> None:
        """Draw a [1] and reveal it. If it has a [castle], score it and repeat this effect. If not, keep it."""
        while (card := you.draw_and_reveal(1)).has(CASTLE):
            you.score(card)


class Oars(Card):
    """I demand all [crown] in hand for my score pile.
    If the demand took no card, draw a [1].
    """

    face = Face(1, RED, CASTLE, CROWN, HEX, CASTLE)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my score pile a card from your hand that has a [crown]! If you do, draw a
        [1], then repeat this effect!
        """
        while you.transfer(you.choose(you.hand.having(CROWN), TO_TRANSFER, to=me), to=me.score_pile):
            you.draw(1)

    def dogma(self, you: Player) -> None:
        """If the demand transferred no card, draw a [1]."""
        if not you.dogma_run.transferred:
            you.draw(1)


class Clothing(Card):
    """Meld a card of a color not on your board.
    Score a [1] for each color only you have.
    """

    face = Face(1, GREEN, HEX, CROWN, LEAF, LEAF)

    def dogma(self, you: Player) -> None:
        """Meld a card from your hand whose color is not on your board."""
        you.meld(you.choose(you.hand.not_of_colors(you.board.colors()), TO_MELD))

    def dogma_2(self, you: Player) -> None:
        """For each color that is on your board but on no opponent's board, draw a [1] and score it."""
        theirs = [color for opponent in you.opponents() for color in opponent.board.colors()]
        for color in you.board.colors():
            if color not in theirs:
                you.draw_and_score(1)


class Sailing(Card):
    """Draw and meld a [1]."""

    face = Face(1, GREEN, CROWN, CROWN, HEX, LEAF)

    def dogma(self, you: Player) -> None:
        """Draw a [1] and meld it."""
        you.draw_and_meld(1)


class TheWheel(Card):
    """Draw two [1]."""

    face = Face(1, GREEN, HEX, CASTLE, CASTLE, CASTLE)

    def dogma(self, you: Player) -> None:
        """Draw two [1]."""
        you.draw_some(2, 1)


class Agriculture(Card):
    """You may return a card to score one higher."""

    face = Face(1, YELLOW, HEX, LEAF, LEAF, LEAF)

    def dogma(self, you: Player) -> None:
        """You may return one of the cards in your hand. If you do, draw a card one higher in value than the
        returned card, and score it.
        """
        returned = you.return_(you.may_choose(you.hand, TO_RETURN))
        if returned:
            you.draw_and_score(returned.age + 1)


class Domestication(Card):
    """Meld the lowest card in hand. Draw a [1]."""

    face = Face(1, YELLOW, CASTLE, CROWN, HEX, CASTLE)

    def dogma(self, you: Player) -> None:
        """Meld the lowest card of your hand. Then draw a [1]."""
        you.meld(you.choose(you.hand.lowest(), TO_MELD))
        you.draw(1)


class Masonry(Card):
    """You may meld [castle] cards. Four claim Monument."""

    face = Face(1, YELLOW, CASTLE, HEX, CASTLE, CASTLE)

    def dogma(self, you: Player) -> None:
        """You may meld from your hand as many cards that have a [castle] as you like. If you melded at least
        four, claim the Monument achievement.
        """
        melded = you.meld_all(you.choose_some(you.hand.having(CASTLE), purpose=TO_MELD))
        if len(melded) >= 4:
            you.claim(MONUMENT)


class CityStates(Card):
    """I demand a top [castle] card if you have four [castle]."""

    face = Face(1, PURPLE, HEX, CROWN, CROWN, CASTLE)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my board one of your top cards that has a [castle], if there are at least
        four [castle] on your board! If you do, draw a [1]!
        """
        fitting = you.tops().having(CASTLE)
        if you.count(CASTLE) >= 4 and you.transfer(you.choose(fitting, TO_TRANSFER, to=me), to=me.board):
            you.draw(1)


class CodeOfLaws(Card):
    """You may tuck a card to splay its color left."""

    title = "Code of Laws"
    face = Face(1, PURPLE, HEX, CROWN, CROWN, LEAF)

    def dogma(self, you: Player) -> None:
        """You may tuck a card from your hand whose color is on your board. If you do, you may splay that
        color left.
        """
        tucked = you.tuck(you.may_choose(you.hand.of_colors(you.board.colors()), TO_TUCK))
        if tucked:
            you.may_splay(LEFT, [tucked.color])


class Mysticism(Card):
    """Draw a [1]. Color on board: meld, draw a [1]."""

    face = Face(1, PURPLE, HEX, CASTLE, CASTLE, CASTLE)

    def dogma(self, you: Player) -> None:
        """Draw a [1] and reveal it. If its color is on your board, meld it and draw a [1]. If not, keep it."""
        card = you.draw_and_reveal(1)
        if card.color in you.board.colors():
            you.meld(card)
            you.draw(1)
