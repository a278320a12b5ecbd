"""The table option `edition`: nine cards are worded otherwise in the first edition (decision 1)."""

from __future__ import annotations

from splay.core.card import Card
from splay.core.options import Options
from splay.playing import play
from splay.sets import deck_for, find_card

NINE = [
    "Oars", "Fermenting", "Feudalism", "Measurement", "Statistics", "Societies", "Industrialization", "Combustion",
    "Fission",
]  # fmt: skip
THIRD = deck_for(Options())
FIRST = deck_for(Options(edition="first"))


def face(card: Card) -> tuple[object, ...]:
    return card.name, card.key, card.index, card.age, card.color, card.icons, card.featured


def test_the_last_edition_is_the_default() -> None:  # decision 1
    assert deck_for(Options()) is deck_for(Options(edition="third"))


def test_exactly_nine_cards_differ() -> None:  # decision 1
    assert [one.name for one, other in zip(FIRST, THIRD, strict=True) if one is not other] == NINE


def test_the_faces_of_all_are_the_same() -> None:
    assert [face(card) for card in FIRST] == [face(card) for card in THIRD]


def test_the_nine_say_which_edition_they_are_of() -> None:
    assert [card.name for card in FIRST if card.edition == "first"] == NINE
    assert not [card for card in THIRD if card.edition == "first"]


def test_a_name_finds_the_card_of_the_edition() -> None:
    assert find_card("Oars") in THIRD
    assert find_card("Oars", "first") in FIRST
    assert find_card("Oars") is not find_card("Oars", "first")
    assert find_card("Archery") is find_card("Archery", "first")


def test_a_table_of_the_first_edition_plays_its_cards() -> None:
    third, first = (
        play(me="red: Oars", you="hand: Sailing, Clothing, Pottery", supply={1: "Tools, Mysticism"}, edition=edition)
        for edition in ("third", "first")
    )
    third.dogma("Oars", you=["Sailing"])  # repeats
    first.dogma("Oars", you=["Sailing"])  # does not
    assert third.me.score == ["Clothing", "Sailing"]
    assert first.me.score == ["Sailing"]


def test_sharing_demands_and_achievements_are_the_same_in_both() -> None:
    for edition in ("third", "first"):
        table = play(me="red: Machine Tools; scored: 5", you="red: Coal", edition=edition)
        table.dogma("Machine Tools")
        assert (table.me.achievements, len(table.you.score), table.bonus) == (["Monument"], 1, True)
