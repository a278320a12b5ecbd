"""The artifacts of age 6."""

from splay.core.card import Card, Face
from splay.core.cards import Cards
from splay.core.player import Player
from splay.core.question import TO_RETURN, TO_REVEAL, TO_TRANSFER
from splay.core.symbols import (
    BLUE,
    BULB,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    HEX,
    ICONS,
    LEAF,
    PURPLE,
    RED,
    RIGHT,
    UP,
    YELLOW,
)


class KilogramOfTheArchives(Card):
    """Return a card and top. Sum ten: score a [10]."""

    title = "Kilogram of the Archives"
    face = Face(6, BLUE, FACTORY, HEX, FACTORY, BULB)

    def dogma(self, you: Player) -> None:
        """Return one of the cards in your hand. Return one of your top cards. If you returned two cards, and their
        values add up to exactly ten, draw a [10] and score it.
        """
        first = you.return_(you.choose(you.hand, TO_RETURN))
        second = you.return_(you.choose(you.tops(), TO_RETURN))
        if first is not None and second is not None and first.age + second.age == 10:
            you.draw_and_score(10)


class PuffingBilly(Card):
    """Return one; draw by icons; splay its color."""

    face = Face(6, BLUE, FACTORY, HEX, FACTORY, FACTORY)

    def dogma(self, you: Player) -> None:
        """Reveal one of the cards in your hand and return it. Count each kind of icon visible in its color on your
        board, and draw a card whose value is the highest of these counts. Splay that color right.
        """
        returned = you.return_(you.reveal(you.choose(you.hand, TO_RETURN)))  # decision 46
        if returned is not None:  # ruling 161
            pile = you.pile(returned.color)
            you.draw(max([pile.count(icon) for icon in ICONS]))
            you.splay(returned.color, RIGHT)


class FrigateConstitution(Card):
    """I compel: show one; equal my top, lose pile."""

    face = Face(6, RED, HEX, FACTORY, FACTORY, FACTORY)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to reveal one of the cards in your hand! If you do, and any of my top cards has its value,
        return it and all cards of its color from your board!
        """
        revealed = you.reveal(you.choose(you.hand, TO_REVEAL))
        if revealed is not None and me.tops().of_value(revealed.age):  # ruling 162
            you.return_all(Cards([revealed]).plus(you.pile(revealed.color)))


class USDeclarationOfIndependence(Card):
    """I compel: give highest card, score, top [factory]."""

    title = "U.S. Declaration of Independence"
    face = Face(6, RED, CROWN, CROWN, BULB, HEX)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to transfer the highest card of your hand to my hand, the highest card of your score pile to my
        score pile, and your highest top card that has a [factory] to my board!
        """
        you.transfer(you.choose(you.hand.highest(), TO_TRANSFER, to=me), to=me.hand)
        you.transfer(you.choose(you.score_pile.highest(), TO_TRANSFER, to=me), to=me.score_pile)
        you.transfer(you.choose(you.tops().having(FACTORY).highest(), TO_TRANSFER, to=me), to=me.board)


class TheWealthOfNations(Card):
    """Score a [1] and one worth a fifth of scores."""

    title = "The Wealth of Nations"
    face = Face(6, GREEN, CROWN, FACTORY, HEX, CROWN)

    def dogma(self, you: Player) -> None:
        """Draw a [1] and score it. Add up the values of the cards in your score pile, divide the sum by five, and round
        up. Draw a card of that value and score it.
        """
        you.draw_and_score(1)
        you.draw_and_score((you.score_pile.points + 4) // 5)  # the cards alone, without bonuses (ruling 223)


class ButtonwoodAgreement(Card):
    """Name 3 colors. An [8] scores or costs scores."""

    face = Face(6, GREEN, FACTORY, CROWN, FACTORY, HEX)

    def dogma(self, you: Player) -> None:
        """Choose three different colors. Draw an [8] and reveal it. If it has one of these colors, score it and splay
        that color up. If not, keep it, return all cards of its color from your score pile, and unsplay that color.
        """
        left = list(COLORS)
        for time in range(1, 4):
            left.remove(you.choose_color(left, time=time, times=3))
        card = you.draw_and_reveal(8)
        if card.color not in left:
            you.score(card)
            you.splay(card.color, UP)
        else:  # ruling 163
            fitting = you.score_pile.of_color(card.color)
            if not fitting:
                you.prove(fitting)  # decision 46
            you.return_all(fitting)
            you.unsplay(card.color)


class StampAct(Card):
    """I compel: give a score equal to top yellow."""

    face = Face(6, YELLOW, HEX, CROWN, BULB, BULB)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to transfer to my score pile a card from your score pile that has the value of your top yellow
        card! If you do, return a card from your score pile that has the value of your top green card!
        """
        taxed = you.score_pile.of_value(you.board.top_value(YELLOW))
        if you.transfer(you.choose(taxed, TO_TRANSFER, to=me), to=me.score_pile):
            you.return_(you.choose(you.score_pile.of_value(you.board.top_value(GREEN)), TO_RETURN))


def fewest_visible(player: Player) -> int:
    """How many cards of the color of which fewest are visible on the player's board: 0 without any (ruling 164)."""
    return min([len(pile.visible()) for pile in player.board.piles])


class PrideAndPrejudice(Card):
    """Meld a [6]. Least-shown color: score, repeat."""

    title = "Pride and Prejudice"
    face = Face(6, YELLOW, HEX, BULB, LEAF, BULB)

    def dogma(self, you: Player) -> None:
        """Draw a [6] and meld it. If no color has fewer visible cards on your board than its color, score the melded
        card and repeat this effect.
        """
        card = you.draw_and_meld(6)
        while len(you.pile(card.color).visible()) == fewest_visible(you):
            you.score(card)
            card = you.draw_and_meld(6)


class MoonlightSonata(Card):
    """Meld a highest pile's bottom. Achieve any."""

    face = Face(6, PURPLE, BULB, BULB, HEX, BULB)

    def dogma(self, you: Player) -> None:
        """Choose a color on your board whose top card is your highest. Meld the bottom card of that color on your
        board. Claim an available standard achievement, eligible or not.
        """
        highest = you.tops().highest()
        if highest:
            you.meld_bottom(you.choose_color(highest.colors()))  # ruling 165
        you.claim_one(you.game.available.values())


class MarchaReal(Card):
    """Return two. Equal: draw. One color: achieve."""

    face = Face(6, PURPLE, LEAF, LEAF, HEX, CROWN)

    def dogma(self, you: Player) -> None:
        """Reveal two of the cards in your hand and return them. If they have the same value, draw a card one higher in
        value. If they have the same color, claim an available standard achievement, eligible or not.
        """
        returned = you.return_all(you.reveal_all(you.choose_exactly(you.hand, 2, TO_RETURN)))
        values = [card.age for card in returned] or [0, 0]  # ruling 166
        if values.count(values[0]) == 2:  # ruling 266
            you.draw(values[0] + 1)
        if len(returned) == 2 and len(returned.colors()) == 1:
            you.claim_one(you.game.available.values())
