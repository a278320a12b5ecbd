"""The artifacts of age 2."""

from splay.core.card import Card, Face
from splay.core.cards import BoardCards, Cards
from splay.core.player import Player
from splay.core.question import TO_EXECUTE, TO_MELD, TO_RETURN, TO_SCORE, TO_TRANSFER
from splay.core.symbols import BLUE, BULB, CASTLE, CROWN, GREEN, HEX, LEAF, LEFT, PURPLE, RED, YELLOW
from splay.sets.artifacts import ARTIFACTS


class SeikilosEpitaph(Card):
    """Meld a [3], then its pile's bottom; use that."""

    face = Face(2, BLUE, LEAF, LEAF, LEAF, HEX)

    def dogma(self, you: Player) -> None:
        """Draw a [3] and meld it. Then meld the bottom card of its color on your board, and execute all non-demand
        effects of that card for yourself alone, without sharing them.
        """
        you.execute(you.meld_bottom(you.draw_and_meld(3).color))


class RosettaStone(Card):
    """Draw two [2]; meld one, an opponent gets one."""

    face = Face(2, BLUE, CASTLE, CASTLE, CASTLE, HEX)

    def dogma(self, you: Player) -> None:
        """Choose a card set, and draw two [2] from it. Meld one of them, then transfer the other to the board of an
        opponent of your choice.
        """
        chosen = you.choose_set()  # ruling 269
        drawn = Cards([you.draw_of_set(chosen, 2), you.draw_of_set(chosen, 2)], you.hand)
        melded = you.meld(you.choose(drawn, TO_MELD))
        other = you.choose(drawn.other_than(melded), TO_TRANSFER)
        you.transfer(other, to=you.choose_player(you.opponents(), TO_TRANSFER).board)


class ChronicleOfZuo(Card):
    """Fewest [castle]: draw a [2]; [crown]: a [3]; [bulb]: a [4]."""

    title = "Chronicle of Zuo"
    face = Face(2, RED, CROWN, HEX, BULB, BULB)

    def dogma(self, you: Player) -> None:
        """If no other player has fewer [castle] than you, draw a [2]. If no other player has fewer [crown] than you,
        draw a [3]. If no other player has fewer [bulb] than you, draw a [4].
        """
        values: list[int] = []
        for value, icon in ((2, CASTLE), (3, CROWN), (4, BULB)):
            if you.count(icon) <= min([player.count(icon) for player in you.others()]):
                values.append(value)
        for value in values:  # ruling 146: all three are compared before the first draw
            you.draw(value)


class BabylonianChronicles(Card):
    """I compel you to give a top [castle] card, not red.
    Draw and score a [3].
    """

    face = Face(2, RED, HEX, CASTLE, CASTLE, CASTLE)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to transfer to my board one of your top cards that has a [castle] and is not red!"""
        you.transfer(you.choose(you.tops().not_of_color(RED).having(CASTLE), TO_TRANSFER, to=me), to=me.board)

    def dogma(self, you: Player) -> None:
        """Draw a [3] and score it."""
        you.draw_and_score(3)


class HolyLance(Card):
    """I compel you to give a top artifact.
    If Holy Grail is one of your tops, you win.
    """

    face = Face(2, GREEN, CASTLE, LEAF, HEX, CASTLE)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to transfer to my board one of your top cards that is an artifact!"""
        you.transfer(you.choose(you.tops().of_set(ARTIFACTS), TO_TRANSFER, to=me), to=me.board)

    def dogma(self, you: Player) -> None:
        """If Holy Grail is one of your top cards, you win."""
        if any([isinstance(card, HolyGrail) for card in you.tops()]):  # ruling 147
            you.win()


class BaghdadBattery(Card):
    """Meld two; one color, two sets score five [2]."""

    face = Face(2, GREEN, CROWN, BULB, HEX, CROWN)

    def dogma(self, you: Player) -> None:
        """Meld two of the cards in your hand. If you melded two, both of one color but from different sets, draw a [2]
        and score it, five times.
        """
        melded = you.meld_all(you.choose_exactly(you.hand, 2, TO_MELD)).cards  # ruling 149
        if len(melded) == 2 and melded[0].set_name != melded[1].set_name and melded[0].color == melded[1].color:
            for _ in range(5):
                you.draw_and_score(2)


class HolyGrail(Card):
    """Return a card. Claim an equal achievement."""

    face = Face(2, YELLOW, LEAF, HEX, CROWN, LEAF)

    def dogma(self, you: Player) -> None:
        """Return one of the cards in your hand. If you do, claim an available standard achievement of its value,
        eligible or not.
        """
        returned = you.return_(you.choose(you.hand, TO_RETURN))
        if returned:
            you.claim_one([returned.age])


class TerracottaArmy(Card):
    """I compel you to return a top without [castle].
    Score a hand card without a [castle].
    """

    face = Face(2, YELLOW, CROWN, CROWN, CROWN, HEX)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to return one of your top cards that has no [castle]!"""
        you.return_(you.choose(you.tops().without(CASTLE), TO_RETURN))

    def dogma(self, you: Player) -> None:
        """Score a card from your hand that has no [castle]."""
        you.score(you.choose(you.hand.without(CASTLE), TO_SCORE))  # ruling 67


class DeadSeaScrolls(Card):
    """Draw an artifact equal to your highest top."""

    face = Face(2, PURPLE, HEX, CASTLE, BULB, CASTLE)

    def dogma(self, you: Player) -> None:
        """Draw an artifact of the same value as your highest top card."""
        you.draw_of_set(ARTIFACTS, you.board.highest_top())


class CyrusCylinder(Card):
    """Use any other top purple; splay a pile left."""

    face = Face(2, PURPLE, HEX, BULB, BULB, CASTLE)

    def dogma(self, you: Player) -> None:
        """Choose a top purple card other than this one, on any board. Execute all of its non-demand effects for
        yourself alone, without sharing them. Then splay a color of your choice left, on the board of any player.
        """
        players = [you, *you.others()]
        purple = BoardCards([card for player in players for card in player.tops() if card.color == PURPLE])
        you.execute(you.choose(purple.other_than(you.dogma_run.this_card), TO_EXECUTE))  # ruling 60
        you.splay_one_on(LEFT, [player.board for player in players])
