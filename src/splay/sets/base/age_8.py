"""The base cards of age 8."""

from splay.core.card import Card, Face
from splay.core.cards import Cards
from splay.core.player import Player
from splay.core.question import TO_RETURN, TO_TRANSFER, TO_TUCK
from splay.core.symbols import BLUE, BULB, CLOCK, COLORS, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, UP, YELLOW


class QuantumTheory(Card):
    """You may return two: draw a [10], score a [10]."""

    face = Face(8, BLUE, CLOCK, CLOCK, CLOCK, HEX)

    def dogma(self, you: Player) -> None:
        """You may return one or two cards from your hand. If you return two, draw a [10], then draw another
        [10] and score it.
        """
        returned = you.return_all(you.choose_some(you.hand, at_most=2, purpose=TO_RETURN))
        if len(returned) == 2:
            you.draw(10)
            you.draw_and_score(10)


class Rocketry(Card):
    """Return an opponent's scored card per two [clock]."""

    face = Face(8, BLUE, CLOCK, CLOCK, CLOCK, HEX)

    def dogma(self, you: Player) -> None:
        """For every two [clock] on your board, return a card from the score pile of any opponent."""
        theirs = Cards([card for opponent in you.opponents() for card in opponent.score_pile])
        you.return_all(you.choose_exactly(theirs, you.count(CLOCK) // 2, TO_RETURN))


class Flight(Card):
    """If red is up, you may splay any color up.
    You may splay red up.
    """

    face = Face(8, RED, CROWN, HEX, CLOCK, CROWN)

    def dogma(self, you: Player) -> None:
        """If red is splayed up on your board, you may splay any one color up."""
        if you.pile(RED).splay == UP:
            you.may_splay(UP, list(COLORS))

    def dogma_2(self, you: Player) -> None:
        """You may splay red up."""
        you.may_splay(UP, [RED])


class Mobility(Card):
    """I demand two highest tops, not red or [factory]."""

    face = Face(8, RED, HEX, FACTORY, CLOCK, FACTORY)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my score pile the two highest of your top cards that have no [factory] and
        are not red! If you transferred any, draw an [8]!
        """
        fitting = you.tops().not_of_color(RED).without(FACTORY)  # not those uncovered meanwhile: ruling 129
        first = you.transfer(you.choose(fitting.highest(), TO_TRANSFER, to=me), to=me.score_pile)
        you.transfer(you.choose(fitting.other_than(first).highest(), TO_TRANSFER, to=me), to=me.score_pile)
        if first:
            you.draw(8)


class Corporations(Card):
    """I demand a nongreen top [factory] for my scores.
    Draw and meld an [8].
    """

    face = Face(8, GREEN, HEX, FACTORY, FACTORY, CROWN)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my score pile one of your top cards that has a [factory] and is not green!
        If you do, draw an [8] and meld it!
        """
        fitting = you.tops().not_of_color(GREEN).having(FACTORY)
        if you.transfer(you.choose(fitting, TO_TRANSFER, to=me), to=me.score_pile):
            you.draw_and_meld(8)

    def dogma(self, you: Player) -> None:
        """Draw an [8] and meld it."""
        you.draw_and_meld(8)


class MassMedia(Card):
    """Return one to return all scored of a value.
    You may splay purple up.
    """

    face = Face(8, GREEN, BULB, HEX, CLOCK, BULB)

    def dogma(self, you: Player) -> None:
        """You may return one of the cards in your hand. If you do, choose a value, and return every card of
        that value from every score pile, your own included.
        """
        if you.return_(you.may_choose(you.hand, TO_RETURN)):
            scored = Cards([card for player in [you, *you.others()] for card in player.score_pile])
            you.return_all(scored.of_value(you.choose_value(purpose=TO_RETURN)))

    def dogma_2(self, you: Player) -> None:
        """You may splay purple up."""
        you.may_splay(UP, [PURPLE])


class Antibiotics(Card):
    """Return 1-3 cards; draw two [8] per value."""

    face = Face(8, YELLOW, LEAF, LEAF, LEAF, HEX)

    def dogma(self, you: Player) -> None:
        """You may return one, two, or three cards from your hand. If you do, for each different value among them draw
        two [8].
        """
        returned = you.return_all(you.choose_some(you.hand, at_most=3, purpose=TO_RETURN))
        you.draw_some(2 * len(returned.values()), 8)


class Skyscrapers(Card):
    """I demand a non-yellow top [clock]; lose its pile."""

    face = Face(8, YELLOW, HEX, FACTORY, CROWN, CROWN)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my board one of your top cards that has a [clock] and is not yellow! If
        you do, score the card that lay beneath it, and return the rest of that pile!
        """
        fitting = you.tops().not_of_color(YELLOW).having(CLOCK)
        card = you.choose(fitting, TO_TRANSFER, to=me)
        pile = you.pile_with(card)
        if pile:
            you.transfer(card, to=me.board)
            you.score(you.board.top(pile.color))
            you.return_all(pile)


class Empiricism(Card):
    """Name two colors; draw a [9], meld if named.
    With twenty [bulb] or more, you win.
    """

    face = Face(8, PURPLE, BULB, BULB, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """Choose two different colors. Draw a [9] and reveal it. If it has one of these colors, meld it, and
        you may splay that color up. If not, keep it.
        """
        first = you.choose_color(list(COLORS), time=1, times=2)
        second = you.choose_color([color for color in COLORS if color != first], time=2, times=2)
        card = you.draw_and_reveal(9)
        if card.color in [first, second]:
            you.meld(card)
            you.may_splay(UP, [card.color])

    def dogma_2(self, you: Player) -> None:
        """If there are at least twenty [bulb] on your board, you win."""
        if you.count(BULB) >= 20:
            you.win()


class Socialism(Card):
    """Tuck your hand; purple takes others' lowest."""

    face = Face(8, PURPLE, LEAF, HEX, LEAF, LEAF)

    def dogma(self, you: Player) -> None:
        """You may tuck your whole hand. If you tucked a purple card, transfer to your hand every card of the
        lowest value in each opponent's hand.

        yes: Tuck your hand
        no: Keep your hand
        """
        if you.hand and you.may(TO_TUCK):
            tucked = you.tuck_all(you.hand)
            if tucked.of_color(PURPLE):
                for opponent in you.opponents():
                    you.transfer_all(opponent.hand.lowest(), to=you.hand)
