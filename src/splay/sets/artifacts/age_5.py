"""The artifacts of age 5."""

from splay.core.card import Card, Face
from splay.core.cards import Cards
from splay.core.player import Player
from splay.core.question import TO_EXECUTE, TO_MELD, TO_RETURN, TO_SCORE, TO_TRANSFER
from splay.core.symbols import BLUE, BULB, COLORS, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, RIGHT, YELLOW


class BoerhavveSilverMicroscope(Card):
    """Return lowest card and top; score the sum."""

    face = Face(5, BLUE, BULB, FACTORY, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """Return the lowest card of your hand and your lowest top card. Draw a card whose value is the sum of the
        values of the cards returned, and score it.
        """
        from_hand = you.choose_exactly(you.hand.lowest(), 1, TO_RETURN)
        from_board = you.choose_exactly(you.tops().lowest(), 1, TO_RETURN)
        returned = you.return_all(from_hand.plus(from_board))
        you.draw_and_score(sum([card.age for card in returned]))  # ruling 160


class Principia(Card):
    """Return tops but blue; meld one above each."""

    face = Face(5, BLUE, BULB, BULB, HEX, BULB)

    def dogma(self, you: Player) -> None:
        """Return all your top cards that are not blue. For each card returned, draw a card one higher in value and meld
        it, in ascending order.
        """
        returned = you.return_all(you.tops().not_of_color(BLUE))
        for value in sorted([card.age for card in returned]):  # ruling 72
            you.draw_and_meld(value + 1)


class BillOfRights(Card):
    """I compel: give a color you show more of."""

    title = "Bill of Rights"
    face = Face(5, RED, HEX, LEAF, BULB, BULB)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to choose a color of which more cards are visible on your board than on mine! Transfer to my
        board all cards of that color from your board, from the bottom to the top!
        """
        more = [color for color in COLORS if len(you.pile(color).visible()) > len(me.pile(color).visible())]
        if more:
            color = you.choose_color(more, TO_TRANSFER)
            for card in you.pile(color).cards[:]:  # ruling 157
                you.transfer(card, to=me.board)


class ShipOfTheLineSussex(Card):
    """Return your scores; if none, score a pile."""

    title = "Ship of the Line Sussex"
    face = Face(5, RED, FACTORY, FACTORY, HEX, FACTORY)

    def dogma(self, you: Player) -> None:
        """If your score pile is empty, choose a color and score all cards of that color from your board. If not,
        return your whole score pile.
        """
        if you.score_pile:
            you.return_all(you.score_pile)
        else:
            you.score_all(you.pile(you.choose_color(list(COLORS), TO_SCORE)))


class BarqueLongueLaBelle(Card):
    """Draw and meld a [5]. If not green, repeat."""

    title = "Barque-Longue La Belle"
    face = Face(5, GREEN, FACTORY, HEX, FACTORY, CROWN)

    def dogma(self, you: Player) -> None:
        """Draw a [5] and meld it. If it is not green, repeat this effect."""
        while you.draw_and_meld(5).color != GREEN:
            pass


class HudsonsBayCompanyArchives(Card):
    """Score bottoms; meld a score, splay it right."""

    title = "Hudson's Bay Company Archives"
    face = Face(5, GREEN, CROWN, HEX, FACTORY, CROWN)

    def dogma(self, you: Player) -> None:
        """Score the bottom card of each color on your board. Meld one of the cards in your score pile, and splay its
        color right.
        """
        you.score_all(Cards([pile.cards[0] for pile in you.board.piles if pile.cards]))
        melded = you.meld(you.choose(you.score_pile, TO_MELD))
        if melded is not None:
            you.splay(melded.color, RIGHT)


class GujinTushuJinsheng(Card):
    """Use another player's top card as this one."""

    face = Face(5, YELLOW, BULB, CROWN, HEX, BULB)

    def dogma(self, you: Player) -> None:
        """If Gujin Tushu Jinsheng is anywhere on your board, choose a top card of another player's board, other than
        this card. Execute all of its effects as if they were on this card, without sharing them.
        """
        if you.pile_with(self) is not None:  # ruling 256
            theirs = Cards([card for player in you.others() for card in player.tops()])
            you.execute_as_this(you.choose(theirs.other_than(you.dogma_run.this_card), TO_EXECUTE))


class TheDailyCourant(Card):
    """Peek at any supply. You may use another top."""

    face = Face(5, YELLOW, FACTORY, FACTORY, CROWN, HEX)

    def dogma(self, you: Player) -> None:
        """Choose a value. Draw a card of that value, then put it back on top of its supply. You may choose one of your
        top cards other than this one, and execute all of its effects as if they were on this card, without sharing
        them.
        """
        you.put_back(you.draw(you.choose_value()))
        others = you.tops().other_than(you.dogma_run.this_card)  # ruling 60
        you.execute_as_this(you.may_choose(others, TO_EXECUTE))  # decision 14


class SandhamRoomCricketBat(Card):
    """Draw a [6]. If red, claim any achievement."""

    face = Face(5, PURPLE, LEAF, LEAF, FACTORY, HEX)

    def dogma(self, you: Player) -> None:
        """Draw a [6] and reveal it. If it is red, claim an available standard achievement, eligible or not."""
        if you.draw_and_reveal(6).color == RED:  # ruling 151
            you.claim_one(you.game.available.values())


class AlmiraQueenOfTheCastle(Card):
    """Meld a card. Claim an equal achievement."""

    title = "Almira, Queen of the Castle"
    face = Face(5, PURPLE, CROWN, HEX, CROWN, CROWN)

    def dogma(self, you: Player) -> None:
        """Meld one of the cards in your hand. Claim an available standard achievement of the same value, eligible or
        not.
        """
        melded = you.meld(you.choose(you.hand, TO_MELD))
        if melded is not None:
            you.claim_one([melded.face_up_age])
