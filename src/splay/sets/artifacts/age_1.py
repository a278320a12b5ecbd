"""The artifacts of age 1."""

from splay.core.card import Card, Face
from splay.core.player import Player
from splay.core.question import TO_SCORE
from splay.core.symbols import BLUE, BULB, CASTLE, CROWN, HEX, YELLOW
from splay.core.zones import PILE

VISITED = 1
STARTED = 2
"""What Dancing Girl remembers of a board: that she has been there, or that she began there."""


class TreatyOfKadesh(Card):
    """Return their top cards that demand; score one of yours"""

    title = "Treaty of Kadesh"
    face = Face(1, BLUE, CROWN, CASTLE, HEX, CASTLE)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to return all your top cards that have a demand effect!"""
        you.return_all(you.tops().with_demand())

    def dogma(self, you: Player) -> None:
        """Score one of your top cards that has a demand effect and is not blue."""
        you.score(you.choose(you.tops().not_of_color(BLUE).with_demand(), TO_SCORE))


class SibiduNeedle(Card):
    """Draw [1]s and score them while they match your top cards"""

    face = Face(1, BLUE, CASTLE, CASTLE, CASTLE, HEX)

    def dogma(self, you: Player) -> None:
        """Draw a [1] and reveal it. If one of your top cards has its color and its value, score the drawn card, and
        do all of this again.
        """
        card = you.draw_and_reveal(1)
        while you.tops().of_color(card.color).of_value(card.age):  # ruling 140
            you.score(card)
            card = you.draw_and_reveal(1)


class DancingGirl(Card):
    """Send her to every board and back: then you win"""

    face = Face(1, YELLOW, HEX, BULB, BULB, BULB)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to transfer Dancing Girl to your board!"""
        girl = you.game.zone_of(self)
        if girl.kind is not PILE:  # no effect reaches the display (decision 33)
            return
        visited = you.tally()
        if sum(visited) == 0:
            visited[girl.owner] = STARTED
        visited[you.seat] = max(visited[you.seat], VISITED)
        if girl.owner != you.seat:
            you.transfer(self, to=you.board)

    def dogma(self, you: Player) -> None:
        """If Dancing Girl began this action on your board, and has been on every board in it, you win."""
        run, visited = you.dogma_run, you.tally()
        launched = run.launcher == you.seat and run.outer is None and run.this_card is self  # ruling 145
        everywhere = all([visited[player.seat] for player in you.game.in_play()])
        if launched and everywhere and visited[you.seat] == STARTED:
            you.win()
