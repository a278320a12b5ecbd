"""A view says all that a seat may know of a position, and nothing else."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from splay.core.options import Options
from splay.core.session import Session
from splay.core.symbols import ICONS
from splay.sets.scenario import scenario
from splay.views.cards_and_places import Shown
from splay.views.model import PROTOCOL_VERSION, NextDraw, PileView, View
from splay.views.view import SPECTATOR, view_of
from tests.core.playing import TABLES, name_of, new_session, random_answers

ME, YOU = 0, 1


def test_a_view_tells_turn_options_and_supplies() -> None:
    game = scenario("", "", "", supply={1: "Oars, end", 10: "end"}, turn=1, actions_left=1, turn_number=12)
    view = view_of(game, ME)
    assert (view.version, view.seat, view.started) == (PROTOCOL_VERSION, ME, True)
    assert view.options == Options(3).to_json()
    assert (view.turn, view.turn_number, view.actions_left) == (1, 12, 1)
    assert [(supply.set, supply.age) for supply in view.supplies] == [("base", age) for age in range(1, 11)]
    assert [supply.cards for supply in view.supplies] == [1, *[9] * 8, 0]
    assert view.removed == 15 - 2 + 10
    assert view.achievements_to_win == 5
    assert (view.running, view.result) == ([], None)


def test_achievements_are_values_and_specials() -> None:
    game = scenario("achievements: 2, 2, Empire", "achievements: World", available="9, 1, Wonder")
    view = view_of(game, YOU)
    assert (view.available, view.specials) == ([Shown(1), Shown(9)], ["Wonder"])
    assert (view.players[ME].achievements, view.players[ME].specials) == ([Shown(2), Shown(2)], ["Empire"])
    assert (view.players[YOU].achievements, view.players[YOU].specials) == ([], ["World"])


def test_boards_are_public() -> None:
    game = scenario("red left: Oars, Archery; blue: Pottery; tucked: 2; scored: 3")
    for seat in (ME, YOU, SPECTATOR):
        player = view_of(game, seat).players[ME]
        assert player.board == [PileView("blue", "none", ["pottery"]), PileView("red", "left", ["archery", "oars"])]
        assert player.icons == [game.players[ME].board.count(icon) for icon in ICONS] == [1, 3, 0, 3, 0, 0]
        assert (player.tucked, player.scored) == (2, 3)


def test_own_cards_show_their_faces_and_others_their_backs() -> None:
    game = scenario("hand: Sailing, Optics; score: Tools", "hand: Fission, Oars, Archery; score: Paper")
    me, you = view_of(game, ME).players
    assert sorted([shown.card for shown in me.hand]) == ["optics", "sailing"]
    assert me.score_pile == [Shown(1, card="tools")]
    assert you.hand == [
        Shown(1, token="hand.1/base.1.0"),
        Shown(1, token="hand.1/base.1.1"),
        Shown(9, token="hand.1/base.9.0"),
    ]
    assert you.score_pile == [Shown(3, token="score.1/base.3.0")]
    assert (me.points, you.points) == (1, 3)


def test_a_spectator_sees_only_backs() -> None:
    view = view_of(scenario("hand: Sailing; score: Tools", "hand: Oars"), SPECTATOR)
    assert view.seat == SPECTATOR
    assert {shown.card for player in view.players for shown in player.hand + player.score_pile} == {""}


def test_teams_are_shown() -> None:
    view = view_of(scenario("", "", "", "", teams="14-23"), ME)
    assert [player.team for player in view.players] == [0, 1, 1, 0]


def test_what_a_draw_would_take() -> None:
    game = scenario("", "red: Coal", "purple: Empiricism", supply={1: "end", 5: "end", 8: "end", 9: "end", 10: "end"})
    assert view_of(game, ME).next_draws == [NextDraw("base", 2), NextDraw("base", 6), None]


def test_revealed_cards_show_their_faces_to_all_until_the_effect_ends() -> None:
    game = scenario("hand: Sailing, Oars")
    game.revealed.append(game.players[ME].hand.cards[0])
    assert [shown.card for shown in view_of(game, YOU).players[ME].hand] == ["oars", ""]
    game.after_effect()
    assert [shown.card for shown in view_of(game, YOU).players[ME].hand] == ["", ""]


def test_revealed_cards_are_hidden_again_when_the_game_ends_in_the_effect() -> None:
    session = new_session(Options(2), "x46")  # it ends in an effect that has just revealed Databases
    for seat, key in random_answers(session, Random(46)):
        session.answer(seat, key)
    assert [event.kind for event in session.events[-4:]] == ["reveal", "transfer", "claim", "end"]
    players = view_of(session.game, SPECTATOR).players
    assert [card.card for player in players for card in player.hand + player.score_pile if card.card] == []


def test_running_effects_are_a_stack() -> None:
    session = Session(scenario("red: Oars", "hand: Sailing, Archery"))
    session.answer(ME, "dogma:oars")
    (why,) = view_of(session.game, SPECTATOR).running
    assert (why.card, why.effect, why.launcher, why.executing, why.role) == ("oars", "demand", ME, YOU, "demanded")
    assert (why.icon, why.counts, why.follows) == ("castle", [2, 0], [YOU])


def test_a_nested_effect_is_the_last_of_the_stack() -> None:
    session = Session(scenario("blue: Computers; hand: Oars", supply={10: "Stem Cells"}))
    session.answer(ME, "dogma:computers")
    outer, inner = view_of(session.game, ME).running
    assert (outer.card, outer.role) == ("computers", "own")
    assert (outer.follows, inner.role, inner.follows) == ([ME], "nested", [ME])


def test_the_result_with_its_standings() -> None:
    session = Session(
        scenario("blue: Software; score: Optics", "score: Tools; achievements: 1, World", supply={10: "end"})
    )
    session.answer(ME, "draw")
    result = view_of(session.game, YOU).result
    assert result is not None
    assert (result.reason, result.winners, result.card) == ("score", [ME], "")
    assert result.standings == [(0, 0, 3, 0), (1, 1, 1, 2)]


@pytest.mark.parametrize("options", TABLES[::3], ids=name_of)
def test_views_survive_the_wire_and_agree_on_what_is_public(options: Options) -> None:
    session = new_session(options, "wire")
    random = Random(2)
    for seat, key in random_answers(session, random):
        session.answer(seat, key)
        if random.random() < 0.1:
            views = [view_of(session.game, viewer) for viewer in (SPECTATOR, *range(options.players))]
            for view in views:
                assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
            assert len({msgspec.json.encode([view.supplies, view.available, view.next_draws]) for view in views}) == 1
            assert len({msgspec.json.encode([player.board for player in view.players]) for view in views}) == 1
