"""Achievements of several sets, teams, and the end by score: CO039 to CO048."""

from __future__ import annotations

import pytest

from splay.core.event import CLAIM, EFFECT, MELD, ClaimEvent
from splay.core.scenario import SEATS
from splay.playing import PlayedTable
from tests.core.rules.reports import effects
from tests.sets.cities.tables import endorse
from tests.sets.together.tables import kinds, together

MOMENTS = ["after_each_change", "after_each_effect"]
TEAMS = {"teams": "13-24"}


def have(table: PlayedTable, seat: str = "me") -> int:
    """How many achievements a player has now."""
    return table.game.players[SEATS.index(seat)].achievement_count()


def claims(table: PlayedTable) -> list[tuple[str, str]]:
    """The special achievements that the last action handed out, in order, each after the seat that got it."""
    return [(SEATS[event.seat], event.special) for event in table.events if isinstance(event, ClaimEvent)]


def test_all_kinds_of_achievements_count() -> None:  # CO039, EC104
    mine = "achievements: 1, 1, Empire, Wealth, Legend; relics: Ching Shih; red: Zurich; green: Hamburg"
    table = together(mine, "purple: Brussels")
    assert (have(table), have(table, "you")) == (8, 2)


def test_there_are_fifteen_special_ones() -> None:  # CO039, CI004
    game = together("", "").game
    names = [special.name for special in game.specials]
    assert names[:5] == ["Empire", "Monument", "Wonder", "World", "Universe"]
    assert names[5:10] == ["Wealth", "Destiny", "Heritage", "History", "Supremacy"]
    assert names[10:] == ["Legend", "Repute", "Fame", "Glory", "Victory"]
    assert game.available_specials() == (1 << 15) - 1


@pytest.mark.parametrize("moment", MOMENTS)
def test_those_of_all_sets_are_looked_at_together(moment: str) -> None:  # CO041
    seven = "forecast: Tools, Paper, Bell, Soap, Dice, Comb, Umbrella"
    mine = f"blue: Kiev; hand: Hamburg, Databases; tucked: 5; {seven}"
    table = endorse(together(mine, "", special_achievements=moment), "Kiev")
    assert sorted(table.me.achievements) == ["Destiny", "Monument", "Victory"]
    assert len(claims(table)) == 3
    assert kinds(table, "tuck", CLAIM) == ["tuck", CLAIM, CLAIM, CLAIM]


SEVEN_EACH = [
    "forecast: Tools, Paper, Soap, Dice, Comb, Umbrella, Bangle",
    "forecast: Clothing, Pottery, Canning, Novel, Lever, Stove, Toilet",
    "forecast: Coal, Banking, Statistics, Calendar, Oars, Coke, Octant",
]


@pytest.mark.parametrize(("turn", "first"), [(0, "me"), (1, "you"), (2, "third")])
def test_whoever_executes_comes_first(turn: int, first: str) -> None:  # CO041, decision 20
    table = together(*SEVEN_EACH, turn=turn).draw()
    assert claims(table) == [(first, "Destiny")]


def test_a_sharer_executes_before_the_launcher() -> None:  # CO041, decision 20
    table = together(f"blue: Writing; {SEVEN_EACH[0]}", f"purple: Philosophy; {SEVEN_EACH[1]}", SEVEN_EACH[2])
    assert claims(table.dogma("Writing")) == [("you", "Destiny")]


@pytest.mark.parametrize(
    ("moment", "order"),
    [("after_each_change", [MELD, CLAIM, MELD]), ("after_each_effect", [MELD, MELD, CLAIM])],
)
def test_what_was_done_is_remembered_to_the_end_of_the_effect(moment: str, order: list[str]) -> None:  # CO042, CI099
    mine = "yellow left: Masonry, Machinery; hand: Kaifeng, Domestication"
    table = together(mine, "", special_achievements=moment).dogma("Masonry", me=["Kaifeng", "Domestication"])
    assert (table.me.top("yellow"), claims(table)) == ("Domestication", [("me", "Legend")])
    assert kinds(table, MELD, CLAIM) == order


@pytest.mark.parametrize(("moment", "claimed"), [("after_each_change", ["World"]), ("after_each_effect", [])])
def test_what_a_board_shows_waits(moment: str, claimed: list[str]) -> None:  # CO042
    mine = (
        "blue: Quantum Theory; green: Databases; purple: The Internet; yellow: Singer Model 27; red: Road Building; "
        "hand: Philadelphia, Oars"
    )  # ten clocks, and two more for a moment
    table = together(mine, "", special_achievements=moment).dogma("Road Building", me=["Philadelphia", "Oars", "pass"])
    assert table.me.achievements == claimed


@pytest.mark.parametrize("moment", MOMENTS)
def test_each_players_part_of_an_effect_is_its_end(moment: str) -> None:  # CO042, decision 36
    yours = "yellow left: Fermenting, Machinery; red: Construction; hand: Kaifeng"
    table = together("yellow: Masonry", yours, special_achievements=moment).dogma("Masonry", you=["Kaifeng"])
    assert kinds(table, EFFECT, MELD, CLAIM) == [EFFECT, MELD, CLAIM, EFFECT]
    assert claims(table) == [("you", "Legend")]


@pytest.mark.parametrize(
    ("mine", "yours", "winners"),
    [
        ("", "green: Bangkok", ["you"]),  # two bonuses of 11: twelve points
        ("score: Gunpowder, Databases", "green: Bangkok", ["me"]),  # fourteen
        ("score: Databases, Construction", "green: Bangkok", ["me", "you"]),
        ("score: Databases, Construction; relics: Ching Shih", "green: Bangkok", ["me"]),
        ("score: Databases, Construction; purple: Tokyo", "green: Bangkok; achievements: Empire", ["me", "you"]),
        ("score: Databases, Construction", "green: Bangkok; red: Kuala Lumpur", ["you"]),
        ("score: Databases, Construction, Oars; yellow: Noodles", "green: Bangkok; red: Plumbing", ["me"]),
    ],
)
def test_points_with_bonuses_decide_then_achievements_of_all_kinds(
    mine: str, yours: str, winners: list[str]
) -> None:  # CO043, CI055, CI068
    table = together(f"{mine}; blue: Software", yours, supply={10: "end"}).draw()
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", winners)


NINE = (
    "achievements: 1, 2, Empire, Wealth; relics: Ching Shih; hand: Hamburg",
    "achievements: 3, Legend; purple: Tokyo",
)
"""Five, and three: with a fountain they are nine together."""


@pytest.mark.parametrize(("rival", "won"), [("", True), ("purple left: Mysticism, City States", False)])
def test_a_team_needs_nine_together_with_all_sets(rival: str, won: bool) -> None:  # CO045, CI065
    table = together(NINE[0], rival, NINE[1], "", **TEAMS).meld("Hamburg")
    assert (table.result is not None) == won
    if table.result is not None:
        assert (table.result.reason, table.result.winners) == ("achievements", ["me", "third"])


def test_a_team_mate_shares_without_bonus_and_takes_no_flag_away() -> None:  # CO046, CI060
    mine, mate = "blue left: Hangzhou, Writing, Ruler; red: Zurich", "purple: Philosophy; red left: Archery, Oars"
    table = together(mine, "", mate, "", **TEAMS)
    assert have(table) == 1
    table.dogma("Hangzhou")
    assert effects(table) == [("third", "Ruler", "echo"), ("me", "Ruler", "echo")]
    assert (len(table.third.hand), table.bonus) == (1, False)


def test_nor_is_a_team_mate_compelled() -> None:  # CO046
    mine, many = "yellow: Terracotta Army; purple: Ephesus; hand: Tools", "green: Navigation; blue: Translation"
    table = endorse(
        together(mine, "", many, "red: Optics; purple: Enterprise", **TEAMS), "Terracotta Army", fourth=["Optics"]
    )
    compelled = [seat for seat, _, effect in effects(table) if effect == "compel"]
    assert compelled == ["fourth", "fourth"]
    assert table.third.pile("green") == ["Navigation"]


@pytest.mark.parametrize(
    ("mate", "winners"),
    [
        ("red: Singapore", ["me", "third"]),  # eleven points of two bonuses, and the twelve that I have
        ("red: Plumbing", ["me", "third"]),  # two: fourteen
        ("", ["you", "fourth"]),
    ],
)
def test_points_of_partners_are_added_with_the_bonuses_of_both(mate: str, winners: list[str]) -> None:  # CO048
    mine = "green: Bangkok; blue: Software"
    table = together(mine, "score: Databases, Tools", mate, "score: Construction", **TEAMS, supply={10: "end"}).draw()
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", winners)
