"""The artifacts of age 7."""

from splay.core.achievements import order_may_decide
from splay.core.card import Card, Face
from splay.core.cards import Cards
from splay.core.player import Player
from splay.core.player.choices import TOGETHER
from splay.core.question import TO_MELD, TO_TRANSFER, TO_TUCK
from splay.core.symbols import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, UP, YELLOW


class PeriodicTable(Card):
    """Meld one above equal tops; over one, repeat."""

    face = Face(7, BLUE, BULB, HEX, BULB, BULB)

    def dogma(self, you: Player) -> None:
        """Choose two of your top cards that have the same value. If you do, draw a card one higher in value and
        meld it. If it covers one of the two, repeat this effect.
        """
        again = True
        while again:
            tops = you.tops()
            values = [value for value in tops.values() if len(tops.of_value(value)) > 1]
            if not values:
                break
            value = you.choose_value(values)
            chosen = you.choose_exactly(tops.of_value(value), 2)
            again = you.draw_and_meld(value + 1).color in chosen.colors()


class CorvetteChallenger(Card):
    """Tuck an [8], splay up, score visible count."""

    face = Face(7, BLUE, LEAF, BULB, HEX, LEAF)

    def dogma(self, you: Player) -> None:
        """Draw an [8] and tuck it. Splay its color up. Then draw a card whose value is the number of cards of that
        color visible on your board, and score it.
        """
        pile = you.pile(you.draw_and_tuck(8).color)
        you.splay(pile.color, UP)
        you.draw_and_score(len(pile.visible()))


class SubmarineHLHunley(Card):
    """I compel: meld a [7]; bottom a [1]: lose pile."""

    title = "Submarine H. L. Hunley"
    face = Face(7, RED, FACTORY, FACTORY, FACTORY, HEX)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to draw a [7] and meld it! Reveal the bottom card of its color on your board! If that is a [1],
        return every card of that color from your board!
        """
        color = you.draw_and_meld(7).color
        bottom = you.reveal(you.board.bottom(color))  # ruling 168
        if bottom is not None and bottom.face_up_age == 1:
            you.return_all(you.pile(color))


class JedliksElectromagneticSelfRotor(Card):
    """Score an [8], meld an [8], achieve an [8]."""

    title = "Jedlik's Electromagnetic Self-Rotor"
    face = Face(7, RED, HEX, CLOCK, BULB, BULB)

    def dogma(self, you: Player) -> None:
        """Draw an [8] and score it. Draw an [8] and meld it. If a standard achievement of value [8] is available, claim
        one, eligible or not.
        """
        you.draw_and_score(8)
        you.draw_and_meld(8)
        you.claim_one([8])  # ruling 169


class InternationalPrototypeMetreBar(Card):
    """Meld any value, splay up. If that many, win."""

    face = Face(7, GREEN, CROWN, HEX, CROWN, FACTORY)

    def dogma(self, you: Player) -> None:
        """Choose a value. Draw a card of that value and meld it. Splay its color up. If the number of cards of that
        color visible on your board is exactly the value of the melded card, you win. If not, return the melded card.
        """
        melded = you.draw_and_meld(you.choose_value(purpose=TO_MELD))
        you.splay(melded.color, UP)
        if len(you.pile(melded.color).visible()) == melded.face_up_age:  # ruling 170
            you.win()
        else:
            you.return_(melded)


class HansenWritingBall(Card):
    """I compel: get four [7], meld blue, give hand.
    Draw a [7]. If no [clock], tuck it and repeat.
    """

    face = Face(7, GREEN, CLOCK, LEAF, CLOCK, HEX)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to draw four [7]! Meld a blue card from your hand, then transfer your whole hand to my hand!"""
        you.draw_some(4, 7)
        you.meld(you.choose(you.hand.of_color(BLUE), TO_MELD))
        you.transfer_all(you.hand, to=me.hand)

    def dogma(self, you: Player) -> None:
        """Draw a [7] and reveal it. If it has a [clock], keep it. If not, tuck it and repeat this effect."""
        while not (card := you.draw_and_reveal(7)).has(CLOCK):
            you.tuck(card)


class ColtPatersonRevolver(Card):
    """I compel: draw a [7]; color held: return all."""

    face = Face(7, YELLOW, FACTORY, HEX, FACTORY, CROWN)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to reveal your whole hand! Draw a [7]! If any other card in your hand has its color, return
        your whole hand and your whole score pile!
        """
        you.reveal_all(you.hand)
        drawn = you.draw(7)
        if you.hand.other_than(drawn).of_color(drawn.color):  # ruling 171
            you.return_all(you.hand.plus(you.score_pile))


class SingerModel27(Card):
    """Tuck one, splay up; tuck its color's scores."""

    title = "Singer Model 27"
    face = Face(7, YELLOW, HEX, FACTORY, CLOCK, CLOCK)

    def dogma(self, you: Player) -> None:
        """Tuck one of the cards in your hand. If you do, splay its color up, then tuck every card of that color from
        your score pile.
        """
        tucked = you.tuck(you.choose(you.hand, TO_TUCK))
        if tucked is not None:
            you.splay(tucked.color, UP)
            fitting = you.score_pile.of_color(tucked.color)
            if not fitting:
                you.prove(fitting)  # decision 46
            you.tuck_all(fitting)


class RoundhayGardenScene(Card):
    """Meld highest score; score two equal; use it."""

    face = Face(7, PURPLE, LEAF, LEAF, LEAF, HEX)

    def dogma(self, you: Player) -> None:
        """Meld the highest card of your score pile. Draw a card of the same value and score it, twice. Then execute
        all effects of the melded card as if they were on this card, without sharing them.
        """
        melded = you.meld(you.choose(you.score_pile.highest(), TO_MELD))
        for _ in range(2):
            you.draw_and_score(0 if melded is None else melded.face_up_age)  # ruling 172
        you.execute_as_this(melded)


class TheCommunistManifesto(Card):
    """Give each board a [7], then use yours alone."""

    face = Face(7, PURPLE, CROWN, CROWN, HEX, LEAF)

    def dogma(self, you: Player) -> None:
        """Draw a [7] and reveal it, once for each player in the game. Transfer one of these cards to each player's
        board. Then execute all non-demand effects of the card that came to your board for yourself alone, without
        sharing them.
        """
        players = [*you.others(), you]
        drawn = Cards([you.draw_and_reveal(7) for _ in players])
        given: list[Card] = []
        for player in players:
            given += you.choose_exactly(drawn, 1, TO_TRANSFER, to=player).cards
            drawn = drawn.other_than(given[-1])
        for card in self.in_order(you, players, given):
            you.transfer(card, to=players[given.index(card)].board)
        you.execute(given[-1])  # ruling 173

    def in_order(self, you: Player, players: list[Player], given: list[Card]) -> list[Card]:
        """The cards as they go to the players, in the order that `you` wants if it can matter (decision 32)."""
        deciding = [
            order_may_decide(you.game, player.board, [card]) for player, card in zip(players, given, strict=True)
        ]
        several = any(deciding) and (you.game.fleeting or deciding.count(True) > 1)
        return you.order(Cards(given), TOGETHER, TO_TRANSFER) if several else given
