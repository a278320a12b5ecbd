"""Which flags and fountains come to count, and which no longer, is told with the event that did it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from splay.core.chance import secret_from_seed
from splay.core.fleeting import counting
from splay.core.game import Game
from splay.core.options import Options
from splay.core.session import Session
from splay.core.turn import step
from splay.locale.catalogue import load
from splay.records.stored_events import event_data, events_from, stored_event
from splay.sets import new_game
from splay.sets.cities import CITIES
from splay.views.events import event_view
from splay.views.view import SPECTATOR
from splay.views.wording import Wording
from splay.workbench.random_play import RandomDecider
from tests.sets.cities.tables import cities

if TYPE_CHECKING:
    from splay.core.event import Event
    from splay.playing import PlayedTable

ZURICH = "red: Zurich; green: Hamburg; hand: Oars, Sailing"


def covered() -> PlayedTable:
    """A table where Oars have just covered a flag."""
    table = cities(ZURICH, "").meld("Oars")
    assert table.changes == "me red +Oars; me hand -Oars"
    return table


def told(table: PlayedTable, names: tuple[str, ...] = ("Ann", "Bob", "Cleo")) -> list[str]:
    """What came and went in the last action, in words."""
    words = Wording(load(), names, table.game.deck)
    return [words.message(message) for event in table.events for message in event_view(event, SPECTATOR).passing]


def test_a_flag_or_fountain_that_is_covered_is_lost() -> None:
    table = covered()
    assert told(table) == ["Ann lost an achievement: the flag on Zurich."]
    assert told(table.meld("Sailing")) == ["Ann lost an achievement: the fountain on Hamburg."]
    assert table.changes == "me green +Sailing; me hand -Sailing"


def test_one_that_comes_into_sight_is_won() -> None:
    table = cities("hand: Zurich", "").meld("Zurich")
    assert told(table) == ["Ann got an achievement: the flag on Zurich."]
    assert table.changes == "me red +Zurich; me hand -Zurich +Tokyo"


def test_two_fountains_of_a_city_are_told_together() -> None:
    table = cities("hand: Brussels", "").meld("Brussels")
    assert told(table) == ["Ann got 2 achievements: the fountains on Brussels."]
    assert table.changes == "me purple +Brussels; me hand -Brussels +Bangkok"


def test_somebody_elses_splay_takes_a_flag_away_and_it_is_told_whose() -> None:
    table = cities("purple: Tokyo", "yellow: Masonry; purple: Philosophy, Mysticism", turn=1)
    table.dogma("Philosophy", you=["purple", "pass"])
    assert told(table) == ["Ann lost an achievement: the flag on Tokyo."]
    assert table.changes == "you purple splayed left; you hand +Nineveh"


def test_cards_that_go_give_a_third_players_flag_back() -> None:
    table = cities(
        "yellow: Globalization", "yellow left: Antibiotics, Masonry; green: Clothing", "yellow: Paris; red: Coal"
    )
    table.dogma("Globalization", you=["Antibiotics"])
    assert told(table) == ["Cleo got an achievement: the flag on Paris."]
    assert table.changes == (
        "me hand +Miniaturization; me score +Industrialization; you yellow -Antibiotics; you yellow unsplayed; "
        "third score +Vaccination"
    )


def test_the_reader_is_called_you() -> None:
    table = covered()
    words = Wording(load(), ("Ann", "Bob"), table.game.deck, 0)
    (event,) = [event for event in table.events if event.passing]
    assert words.sentence(event_view(event, 0)) == "You melded Oars. You lost an achievement: the flag on Zurich."


def test_what_else_is_done_tells_of_none() -> None:
    table = cities("hand: Tools; red: Zurich", "", supply={"cities 5": "Naples"}).meld("Tools")
    assert told(table) == []
    assert table.changes == "me blue +Tools; me hand -Tools +Naples"


def test_it_is_stored_and_what_older_versions_stored_without_it_is_read_too() -> None:
    table = covered()
    stored = [stored_event(event) for event in table.events]
    assert shown(events_from(stored, table.game.deck)) == shown(table.events)
    older = events_from([without_passing(data) for data in stored], table.game.deck)
    assert shown(older) == []


def test_a_running_game_of_an_older_version_goes_on_for_what_happened_is_the_same() -> None:
    table = covered()
    stored = [stored_event(event) for event in table.events]
    older = events_from([without_passing(data) for data in stored], table.game.deck)
    assert [event_data(event) for event in older] == [event_data(event) for event in table.events]


def without_passing(data: dict[str, Any]) -> dict[str, Any]:
    """A stored event as an older version stored it."""
    return {name: value for name, value in data.items() if name != "passing"}


def shown(events: list[Event]) -> list[Any]:
    """What came and went in some events."""
    return [event_view(event, SPECTATOR).passing for event in events if event.passing]


@pytest.mark.parametrize("seed", range(6))
def test_through_whole_games_what_came_and_went_makes_what_counts(seed: int) -> None:
    game = new_game(Options(3, sets=["base", CITIES]), secret_from_seed(f"flags {seed}"))
    session = Session(game.copy())
    decider = RandomDecider(seed)
    while session.questions:
        question = session.questions[0]
        session.answer(question.seat, question.options[decider.decide(session.game, question)].key)
    kept = Counter[tuple[int, str, str]]()
    for event in session.events:
        for one in event.passing:
            sort = (one.seat, one.card.key, one.sign)
            assert one.won or kept[sort] > 0
            kept[sort] += 1 if one.won else -1
    assert +kept == Counter((one.seat, one.card.key, one.sign) for one in counting(session.game))


def test_games_without_the_set_tell_of_none() -> None:
    game = new_game(Options(2), secret_from_seed("no flags"))
    game.events, game.decider = [], RandomDecider(1)
    while game.result is None:
        step(game)
    assert isinstance(game, Game)
    assert not any(event.passing for event in game.events)
