"""The words of a position, and clear errors for those that it does not know."""

import difflib
from typing import Any, Final
from unicodedata import normalize

from splay.core.card import Card
from splay.core.expansion import BASE
from splay.core.game import Game
from splay.core.setup import place
from splay.core.symbols import COLOR_NAMES, HIGHEST_AGE, SPLAY_NAMES
from splay.core.zones import Supply, Zone

MISPLACED: Final = "!"
"""Stands after a card that may lie in a pile of another color, or in a supply of another set or age, than its own."""
AGES: Final = tuple([str(age) for age in range(1, HIGHEST_AGE + 1)])


class BadPosition(ValueError):
    """A position cannot be set up; the message names the word that is wrong."""


class UnknownCard(BadPosition):
    """No card in play has this `name`."""

    def __init__(self, name: str, message: str) -> None:
        super().__init__(message)
        self.name = name


class Names:
    """Looks up the words of one position in one deck; `dealt` are the cards that were picked for its backs."""

    __slots__ = ("by_name", "dealt", "deck", "most_commas")

    def __init__(self, deck: list[Card]) -> None:
        self.deck = deck
        self.dealt: list[Card] = []
        self.by_name: dict[str, Card] = {}
        for card in deck:
            self.by_name[card.key] = card
            self.by_name[searchable(card.name)] = card
        self.most_commas = max([card.name.count(",") for card in deck], default=0)

    def whole(self, words: list[Any]) -> list[Any]:
        """The words with names put together again that text was parted within, at the commas they are written with.

        If several names begin with a word, the longest is meant.
        """
        if self.most_commas == 0:
            return words
        found: list[Any] = []
        place = 0
        while place < len(words):
            length = self.words_of_name(words[place:])
            found.append(words[place] if length == 1 else ", ".join(words[place : place + length]))
            place += length
        return found

    def words_of_name(self, words: list[Any]) -> int:
        """How many of the first words are one name."""
        for length in range(min(self.most_commas + 1, len(words)), 1, -1):
            parts = words[:length]
            if all([isinstance(part, str) for part in parts]):
                name, _ = self.without_mark(", ".join(parts))
                if searchable(name) in self.by_name:
                    return length
        return 1

    def without_mark(self, word: str) -> tuple[str, bool]:
        """A card's word without the mark MISPLACED, and whether it has it; a name may end with such a mark itself."""
        if not word.endswith(MISPLACED) or searchable(word) in self.by_name:
            return word, False
        return word.removesuffix(MISPLACED), True

    def card(self, name: str) -> Card:
        """The card with this name or key. Raises BadPosition with the nearest names if there is none."""
        found = self.by_name.get(searchable(name))
        if found is None:
            names = {searchable(card.name): card.name for card in self.deck}
            near = [names[word] for word in difflib.get_close_matches(searchable(name), list(names), 3, 0.7)]
            hint = f"; is it {' or '.join(near)}?" if near else ""
            raise UnknownCard(name, f"{name}: there is no such card{hint}")
        return found

    def put(self, game: Game, name: str, zone: Zone) -> None:
        """Puts a named card into a zone. Raises BadPosition if it lies somewhere already."""
        card = self.card(name)
        if game.where[card.index] >= 0:
            raise BadPosition(f"{name}: stands twice, in {game.zone_of(card).place} and in {zone.place}")
        place(game, card, zone.index)

    def unplaced(self, game: Game, age: int, set_name: str = BASE) -> list[Card]:
        """The cards of the supply of an age of a set that lie nowhere yet."""
        fitting = [card for card in self.deck if card.age == age and card.set_name == set_name]
        return [card for card in fitting if game.where[card.index] < 0 and game.is_supplied(card)]

    def supply(self, game: Game, word: str) -> Supply:
        """The supply that a word names: an age from 1 to 10, after the name of its set if that is not the base set."""
        set_name, _, age = word.rpartition(" ")
        if set_name == BASE or (set_name and set_name not in game.options.supplied):
            raise BadPosition(f"supply {word}: {set_name!r} is no expansion of this table")
        return game.supply(set_name or BASE, self.age(age))

    def age(self, word: str) -> int:
        """An age from 1 to 10."""
        if word not in AGES:
            raise BadPosition(f"{word}: is no age from 1 to {HIGHEST_AGE}")
        return int(word)

    def color(self, word: str) -> int:
        """The number of a color."""
        if word not in COLOR_NAMES:
            raise BadPosition(f"{word}: is no color; colors are {', '.join(COLOR_NAMES)}")
        return COLOR_NAMES.index(word)

    def splay(self, word: str) -> int:
        """The number of a splay."""
        if word not in SPLAY_NAMES:
            raise BadPosition(f"{word}: is no splay; splays are {', '.join(SPLAY_NAMES)}")
        return SPLAY_NAMES.index(word)


def searchable(name: str) -> str:
    """A name the way names are looked up: in small letters, however its commas are spaced and its accents encoded."""
    return normalize("NFC", ", ".join([part.strip() for part in name.lower().split(",")]))


def number(data: dict[str, Any], word: str, least: int, most: int, default: int) -> int:
    """A whole number of the position, within bounds."""
    value = data.get(word, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition(f"{word}: must be a whole number from {least} to {most}, not {value!r}")
    return value
