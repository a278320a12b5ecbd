"""Worlds that a seat cannot tell from the real one: the hidden cards dealt anew behind the same backs.

Backs show age and set, so a world differs from the game by a permutation of the hidden cards of each back. What
the seat sees stays: its own hand and score pile, all boards, revealed cards. What it merely remembers from earlier
actions (a card that an opponent drew face up, say) stays only if whoever asks for worlds says so.
"""

from random import Random
from typing import Final

from mypy_extensions import i64

from splay.core.card import Card
from splay.core.chance import STEP_BITS
from splay.core.game import Game
from splay.core.question import Answer

SEED_BITS: Final = 32
WORD: Final = (1 << SEED_BITS) - 1


class World:
    """A world: `start` is the game at the start of the running action, `answers` what has been answered since.

    If an answer of another seat names a card that is hidden from the seat that the world is made for, it names
    the card that lies in its place here.
    """

    __slots__ = ("answers", "start")

    def __init__(self, start: Game, answers: list[Answer]) -> None:
        self.start = start
        self.answers = answers


class Sampler:
    """Makes worlds for one seat and one moment.

    `start` is the game at the start of the running action, `now` the position at the moment; the same game if
    the action has not begun. Cards that the seat sees in either stay; the others are dealt anew.
    """

    __slots__ = ("in_order", "places", "start")

    def __init__(self, start: Game, now: Game, seat: int, known: list[str] | None = None) -> None:
        """`known` are the keys of further cards that the seat knows to be where they are."""
        self.start = start
        hidden = hidden_cards(start, now, seat, known or [])
        self.places = [[card.index for card in cards] for cards in hidden]
        # Dealt from the cards' own order, not that of their places: else the worlds would tell of the real one.
        self.in_order = [[start.deck[index] for index in sorted(indices)] for indices in self.places]

    def sample(self, answers: list[Answer], random: Random) -> World:
        """A world with the answers given since the start; whether they are legal in it is not asked."""
        deck = self.start.deck
        new = deck[:]
        state = random.getrandbits(SEED_BITS) or 1
        for indices, cards in zip(self.places, self.in_order, strict=True):
            dealt = cards[:]
            state = shuffle(dealt, state)
            for index, card in zip(indices, dealt, strict=True):
                new[index] = card
        world = dealt_anew(self.start, new, random.getrandbits(STEP_BITS))
        return World(world, in_other_words(answers, deck, new))


def shuffle(cards: list[Card], state: i64) -> i64:
    """Shuffles cards by a generator of 32 bits, whose next state it returns (Fisher and Yates; Marsaglia's xorshift).

    Several times as fast as `random.shuffle` when compiled: most of the time that a world took. `state` is not 0.
    """
    for last in range(len(cards) - 1, 0, -1):
        state ^= (state << 13) & WORD
        state ^= state >> 17
        state ^= (state << 5) & WORD
        other = (state * (last + 1)) >> SEED_BITS
        cards[last], cards[other] = cards[other], cards[last]
    return state


def hidden_cards(start: Game, now: Game, seat: int, known: list[str]) -> list[list[Card]]:
    """The cards that the seat sees neither at the start nor now, nor knows, by what their backs show, in their places'
    order.
    """
    keys = set(known)
    seen = [card.key in keys for card in start.deck] if keys else [False] * len(start.deck)
    for game in (start, now):
        for zone in game.zones:
            if zone.seen_by(seat):
                for card in zone.cards:
                    seen[card.index] = True
        for card in game.revealed:
            seen[card.index] = True
    backs: dict[tuple[str, int], list[Card]] = {}
    for zone in start.zones:
        for card in zone.cards:
            if not seen[card.index]:
                backs.setdefault((card.set_name, card.age), []).append(card)
    return [backs[back] for back in sorted(backs)]


def dealt_anew(start: Game, new: list[Card], chance: int) -> Game:
    """A copy of a game in which `new[index]` lies in the place of each card."""
    game = start.copy()
    game.chance = chance
    for index in range(len(game.zones)):
        zone = game.own(game.zones[index])
        if not zone.public:
            zone.cards = [new[card.index] for card in zone.cards]
            zone.shared = False
            for card in zone.cards:
                game.where[card.index] = zone.index
    return game


def in_other_words(answers: list[Answer], deck: list[Card], new: list[Card]) -> list[Answer]:
    """The same answers if `new[index]` lies in the place of each card."""
    keys = {card.key: new[card.index].key for card in deck} if answers else {}
    return [(seat, keys.get(key, key)) for seat, key in answers]


def looks_alike(game: Game, other: Game, seat: int) -> bool:
    """Whether two positions with the same players are the same for all that the seat sees of the cards."""
    for zone, twin in zip(game.zones, other.zones, strict=True):
        if zone.seen_by(seat):
            if zone.cards != twin.cards:
                return False
        elif not same_backs(zone.cards, twin.cards):
            return False
    return game.revealed == other.revealed and game.special_owner == other.special_owner


def same_backs(cards: list[Card], others: list[Card]) -> bool:
    """Whether cards look the same from behind, one by one."""
    if len(cards) != len(others):
        return False
    for card, other in zip(cards, others, strict=True):
        if card.age != other.age or card.set_name != other.set_name:
            return False
    return True
