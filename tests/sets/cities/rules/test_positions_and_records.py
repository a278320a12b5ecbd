"""Positions with cities as text and as JSON, and records and stored events of games with them: CI104 in part."""

from __future__ import annotations

import json
import re

import pytest

from splay.build import BUILD
from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.recorder import Recorder
from splay.core.scenario import position_of
from splay.core.session import Session
from splay.core.symbols import LEFT, RED
from splay.core.turn import play
from splay.playing import PlayedTable
from splay.records.record import Record, digest, from_data
from splay.records.stored_events import event_data, events_from, stored_event
from splay.sets import bonuses, new_game
from splay.sets.cities import rules
from splay.sets.cities.events import CITY, ICON, CityEvent, IconEvent
from splay.sets.scenario import from_json, from_text, to_json, to_text
from splay.workbench.invariants import breaches
from splay.workbench.random_play import RandomDecider
from tests.core.playing import played_directly
from tests.sets.cities.tables import SETS, cities, endorsable, endorse

PLACED = """
options: sets base cities
turn: me, actions 1, number 12
endorsed: yes
me: blue left: Atlantis, Writing; green: São Paulo; hand: Tools, Troy; achievements: Glory
you: red up: Zurich, Oars; score: St. Petersburg
available: 1, Legend, Victory
supply cities 3: Cordoba, Mecca, end
"""


def test_a_position_is_the_same_after_text_and_json() -> None:
    game = from_text(PLACED)
    text = to_text(game)
    assert "endorsed: yes" in text
    assert "supply cities 3: Cordoba, Mecca, end" in text
    assert (game.specials_of(0), game.specials_of(-1)) == (["Glory"], ["Legend", "Victory"])
    for again in (from_text(text), from_json(json.loads(json.dumps(to_json(game)))), game.copy()):
        assert digest(again) == digest(game)
        assert endorsable(PlayedTable(again)) == []


def test_without_the_word_nothing_has_been_endorsed() -> None:
    game = from_text(PLACED.replace("endorsed: yes\n", ""))
    assert endorsable(PlayedTable(game)) == ["atlantis", "sao-paulo"]
    assert "endorsed" not in to_text(game)
    assert "endorsed" not in to_json(game)
    assert digest(game) != digest(from_text(PLACED))


def test_endorsing_is_written_down_until_the_turn_ends() -> None:
    table = endorse(cities("blue: Writing; green: Babylon; hand: Tools, Pottery", ""), "Writing", me=["Tools"])
    assert to_json(table.game)["endorsed"] is True
    assert endorsable(PlayedTable(from_text(to_text(table.game)))) == []
    assert "endorsed" not in to_json(table.draw().game)


def test_a_scenario_says_it_too() -> None:
    assert endorsable(cities("blue: Writing; green: Babylon; hand: Tools", "", endorsed=True)) == []


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ("options: sets base cities\nendorsed: perhaps", "endorsed: must be yes or no, not 'perhaps'"),
        ("options: sets base\nme: hand: Troy", "Troy: is a card of the set cities, which is not in play"),
        ("options: sets base cities\nsupply 1: Troy", "Troy: is not of the set base"),
        ("options: sets base cities\nsupply cities 2: Troy", "Troy: is not of age 2"),
        ("options: sets base cities, edition first", "edition: expansions need the third, not the first"),
    ],
)
def test_what_cannot_be_set_up_is_refused_by_name(position: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        from_text(position)


def test_json_that_is_no_truth_is_refused() -> None:
    with pytest.raises(ValueError, match="endorsed: must be true or false, not 1"):
        from_json({"options": {"sets": SETS}, "players": [{}, {}], "endorsed": 1})


@pytest.mark.parametrize("sets", [SETS, ["base", "artifacts", "relics", "echoes", "cities"]], ids=len)
def test_a_record_is_played_again(sets: list[str]) -> None:  # CI104
    secret = secret_from_seed("record of cities")
    game = new_game(Options(3, sets=sets), secret)
    start = position_of(game)
    recorder = Recorder(RandomDecider(2))
    play(game, recorder)
    assert any(key.startswith("endorse:") for _, key in recorder.answers)
    record = from_data(json.loads(json.dumps(Record(start, recorder.answers, secret).to_json())))
    assert record.session().game.options.sets == Options(3, sets=sets).sets
    assert digest(record.session().game) == digest(game)
    assert breaches(game) == []


def test_events_of_cities_are_stored_with_all_that_they_say() -> None:  # CI104
    events = cities("red: Oars; hand: Delhi", "").meld("Delhi").events
    stored = json.loads(json.dumps([stored_event(event) for event in events]))
    deck = cities("", "").game.deck
    again = events_from(stored, deck)
    assert [event_data(event) for event in again] == [event_data(event) for event in events]
    (icon,) = [event for event in again if event.kind == ICON]
    (city,) = [event for event in again if event.kind == CITY]
    assert isinstance(icon, IconEvent)
    assert (icon.seat, [card.name for card in icon.cards], icon.sign) == (0, ["Delhi"], "left")
    assert isinstance(city, CityEvent)
    assert (city.seat, city.color, city.direction) == (0, RED, LEFT)


def test_so_are_those_of_whole_games() -> None:  # CI104
    game, _, events = played_directly(Options(2, sets=SETS), "stored cities")
    stored = json.loads(json.dumps([stored_event(event) for event in events]))
    again = events_from(stored, game.deck)
    assert [stored_event(event) for event in again] == stored
    assert [type(event) for event in again] == [type(event) for event in events]
    assert len({event.sign for event in again if isinstance(event, IconEvent)}) > 2
    assert {event.direction for event in again if isinstance(event, CityEvent)} >= {0, 1}


def test_an_endorsement_can_be_taken_back_only_if_it_showed_nothing() -> None:
    session = Session(cities("red: Athens; hand: Tools, Oars", "").game)
    session.answer(0, "endorse:athens")
    session.answer(0, "oars")
    assert session.undo_refusal(0) == ""
    session.undo(0)  # the choice of a card, then the action
    session.undo(0)
    assert (session.game.used, endorsable(PlayedTable(session.game))) == ((), ["athens"])
    session = Session(cities("blue: Writing; green: Babylon; hand: Tools", "").game)
    session.answer(0, "endorse:writing")
    assert session.undo_refusal(0) == "information"


@pytest.mark.skipif(BUILD == "compiled", reason="the compiled rules cannot be given another function")
def test_flags_and_fountains_that_are_counted_otherwise_than_shown_are_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # CO068
    game = cities("red: Zurich; purple: Brussels", "red left: Oars, Archery").game
    assert breaches(game) == []
    monkeypatch.setattr(rules, "flags_and_fountains", lambda player: 3 if player.seat == 0 else 0)
    assert breaches(game) == ["seat 0: has 3 achievements by flags and fountains, shows 2 that count"]


def test_so_are_points_of_bonuses(monkeypatch: pytest.MonkeyPatch) -> None:  # CO068, CI055
    game = cities("red: Tikal; purple: San Francisco", "").game
    assert (game.players[0].points, breaches(game)) == (11, [])
    if BUILD != "compiled":
        monkeypatch.setattr(bonuses, "highest_bonus", lambda board: 4)
        assert breaches(game) == ["seat 0: has 6 points by bonuses, shows bonuses of 11 points"]
