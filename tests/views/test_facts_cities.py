"""Facts about flags and fountains: which count, and who takes which flag away."""

from __future__ import annotations

from splay.sets.scenario import scenario
from splay.views.fact_types import FleetingView, Taker
from splay.views.facts import facts_of

ME, YOU, THIRD, FOURTH = 0, 1, 2, 3


def fleeting(*players: str, seat: int = ME, teams: str = "none") -> list[FleetingView]:
    """The flags and fountains of a player."""
    return facts_of(scenario(*players, sets=["base", "cities"], teams=teams)).players[seat].fleeting


def test_nobody_has_one_without_a_sign_in_sight() -> None:
    assert fleeting("red: Archery, Zurich") == []
    assert facts_of(scenario("red: Archery")).players[ME].fleeting == []


def test_a_flag_names_those_who_could_take_it_away() -> None:  # CI057, CI058, CI103
    (flag,) = fleeting("red left: Zurich, Archery", "red up: Oars, Metalworking", "red: Road Building, Optics")
    assert flag == FleetingView("flag", "zurich", "red", True, [Taker(YOU, 1), Taker(THIRD, 2)])


def test_a_flag_does_not_count_while_somebody_shows_more() -> None:  # CI057, CI059, CI064
    (flag,) = fleeting("red: Zurich, Archery", "red up: Oars, Metalworking", "")
    assert flag == FleetingView("flag", "zurich", "red", False, [Taker(YOU, 0), Taker(THIRD, 2)])


def test_a_team_mate_takes_no_flag_away() -> None:  # CI060
    (flag,) = fleeting("red: Zurich", "", "red left: Oars, Archery", "", teams="13-24")
    assert flag.takers == [Taker(YOU, 2), Taker(FOURTH, 2)]


def test_fountains_count_without_a_condition() -> None:  # CI062, CI063
    signs = fleeting("purple up: Mysticism, Brussels; blue: Taipei", "purple up: Astronomy, Enterprise, City States")
    assert [(one.sign, one.card, one.counts, one.takers) for one in signs] == [
        ("fountain", "taipei", True, []),
        ("fountain", "brussels", True, []),
    ]
    assert len(fleeting("purple: Brussels")) == 2


def test_those_that_count_are_as_many_as_the_rules_count() -> None:
    players = "red: Zurich, Archery; green: Tel Aviv", "red left: Oars, Metalworking; purple: Washington", ""
    game = scenario(*players, sets=["base", "cities"])
    told = [sum(one.counts for one in player.fleeting) for player in facts_of(game).players]
    assert told == [player.achievement_count() for player in game.players] == [1, 1, 0]
