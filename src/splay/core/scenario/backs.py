"""Cards of which a position says only what their backs show: `? 3`, `? SET 3` for a card of another set.

`? 3 x 4` are four of them. Setting such a position up deals cards that the position names nowhere, as its seed says.
"""

import re
from typing import Any, Final

from splay.core.card import Card
from splay.core.chance import Shuffler
from splay.core.expansion import BASE
from splay.core.game import Game
from splay.core.scenario.names import BadPosition, Names, searchable

BACK: Final = re.compile(r"\?\s*(?:([^\s\d]\S*)\s+)?(\d+)(!?)(?:\s+x\s*(\d+))?")
"""The set if it is not the base set, the age, the mark of a card that is out of place, and how many they are."""
HIDDEN: Final = "?"
FIRST: Final = ("supply", "available", "achievements")
"""Parts whose cards are all of supplies."""
Data = dict[str, Any]


class Back:
    """So many cards with the same back, `mark` if they may lie where such cards do not belong."""

    __slots__ = ("age", "mark", "set_name", "times", "word")

    def __init__(self, word: str, set_name: str, age: int, mark: str, times: int) -> None:
        self.word = word
        self.set_name = set_name
        self.age = age
        self.mark = mark
        self.times = times


def back_word(card: Card, mark: str = "", times: int = 1) -> str:
    """How a position writes so many cards that look like this one from behind."""
    set_name = "" if card.set_name == BASE else f"{card.set_name} "
    return f"{HIDDEN} {set_name}{card.age}{mark}" + (f" x {times}" if times > 1 else "")


def is_back(word: object) -> bool:
    """Whether a word of a list stands for cards seen from behind."""
    return isinstance(word, str) and word.startswith(HIDDEN)


def read_back(word: str, names: Names) -> Back:
    """What a word with a question mark means. Raises BadPosition."""
    found = BACK.fullmatch(word)
    if found is None:
        raise BadPosition(f"{word}: a hidden card is written as `? 3`, or with its set as `? SET 3`")
    set_name, age, mark, times = found.groups()
    return Back(word, set_name or BASE, names.age(age), mark, 1 if times is None else int(times))


def with_faces(position: Data, game: Game, names: Names, shuffler: Shuffler) -> Data:
    """The position with a card for each back: one that it does not name, picked by the shuffler.

    Cards of no supply are picked last: supplies and achievements need the others. The cards that were picked are noted
    in `names.dealt`. Raises BadPosition for a back that no card is left for, and for one on a board, whose piles show
    all their cards.
    """
    if not has_backs(position):
        return position
    for player in position.get("players", []):
        for pile in player.get("board", {}).values():
            for word in pile.get("cards", []):
                if is_back(word):
                    raise BadPosition(f"{word}: the cards on a board are all seen")
    dealer = Dealer(lists_of(position), game, names, shuffler)
    whole: Data = dealer.part(dealer.part(position, False), True)
    return whole


def has_backs(position: Data) -> bool:
    """Whether a position has hidden cards."""
    return any([is_back(word) for words in lists_of(position) for word in words])


def lists_of(position: Data) -> list[list[Any]]:
    """All lists of cards in a position."""
    lists = [value for value in position.values() if isinstance(value, list)]
    lists += list(position.get("supply", {}).values())
    for player in position.get("players", []):
        lists += [value for value in player.values() if isinstance(value, list)]
        lists += [pile.get("cards", []) for pile in player.get("board", {}).values()]
    return lists


class Dealer:
    """Deals cards that a position does not name to its backs."""

    __slots__ = ("left", "names", "shuffler", "supplied")

    def __init__(self, lists: list[list[Any]], game: Game, names: Names, shuffler: Shuffler) -> None:
        named = {word for words in lists for word in named_in(words, names)}
        self.left = [card for card in names.deck if card.key not in named]
        self.supplied = [game.is_supplied(card) for card in names.deck]
        self.names = names
        self.shuffler = shuffler

    def part(self, value: Any, deals: bool) -> Any:  # noqa: ANN401 - JSON
        """A part of the position with cards for backs, dealt in an order that is the same for text and JSON; if it does
        not deal, only for those of FIRST.
        """
        if isinstance(value, dict):
            return {name: self.part(value[name], deals or name in FIRST) for name in sorted(value)}
        if not isinstance(value, list):
            return value
        dealt: list[Any] = []
        for each in value:
            if not is_back(each):
                dealt.append(self.part(each, deals))
            elif deals:
                dealt += self.deal(read_back(each, self.names))
            else:
                dealt.append(each)
        return dealt

    def deal(self, back: Back) -> list[str]:
        """The keys of cards for a back. Raises BadPosition if there are not so many."""
        keys = []
        for _ in range(back.times):
            alike = [card for card in self.left if card.age == back.age and card.set_name == back.set_name]
            if not alike:
                raise BadPosition(f"{back.word}: no card with this back is left for it")
            fitting = [card for card in alike if self.supplied[card.index]] or alike
            card = fitting[self.shuffler.below(len(fitting))]
            self.left.remove(card)
            self.names.dealt.append(card)
            keys.append(card.key + back.mark)
        return keys


def named_in(words: list[Any], names: Names) -> list[str]:
    """The keys of the cards that a list names; what names no card is left to those who lay the cards."""
    cards = []
    for word in names.whole(words):
        if isinstance(word, str):
            name, _ = names.without_mark(word)
            card = names.by_name.get(searchable(name))
            if card is not None:
                cards.append(card.key)
    return cards
