"""The base cards of age 10."""

from splay.core.card import Card, Face
from splay.core.cards import Cards
from splay.core.player import Player
from splay.core.question import TO_EXECUTE, TO_RETURN, TO_SCORE, TO_TRANSFER
from splay.core.symbols import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, UP, YELLOW


def win_with_most(players: list[Player], amounts: list[int]) -> None:
    """The one with the largest amount wins; if several have it, nobody does (ruling 24)."""
    most = max(amounts)
    if amounts.count(most) == 1:
        players[amounts.index(most)].win()


class Bioengineering(Card):
    """Put an opponent's top [leaf] in your score pile.
    If someone has under three [leaf], most [leaf] wins.
    """

    face = Face(10, BLUE, BULB, CLOCK, CLOCK, HEX)

    def dogma(self, you: Player) -> None:
        """Choose an opponent's top card that has a [leaf], and transfer it to your score pile."""
        theirs = Cards([card for opponent in you.opponents() for card in opponent.tops()])
        you.transfer(you.choose(theirs.having(LEAF), TO_TRANSFER, to=you), to=you.score_pile)

    def dogma_2(self, you: Player) -> None:
        """If at least one player has fewer than three [leaf] on their board, whoever alone has the most
        [leaf] wins.
        """
        players = you.game.in_play()
        leaves = [player.count(LEAF) for player in players]
        if min(leaves) < 3:
            win_with_most(players, leaves)


class Software(Card):
    """Draw and score a [10].
    Draw and meld two [10]. Use the second alone.
    """

    face = Face(10, BLUE, CLOCK, CLOCK, CLOCK, HEX)

    def dogma(self, you: Player) -> None:
        """Draw a [10] and score it."""
        you.draw_and_score(10)

    def dogma_2(self, you: Player) -> None:
        """Draw a [10] and meld it, twice. Then execute all non-demand effects of the second card for yourself
        alone, without sharing them.
        """
        you.draw_and_meld(10)
        you.execute(you.draw_and_meld(10))


class Miniaturization(Card):
    """You may trade a [10] for one per scored value."""

    face = Face(10, RED, HEX, BULB, CLOCK, BULB)

    def dogma(self, you: Player) -> None:
        """You may return one of the cards in your hand. If you do and it is a [10], draw a [10] for each
        different value in your score pile.
        """
        returned = you.return_(you.may_choose(you.hand, TO_RETURN))
        if returned is not None and returned.age == 10:
            you.draw_some(len(you.score_pile.values()), 10)


class Robotics(Card):
    """Score top green. Meld a [10] and use it alone."""

    face = Face(10, RED, HEX, FACTORY, CLOCK, FACTORY)

    def dogma(self, you: Player) -> None:
        """Score the top card of your green pile. Draw a [10] and meld it. Then execute all of its non-demand
        effects for yourself alone, without sharing them.
        """
        you.score(you.board.top(GREEN))
        you.execute(you.draw_and_meld(10))


class Databases(Card):
    """I demand you return half your scored cards."""

    face = Face(10, GREEN, HEX, CLOCK, CLOCK, CLOCK)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return half of your score pile, rounded up!"""
        half = (len(you.score_pile) + 1) // 2
        you.return_all(you.choose_exactly(you.score_pile, half, TO_RETURN))


class SelfService(Card):
    """Use another of your top cards alone.
    More achievements than any opponent wins.
    """

    face = Face(10, GREEN, HEX, CROWN, CROWN, CROWN)

    def dogma(self, you: Player) -> None:
        """Choose one of your top cards other than this one. Execute all of its non-demand effects for
        yourself alone, without sharing them.
        """
        you.execute(you.choose(you.tops().other_than(you.dogma_run.this_card), TO_EXECUTE))

    def dogma_2(self, you: Player) -> None:
        """If each opponent has fewer achievements than you, you win."""
        game = you.game
        others = [game.team_achievements(opponent.team) for opponent in you.opponents()]
        if game.team_achievements(you.team) > max(others):
            you.win()


class Globalization(Card):
    """I demand you return a top [leaf] card.
    Score a [6]; points win unless [leaf] beat [factory].
    """

    face = Face(10, YELLOW, HEX, FACTORY, FACTORY, FACTORY)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return one of your top cards that has a [leaf]!"""
        you.return_(you.choose(you.tops().having(LEAF), TO_RETURN))

    def dogma(self, you: Player) -> None:
        """Draw a [6] and score it. If every player has at least as many [factory] as [leaf] on their board,
        whoever alone has the most points wins.
        """
        you.draw_and_score(6)
        game = you.game
        players = game.in_play()
        if max([player.count(LEAF) - player.count(FACTORY) for player in players]) <= 0:
            for player in players:  # partners add up their points (ruling 106)
                others = [game.team_score(opponent.team) for opponent in player.opponents()]
                if game.team_score(player.team) > max(others):
                    player.win()


class StemCells(Card):
    """You may score your whole hand."""

    face = Face(10, YELLOW, HEX, LEAF, LEAF, LEAF)

    def dogma(self, you: Player) -> None:
        """You may score your whole hand.

        yes: Score your hand
        no: Keep your hand
        """
        if you.hand and you.may(TO_SCORE):
            you.score_all(you.hand)


class AI(Card):
    """Draw and score a [10].
    Robotics, Software tops: fewest points win.
    """

    face = Face(10, PURPLE, BULB, BULB, CLOCK, HEX)
    title = "A.I."

    def dogma(self, you: Player) -> None:
        """Draw a [10] and score it."""
        you.draw_and_score(10)

    def dogma_2(self, you: Player) -> None:
        """If Robotics and Software are both top cards, no matter on whose boards, whoever alone has the
        fewest points wins.
        """
        players = you.game.in_play()
        tops = [card.name for player in players for card in player.tops()]
        if "Robotics" in tops and "Software" in tops:
            win_with_most(players, [-player.points for player in players])


class TheInternet(Card):
    """You may splay green up.
    Draw and score a [10].
    Draw and meld a [10] per two [clock].
    """

    face = Face(10, PURPLE, HEX, CLOCK, CLOCK, BULB)

    def dogma(self, you: Player) -> None:
        """You may splay green up."""
        you.may_splay(UP, [GREEN])

    def dogma_2(self, you: Player) -> None:
        """Draw a [10] and score it."""
        you.draw_and_score(10)

    def dogma_3(self, you: Player) -> None:
        """For every two [clock] on your board, draw a [10] and meld it."""
        for _ in range(you.count(CLOCK) // 2):
            you.draw_and_meld(10)
