"""The artifacts of age 4."""

from splay.core.card import Card, Face
from splay.core.cards import Cards
from splay.core.player import Player
from splay.core.question import TO_MELD, TO_RETURN, TO_REVEAL, TO_SCORE, TO_TRANSFER
from splay.core.symbols import (
    BLUE,
    BULB,
    CASTLE,
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


class PetitionOfRight(Card):
    """I compel you to give a score per top [castle]."""

    title = "Petition of Right"
    face = Face(4, BLUE, BULB, HEX, CROWN, BULB)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to transfer to my score pile a card from your score pile for each of your top cards that has
        a [castle]!
        """
        number = len(you.tops().having(CASTLE))
        you.transfer_all(you.choose_exactly(you.score_pile, number, TO_TRANSFER, to=me), to=me.score_pile)


class DelftPocketTelescope(Card):
    """Return a score; draw [5], [6] to match icons."""

    face = Face(4, BLUE, FACTORY, HEX, BULB, BULB)

    def dogma(self, you: Player) -> None:
        """Reveal one of the cards in your score pile and return it. If you do, draw a [5] and a [6], then reveal one of
        the two that has an icon in common with the returned card. If neither has, reveal and return both, and repeat
        this effect.
        """
        returned = you.choose(you.score_pile, TO_RETURN)
        while returned:
            you.reveal(returned)  # decision 46
            you.return_(returned)
            drawn = Cards([you.draw(5), you.draw(6)], you.hand)
            matching = drawn.some([card for card in drawn if card.icon_set & returned.icon_set], True)  # ruling 154
            if matching:
                you.reveal(you.choose(matching, TO_REVEAL))
                return
            you.return_all(you.reveal_all(drawn))
            returned = you.choose(you.score_pile, TO_RETURN)


class EastIndiaCompanyCharter(Card):
    """Return all scores of a value to score [5]s."""

    face = Face(4, RED, CROWN, FACTORY, FACTORY, HEX)

    def dogma(self, you: Player) -> None:
        """Choose any value but [5]. Return every card of that value from every score pile, your own
        included. For each player whose cards were returned, draw a [5] and score it.
        """
        value = you.choose_value([1, 2, 3, 4, 6, 7, 8, 9, 10], TO_RETURN)
        players = [player for player in [you, *you.others()] if player.score_pile.of_value(value)]
        scored = Cards([card for player in players for card in player.score_pile.of_value(value)])
        you.return_all(scored)  # decision 47
        for _ in players:
            you.draw_and_score(5)


class TortugasGalleon(Card):
    """I compel: give highest scores and equal top."""

    face = Face(4, RED, FACTORY, FACTORY, CROWN, HEX)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to transfer to my score pile all cards of the highest value in your score pile! If you
        transferred any, transfer to my board one of your top cards of that value!
        """
        value = you.score_pile.highest_value()
        if you.transfer_all(you.score_pile.highest(), to=me.score_pile):
            you.transfer(you.choose(you.tops().of_value(value), TO_TRANSFER, to=me), to=me.board)  # ruling 155


class MolassesReefCaravel(Card):
    """Turn hand into three [4]; meld blue, score 1."""

    face = Face(4, GREEN, BULB, BULB, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """Return your whole hand, and draw three [4]. Then meld a blue card from your hand, score one of the cards in
        your hand, and return one of the cards in your score pile.
        """
        you.return_all(you.hand)
        you.draw_some(3, 4)
        you.meld(you.choose(you.hand.of_color(BLUE), TO_MELD))
        you.score(you.choose(you.hand, TO_SCORE))
        you.return_(you.choose(you.score_pile, TO_RETURN))


class HuntLenoxGlobe(Card):
    """With 0-3 cards, swap tops for [5]s. Meld one."""

    title = "Hunt-Lenox Globe"
    face = Face(4, GREEN, BULB, BULB, HEX, BULB)

    def dogma(self, you: Player) -> None:
        """If you have fewer than four cards in your hand, return each of your top cards that is not green, and draw
        that many [5]. Then meld one of the cards in your hand.
        """
        if len(you.hand) < 4:
            returned = you.return_all(you.tops().not_of_color(GREEN))
            you.draw_some(len(returned), 5)
        you.meld(you.choose(you.hand, TO_MELD))  # ruling 156


class Moses(Card):
    """I compel: give all top [crown] to my score pile.
    Score one of your top [crown] cards.
    """

    face = Face(4, YELLOW, LEAF, LEAF, HEX, LEAF)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to transfer to my score pile all your top cards that have a [crown]!"""
        you.transfer_all(you.tops().having(CROWN), to=me.score_pile)

    def dogma(self, you: Player) -> None:
        """Score one of your top cards that has a [crown]."""
        you.score(you.choose(you.tops().having(CROWN), TO_SCORE))


class MonaLisa(Card):
    """Guess color and number: draw five [4], score."""

    face = Face(4, YELLOW, HEX, CROWN, LEAF, LEAF)

    def dogma(self, you: Player) -> None:
        """Choose a number and a color, draw five [4], and reveal your whole hand. If it has exactly that many cards of
        that color, score them, and splay that color right. If not, return your whole hand.
        """
        number = you.choose_number(len(you.hand) + 6)  # one more than the hand can have then
        color = you.choose_color(list(COLORS), number=number)
        you.draw_some(5, 4)
        you.reveal_all(you.hand)
        fitting = you.hand.of_color(color)
        if len(fitting) == number:
            you.score_all(fitting)
            you.splay(color, RIGHT)
        else:
            you.return_all(you.hand)


class CrossOfCoronado(Card):
    """Show a hand of five cards, five colors: win."""

    title = "Cross of Coronado"
    face = Face(4, PURPLE, CROWN, CROWN, HEX, CROWN)

    def dogma(self, you: Player) -> None:
        """Reveal your whole hand. If it has exactly five cards, of five colors, you win."""
        you.reveal_all(you.hand)
        if len(you.hand) == 5 and len(you.hand.colors()) == 5:  # ruling 152
            you.win()


class AbellGalleryHarpsichord(Card):
    """Score a card of each value only one top has."""

    face = Face(4, PURPLE, LEAF, HEX, CROWN, LEAF)

    def dogma(self, you: Player) -> None:
        """For each value that exactly one of your top cards has, draw a card of that value and score it, in
        ascending order.
        """
        tops = you.tops()
        for value in [value for value in tops.values() if len(tops.of_value(value)) == 1]:  # ruling 72
            you.draw_and_score(value)
