"""The Echoes cards of age 6."""

from splay.core.card import Card, Face
from splay.core.cards import BoardCards, Cards
from splay.core.player import Player
from splay.core.question import TO_ACHIEVE, TO_MELD, TO_RETURN, TO_SCORE, TO_TRANSFER
from splay.core.symbols import BLUE, BULB, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, RIGHT, YELLOW
from splay.sets.bonuses import BONUS_6, BONUS_7
from splay.sets.echoes.foreshadowing import TO_FORESHADOW, draw_and_foreshadow, forecast_of
from splay.sets.echoes.specials import claim_special
from splay.sets.echoes.symbols import ECHO
from splay.sets.echoes.visible import visible_pictures


class Bifocals(Card):
    """Draw and foreshadow a card of any value.
    You may swap a forecast card for an equal.
    You may splay green right.
    """

    face = Face(6, BLUE, ECHO, HEX, CROWN, CROWN)

    def echo(self, you: Player) -> None:
        """Choose a value. Draw a card of that value and foreshadow it."""
        draw_and_foreshadow(you, you.choose_value(purpose=TO_FORESHADOW))

    def dogma(self, you: Player) -> None:
        """You may return one of the cards in your forecast. If you do, draw a card of the same value and foreshadow
        it.
        """
        returned = you.return_(you.may_choose(forecast_of(you), TO_RETURN))
        if returned is not None:
            draw_and_foreshadow(you, returned.age)

    def dogma_2(self, you: Player) -> None:
        """You may splay green right."""
        you.may_splay(RIGHT, [GREEN])


class Stethoscope(Card):
    """Meld a blue or yellow card from your hand.
    Draw a [7]. If you just melded blue, an [8].
    You may splay yellow right.
    """

    face = Face(6, BLUE, BULB, ECHO, BULB, HEX)

    def echo(self, you: Player) -> None:
        """Meld a card from your hand that is blue or yellow."""
        you.remember(you.meld(you.choose(you.hand.of_colors([BLUE, YELLOW]), TO_MELD)))

    def dogma(self, you: Player) -> None:
        """Draw a [7]. If you melded a blue card with the echo effect of Stethoscope, draw an [8]."""
        you.draw(7)
        if BLUE in [card.color for card in you.remembered()]:  # ruling 61
            you.draw(8)

    def dogma_2(self, you: Player) -> None:
        """You may splay yellow right."""
        you.may_splay(RIGHT, [YELLOW])


class Loom(Card):
    """Score your lowest top card.
    Return two unequal scores to tuck three [6].
    Claim Heritage if a color shows 5 hexagons.
    """

    face = Face(6, RED, FACTORY, BONUS_6, HEX, ECHO)

    def echo(self, you: Player) -> None:
        """Score the lowest of your top cards."""
        you.score(you.choose(you.tops().lowest(), TO_SCORE))

    def dogma(self, you: Player) -> None:
        """You may return two cards of different values from your score pile. If you do, draw a [6] and tuck it, three
        times.
        """
        if len(you.score_pile.values()) < 2:  # decision 6
            return
        first = you.return_(you.may_choose(you.score_pile, TO_RETURN))
        if first is not None:
            others = you.score_pile.some([card for card in you.score_pile if card.age != first.age], False)
            you.return_(you.choose(others, TO_RETURN))
            for _ in range(3):
                you.draw_and_tuck(6)

    def dogma_2(self, you: Player) -> None:
        """If five or more hexagons are visible in one color on your board, claim the Heritage achievement."""
        if max([visible_pictures(pile) for pile in you.board.piles]) >= 5:
            claim_special(you, "Heritage")


class Shrapnel(Card):
    """I demand: tuck a [6], give two of its color."""

    face = Face(6, RED, FACTORY, FACTORY, FACTORY, HEX)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you draw a [6] and tuck it! Transfer your top two cards of its color to my score pile! Transfer the
        bottom card of its color on my board to your score pile!
        """
        color = you.draw_and_tuck(6).color
        pile = you.pile(color)
        you.transfer_all(Cards(pile.cards[:-3:-1], pile), to=me.score_pile)
        you.transfer(me.board.bottom(color), to=you.score_pile)


class HotAirBalloon(Card):
    """Draw a [7] and score it.
    You may achieve another's top, or meld a [7].
    """

    face = Face(6, GREEN, BULB, ECHO, HEX, BONUS_7)

    def echo(self, you: Player) -> None:
        """Draw a [7] and score it."""
        you.draw_and_score(7)

    def dogma(self, you: Player) -> None:
        """You may achieve, if you are eligible, a top card of any other player who has a standard achievement of its
        value. If you do, transfer to that player's board your top green card. If you do not, draw a [7] and meld it.
        """
        card = you.may_choose(matched_tops(you), TO_ACHIEVE)
        if card is None:  # ruling 205
            you.draw_and_meld(7)
        else:
            owner = you.game.players[you.game.zone_of(card).owner]
            you.achieve_card(card)
            you.transfer(you.board.top(GREEN), to=owner.board)


class Steamboat(Card):
    """I demand you draw a [6], risking your cards."""

    face = Face(6, GREEN, HEX, BONUS_6, CROWN, CROWN)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you draw a [6] and reveal it! If it is blue or yellow, transfer to my hand your whole hand, that
        card included! If it is of any other color, keep it! If it is red or green, transfer to my score pile two of the
        cards in yours!
        """
        color = you.draw_and_reveal(6).color
        if color in (BLUE, YELLOW):
            you.transfer_all(you.hand, to=me.hand)
        elif color in (RED, GREEN):
            you.transfer_all(you.choose_exactly(you.score_pile, 2, TO_TRANSFER, to=me), to=me.score_pile)


class Dentures(Card):
    """Draw a [6] and tuck it.
    Score its color's top two, never the bottom.
    You may splay blue right.
    """

    face = Face(6, YELLOW, ECHO, FACTORY, FACTORY, HEX)

    def echo(self, you: Player) -> None:
        """Draw a [6] and tuck it."""
        you.remember(you.draw_and_tuck(6))

    def dogma(self, you: Player) -> None:
        """Score your top two cards of the color of the last card that you tucked with Dentures, but never the bottom
        card. If there are none to score, draw a [6] and tuck it, then repeat this effect.
        """
        fitting = top_two_above_bottom(you)
        while not fitting:  # ruling 206
            you.remember(you.draw_and_tuck(6))
            fitting = top_two_above_bottom(you)
        you.score_all(fitting)

    def dogma_2(self, you: Player) -> None:
        """You may splay blue right."""
        you.may_splay(RIGHT, [BLUE])


class Morphine(Card):
    """Score an odd hand card.
    I demand: return odd hand cards, draw a [6].
    Draw one above the highest.
    You may splay red right.
    """

    face = Face(6, YELLOW, BULB, HEX, BONUS_7, ECHO)

    def echo(self, you: Player) -> None:
        """Score a card of odd value from your hand."""
        you.score(you.choose(odd_cards(you.hand), TO_SCORE))

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return all cards of odd value from your hand! Draw a [6]!"""
        for card in you.return_all(odd_cards(you.hand)):
            me.remember(card)
        you.draw(6)

    def dogma(self, you: Player) -> None:
        """If anybody returned cards because of the demand, draw a card one higher in value than the highest of them."""
        returned = Cards(you.game.players[you.dogma_run.launcher].remembered())  # ruling 207
        if returned:
            you.draw(returned.highest_value() + 1)

    def dogma_2(self, you: Player) -> None:
        """You may splay red right."""
        you.may_splay(RIGHT, [RED])


class IndianClubs(Card):
    """I demand you return two scored cards.
    Score a hand card of each scored value.
    """

    face = Face(6, PURPLE, HEX, LEAF, BONUS_6, LEAF)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you return two of the cards in your score pile!"""
        you.return_all(you.choose_exactly(you.score_pile, 2, TO_RETURN))

    def dogma(self, you: Player) -> None:
        """For each different value in your score pile, score a card of that value from your hand."""
        for value in you.score_pile.values():
            you.score(you.choose(you.hand.of_value(value), TO_SCORE))


class Kaleidoscope(Card):
    """Draw and meld a [7]. You may splay it right."""

    face = Face(6, PURPLE, BONUS_6, BULB, HEX, BULB)

    def dogma(self, you: Player) -> None:
        """Draw a [7] and meld it. You may splay its color right."""
        you.may_splay(RIGHT, [you.draw_and_meld(7).color])


def matched_tops(player: Player) -> Cards:
    """The other players' top cards that the player is eligible for, of values that their owners have achieved."""
    found: list[Card] = []
    for other in player.others():
        values = other.achievements.values()  # no relics (decision 35)
        found += [card for card in other.tops() if card.face_up_age in values and player.is_eligible(card.face_up_age)]
    return BoardCards(found)


def top_two_above_bottom(player: Player) -> Cards:
    """The top two cards, without the bottom one, of the color that the player has last tucked with the running card."""
    tucked = player.remembered()
    if not tucked:
        return Cards([])
    pile = player.pile(tucked[-1].color)
    return Cards(pile.cards[1:][:-3:-1], pile)


def odd_cards(cards: Cards) -> Cards:
    """Those of the cards that are of odd value, which backs show."""
    return cards.some([card for card in cards if card.age % 2 == 1], cards.by_face)
