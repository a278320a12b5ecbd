"""The base cards of age 3."""

from splay.core.achievements import WORLD
from splay.core.card import Card, Face
from splay.core.player import Player
from splay.core.question import TO_EXCHANGE, TO_MELD, TO_RETURN, TO_SCORE, TO_TRANSFER
from splay.core.symbols import BLUE, BULB, CASTLE, CROWN, GREEN, HEX, LEAF, LEFT, PURPLE, RED, YELLOW


class Alchemy(Card):
    """Draw a [4] per 3 [castle]. Any red: return hand.
    Meld a card from your hand; then score one.
    """

    face = Face(3, BLUE, HEX, LEAF, CASTLE, CASTLE)

    def dogma(self, you: Player) -> None:
        """For every three [castle] on your board, draw a [4] and reveal it. If any of these cards is red,
        return your whole hand, these cards included. If not, keep them.
        """
        drawn = [you.draw_and_reveal(4) for _ in range(you.count(CASTLE) // 3)]
        if RED in [card.color for card in drawn]:
            you.return_all(you.hand)

    def dogma_2(self, you: Player) -> None:
        """Meld one of the cards in your hand. Then score another of them."""
        you.meld(you.choose(you.hand, TO_MELD))
        you.score(you.choose(you.hand, TO_SCORE))


class Translation(Card):
    """You may meld your whole score pile.
    If all your tops have a [crown], claim World.
    """

    face = Face(3, BLUE, HEX, CROWN, CROWN, CROWN)

    def dogma(self, you: Player) -> None:
        """You may meld your whole score pile.

        yes: Meld your score pile
        no: Keep your score pile
        """
        if you.score_pile and you.may(TO_MELD):
            you.meld_all(you.score_pile)

    def dogma_2(self, you: Player) -> None:
        """If all your top cards have a [crown], claim the World achievement."""
        if not you.tops().without(CROWN):
            you.claim(WORLD)


class Engineering(Card):
    """I demand all top [castle] cards for my score pile.
    You may splay red left.
    """

    face = Face(3, RED, CASTLE, HEX, BULB, CASTLE)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my score pile each of your top cards that has a [castle]!"""
        you.transfer_all(you.tops().having(CASTLE), to=me.score_pile)

    def dogma(self, you: Player) -> None:
        """You may splay red left."""
        you.may_splay(LEFT, [RED])


class Optics(Card):
    """Meld a [3]. [crown]: score a [4]; else give points."""

    face = Face(3, RED, CROWN, CROWN, CROWN, HEX)

    def dogma(self, you: Player) -> None:
        """Draw a [3] and meld it. If it has a [crown], draw a [4] and score it. If not, transfer a card from
        your score pile to that of an opponent who has fewer points than you.
        """
        if you.draw_and_meld(3).has(CROWN):
            you.draw_and_score(4)
            return
        poorer = [opponent for opponent in you.opponents() if opponent.points < you.points]
        if poorer and you.score_pile:
            opponent = you.choose_player(poorer, TO_TRANSFER)
            you.transfer(you.choose(you.score_pile, TO_TRANSFER, to=opponent), to=opponent.score_pile)


class Compass(Card):
    """I demand a non-green top [leaf] for one without."""

    face = Face(3, GREEN, HEX, CROWN, CROWN, LEAF)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my board one of your top cards that has a [leaf] and is not green! Then
        transfer to your board one of my top cards that has no [leaf]!
        """
        you.transfer(you.choose(you.tops().having(LEAF).not_of_color(GREEN), TO_TRANSFER, to=me), to=me.board)
        you.transfer(you.choose(me.tops().without(LEAF), TO_TRANSFER, to=you), to=you.board)


class Paper(Card):
    """You may splay green or blue left.
    Draw a [4] for each color splayed left.
    """

    face = Face(3, GREEN, HEX, BULB, BULB, CROWN)

    def dogma(self, you: Player) -> None:
        """You may splay green or blue left."""
        you.may_splay(LEFT, [GREEN, BLUE])

    def dogma_2(self, you: Player) -> None:
        """For each color that is splayed left on your board, draw a [4]."""
        you.draw_some(sum([1 for pile in you.board.piles if pile.splay == LEFT]), 4)


class Machinery(Card):
    """I demand: swap hands, yours for my highest.
    Score a [castle] card. You may splay red left.
    """

    face = Face(3, YELLOW, LEAF, LEAF, HEX, CASTLE)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you exchange your whole hand for every card of the highest value in my hand!"""
        you.exchange(you.hand, you.hand, me.hand.highest(), me.hand)

    def dogma(self, you: Player) -> None:
        """Score a card from your hand that has a [castle]. You may splay red left."""
        you.score(you.choose(you.hand.having(CASTLE), TO_SCORE))
        you.may_splay(LEFT, [RED])


class Medicine(Card):
    """I demand: swap highest score for my lowest."""

    face = Face(3, YELLOW, CROWN, LEAF, LEAF, HEX)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you exchange the highest card of your score pile for the lowest card of mine!"""
        highest = you.choose_exactly(you.score_pile.highest(), 1, TO_EXCHANGE)
        lowest = you.choose_exactly(me.score_pile.lowest(), 1, TO_EXCHANGE)
        you.exchange(highest, you.score_pile, lowest, me.score_pile)


class Education(Card):
    """You may swap top score for one 2 above next."""

    face = Face(3, PURPLE, BULB, BULB, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """You may return the highest card of your score pile. If you do, draw a card two higher in value than
        the highest card still there.
        """
        if you.return_(you.may_choose(you.score_pile.highest(), TO_RETURN)):
            you.draw(you.score_pile.highest_value() + 2)


class Feudalism(Card):
    """I demand a held [castle]; unsplay its color.
    You may splay yellow or purple left.
    """

    face = Face(3, PURPLE, HEX, CASTLE, LEAF, CASTLE)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my hand a card from your hand that has a [castle]! If you do, unsplay its
        color on your board!
        """
        card = you.transfer(you.choose(you.hand.having(CASTLE), TO_TRANSFER, to=me), to=me.hand)
        if card:
            you.unsplay(card.color)

    def dogma(self, you: Player) -> None:
        """You may splay yellow or purple left."""
        you.may_splay(LEFT, [YELLOW, PURPLE])
