"""The Echoes cards of age 7."""

from typing import Final

from splay.core.board import Pile
from splay.core.card import Card, Face
from splay.core.cards import BoardCards, Cards
from splay.core.player import Player
from splay.core.question import TO_DRAW, TO_MELD, TO_OFFER, TO_RETURN, TO_SCORE, TO_TRANSFER
from splay.core.symbols import BLUE, BULB, CLOCK, CROWN, FACTORY, GREEN, HEX, LEAF, PURPLE, RED, UP, YELLOW
from splay.sets.bonuses import BONUS_7, BONUS_8, with_bonus, without_bonus
from splay.sets.echoes.deck import bottom_of_supply
from splay.sets.echoes.foreshadowing import TO_FORESHADOW, draw_and_foreshadow, forecast_of, foreshadow
from splay.sets.echoes.specials import claim_special
from splay.sets.echoes.symbols import ECHO
from splay.sets.echoes.visible import shows, visible_echoes

MUSIC_NOTES: Final = ("bell", "flute", "piano", "saxophone")
"""The cards whose picture is a music note."""


class Photography(Card):
    """Meld a card from your forecast.
    I demand you take your highest top to hand.
    Claim History if a color shows three echoes.
    """

    face = Face(7, BLUE, ECHO, BULB, HEX, BONUS_7)

    def echo(self, you: Player) -> None:
        """Meld one of the cards in your forecast."""
        you.meld(you.choose(forecast_of(you), TO_MELD))

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to your hand the highest of your top cards!"""
        you.transfer(you.choose(you.tops().highest(), TO_TRANSFER, to=you), to=you.hand)

    def dogma(self, you: Player) -> None:
        """If any color on your board shows three or more echo effects, claim the History achievement."""
        if max([len(visible_echoes(pile)) for pile in you.board.piles]) >= 3:  # ruling 37
            claim_special(you, "History")


class Typewriter(Card):
    """Return hand. Draw a [6] and one up per color."""

    face = Face(7, BLUE, BULB, HEX, CROWN, CROWN)

    def dogma(self, you: Player) -> None:
        """Reveal your whole hand and return it. Draw a [6]. For each color among the cards returned, draw one more
        card: a [7] for the first color, an [8] for the second, and so on.
        """
        colors = you.return_all(you.reveal_all(you.hand)).colors()  # decision 46
        you.draw(6)
        for further in range(len(colors)):
            you.draw(7 + further)  # ruling 259


class MachineGun(Card):
    """Draw and score a [7] if you have five tops.
    I demand all bonus tops for my score pile.
    Return all your top cards except red.
    """

    face = Face(7, RED, FACTORY, FACTORY, ECHO, HEX)

    def echo(self, you: Player) -> None:
        """If you have five top cards, draw a [7] and score it."""
        if len(you.tops()) == 5:
            you.draw_and_score(7)

    def demand(self, you: Player, me: Player) -> None:
        """I demand you transfer to my score pile every one of your top cards that has a bonus! If you transferred any,
        draw a [7]!
        """
        if you.transfer_all(with_bonus(you.tops()), to=me.score_pile):
            you.draw(7)

    def dogma(self, you: Player) -> None:
        """Return each of your top cards that is not red."""
        you.return_all(you.tops().not_of_color(RED))


class Rubber(Card):
    """Draw and tuck two [8].
    Score a top card without a bonus.
    You may splay red up.
    """

    face = Face(7, RED, HEX, ECHO, FACTORY, BONUS_7)

    def echo(self, you: Player) -> None:
        """Draw an [8] and tuck it, twice."""
        you.draw_and_tuck(8)
        you.draw_and_tuck(8)

    def dogma(self, you: Player) -> None:
        """Score one of your top cards that has no bonus."""
        you.score(you.choose(without_bonus(you.tops()), TO_SCORE))

    def dogma_2(self, you: Player) -> None:
        """You may splay red up."""
        you.may_splay(UP, [RED])


class Jeans(Card):
    """Draw two [9]. Foreshadow one, return one.
    Draw two below [7]. Meld one, return one.
    """

    face = Face(7, GREEN, ECHO, LEAF, HEX, BONUS_8)

    def echo(self, you: Player) -> None:
        """Draw two [9]. Return one of them and foreshadow the other."""
        drawn = you.draw_some(2, 9)
        returned = you.return_(you.choose(drawn, TO_RETURN))
        for card in drawn.other_than(returned):
            foreshadow(you, card)

    def dogma(self, you: Player) -> None:
        """Choose two different values below [7]. In the order in which you chose them, draw a card of each
        and reveal it. Meld one of the two and return the other.
        """
        below_7 = list(range(1, 7))  # ruling 209
        first = you.choose_value(below_7, TO_DRAW)
        second = you.choose_value([value for value in below_7 if value != first], TO_DRAW)
        drawn = Cards([you.draw_and_reveal(first), you.draw_and_reveal(second)], you.hand)
        melded = you.meld(you.choose(drawn, TO_MELD))
        you.return_all(drawn.other_than(melded))


class Telegraph(Card):
    """You may splay a color as an opponent does.
    You may splay blue up.
    """

    face = Face(7, GREEN, HEX, CLOCK, CLOCK, BULB)

    def dogma(self, you: Player) -> None:
        """You may choose an opponent and a color. If you do, splay that color on your board in the direction that it
        has on theirs; if they have it unsplayed or not at all, unsplay yours.
        """
        opponent = you.may_choose_player([other for other in you.opponents() if self.differing(you, other)])
        if opponent is not None:
            color = you.choose_color(self.differing(you, opponent))
            you.splay(color, opponent.pile(color).splay)

    def differing(self, you: Player, other: Player) -> list[int]:
        """The colors that `you` could splay as the other player has them, which would change something."""
        return [pile.color for pile in other.board.piles if you.can_splay(pile.color, pile.splay)]

    def dogma_2(self, you: Player) -> None:
        """You may splay blue up."""
        you.may_splay(UP, [BLUE])


class Elevator(Card):
    """Score your top or bottom green card.
    Take a scored value from hands or scores.
    """

    face = Face(7, YELLOW, BONUS_7, ECHO, CLOCK, HEX)

    def echo(self, you: Player) -> None:
        """Score the top card or the bottom card of your green pile."""
        cards = you.pile(GREEN).cards
        you.score(you.choose(BoardCards(cards[-1:] + cards[:-1][:1]), TO_SCORE))

    def dogma(self, you: Player) -> None:
        """Choose a value that a card in your score pile has. Transfer every card of that value to your score pile,
        either from the hands of all other players or from their score piles.

        1: Take cards from all other hands
        2: Take cards from all other score piles
        """
        values = you.score_pile.values()  # ruling 210
        if not values:
            return
        value = you.choose_value(values, TO_TRANSFER)
        from_hands = you.choose_branch(2) == 1
        for other in you.others():
            zone = other.hand if from_hands else other.score_pile
            you.transfer_all(zone.of_value(value), to=you.score_pile)


class Fertilizer(Card):
    """You may swap a card for all scores as high.
    Draw and foreshadow a card of any value.
    """

    face = Face(7, YELLOW, LEAF, HEX, FACTORY, LEAF)

    def dogma(self, you: Player) -> None:
        """You may return one of the cards in your hand. If you do, transfer to your hand every card of the same value
        from every score pile, your own included.
        """
        returned = you.return_(you.may_choose(you.hand, TO_RETURN))
        if returned is not None:
            scored = Cards([card for player in [you, *you.others()] for card in player.score_pile])
            you.transfer_all(scored.of_value(returned.age), to=you.hand)  # ruling 210

    def dogma_2(self, you: Player) -> None:
        """Choose a value. Draw a card of that value and foreshadow it."""
        draw_and_foreshadow(you, you.choose_value(purpose=TO_FORESHADOW))


class IceCream(Card):
    """Score a top card with no bonus, not purple.
    I demand you draw and meld a [1].
    You may add a supply [6]-[9] to achievements.
    """

    face = Face(7, PURPLE, HEX, BONUS_8, LEAF, ECHO)

    def echo(self, you: Player) -> None:
        """Score one of your top cards that is not purple and has no bonus."""
        you.score(you.choose(without_bonus(you.tops().not_of_color(PURPLE)), TO_SCORE))

    def demand(self, you: Player, me: Player) -> None:
        """I demand you draw a [1] and meld it!"""
        you.draw_and_meld(1)

    def dogma(self, you: Player) -> None:
        """Choose the base supply of [6], [7], [8], or [9]. If it has any cards, you may transfer its bottom card to the
        available achievements.

        yes: Make the bottom card available
        no: Leave it in the supply
        """
        card = bottom_of_supply(you, you.choose_value([6, 7, 8, 9], TO_OFFER))  # ruling 99
        if card and you.may(TO_OFFER):
            you.make_available(card)


class Saxophone(Card):
    """You may splay purple up.
    Draw a [7] per music picture. All four: win.
    """

    face = Face(7, PURPLE, BONUS_7, CROWN, HEX, CROWN)

    def dogma(self, you: Player) -> None:
        """You may splay purple up."""
        you.may_splay(UP, [PURPLE])

    def dogma_2(self, you: Player) -> None:
        """If the pictures of Bell, Flute, Piano, and Saxophone are all visible, no matter on whose boards, you win. If
        not, draw a [7] for each of the four that is visible.
        """
        piles = [pile for player in you.game.in_play() for pile in player.board.piles]
        shown = sum([music_notes(pile) for pile in piles])
        if shown == len(MUSIC_NOTES):
            you.win()
        you.draw_some(shown, 7)


def music_notes(pile: Pile) -> int:
    """How many music notes a pile shows (ruling 101)."""
    return len([card for card in pile.cards if card.key in MUSIC_NOTES and shows(pile, card, HEX)])
