"""Bonuses: EC071 to EC081."""

from __future__ import annotations

import pytest

from splay.views.view import view_of
from tests.sets.echoes.tables import echoes


@pytest.mark.parametrize(
    ("board", "points"),
    [
        ("red: Oars", 0),  # none
        ("blue: Dice", 1),  # on a top card
        ("purple: Puppet", 3),
        ("purple: Mysticism, Puppet", 0),  # covered
        ("purple left: Mysticism, Puppet", 0),  # bottom middle: only up
        ("purple right: Mysticism, Puppet", 0),
        ("purple up: Mysticism, Puppet", 3),
        ("red left: Oars, Bangle", 1),  # bottom right: left and up
        ("red right: Oars, Bangle", 0),
        ("red right: Oars, Plumbing", 2),  # bottom left: right and up
        ("red left: Oars, Plumbing", 0),
        ("purple right: Mysticism, Flute", 1),  # top left: right alone
        ("purple up: Mysticism, Flute", 0),
    ],
)
def test_a_bonus_counts_where_it_is_visible(board: str, points: int) -> None:  # EC071, EC073, EC079
    assert echoes(board, "").me.points == points


def test_the_highest_counts_in_full_and_each_further_one_1() -> None:  # EC072, EC074
    assert echoes("blue: Dice; purple: Puppet; yellow: Soap; score: Tools, Paper", "").me.points == 4 + 3 + 1 + 1
    assert echoes("red: Plumbing; yellow: Soap", "").me.points == 2 + 1


def test_it_follows_every_change_of_the_board() -> None:  # EC075
    table = echoes("purple: Puppet; hand: Mysticism, Dice", "", supply={"1": "Tools"})
    assert table.me.points == 3
    assert table.meld("Mysticism").me.points == 0
    assert table.changes == "me purple +Mysticism; me hand -Mysticism"
    assert table.meld("Dice").me.points == 1
    assert table.changes == "me blue +Dice; me hand -Dice"
    player = table.game.players[0]
    player.splay(4, 3)
    assert player.points == 4
    player.transfer(player.board.top(0), to=table.game.players[1].board)
    assert (player.points, table.you.points) == (3, 1)
    player.tuck(player.draw(1))
    assert player.points == 3


def test_bonuses_count_for_achieving() -> None:  # EC075
    game = echoes("purple: Puppet; score: Calendar", "").game
    assert game.players[0].achievable() == [1]
    assert echoes("purple: Puppet; score: Tools", "").game.players[0].achievable() == []


def test_and_for_the_end_by_score() -> None:  # EC075, CO043
    table = echoes("purple: Puppet; blue: Software", "score: Calendar", supply={"10": "end"}).draw()
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])


def test_texts_that_speak_of_the_score_pile_leave_them_out() -> None:  # EC076, R223
    sets = ["base", "artifacts", "echoes"]
    table = echoes(
        "green: The Wealth of Nations; purple: Puppet; red: Plumbing; score: Tools, Paper, Calendar",
        "",
        sets=sets,
        supply={"1": "Oars", "2": "Mathematics", "echoes 1": "Dice"},
    )
    table.dogma("The Wealth of Nations")
    assert table.me.score == ["Calendar", "Mathematics", "Oars", "Paper", "Tools"]  # a fifth of 7, not of 11: a [2]


def test_scoring_adds_the_value_whatever_bonuses_there_are() -> None:  # EC077
    table = echoes("purple: Puppet; hand: Paper", "")
    player = table.game.players[0]
    player.score(player.hand.cards[0])
    assert (player.score_pile.points, player.points) == (3, 6)


def test_teams_add_the_points_with_the_bonuses_of_both() -> None:  # EC078, CO048
    game = echoes("purple: Puppet", "", "red: Plumbing; score: Tools", "", teams="13-24").game
    assert game.team_score(game.players[0].team) == 3 + 2 + 1


def test_the_points_parts_are_told() -> None:  # CO060
    game = echoes("blue: Dice; purple: Puppet; score: Tools, Paper", "").game
    assert game.players[0].points_from() == [("score", 4), ("bonus", 3), ("further-bonuses", 1)]
    assert echoes("purple: Puppet", "").game.players[0].points_from() == [("bonus", 3)]
    assert view_of(game, 1).players[0].points == 8


def test_a_bonus_is_no_icon() -> None:  # EC081
    game = echoes("purple: Puppet", "").game
    assert sum(game.players[0].count(icon) for icon in range(6)) == 2
