"""Monument: six tucked or six scored within one turn, anybody's (rulings 6, 15, 30, hard case 11)."""

from __future__ import annotations

from splay.playing import play
from splay.views.view import view_of


def test_the_sixth_score_of_a_turn_is_the_monument() -> None:  # ruling 30
    table = play(me="red: Machine Tools; scored: 5")
    table.dogma("Machine Tools")
    assert table.me.achievements == ["Monument"]


def test_five_scores_are_not() -> None:  # ruling 30
    table = play(me="red: Machine Tools; scored: 4")
    table.dogma("Machine Tools")
    assert (table.me.scored, table.me.achievements) == (5, [])


def test_the_sixth_tuck_of_a_turn_is_the_monument() -> None:  # ruling 30
    table = play(me="purple: Monotheism; tucked: 5")
    table.dogma("Monotheism")
    assert table.me.achievements == ["Monument"]


def test_five_tucks_are_not() -> None:  # ruling 30
    table = play(me="purple: Monotheism; tucked: 4")
    table.dogma("Monotheism")
    assert (table.me.tucked, table.me.achievements) == (5, [])


def test_tucks_and_scores_are_not_added_up() -> None:  # ruling 30
    table = play(me="purple: Monotheism; tucked: 4; scored: 5")
    table.dogma("Monotheism")
    assert (table.me.tucked, table.me.scored, table.me.achievements) == (5, 5, [])


def test_six_in_one_effect_are_enough() -> None:  # ruling 30
    table = play(me="yellow: Stem Cells; hand: Oars, Archery, Tools, Writing, Sailing, Coal")
    table.dogma("Stem Cells", me=["yes"])
    assert (table.me.scored, table.me.achievements) == (6, ["Monument"])


def test_both_actions_of_a_turn_count_together() -> None:  # ruling 30
    table = play(me="yellow: Stem Cells; hand: Oars, Archery, Tools, Writing, Sailing; red: Machine Tools")
    table.dogma("Stem Cells", me=["yes"])
    assert table.me.achievements == []
    table.dogma("Machine Tools")
    assert table.me.achievements == ["Monument"]


def test_another_turn_counts_anew() -> None:  # ruling 6, hard case 11
    table = play(me="scored: 5; tucked: 5", you="red: Machine Tools; scored: 5; tucked: 5", actions_left=1)
    table.draw()
    table.dogma("Machine Tools")
    assert (table.you.scored, table.you.tucked, table.you.achievements) == (1, 0, [])


def test_what_one_does_in_anothers_turn_counts() -> None:  # rulings 6, 30
    table = play(me="red: Machine Tools", you="red: Coal; scored: 5")
    table.dogma("Machine Tools")
    assert (table.me.achievements, table.you.achievements) == ([], ["Monument"])


def test_counts_of_two_players_are_apart() -> None:  # hard case 11
    table = play(me="red: Machine Tools; scored: 4", you="red: Coal; scored: 4")
    table.dogma("Machine Tools")
    assert [(seat.scored, seat.achievements) for seat in (table.me, table.you)] == [(5, []), (5, [])]


def test_transfers_to_the_score_pile_never_count() -> None:  # ruling 15, hard case 11
    table = play(me="red: Combustion; scored: 5; blue: Encyclopedia", you="score: Oars, Tools; scored: 5")
    table.dogma("Combustion", you=["Oars"])
    assert table.me.score == ["Oars"]
    assert (table.me.achievements, table.you.achievements) == ([], [])


def test_exchanges_never_count() -> None:  # decision 10, hard case 11
    table = play(me="green: Bicycle; hand: Oars, Archery, Tools, Writing, Sailing, Coal; scored: 5")
    table.dogma("Bicycle", me=["yes"])
    assert (len(table.me.score), table.me.scored, table.me.achievements) == (6, 5, [])


def test_melds_never_count() -> None:  # hard case 11
    table = play(me="hand: Oars; tucked: 5; scored: 5")
    table.meld("Oars")
    assert table.me.achievements == []


def test_scoring_from_the_board_counts() -> None:  # hard case 11
    table = play(me="yellow: Canning; blue: Tools; green: Sailing; scored: 4", supply={6: "Machine Tools"})
    table.dogma("Canning", me=["yes"])
    assert (table.me.score, table.me.achievements) == (["Sailing", "Tools"], ["Monument"])


def test_cards_that_left_the_score_pile_again_stay_counted() -> None:  # hard case 11
    table = play(me="blue: Evolution; scored: 5; score: Oars", supply={8: "Flight"})
    table.dogma("Evolution", me=[1, "Flight"])  # scores an 8 and returns it
    assert (table.me.score, table.me.achievements) == (["Oars"], ["Monument"])


def test_both_counters_are_public() -> None:  # hard case 11
    table = play(me="tucked: 2; scored: 3", you="tucked: 4; scored: 1")
    for viewer in (-1, 0, 1):
        seen = view_of(table.game, viewer).players
        assert [(player.tucked, player.scored) for player in seen] == [(2, 3), (4, 1)]
