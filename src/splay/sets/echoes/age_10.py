"""The Echoes cards of age 10."""

from typing import Final

from splay.core.card import Card, Face
from splay.core.cards import BoardCards
from splay.core.player import Player
from splay.core.question import TO_MELD, TO_RETURN, TO_SCORE, TO_TRANSFER, TO_TUCK
from splay.core.symbols import (
    BLUE,
    BULB,
    CASTLE,
    CLOCK,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    HEX,
    ICONS,
    LEAF,
    PURPLE,
    RED,
    UP,
    YELLOW,
)
from splay.sets.bonuses import BONUS_10, BONUS_11, visible_bonuses
from splay.sets.echoes.foreshadowing import draw_and_foreshadow, forecast_of

SUDOKU_BONUSES: Final = 9


class ArtificialHeart(Card):
    """Claim an achievement with a doubled score."""

    face = Face(10, BLUE, HEX, LEAF, LEAF, BONUS_11)

    def dogma(self, you: Player) -> None:
        """Claim an available standard achievement that you are eligible for. For this, your score counts double."""
        points = 2 * you.points  # ruling 217
        you.claim_one([value for value in you.game.available.values() if you.is_eligible(value, points)])


class HumanGenome(Card):
    """Take a bottom. Win if hand and scores match."""

    face = Face(10, BLUE, BULB, BULB, BONUS_10, HEX)

    def dogma(self, you: Player) -> None:
        """You may draw a card of any one value and score it. Transfer to your hand a bottom card of any color from your
        board. If your hand and your score pile then have exactly as many cards of each value, you win.

        yes: Draw and score a card
        no: Draw nothing
        """
        if you.may(TO_SCORE):
            you.draw_and_score(you.choose_value(purpose=TO_SCORE))
        you.transfer(you.choose(you.board.bottoms(), TO_TRANSFER), to=you.hand)
        if sorted([card.age for card in you.hand]) == sorted([card.age for card in you.score_pile]):  # ruling 218
            you.win()


class Camcorder(Card):
    """I demand your hand. Draw a [9].
    Meld all [9], return the rest, draw three [9].
    """

    face = Face(10, RED, HEX, CLOCK, CLOCK, FACTORY)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my hand your whole hand! Draw a [9]!"""
        you.transfer_all(you.hand, to=me.hand)
        you.draw(9)

    def dogma(self, you: Player) -> None:
        """Meld every [9] from your hand. Return the rest of your hand. Draw three [9]."""
        you.meld_all(you.hand.of_value(9))
        you.return_all(you.hand)
        you.draw_some(3, 9)


class SocialNetworking(Card):
    """I demand all tops without an icon you name.
    Win if you have the fewest [factory], [crown], and [castle].
    """

    face = Face(10, RED, HEX, BONUS_10, CLOCK, CLOCK)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you choose an icon! Transfer to my score pile all your top cards that do not have it!

        1: Keep cards with [crown]
        2: Keep cards with [leaf]
        3: Keep cards with [bulb]
        4: Keep cards with [castle]
        5: Keep cards with [factory]
        6: Keep cards with [clock]
        """
        icon = ICONS[you.choose_branch(6) - 1]  # ruling 262
        you.transfer_all(you.tops().without(icon), to=me.score_pile)

    def dogma(self, you: Player) -> None:
        """If every other player has more [factory], more [crown], and more [castle] on their board than you have on
        yours, you win.
        """
        for icon in (FACTORY, CROWN, CASTLE):
            if min([other.count(icon) for other in you.others()]) <= you.count(icon):  # decision 34
                return
        you.win()


class GPS(Card):
    """I demand you return your forecast.
    Draw and foreshadow three [10].
    You may splay yellow up.
    """

    title = "GPS"
    face = Face(10, GREEN, CROWN, HEX, CLOCK, CLOCK)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return your whole forecast!"""
        you.return_all(forecast_of(you))

    def dogma(self, you: Player) -> None:
        """Draw a [10] and foreshadow it, three times."""
        for _ in range(3):
            draw_and_foreshadow(you, 10)

    def dogma_2(self, you: Player) -> None:
        """You may splay yellow up."""
        you.may_splay(UP, [YELLOW])


class FlashDrive(Card):
    """I demand you return four scored cards.
    Return a score and you may splay a color up.
    """

    face = Face(10, GREEN, FACTORY, FACTORY, HEX, FACTORY)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return four of the cards in your score pile!"""
        you.return_all(you.choose_exactly(you.score_pile, 4, TO_RETURN))

    def dogma(self, you: Player) -> None:
        """Return one of the cards in your score pile. If you do, you may splay one of your colors up."""
        if you.return_(you.choose(you.score_pile, TO_RETURN)):
            you.may_splay(UP, list(COLORS))


class CellPhone(Card):
    """Draw a [10] for every two [clock].
    You may splay green up.
    You may tuck [clock] cards, splay each color up.
    """

    face = Face(10, YELLOW, CLOCK, HEX, BONUS_10, CLOCK)

    def dogma(self, you: Player) -> None:
        """For every two [clock] on your board, draw a [10]."""
        you.draw_some(you.count(CLOCK) // 2, 10)

    def dogma_2(self, you: Player) -> None:
        """You may splay green up."""
        you.may_splay(UP, [GREEN])

    def dogma_3(self, you: Player) -> None:
        """You may tuck, one after the other, as many cards from your hand that have a [clock] as you like. Splay up the
        color of each one that you tuck.
        """
        while (card := you.tuck(you.may_choose(you.hand.having(CLOCK), TO_TUCK))) is not None:
            you.splay(card.color, UP)  # ruling 267


class MP3(Card):
    """Return any. Claim two achievements for each.
    Draw and score a card of a bonus you show.
    """

    title = "MP3"
    face = Face(10, YELLOW, CROWN, BONUS_10, HEX, CROWN)

    def dogma(self, you: Player) -> None:
        """Return as many cards from your hand as you like. For each card returned, claim two available standard
        achievements that you are eligible for.
        """
        for _ in you.return_all(you.choose_some(you.hand, purpose=TO_RETURN)):
            for _ in range(2):
                you.claim_one(you.achievable())  # ruling 219

    def dogma_2(self, you: Player) -> None:
        """Choose a bonus visible on your board. Draw a card of its value and score it."""
        bonuses = sorted(set(visible_bonuses(you.board)))
        if bonuses:  # ruling 249
            you.draw_and_score(you.choose_value(bonuses, TO_SCORE))


class PuzzleCube(Card):
    """Score 0-2 bottoms. Win if colors show alike.
    Draw a [10] and meld it.
    """

    face = Face(10, PURPLE, BULB, BULB, HEX, BULB)

    def dogma(self, you: Player) -> None:
        """You may score a bottom card of any color from your board. If you do, you may score the next bottom card of
        that color too. If there are cards on your board, and all colors there have the same number of visible cards,
        you win.
        """
        first = you.may_choose(you.board.bottoms(), TO_SCORE)
        pile = you.pile_with(first)
        if pile:
            you.score(first)
            you.score(you.may_choose(BoardCards(pile.cards[:1]), TO_SCORE))
        visible = {len(pile.visible()) for pile in you.board.piles if pile.cards}  # ruling 220
        if len(visible) == 1:
            you.win()

    def dogma_2(self, you: Player) -> None:
        """Draw a [10] and meld it."""
        you.draw_and_meld(10)


class Sudoku(Card):
    """Meld any value, use it; 9 bonus values win."""

    face = Face(10, PURPLE, BULB, HEX, BULB, BONUS_11)

    def dogma(self, you: Player) -> None:
        """Choose a value. Draw a card of that value and meld it. If bonuses of at least nine different values are
        visible on your board, you win. Execute all non-demand effects of the melded card for yourself alone, without
        sharing them.
        """
        melded = you.draw_and_meld(you.choose_value(purpose=TO_MELD))
        if len(set(visible_bonuses(you.board))) >= SUDOKU_BONUSES:  # ruling 221
            you.win()
        you.execute(melded)
