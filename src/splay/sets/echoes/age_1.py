"""The Echoes cards of age 1."""

from splay.core.card import Card, Face
from splay.core.cards import BoardCards, Cards
from splay.core.player import Player
from splay.core.question import TO_ACHIEVE, TO_KEEP, TO_MELD, TO_OFFER, TO_RETURN, TO_SCORE, TO_TRANSFER, TO_TUCK
from splay.core.symbols import BLUE, BULB, CASTLE, COLORS, CROWN, GREEN, HEX, LEAF, LEFT, PURPLE, RED, YELLOW
from splay.sets.bonuses import BONUS_1, BONUS_2, BONUS_3, bonus_of, with_bonus
from splay.sets.echoes.deck import bottom_of_supply
from splay.sets.echoes.foreshadowing import draw_and_foreshadow
from splay.sets.echoes.symbols import ECHO


class Dice(Card):
    """Draw a [1]. Bonus: draw and meld that value."""

    face = Face(1, BLUE, HEX, BONUS_1, CROWN, CROWN)

    def dogma(self, you: Player) -> None:
        """Draw a [1] and reveal it. If it has a bonus, draw a card of that bonus's value and meld it."""
        bonus = bonus_of(you.draw_and_reveal(1))
        if bonus:
            you.draw_and_meld(bonus)


class Perfume(Card):
    """Draw a [1] and tuck it.
    I demand a top whose value none of mine has.
    """

    face = Face(1, BLUE, ECHO, CASTLE, BONUS_1, HEX)

    def echo(self, you: Player) -> None:
        """Draw a [1] and tuck it."""
        you.draw_and_tuck(1)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my board one of your top cards whose value none of my top cards has! If you do, draw
        a card of the same value and meld it!
        """
        values = me.tops().values()
        fitting = BoardCards([card for card in you.tops() if card.face_up_age not in values])
        taken = you.transfer(you.choose(fitting, TO_TRANSFER, to=me), to=me.board)
        if taken:  # ruling 187
            you.draw_and_meld(taken.face_up_age)


class Ruler(Card):
    """Draw a [2]."""

    face = Face(1, BLUE, BULB, HEX, BULB, ECHO)

    def echo(self, you: Player) -> None:
        """Draw a [2]."""
        you.draw(2)

    def dogma(self, you: Player) -> None:
        """No effect."""


class Bangle(Card):
    """Tuck a red card from your hand.
    Draw a [3] and foreshadow it.
    """

    face = Face(1, RED, HEX, CASTLE, ECHO, BONUS_1)

    def echo(self, you: Player) -> None:
        """Tuck one of the red cards in your hand."""
        you.tuck(you.choose(you.hand.of_color(RED), TO_TUCK))

    def dogma(self, you: Player) -> None:
        """Draw a [3] and foreshadow it."""
        draw_and_foreshadow(you, 3)  # decision 14


class Candles(Card):
    """If your score is the lowest, draw a [3].
    I demand: give a held [castle] card, draw a [1].
    """

    face = Face(1, RED, ECHO, BONUS_1, HEX, BULB)

    def echo(self, you: Player) -> None:
        """If every other player's score is higher than yours, draw a [3]."""
        if all([player.points > you.points for player in you.others()]):  # ruling 188, decision 34
            you.draw(3)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my hand a card from your hand that has a [castle]! If you do, draw a [1]!"""
        if you.transfer(you.choose(you.hand.having(CASTLE), TO_TRANSFER, to=me), to=me.hand):
            you.draw(1)


class Plumbing(Card):
    """Score one of your bottom cards."""

    face = Face(1, RED, ECHO, BONUS_2, HEX, CASTLE)

    def echo(self, you: Player) -> None:
        """Score one of the bottom cards of your board."""
        you.score(you.choose(you.board.bottoms(), TO_SCORE))

    def dogma(self, you: Player) -> None:
        """No effect."""


class Comb(Card):
    """Name a color. Draw five [1]. Keep that color."""

    face = Face(1, GREEN, CASTLE, CASTLE, LEAF, HEX)

    def dogma(self, you: Player) -> None:
        """Choose a color. Then draw a [1] and reveal it, five times. Keep the drawn cards of the chosen color and
        return the others.
        """
        color = you.choose_color(list(COLORS), TO_KEEP)
        drawn = Cards([you.draw_and_reveal(1) for _ in range(5)], you.hand)
        you.return_all(drawn.not_of_color(color))


class IceSkates(Card):
    """Trade 0-3 for [2] or [3]; return highest top."""

    face = Face(1, GREEN, CASTLE, CROWN, HEX, CROWN)

    def dogma(self, you: Player) -> None:
        """Return up to three cards from your hand. For each card returned, either draw a [2] and meld it, or draw a [3]
        and foreshadow it. Then return the highest of your top cards.

        1: Draw and meld a [2]
        2: Draw and foreshadow a [3]
        """
        times = len(you.return_all(you.choose_some(you.hand, at_most=3, purpose=TO_RETURN)))
        for time in range(1, times + 1):
            if you.choose_branch(2, time=time, times=times) == 1:  # ruling 267
                you.draw_and_meld(2)
            else:
                draw_and_foreshadow(you, 3)
        you.return_(you.choose(you.tops().highest(), TO_RETURN))


class Umbrella(Card):
    """You may meld a card from your hand.
    Return cards; score two from hand for each.
    """

    face = Face(1, GREEN, LEAF, LEAF, HEX, ECHO)

    def echo(self, you: Player) -> None:
        """You may meld one of the cards in your hand."""
        you.meld(you.may_choose(you.hand, TO_MELD))

    def dogma(self, you: Player) -> None:
        """Return as many cards from your hand as you like. For each card returned, score two of the cards in your
        hand.
        """
        returned = you.return_all(you.choose_some(you.hand, purpose=TO_RETURN))
        you.score_all(you.choose_exactly(you.hand, 2 * len(returned), TO_SCORE))


class Chopsticks(Card):
    """Draw a [1].
    You may add a supply [1] to the achievements.
    """

    face = Face(1, YELLOW, HEX, LEAF, LEAF, ECHO)

    def echo(self, you: Player) -> None:
        """Draw a [1]."""
        you.draw(1)

    def dogma(self, you: Player) -> None:
        """If there is a card in the base supply of [1], you may transfer the bottom one to the available achievements.

        yes: Make the bottom [1] available
        no: Leave it in the supply
        """
        card = bottom_of_supply(you, 1)  # ruling 99
        if card and you.may(TO_OFFER):
            you.make_available(card)


class Noodles(Card):
    """Draw and score a [2] if you hold the most [1].
    Draw a [1]. Yellow: score every [1] in hand.
    """

    face = Face(1, YELLOW, CASTLE, HEX, CASTLE, BONUS_1)

    def dogma(self, you: Player) -> None:
        """If you have more [1] in your hand than every other player, draw a [2] and score it."""
        if len(you.hand.of_value(1)) > max([len(player.hand.of_value(1)) for player in you.others()]):  # ruling 188
            you.draw_and_score(2)

    def dogma_2(self, you: Player) -> None:
        """Draw a [1] and reveal it. If it is yellow, score every [1] in your hand."""
        if you.draw_and_reveal(1).color == YELLOW:
            you.score_all(you.hand.of_value(1))  # ruling 258


class Soap(Card):
    """Tuck any of a color; if three, achieve one."""

    face = Face(1, YELLOW, LEAF, BONUS_2, HEX, LEAF)

    def dogma(self, you: Player) -> None:
        """Choose a color. You may tuck as many cards of that color from your hand as you like. If you tucked at least
        three, you may achieve a card from your hand that you are eligible for.
        """
        cards = you.hand.of_color(you.choose_color(list(COLORS), TO_TUCK))
        tucked = you.tuck_all(you.choose_some(cards, purpose=TO_TUCK))
        if len(tucked) >= 3:  # ruling 189
            eligible = Cards([card for card in you.hand if you.is_eligible(card.age)], you.hand)
            you.achieve_card(you.may_choose(eligible, TO_ACHIEVE))


class Bell(Card):
    """You may score a card from your hand.
    Draw a [2] and foreshadow it.
    """

    face = Face(1, PURPLE, CASTLE, HEX, CASTLE, ECHO)

    def echo(self, you: Player) -> None:
        """You may score one of the cards in your hand."""
        you.score(you.may_choose(you.hand, TO_SCORE))

    def dogma(self, you: Player) -> None:
        """Draw a [2] and foreshadow it."""
        draw_and_foreshadow(you, 2)


class Flute(Card):
    """You may splay one color left.
    I demand you return a bonus card from hand.
    Draw a [1]. Bonus: draw another [1].
    """

    face = Face(1, PURPLE, BONUS_1, HEX, CROWN, ECHO)

    def echo(self, you: Player) -> None:
        """You may splay one of your colors left."""
        you.may_splay(LEFT, list(COLORS))

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return a card from your hand that has a bonus!"""
        you.return_(you.choose(with_bonus(you.hand), TO_RETURN))  # ruling 67

    def dogma(self, you: Player) -> None:
        """Draw a [1] and reveal it. If it has a bonus, draw another [1]."""
        if bonus_of(you.draw_and_reveal(1)):
            you.draw(1)


class Puppet(Card):
    """No effect."""

    face = Face(1, PURPLE, HEX, CASTLE, BONUS_3, CASTLE)

    def dogma(self, you: Player) -> None:
        """No effect."""
