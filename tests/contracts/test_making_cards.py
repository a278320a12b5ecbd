"""What holds when a card is made: whatever breaks a law is refused by name."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING, ClassVar

import pytest

from splay.build import BUILD
from splay.core.card import EFFECT_METHODS, Card, Face, MalformedCard, key_from_title, title_from_class
from splay.core.dogma import perform_dogma, reached_by
from splay.core.event import EFFECT
from splay.core.registry import build_set, with_variants
from splay.core.symbols import BLUE, CASTLE, CROWN, HEX, LEAF, RED
from splay.sets.scenario import scenario

if TYPE_CHECKING:
    from splay.core.player import Player

if BUILD == "compiled":
    pytest.skip("compiled classes cannot be subclassed by interpreted ones", allow_module_level=True)

SOUND = Face(1, RED, CASTLE, CROWN, HEX, CASTLE)


class Sound(Card):
    """A card that breaks no law."""

    face = SOUND

    def dogma(self, you: Player) -> None:
        """Draw a [1]."""


class SoundToo(Sound):
    """Another one, with two effects more."""

    title: ClassVar[str] = "Sound, Too!"

    def dogma_2(self, you: Player) -> None:
        """Draw a [2]."""

    def dogma_3(self, you: Player) -> None:
        """Draw a [3]."""


class NoEffect(Card):
    """Has no effect."""

    face = SOUND


class NoSecondEffect(Sound):
    """Has a third effect, but no second one."""

    def dogma_3(self, you: Player) -> None:
        """Draw a [3]."""


class NoFirstEffect(Card):
    """Has a second effect, but no first one."""

    face = SOUND

    def dogma_2(self, you: Player) -> None:
        """Draw a [2]."""


class ThreeIcons(Sound):
    """Has too few icons."""

    face = Face(1, RED, CASTLE, CASTLE, HEX)


class FiveIcons(Sound):
    """Has neither four nor six icons."""

    face = Face(1, RED, CASTLE, CASTLE, CASTLE, LEAF, HEX)


class SixIcons(Sound):
    """Has the six icons of a city."""

    face = Face(1, RED, CASTLE, CASTLE, CASTLE, LEAF, CROWN, HEX)


class NoPicture(Sound):
    """Has no hex."""

    face = Face(1, RED, CASTLE, CASTLE, CASTLE, LEAF)


class TwoPictures(Sound):
    """Has two."""

    face = Face(1, RED, CASTLE, CASTLE, HEX, HEX)


class NoFeaturedIcon(Sound):
    """Has two icons as often."""

    face = Face(1, RED, CASTLE, CROWN, HEX, LEAF)


class AgeEleven(Sound):
    """Is of no age."""

    face = Face(11, BLUE, CASTLE, CASTLE, HEX, LEAF)


class AgeZero(Sound):
    """Is of no age."""

    face = Face(0, BLUE, CASTLE, CASTLE, HEX, LEAF)


def module(name: str, *classes: type[Card]) -> ModuleType:
    """A module that defines these card classes."""
    made = ModuleType(name)
    for card_class in classes:
        setattr(made, card_class.__name__, type(card_class.__name__, (card_class,), {"__module__": name}))
    return made


def test_sound_cards_are_made() -> None:
    assert Sound(0, "base", "third").name == "Sound"
    assert Sound(0, "base", "third").effects == (3,)
    assert SoundToo(1, "base", "third").effects == (3, 4, 5)
    assert (SoundToo(1, "base", "third").name, SoundToo(1, "base", "third").key) == ("Sound, Too!", "sound-too")
    assert SixIcons(2, "cities", "third").featured == CASTLE


@pytest.mark.parametrize(
    ("card_class", "message"),
    [
        (NoEffect, "No Effect: has no effect"),
        (NoSecondEffect, "No Second Effect: its non-demand effects are not numbered without gaps"),
        (NoFirstEffect, "No First Effect: its non-demand effects are not numbered without gaps"),
        (ThreeIcons, "Three Icons: has 3 icon places, must have 4 or 6"),
        (FiveIcons, "Five Icons: has 5 icon places, must have 4 or 6"),
        (NoPicture, "No Picture: must have exactly one hex"),
        (TwoPictures, "Two Pictures: must have exactly one hex"),
        (NoFeaturedIcon, "No Featured Icon: no icon occurs most often"),
        (AgeEleven, "Age Eleven: there is no age 11"),
        (AgeZero, "Age Zero: there is no age 0"),
    ],
)
def test_a_card_that_breaks_a_law_is_refused(card_class: type[Card], message: str) -> None:
    with pytest.raises(MalformedCard) as refusal:
        card_class(0, "base", "third")
    assert str(refusal.value) == message


def test_a_set_is_built_in_the_order_of_its_modules() -> None:
    cards = build_set([module("one", Sound), module("two", SoundToo)], "base", 40)
    assert [(card.name, card.index, card.set_name, card.edition) for card in cards] == [
        ("Sound", 40, "base", "third"),
        ("Sound, Too!", 41, "base", "third"),
    ]


def test_cards_that_a_module_only_imports_are_not_its_own() -> None:
    imports = module("one", Sound)
    vars(imports)["SoundToo"] = SoundToo
    assert [card.name for card in build_set([imports], "base", 0)] == ["Sound"]


def test_a_name_that_stands_twice_is_refused() -> None:
    with pytest.raises(MalformedCard, match="sound: there are two cards of this name"):
        build_set([module("one", Sound), module("two", Sound)], "base", 0)


def test_a_variant_takes_the_place_of_the_card_of_its_name() -> None:
    cards = build_set([module("one", Sound, SoundToo)], "base", 5)
    variants = with_variants(cards, [module("first", SoundToo)], "first")
    assert variants[0] is cards[0]
    assert (variants[1].index, variants[1].set_name, variants[1].edition) == (6, "base", "first")


def test_a_variant_of_no_card_is_refused() -> None:
    cards = build_set([module("one", Sound)], "base", 0)
    with pytest.raises(MalformedCard, match="Sound, Too!: there is no such card to replace in this edition"):
        with_variants(cards, [module("first", SoundToo)], "first")


@pytest.mark.parametrize(
    ("class_name", "title", "key"),
    [
        ("Oars", "Oars", "oars"),
        ("RoadBuilding", "Road Building", "road-building"),
        ("ThePirateCode", "The Pirate Code", "the-pirate-code"),
    ],
)
def test_names_follow_from_class_names(class_name: str, title: str, key: str) -> None:
    assert title_from_class(class_name) == title
    assert key_from_title(title) == key


def test_keys_keep_letters_and_digits_alone() -> None:
    assert key_from_title("A.I.") == "ai"
    assert key_from_title("Where's Waldo?") == "wheres-waldo"
    assert key_from_title("'30 World Cup") == "30-world-cup"


class EveryEffect(Sound):
    """Has effects of all kinds, each of which writes its name down."""

    done: ClassVar[list[str]] = []

    def echo(self, you: Player) -> None:
        """Echo."""
        self.done.append("echo")

    def demand(self, you: Player, me: Player) -> None:
        """I demand!"""
        self.done.append(f"demand of {you.seat} by {me.seat}")

    def compel(self, you: Player, me: Player) -> None:
        """I compel!"""
        self.done.append(f"compel of {you.seat} by {me.seat}")

    def dogma(self, you: Player) -> None:
        """Do."""
        self.done.append("dogma")


def test_effects_are_executed_by_their_place_among_the_methods() -> None:
    card = EveryEffect(0, "artifacts", "third")
    me, you = scenario().players
    for effect in card.effects:
        card.execute(effect, you, me)
    assert [EFFECT_METHODS[effect] for effect in card.effects] == ["echo", "demand", "compel", "dogma"]
    assert card.done == ["echo", "demand of 1 by 0", "compel of 1 by 0", "dogma"]


def test_a_dogma_reaches_whom_it_says_it_would() -> None:  # rulings 45, 46, 104
    game = scenario("red: Archery", "red: Metalworking", "red: Oars", "", teams="12-34")  # 2, 3, 2 and 0 castles
    card, me = EveryEffect(0, "artifacts", "third"), game.players[0]
    assert reached_by(game, me, card) == ([1, 2], [2, 3], [2, 3, 2, 0])
    game.events = []
    perform_dogma(game, me, card)
    executed = [(event.seat, EFFECT_METHODS[event.effect]) for event in game.events if event.kind == EFFECT]
    everybody = [(1, "dogma"), (2, "dogma"), (0, "dogma")]
    assert executed == [(1, "echo"), (2, "echo"), (0, "echo"), (3, "demand"), (2, "compel"), *everybody]
