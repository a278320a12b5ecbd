"""A selection of cards, narrowed by the words of the rulebook."""

from __future__ import annotations

from splay.core.card import Card
from splay.core.cards import Cards
from splay.core.event import DRAW, Event
from splay.core.option import PASS
from splay.core.place import Place
from splay.core.question import ASK_CARD, Question
from splay.core.symbols import BLUE, CASTLE, CROWN, GREEN, PURPLE, RED
from splay.sets import find_card
from splay.sets.scenario import scenario


def card(name: str) -> Card:
    """The card of this name."""
    found = find_card(name)
    assert found is not None
    return found


def some(*names: str) -> Cards:
    """A selection of these cards."""
    return Cards([card(name) for name in names])


def names(cards: Cards) -> list[str]:
    """The names of a selection, in its order."""
    return [card.name for card in cards]


FIVE = some("Oars", "Sailing", "Optics", "Tools", "Feudalism")


def test_what_only_faces_show_makes_a_selection_telling() -> None:
    for cards, left in [
        (FIVE.having(CASTLE), ["Oars", "Tools", "Feudalism"]),
        (FIVE.without(CASTLE), ["Sailing", "Optics"]),
        (FIVE.of_color(RED), ["Oars", "Optics"]),
        (FIVE.not_of_color(RED), ["Sailing", "Tools", "Feudalism"]),
        (FIVE.of_colors([GREEN, BLUE]), ["Sailing", "Tools"]),
        (FIVE.not_of_colors([RED, PURPLE]), ["Sailing", "Tools"]),
    ]:
        assert names(cards) == left
        assert cards.by_face


def test_what_backs_show_too_does_not() -> None:
    for cards, left in [
        (FIVE.of_value(3), ["Optics", "Feudalism"]),
        (FIVE.of_value_up_to(1), ["Oars", "Sailing", "Tools"]),
        (FIVE.highest(), ["Optics", "Feudalism"]),
        (FIVE.lowest(), ["Oars", "Sailing", "Tools"]),
        (FIVE.other_than(card("Oars")), ["Sailing", "Optics", "Tools", "Feudalism"]),
        (FIVE.other_than(None), ["Oars", "Sailing", "Optics", "Tools", "Feudalism"]),
    ]:
        assert names(cards) == left
        assert not cards.by_face
    assert FIVE.having(CROWN).highest().by_face


def test_nothing_has_neither_highest_nor_lowest() -> None:
    nothing = some()
    assert (names(nothing.highest()), names(nothing.lowest()), nothing.highest_value()) == ([], [], 0)
    assert (nothing.values(), nothing.colors()) == ([], [])


def test_values_and_colors_are_told_once_each() -> None:
    assert FIVE.highest_value() == 3
    assert FIVE.values() == [1, 3]
    assert FIVE.colors() == [BLUE, RED, GREEN, PURPLE]


def test_selections_are_counted_searched_and_joined() -> None:
    assert len(FIVE) == 5
    assert card("Optics") in FIVE
    assert card("Fission") not in FIVE
    joined = some("Oars").plus(some("Tools").having(CASTLE))
    assert names(joined) == ["Oars", "Tools"]
    assert joined.by_face


def test_a_selection_knows_the_one_zone_it_comes_from() -> None:
    hand = scenario("hand: Oars, Optics").players[0].hand
    assert hand.zone() is hand
    assert hand.having(CASTLE).lowest().zone() is hand
    assert hand.plus(some("Tools")).zone() is None


def test_what_a_developer_sees() -> None:
    assert repr(some("Oars", "The Wheel")) == "<Oars, The Wheel>"
    assert repr(Question(1, ASK_CARD, [card("Oars"), PASS])) == "<card for seat 1: oars, pass>"
    assert repr(PASS) == "<pass>"
    drawn = Event(
        DRAW, 0, None, (card("Oars"),), source=Place("supply", set_name="base", age=1), target=Place("hand", 0)
    )
    assert repr(drawn).startswith("<draw by 0: [<Oars>] supply.base.1>hand.0")
