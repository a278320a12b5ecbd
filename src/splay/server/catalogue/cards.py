"""The faces of the cards as JSON."""

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from splay.core.achievements import all_specials
from splay.core.card import COMPEL, DEMAND, ECHO, EFFECT_KINDS, EFFECT_METHODS, Card
from splay.core.edition import EDITIONS
from splay.core.expansion import EXPANSIONS, Expansion
from splay.core.symbols import COLOR_NAMES, ICON_NAMES, PLACE_NAMES, SYMBOL_NAMES
from splay.sets import DECKS, all_cards, cards_of_set, differs_by_edition
from splay.views.effect_messages import effect_title

Edition = Literal["third", "first"]
EffectKind = Literal["echo", "demand", "compel", "shared"]
KIND_NAMES: Final[dict[int, EffectKind]] = {ECHO: "echo", DEMAND: "demand", COMPEL: "compel"}


class CardEffect(Struct, frozen=True):
    """An effect: its `name` as everywhere in the protocol ("demand", "dogma", "dogma_2"), and what `kind` it is.

    `title` is the key of the text that it is called by, with the card's name in it.
    """

    name: str
    kind: EffectKind
    title: str


class CardFace(Struct, frozen=True):
    """What is printed on a card besides words.

    `icons` are by place: "top-left", "bottom-left", "bottom-middle", "bottom-right", and on cards with six places
    "top-middle" and "top-right"; "hex" is the picture. `effects` are in the order of execution. `differs_in` are the
    other editions in which the card has another face or other effects.
    """

    key: str
    age: int
    set: str
    color: str
    icons: dict[str, str]
    featured: str
    effects: list[CardEffect]
    differs_in: list[Edition]


class SpecialAchievement(Struct, frozen=True):
    """A special achievement: its `name` as in views and events, and the key of the card whose effect claims it, too;
    "" if there is none.
    """

    name: str
    claimed_with: str


class FurtherSet(Struct, frozen=True):
    """A set that tables can choose besides the base set, by its `name`; `part_of` names the set without which it cannot
    be chosen, "" if it can. `rulings` are the keys of the disputed rulings that it brings, `supplied` is how many cards
    its supplies have, `singles` are the keys of the cards that it brings besides, which belong to no supply.
    """

    name: str
    part_of: str
    rulings: list[str]
    supplied: int
    singles: list[str]


class CardCatalogue(Struct, frozen=True):
    """All cards of an edition, in the order of the sets, the special achievements of all sets, and the `sets` that
    tables of this edition can choose.
    """

    edition: Edition
    cards: list[CardFace]
    specials: list[SpecialAchievement]
    sets: list[FurtherSet]


@cache
def card_catalogue(edition: Edition) -> CardCatalogue:
    """The catalogue of an edition."""
    specials = [SpecialAchievement(special.name, special.claimed_with) for special in all_specials()]
    return CardCatalogue(
        edition, [face_of(card, edition) for card in all_cards(edition)], specials, further_sets(edition)
    )


def further_sets(edition: Edition) -> list[FurtherSet]:
    """The sets that tables of an edition can choose: expansions need the third."""
    if edition != EDITIONS[0]:
        return []
    return [further_set(one) for one in EXPANSIONS.values()]


def further_set(expansion: Expansion) -> FurtherSet:
    """What an expansion brings: one that is a part of another has no supplies."""
    cards = [card.key for card in cards_of_set(expansion.name)]
    supplied, singles = (0, cards) if expansion.part_of else (len(cards), [])
    rulings = [ruling.key for ruling in expansion.rulings]
    return FurtherSet(expansion.name, expansion.part_of, rulings, supplied, singles)


def face_of(card: Card, edition: Edition) -> CardFace:
    """The face of a card."""
    effects = [effect_of(card, effect) for effect in card.effects]
    return CardFace(
        card.key,
        card.age,
        card.set_name,
        COLOR_NAMES[card.color],
        {place: SYMBOL_NAMES[icon] for place, icon in zip(PLACE_NAMES, card.icons, strict=False)},
        ICON_NAMES[card.featured],
        effects,
        other_editions(card, edition),
    )


def effect_of(card: Card, effect: int) -> CardEffect:
    """An effect of a card."""
    name = EFFECT_METHODS[effect]
    return CardEffect(name, KIND_NAMES.get(EFFECT_KINDS[effect], "shared"), effect_title(card, name))


def other_editions(card: Card, edition: Edition) -> list[Edition]:
    """The other editions that have this card otherwise; those of expansions are in one alone."""
    if not differs_by_edition(card):
        return []
    editions: tuple[Edition, ...] = ("third", "first")
    return [other for other in editions if other != edition and type(DECKS[other][card.index]) is not type(card)]
