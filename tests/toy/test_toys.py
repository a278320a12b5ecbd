"""What each toy and each rule of the toy set does, as play reports."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from splay.build import BUILD
from splay.core.action import Action
from splay.core.turn import legal_actions
from splay.playing import Table, play
from tests.core.expansions import registered
from tests.core.rules.reports import effects

if BUILD == "compiled":
    pytest.skip("compiled classes cannot be subclassed by interpreted ones", allow_module_level=True)

from tests.toy.rules import TOYS, Toys


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    with registered(Toys()):
        yield


def table(*players: str, **more: object) -> Table:
    """A table with toys."""
    return play(*players, sets=["base", TOYS], **more)


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
    wind_up = next(option for option in legal_actions(played.game.players[0]) if option.key == "wind:rattle")
    assert isinstance(wind_up, Action)
    played.act(wind_up, {"me": ["Oars", "pass", "pass"], "you": ["Tools", "Sailing"]})
    assert [f"{name} {effect}" for name, _, effect in effects(played)] == [
        "me echo", "me echo", "you demand", "you demand", "me dogma", "me dogma",
    ]  # fmt: skip
    assert played.me.pile("red") == ["Rattle", "Oars"]


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


def test_a_picture_on_a_picture_and_a_splay_bring_cards() -> None:
    played = table("blue: Writing; hand: Pottery", "").meld("Pottery")
    assert len(played.me.hand) == 1
    played = table("blue: Kite, Pottery", "").dogma("Kite", me=["blue"])
    assert len(played.me.hand) == 1
