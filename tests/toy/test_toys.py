"""What each toy and each rule of the toy set does, as play reports."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from splay.build import BUILD
from splay.core.achievements import UNCLAIMED
from splay.core.action import Action
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.core.symbols import RED
from splay.core.turn import legal_actions
from splay.playing import PlayedTable, play
from splay.playing.script import Answer
from splay.sets.scenario import from_text, to_text
from splay.views.questions import open_questions
from tests.core.expansions import registered
from tests.core.rules.reports import effects

if BUILD == "compiled":
    pytest.skip("compiled classes cannot be subclassed by interpreted ones", allow_module_level=True)

from tests.toy.engine.rules import TOYS, Toys
from tests.toy.engine.zones import TOY_BOX

pytestmark = pytest.mark.every_time


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with registered(Toys()):
        yield


def table(*players: str, **more: object) -> PlayedTable:
    """A table with toys."""
    return play(*players, sets=["base", TOYS], **more)


def in_box(played: PlayedTable, seat: int = 0) -> list[str]:
    """The names of the cards in a toy box."""
    return [card.name for card in played.game.players[seat].zone(TOY_BOX)]


def take(played: PlayedTable, key: str, answers: dict[str, list[Answer]] | None = None) -> PlayedTable:
    """Takes the action with this key."""
    action = next(option for option in legal_actions(played.game.players[0]) if option.key == key)
    assert isinstance(action, Action)
    return played.act(action, answers or {})


def wound(played: PlayedTable) -> list[str]:
    """The keys of the actions by which I could wind something up."""
    return [option.key for option in legal_actions(played.game.players[0]) if option.key.startswith("wind:")]


def specials(played: PlayedTable) -> list[str]:
    """The special achievements that I have."""
    return played.game.specials_of(0)


def test_visible_echo_effects_come_first_bottom_most_first_and_are_shared() -> None:
    played = table("blue up: Tools, Writing, Kite", "purple: Philosophy; blue: Mathematics, Pottery")
    played.dogma("Tools")
    assert effects(played)[:3] == [("me", "Kite", "echo"), ("me", "Tools", "dogma"), ("me", "Tools", "dogma_2")]
    played = table("blue: Kite", "purple: Philosophy").dogma("Kite")
    assert effects(played) == [
        ("you", "Kite", "echo"), ("me", "Kite", "echo"), ("you", "Kite", "dogma"), ("me", "Kite", "dogma"),
    ]  # fmt: skip


def test_an_echo_effect_that_is_covered_is_not_executed() -> None:
    for splay in ("", " left", " right"):
        assert "Kite" not in [card for _, card, _ in effects(table(f"blue{splay}: Tools, Kite", "").dogma("Tools"))]


def test_another_card_as_if_on_this_one_demands_by_this_one_s_icon_and_begins_with_its_echo() -> None:
    played = table("purple: Carousel; red: Rattle; blue: Writing", "red: Oars; hand: Tools", "green: Sailing, Clothing")
    played.dogma("Carousel", me=["Rattle"])
    assert effects(played) == [
        ("me", "Carousel", "dogma"),
        ("me", "Rattle", "echo"), ("you", "Rattle", "demand"), ("third", "Rattle", "demand"), ("me", "Rattle", "dogma"),
    ]  # fmt: skip
    assert played.me.score == ["Tools"]


def test_winding_up_pays_first_and_uses_the_card_twice() -> None:
    played = table("red: Rattle; hand: Oars, Kite", "hand: Tools, Sailing")
    take(played, "wind:rattle", {"me": ["Oars", "pass", "pass"], "you": ["Tools", "Sailing"]})
    assert [f"{name} {effect}" for name, _, effect in effects(played)] == [
        "me echo", "me echo", "you demand", "you demand", "me dogma", "me dogma",
    ]  # fmt: skip
    assert played.me.pile("red") == ["Rattle", "Oars"]


def test_a_toy_is_wound_up_once_a_turn_and_positions_say_so() -> None:
    played = table("red: Rattle; blue: Kite; hand: Oars, Writing", "hand: Tools", "")
    assert wound(played) == ["wind:kite", "wind:rattle"]
    take(played, "wind:rattle", {"me": ["Oars", "pass", "pass"]})
    again = PlayedTable(from_text(to_text(played.game)))
    assert "wound_up: yes" in to_text(again.game).splitlines()
    assert position_of(again.game) == position_of(played.game) == position_of(played.game.copy())
    assert again.me.hand
    assert wound(again) == []
    assert "wound_up" not in position_of(again.draw().game)  # the next turn has begun


def test_the_card_that_pays_for_winding_up_is_asked_for_in_words_of_the_set() -> None:
    session = Session(table("red: Rattle; hand: Oars, Writing", "hand: Tools").game)
    session.answer(0, "wind:rattle")
    asked = [open_questions(session, seat)[0] for seat in (0, 1)]
    assert [(one.about, one.prompt and one.prompt.key) for one in asked] == [
        ("rattle", "prompt-wind"), ("rattle", "waits-wind"),
    ]  # fmt: skip


def test_musical_chairs_put_out_whoever_has_nothing_to_return() -> None:
    played = table("yellow: Musical Chairs", "yellow: Agriculture", "score: Tools; yellow: Masonry; blue: Pottery")
    played.dogma("Musical Chairs")
    assert played.game.seating.out == (1,)
    assert [name for name, _, _ in effects(played)] == ["you", "third", "third", "me"]


def test_bonuses_count_as_points() -> None:
    played = table("purple: Carousel; score: Tools; hand: Oars", "")
    assert played.me.points == 1 + 4 + 1
    assert table("purple right: Mysticism, Carousel; yellow: Musical Chairs", "").me.points == 2 + 1


def test_a_free_action_comes_before_the_others() -> None:
    played = table("red: Rattle", "hand: Tools", turn=1, actions_left=1)
    played.draw()
    assert (played.game.turn_seat, played.game.free_action_due) == (0, True)


def test_a_picture_on_a_picture_brings_a_card_into_the_toy_box_and_a_splay_one_into_the_hand() -> None:
    played = table("blue: Writing; hand: Pottery", "", supply={1: "Tools"}).meld("Pottery")
    assert (in_box(played), played.me.hand) == (["Tools"], [])
    played = table("blue: Kite, Pottery", "").dogma("Kite", me=["blue"])
    assert len(played.me.hand) == 1


def test_a_card_from_the_toy_box_may_be_melded_before_the_actions_without_a_toy_on_top() -> None:
    played = table("toybox: Oars, Sailing", "hand: Tools", turn=1, actions_left=1)
    session = Session(played.game)
    session.answer(1, "draw")
    assert session.questions[0].keys() == ["meld:sailing", "meld:oars", "pass"]
    session.answer(0, "meld:oars")
    assert session.game.players[0].board.top(RED) is not None
    assert [card.name for card in session.game.players[0].zone(TOY_BOX)] == ["Sailing"]


def test_what_lies_in_the_shop_window_can_be_taken_into_an_empty_toy_box() -> None:
    played = PlayedTable(from_text("options: sets base toys\nme: hand: Tools\nwindow: Whistle"))
    take(played, "take:whistle")
    assert in_box(played) == ["Whistle"]
    assert [option.key for option in legal_actions(played.game.players[0])] == ["draw", "meld:tools"]


def test_three_cards_in_the_toy_box_are_the_collection() -> None:
    played = table("blue: Jigsaw; toybox: Oars; hand: Tools", "")
    assert specials(played.dogma("Jigsaw", me=["Tools"])) == ["Collection"]  # two are enough for the card
    played = table("blue: Writing; toybox: Oars, Sailing; hand: Pottery", "").meld("Pottery")
    assert specials(played) == ["Collection"]
    assert played.game.players[0].achievement_count() == 1


def test_the_collection_is_there_once() -> None:
    played = table("blue: Jigsaw; toybox: Oars; hand: Tools", "achievements: Collection")
    assert specials(played.dogma("Jigsaw", me=["Tools"])) == []


def test_the_base_set_alone_has_no_collection() -> None:
    game = play("hand: Tools").game
    assert "Collection" not in game.specials_of(UNCLAIMED)
    with pytest.raises(LookupError, match="Collection: this game has no such special achievement"):
        game.special_number("Collection")
