"""Whether a player can reach a goal in this turn for certain, whatever the cards are that the player doesn't see.

The search knows no more than the player. It begins with one world. As soon as an action touches a card that the player
hasn't seen, it goes through all that could lie there; whatever the player can't tell apart must be answered alike. The
other's answers are all gone through, too. So a goal is reached for certain, or it isn't: nothing is sampled.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from splay.core.card import Card
from splay.core.event import ACHIEVE, EffectEvent, Event
from splay.core.game import Game
from splay.core.option import UnseenOption
from splay.core.question import ASK_ORDER, TO_RETURN, Answer, Question, Unanswered
from splay.core.session import Replay
from splay.core.turn import step
from splay.puzzles.goals import Goal
from splay.views.world import dealt_anew, hidden_cards

MOST_WORLDS: Final = 5000
"""A position that needs more worlds than this is none that the search decides."""
WORDS: Final = ("pass", "yes", "no")
"""Answers that are no cards."""


class Undecided(Exception):
    """A position needs too many worlds, or a card is taken by chance."""


class Line:
    """One course of a turn: the game at the start of the running action, the answers since, and the cards that could
    still trade places, by their numbers.
    """

    __slots__ = ("answers", "open", "start")

    def __init__(self, start: Game, answers: list[Answer], open_cards: frozenset[int]) -> None:
        self.start = start
        self.answers = answers
        self.open = open_cards

    def then(self, seat: int, key: str) -> Line:
        """The same course with one more answer."""
        return Line(self.start, [*self.answers, (seat, key)], self.open)


class Asked:
    """A course that has come to a question of the player: what the player sees there, and the keys of the answers."""

    __slots__ = ("keys", "line", "sight")

    def __init__(self, line: Line, sight: str, keys: list[str]) -> None:
        self.line = line
        self.sight = sight
        self.keys = keys


class TurnSearch:
    """Looks for a certain way to a goal in the running turn of a seat. `worlds` counts those that were gone through."""

    def __init__(self, game: Game, seat: int, goal: Goal, most: int = MOST_WORLDS) -> None:
        """`game` stands between two actions of the seat's turn; it isn't changed."""
        self.seat = seat
        self.goal = goal
        self.most = most
        self.turn = game.turn_number
        self.worlds = 0
        hidden = hidden_cards(game, game, seat, [])
        self.root = Line(game, [], frozenset(card.index for cards in hidden for card in cards))

    def first_answers(self) -> list[str]:
        """The keys of what the player can do first."""
        [asked] = self.leaves(self.root)
        assert asked is not None
        return asked.keys

    def way(self, first: str) -> list[str] | None:
        """The player's answers of a certain way to the goal that begins with one, as they are if the cards lie as they
        do in the game; None if there is none.

        Raises Undecided if this and what was asked before take too many worlds.
        """
        rest = self.certain([self.root.then(self.seat, first)])
        return None if rest is None else [first, *rest]

    def certain(self, lines: list[Line]) -> list[str] | None:
        """The further answers of a certain way from courses that the player can't tell apart, None if there is none."""
        groups: dict[str, list[Asked]] = {}
        for line in lines:
            for asked in self.leaves(line):
                if asked is None:
                    return None
                groups.setdefault(asked.sight, []).append(asked)
        first: list[str] | None = None
        for group in groups.values():
            way = self.best(group)
            if way is None:
                return None
            first = way if first is None else first
        return first or []

    def best(self, group: list[Asked]) -> list[str] | None:
        """The answers of a certain way from a question, None if there is none."""
        for key in in_order(group[0].keys):
            rest = self.certain([asked.line.then(self.seat, key) for asked in group])
            if rest is not None:
                return [key, *rest]
        return None

    def leaves(self, line: Line) -> Iterator[Asked | None]:
        """The questions of the player that a course comes to, in all worlds; None for a turn that ends without the
        goal. A turn that ends with it has no leaf.
        """
        self.worlds += 1
        if self.worlds > self.most:
            raise Undecided(f"more than {self.most} worlds")
        game = line.start.copy()
        events: list[Event] = []
        game.events = events
        game.decider = Replay(line.answers)
        question: Question | None = None
        try:
            step(game)
        except Unanswered as unanswered:
            question = unanswered.questions[0]
        if game.chance != line.start.chance:
            game.release()
            raise Undecided("a card is taken by chance")
        touched = self.touched(events, question, line)
        if touched:
            game.release()
            for cards in self.alike(line, touched):
                yield from self.leaves(self.in_place(line, touched, cards))
        elif question is None:
            if self.goal.reached(game, self.seat):
                game.release()
            elif game.result is not None or game.turn_number != self.turn:
                game.release()
                yield None
            else:
                game.events = None
                game.decider = None
                yield from self.leaves(Line(game, [], line.open))
        elif question.seat == self.seat:
            if any([isinstance(option, UnseenOption) for option in question.options]) and len(question.options) > 1:
                game.release()
                raise Undecided("a card is taken unseen")
            sight = seen(game, self.seat, question)
            game.release()
            yield Asked(line, sight, different(question, line.answers))
        else:
            keys = different(question, line.answers)
            game.release()
            for key in keys:
                yield from self.leaves(line.then(question.seat, key))

    def touched(self, events: list[Event], question: Question | None, line: Line) -> list[Card]:
        """The first card that something was done with though the player didn't see it before; none if there is none.

        If the other follows an effect, all cards that only the other sees count: which of them there are may decide.
        They come together, those with the same back.
        """
        for event in events:
            if event.kind == ACHIEVE and event.seen == 0:
                continue
            for card in event.cards:
                if card.index in line.open:
                    return [card]
            if isinstance(event, EffectEvent) and event.seat != self.seat:
                for zone in line.start.zones:
                    if zone.owner == event.seat and zone.seen_by(event.seat):
                        unknown = [card for card in zone.cards if card.index in line.open]
                        if unknown:
                            return [card for card in unknown if has_back(card, unknown[0])]
        if question is not None:
            for option in question.options:
                if isinstance(option, Card) and option.index in line.open:
                    return [option]
        return []

    def alike(self, line: Line, touched: list[Card]) -> list[list[Card]]:
        """The cards that could lie where some with the same back do, those themselves first."""
        deck = line.start.deck
        pool = [deck[index] for index in sorted(line.open) if has_back(deck[index], touched[0])]
        own = sorted(touched, key=number)
        others = [list(cards) for cards in combinations(pool, len(own))]
        return [own, *[cards for cards in others if cards != own]]

    def in_place(self, line: Line, touched: list[Card], cards: list[Card]) -> Line:
        """The course with other cards in the places of some, from now on."""
        left = line.open - {card.index for card in cards}
        leave = [card for card in touched if card not in cards]
        if not leave:
            return Line(line.start, line.answers, left)
        new = line.start.deck[:]
        for card, other in zip(leave, [one for one in cards if one not in touched], strict=True):
            new[card.index], new[other.index] = other, card
        return Line(dealt_anew(line.start, new, line.start.chance), line.answers, left)


def has_back(card: Card, other: Card) -> bool:
    """Whether two cards look alike from behind."""
    return card.age == other.age and card.set_name == other.set_name


def number(card: Card) -> int:
    """Sorts cards by their numbers."""
    return card.index


def different(question: Question, answers: list[Answer]) -> list[str]:
    """The keys of the answers that can lead to different ends: several cards are picked in one order only, and those
    that are returned are returned in one order.
    """
    keys = question.keys()
    if question.kind == ASK_ORDER and question.purpose == TO_RETURN:
        return keys[:1]
    if question.picked > 0 and answers:
        last = answers[-1][1]
        return [key for key in keys if key > last or key in WORDS] or keys
    return keys


def in_order(keys: list[str]) -> list[str]:
    """Keys of answers, what mostly decides first."""
    return sorted(keys, key=lambda key: (not key.startswith("achieve"), not key.startswith("dogma")))


def seen(game: Game, seat: int, question: Question) -> str:
    """All that a seat sees of a position and is asked, as a word to compare."""
    parts: list[object] = [question.kind, question.keys(), [card.key for card in game.revealed], game.actions_left]
    for zone in game.zones:
        if zone.seen_by(seat):
            parts.append([card.index for card in zone.cards])
        else:
            parts.append(sorted([(card.set_name, card.age) for card in zone.cards]))
    return repr(parts)
