"""The artifacts of age 1."""

from splay.core.card import Card, Face
from splay.core.cards import BoardCards, Cards
from splay.core.player import Player
from splay.core.question import TO_MELD, TO_RETURN, TO_REVEAL, TO_SCORE, TO_TRANSFER
from splay.core.symbols import BLUE, BULB, CASTLE, COLORS, CROWN, GREEN, HEX, LEAF, LEFT, PURPLE, RED, YELLOW
from splay.core.turn import alphabetical
from splay.sets.artifacts import ARTIFACTS
from splay.sets.artifacts.zones import DISPLAY

VISITED = 1
STARTED = 2
"""What Dancing Girl remembers of a board: that she has been there, or that her dogma was launched from there."""


class TreatyOfKadesh(Card):
    """I compel you to return tops with demands.
    Score a top card with a demand, not blue.
    """

    title = "Treaty of Kadesh"
    face = Face(1, BLUE, CROWN, CASTLE, HEX, CASTLE)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to return all your top cards that have a demand effect!"""
        you.return_all(you.tops().with_demand())

    def dogma(self, you: Player) -> None:
        """Score one of your top cards that has a demand effect and is not blue."""
        you.score(you.choose(you.tops().not_of_color(BLUE).with_demand(), TO_SCORE))


class SibiduNeedle(Card):
    """Draw a [1]. Matches a top: score it, repeat."""

    face = Face(1, BLUE, CASTLE, CASTLE, CASTLE, HEX)

    def dogma(self, you: Player) -> None:
        """Draw a [1] and reveal it. If one of your top cards has its color and its value, score the drawn card and
        repeat this effect.
        """
        card = you.draw_and_reveal(1)
        while you.tops().of_color(card.color).of_value(card.age):  # ruling 140
            you.score(card)
            card = you.draw_and_reveal(1)


class BasurHoyukTokens(Card):
    """Draw a [4] A-Z before its top or lose scores."""

    face = Face(1, BLUE, CROWN, HEX, LEAF, LEAF)

    def dogma(self, you: Player) -> None:
        """Draw a [4] and reveal it. If your top card of its color comes before it in the alphabet, return the drawn
        card and your whole score pile.
        """
        card = you.draw_and_reveal(4)
        top = you.board.top(card.color)
        if top is not None and alphabetical(top) < alphabetical(card):  # ruling 141
            you.return_all(Cards([card, *you.score_pile.cards]))


class HolmegaardBows(Card):
    """I compel you to give your highest top [castle].
    Draw a [2].
    """

    face = Face(1, RED, CASTLE, LEAF, HEX, LEAF)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to transfer to my hand the highest of your top cards that have a [castle]!"""
        you.transfer(you.choose(you.tops().having(CASTLE).highest(), TO_TRANSFER, to=me), to=me.hand)

    def dogma(self, you: Player) -> None:
        """Draw a [2]."""
        you.draw(2)


class PapyrusOfAni(Card):
    """Return a purple for 2 higher; use if purple."""

    title = "Papyrus of Ani"
    face = Face(1, RED, LEAF, LEAF, LEAF, HEX)

    def dogma(self, you: Player) -> None:
        """Reveal a purple card in your hand and return it. If you do, choose a card set; from that set, draw a card two
        higher in value than the returned card, and reveal it. If it is purple, meld it, then execute all of its
        non-demand effects for yourself alone, without sharing them.
        """
        returned = you.return_(you.reveal(you.choose(you.hand.of_color(PURPLE), TO_RETURN)))  # decision 46
        if returned:
            card = you.draw_of_set(you.choose_set(), returned.age + 2)  # ruling 269
            you.reveal(card)
            if card.color == PURPLE:
                you.execute(you.meld(card))


class PavlovianTusk(Card):
    """Draw 3 as high as green. Return 1, score 1."""

    face = Face(1, RED, HEX, CROWN, CASTLE, CROWN)

    def dogma(self, you: Player) -> None:
        """Draw three cards whose value is that of your top green card. Return one of these three, then score another
        of them.
        """
        drawn = you.draw_some(3, you.board.top_value(GREEN))  # ruling 248
        returned = you.return_(you.choose(drawn, TO_RETURN))
        you.score(you.choose(drawn.other_than(returned), TO_SCORE))


class PriestKing(Card):
    """Score a card and use your top of its color.
    Claim an achievement you're eligible for.
    """

    title = "Priest-King"
    face = Face(1, GREEN, CASTLE, HEX, CASTLE, CASTLE)

    def dogma(self, you: Player) -> None:
        """Score one of the cards in your hand. If you do, execute all non-demand effects of your top card of its color
        for yourself alone, without sharing them.
        """
        scored = you.score(you.choose(you.hand, TO_SCORE))
        if scored:
            you.execute(you.board.top(scored.color))

    def dogma_2(self, you: Player) -> None:
        """Claim an available standard achievement that you are eligible for."""
        you.claim_one(you.achievable())


class ElectrumStaterOfEfesos(Card):
    """Draw a [3]. New color: meld it and repeat."""

    title = "Electrum Stater of Efesos"
    face = Face(1, GREEN, CROWN, HEX, CASTLE, CROWN)

    def dogma(self, you: Player) -> None:
        """Draw a [3] and reveal it. If its color is not on your board, meld it and repeat this effect. If it is, keep
        it.
        """
        card = you.draw_and_reveal(3)
        while not you.pile(card.color):
            you.meld(card)
            card = you.draw_and_reveal(3)


class JiskairumokoNecklace(Card):
    """I compel: lose a score and its achievement."""

    face = Face(1, GREEN, HEX, CROWN, CASTLE, CASTLE)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to return one of the cards in your score pile! If you do, transfer to my achievements one of
        your standard achievements of the same value!
        """
        returned = you.return_(you.choose(you.score_pile, TO_RETURN))
        if returned:
            achievement = you.choose(you.achievements.of_value(returned.age), TO_TRANSFER, to=me)
            you.transfer(achievement, to=me.achievements)


class DancingGirl(Card):
    """I compel you to take Dancing Girl.
    If she visits every board now, you win.
    """

    face = Face(1, YELLOW, HEX, BULB, BULB, BULB)

    def compel(self, you: Player, me: Player) -> None:
        """I compel you to transfer Dancing Girl to your own board!"""
        if you.game.zone_of(self).kind is DISPLAY:  # which no effect reaches (decision 33)
            return
        visited = you.tally()
        visited[me.seat] = STARTED
        visited[you.seat] = VISITED
        if you.pile_with(self) is None:  # wherever an echo effect has put her meanwhile (ruling 62)
            you.transfer(self, to=you.board)

    def dogma(self, you: Player) -> None:
        """If you are using Dancing Girl from your board, and she has been on every board during this action, you
        win.
        """
        visited = you.tally()
        everywhere = all([visited[player.seat] for player in you.game.in_play()])
        if you.dogma_run.outer is None and everywhere and visited[you.seat] == STARTED:  # ruling 145
            you.win()


class LurganCanoe(Card):
    """Meld one, scoring all under it. Any: repeat."""

    face = Face(1, YELLOW, HEX, CROWN, CROWN, CROWN)

    def dogma(self, you: Player) -> None:
        """Meld one of the cards in your hand. Score every other card of its color from your board. If you score any,
        repeat this effect.
        """
        melded = you.meld(you.choose(you.hand, TO_MELD))
        while melded and you.score_all(you.pile(melded.color).other_than(melded)):  # ruling 132
            melded = you.meld(you.choose(you.hand, TO_MELD))


class XianrendongShards(Card):
    """Score 2, tuck 1. Same color: draw three [1]."""

    face = Face(1, YELLOW, HEX, LEAF, LEAF, LEAF)

    def dogma(self, you: Player) -> None:
        """Reveal three of the cards in your hand. Score two of these cards, then tuck the third. If both scored cards
        have the same color, draw three [1].
        """
        revealed = you.reveal_all(you.choose_exactly(you.hand, 3, TO_REVEAL))
        scored = you.score_all(you.choose_exactly(revealed, 2, TO_SCORE))
        you.tuck_all(Cards([card for card in revealed if card not in scored]))
        if len(scored) == 2 and len(scored.colors()) == 1:  # ruling 142
            you.draw_some(3, 1)


class MaskOfWarka(Card):
    """Return a color only your hand has; achieve."""

    title = "Mask of Warka"
    face = Face(1, PURPLE, CASTLE, CASTLE, HEX, CASTLE)

    def dogma(self, you: Player) -> None:
        """Choose a color. Each player reveals all cards of that color in their hand. If you reveal any and nobody else
        does, return the cards you revealed, then claim every available standard achievement that has the value of one
        of them, eligible or not.
        """
        color = you.choose_color(list(COLORS))
        revealing: list[Player] = []
        for player in [you, *you.others()]:
            found = player.hand.of_color(color)
            if player.reveal_all(found):
                revealing.append(player)
            else:
                player.prove(found)  # ruling 257
        if revealing == [you]:
            values = you.return_all(you.hand.of_color(color)).values()
            for value in [card.age for card in you.game.available if card.age in values]:  # ruling 143
                you.claim_one([value])


class ArkOfTheCovenant(Card):
    """Return one; all its color joins your scores."""

    title = "Ark of the Covenant"
    face = Face(1, PURPLE, HEX, CASTLE, CASTLE, CASTLE)

    def dogma(self, you: Player) -> None:
        """Reveal one of the cards in your hand and return it. If you do, transfer to your score pile every card of its
        color from the boards of all players who have no artifact as a top card. Then transfer Ark of the Covenant to
        your hand if it is a top card, no matter on whose board.
        """
        players = [you, *you.others()]
        returned = you.return_(you.reveal(you.choose(you.hand, TO_RETURN)))  # decision 46
        if returned:  # ruling 144
            without = [player for player in players if not player.tops().of_set(ARTIFACTS)]
            cards = [card for player in without for card in player.pile(returned.color)]
            you.transfer_all(BoardCards(cards), to=you.score_pile)
        if any([self in player.tops() for player in players]):
            you.transfer(self, to=you.hand)


class TaleOfTheShipwreckedSailor(Card):
    """Draw a [1]; meld a named color, splay left."""

    title = "Tale of the Shipwrecked Sailor"
    face = Face(1, PURPLE, HEX, CASTLE, BULB, BULB)

    def dogma(self, you: Player) -> None:
        """Choose a color and draw a [1]. Then meld a card from your hand that has the chosen color. If you do, splay
        that color left.
        """
        color = you.choose_color(list(COLORS))
        you.draw(1)
        if you.meld(you.choose(you.hand.of_color(color), TO_MELD)):
            you.splay(color, LEFT)
