"""The toys of age 2."""

from splay.core.card import Card, Face
from splay.core.player import Player
from splay.core.question import TO_RETURN
from splay.core.symbols import CASTLE, CROWN, GREEN, HEX, LEAF, UP, YELLOW
from tests.toy.symbols import BONUS, ECHO_SIGN


class MusicalChairs(Card):
    face = Face(2, YELLOW, LEAF, LEAF, BONUS + 1, HEX)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to return a card from your score pile! If you cannot, and have no achievement, you lose!"""
        if not you.return_(you.choose(you.score_pile, TO_RETURN)) and you.achievement_count() == 0:
            you.eliminate()

    def dogma(self, you: Player) -> None:
        """Draw a [2] and score it."""
        you.draw_and_score(2)


class Whistle(Card):
    face = Face(2, GREEN, CROWN, ECHO_SIGN, CASTLE, CROWN, LEAF, HEX)

    def echo(self, you: Player) -> None:
        """You may splay green up."""
        you.may_splay(UP, [GREEN])

    def dogma(self, you: Player) -> None:
        """Draw and meld a [2]."""
        you.draw_and_meld(2)
