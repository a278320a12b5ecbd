"""The artifacts of age 10."""

from splay.core.card import Card, Face
from splay.core.cards import BoardCards, Cards
from splay.core.player import Player
from splay.core.question import TO_MELD, TO_RETURN, TO_SCORE, TO_TUCK
from splay.core.symbols import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, YELLOW
from splay.sets.artifacts import ARTIFACTS


class RoverCuriosity(Card):
    """Draw, meld, and use an artifact [10]."""

    face = Face(10, BLUE, HEX, BULB, BULB, BULB)

    def dogma(self, you: Player) -> None:
        """Draw an artifact [10] and meld it. Then execute all of its effects as if they were on this card, without
        sharing them.
        """
        you.execute_as_this(you.meld(you.draw_of_set(ARTIFACTS, 10)))


class HiggsBoson(Card):
    """Move your whole board to your score pile."""

    face = Face(10, BLUE, BULB, BULB, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """Transfer every card on your board to your score pile."""
        cards = BoardCards([card for color in you.board.colors() for card in you.pile(color)])
        you.transfer_all(cards, to=you.score_pile)  # not scored: ruling 181


class ExxonValdez(Card):
    """I compel you to remove everything and lose."""

    face = Face(10, RED, FACTORY, HEX, FACTORY, FACTORY)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to remove all your cards and achievements from the game! You lose! If one player is left, that
        player wins!
        """
        you.eliminate()


class Maldives(Card):
    """I compel you to keep two cards, two scores.
    Return scored cards until four are left.
    """

    face = Face(10, RED, CLOCK, HEX, CLOCK, CLOCK)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to return cards from your hand until you have two left! Return cards from your score pile
        until two are left there!
        """
        you.return_all(you.choose_exactly(you.hand, len(you.hand) - 2, TO_RETURN))
        you.return_all(you.choose_exactly(you.score_pile, len(you.score_pile) - 2, TO_RETURN))

    def dogma(self, you: Player) -> None:
        """Return cards from your score pile until four are left there."""
        you.return_all(you.choose_exactly(you.score_pile, len(you.score_pile) - 4, TO_RETURN))


class MaastrichtTreaty(Card):
    """If you have the most scored cards, you win."""

    face = Face(10, GREEN, CROWN, CROWN, HEX, CROWN)

    def dogma(self, you: Player) -> None:
        """If there are more cards in your score pile than in that of any other player, you win."""
        if len(you.score_pile) > max([len(other.score_pile) for other in you.others()]):  # ruling 183
            you.win()


class SeikanTunnel(Card):
    """If one of your colors shows most, you win."""

    face = Face(10, GREEN, CLOCK, CLOCK, CLOCK, HEX)

    def dogma(self, you: Player) -> None:
        """If more cards are visible in one color on your board than in any color of any other player, you win."""
        if most_visible(you) > max([most_visible(other) for other in you.others()]):  # decision 44
            you.win()


def most_visible(player: Player) -> int:
    """How many cards can be seen of the color that shows the most of them on a player's board."""
    return max([len(pile.visible()) for pile in player.board.piles])


class DollyTheSheep(Card):
    """Win with bottom Domestication, or draw a [10]."""

    title = "Dolly the Sheep"
    face = Face(10, YELLOW, HEX, CLOCK, LEAF, CLOCK)

    def dogma(self, you: Player) -> None:
        """You may score the bottom card of your yellow pile. You may draw a [1] and tuck it. If the bottom card of
        your yellow pile is then Domestication, you win. If not, meld the highest card of your hand and draw a [10].

        yes: Draw and tuck a [1]
        no: Draw nothing
        """
        you.score(you.may_choose(Cards(you.pile(YELLOW).cards[:1]), TO_SCORE))
        if you.may(TO_TUCK):
            you.draw_and_tuck(1)
        bottom = you.board.bottom(YELLOW)  # ruling 184
        if bottom is not None and bottom.name == "Domestication":
            you.win()
        you.meld(you.choose(you.hand.highest(), TO_MELD))
        you.draw(10)


class WheresWaldo(Card):
    """You win the game."""

    title = "Where's Waldo?"
    face = Face(10, YELLOW, LEAF, CLOCK, HEX, LEAF)

    def dogma(self, you: Player) -> None:
        """You win the game."""
        you.win()


class DeLoreanDMC12(Card):
    """If this is a top, remove all tops and hands."""

    title = "DeLorean DMC-12"
    face = Face(10, PURPLE, HEX, CLOCK, CLOCK, CLOCK)

    def dogma(self, you: Player) -> None:
        """If DeLorean DMC-12 is a top card, no matter on whose board, remove from the game every top card of every
        board and every card in every hand.
        """
        players = you.game.in_play()
        tops = [card for player in players for card in player.tops()]
        if self in tops:  # itself goes too: ruling 185
            you.remove_all(Cards(tops + [card for player in players for card in player.hand]))


class Twister(Card):
    """I compel you to meld a score of each color."""

    face = Face(10, PURPLE, HEX, FACTORY, FACTORY, CLOCK)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to reveal your whole score pile! From it, meld one card of each color that it has!"""
        revealed = Cards(you.reveal_all(you.score_pile).cards[:])
        melded = [you.choose(revealed.of_color(color), TO_MELD) for color in revealed.colors()]
        you.meld_all(Cards([card for card in melded if card is not None]))  # in any order: ruling 186
