"""The Echoes cards of age 9."""

from splay.core.card import Card, Face
from splay.core.cards import Cards
from splay.core.player import Player
from splay.core.question import TO_EXECUTE, TO_MELD, TO_RETURN, TO_SCORE, TO_TRANSFER, TO_TUCK
from splay.core.symbols import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, UP, YELLOW
from splay.sets.bonuses import BONUS_9, BONUS_10, visible_bonuses
from splay.sets.echoes.foreshadowing import draw_and_foreshadow
from splay.sets.echoes.symbols import ECHO


class Calculator(Card):
    """Score two bottoms, not blue. Draw the sum.
    You may splay blue up.
    """

    face = Face(9, BLUE, CLOCK, HEX, CLOCK, BULB)

    def dogma(self, you: Player) -> None:
        """Score two cards, one after the other, that are bottom cards on your board and not blue. If you scored two and
        their total value is less than 11, draw a card of that value and, the first time only, repeat this effect.
        """
        for _ in range(2):
            total = self.score_two(you)
            if not 0 < total < 11:
                break
            you.draw(total)

    def score_two(self, you: Player) -> int:
        """Scores two bottom cards; the sum of the values that they had on the board, 0 if there were not two."""
        total = 0
        for _ in range(2):
            card = you.score(you.choose(you.board.bottoms().not_of_color(BLUE), TO_SCORE))  # ruling 251
            if card is None:
                return 0
            total += card.face_up_age  # ruling 213
        return total

    def dogma_2(self, you: Player) -> None:
        """You may splay blue up."""
        you.may_splay(UP, [BLUE])


class Laser(Card):
    """Return free achievements, half your scores."""

    face = Face(9, BLUE, BULB, LEAF, BULB, HEX)  # decision 14

    def dogma(self, you: Player) -> None:
        """Return every available standard achievement. Then return half of your score pile, rounded up. Draw a [10] and
        meld it, twice.
        """
        you.return_all(you.game.available)  # ruling 214
        half = (len(you.score_pile) + 1) // 2
        you.return_all(you.choose_exactly(you.score_pile, half, TO_RETURN))
        for _ in range(2):
            you.draw_and_meld(10)


class Helicopter(Card):
    """Put any other top in its owner's score pile."""

    face = Face(9, RED, FACTORY, FACTORY, FACTORY, HEX)

    def dogma(self, you: Player) -> None:
        """Transfer a top card of any one player, yourself included, but not Helicopter, to the score pile of that
        player. You may reveal one of the cards in your hand that has an icon in common with the transferred card and
        return it. If you do, repeat this effect.
        """
        moved = self.move_any_top(you)
        while moved is not None and self.return_like(you, moved):
            moved = self.move_any_top(you)

    def move_any_top(self, you: Player) -> Card | None:
        """Transfers a top card from any board, other than this one, to its owner's score pile; None if there is
        none.
        """
        tops = Cards([card for player in [you, *you.others()] for card in player.tops()])
        card = you.choose(tops.other_than(self), TO_TRANSFER)
        if card is None:
            return None
        owner = you.game.zone_of(card).owner
        return you.transfer(card, to=you.game.players[owner].score_pile)

    def return_like(self, you: Player, moved: Card) -> bool:
        """Whether the player returns a card from the hand that shares one of the six icons (ruling 215)."""
        fitting = you.hand.some([card for card in you.hand if card.icon_set & moved.icon_set], True)
        return you.return_(you.reveal(you.may_choose(fitting, TO_RETURN))) is not None  # decision 46


class Jet(Card):
    """Meld a card from your hand.
    I demand you return your top of that color.
    """

    face = Face(9, RED, HEX, ECHO, CLOCK, BONUS_10)

    def echo(self, you: Player) -> None:
        """Meld one of the cards in your hand."""
        you.remember(you.meld(you.choose(you.hand, TO_MELD)))

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return your top card of the color of the card that I melded with the echo effect of Jet!"""
        melded = me.remembered()  # ruling 216
        if melded:
            again = len(you.remembered())
            card = melded[min(again, len(melded) - 1)]  # the second round is for the second card: ruling 94
            you.remember(card)
            you.return_(you.board.top(card.color))


class CreditCard(Card):
    """Draw a [9] and foreshadow it.
    You may take a nongreen top; score as high.
    You may splay green up.
    """

    face = Face(9, GREEN, ECHO, CROWN, BONUS_9, HEX)

    def echo(self, you: Player) -> None:
        """Draw a [9] and foreshadow it."""
        draw_and_foreshadow(you, 9)

    def dogma(self, you: Player) -> None:
        """You may transfer to your hand one of your top cards that is not green. If you do, draw a card of the same
        value and score it.
        """
        taken = you.transfer(you.may_choose(you.tops().not_of_color(GREEN), TO_TRANSFER), to=you.hand)
        if taken is not None:
            you.draw_and_score(taken.age)

    def dogma_2(self, you: Player) -> None:
        """You may splay green up."""
        you.may_splay(UP, [GREEN])


class Email(Card):
    """Draw a [10] and foreshadow it.
    Draw a [9] and foreshadow it.
    Use your lowest nongreen top for yourself.
    """

    face = Face(9, GREEN, ECHO, CLOCK, CLOCK, HEX)

    def echo(self, you: Player) -> None:
        """Draw a [10] and foreshadow it."""
        draw_and_foreshadow(you, 10)

    def dogma(self, you: Player) -> None:
        """Draw a [9] and foreshadow it."""
        draw_and_foreshadow(you, 9)

    def dogma_2(self, you: Player) -> None:
        """Choose the lowest of your top cards that are not green. Execute all of its non-demand effects for yourself
        alone, without sharing them.
        """
        you.execute(you.choose(you.tops().not_of_color(GREEN).lowest(), TO_EXECUTE))


class ATM(Card):
    """Draw and score a card of any value.
    I demand your highest top, no [crown] or yellow.
    You may splay purple up.
    """

    title = "ATM"
    face = Face(9, YELLOW, CROWN, HEX, ECHO, BONUS_9)

    def echo(self, you: Player) -> None:
        """Choose a value. Draw a card of that value and score it."""
        you.draw_and_score(you.choose_value(purpose=TO_SCORE))

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my board the highest of your top cards that have no [crown] and are not yellow!"""
        fitting = you.tops().not_of_color(YELLOW).without(CROWN)
        you.transfer(you.choose(fitting.highest(), TO_TRANSFER, to=me), to=me.board)

    def dogma(self, you: Player) -> None:
        """You may splay purple up."""
        you.may_splay(UP, [PURPLE])


class Wristwatch(Card):
    """Tuck a top card that isn't yellow.
    Draw and tuck a card of each bonus you show.
    """

    face = Face(9, YELLOW, HEX, FACTORY, BONUS_10, ECHO)

    def echo(self, you: Player) -> None:
        """Tuck one of your top cards that is not yellow."""
        top = you.choose(you.tops().not_of_color(YELLOW), TO_TUCK)
        if top is not None:
            you.tuck_top(top.color)

    def dogma(self, you: Player) -> None:
        """For each bonus visible on your board, draw a card of its value and tuck it, in ascending order."""
        for bonus in sorted(visible_bonuses(you.board)):  # ruling 72
            you.draw_and_tuck(bonus)


class Karaoke(Card):
    """Draw and meld any value below [10].
    Use that card for yourself, without demands.
    You may take a bottom card into your hand.
    """

    face = Face(9, PURPLE, HEX, LEAF, BONUS_9, ECHO)

    def echo(self, you: Player) -> None:
        """Choose a value below [10]. Draw a card of that value and meld it."""
        you.remember(you.draw_and_meld(you.choose_value(list(range(1, 10)), TO_MELD)))

    def dogma(self, you: Player) -> None:
        """Execute all non-demand effects of the card that you melded with the echo effect of Karaoke for yourself
        alone, without sharing them.
        """
        you.execute(you.choose(Cards(you.remembered()), TO_EXECUTE))  # rulings 61, 94

    def dogma_2(self, you: Player) -> None:
        """You may transfer to your hand a bottom card of any color from your board."""
        you.transfer(you.may_choose(you.board.bottoms(), TO_TRANSFER), to=you.hand)


class Rock(Card):
    """I demand top green. Scissors beneath: I win.
    You may score a top. Paper on top: you win.
    """

    face = Face(9, PURPLE, LEAF, BONUS_9, HEX, LEAF)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my hand your top green card! If your top green card is then Scissors, I win!"""
        you.transfer(you.board.top(GREEN), to=me.hand)
        top = you.board.top(GREEN)
        if top is not None and top.key == "scissors":
            me.win()

    def dogma(self, you: Player) -> None:
        """You may score one of your top cards. If Paper is then your top green card, you win."""
        you.score(you.may_choose(you.tops(), TO_SCORE))
        top = you.board.top(GREEN)
        if top is not None and top.key == "paper":
            you.win()
