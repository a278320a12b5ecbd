"""Replays of finished games: every position is the one that was, from every side, and nobody sees more than allowed."""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import structs, to_builtins
from sqlalchemy.ext.asyncio import AsyncEngine

from splay.core.options import Options
from splay.core.scenario import position_of
from splay.server.games.live_game import LiveGame
from splay.server.history.replay import DoesNotFit, replay_of
from splay.server.storage.log_entry import Entry
from splay.sets import new_game
from splay.views.cards_and_places import place_view
from splay.views.view import ALL_SEEING, SPECTATOR
from tests.server.playing import House, answer, look, made, open_house, play_to_the_end
from tests.server.site import refusal

pytestmark = pytest.mark.anyio
RESULT = {"reason": "left", "winners": [1], "card": "", "standings": [(0, 0, 5, 1), (1, 1, 4, 2)]}
LEFT_OUT = {"running", "result"}
"""Fields that a replay has otherwise inside an action."""


def played(seed: int, **options: Any) -> tuple[dict[str, Any], list[Entry], list[Any]]:  # noqa: ANN401
    """A random game with undos: the deal, the log, and after each entry the views from all sides."""
    deal = position_of(new_game(Options(**options), bytes([seed]) * 32))
    game, chance = LiveGame(copy.deepcopy(deal), []), random.Random(seed)
    log, views = [], []
    while game.session.questions:
        question = chance.choice(game.session.questions)
        undoing = [s for s in range(len(game.session.start.players)) if not game.session.undo_refusal(s)]
        if undoing and chance.random() < 0.1:
            log.append(game.undo(undoing[0], 0))
        else:
            log.append(game.answer(question.seat, chance.choice(question.keys()), game.sequence, 0))
        views.append([to_builtins(game.view(seat)) for seat in (ALL_SEEING, SPECTATOR, 0, 1)])
    return deal, log, views


def laid_over(view: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """The view with the changes of a step, as a client lays them over it."""
    players = {player["seat"]: player for player in view["players"]}
    players |= {player["seat"]: player for player in changes.get("players", [])}
    facts = {"facts": laid_over(view["facts"], changes.get("facts", {}))} if "facts" in view else {}
    return {**view, **changes, **facts, "players": [players[seat] for seat in sorted(players)]}


def can_be_compared(view: dict[str, Any]) -> bool:
    """Whether no card lies revealed for a moment, as in the middle of an effect, when the game may also have ended, or
    of a city's search: a replay says that with the event alone. Somebody who sees everything sees no difference.
    """
    others = [player["hand"] for player in view["players"] if player["seat"] != view["seat"]]
    revealed = any("card" in card for hand in others for card in hand)
    return view["seat"] == ALL_SEEING or not (view["running"] or view["result"] or revealed)


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 3},
        {"players": 4, "teams": "random"},
        {"players": 2, "sets": ("base", "artifacts", "relics", "echoes", "cities")},
    ],
)
def test_every_position_of_a_replay_is_the_one_that_was(options: dict[str, Any]) -> None:
    compared = 0
    for seed in (1, 2):
        deal, log, views = played(seed, **options)
        for side, viewer in enumerate((ALL_SEEING, SPECTATOR, 0, 1)):
            replay = replay_of(deal, log, viewer, RESULT)
            view = to_builtins(replay.start)
            for step in replay.steps:
                view = laid_over(view, step.changes)
                was = views[step.entry - 1][side]
                if can_be_compared(was):
                    left_out = LEFT_OUT | ({"facts", "actions_left"} if was["result"] else set())
                    assert {k: v for k, v in view.items() if k not in left_out} == {
                        k: v for k, v in was.items() if k not in left_out
                    }
                    compared += 1
            told = view["result"]
            assert RESULT.items() <= told.items()
            assert [message["key"] for message in told["messages"]] == [
                "result-left",
                "result-standing",
                "result-standing",
            ]
            assert (told["outcomes"], [side["seats"] for side in told["sides"]]) == (["lose", "win"], [[1], [0]])
    assert compared > 500


def test_the_curves_have_every_turn_as_all_saw_it() -> None:
    deal, log, views = played(5)
    replay = replay_of(deal, log, SPECTATOR, None)
    assert [curve.turn for curve in replay.curves] == list(range(1, replay.curves[-1].turn + 1))
    last = views[-1][1]
    assert replay.curves[-1].points == [player["points"] for player in last["players"]]
    assert replay.curves[-1].icons == [player["icons"] for player in last["players"]]
    assert replay.curves[-1].achievements == [
        len(player["achievements"]) + len(player["specials"]) for player in last["players"]
    ]


def test_what_was_counted_comes_with_the_game_and_not_what_was_taken_back() -> None:
    deal, log, _ = played(2)
    replay = replay_of(deal, log, SPECTATOR, None)
    told = [event for step in replay.steps for event in step.events]
    numbers = {number.name: number.seats for number in replay.numbers}
    for name, kind in (("turns", "turn"), ("splays", "splay"), ("tucked", "tuck")):
        counted = [sum(event.kind == kind and event.seat == seat for event in told) for seat in range(2)]
        assert numbers.get(name, [0, 0]) == counted
    assert list(numbers)[:2] == ["turns", "draw-actions"]


def test_the_chances_end_with_the_winners() -> None:
    deal, log, _ = played(5)
    running = replay_of(deal, log, SPECTATOR, None).curves
    over = replay_of(deal, log, SPECTATOR, {**RESULT, "winners": [0]}).curves
    assert over[:-1] == running[:-1]
    assert over[-1].chances == [100, 0] != running[-1].chances
    assert replay_of(deal, log, SPECTATOR, {**RESULT, "winners": [0, 1]}).curves[-1].chances == [50, 50]


def test_what_was_taken_back_is_in_no_replay() -> None:
    deal, log, _ = played(2)
    assert any(entry.kind == "undo" for entry in log)
    replay = replay_of(deal, log, ALL_SEEING, None)
    told = [event for step in replay.steps for event in step.events]
    again = LiveGame(copy.deepcopy(deal), [])
    for entry in log:
        again.replay(entry)
    assert [(event.kind, event.seat, event.source, event.target) for event in told] == [
        (event.kind, event.seat, place_view(event.source), place_view(event.target)) for event in again.events
    ]


def hidden_cards(replay: Any, seat: int) -> list[Any]:  # noqa: ANN401 - JSON
    """The cards in the hand and score pile of a seat after the deal, as a replay shows them."""
    player = replay["start"]["players"][seat]
    return [card.get("card") for card in player["hand"] + player["score_pile"]]


async def finished(house: House, people: list[httpx.AsyncClient], **settings: object) -> str:
    """A finished game of these people."""
    table = await house.table_of(*people, settings=settings)
    assert refusal(await people[0].get(f"/api/tables/{table}/replay")) == (409, "not_finished")
    await play_to_the_end(people, table, 6)
    return table


async def left(house: House, people: list[httpx.AsyncClient], **settings: object) -> str:
    """A game of these people that ended when one of them left it."""
    table = await house.table_of(*people, settings={"leavers": "end", **settings})
    for person in people:
        await answer(person, table)
    made(await people[0].delete(f"/api/tables/{table}/seats"))
    return table


async def test_a_finished_game_is_open_from_every_side(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        path = f"/api/tables/{await finished(house, [ann, bob])}/replay"
        for person in (cyd, bob, ann):
            everything = made(await person.get(path))
            assert None not in hidden_cards(everything, 0) + hidden_cards(everything, 1)
            anns = made(await person.get(path, params={"seat": 0}))
            assert None not in hidden_cards(anns, 0)
            assert hidden_cards(anns, 1) == [None, None]
            watched = made(await person.get(path, params={"seat": -1}))
            assert hidden_cards(watched, 0) + hidden_cards(watched, 1) == [None] * 4
            assert refusal(await person.get(path, params={"seat": 2})) == (409, "no_such_seat")
            result = (await look(ann, path.split("/")[3]))["result"]
            assert everything["steps"][-1]["changes"]["result"] == result


async def test_the_end_is_open_to_all_and_from_every_seat(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        path = f"/api/tables/{await left(house, [ann, bob])}/state"
        everything = made(await cyd.get(path))
        anns, bobs = made(await ann.get(path)), made(await bob.get(path))
        for seat, own in enumerate((anns, bobs)):
            assert everything["view"]["players"][seat]["hand"] == own["view"]["players"][seat]["hand"]
        assert made(await cyd.get(path, params={"seat": 0}))["view"] == anns["view"]
        assert made(await ann.get(path, params={"seat": 1}))["view"] == bobs["view"]
        assert everything["seat"] == ALL_SEEING


async def test_a_game_that_is_not_archived_is_replayed_to_its_players_alone(
    engine: AsyncEngine, tmp_path: Path
) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob, cyd = [await house.guest(name) for name in ("Ann", "Bob", "Cyd")]
        table = await left(house, [ann, bob], archive=False)
        made(await bob.get(f"/api/tables/{table}/replay"))
        assert refusal(await cyd.get(f"/api/tables/{table}/replay")) == (409, "not_archived")
        seen = made(await cyd.get(f"/api/tables/{table}/state"))
        assert seen["seat"] == SPECTATOR
        assert refusal(await cyd.get(f"/api/tables/{table}/state", params={"seat": 0})) == (409, "not_yours")


async def test_a_game_that_ends_without_a_move_has_its_result(engine: AsyncEngine, tmp_path: Path) -> None:
    async with open_house(engine, tmp_path) as house:
        ann, bob = await house.guest("Ann"), await house.guest("Bob")
        table = await house.table_of(ann, bob, settings={"leavers": "end"})
        await answer(ann, table)
        made(await ann.delete(f"/api/tables/{table}/seats"))
        replay = made(await bob.get(f"/api/tables/{table}/replay"))
        assert [step["changes"]["result"]["reason"] for step in replay["steps"]] == ["left"]
        assert replay["curves"] == []


def test_events_that_do_not_fit_are_refused_by_entry() -> None:
    deal, log, _ = played(3)
    stranger = structs.replace(log[1], events=[{**event, "target": "nowhere"} for event in log[1].events])
    with pytest.raises(DoesNotFit, match="entry 2"):
        replay_of(deal, [log[0], stranger], SPECTATOR, None)
