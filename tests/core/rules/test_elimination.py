"""Players who are out of the game (rulings 8, 107, 245 to 247)."""

from __future__ import annotations

import pytest

from splay.core.achievements import GONE
from splay.core.expansion import Expansion
from splay.core.player import Player
from splay.core.scenario import BadPosition, position_of
from splay.core.session import Session
from splay.core.turn import legal_actions, next_seat
from splay.playing import PlayedTable, play
from splay.sets.scenario import from_json, from_text, scenario, to_text
from splay.views.view import view_of
from splay.workbench.invariants import breaches
from tests.core.expansions import registered
from tests.core.rules.reports import effects

RED = "red: Archery, Oars"
PAPER = ("green: Paper, Sailing", "blue: Writing, Tools", "blue: Mathematics, Pottery")
"""Paper, which may splay green or blue left, and two who share it and can splay blue."""
FOUR = ("blue: Writing; hand: Tools", RED, "purple: Philosophy", "yellow: Agriculture")


class OutBySplaying(Expansion):
    """Whoever owns a pile that is splayed is out of the game, in the middle of the effect."""

    def after_splay(self, player: Player, owner: Player, color: int) -> None:
        owner.eliminate()


def deadly(*players: str, **more: object) -> PlayedTable:
    """A table at which nobody survives a splay."""
    table = play(*players, **more)
    table.game.expansions = [OutBySplaying("deadly", 1)]
    return table


def without_you(*players: str, **more: object) -> PlayedTable:
    """A table whose second player is out of the game."""
    table = play(*players, **more)
    table.game.players[1].eliminate()
    return table


def test_all_that_a_player_has_leaves_the_game() -> None:  # ruling 245
    table = play("blue: Writing", f"{RED}; hand: Tools; score: Pottery; achievements: 1, Empire", "")
    before = {card.name for zone in table.game.zones if zone.owner == 1 for card in zone.cards}
    table.game.players[1].eliminate()
    assert before == {card.name for card in table.game.removed.cards}
    assert len(before) == 5
    assert (table.you.hand, table.you.points, table.you.achievements, table.you.pile("red")) == ([], 0, [], [])
    assert table.game.special_owner[0] == GONE
    assert [event.kind for event in table.events] == ["eliminate"] + ["remove"] * 5
    assert not breaches(table.game)


def test_it_is_a_change_also_of_a_player_who_has_nothing() -> None:  # ruling 55
    game = play("blue: Writing", "", "").game
    game.sharing = True
    game.players[1].eliminate()
    assert (game.changed, game.bonus_due) == (True, True)


def test_whoever_is_out_is_not_eliminated_again() -> None:
    table = without_you(*FOUR)
    table.events.clear()
    table.game.players[1].eliminate()
    assert (table.events, table.game.seating.out) == ([], (1,))


def test_turns_skip_players_who_are_out() -> None:  # ruling 8
    table = without_you(*FOUR).draw().draw()
    assert table.game.turn_seat == 2
    table.draw().draw()
    table.draw().draw()
    assert table.game.turn_seat == 0
    table.game.players[3].eliminate()
    assert next_seat(table.game) == 2


def test_effects_skip_players_who_are_out() -> None:  # ruling 8
    shared = without_you("blue: Writing", "blue: Tools", "purple: Philosophy").dogma("Writing")
    assert [name for name, _, _ in effects(shared)] == ["third", "me"]
    demanded = without_you("red: Archery", "hand: Oars", "").dogma("Archery")
    assert [name for name, _, _ in effects(demanded)] == ["third"]


def test_no_words_for_players_mean_those_who_are_out() -> None:  # ruling 247
    game = without_you(*FOUR).game
    assert [other.seat for other in game.players[3].others()] == [0, 2]
    assert [other.seat for other in game.players[0].opponents()] == [2, 3]
    assert [player.seat for player in game.in_play()] == [0, 2, 3]
    assert game.teams() == [0, 2, 3]


def test_each_player_is_each_one_still_in_the_game() -> None:  # ruling 247
    players = ("blue: Bioengineering; yellow: Stem Cells; purple: Services", "", "yellow: Agriculture; blue: Pottery")
    lonely = play(*players).dogma("Bioengineering", me=["Pottery"])
    assert lonely.game.result is not None  # you have fewer than three leaves
    assert without_you(*players).dogma("Bioengineering", me=["Pottery"]).game.result is None


def test_who_shares_is_still_decided_by_the_counts_taken() -> None:  # ruling 247
    table = deadly(*PAPER)
    table.dogma("Paper", you=["blue"], third=["pass"], me=["pass"])
    assert [name for name, _, _ in effects(table)] == ["you", "third", "me", "third", "me"]
    assert (table.game.seating.out, table.bonus) == ((1,), True)


def test_a_launcher_who_is_out_executes_nothing_more_and_draws_no_bonus_and_the_turn_ends() -> None:  # ruling 246
    table = deadly(*PAPER)
    table.dogma("Paper", you=["pass"], third=["pass"], me=["green"])
    assert [name for name, _, _ in effects(table)] == ["you", "third", "me", "you", "third"]
    assert not table.bonus
    assert (table.game.turn_seat, table.game.actions_left) == (1, 2)


def test_the_last_one_left_wins_by_the_card() -> None:  # ruling 182
    result = deadly(PAPER[0], "").dogma("Paper", me=["green"]).game.result
    assert result is not None
    assert (result.reason, result.card, result.winners) == ("card", "Paper", [1])


def test_the_whole_team_is_out() -> None:  # ruling 107
    table = play(PAPER[0], "", "", "", teams="13-24")
    table.game.expansions = [OutBySplaying("deadly", 1)]
    result = table.dogma("Paper", me=["green"]).game.result
    assert result is not None
    assert result.winners == [1, 3]


def test_as_many_achievements_are_needed_as_before() -> None:  # ruling 247
    table = without_you("", "", "achievements: 1, 2, 3, 4")
    table.game.check_achievements()
    assert table.game.options.achievements_to_win() == 5


def test_who_is_out_wins_no_end_by_score() -> None:
    table = without_you("", "", "", supply={1: "end", 2: "end", 3: "end", 4: "end", 5: "end", 6: "end", 7: "end",
                                            8: "end", 9: "end", 10: "end"})  # fmt: skip
    result = table.draw().game.result
    assert result is not None
    assert (result.reason, result.winners) == ("score", [0, 2])


def test_copies_and_positions_know_who_is_out() -> None:
    game = without_you(*FOUR).game
    assert game.copy().seating.out == from_json(position_of(game)).seating.out == (1,)
    assert from_text(to_text(game)).seating.out == (1,)
    assert position_of(from_text(to_text(game))) == position_of(game)
    assert [player.out for player in view_of(game, 0).players] == [False, True, False, False]


@pytest.mark.parametrize(
    "text",
    ["me: out: yes\nyou: out: yes", "started: no\nme: hand: Oars\nyou: hand: Tools\nthird: hand: Sailing; out: yes"],
)
def test_a_position_in_which_nobody_is_left_or_who_is_out_is_to_meld_is_refused(text: str) -> None:
    with pytest.raises(BadPosition, match="out: "):
        from_text(text)


def test_a_position_in_which_one_is_left_is_over() -> None:
    result = Session(from_text("me: out: yes\nyou: hand: Tools\nthird: out: yes")).game.result
    assert result is not None
    assert (result.reason, result.winners) == ("card", [1])


def test_a_position_in_which_whoever_has_the_turn_is_out_goes_on_with_the_next() -> None:
    (question,) = Session(from_text("me: out: yes\nyou: out: yes\nthird: hand: Tools\nfourth: hand: Oars")).questions
    assert question.seat == 2


def test_a_game_that_ended_so_is_read_back() -> None:
    game = deadly(PAPER[0], "").dogma("Paper", me=["green"]).game
    assert game.result is not None
    assert not breaches(game)


def test_a_session_asks_them_nothing() -> None:
    game = scenario(*FOUR)
    game.players[1].eliminate()
    session = Session(game)
    for seat in (0, 0, 2, 2, 3, 3, 0):
        session.answer(seat, "draw")
    assert [option.key for option in legal_actions(session.game.players[1])] == ["draw"]


def test_an_elimination_can_be_taken_back() -> None:
    with registered(OutBySplaying("deadly", 1)):
        session = Session(scenario(*PAPER, sets=["base", "deadly"]))
        before = position_of(session.start)
        for seat, key in ((0, "dogma:paper"), (1, "color:blue")):
            session.answer(seat, key)
        assert view_of(session.game, 0).players[1].out
        session.take_back()
        assert not view_of(session.game, 0).players[1].out
        session.take_back()
        assert position_of(session.game) == before
