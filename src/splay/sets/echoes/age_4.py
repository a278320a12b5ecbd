"""The Echoes cards of age 4."""

from splay.core.card import Card, Face
from splay.core.cards import BoardCards, Cards
from splay.core.player import Player
from splay.core.question import AS_BONUS, TO_ACHIEVE, TO_RETURN, TO_TRANSFER
from splay.core.symbols import (
    BLUE,
    BULB,
    CASTLE,
    CLOCK,
    COLORS,
    CROWN,
    FACTORY,
    GREEN,
    HEX,
    LEAF,
    LEFT,
    PURPLE,
    RED,
    RIGHT,
    UNSPLAYED,
    UP,
    YELLOW,
)
from splay.sets.bonuses import BONUS_4, BONUS_5, highest_bonus, visible_bonuses
from splay.sets.echoes.foreshadowing import TO_FORESHADOW, draw_and_foreshadow, forecast_of, foreshadow
from splay.sets.echoes.specials import claim_special
from splay.sets.echoes.symbols import ECHO


class SlideRule(Card):
    """You may splay yellow right.
    Draw a card: lowest top plus one per splay.
    """

    face = Face(4, BLUE, BULB, BULB, BULB, HEX)

    def dogma(self, you: Player) -> None:
        """You may splay yellow right."""
        you.may_splay(RIGHT, [YELLOW])

    def dogma_2(self, you: Player) -> None:
        """Draw a card whose value is that of your lowest top card plus one for each color splayed on your board."""
        lowest = min(you.tops().values(), default=0)  # ruling 196
        you.draw(lowest + len([pile for pile in you.board.piles if pile.splay != UNSPLAYED]))


class Telescope(Card):
    """Draw a [5] and foreshadow it.
    Put a forecast card back to achieve another.
    """

    face = Face(4, BLUE, HEX, BONUS_4, BULB, ECHO)

    def echo(self, you: Player) -> None:
        """Draw a [5] and foreshadow it."""
        draw_and_foreshadow(you, 5)

    def dogma(self, you: Player) -> None:
        """You may put a card from your forecast back on top of its supply. If you do, achieve a card from your
        forecast that you are eligible for.
        """
        placed = you.put_back(you.may_choose(forecast_of(you)))
        if placed and you.game.is_supplied(placed):  # ruling 197: a relic goes to the museum
            forecast = forecast_of(you)
            eligible = forecast.some([card for card in forecast if you.is_eligible(card.age)], False)
            you.achieve_card(you.choose(eligible, TO_ACHIEVE))


class Kobukson(Card):
    """Splay one color left on anyone's board.
    I demand you return all [castle] tops. Tuck a [4].
    Draw and tuck a [4] for every two returned.
    """

    face = Face(4, RED, BONUS_5, FACTORY, HEX, ECHO)

    def echo(self, you: Player) -> None:
        """Splay one color left on any player's board, your own included."""
        you.splay_one_on(LEFT, [player.board for player in [you, *you.others()]])

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return each of your top cards that has a [castle]! Draw a [4] and tuck it!"""
        you.return_all(you.tops().having(CASTLE))
        you.draw_and_tuck(4)

    def dogma(self, you: Player) -> None:
        """For every two cards that were returned because of the demand, draw a [4] and tuck it."""
        for _ in range(you.dogma_run.returned // 2):  # rulings 51, 252
            you.draw_and_tuck(4)


class Shuriken(Card):
    """I demand a top [castle] or [bulb] card, not red.
    You may splay purple right.
    """

    face = Face(4, RED, CROWN, CROWN, HEX, CROWN)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my board one of your top cards that is not red and has a [castle] or a [bulb]! If
        you do, draw a [4]!
        """
        tops = you.tops().not_of_color(RED)
        fitting = BoardCards([card for card in tops if card.has(CASTLE) or card.has(BULB)])
        if you.transfer(you.choose(fitting, TO_TRANSFER, to=me), to=me.board):  # ruling 187
            you.draw(4)

    def dogma(self, you: Player) -> None:
        """You may splay purple right."""
        you.may_splay(RIGHT, [PURPLE])


class Chintz(Card):
    """Draw a [4].
    If you hold one card, draw a [4], score a [4].
    """

    face = Face(4, GREEN, CROWN, HEX, CROWN, BONUS_4)

    def dogma(self, you: Player) -> None:
        """Draw a [4]."""
        you.draw(4)

    def dogma_2(self, you: Player) -> None:
        """If your hand is exactly one card, draw a [4], then draw another [4] and score that one."""
        if len(you.hand) == 1:
            you.draw(4)
            you.draw_and_score(4)


class Globe(Card):
    """Return 1-3 of one color to splay any color."""

    face = Face(4, GREEN, FACTORY, BONUS_4, FACTORY, HEX)

    def dogma(self, you: Player) -> None:
        """You may reveal and return up to three cards of the same color from your hand. If you returned one, splay any
        color left; if two, splay any color right; if three, splay any color up. If you returned any, draw a [6] and
        foreshadow it.
        """
        returned = 0
        card = you.may_choose(you.hand, TO_RETURN)  # ruling 198
        while card:
            you.reveal(card)  # decision 46
            you.return_(card)
            returned += 1
            card = you.may_choose(you.hand.of_color(card.color), TO_RETURN) if returned < 3 else None
        if returned:
            you.splay_one_of((LEFT, RIGHT, UP)[returned - 1], list(COLORS))
            draw_and_foreshadow(you, 6)


class Barometer(Card):
    """Take a [5] from your forecast to your hand.
    Foreshadow a card: any visible bonus + 2.
    You may return your forecast. Blue: Destiny.
    """

    face = Face(4, YELLOW, LEAF, ECHO, LEAF, HEX)

    def echo(self, you: Player) -> None:
        """Transfer one of the [5] in your forecast to your hand."""
        you.transfer(you.choose(forecast_of(you).of_value(5), TO_TRANSFER), to=you.hand)

    def dogma(self, you: Player) -> None:
        """Choose a bonus visible on any board. Draw a card two higher in value than that bonus (or a [2] if there is
        none), and foreshadow it.
        """
        bonuses: set[int] = set()
        for player in [you, *you.others()]:
            bonuses.update(visible_bonuses(player.board))
        bonus = you.choose_value(sorted(bonuses), AS_BONUS) if bonuses else 0  # ruling 199
        draw_and_foreshadow(you, bonus + 2)

    def dogma_2(self, you: Player) -> None:
        """You may reveal your whole forecast and return it. If any of the cards returned was blue, claim the Destiny
        achievement.

        yes: Return your forecast
        no: Keep your forecast
        """
        if forecast_of(you) and you.may(TO_RETURN):
            returned = you.return_all(you.reveal_all(forecast_of(you)))  # decision 23
            if returned.of_color(BLUE):
                claim_special(you, "Destiny")


class Pencil(Card):
    """Draw a [5].
    Return 1-3, draw as many, foreshadow one.
    """

    face = Face(4, YELLOW, HEX, ECHO, BULB, BONUS_4)

    def echo(self, you: Player) -> None:
        """Draw a [5]."""
        you.draw(5)

    def dogma(self, you: Player) -> None:
        """You may return up to three cards from your hand. If you do, draw that many cards one higher in value than the
        highest card you returned. Foreshadow one of the cards drawn, and return the others.
        """
        returned = you.return_all(you.choose_some(you.hand, 3, purpose=TO_RETURN))
        if returned:
            drawn = you.draw_some(len(returned), returned.highest_value() + 1)
            kept = foreshadow(you, you.choose(drawn, TO_FORESHADOW))
            you.return_all(drawn.other_than(kept))


class Clock(Card):
    """You may splay your largest color right.
    I demand: count [clock] on 3 [10]; give that value.
    """

    face = Face(4, PURPLE, ECHO, BONUS_5, HEX, BULB)

    def echo(self, you: Player) -> None:
        """You may splay right the color of which you have the most cards on your board."""
        most = max([len(pile) for pile in you.board.piles])
        you.may_splay(RIGHT, [pile.color for pile in you.board.piles if len(pile) == most])

    def demand(self, you: Player, me: Player) -> None:
        """I demand you draw three [10] and reveal them, count their [clock], and return them! Transfer all cards whose
        value is that number from your hand and your score pile to my score pile!
        """
        drawn = Cards([you.draw_and_reveal(10) for _ in range(3)], you.hand)
        clocks = sum([card.count(CLOCK) for card in drawn])
        you.return_all(drawn)
        you.transfer_all(you.hand.of_value(clocks).plus(you.score_pile.of_value(clocks)), to=me.score_pile)


class Toilet(Card):
    """Draw a [4] and tuck it.
    I demand: return scores equal to my bonus.
    You may swap a card for one of its value.
    """

    face = Face(4, PURPLE, ECHO, LEAF, HEX, LEAF)

    def echo(self, you: Player) -> None:
        """Draw a [4] and tuck it."""
        you.draw_and_tuck(4)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return every card in your score pile whose value is the highest bonus visible on my board!"""
        you.return_all(you.score_pile.of_value(highest_bonus(me.board)))  # ruling 249

    def dogma(self, you: Player) -> None:
        """You may return one of the cards in your hand. If you do, draw a card of its value."""
        card = you.return_(you.may_choose(you.hand, TO_RETURN))
        if card:
            you.draw(card.age)
