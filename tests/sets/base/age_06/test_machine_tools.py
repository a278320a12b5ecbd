"""Machine Tools."""

from splay.playing import play


def test_draws_and_scores_as_high_as_the_highest_card_in_the_score_pile() -> None:
    table = play(me="red: Machine Tools; green: Databases; score: Sailing, Coal", supply={5: "Statistics"})
    table.dogma("Machine Tools")
    assert table.me.score == ["Coal", "Sailing", "Statistics"]
    assert table.me.scored == 1


def test_an_empty_score_pile_draws_a_one() -> None:
    table = play(me="red: Machine Tools", supply={1: "Writing"})  # ruling 119
    table.dogma("Machine Tools")
    assert table.me.score == ["Writing"]


def test_an_exhausted_supply_is_passed_over() -> None:
    table = play(me="red: Machine Tools; score: Coal", supply={5: "end", 6: "Canning"})
    table.dogma("Machine Tools")
    assert table.me.score == ["Canning", "Coal"]


def test_the_game_ends_when_nothing_that_high_is_left() -> None:
    table = play(me="red: Machine Tools; score: Globalization", supply={10: "end"})
    table.dogma("Machine Tools")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])
    assert table.me.score == ["Globalization"]


def test_a_sharing_opponent_uses_the_own_score_pile() -> None:
    supply = {1: "Writing", 5: "Statistics", 6: "Canning"}
    table = play(me="red: Machine Tools; score: Coal", you="red: Composites", supply=supply)
    table.dogma("Machine Tools")
    assert table.changes == "me hand +Canning; me score +Statistics; you score +Writing"
    assert table.bonus
