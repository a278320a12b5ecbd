"""The Echoes cards of age 8."""

from splay.core.card import Card, Face
from splay.core.cards import Cards
from splay.core.player import Player
from splay.core.question import TO_ACHIEVE, TO_DRAW, TO_MELD, TO_RETURN, TO_SCORE, TO_TRANSFER
from splay.core.symbols import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, UP, YELLOW
from splay.sets.bonuses import BONUS_8, BONUS_9, visible_bonuses
from splay.sets.echoes.foreshadowing import TO_FORESHADOW, draw_and_foreshadow
from splay.sets.echoes.symbols import ECHO


class RadioTelescope(Card):
    """Draw a [9] per two [bulb]. Meld one, return rest."""

    face = Face(8, BLUE, HEX, BULB, BULB, BULB)

    def dogma(self, you: Player) -> None:
        """Draw a [9] for every two [bulb] on your board. Meld one of the cards drawn and return the others. If the card
        you melded is A.I., you win.
        """
        drawn = you.draw_some(you.count(BULB) // 2, 9)  # ruling 252
        melded = you.meld(you.choose(drawn, TO_MELD))  # ruling 211
        you.return_all(drawn.other_than(melded))
        if melded is not None and melded.name == "A.I.":
            you.win()


class XRay(Card):
    """Draw an [8] and tuck it.
    Draw and foreshadow any value per three [leaf].
    You may splay yellow up.
    """

    title = "X-Ray"
    face = Face(8, BLUE, HEX, LEAF, ECHO, BONUS_8)

    def echo(self, you: Player) -> None:
        """Draw an [8] and tuck it."""
        you.draw_and_tuck(8)

    def dogma(self, you: Player) -> None:
        """For every three [leaf] on your board, choose a value, draw a card of that value, and foreshadow it."""
        for _ in range(you.count(LEAF) // 3):  # ruling 252
            draw_and_foreshadow(you, you.choose_value(purpose=TO_FORESHADOW))  # ruling 267

    def dogma_2(self, you: Player) -> None:
        """You may splay yellow up."""
        you.may_splay(UP, [YELLOW])


class Bandage(Card):
    """Meld a [leaf] card from your hand.
    I demand you return a high score and [clock] top.
    """

    face = Face(8, RED, LEAF, ECHO, HEX, LEAF)

    def echo(self, you: Player) -> None:
        """Meld a card that has a [leaf] from your hand."""
        you.meld(you.choose(you.hand.having(LEAF), TO_MELD))

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return the highest card of your score pile whose value no card in your hand has! Return one of
        your top cards that has a [clock]!
        """
        in_hand = you.hand.values()
        unmatched = [card for card in you.score_pile if card.age not in in_hand]
        you.return_(you.choose(you.score_pile.some(unmatched, False).highest(), TO_RETURN))  # ruling 212
        you.return_(you.choose(you.tops().having(CLOCK), TO_RETURN))


class Parachute(Card):
    """I demand all cards in hand without a [clock]."""

    face = Face(8, RED, FACTORY, HEX, CLOCK, CLOCK)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my hand every card in your hand that has no [clock]!"""
        fitting = you.hand.without(CLOCK)
        if not fitting:
            you.prove(fitting)
        you.transfer_all(fitting, to=me.hand)


class Nylon(Card):
    """Tuck an [8] per three [factory]. Any green: repeat.
    You may splay red up.
    """

    face = Face(8, GREEN, BONUS_8, FACTORY, FACTORY, HEX)

    def dogma(self, you: Player) -> None:
        """For every three [factory] on your board, draw an [8] and tuck it. If any of the cards you tucked was green,
        repeat this effect.
        """
        again = True
        while again:
            tucked = Cards([you.draw_and_tuck(8) for _ in range(you.count(FACTORY) // 3)])  # ruling 252
            again = GREEN in tucked.colors()

    def dogma_2(self, you: Player) -> None:
        """You may splay red up."""
        you.may_splay(UP, [RED])


class SlicedBread(Card):
    """Return your hand. Draw two [8].
    Return a score. Score two cards one lower.
    """

    face = Face(8, GREEN, ECHO, HEX, BONUS_9, CROWN)

    def echo(self, you: Player) -> None:
        """Return your whole hand. Draw two [8]."""
        you.return_all(you.hand)
        you.draw_some(2, 8)

    def dogma(self, you: Player) -> None:
        """Return one of the cards in your score pile. Twice, draw a card one lower in value than the card returned and
        score it.
        """
        returned = you.return_(you.choose(you.score_pile, TO_RETURN))
        for _ in range(2):
            you.draw_and_score(0 if returned is None else returned.age - 1)  # ruling 248


class AirConditioner(Card):
    """You may score a card from your hand.
    I demand you return scores your tops match.
    """

    face = Face(8, YELLOW, HEX, ECHO, BONUS_9, LEAF)

    def echo(self, you: Player) -> None:
        """You may score one of the cards in your hand."""
        you.score(you.may_choose(you.hand, TO_SCORE))

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return every card of your score pile that has the same value as any of your top cards!"""
        values = you.tops().values()
        you.return_all(you.score_pile.some([card for card in you.score_pile if card.age in values], False))


class Tractor(Card):
    """Draw a [7].
    Draw and score a [7], then draw a [7].
    """

    face = Face(8, YELLOW, ECHO, CLOCK, CLOCK, HEX)

    def echo(self, you: Player) -> None:
        """Draw a [7]."""
        you.draw(7)

    def dogma(self, you: Player) -> None:
        """Draw a [7] and score it. Draw another [7]."""
        you.draw_and_score(7)
        you.draw(7)


class Crossword(Card):
    """Draw a card of each bonus on your board."""

    face = Face(8, PURPLE, CROWN, BONUS_8, HEX, CROWN)

    def dogma(self, you: Player) -> None:
        """For each bonus visible on your board, draw a card of its value, in the order you want."""
        left = visible_bonuses(you.board)
        while left:
            value = you.choose_value(sorted(set(left)), TO_DRAW)  # rulings 71, 203
            left.remove(value)
            you.draw(value)


class Television(Card):
    """Draw an [8] and meld it.
    Put a rival's score on their board; achieve.
    """

    face = Face(8, PURPLE, BONUS_8, HEX, CLOCK, ECHO)

    def echo(self, you: Player) -> None:
        """Draw an [8] and meld it."""
        you.draw_and_meld(8)

    def dogma(self, you: Player) -> None:
        """Choose a value and an opponent. Transfer a card of that value from the opponent's score pile to their board.
        If they have a standard achievement of that value, achieve, if you are eligible, a card of that value from their
        score pile.
        """
        value = you.choose_value()
        opponent = you.choose_player(you.opponents())
        fitting = opponent.score_pile.of_value(value)
        you.transfer(you.choose(fitting, TO_TRANSFER, to=opponent), to=opponent.board)
        if value in opponent.achievements.values() and you.is_eligible(value):  # ruling 264
            you.achieve_card(you.choose(opponent.score_pile.of_value(value), TO_ACHIEVE))
