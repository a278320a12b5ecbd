"""The Echoes cards of age 5."""

from splay.core.card import Card, Face
from splay.core.cards import Cards
from splay.core.player import Player
from splay.core.question import TO_DRAW, TO_LOOK, TO_OFFER, TO_RETURN, TO_SCORE, TO_TRANSFER
from splay.core.symbols import BLUE, BULB, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, RIGHT, YELLOW
from splay.sets.bonuses import BONUS_5, BONUS_6, bonus_count, bonus_of, visible_bonuses, with_bonus
from splay.sets.echoes.deck import bottom_of_supply
from splay.sets.echoes.foreshadowing import draw_and_foreshadow, foreshadow
from splay.sets.echoes.specials import claim_special
from splay.sets.echoes.symbols import ECHO


class LightningRod(Card):
    """Draw a [5] and tuck it.
    I demand: tuck a [5], return its color's top.
    Draw a [5] and tuck it. You may return a top.
    """

    face = Face(5, BLUE, ECHO, FACTORY, HEX, BONUS_6)

    def echo(self, you: Player) -> None:
        """Draw a [5] and tuck it."""
        you.draw_and_tuck(5)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you draw a [5] and tuck it! Return your top card of its color!"""
        tucked = you.draw_and_tuck(5)
        you.return_(you.board.top(tucked.color))

    def dogma(self, you: Player) -> None:
        """Draw a [5] and tuck it. You may return one of your top cards."""
        you.draw_and_tuck(5)
        you.return_(you.may_choose(you.tops(), TO_RETURN))


class Thermometer(Card):
    """Meld your bottom green card.
    Meld one above top yellow. Yellow: repeat.
    """

    face = Face(5, BLUE, HEX, ECHO, BONUS_5, BULB)

    def echo(self, you: Player) -> None:
        """Meld the bottom card of your green pile. The pile keeps its splay."""
        you.meld_bottom(GREEN)

    def dogma(self, you: Player) -> None:
        """Draw a card one higher in value than your top yellow card, and meld it. If it is yellow, repeat this
        effect.
        """
        while you.draw_and_meld(you.board.top_value(YELLOW) + 1).color == YELLOW:  # ruling 201
            pass


class Coke(Card):
    """Draw a [4] and tuck it.
    Foreshadow a [6], or with [factory] meld and repeat.
    """

    face = Face(5, RED, ECHO, FACTORY, FACTORY, HEX)

    def echo(self, you: Player) -> None:
        """Draw a [4] and tuck it."""
        you.draw_and_tuck(4)

    def dogma(self, you: Player) -> None:
        """Draw a [6] and reveal it. If it has a [factory], meld it and repeat this effect. If not, foreshadow it."""
        card = you.draw_and_reveal(6)
        while card.has(FACTORY):
            you.meld(card)
            card = you.draw_and_reveal(6)
        foreshadow(you, card)


class Octant(Card):
    """I demand a top [leaf] or [factory] card, not red.
    Draw a [6] and foreshadow it.
    """

    face = Face(5, RED, CROWN, CROWN, HEX, CROWN)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my board one of your top cards that is not red and has a [leaf] or a [factory]! If
        you do, draw a [6] and foreshadow it!
        """
        tops = you.tops().not_of_color(RED)
        fitting = tops.some([card for card in tops if card.has(LEAF) or card.has(FACTORY)], True)
        if you.transfer(you.choose(fitting, TO_TRANSFER, to=me), to=me.board):  # ruling 187
            draw_and_foreshadow(you, 6)

    def dogma(self, you: Player) -> None:
        """Draw a [6] and foreshadow it."""
        draw_and_foreshadow(you, 6)


class Palampore(Card):
    """Draw and score a bonus value you show twice.
    You may splay purple right.
    Claim Wealth if you show six bonuses.
    """

    face = Face(5, GREEN, FACTORY, HEX, FACTORY, BONUS_5)

    def dogma(self, you: Player) -> None:
        """Draw a card whose value is a bonus visible on your board more than once, if there is one, and score it."""
        bonuses = visible_bonuses(you.board)
        repeated = sorted({bonus for bonus in bonuses if bonuses.count(bonus) > 1})  # ruling 202
        if repeated:
            you.draw_and_score(you.choose_value(repeated, TO_SCORE))

    def dogma_2(self, you: Player) -> None:
        """You may splay purple right."""
        you.may_splay(RIGHT, [PURPLE])

    def dogma_3(self, you: Player) -> None:
        """If six or more bonuses are visible on your board, claim the Wealth achievement."""
        if bonus_count(you.board) >= 6:
            claim_special(you, "Wealth")


class SeedDrill(Card):
    """I demand you return a top card below [3].
    You may add a supply [3]-[5] to achievements.
    """

    face = Face(5, GREEN, BULB, LEAF, LEAF, HEX)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return one of your top cards of a value below [3]!"""
        you.return_(you.choose(you.tops().of_value_up_to(2), TO_RETURN))

    def dogma(self, you: Player) -> None:
        """Choose the base supply of [3], of [4], or of [5]. If it has any cards, you may transfer its bottom card to
        the available achievements.

        yes: Make the bottom card available
        no: Leave it in the supply
        """
        card = bottom_of_supply(you, you.choose_value([3, 4, 5], TO_OFFER))  # ruling 99
        if card and you.may(TO_OFFER):
            you.make_available(card)


class PressureCooker(Card):
    """Return your hand. Draw each top's bonus."""

    face = Face(5, YELLOW, BONUS_5, HEX, BULB, BULB)

    def dogma(self, you: Player) -> None:
        """Return your whole hand. For each of your top cards that has a bonus, draw a card whose value is that bonus,
        in any order.
        """
        you.return_all(you.hand)
        left = [bonus_of(card) for card in with_bonus(you.tops())]
        while left:  # ruling 203
            value = you.choose_value(sorted(set(left)), TO_DRAW)
            left.remove(value)
            you.draw(value)


class Stove(Card):
    """Score a top card without a [factory].
    Tuck a [4]. If its top is lower, score a [4].
    You may splay green right.
    """

    face = Face(5, YELLOW, HEX, BONUS_6, FACTORY, ECHO)

    def echo(self, you: Player) -> None:
        """Score one of your top cards that has no [factory]."""
        you.score(you.choose(you.tops().without(FACTORY), TO_SCORE))

    def dogma(self, you: Player) -> None:
        """Draw a [4] and tuck it. If your top card of its color has a value below [4], draw a [4] and score
        it.
        """
        tucked = you.draw_and_tuck(4)
        if you.board.top_value(tucked.color) < 4:
            you.draw_and_score(4)

    def dogma_2(self, you: Player) -> None:
        """You may splay green right."""
        you.may_splay(RIGHT, [GREEN])


class Piano(Card):
    """Draw a card as high as one in any hand.
    Five top values: return five, score of each.
    """

    face = Face(5, PURPLE, BONUS_5, ECHO, HEX, BULB)

    def echo(self, you: Player) -> None:
        """Draw a card that has the value of any card in any hand, your own included."""
        values = sorted({card.age for player in you.game.in_play() for card in player.hand})
        if values:  # ruling 249
            you.draw(you.choose_value(values, TO_DRAW))

    def dogma(self, you: Player) -> None:
        """If you have five top cards, all of different values, return five cards from your score pile. Then, for each
        of your top cards, draw a card of its value and score it, in ascending order.
        """
        values = you.tops().values()
        if len(values) == 5:  # ruling 204
            you.return_all(you.choose_exactly(you.score_pile, 5, TO_RETURN))
            for value in values:  # ruling 72
                you.draw_and_score(value)


class TuningFork(Card):
    """Look at any supply's top card.
    Return one, draw its value; meld if higher.
    """

    face = Face(5, PURPLE, ECHO, BULB, BULB, HEX)

    def echo(self, you: Player) -> None:
        """Look at the top card of any supply; it stays there."""
        tops = [supply.cards[-1] for supply in you.game.supplies if supply.cards]
        you.look_at(you.choose(Cards(tops), TO_LOOK))  # ruling 260

    def dogma(self, you: Player) -> None:
        """Return one of the cards in your hand. If you do, draw a card of its value and reveal it. Meld it if it is of
        a higher value than your top card of its color, or if you have none. If not, return it. You may repeat this
        effect.

        yes: Repeat the effect
        no: Stop
        """
        trade_one(you)
        while you.may() and trade_one(you):
            pass


def trade_one(player: Player) -> bool:
    """Trades a card of the hand for another of its value, melded or returned. Whether there was one."""
    returned = player.return_(player.choose(player.hand, TO_RETURN))
    if returned is None:
        return False
    card = player.draw_and_reveal(returned.age)
    if card.age > player.board.top_value(card.color):
        player.meld(card)
    else:
        player.return_(card)
    return True
