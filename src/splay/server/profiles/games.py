"""A list of somebody's finished games, filtered, the last one first, in pieces."""

from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import ColumnElement, FromClause, Select, Text, and_, cast, exists, func, or_, tuple_

from splay.agents.roster import AGENT_NAMES
from splay.core.expansion import BASE
from splay.core.options import MAX_PLAYERS
from splay.server.people.privacy import seen_by
from splay.server.profiles.finished import OWN, games_of, last_first
from splay.server.profiles.outcomes import EVEN, LOST, WON
from splay.server.profiles.record import SEVERAL, TEAMS
from splay.server.storage.schema import game_statistics, people, result_seats, results

Whose = Literal["", "people", "computers"]
"""Against whom: also people, or computers alone."""
Result = Literal["", "won", "lost", "even"]
"""How the game ended."""
PEOPLE: Final = "people"
OTHER: Final = result_seats.alias("other")
ALONE: Final = "none"


class Filter(Struct, frozen=True):
    """Which games are wanted; what is empty leaves nothing out. `opponent`: a handle, or the word of a computer
    opponent; `sets`: "base" alone, or another set with whatever others; `players`: "2", "more" or "teams"; `card`: the
    key of a card that the person drew, melded or used; `name`: part of an opponent's name or handle.
    """

    opponent: str = ""
    whose: Whose = ""
    sets: str = ""
    players: str = ""
    result: Result = ""
    card: str = ""
    name: str = ""


class Cursor(Struct, frozen=True, array_like=True):
    """The game after which a list goes on: when it ended, and its result's id."""

    finished: int
    result: str


def filtered(person: str, viewer: str | None, wanted: Filter, after: Cursor | None, most: int) -> Select[Any]:
    """The games of somebody that are wanted, so many at most, after a cursor."""
    query = games_of(person)
    for condition in conditions(person, viewer, wanted):
        query = query.where(condition)
    if after is not None:
        query = query.where(tuple_(results.c.finished, results.c.id) < tuple_(after.finished, after.result))
    return last_first(query).limit(most)


def conditions(person: str, viewer: str | None, wanted: Filter) -> list[ColumnElement[bool]]:
    """What games must be like; an empty filter asks nothing."""
    asked: list[ColumnElement[bool]] = []
    if wanted.opponent:
        asked.append(against_opponent(wanted.opponent, viewer))
    if wanted.whose:
        people_there = other_seat(OTHER.c.agent.is_(None))
        asked.append(people_there if wanted.whose == PEOPLE else ~people_there)
    if wanted.sets:
        asked.append(played_with(wanted.sets))
    if wanted.players:
        asked.append(played_by(wanted.players))
    if wanted.result:
        asked.append(ended(wanted.result))
    if wanted.card:
        asked.append(had_card(wanted.card))
    if wanted.name:
        asked.append(named(wanted.name, viewer))
    return asked


def other_seat(condition: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether one of the other seats is so."""
    return exists().where(OTHER.c.result == OWN.c.result, OTHER.c.seat != OWN.c.seat, condition)


def may_be_named(owners: FromClause, viewer: str | None) -> ColumnElement[bool]:
    """Whether the viewer may read who played on a seat: those who show their games, and whoever played there."""
    shown = seen_by("games", owners, viewer)
    if viewer is None:
        return shown
    there = result_seats.alias("there")
    return shown | exists().where(there.c.result == OTHER.c.result, there.c.player == viewer)


def against_opponent(opponent: str, viewer: str | None) -> ColumnElement[bool]:
    """Whether a computer opponent, or the account with a handle if the viewer may know, has another seat."""
    if opponent in AGENT_NAMES:
        return other_seat(OTHER.c.agent == opponent)
    mine = people.c.handle == opponent.lower()
    return other_seat(exists().where(people.c.id == OTHER.c.player, mine, may_be_named(people, viewer)))


def named(text: str, viewer: str | None) -> ColumnElement[bool]:
    """Whether somebody with this in the name, or a handle that begins so, has another seat, if the viewer may know."""
    said = func.lower(people.c.name).contains(text.lower(), autoescape=True)
    handle = people.c.handle.startswith(text.lower(), autoescape=True)
    return other_seat(exists().where(people.c.id == OTHER.c.player, said | handle, may_be_named(people, viewer)))


def played_with(name: str) -> ColumnElement[bool]:
    """Whether the base set alone was played, or another set."""
    stored = cast(results.c.sets, Text)
    return stored == f'["{BASE}"]' if name == BASE else stored.contains(f'"{name}"', autoescape=True)


def played_by(players: str) -> ColumnElement[bool]:
    """Whether two played, more, or teams."""
    if players == TEAMS:
        return results.c.teams != ALONE
    several = results.c.players > 2 if players == SEVERAL else results.c.players == 2
    return and_(results.c.teams == ALONE, several)


def ended(outcome: Result) -> ColumnElement[bool]:
    """Whether the game ended so for the own seat (`outcomes.outcome_of`)."""
    if outcome == LOST:
        return OWN.c.place > 1
    partners = OWN.c.team.is_not(None) & (OTHER.c.team == OWN.c.team)
    shared = other_seat(and_(OTHER.c.place == 1, ~func.coalesce(partners, False)))
    if outcome == WON:
        return and_(OWN.c.place == 1, ~shared)
    assert outcome == EVEN
    return or_(OWN.c.place.is_(None), and_(OWN.c.place == 1, shared))


def had_card(key: str) -> ColumnElement[bool]:
    """Whether the own seat drew, melded or used a card, as far as that was counted."""
    mine = [
        (OWN.c.seat == seat) & game_statistics.c.seats[(seat, "cards", key)].as_string().is_not(None)
        for seat in range(MAX_PLAYERS)
    ]
    return exists().where(game_statistics.c.table == results.c.table, or_(*mine))
