"""The moves of a lesson in words, and which options of a question they mean."""

from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Final

from msgspec import Struct

from splay.core.card import Card
from splay.core.option import NO, PASS, YES
from splay.core.question import Question

USE: Final = "use"
CHOOSE: Final = "choose"
ANYTHING: Final = "anything"
"""Whatever is asked until the action is over."""
WITHOUT_MORE: Final = ("draw", YES.key, NO.key, PASS.key)
"""Moves that are one word."""
KEYS: Final = {USE: "dogma", "answer": "branch"}
"""Verbs that the keys of options have another word for."""
PLAIN: Final = ("achieve", "color", "value", "number", "answer")
"""Verbs with a word after them that is no card."""


class NoMove(ValueError):
    """Words that say no move; the message says why."""


class Move(Struct, frozen=True):
    """One answer, or several alike: `words` as they stand in the file, `key` the key of the option, in which a star
    stands for anything.
    """

    words: str
    key: str

    def means(self, key: str) -> bool:
        """Whether it means the option with this key."""
        if self.key == ANYTHING:
            return True
        if self.words.startswith(f"{CHOOSE} ") and self.key == "*":
            return ":" not in key and key not in WITHOUT_MORE
        return fnmatchcase(key, self.key)

    def option_in(self, question: Question) -> str | None:
        """The key of the first option of a question that it means, None if it means none."""
        return next((option.key for option in question.options if self.means(option.key)), None)


def move_of(words: str, deck: dict[str, Card], players: Sequence[str]) -> Move:
    """The move that words say: "draw", "meld Sailing", "use *", "achieve 1", "choose Oars", "color blue", "value 3",
    "player Tom", "answer 2", "yes", "no", "pass", "anything", or the name of a set's own action and a card.

    `deck` has the cards by name in small letters, `players` the names by seat. Raises NoMove.
    """
    verb, _, rest = words.strip().partition(" ")
    rest = rest.strip()
    if verb in (*WITHOUT_MORE, ANYTHING):
        if rest:
            raise NoMove(f"{words!r}: nothing follows {verb!r}")
        return Move(words.strip(), verb)
    if not rest:
        raise NoMove(f"{words!r}: is no move, such as `draw` or `meld Sailing`")
    if verb == "player":
        if rest not in players:
            raise NoMove(f"{rest}: there is no such player; there are {', '.join(players)}")
        return Move(words.strip(), f"player:{players.index(rest)}")
    if rest == "*":
        key = rest
    elif verb in PLAIN:
        key = rest.lower()
    elif rest.lower() in deck:
        key = deck[rest.lower()].key
    else:
        raise NoMove(f"{rest}: there is no such card")
    return Move(words.strip(), key if verb == CHOOSE else f"{KEYS.get(verb, verb)}:{key}")
