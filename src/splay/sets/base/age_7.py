"""The base cards of age 7."""

from splay.core.card import Card, Face
from splay.core.player import Player
from splay.core.player.choices import TOGETHER
from splay.core.question import TO_EXCHANGE, TO_RETURN, TO_SCORE, TO_TRANSFER, TO_TUCK
from splay.core.symbols import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, RIGHT, UP, YELLOW


class Evolution(Card):
    """Score an [8], return a score; or draw higher."""

    face = Face(7, BLUE, BULB, BULB, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """You may do one of two things: draw an [8] and score it, then return a card from your score pile; or
        draw a card one higher in value than the highest card of your score pile.

        1: Draw and score an [8], then return a card from your score pile
        2: Draw a card one higher than your highest scored card
        pass: Do neither
        """
        branch = you.choose_branch(2, may_pass=True)
        if branch == 1:
            you.draw_and_score(8)
            you.return_(you.choose(you.score_pile, TO_RETURN))
        elif branch == 2:
            you.draw(you.score_pile.highest_value() + 1)


class Publications(Card):
    """You may reorder the cards of one color.
    You may splay yellow or blue up.
    """

    face = Face(7, BLUE, HEX, BULB, CLOCK, BULB)

    def dogma(self, you: Player) -> None:
        """You may put the cards of one color on your board into another order.

        yes: Change the order
        no: Keep the order
        """
        colors = [color for color in you.board.colors() if len(you.pile(color)) > 1]
        if colors and you.may():
            color = you.choose_color(colors)
            top_first = you.order(you.pile(color), TOGETHER)
            you.rearrange(color, top_first[::-1])

    def dogma_2(self, you: Player) -> None:
        """You may splay yellow or blue up."""
        you.may_splay(UP, [YELLOW, BLUE])


class Combustion(Card):
    """I demand a scored card per four [crown] I have.
    Return your bottom red card.
    """

    face = Face(7, RED, CROWN, CROWN, FACTORY, HEX)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my score pile a card from your score pile for every four [crown] on my
        board!
        """
        number = me.count(CROWN) // 4
        you.transfer_all(you.choose_exactly(you.score_pile, number, TO_TRANSFER, to=me), to=me.score_pile)

    def dogma(self, you: Player) -> None:
        """Return the bottom card of your red pile."""
        you.return_(you.board.bottom(RED))


class Explosives(Card):
    """I demand the three highest from your hand."""

    face = Face(7, RED, HEX, FACTORY, FACTORY, FACTORY)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my hand the three highest cards of your hand! If you transferred any and
        your hand is now empty, draw a [7]!
        """
        if you.transfer_all(you.choose_highest(you.hand, 3, TO_TRANSFER, to=me), to=me.hand) and not you.hand:
            you.draw(7)


class Bicycle(Card):
    """You may swap your hand and score pile."""

    face = Face(7, GREEN, CROWN, CROWN, CLOCK, HEX)

    def dogma(self, you: Player) -> None:
        """You may exchange your whole hand for your whole score pile.

        yes: Exchange hand and score pile
        no: Exchange nothing
        """
        if (you.hand or you.score_pile) and you.may(TO_EXCHANGE, you.hand.cards + you.score_pile.cards):
            you.exchange(you.hand, you.hand, you.score_pile, you.score_pile)


class Electricity(Card):
    """Return all tops without [factory]; draw an [8] each."""

    face = Face(7, GREEN, BULB, FACTORY, HEX, FACTORY)

    def dogma(self, you: Player) -> None:
        """Return each of your top cards that has no [factory]. For each card returned, draw an [8]."""
        returned = you.return_all(you.tops().without(FACTORY))
        you.draw_some(len(returned), 8)


class Refrigeration(Card):
    """I demand you return half your hand.
    You may score a card from your hand.
    """

    face = Face(7, YELLOW, HEX, LEAF, LEAF, CROWN)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return half of your hand, rounded down!"""
        you.return_all(you.choose_exactly(you.hand, len(you.hand) // 2, TO_RETURN))

    def dogma(self, you: Player) -> None:
        """You may score one of the cards in your hand."""
        you.score(you.may_choose(you.hand, TO_SCORE))


class Sanitation(Card):
    """I demand: swap your highest 2 for my lowest."""

    face = Face(7, YELLOW, LEAF, LEAF, HEX, LEAF)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you exchange the two highest cards of your hand for the lowest card of mine!"""
        highest = you.choose_highest(you.hand, 2, TO_EXCHANGE)
        lowest = you.choose_exactly(me.hand.lowest(), 1, TO_EXCHANGE)
        you.exchange(highest, you.hand, lowest, me.hand)


class Lighting(Card):
    """Tuck 1-3 cards. Score a [7] per value tucked."""

    face = Face(7, PURPLE, HEX, LEAF, CLOCK, LEAF)

    def dogma(self, you: Player) -> None:
        """You may tuck one, two, or three cards from your hand. If you do, for each different value among them draw a
        [7] and score it.
        """
        tucked = you.tuck_all(you.choose_some(you.hand, at_most=3, purpose=TO_TUCK))
        for _ in tucked.values():
            you.draw_and_score(7)


class Railroad(Card):
    """Return your hand. Draw three [6].
    You may turn a right splay up.
    """

    face = Face(7, PURPLE, CLOCK, FACTORY, CLOCK, HEX)

    def dogma(self, you: Player) -> None:
        """Return your whole hand. Then draw three [6]."""
        you.return_all(you.hand)
        you.draw_some(3, 6)

    def dogma_2(self, you: Player) -> None:
        """Of the colors that are splayed right on your board, you may splay any one up."""
        you.may_splay(UP, [color for color in you.board.colors() if you.pile(color).splay == RIGHT])
