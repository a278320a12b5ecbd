"""Cards that a position lays, by a mark, into a pile of another color or a supply of another age."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from splay.core.event import DrawEvent
from splay.core.scenario import BadPosition
from splay.core.session import Session
from splay.core.symbols import CASTLE, LEAF, RED
from splay.core.turn import play as play_to_the_end
from splay.playing import play
from splay.sets.scenario import from_json, from_text, scenario, to_json, to_text
from splay.views.preview import preview
from splay.views.view import view_of
from splay.workbench.random_play import RandomDecider
from tests.core.playing import random_answers

MIXED: Final = """
    me: red left: Pottery!, Oars, Agriculture!; blue: Tools; hand: Sailing, Writing
    you: green up: The Wheel, Metalworking!; purple: Archery!; hand: Clothing
    supply 1: Fission!, Calendar!, Code of Laws
    supply 10: Domestication!, end
"""


def test_the_mark_allows_it_and_is_written_again() -> None:
    game = from_text(MIXED)
    assert [card.name for card in game.players[0].pile(1).cards] == ["Agriculture", "Oars", "Pottery"]
    assert [card.name for card in reversed(game.supplies[0].cards[-3:])] == ["Fission", "Calendar", "Code of Laws"]
    position = to_json(game)
    assert position["players"][0]["board"]["red"] == {"splay": "left", "cards": ["pottery!", "oars", "agriculture!"]}
    assert position["supply"]["1"][:3] == ["fission!", "calendar!", "code-of-laws"]
    assert position["supply"]["10"] == ["domestication!", "end"]
    assert "red left: Pottery!, Oars, Agriculture!" in to_text(game)
    assert to_json(from_json(position)) == position
    assert to_json(from_text(to_text(game))) == position


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("me: red: Pottery", "Pottery: is not red"),
        ("supply 2: Oars", "Oars: is not of age 2"),
        ("me: red: Potery!", "Potery: there is no such card; is it Pottery?"),
        ("me: hand: Pottery!", "Pottery!: there is no such card; is it Pottery?"),
        ("me: red: Pottery!; hand: Pottery", "Pottery: stands twice, in board.0.red and in hand.0"),
    ],
)
def test_without_the_mark_or_elsewhere_it_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        from_text(text)
    assert str(refusal.value) == message


def test_a_card_in_its_own_place_loses_the_mark() -> None:
    assert "red: Oars;" in to_text(from_text("me: red: Oars!"))


def test_a_misplaced_card_counts_in_the_pile_where_it_lies() -> None:
    me = from_text("me: red left: Oars, Pottery!").players[0]
    assert me.board.colors() == [RED]
    assert (me.count(CASTLE), me.count(LEAF)) == (2, 1)
    assert scenario("red: Pottery!").players[0].tops().cards[0].name == "Pottery"


def test_what_is_melded_or_transferred_goes_to_its_own_color() -> None:
    table = play("red: Metalworking, Pottery!; hand: Tools", "", supply={1: "Sailing"})
    table.meld("Tools")
    assert (table.me.pile("red"), table.me.pile("blue")) == (["Metalworking", "Pottery"], ["Tools"])


def test_a_misplaced_card_is_returned_to_the_supply_of_its_own_age() -> None:
    table = play("yellow: Agriculture; hand: Writing", "", supply={1: "Fission!, Tools", 2: "Calendar"})
    table.draw()
    assert table.me.hand == ["Fission", "Writing"]
    assert [event.wanted_age for event in table.events if isinstance(event, DrawEvent)] == [0]
    table.dogma("Agriculture", me=["Fission"])
    assert table.bottom_of_supply(9) == "Fission"


def test_a_draw_names_the_value_wanted_only_when_its_supply_is_empty() -> None:
    table = play("yellow: Agriculture", "", supply={1: "Fission!, end", 2: "Oars!, Calendar"})
    table.draw().draw()
    drawn = [event for event in table.events if isinstance(event, DrawEvent)]
    assert [(event.cards[0].name, event.wanted_age) for event in drawn] == [("Oars", 1)]


def test_what_lies_beneath_is_of_the_same_pile() -> None:
    table = play("yellow: Skyscrapers; purple: Philosophy", "red: Computers!, Archery, Oars; blue: Tools")
    table.dogma("Skyscrapers")
    assert table.you.score == ["Archery"]
    assert (table.you.pile("red"), table.you.pile("blue")) == ([], ["Tools"])
    assert table.bottom_of_supply(1) == "Oars"
    coal = play("red: Coal; green: Pottery!, Sailing; blue: Tools", "", supply={5: "Astronomy"})
    coal.dogma("Coal", me=["Pottery"])
    assert coal.me.score == ["Pottery", "Sailing"]
    assert coal.me.pile("blue") == ["Tools"]


def test_games_go_on_to_their_end_and_read_back_at_each_start() -> None:
    for number in range(5):
        session = Session(from_text(f"{MIXED}\nseed: {number}"))
        for count, (seat, key) in enumerate(random_answers(session, Random(number))):
            session.answer(seat, key)
            if count % 20 == 0:
                position = to_json(session.start)
                assert to_json(from_json(position)) == position
                assert to_json(from_text(to_text(session.start))) == position
        play_to_the_end(from_text(f"{MIXED}\nseed: {number}"), RandomDecider(number))


def test_seats_see_it_and_may_foresee_what_it_does() -> None:
    game = from_text(MIXED)
    session = Session(game)
    view = view_of(session.game, 1)
    red = next(pile for pile in view.players[0].board if pile.color == "red")
    assert red.cards == ["agriculture", "oars", "pottery"]
    foreseen = preview(game, 0, 0, "dogma:pottery")
    assert foreseen.action == "dogma:pottery"
