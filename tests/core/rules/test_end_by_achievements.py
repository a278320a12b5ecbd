"""The end by achievements: how many, whose, and at once (rulings 1, 21, decision 4, hard case 13)."""

from __future__ import annotations

import pytest

from splay.core.options import Options
from splay.playing import PlayedTable, play


def achieving(have: str, *others: str, extra: bool = False) -> PlayedTable:
    """Me takes the achievement of value 1, having some already."""
    names = ("you", "third", "fourth", "fifth")
    texts = dict(zip(names, others or ("",), strict=False))
    table = play(me=f"red: Oars; score: Coal; achievements: {have}", extra_achievement=extra, **texts)
    return table.achieve(1)


def test_six_end_a_game_of_two() -> None:  # ruling 1
    table = achieving("2, 3, 4, 5, 6")
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("achievements", ["me"], "")


def test_five_do_not_end_a_game_of_two() -> None:  # ruling 1
    assert achieving("2, 3, 4, 5").result is None


def test_five_end_a_game_of_three() -> None:  # ruling 1
    assert achieving("2, 3, 4", "", "").result is None
    table = achieving("2, 3, 4, 5", "", "")
    assert table.result is not None
    assert table.result.winners == ["me"]


@pytest.mark.parametrize("others", [("", "", ""), ("", "", "", "")])
def test_four_end_a_game_of_four_or_five(others: tuple[str, ...]) -> None:  # ruling 1, decision 4
    assert achieving("2, 3", *others).result is None
    table = achieving("2, 3, 4", *others)
    assert table.result is not None
    assert table.result.winners == ["me"]


def test_the_table_may_ask_for_one_more() -> None:  # decision 4
    assert achieving("2, 3, 4, 5, 6", extra=True).result is None
    table = achieving("2, 3, 4, 5, 6, 7", extra=True)
    assert table.result is not None
    assert table.result.winners == ["me"]


@pytest.mark.parametrize(
    ("players", "teams", "extra", "needed"),
    [
        (2, "none", False, 6), (3, "none", False, 5), (4, "none", False, 4), (5, "none", False, 4),
        (2, "none", True, 7), (3, "none", True, 6), (4, "none", True, 5), (5, "none", True, 5),
        (4, "random", False, 6), (4, "13-24", True, 7),
    ],
)  # fmt: skip
def test_how_many_are_needed(players: int, teams: str, extra: bool, needed: int) -> None:  # ruling 1, decision 4
    assert Options(players, teams=teams, extra_achievement=extra).achievements_to_win() == needed


def test_special_achievements_count_like_the_others() -> None:
    table = achieving("2, 3, Empire, Wonder, World")
    assert table.result is not None
    assert table.result.winners == ["me"]


def test_points_do_not_matter() -> None:
    table = achieving("2, 3, 4, 5, 6", "score: Software, Robotics, A.I.; achievements: 7, 8, 9, Empire, Wonder")
    assert table.result is not None
    assert table.result.winners == ["me"]


def test_achievements_of_several_players_do_not_add_up() -> None:
    assert achieving("2, 3, 4, 5", "achievements: 6, 7, 8, 9, Empire").result is None


def test_the_game_can_end_on_anothers_turn() -> None:
    table = play(
        me="green: Corporations",
        you="red: Composites; blue: Genetics; yellow: Suburbia; purple: Services; achievements: 1, 2, 3, 4, 5",
        supply={8: "Mass Media"},
    )
    table.dogma("Corporations")
    assert table.result is not None
    assert table.result.winners == ["you"]


def test_nothing_runs_after_the_end_inside_an_effect() -> None:  # hard case 13
    table = play(
        me="blue: Software; red: Fission; purple up: The Internet, Lighting; achievements: 1, 2, 3, 4, 5",
        supply={10: "A.I., Databases, Stem Cells"},
    )
    table.dogma("Software")
    assert table.result is not None
    assert table.me.top("green") == "Databases"
    assert (table.me.pile("yellow"), table.supply(10)[0]) == ([], "Stem Cells")


def test_nothing_runs_after_the_end_inside_a_nested_card() -> None:  # hard case 13
    table = play(
        me="green: Self Service; red: Machine Tools; scored: 5; achievements: 1, 2, 3, 4, 5",
        you="purple: Enterprise; blue: Tools; yellow: Masonry",
    )
    table.dogma("Self Service", you=["Tools"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("achievements", ["me"])  # not by the card's second effect


def test_neither_other_players_nor_the_bonus_come_after_the_end() -> None:  # hard case 13
    table = play(me="red: Machine Tools", you="red: Coal; scored: 5; achievements: 1, 2, 3, 4, 5")
    table.dogma("Machine Tools")
    assert table.result is not None
    assert table.result.winners == ["you"]
    assert (table.me.score, table.me.hand, table.bonus) == ([], [], False)


def test_a_win_by_a_meld_action_ends_the_game() -> None:  # hard case 13
    table = play(
        me="red: Fission; green: Databases; purple up: The Internet, Lighting; hand: Rocketry; "
        "achievements: 1, 2, 3, 4, 5"
    )
    table.meld("Rocketry")
    assert table.result is not None
    assert table.result.winners == ["me"]
    assert table.game.run is None


def test_the_standings_tell_what_everybody_had() -> None:
    table = achieving("2, 3, 4, 5, 6", "score: Software; achievements: 7")
    assert table.game.result is not None
    standings = [(s.seat, s.score, s.achievements, s.won) for s in table.game.result.standings]
    assert standings == [(0, 5, 6, True), (1, 10, 1, False)]
