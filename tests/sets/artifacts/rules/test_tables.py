"""Tables with artifacts: which there are, and what nobody is told."""

from __future__ import annotations

from random import Random

import pytest

from splay.core.options import Options
from splay.core.session import Session
from splay.core.turn import play
from splay.playing import Script
from splay.records.record import digest
from splay.sets import new_game
from splay.views.events import event_view
from splay.views.view import SPECTATOR, view_of
from splay.workbench.invariants import breaches
from splay.workbench.random_play import RandomDecider
from tests.core.playing import new_session as session_of
from tests.core.playing import random_answers
from tests.sets.artifacts.tables import RELICS_TOO, SETS, artifacts

TABLES = [
    Options(2, sets=SETS),
    Options(3, sets=RELICS_TOO, extra_achievement=True),
    Options(4, sets=RELICS_TOO, teams="13-24", special_achievements="after_each_effect"),
    Options(5, sets=RELICS_TOO),
]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: str(options.players))
def test_random_games_keep_every_invariant_and_can_be_replayed(options: Options) -> None:  # CO004 CO068 in part
    for number in range(5):
        session = session_of(options, f"artifacts {number}")
        for seat, key in random_answers(session, Random(number)):
            session.answer(seat, key)
        assert session.game.result is not None
        assert breaches(session.game) == []
        again = session.beginning().copy()
        again_session = Session(again)
        for seat, key in session.all_answers():
            again_session.answer(seat, key)
        assert digest(again_session.game) == digest(session.game)


def test_the_extra_achievement_and_the_expansion_both_count() -> None:  # CO004
    options = Options(2, sets=SETS, extra_achievement=True)
    assert options.achievements_to_win() == 8
    assert options.achievements_from() == [("players", 6), ("artifacts", 1), ("extra", 1)]
    assert Options(2, sets=RELICS_TOO).achievements_from() == [("players", 6), ("artifacts", 1)]


def test_nobody_is_told_the_order_in_which_artifacts_are_returned() -> None:  # CO055
    told = []
    for order in (["Dancing Girl", "Sibidu Needle"], ["Sibidu Needle", "Dancing Girl"]):
        supply = {1: "Domestication", 2: "Philosophy"}
        table = artifacts("blue: Pottery; hand: Dancing Girl, Sibidu Needle", "", supply=supply)
        table.dogma("Pottery", me=[*order])
        assert table.changes == "me hand -Dancing Girl -Sibidu Needle +Domestication; me score +Philosophy"
        told.append([event_view(event, SPECTATOR) for event in table.events])
        bottom = [card.name for card in table.game.supply("artifacts", 1).cards[:2]]
        assert bottom == order[::-1]
        assert "dancing-girl" not in str(view_of(table.game, SPECTATOR).supplies)
    assert told[0] == told[1]


def test_the_same_seed_gives_the_same_game() -> None:
    ends = []
    for _ in range(2):
        game = new_game(Options(3, sets=RELICS_TOO), bytes(32))
        play(game, RandomDecider(7))
        ends.append(digest(game))
    assert ends[0] == ends[1]


def test_nor_is_anybody_told_that_of_cards_that_all_have_seen() -> None:  # CO055
    told, lying = [], []
    for first in ("Dancing Girl", "Sibidu Needle"):
        table = artifacts("hand: Dancing Girl, Sibidu Needle", "")
        me = table.game.players[0]
        table.game.decider = Script({"me": [first]})
        me.return_all(me.reveal_all(me.hand))
        told.append([event_view(event, viewer) for event in table.events for viewer in (1, SPECTATOR)])
        lying.append([card.name for card in table.game.supply("artifacts", 1).cards[:2]])
    assert lying == [["Sibidu Needle", "Dancing Girl"], ["Dancing Girl", "Sibidu Needle"]]
    assert told[0] == told[1]
