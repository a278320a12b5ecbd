"""The base cards of age 9."""

from splay.core.card import Card, Face
from splay.core.cards import Cards
from splay.core.player import Player
from splay.core.question import TO_KEEP, TO_MELD, TO_RETURN, TO_REVEAL, TO_SCORE, TO_TRANSFER, TO_TUCK
from splay.core.symbols import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, UP, YELLOW


class Computers(Card):
    """You may splay red or green up.
    Draw and meld a [10]. Use it alone.
    """

    face = Face(9, BLUE, CLOCK, HEX, CLOCK, FACTORY)

    def dogma(self, you: Player) -> None:
        """You may splay red or green up."""
        you.may_splay(UP, [RED, GREEN])

    def dogma_2(self, you: Player) -> None:
        """Draw a [10] and meld it. Then execute all of its non-demand effects for yourself alone, without
        sharing them.
        """
        you.execute(you.draw_and_meld(10))


class Genetics(Card):
    """Draw and meld a [10]. Score all beneath it."""

    face = Face(9, BLUE, BULB, BULB, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """Draw a [10] and meld it. Then score every card that lies beneath it."""
        card = you.draw_and_meld(10)
        you.score_all(you.pile(card.color).other_than(card))


class Composites(Card):
    """I demand all but one card and highest score."""

    face = Face(9, RED, FACTORY, FACTORY, HEX, FACTORY)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you keep one card of your hand and transfer to my hand all the others! Also transfer to my
        score pile the highest card of your score pile!
        """
        kept = you.choose(you.hand, TO_KEEP)
        you.transfer_all(you.hand.other_than(kept), to=me.hand)
        you.transfer(you.choose(you.score_pile.highest(), TO_TRANSFER, to=me), to=me.score_pile)


class Fission(Card):
    """I demand you draw a [10]; a red removes all.
    Return any top card but Fission. Draw a [10].
    """

    face = Face(9, RED, HEX, CLOCK, CLOCK, CLOCK)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you draw a [10] and reveal it! If it is red, all hands, boards, and score piles are removed from the
        game, and the dogma action ends at once! If not, keep it!
        """
        if you.draw_and_reveal(10).color == RED:
            you.remove_everything()

    def dogma(self, you: Player) -> None:
        """Return a top card from the board of any one player, yourself included, but not Fission. Then draw a
        [10].
        """
        self.return_any_top(you)
        you.draw(10)

    def return_any_top(self, you: Player) -> None:
        """Returns a top card from any board, other than this one."""
        tops = Cards([card for player in [you, *you.others()] for card in player.tops()])
        you.return_(you.choose(tops.other_than(self), TO_RETURN))


class Collaboration(Card):
    """I demand you draw two [9]; I get my choice.
    With ten green cards on your board, you win.
    """

    face = Face(9, GREEN, HEX, CROWN, CLOCK, CROWN)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you draw a [9] and reveal it, twice! Transfer to my board the one of these two cards that
        I choose, and meld the other!
        """
        drawn = Cards([you.draw_and_reveal(9) for _ in range(2)])
        mine = me.choose(drawn, TO_TRANSFER, to=me)
        you.transfer(mine, to=me.board)
        you.meld_all(drawn.other_than(mine))

    def dogma(self, you: Player) -> None:
        """If there are at least ten green cards on your board, you win."""
        if len(you.pile(GREEN)) >= 10:
            you.win()


class Satellites(Card):
    """Return your hand. Draw three [8].
    You may splay purple up.
    Meld a card from your hand and use it alone.
    """

    face = Face(9, GREEN, HEX, CLOCK, CLOCK, CLOCK)

    def dogma(self, you: Player) -> None:
        """Return your whole hand. Then draw three [8]."""
        you.return_all(you.hand)
        you.draw_some(3, 8)

    def dogma_2(self, you: Player) -> None:
        """You may splay purple up."""
        you.may_splay(UP, [PURPLE])

    def dogma_3(self, you: Player) -> None:
        """Meld one of the cards in your hand. Then execute all of its non-demand effects for yourself alone,
        without sharing them.
        """
        you.execute(you.meld(you.choose(you.hand, TO_MELD)))


class Ecology(Card):
    """You may return one; score one, draw two [10]."""

    face = Face(9, YELLOW, LEAF, BULB, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """You may return one of the cards in your hand. If you do, score another of them and draw two [10]."""
        if you.return_(you.may_choose(you.hand, TO_RETURN)):
            you.score(you.choose(you.hand, TO_SCORE))
            you.draw_some(2, 10)


class Suburbia(Card):
    """You may tuck cards. Score a [1] for each."""

    face = Face(9, YELLOW, HEX, CROWN, LEAF, LEAF)

    def dogma(self, you: Player) -> None:
        """You may tuck as many cards from your hand as you like. For each card tucked, draw a [1] and score
        it.
        """
        for _ in you.tuck_all(you.choose_some(you.hand, purpose=TO_TUCK)):
            you.draw_and_score(1)


class Services(Card):
    """I demand highest scores for my non-[leaf] top."""

    face = Face(9, PURPLE, HEX, LEAF, LEAF, LEAF)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my hand every card of the highest value in your score pile! If you
        transferred any, transfer to your hand one of my top cards that has no [leaf]!
        """
        if you.transfer_all(you.score_pile.highest(), to=me.hand):
            you.transfer(you.choose(me.tops().without(LEAF), TO_TRANSFER, to=you), to=you.hand)


class Specialization(Card):
    """Show one; take opponents' tops of its color.
    You may splay yellow or blue up.
    """

    face = Face(9, PURPLE, HEX, FACTORY, LEAF, FACTORY)

    def dogma(self, you: Player) -> None:
        """Reveal one of the cards in your hand. Transfer to your hand the top card of its color from each
        opponent's board.
        """
        shown = you.reveal(you.choose(you.hand, TO_REVEAL))
        if shown is not None:
            for opponent in you.opponents():
                you.transfer(opponent.board.top(shown.color), to=you.hand)

    def dogma_2(self, you: Player) -> None:
        """You may splay yellow or blue up."""
        you.may_splay(UP, [YELLOW, BLUE])
