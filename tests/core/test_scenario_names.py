"""Names with commas and with letters beyond ASCII survive positions as text; keys are ASCII."""

from __future__ import annotations

from typing import Final

import pytest

from splay.core.card import Card, MalformedCard, key_from_title
from splay.core.game import Game
from splay.core.scenario import BadPosition, game_from, parse_position, position_of, position_text
from splay.sets import DECKS

QUEEN: Final = "Almira, Queen of the Castle"
CITY: Final = "São Paulo"
TITLES: Final = {"Pottery": QUEEN, "Sailing": CITY, "Oars": "Almira", "Archery": "One, Two, Three", "Tools": "What!"}
"""New names for some cards of the base set."""


def renamed_deck() -> list[Card]:
    """The base cards, some of them under the names of other sets, as the registry would make them."""
    deck = []
    for old in DECKS["third"]:
        card = type(old)(old.index, old.set_name, old.edition)
        if card.name in TITLES:
            card.name = TITLES[card.name]
            card.key = key_from_title(card.name)
        deck.append(card)
    return deck


DECK: Final = renamed_deck()


def from_text(text: str) -> Game:
    return game_from(parse_position(text), DECK)


def to_text(game: Game) -> str:
    return position_text(position_of(game), {card.key: card.name for card in game.deck})


@pytest.mark.parametrize(
    ("place", "zone"),
    [
        ("me: blue: Writing, {}, Calendar", "board.0.blue"),
        ("me: hand: Clothing, {}, The Wheel", "hand.0"),
        ("me: score: {}", "score.0"),
        ("me: achievements: 1, {}, Empire", "achievements.0"),
        ("supply 1: {}, Clothing, end", "supply.base.1"),
        ("removed: {}, Clothing", "removed"),
        ("available: 2, {}, World", "available"),
    ],
)
@pytest.mark.parametrize("name", [QUEEN, QUEEN.lower(), "almira-queen-of-the-castle", "Almira,Queen of the Castle"])
def test_a_name_with_a_comma_is_read_and_written(place: str, zone: str, name: str) -> None:
    game = from_text(place.format(name))
    (queen,) = [card for card in DECK if card.name == QUEEN]
    assert game.zone_of(queen).place.name == zone
    text = to_text(game)
    assert QUEEN in text
    assert position_of(from_text(text)) == position_of(game)
    assert to_text(from_text(text)) == text


def test_the_longest_name_is_meant() -> None:
    game = from_text("me: hand: Almira, Almira, Queen of the Castle, One, Two, Three, Clothing")
    assert [card.name for card in game.players[0].hand.cards] == ["Clothing", "One, Two, Three", QUEEN, "Almira"]


def test_a_part_of_a_name_is_no_card() -> None:
    with pytest.raises(BadPosition, match=r"^Two: there is no such card$"):
        from_text("me: hand: One, Two")


@pytest.mark.parametrize("name", [CITY, "são paulo", "sao-paulo", "Sa\N{COMBINING TILDE}o Paulo"])
def test_a_name_beyond_ascii_is_read_and_written(name: str) -> None:
    game = from_text(f"me: hand: {name}")
    assert [card.name for card in game.players[0].hand.cards] == [CITY]
    assert position_of(game)["players"][0]["hand"] == ["sao-paulo"]
    assert f"hand: {CITY};" in to_text(game)
    assert position_of(from_text(to_text(game))) == position_of(game)


def test_names_and_marks_go_together() -> None:
    game = from_text(f"me: red: {QUEEN}!, What!!, Metalworking; hand: One, Two, Three\nsupply 3: {CITY}!, Almira!")
    assert [card.name for card in reversed(game.players[0].pile(1).cards)] == [QUEEN, "What!", "Metalworking"]
    assert [card.name for card in game.supplies[2].cards[-2:]] == ["Almira", CITY]
    assert f"red: {QUEEN}!, What!!, Metalworking" in to_text(game)
    assert position_of(from_text(to_text(game))) == position_of(game)


def test_a_name_may_end_like_a_mark() -> None:
    assert [card.name for card in from_text("me: blue: What!").players[0].pile(0).cards] == ["What!"]
    with pytest.raises(BadPosition, match=r"^What!: is not red$"):
        from_text("me: red: What!")


@pytest.mark.parametrize(
    ("title", "key"),
    [
        ("The Wheel", "the-wheel"),
        ("A.I.", "ai"),
        (QUEEN, "almira-queen-of-the-castle"),
        (CITY, "sao-paulo"),
        ("Chang'An", "changan"),
        ("Earhart's Lockheed Electra 10E", "earharts-lockheed-electra-10e"),
        ("'30 World Cup Final Ball", "30-world-cup-final-ball"),
        ("ÉÎÑÇå", "einca"),
    ],
)
def test_keys_are_ascii(title: str, key: str) -> None:
    assert key_from_title(title) == key
    assert key.isascii()


@pytest.mark.parametrize("title", ["Smørrebrød", "Łódź", "Straße", "東京"])
def test_a_letter_without_ascii_is_refused(title: str) -> None:
    with pytest.raises(MalformedCard, match=f"^{title}: a key cannot be made of ."):
        key_from_title(title)
