"""What previews tell of echo effects and of the set that the next draw takes (EC029, EC032, EC033, EC036)."""

import pytest

from splay.core.session import Session
from splay.sets.scenario import from_text
from splay.views.foretold_dogma import StepView
from splay.views.how_sure import ALWAYS, NEVER
from splay.views.preview import NoSuchAction, Preview, preview

ME, YOU = 0, 1
OPTIONS = "options: sets base echoes\nturn: me, actions 2, number 12\n"


def test_all_effects_of_a_dogma_are_told_in_order_with_those_who_follow_each() -> None:
    game = from_text(f"{OPTIONS}me: red right: Horseshoes, Plumbing, Candles\nyou: green: The Wheel, Mapmaking\nthird:")
    steps = preview(game, ME, ME, "dogma:horseshoes").steps
    assert steps == [
        StepView("candles", "echo", [YOU, ME]),
        StepView("plumbing", "echo", [YOU, ME]),
        StepView("horseshoes", "echo", [YOU, ME]),
        StepView("horseshoes", "demand", [2]),
    ]


def test_echo_effects_that_cannot_be_seen_are_not_told() -> None:
    game = from_text(f"{OPTIONS}me: red left: Horseshoes, Plumbing, Candles\nyou:")
    steps = preview(game, ME, ME, "dogma:horseshoes").steps
    assert [(step.card, step.effect) for step in steps] == [("horseshoes", "echo"), ("horseshoes", "demand")]


def test_other_actions_execute_nothing() -> None:
    game = from_text(f"{OPTIONS}me: red: Horseshoes; hand: Pottery\nyou:")
    assert preview(game, ME, ME, "draw").steps == []
    assert preview(game, ME, ME, "meld:pottery").steps == []


def test_the_set_of_the_next_draw_is_told() -> None:
    game = from_text(f"{OPTIONS}me: red: Horseshoes; hand: Pottery\nyou: hand: Oars")
    drawn = preview(game, ME, ME, "draw").players
    assert [(outlook.draws, outlook.draw_sets) for outlook in drawn] == [((2, 2), ["base"]), ((1, 1), ["echoes"])]
    melded = preview(game, ME, ME, "meld:pottery").players[ME]
    assert melded.draw_sets == ["base"]


def test_cards_that_could_be_promoted_are_told_by_what_is_asked() -> None:
    game = from_text(f"{OPTIONS}me: red: Archery; forecast: Noodles, Almanac; hand: Currency\nyou:")
    brings = preview(game, ME, ME, "meld:currency").brings
    assert [(one.kind, [card.card for card in one.cards]) for one in brings] == [("offers-promote", ["noodles"])]


def test_a_meld_is_foretold_without_the_promotion_that_it_allows() -> None:
    game = from_text(f"{OPTIONS}me: red: Archery; forecast: Noodles; hand: Currency\nyou:")
    found = preview(game, ME, ME, "meld:currency")
    assert found.players[ME].zones == {"forecast": (1, 1)}
    assert found.players[ME].hand == (0, 0)
    assert (found.reveals, found.ends) == (NEVER, NEVER)


def promoting(me: str, you: str, key: str) -> Preview:
    """What promoting a card would do after Currency is melded."""
    session = Session(from_text(f"{OPTIONS}me: {me}; hand: Currency\nyou: {you}"))
    session.answer(ME, "meld:currency")
    return preview(session.start, ME, ME, key, answers=session.answers)


def test_whom_a_promoted_card_would_reach_is_told_as_it_will_lie() -> None:
    found = promoting("purple: Mysticism; forecast: Bell", "red: Metalworking", "promote-and-use:bell")
    assert (found.icon, found.counts) == ("castle", [2, 3])
    assert (found.shares, found.hit) == ([YOU], [])
    assert [(step.card, step.effect, step.follows) for step in found.steps] == [
        ("bell", "echo", [YOU, ME]),
        ("bell", "dogma", [YOU, ME]),
    ]
    assert found.changes == ALWAYS


def test_promoting_without_using_reaches_nobody() -> None:
    found = promoting("purple: Mysticism; forecast: Bell", "red: Metalworking", "promote:bell")
    assert (found.icon, found.shares, found.steps) == ("", [], [])
    assert found.players[ME].zones == {"forecast": (0, 0)}


def test_only_what_the_open_question_offers_can_be_promoted() -> None:
    with pytest.raises(NoSuchAction):
        promoting("red: Archery; forecast: Almanac, Bell", "", "promote-and-use:almanac")
    game = from_text(f"{OPTIONS}me: forecast: Bell; hand: Currency\nyou:")
    with pytest.raises(NoSuchAction):
        preview(game, ME, ME, "promote-and-use:bell")


def test_what_others_can_promote_is_not_told() -> None:
    session = Session(from_text(f"{OPTIONS}me: forecast: Bell; hand: Currency\nyou:"))
    session.answer(ME, "meld:currency")
    with pytest.raises(NoSuchAction):
        preview(session.start, YOU, ME, "promote-and-use:bell", answers=session.answers)


def test_the_cards_in_forecasts_are_counted() -> None:
    game = from_text(f"{OPTIONS}me: red: Horseshoes; hand: Pottery\nyou: green: The Wheel, Mapmaking; forecast: Lever")
    after = preview(game, ME, ME, "dogma:horseshoes").players
    assert [outlook.zones for outlook in after] == [{"forecast": (1, 1)}, {"forecast": (2, 2)}]
    assert [outlook.zones["forecast"] for outlook in preview(game, ME, ME, "draw").players] == [(0, 0), (1, 1)]
