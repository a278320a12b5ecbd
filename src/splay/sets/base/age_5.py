"""The base cards of age 5."""

from splay.core.achievements import UNIVERSE
from splay.core.card import Card, Face
from splay.core.cards import Cards
from splay.core.player import Player
from splay.core.question import TO_RETURN, TO_SCORE, TO_TRANSFER
from splay.core.symbols import BLUE, BULB, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, RIGHT, YELLOW


class Chemistry(Card):
    """You may splay blue right.
    Score your highest top + 1; return a score.
    """

    face = Face(5, BLUE, FACTORY, BULB, FACTORY, HEX)

    def dogma(self, you: Player) -> None:
        """You may splay blue right."""
        you.may_splay(RIGHT, [BLUE])

    def dogma_2(self, you: Player) -> None:
        """Draw a card one higher in value than your highest top card, and score it. Then return a card from
        your score pile.
        """
        you.draw_and_score(you.board.highest_top() + 1)
        you.return_(you.choose(you.score_pile, TO_RETURN))


class Physics(Card):
    """Draw three [6]. Two of a color: return hand."""

    face = Face(5, BLUE, FACTORY, BULB, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """Draw a [6] and reveal it, three times. If any two of these cards share a color, return your whole
        hand, these cards included. If not, keep them.
        """
        drawn = Cards([you.draw_and_reveal(6) for _ in range(3)])
        if len(drawn.colors()) < 3:
            you.return_all(you.hand)


class Coal(Card):
    """Draw and tuck a [5].
    You may splay red right.
    You may score a top and the card beneath.
    """

    face = Face(5, RED, FACTORY, FACTORY, FACTORY, HEX)

    def dogma(self, you: Player) -> None:
        """Draw a [5] and tuck it."""
        you.draw_and_tuck(5)

    def dogma_2(self, you: Player) -> None:
        """You may splay red right."""
        you.may_splay(RIGHT, [RED])

    def dogma_3(self, you: Player) -> None:
        """You may score one of your top cards. If you do, score the card that lay beneath it as well."""
        scored = you.may_choose(you.tops(), TO_SCORE)
        pile = you.pile_with(scored)
        if pile:
            you.score(scored)
            you.score(you.board.top(pile.color))


class ThePirateCode(Card):
    """I demand two scores, each a [4] or lower.
    If it took any, score your lowest top [crown].
    """

    face = Face(5, RED, CROWN, FACTORY, CROWN, HEX)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my score pile two cards, each a [4] or lower, from your score pile!"""
        you.transfer_all(you.choose_exactly(you.score_pile.of_value_up_to(4), 2, TO_TRANSFER, to=me), to=me.score_pile)

    def dogma(self, you: Player) -> None:
        """If the demand transferred any card, score the lowest of your top cards that have a [crown]."""
        if you.dogma_run.transferred:
            you.score(you.choose(you.tops().having(CROWN).lowest(), TO_SCORE))


class Banking(Card):
    """I demand a nongreen top [factory]; you score a [5].
    You may splay green right.
    """

    face = Face(5, GREEN, FACTORY, CROWN, HEX, CROWN)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my board one of your top cards that has a [factory] and is not green! If
        you do, draw a [5] and score it!
        """
        fitting = you.tops().not_of_color(GREEN).having(FACTORY)
        if you.transfer(you.choose(fitting, TO_TRANSFER, to=me), to=me.board):
            you.draw_and_score(5)

    def dogma(self, you: Player) -> None:
        """You may splay green right."""
        you.may_splay(RIGHT, [GREEN])


class Measurement(Card):
    """Return one: splay its color right and draw."""

    face = Face(5, GREEN, BULB, LEAF, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """You may reveal one of the cards in your hand and return it. If you do, splay its color right, then
        draw a card whose value is the number of cards of that color on your board.
        """
        returned = you.return_(you.reveal(you.may_choose(you.hand, TO_RETURN)))
        if returned:
            you.splay(returned.color, RIGHT)
            you.draw(len(you.pile(returned.color)))


class Statistics(Card):
    """I demand: take highest scored cards to hand.
    You may splay yellow right.
    """

    face = Face(5, YELLOW, LEAF, BULB, LEAF, HEX)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to your hand every card of the highest value in your score pile!"""
        you.transfer_all(you.score_pile.highest(), to=you.hand)

    def dogma(self, you: Player) -> None:
        """You may splay yellow right."""
        you.may_splay(RIGHT, [YELLOW])


class SteamEngine(Card):
    """Draw and tuck two [4]. Score bottom yellow."""

    face = Face(5, YELLOW, HEX, FACTORY, CROWN, FACTORY)

    def dogma(self, you: Player) -> None:
        """Draw a [4] and tuck it, twice. Then score the bottom card of your yellow pile."""
        you.draw_and_tuck(4)
        you.draw_and_tuck(4)
        you.score(you.board.bottom(YELLOW))


class Astronomy(Card):
    """Draw a [6]. Blue or green: meld it, repeat.
    Claim Universe if nonpurple tops are [6]+.
    """

    face = Face(5, PURPLE, CROWN, BULB, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """Draw a [6] and reveal it. If it is blue or green, meld it and repeat this effect. If not, keep it."""
        drawn = you.draw_and_reveal(6)
        while drawn.color in (BLUE, GREEN):
            you.meld(drawn)
            drawn = you.draw_and_reveal(6)

    def dogma_2(self, you: Player) -> None:
        """If all your top cards that are not purple are [6] or higher, claim the Universe achievement."""
        if not you.tops().not_of_color(PURPLE).of_value_up_to(5):
            you.claim(UNIVERSE)


class Societies(Card):
    """I demand a top [bulb] above mine of its color."""

    face = Face(5, PURPLE, CROWN, HEX, BULB, CROWN)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my board one of your top cards that has a [bulb] and is higher in value
        than my top card of its color! If you do, draw a [5]!
        """
        higher = [card for card in you.tops().having(BULB) if card.age > me.board.top_value(card.color)]
        if you.transfer(you.choose(Cards(higher), TO_TRANSFER, to=me), to=me.board):
            you.draw(5)
