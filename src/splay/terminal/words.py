"""Everything that the terminal says about one table."""

from collections.abc import Sequence
from re import Match
from typing import Final

from splay.core.card import ECHO, EFFECT_KINDS, Card
from splay.core.expansion import BASE
from splay.core.symbols import COLOR_NAMES, HEX, ICON_NAMES, ICONS, SYMBOL_NAMES
from splay.locale.catalogue import MARK
from splay.views.cards_and_places import Shown
from splay.views.messages import CardsArgument, ColorArgument, IconArgument, Message, WordArgument
from splay.views.model import SupplyView, View
from splay.views.wording import Wording

SIGNS: Final = {"crown": "♛", "leaf": "☘", "bulb": "☼", "castle": "♜", "factory": "⚙", "clock": "◷", "hex": "·"}
"""One character for each icon, all one cell wide."""
WITH_NAMES: Final = frozenset([ICON_NAMES[icon] for icon in ICONS])
"""The icons that texts have in brackets."""
ARROWS: Final = {"none": " ", "left": "←", "right": "→", "up": "↑"}


class Words(Wording):
    """Messages, and the texts of cards."""

    def text(self, key: str, **arguments: str | int) -> str:
        """A text of the catalogue, its icons by their names."""
        return self.with_icons(super().text(key, **arguments))

    def message(self, message: Message | None, roles: Sequence[str] = ()) -> str:
        """A message in words, its icons by their names. Raises NoSuchText."""
        return self.with_icons(super().message(message, roles))

    def answer(self, key: str) -> str:
        """A card's words for an answer to its effect, its icons by their names. Raises ValueError if it has none."""
        return self.with_icons(super().answer(key))

    def effect(self, card: Card, method: str) -> str:
        """The words of a card's effect ("dogma_2"), its icons by their names. Raises NoSuchText."""
        return self.with_icons(self.catalogue.effect(card, method))

    def with_icons(self, text: str) -> str:
        """A text with the names of the icons that stand there in brackets, as the protocol calls them: "[castle]" is
        "[zamek]" in Polish.
        """
        return MARK.sub(self.icon_said, text) if "[" in text else text

    def icon_said(self, mark: Match[str]) -> str:
        """What stands for an icon in brackets; what else stands there stays."""
        name = mark.group()[1:-1]
        return f"[{self.catalogue.text(f'icon-{name}')}]" if name in WITH_NAMES else mark.group()

    def of_key(self, key: str) -> Card:
        """The card with this key."""
        return self.deck[key]

    def english(self, card: Card) -> str:
        """The card's English title if it is another one in this language, else "": the rules' alphabet goes by it."""
        return self.catalogue.english_title(card)

    def color(self, card: Card) -> str:
        """The name of a card's color."""
        return self.text(f"color-{COLOR_NAMES[card.color]}")

    def letter(self, color: str) -> str:
        """The letter that stands for a color, so that the color itself need not be seen."""
        return self.text(f"letter-{color}")

    def icons(self, card: Card) -> list[str]:
        """The icons of a card in words, in the order of their places, without the picture."""
        return [self.text(f"icon-{SYMBOL_NAMES[icon]}") for icon in card.icons if icon != HEX]

    def signs(self, card: Card) -> str:
        """The icons of a card as signs, in the order of their places; a set's own symbols have theirs in its words."""
        names = [SYMBOL_NAMES[icon] for icon in card.icons]
        return "".join([SIGNS[name] if name in SIGNS else self.text(f"sign-{name}") for name in names])

    def back(self, card: Card) -> str:
        """Value, color and icons of a card on one line: "1 red: castle, crown, castle"; its set if not the base set."""
        icons, color = self.catalogue.joined(self.icons(card)), ColorArgument(COLOR_NAMES[card.color])
        if card.set_name != BASE:
            from_set = WordArgument(f"set-{card.set_name}")
            return self.say("card-face-of", age=card.age, color=color, set=from_set, icons=icons)
        return self.say("card-face", age=card.age, color=color, icons=icons)

    def full_text(self, card: Card) -> list[str]:
        """A whole card: its title or titles, what is printed on it, which icon counts, and its effects, a line each."""
        return [*self.printed(card), *self.effects(card)]

    def printed(self, card: Card) -> list[str]:
        """A card without its effects: its titles, what is printed on it, and which icon counts, a line each."""
        counts = [self.featured(card)] if card.usable() else []
        return [self.titles(card), self.back(card), *counts]

    def featured(self, card: Card) -> str:
        """The featured icon of a card that can be used."""
        return self.say("card-featured", icon=IconArgument(ICON_NAMES[card.featured]))

    def titles(self, card: Card) -> str:
        """The card's title; where the language has another one than English, both."""
        title, english = self.named(card.key), self.english(card)
        return self.text("card-titles", title=title, english=english) if english else title

    def effects(self, card: Card) -> list[str]:
        """The words of each effect of a card, in order; those of an echo effect say that it is one."""
        kinds = [EFFECT_KINDS[effect] for effect in card.effects]
        return [
            self.text("effect-echo-says", text=text) if kind == ECHO else text
            for kind, text in zip(kinds, map(self.with_icons, super().effects(card)), strict=True)
        ]

    def supplies(self, view: View) -> dict[str, list[SupplyView]]:
        """The supplies to be named, by set: all of the base set, which say how near the end is, of others those with
        cards.
        """
        named = [supply for supply in view.supplies if supply.set == BASE or supply.cards]
        return {
            each: [supply for supply in named if supply.set == each] for each in dict.fromkeys(s.set for s in named)
        }

    def short_back(self, card: Shown) -> str:
        """The back of a card in few signs: its age, after the name of its set if that is not the base set."""
        return f"[{card.age}]" if card.set == BASE else f"{self.set_name(card.set)} [{card.age}]"

    def zone(self, kind: str) -> str:
        """The name of a kind of zone that a set brings."""
        return self.text(f"zone-{kind}")

    def zone_in_short(self, kind: str) -> str:
        """The same for where there is little room: a shorter name, if the set has one."""
        short = f"zone-{kind}-short"
        return self.text(short) if self.catalogue.has_text(short) else self.zone(kind)

    def next_draw(self, view: View, seat: int, text: str) -> str:
        """A text about the card that a player's next Draw action takes, as its back shows it; "" if that would end the
        game.
        """
        draw = view.next_draws[seat]
        return "" if draw is None else self.say(text, card=CardsArgument([Shown(draw.age, draw.set)]))

    def icon_counts(self, counts: Sequence[int]) -> str:
        """Visible icons in words: "crown 3, leaf 0, ..."."""
        return self.catalogue.joined([self.icon_count(icon, counts[icon]) for icon in ICONS])

    def icons_there(self, counts: Sequence[int]) -> str:
        """Visible icons in words without those that are not there: "crown 3, bulb 1"."""
        return self.catalogue.joined([self.icon_count(icon, counts[icon]) for icon in ICONS if counts[icon]])

    def icon_count(self, icon: int, count: int) -> str:
        """One kind of icon with its number."""
        return f"{self.text(f'icon-{ICON_NAMES[icon]}')} {count}"
