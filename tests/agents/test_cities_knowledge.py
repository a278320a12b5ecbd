"""What agents know of Cities of Destiny."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from splay.agents.action_worths import UNKNOWN
from splay.agents.evaluation import Weights, evaluate
from splay.agents.sets.cities.knowledge import CitiesKnowledge
from splay.core.turn import legal_actions
from splay.playing import play
from splay.views.view import view_of

if TYPE_CHECKING:
    from splay.core.action import Action

KNOWLEDGE = CitiesKnowledge()
SETS = ["base", "cities"]


def worth(key: str, *players: str, **more: Any) -> float:  # noqa: ANN401 - passed on
    """What an action is worth through the set to the first player."""
    table = play(*players, sets=SETS, **more)
    me = table.game.players[0]
    actions: dict[str, Action] = {action.key: action for action in legal_actions(me)}  # type: ignore[misc]
    return KNOWLEDGE.extra_worth(actions[key], view_of(table.game, 0))


def test_a_new_color_is_worth_more_without_a_city_in_hand() -> None:
    assert worth("meld:tools", "red: Oars; hand: Tools") > worth("meld:tools", "red: Oars; hand: Tools, Troy")
    assert worth("meld:metalworking", "red: Oars; hand: Metalworking") == 0


def test_a_fountain_is_worth_more_than_a_plus_and_covering_one_costs_as_much() -> None:
    fountain = worth("meld:hamburg", "green: Sailing; hand: Hamburg")
    assert fountain > worth("meld:london", "green: Sailing; hand: London") > 0
    assert worth("meld:sailing", "green: Hamburg; hand: Sailing") == -fountain


def test_a_flag_is_worth_nothing_that_an_opponent_takes_away() -> None:
    kept = worth("meld:zurich", "red: Oars; hand: Zurich", "red left: Archery, Metalworking")
    lost = worth("meld:zurich", "red: Oars; hand: Zurich", "red left: Archery, Metalworking, Construction")
    assert kept == lost == worth("meld:zurich", "red: Oars; hand: Zurich", "red left: Archery, Metalworking")
    assert worth("meld:zurich", "red: Oars; hand: Zurich", "red: Archery") > kept


def test_an_arrow_is_worth_what_it_splays_and_what_it_earns() -> None:
    nothing = worth("meld:delhi", "hand: Delhi, Troy")
    splays = worth("meld:delhi", "red: Oars; hand: Delhi, Troy")
    earns = worth("meld:delhi", "red left: Oars, Archery; hand: Delhi, Troy")
    assert nothing < splays < earns


def test_endorsing_is_worth_twice_the_dogma() -> None:
    mine = "blue: Writing; green: Babylon; hand: Tools"
    alone, shared = worth("endorse:writing", mine, ""), worth("endorse:writing", mine, "blue: Mathematics; red: Athens")
    assert alone + UNKNOWN > shared + UNKNOWN
    assert alone + UNKNOWN > 0
    assert worth("endorse:writing", mine + ", Zurich", "") == alone  # too high to be tucked
    assert worth("endorse:mathematics", "blue: Mathematics; red: Athens; hand: Tools", "") > alone


def test_bonuses_count_unless_echoes_counts_them() -> None:
    assert worth("meld:bangkok", "green: Sailing; hand: Bangkok") == pytest.approx(6.0)  # 11 and 1 more


def test_greedy_counts_flags_and_fountains_as_achievements() -> None:
    weights = Weights()
    covered, shown = (play(f"green: {pile}", "", sets=SETS).game for pile in ("Sailing, Hamburg", "Hamburg, Sailing"))
    assert evaluate(shown, 0, weights) - evaluate(covered, 0, weights) > weights.achievement / 2
