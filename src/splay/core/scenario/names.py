"""The words of a position, and clear errors for those that it does not know."""

import difflib
from typing import Any, Final

from splay.core.card import Card
from splay.core.game import Game
from splay.core.setup import place
from splay.core.symbols import COLOR_NAMES, HIGHEST_AGE, SPLAY_NAMES
from splay.core.zones import Zone

AGES: Final = tuple([str(age) for age in range(1, HIGHEST_AGE + 1)])


class BadPosition(ValueError):
    """A position cannot be set up; the message names the word that is wrong."""


class Names:
    """Looks up the words of one position in one deck."""

    __slots__ = ("by_name", "deck")

    def __init__(self, deck: list[Card]) -> None:
        self.deck = deck
        self.by_name: dict[str, Card] = {}
        for card in deck:
            self.by_name[card.key] = card
            self.by_name[card.name.lower()] = card

    def card(self, name: str) -> Card:
        """The card with this name or key. Raises BadPosition with the nearest names where there is none."""
        found = self.by_name.get(name.strip().lower())
        if found is None:
            names = {card.name.lower(): card.name for card in self.deck}
            near = [names[word] for word in difflib.get_close_matches(name.strip().lower(), list(names), 3, 0.7)]
            raise BadPosition(f"{name}: there is no such card" + (f"; is it {' or '.join(near)}?" if near else ""))
        return found

    def put(self, game: Game, name: str, zone: Zone) -> None:
        """Puts a named card into a zone. Raises BadPosition where it lies somewhere already."""
        card = self.card(name)
        if game.where[card.index] >= 0:
            raise BadPosition(f"{name}: stands twice, in {game.zone_of(card).name} and in {zone.name}")
        place(game, card, zone.index)

    def unplaced(self, game: Game, age: int) -> list[Card]:
        """The cards of an age that lie nowhere yet."""
        return [card for card in self.deck if card.age == age and game.where[card.index] < 0]

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


def number(data: dict[str, Any], word: str, least: int, most: int, default: int) -> int:
    """A whole number of the position, within bounds."""
    value = data.get(word, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition(f"{word}: must be a whole number from {least} to {most}, not {value!r}")
    return value
