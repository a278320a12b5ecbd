"""The Echoes cards of age 2."""

from splay.core.card import Card, Face
from splay.core.player import Player
from splay.core.question import TO_DRAW, TO_MELD, TO_OFFER, TO_RETURN, TO_SCORE, TO_TRANSFER, TO_TUCK
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
    LEFT,
    PURPLE,
    RED,
    YELLOW,
)
from splay.sets.base.age_3 import Paper
from splay.sets.bonuses import BONUS_2, BONUS_3, bonus_of, visible_bonuses, with_bonus
from splay.sets.echoes.deck import bottom_of_supply
from splay.sets.echoes.foreshadowing import draw_and_foreshadow, foreshadow
from splay.sets.echoes.symbols import ECHO


class Lever(Card):
    """Draw two [2].
    Return equal pairs to draw one higher each.
    """

    face = Face(2, BLUE, BULB, HEX, ECHO, BULB)

    def echo(self, you: Player) -> None:
        """Draw two [2]."""
        you.draw_some(2, 2)

    def dogma(self, you: Player) -> None:
        """You may return as many cards from your hand as you like. For every two cards of equal value returned, draw a
        card one higher in value.
        """
        returned = you.return_all(you.choose_some(you.hand, purpose=TO_RETURN))
        due: list[int] = []
        for value in returned.values():
            due += [value + 1] * (len(returned.of_value(value)) // 2)
        while due:
            value = you.choose_value(sorted(set(due)), TO_DRAW)  # ruling 71
            due.remove(value)
            you.draw(value)


class Linguistics(Card):
    """Draw a [3], or draw and foreshadow a [4].
    Draw a card of a bonus value on your board.
    """

    face = Face(2, BLUE, BULB, BULB, ECHO, HEX)

    def echo(self, you: Player) -> None:
        """Either draw a [3], or draw a [4] and foreshadow it.

        1: Draw a [3]
        2: Draw and foreshadow a [4]
        """
        if you.choose_branch(2) == 1:
            you.draw(3)
        else:
            draw_and_foreshadow(you, 4)

    def dogma(self, you: Player) -> None:
        """Draw a card whose value is a bonus visible on your board, if there is one."""
        bonuses = sorted(set(visible_bonuses(you.board)))
        if bonuses:  # ruling 249
            you.draw(you.choose_value(bonuses, TO_DRAW))


class Crossbow(Card):
    """I demand a bonus in hand for my score pile.
    Give a card from hand to another's board.
    """

    face = Face(2, RED, BONUS_3, HEX, CASTLE, CASTLE)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my score pile a card from your hand that has a bonus!"""
        you.transfer(you.choose(with_bonus(you.hand), TO_TRANSFER, to=me), to=me.score_pile)

    def dogma(self, you: Player) -> None:
        """Transfer one of the cards in your hand to the board of any other player."""
        card = you.choose(you.hand, TO_TRANSFER)
        if card is not None:
            you.transfer(card, to=you.choose_player(you.others(), TO_TRANSFER).board)  # decision 34


class Horseshoes(Card):
    """Draw a [2] and foreshadow it.
    I demand a top card without [castle] or [factory].
    """

    face = Face(2, RED, HEX, BONUS_2, ECHO, CASTLE)

    def echo(self, you: Player) -> None:
        """Draw a [2] and foreshadow it."""
        draw_and_foreshadow(you, 2)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my board one of your top cards that has neither a [castle] nor a [factory]! If you
        do, draw a [2] and meld it!
        """
        fitting = you.tops().without(CASTLE).without(FACTORY)
        if you.transfer(you.choose(fitting, TO_TRANSFER, to=me), to=me.board):  # ruling 187
            you.draw_and_meld(2)


class Glassblowing(Card):
    """Score a card with a bonus from your hand.
    Foreshadow one 3 above lowest nongreen top.
    """

    face = Face(2, GREEN, HEX, CROWN, CROWN, ECHO)

    def echo(self, you: Player) -> None:
        """Score a card from your hand that has a bonus."""
        you.score(you.choose(with_bonus(you.hand), TO_SCORE))

    def dogma(self, you: Player) -> None:
        """Draw a card three higher in value than the lowest of your top cards that are not green, and foreshadow it."""
        lowest = you.tops().not_of_color(GREEN).lowest()
        draw_and_foreshadow(you, lowest.highest_value() + 3)  # ruling 222


class Scissors(Card):
    """Take one of your bottom cards to your hand.
    You may meld or score up to two from hand.
    Score the card Paper if it tops any board.
    """

    face = Face(2, GREEN, ECHO, HEX, BONUS_2, CASTLE)

    def echo(self, you: Player) -> None:
        """Take one of the bottom cards of your board into your hand."""
        you.transfer(you.choose(you.board.bottoms(), TO_TRANSFER, to=you), to=you.hand)

    def dogma(self, you: Player) -> None:
        """You may choose one or two of the cards in your hand. Either meld or score each of them.

        1: Meld it
        2: Score it
        """
        for _ in range(2):
            card = you.may_choose(you.hand)
            if card is None:
                return
            if you.choose_branch(2, about=card) == 1:
                you.meld(card)
            else:
                you.score(card)

    def dogma_2(self, you: Player) -> None:
        """Transfer Paper to your score pile if it is a top card, no matter on whose board."""
        for player in [you, *you.others()]:
            for card in player.tops():
                if isinstance(card, Paper):
                    you.transfer(card, to=you.score_pile)


class Toothbrush(Card):
    """Tuck every card of one value from your hand.
    You may splay one color left.
    You may add a supply [2] to the achievements.
    """

    face = Face(2, YELLOW, BONUS_2, ECHO, HEX, LEAF)

    def echo(self, you: Player) -> None:
        """Choose a value you have in hand, and tuck every card of that value from your hand."""
        values = you.hand.values()
        if values:  # ruling 190
            you.tuck_all(you.hand.of_value(you.choose_value(values, TO_TUCK)))

    def dogma(self, you: Player) -> None:
        """You may splay one of your colors left."""
        you.may_splay(LEFT, list(COLORS))

    def dogma_2(self, you: Player) -> None:
        """If there is a card in the base supply of [2], you may transfer the bottom one to the available achievements.

        yes: Make the bottom [2] available
        no: Leave it in the supply
        """
        card = bottom_of_supply(you, 2)  # ruling 99
        if card and you.may(TO_OFFER):
            you.make_available(card)


class Watermill(Card):
    """Tuck a bonus card. Draw a card of its bonus."""

    face = Face(2, YELLOW, LEAF, LEAF, LEAF, HEX)

    def dogma(self, you: Player) -> None:
        """Tuck a card from your hand that has a bonus. If you do, draw a card of that bonus's value. If the drawn card
        has a bonus too, you may return a card from your hand; if you do, reveal the drawn card and repeat this effect.
        """
        again = True
        while again:
            tucked = you.tuck(you.choose(with_bonus(you.hand), TO_TUCK))
            again = tucked is not None and self.repeats(you, you.draw(bonus_of(tucked)))  # ruling 191

    def repeats(self, you: Player, drawn: Card) -> bool:
        """Asks whether to return a card and repeat the effect, with or without a bonus on the card drawn (ruling
        261). Whether the player does.
        """
        returnable = you.hand.some(you.hand.cards[:] if bonus_of(drawn) else [], True)
        card = you.may_choose(returnable, TO_RETURN)
        if card is None:
            return False
        you.reveal(drawn)
        you.return_(card)
        return True


class Pagoda(Card):
    """Foreshadow a [3], or tuck its color to meld."""

    face = Face(2, PURPLE, CASTLE, BONUS_2, HEX, CASTLE)

    def dogma(self, you: Player) -> None:
        """Draw a [3] and reveal it. If another card in your hand has its color, tuck such a card and meld the
        drawn one. If not, foreshadow the drawn one.
        """
        drawn = you.draw_and_reveal(3)
        matching = you.hand.of_color(drawn.color).other_than(drawn)  # ruling 258
        if you.tuck(you.choose(matching, TO_TUCK)):
            you.meld(drawn)
        else:
            foreshadow(you, drawn)


class Chaturanga(Card):
    """Meld a bonus card. Draw two of its bonus."""

    face = Face(2, PURPLE, CROWN, BONUS_3, CROWN, HEX)

    def dogma(self, you: Player) -> None:
        """Meld a card from your hand that has a bonus. If you do, draw two cards of that bonus's value. If you do not,
        draw a card whose value is the number of your top cards, and foreshadow it.
        """
        melded = you.meld(you.choose(with_bonus(you.hand), TO_MELD))
        if melded:
            you.draw_some(2, bonus_of(melded))  # ruling 191
        else:
            draw_and_foreshadow(you, len(you.tops()))
