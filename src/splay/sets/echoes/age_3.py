"""The Echoes cards of age 3."""

from splay.core.board import Pile
from splay.core.card import Card, Face
from splay.core.cards import Cards
from splay.core.player import Player
from splay.core.question import TO_DRAW, TO_MELD, TO_RETURN, TO_SCORE, TO_TRANSFER
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
    UNSPLAYED,
    YELLOW,
)
from splay.sets.bonuses import BONUS_3, BONUS_4, bonus_of, highest_bonus, with_bonus
from splay.sets.echoes.foreshadowing import draw_and_foreshadow, forecast_of
from splay.sets.echoes.specials import claim_special
from splay.sets.echoes.symbols import ECHO


class Almanac(Card):
    """Draw a [4] and foreshadow it.
    Return a forecast bonus to score one higher.
    """

    face = Face(3, BLUE, HEX, LEAF, BONUS_4, ECHO)

    def echo(self, you: Player) -> None:
        """Draw a [4] and foreshadow it."""
        draw_and_foreshadow(you, 4)

    def dogma(self, you: Player) -> None:
        """You may reveal a card with a bonus in your forecast and return it. If you do, draw a card one higher in value
        than its bonus, and score it.
        """
        card = you.may_choose(with_bonus(forecast_of(you)), TO_RETURN)
        you.reveal(card)  # decision 46
        if you.return_(card) and card:
            you.draw_and_score(bonus_of(card) + 1)


class MagnifyingGlass(Card):
    """Draw a [4]. Return a card from your hand.
    You may swap three equals for one two above.
    You may splay yellow or blue left.
    """

    face = Face(3, BLUE, BULB, HEX, BONUS_3, ECHO)

    def echo(self, you: Player) -> None:
        """Draw a [4], then return one of the cards in your hand."""
        you.draw(4)
        you.return_(you.choose(you.hand, TO_RETURN))

    def dogma(self, you: Player) -> None:
        """You may return three cards of the same value from your hand. If you do, draw a card two higher in value than
        those.

        yes: Return three cards
        no: Keep your hand
        """
        values = [value for value in you.hand.values() if len(you.hand.of_value(value)) >= 3]  # decision 6
        if values and you.may(TO_RETURN):
            value = you.choose_value(values, TO_RETURN)
            you.return_all(you.choose_exactly(you.hand.of_value(value), 3, TO_RETURN))
            you.draw(value + 2)

    def dogma_2(self, you: Player) -> None:
        """You may splay yellow or blue left."""
        you.may_splay(LEFT, [YELLOW, BLUE])


class LiquidFire(Card):
    """I demand: draw me a card; if red, give hand."""

    face = Face(3, RED, HEX, BULB, BULB, BULB)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you draw a card whose value is the highest bonus visible on your board, and transfer it to my
        forecast! If it is red, transfer your whole hand to my score pile!
        """
        drawn = you.draw(highest_bonus(you.board))  # ruling 192
        you.transfer(drawn, to=forecast_of(me))
        if drawn.color == RED:
            you.transfer_all(you.hand, to=me.score_pile)


class Katana(Card):
    """I demand two top [castle] cards for my score pile."""

    face = Face(3, RED, CASTLE, CASTLE, HEX, CASTLE)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my score pile two of your top cards that have a [castle], one after the other! If
        you transferred any, draw a card whose value is the number of [castle] on what you transferred, and transfer it
        to my forecast!
        """
        castles = 0
        for _ in range(2):  # ruling 251
            card = you.transfer(you.choose(you.tops().having(CASTLE), TO_TRANSFER, to=me), to=me.score_pile)
            castles += card.count(CASTLE) if card else 0
        if castles > 0:  # ruling 193
            you.transfer(you.draw(castles), to=forecast_of(me))


class CharitableTrust(Card):
    """Draw a [3] or a [4].
    You may meld it: return or achieve a green.
    """

    face = Face(3, GREEN, ECHO, HEX, CROWN, BONUS_3)

    def echo(self, you: Player) -> None:
        """Draw a [3] or a [4]."""
        you.remember(you.draw(you.choose_value([3, 4], TO_DRAW)))

    def dogma(self, you: Player) -> None:
        """You may meld the card that you drew with this card's echo effect, if you still have it in your hand. If you
        do, return your top green card, or achieve it if you are eligible.

        1: Return your top green card
        2: Achieve your top green card
        """
        drawn = [card for card in you.remembered() if card in you.hand]  # rulings 94, 254
        if you.meld(you.may_choose(Cards(drawn, you.hand), TO_MELD)):
            top = you.board.top(GREEN)
            if top and you.is_eligible(top.face_up_age) and you.choose_branch(2) == 2:
                you.achieve_card(top)
            else:
                you.return_(top)  # ruling 194


class HomingPigeons(Card):
    """I demand: return 2 scores of values I hold.
    You may splay red or green left.
    """

    face = Face(3, GREEN, BONUS_3, LEAF, HEX, LEAF)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return two cards from your score pile, each of the same value as a card in my hand!"""
        values = me.hand.values()
        matching = you.score_pile.some([card for card in you.score_pile if card.age in values], False)
        you.return_all(you.choose_exactly(matching, 2, TO_RETURN))

    def dogma(self, you: Player) -> None:
        """You may splay red or green left."""
        you.may_splay(LEFT, [RED, GREEN])


class Deodorant(Card):
    """Draw a [3] and meld it.
    Meld a [3] if a top has a [castle]; else draw a [4].
    """

    face = Face(3, YELLOW, CROWN, ECHO, CROWN, HEX)

    def echo(self, you: Player) -> None:
        """Draw a [3] and meld it."""
        you.draw_and_meld(3)

    def dogma(self, you: Player) -> None:
        """If one of your top cards has a [castle], draw a [3] and meld it. If none has, draw a [4]."""
        if you.tops().having(CASTLE):
            you.draw_and_meld(3)
        else:
            you.draw(4)


class Sandpaper(Card):
    """Return any, draw a [3] for each. Meld a card."""

    face = Face(3, YELLOW, CROWN, CROWN, HEX, LEAF)

    def dogma(self, you: Player) -> None:
        """You may return as many cards from your hand as you like. Draw a [3] for each card returned. Then meld one of
        the cards in your hand.
        """
        returned = you.return_all(you.choose_some(you.hand, purpose=TO_RETURN))
        you.draw_some(len(returned), 3)
        you.meld(you.choose(you.hand, TO_MELD))  # ruling 267


class Novel(Card):
    """Draw a [3].
    Draw a [3]. You may splay purple left.
    All other tops share one non-[crown]: Supremacy.
    """

    face = Face(3, PURPLE, HEX, BONUS_3, CROWN, ECHO)

    def echo(self, you: Player) -> None:
        """Draw a [3]."""
        you.draw(3)

    def dogma(self, you: Player) -> None:
        """Draw a [3]. You may splay purple left."""
        you.draw(3)
        you.may_splay(LEFT, [PURPLE])

    def dogma_2(self, you: Player) -> None:
        """If all your top cards that are not purple have an icon in common that is not [crown], claim the Supremacy
        achievement.
        """
        tops = you.tops().not_of_color(PURPLE)
        common = ~(1 << CROWN)
        for card in tops:
            common &= card.icon_set
        if tops and common:  # ruling 37
            claim_special(you, "Supremacy")


class Sunglasses(Card):
    """Score a card of a splayed color from hand.
    You may match purple's splay with another's.
    """

    face = Face(3, PURPLE, HEX, BONUS_3, ECHO, CASTLE)

    def echo(self, you: Player) -> None:
        """Score a card from your hand whose color is splayed on your board."""
        splayed = [pile.color for pile in you.board.piles if pile.splay != UNSPLAYED]
        you.score(you.choose(you.hand.of_colors(splayed), TO_SCORE))

    def dogma(self, you: Player) -> None:
        """You may do one of two things: splay your purple cards the way one of your other colors is splayed, or splay
        one of your other colors the way your purple cards are splayed. Not being splayed counts as a way too.

        yes: Splay a color
        no: Change nothing
        1: Splay purple like another color
        2: Splay another color like purple
        pass: Splay nothing
        """
        purple = you.pile(PURPLE)
        models = ways_for_purple(you)
        colors = [color for color in COLORS if purple.cards and you.can_splay(color, purple.splay)]
        branch = 0
        if models and colors:
            branch = you.choose_branch(2, may_pass=True)
        elif (models or colors) and you.may():
            branch = 1 if models else 2
        if branch == 1:
            model = you.choose_pile(models)
            you.splay(PURPLE, model.splay if model else purple.splay)
        elif branch == 2:
            you.splay_one_of(purple.splay, colors)


def ways_for_purple(player: Player) -> list[Pile]:
    """A pile of another color for each way in which it is splayed and purple could be."""
    piles: list[Pile] = []
    for pile in player.board.piles:
        new = pile.splay not in [found.splay for found in piles]
        if pile.cards and pile.color != PURPLE and new and player.can_splay(PURPLE, pile.splay):
            piles.append(pile)
    return piles
