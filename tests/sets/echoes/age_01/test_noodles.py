"""Noodles (1, yellow): EC122; rulings 95, 188, 258, decision 34."""

from tests.sets.echoes.tables import echoes


def test_more_1s_in_hand_than_everybody_else_score_a_2() -> None:
    table = echoes(
        "yellow: Noodles; hand: Bell, Oars", "hand: Writing, Paper", "", supply={1: "Tools", 2: "Calendar, Currency"}
    )
    table.dogma("Noodles")
    assert table.asked == []
    assert table.me.score == ["Calendar"]
    assert table.me.scored == 1
    assert table.supply(2)[0] == "Currency"
    assert table.shown == ["Tools"]
    assert table.me.hand == ["Bell", "Oars", "Tools"]
    assert not table.bonus


def test_as_many_1s_are_not_more() -> None:
    table = echoes("yellow: Noodles; hand: Bell", "", "hand: Writing, Paper", supply={1: "Tools"})
    table.dogma("Noodles")
    assert table.me.score == []
    assert table.me.hand == ["Bell", "Tools"]


def test_cards_of_other_values_do_not_count() -> None:
    table = echoes("yellow: Noodles; hand: Bell, Paper, Calendar", "hand: Writing", supply={1: "Tools"})
    table.dogma("Noodles")
    assert table.changes == "me hand +Tools"


def test_no_1_at_all_is_not_more() -> None:
    table = echoes("yellow: Noodles; hand: Paper, Lever", "", supply={1: "Tools"})
    table.dogma("Noodles")
    assert table.me.score == []
    assert table.me.hand == ["Lever", "Paper", "Tools"]


def test_a_team_mate_is_another_player() -> None:  # decision 34, against ruling 105
    table = echoes("yellow: Noodles; hand: Bell", "", "hand: Writing", "", teams="13-24", supply={1: "Tools"})
    table.dogma("Noodles")
    assert table.changes == "me hand +Tools"


def test_a_yellow_card_scores_all_1s_in_hand_and_itself() -> None:  # ruling 258
    table = echoes(
        "yellow: Noodles; hand: Bell, Oars, Paper", "hand: Writing, Sailing, Clothing", supply={1: "Masonry"}
    )
    table.dogma("Noodles")
    assert table.asked == []
    assert table.shown == ["Masonry"]
    assert table.me.score == ["Bell", "Masonry", "Oars"]
    assert table.me.scored == 3
    assert table.me.hand == ["Paper"]
    assert table.you.hand == ["Clothing", "Sailing", "Writing"]


def test_a_yellow_card_of_a_higher_value_scores_the_1s_alone() -> None:
    table = echoes(
        "yellow: Noodles; hand: Bell", "hand: Writing, Sailing", supply={1: "end", 2: "Canal Building, Calendar"}
    )
    table.dogma("Noodles")
    assert table.shown == ["Canal Building"]
    assert table.me.score == ["Bell"]
    assert table.me.hand == ["Canal Building"]


def test_an_empty_hand_draws_a_base_card() -> None:  # ruling 95
    table = echoes("yellow: Noodles", "", supply={1: "Masonry", "echoes 1": "Soap"})
    table.dogma("Noodles")
    assert table.me.score == ["Masonry"]
    assert table.me.hand == []


def test_a_sharer_with_as_many_castles_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "yellow: Noodles; hand: Bell",
        "purple: Mysticism; hand: Flute, Sailing",
        supply={1: "Masonry, Tools, Writing", 2: "Calendar"},
    )
    table.dogma("Noodles")
    assert table.you.score == ["Calendar", "Flute", "Masonry", "Sailing"]
    assert table.you.hand == []
    assert table.me.score == []
    assert table.bonus
    assert table.me.hand == ["Bell", "Tools", "Writing"]


def test_one_castle_fewer_does_not_share() -> None:
    table = echoes("yellow: Noodles", "blue: Tools; hand: Sailing", supply={1: "Archery"})
    table.dogma("Noodles")
    assert table.changes == "me hand +Archery"
    assert not table.bonus
