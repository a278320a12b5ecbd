"""The base cards of age 6."""

from splay.core.card import Card, Face
from splay.core.player import Player
from splay.core.question import TO_MELD, TO_RETURN, TO_REVEAL, TO_TRANSFER, TO_TUCK
from splay.core.symbols import (
    BLUE,
    BULB,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    HEX,
    LEAF,
    PURPLE,
    RED,
    RIGHT,
    YELLOW,
)


class AtomicTheory(Card):
    """You may splay blue right.
    Draw and meld a [7].
    """

    face = Face(6, BLUE, BULB, BULB, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """You may splay blue right."""
        you.may_splay(RIGHT, [BLUE])

    def dogma_2(self, you: Player) -> None:
        """Draw a [7] and meld it."""
        you.draw_and_meld(7)


class Encyclopedia(Card):
    """You may meld all your highest scored cards."""

    face = Face(6, BLUE, HEX, CROWN, CROWN, CROWN)

    def dogma(self, you: Player) -> None:
        """You may meld every card of the highest value in your score pile, all of them or none.

        yes: Meld your highest scored cards
        no: Keep your score pile
        """
        if you.score_pile and you.may(TO_MELD):
            you.meld_all(you.score_pile.highest())


class Industrialization(Card):
    """Draw and tuck a [6] per color with a [factory].
    You may splay red or purple right.
    """

    face = Face(6, RED, CROWN, FACTORY, FACTORY, HEX)

    def dogma(self, you: Player) -> None:
        """For each color on your board that shows at least one [factory], draw a [6] and tuck it."""
        showing = [pile for pile in you.board.piles if pile.count(FACTORY)]
        for _ in showing:
            you.draw_and_tuck(6)

    def dogma_2(self, you: Player) -> None:
        """You may splay red or purple right."""
        you.may_splay(RIGHT, [RED, PURPLE])


class MachineTools(Card):
    """Draw and score your highest scored value."""

    face = Face(6, RED, FACTORY, FACTORY, HEX, FACTORY)

    def dogma(self, you: Player) -> None:
        """Draw a card of the same value as the highest card of your score pile, and score it."""
        you.draw_and_score(you.score_pile.highest_value())


class Classification(Card):
    """Take a color from opponents' hands; meld it."""

    face = Face(6, GREEN, BULB, BULB, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """Reveal one of the cards in your hand. Transfer to your hand every card of its color from the hands
        of all opponents. Then meld every card of that color from your hand.
        """
        revealed = you.reveal(you.choose(you.hand, TO_REVEAL))
        if revealed:
            for opponent in you.opponents():
                if not you.transfer_all(opponent.hand.of_color(revealed.color), to=you.hand):
                    opponent.show(opponent.hand)
            you.meld_all(you.hand.of_color(revealed.color))


class MetricSystem(Card):
    """If green splays right, may splay any right.
    You may splay green right.
    """

    face = Face(6, GREEN, HEX, FACTORY, CROWN, CROWN)

    def dogma(self, you: Player) -> None:
        """If green is splayed right on your board, you may splay any one color right."""
        if you.pile(GREEN).splay == RIGHT:
            you.may_splay(RIGHT, list(COLORS))

    def dogma_2(self, you: Player) -> None:
        """You may splay green right."""
        you.may_splay(RIGHT, [GREEN])


class Canning(Card):
    """You may tuck a [6] to score tops without [factory].
    You may splay yellow right.
    """

    face = Face(6, YELLOW, HEX, FACTORY, LEAF, FACTORY)

    def dogma(self, you: Player) -> None:
        """You may draw a [6] and tuck it. If you do, score each of your top cards that has no [factory].

        yes: Draw and tuck
        no: Draw nothing
        """
        if you.may(TO_TUCK):
            you.draw_and_tuck(6)
            you.score_all(you.tops().without(FACTORY))

    def dogma_2(self, you: Player) -> None:
        """You may splay yellow right."""
        you.may_splay(RIGHT, [YELLOW])


class Vaccination(Card):
    """I demand: return lowest scores, meld a [6].
    If any were returned, draw and meld a [7].
    """

    face = Face(6, YELLOW, LEAF, FACTORY, LEAF, HEX)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return every card of the lowest value in your score pile! If you returned any, draw a
        [6] and meld it!
        """
        if you.return_all(you.score_pile.lowest()):
            you.draw_and_meld(6)

    def dogma(self, you: Player) -> None:
        """If the demand returned any card, draw a [7] and meld it."""
        if you.dogma_run.returned:
            you.draw_and_meld(7)


class Democracy(Card):
    """Return more cards than anyone: score an [8]."""

    face = Face(6, PURPLE, CROWN, BULB, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """You may return as many cards from your hand as you like. If you have now returned more cards through
        Democracy in this action than every other player has, draw an [8] and score it.
        """
        returned = you.tally()
        returned[you.seat] += len(you.return_all(you.choose_some(you.hand, purpose=TO_RETURN)))
        if returned[you.seat] > max([returned[other.seat] for other in you.others()]):
            you.draw_and_score(8)


class Emancipation(Card):
    """I demand a card from hand for my score pile.
    You may splay red or purple right.
    """

    face = Face(6, PURPLE, FACTORY, BULB, FACTORY, HEX)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my score pile a card from your hand! If you do, draw a [6]!"""
        if you.transfer(you.choose(you.hand, TO_TRANSFER, to=me), to=me.score_pile):
            you.draw(6)

    def dogma(self, you: Player) -> None:
        """You may splay red or purple right."""
        you.may_splay(RIGHT, [RED, PURPLE])
