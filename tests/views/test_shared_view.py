"""What several are told who look at the same position: the same as each alone."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import json

from splay.core.options import ALL_SETS, Options, sets_named
from splay.core.session import Session
from splay.sets.scenario import scenario
from splay.views.facts import facts_of
from splay.views.shared_view import SharedView
from splay.views.view import ALL_SEEING, SPECTATOR, view_of
from tests.core.playing import new_session, random_answers

TABLES = [Options(players, sets=sets_named(sets)) for sets in ("base", ALL_SETS) for players in (2, 5)]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.players}-{len(options.sets)}")
def test_everybody_sees_what_each_alone_would_in_whole_games(options: Options) -> None:
    session, shared = new_session(options, "shared"), SharedView()
    compared = 0
    for number, (seat, key) in enumerate(random_answers(session, Random("shared"))):
        session.answer(seat, key)
        if number % 5 == 0:
            facts = facts_of(session.game)
            for viewer in (ALL_SEEING, SPECTATOR, *range(options.players)):
                alone = view_of(session.game, viewer, facts)
                assert json.encode(shared.of(session, viewer)) == json.encode(alone)
                compared += 1
    assert compared > 60


def test_what_all_may_know_is_worked_out_once_for_a_position() -> None:
    session, shared = Session(scenario("hand: Sailing, Tools", "hand: Oars")), SharedView()
    first, second = shared.of(session, 0), shared.of(session, 1)
    assert first.players[1].board is second.players[1].board
    assert first.facts is second.facts
    session.answer(0, "draw")
    after = shared.of(session, 0)
    assert after.facts is not first.facts
    assert len(after.players[0].hand) == 3
