"""The toys of age 2."""

from splay.core.card import Card, Face
from splay.core.player import Player
from splay.core.question import TO_RETURN, TO_TRANSFER
from splay.core.symbols import BLUE, BULB, CASTLE, CROWN, GREEN, HEX, LEAF, UP, YELLOW
from tests.toy.engine.specials import COLLECTION
from tests.toy.engine.symbols import ECHO_SIGN, bonus
from tests.toy.engine.zones import TOY_BOX


class MusicalChairs(Card):
    """I compel you to return a scored card.
    Draw and score a [2].
    """

    face = Face(2, YELLOW, LEAF, LEAF, bonus(1), HEX)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to return a card from your score pile! If you cannot, and have no achievement, you lose!"""
        if not you.return_(you.choose(you.score_pile, TO_RETURN)) and you.achievement_count() == 0:
            you.eliminate()

    def dogma(self, you: Player) -> None:
        """Draw a [2] and score it."""
        you.draw_and_score(2)


class Whistle(Card):
    """You may splay green up.
    Draw and meld a [2].
    """

    face = Face(2, GREEN, CROWN, ECHO_SIGN, CASTLE, CROWN, LEAF, HEX)

    def echo(self, you: Player) -> None:
        """You may splay green up."""
        you.may_splay(UP, [GREEN])

    def dogma(self, you: Player) -> None:
        """Draw and meld a [2]."""
        you.draw_and_meld(2)


class Jigsaw(Card):
    """Put a hand card in your toy box; draw a [2].
    With two cards in your toy box: Collection.
    """

    face = Face(2, BLUE, BULB, HEX, BULB, CASTLE)

    def dogma(self, you: Player) -> None:
        """You may transfer a card from your hand to your toy box. If you do, draw a [2]."""
        if you.transfer(you.may_choose(you.hand, TO_TRANSFER), to=you.zone(TOY_BOX)):
            you.draw(2)

    def dogma_2(self, you: Player) -> None:
        """If there are at least two cards in your toy box, claim the Collection achievement."""
        if len(you.zone(TOY_BOX)) >= 2:
            you.claim(you.game.special_number(COLLECTION))
