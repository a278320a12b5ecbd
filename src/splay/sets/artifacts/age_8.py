"""The artifacts of age 8."""

from splay.core.card import Card, Face
from splay.core.cards import Cards
from splay.core.player import Player
from splay.core.question import TO_MELD, TO_RETURN, TO_TRANSFER
from splay.core.symbols import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, UP, YELLOW
from splay.sets.artifacts.symbols import BLANK


class ParnellPitchDrop(Card):
    """Meld one above tops. If it has 3 [clock], win."""

    face = Face(8, BLUE, BULB, BULB, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """Draw a card one higher in value than your highest top card and meld it. If it has exactly three [clock], you
        win.
        """
        melded = you.draw_and_meld(you.board.highest_top() + 1)
        if melded.count(CLOCK) == 3:  # ruling 180
            you.win()


class EarhartsLockheedElectra10E(Card):
    """Return tops of [8]-[1]. Eight win, or achieve."""

    title = "Earhart's Lockheed Electra 10E"
    face = Face(8, BLUE, CLOCK, HEX, CLOCK, CLOCK)

    def dogma(self, you: Player) -> None:
        """For each value from [8] down to [1], return one of your top cards of that value. If you returned eight cards,
        you win. If not, claim an available standard achievement, eligible or not.
        """
        returned = 0
        for value in range(8, 0, -1):  # ruling 174
            if you.return_(you.choose(you.tops().of_value(value), TO_RETURN)):
                returned += 1
        if returned == 8:
            you.win()
        else:
            you.claim_one(you.game.available.values())


class BattleshipBismarck(Card):
    """I compel you to draw an [8], return its pile."""

    face = Face(8, RED, HEX, FACTORY, FACTORY, FACTORY)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to draw an [8] and reveal it! Keep it, and return every card of its color from your board!"""
        you.return_all(you.pile(you.draw_and_reveal(8).color))  # ruling 151


class BattleshipYamato(Card):
    """Counts as an [11] on your board; no effects."""

    face = Face(8, RED, BLANK, HEX, BLANK, BLANK)
    value_on_board = 11
    without_effects = True


class OceanLinerTitanic(Card):
    """Score the bottom card of each color."""

    face = Face(8, GREEN, CROWN, FACTORY, CROWN, HEX)

    def dogma(self, you: Player) -> None:
        """Score the bottom card of each color on your board."""
        you.score_all(Cards([you.pile(color).cards[0] for color in you.board.colors()]))  # ruling 132


class MeijiMuraStampVendingMachine(Card):
    """Return a card; draw and score three as high."""

    title = "Meiji-Mura Stamp Vending Machine"
    face = Face(8, GREEN, LEAF, CROWN, HEX, CROWN)

    def dogma(self, you: Player) -> None:
        """Return one of the cards in your hand. Then draw a card of the same value and score it, three times."""
        returned = you.return_(you.choose(you.hand, TO_RETURN))
        for _ in range(3):
            you.draw_and_score(0 if returned is None else returned.age)  # ruling 248


class PlushBeweglichRodBear(Card):
    """Name a value: splay tops up, return scores."""

    face = Face(8, YELLOW, LEAF, LEAF, LEAF, HEX)

    def dogma(self, you: Player) -> None:
        """Choose a value. Splay up every color on your board whose top card has that value. Return every card of that
        value from every score pile, your own included.
        """
        value = you.choose_value()  # ruling 263
        for color in you.tops().of_value(value).colors():
            you.splay(color, UP)
        scored = Cards([card for player in [you, *you.others()] for card in player.score_pile])
        you.return_all(scored.of_value(value))  # decision 47


class Time(Card):
    """I compel you to give all top [clock] but yellow."""

    face = Face(8, YELLOW, HEX, CLOCK, CLOCK, BULB)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to transfer to my board one of your top cards that has a [clock] and is not yellow! If you do,
        repeat this effect!
        """
        while you.transfer(you.choose(you.tops().not_of_color(YELLOW).having(CLOCK), TO_TRANSFER, to=me), to=me.board):
            pass


class GarlandsRubySlippers(Card):
    """Meld a held [8], use it. No effects: you win."""

    title = "Garland's Ruby Slippers"
    face = Face(8, PURPLE, HEX, CLOCK, CLOCK, CLOCK)

    def dogma(self, you: Player) -> None:
        """Meld an [8] from your hand. If that card has no effects at all, you win. If it has any, execute all of them
        as if they were on this card, without sharing them.
        """
        melded = you.meld(you.choose(you.hand.of_value(8), TO_MELD))
        if melded is not None and not melded.effects:  # rulings 175, 268
            you.win()
        else:
            you.execute_as_this(melded)


class WorldCupFinalBall(Card):
    """I compel you to return an achievement.
    Draw an [8]; its color's highest achieves it.
    """

    title = "'30 World Cup Final Ball"
    face = Face(8, PURPLE, LEAF, LEAF, CLOCK, HEX)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to choose one of your standard achievements and return it!"""
        you.return_(you.choose(you.achievements, TO_RETURN))

    def dogma(self, you: Player) -> None:
        """Draw an [8] and reveal it. Whoever alone has the highest top card of its color achieves it, eligible or not.
        If anybody does, repeat this effect. If not, keep the card.
        """
        while self.is_achieved(you.draw_and_reveal(8), you.game.in_play()):
            pass

    def is_achieved(self, card: Card, players: list[Player]) -> bool:
        """Whether one of the players alone has the highest top card of the card's color, and so has achieved it."""
        values = [player.board.top_value(card.color) for player in players]
        if values.count(max(values)) > 1:  # ruling 176; it is 0 for all if none of them has the color
            return False
        players[values.index(max(values))].achieve_card(card)
        return True
