"""A soak plays the same games for the same seed, and stops at a breach with the record that leads there."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest

from splay.core.card import EFFECT_METHODS
from splay.core.expansion import EXPANSIONS
from splay.core.game import Game
from splay.core.options import TEAMS, BadOptions
from splay.core.question import ASK_ACTION, Question
from splay.records import Record
from splay.sets import DECKS, all_cards
from splay.workbench.invariants import breaches
from splay.workbench.random_play import RandomDecider
from splay.workbench.soak import BATCH, Soak, soak
from splay.workbench.tables import all_mixtures, all_tables, tables_with

EVERY_SET = ("base", "artifacts", "relics", "echoes", "cities")


class Tamperer(RandomDecider):
    """Plays at random, and tampers with the game at the thirtieth action."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.actions = 0

    def decide(self, game: Game, question: Question) -> int:
        if question.kind == ASK_ACTION:
            self.actions += 1
            if self.actions == 30:
                return self.tamper(game, question)
        return super().decide(game, question)

    def tamper(self, game: Game, question: Question) -> int:
        raise NotImplementedError


class Counterfeiter(Tamperer):
    """Adds points that are in no score pile."""

    def tamper(self, game: Game, question: Question) -> int:
        game.players[1].score_pile.points += 7
        return 0


class Cheat(Tamperer):
    """Changes what chance will bring, which breaks no invariant."""

    def tamper(self, game: Game, question: Question) -> int:
        game.chance = 1
        return 0


class Smuggler(Tamperer):
    """Takes a card of age 10 into the hand, to meld it some time later."""

    def tamper(self, game: Game, question: Question) -> int:
        game.move(game.supplies[9].cards[-1], game.players[question.seat].hand, "draw", question.seat)
        return 0


class Bungler(Tamperer):
    """Gives an answer that is none."""

    def tamper(self, game: Game, question: Question) -> int:
        return len(question.options)


def figures(found: Soak) -> tuple[object, ...]:
    """All that a soak has found."""
    return found.to_json(), found.executed, found.breaches, found.record


@pytest.fixture(scope="module")
def found() -> Soak:
    """A soak of forty games."""
    return soak(40, 1)


def test_a_soak_finds_no_breach(found: Soak) -> None:
    assert found.to_json() == {"games": 40, "decisions": found.decisions, "breaches": 0}
    assert found.decisions > 40 * 100
    assert found.record is None


def test_the_same_seed_plays_the_same_games() -> None:
    assert figures(soak(3, 3)) == figures(soak(3, 3))
    assert figures(soak(3, 3)) != figures(soak(3, 4))


def test_progress_is_told_now_and_then() -> None:
    told: list[int] = []
    soak(BATCH + 3, 1, lambda found: told.append(found.games), sets=("base",))
    assert told == [BATCH, BATCH + 3]


def test_a_planted_breach_ends_the_soak() -> None:
    found = soak(5, 1, bots=Counterfeiter, sets=("base",))
    assert found.games == 1
    assert found.breaches == ["seat 1: points are 10"]
    assert found.to_json()["breaches"] == 1


def test_the_record_leads_to_the_breach() -> None:
    found = soak(5, 1, bots=Counterfeiter, sets=("base",))
    assert found.record is not None
    data = json.loads(json.dumps(found.record))
    assert data["breaches"] == found.breaches
    session = Record(data["start"], [(seat, key) for seat, key in data["answers"]]).session()
    assert len(session.past) == 31  # the first melds and thirty actions
    assert session.answers == []
    assert breaches(session.start) == []  # the breach was the tamperer's, not the rules'


def test_a_breach_that_only_the_replay_shows() -> None:
    assert soak(5, 1, bots=Cheat).breaches == ["the record leads to another position"]


def test_a_record_that_cannot_be_played() -> None:
    (breach,) = soak(5, 1, bots=Smuggler).breaches
    assert breach.startswith("the record cannot be played: answers: number ")


def test_an_error_is_a_breach() -> None:
    (breach,) = soak(5, 1, bots=Bungler).breaches
    assert breach.startswith("IndexError: ")


def test_every_table_is_soaked() -> None:
    tables = [json.dumps(options.to_json()) for options in all_tables()]
    assert len(tables) == len(set(tables)) == 32 + 32 * len(all_mixtures())


def test_every_mixture_of_sets_is_soaked() -> None:
    mixtures = all_mixtures()
    for size in range(len(EXPANSIONS) + 1):
        for chosen in combinations(EXPANSIONS, size):
            fits = "relics" not in chosen or "artifacts" in chosen
            assert (("base", *chosen) in mixtures) == fits
    assert len(mixtures) == len(set(mixtures))


def test_processes_that_share_the_games_find_the_same() -> None:
    assert figures(soak(15, 1, sets=("base",), workers=2)) == figures(soak(15, 1, sets=("base",)))


def test_processes_that_share_the_games_stop_at_the_first_breach() -> None:
    found = soak(2000, 1, bots=Counterfeiter, sets=("base",), workers=2)
    assert (found.games, found.breaches) == (1, ["seat 1: points are 10"])


def test_effects_are_counted_by_edition_and_card(found: Soak) -> None:
    names = {f"{edition} {card.type_name}" for edition in DECKS for card in all_cards(edition)}
    assert {effect.partition(".")[0] for effect in found.executed} <= names
    assert found.executed["third Oars.demand"] + found.executed["first Oars.demand"] > 0


def test_a_soak_of_some_sets_plays_no_other_table() -> None:
    for sets in (("base",), ("base", "artifacts"), ("base", "artifacts", "relics")):
        tables = tables_with(sets)
        assert {options.sets for options in tables} == {sets}
        assert {options.players for options in tables} == {2, 3, 4, 5}
        assert {options.teams for options in tables} == set(TEAMS)
    with pytest.raises(BadOptions, match="relics can only be chosen with artifacts"):
        soak(1, 1, sets=("base", "relics"))


def test_effects_that_were_not_executed_are_listed_with_the_tests_of_their_cards() -> None:
    found = soak(1, 1, sets=EVERY_SET)
    effects = [
        f"third {card.type_name}.{EFFECT_METHODS[effect]}" for card in all_cards("third") for effect in card.effects
    ]
    never = found.never()
    assert never
    assert sorted([*never, *found.executed]) == sorted(effects)
    assert found.tests["third DancingGirl.compel"] == "test_dancing_girl.py"


def test_every_card_has_a_file_of_tests() -> None:
    files = {file.name for file in (Path(__file__).parents[1] / "sets").rglob("test_*.py")}
    for sets in (("base",), EVERY_SET):
        assert set(soak(0, 1, sets=sets).tests.values()) <= files
