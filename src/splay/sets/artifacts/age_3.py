"""The artifacts of age 3."""

from splay.core.card import Card, Face
from splay.core.cards import BoardCards
from splay.core.player import Player
from splay.core.question import TO_EXECUTE, TO_RETURN, TO_SCORE, TO_TRANSFER, TO_TUCK
from splay.core.symbols import (
    BLUE,
    BULB,
    CASTLE,
    COLORS,
    CROWN,
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


class DunhuangStarChart(Card):
    """Return your hand. Count it; draw that value."""

    face = Face(3, BLUE, BULB, BULB, HEX, BULB)

    def dogma(self, you: Player) -> None:
        """Return your whole hand. Draw a card whose value is the number of cards returned."""
        returned = you.return_all(you.hand)
        you.draw(len(returned))  # ruling 248: a [1] if there were none


class CharterOfLiberties(Card):
    """Tuck one, splay left; use any splayed top."""

    title = "Charter of Liberties"
    face = Face(3, BLUE, BULB, BULB, HEX, CASTLE)

    def dogma(self, you: Player) -> None:
        """Tuck one of the cards in your hand. If you do, splay its color left, then choose any color that is splayed
        on any board, your own included. Execute all non-demand effects of its top card for yourself alone,
        without sharing them.
        """
        tucked = you.tuck(you.choose(you.hand, TO_TUCK))
        if tucked:
            you.splay(tucked.color, LEFT)
            players = [you, *you.others()]  # decision 34, ruling 148
            splayed = [pile for player in players for pile in player.board.piles if pile.splay != UNSPLAYED]
            pile = you.choose_pile(splayed, TO_EXECUTE)
            if pile:
                you.execute(pile.board.top(pile.color))


class Excalibur(Card):
    """I compel: give a top above mine, same color."""

    face = Face(3, RED, CROWN, HEX, CASTLE, CASTLE)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to transfer to my board one of your top cards that is higher in value than my top card of its
        color!
        """
        higher = [card for card in you.tops() if card.face_up_age > me.board.top_value(card.color)]  # ruling 150
        you.transfer(you.choose(BoardCards(higher), TO_TRANSFER, to=me), to=me.board)


class MjolnirAmulet(Card):
    """I compel: move one color to my score pile."""

    face = Face(3, RED, HEX, CASTLE, CASTLE, BULB)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to choose one of your top cards! Transfer all cards of its color from your board to my
        score pile!
        """
        card = you.choose(you.tops(), TO_TRANSFER, to=me)
        if card:
            you.transfer_all(you.pile(card.color), to=me.score_pile)


class PhilosophersStone(Card):
    """Return a card. Score as many as its value."""

    title = "Philosopher's Stone"
    face = Face(3, GREEN, CROWN, CROWN, CROWN, HEX)

    def dogma(self, you: Player) -> None:
        """Return one of the cards in your hand. Then score as many of the others as the value of the returned
        card.
        """
        returned = you.return_(you.choose(you.hand, TO_RETURN))
        if returned:
            you.score_all(you.choose_exactly(you.hand, returned.age, TO_SCORE))


class BeauvaisCathedralClock(Card):
    """Draw a [4]. Splay its color right."""

    face = Face(3, GREEN, CROWN, CROWN, HEX, CROWN)

    def dogma(self, you: Player) -> None:
        """Draw a [4] and reveal it. Splay its color right."""
        you.splay(you.draw_and_reveal(4).color, RIGHT)  # ruling 151: the card stays in the hand


class MoyloughBeltShrine(Card):
    """I compel you to show your hand; I take one."""

    face = Face(3, YELLOW, CASTLE, LEAF, HEX, CASTLE)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to reveal your whole hand, and transfer to my board the card in it that I choose!"""
        hand = you.reveal_all(you.hand)
        you.transfer(me.choose(hand, TO_TRANSFER, to=me), to=me.board)  # ruling 49


class AlongTheRiverDuringTheQingmingFestival(Card):
    """Draw [4]s to tuck a yellow or score a purple."""

    title = "Along the River during the Qingming Festival"
    face = Face(3, YELLOW, CROWN, CROWN, CROWN, HEX)

    def dogma(self, you: Player) -> None:
        """Draw a [4] and reveal it. If it is yellow, tuck it; if it is purple, score it; if it is neither,
        repeat this effect.
        """
        card = you.draw_and_reveal(4)
        while card.color not in (YELLOW, PURPLE):
            card = you.draw_and_reveal(4)
        if card.color == YELLOW:
            you.tuck(card)
        else:
            you.score(card)


class Necronomicon(Card):
    """Draw a [3]: its color may cost hand or score."""

    face = Face(3, PURPLE, HEX, LEAF, LEAF, LEAF)

    def dogma(self, you: Player) -> None:
        """Draw a [3] and reveal it. If it is yellow, return your whole hand, the drawn card included. If it is green,
        unsplay every color on your board. If it is red, return your whole score pile. If it is blue, draw a [9].
        """
        color = you.draw_and_reveal(3).color  # ruling 151: it stays in the hand
        if color == YELLOW:
            you.return_all(you.hand)  # ruling 258
        elif color == GREEN:
            for splayed in COLORS:
                you.unsplay(splayed)
        elif color == RED:
            you.return_all(you.score_pile)
        elif color == BLUE:
            you.draw(9)


class ShroudOfTurin(Card):
    """Return a color's card, top, score: achieve."""

    title = "Shroud of Turin"
    face = Face(3, PURPLE, LEAF, HEX, LEAF, LEAF)

    def dogma(self, you: Player) -> None:
        """Reveal one of the cards in your hand and return it. If you do, return your top card of its color, then reveal
        a card of its color in your score pile and return it. If you returned all three, claim an available standard
        achievement, eligible or not.
        """
        card = you.choose(you.hand, TO_RETURN)
        you.reveal(card)  # decision 46
        if you.return_(card) is None or card is None:
            return
        top = you.return_(you.board.top(card.color))
        scored = you.choose(you.score_pile.of_color(card.color), TO_RETURN)  # ruling 265
        you.reveal(scored)
        if you.return_(scored) and top:  # ruling 153
            you.claim_one(you.game.available.values())
