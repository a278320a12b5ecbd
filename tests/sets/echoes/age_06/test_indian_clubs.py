"""Indian Clubs (6, purple): EC175."""

from tests.core.rules.reports import effects
from tests.sets.echoes.tables import echoes

CLUBS = "Indian Clubs"


def test_the_demanded_player_returns_two_scored_cards() -> None:
    table = echoes(f"purple: {CLUBS}", "score: Tools, Coal, Oars; hand: Writing")
    table.dogma(CLUBS, you=["Oars", "Coal"])
    assert effects(table) == [("you", CLUBS, "demand"), ("me", CLUBS, "dogma")]
    assert table.you.score == ["Tools"]
    assert table.you.hand == ["Writing"]
    assert table.bottom_of_supply(1) == "Oars"
    assert table.bottom_of_supply(5) == "Coal"
    assert table.shown == []


def test_returns_what_there_is() -> None:  # ruling 65
    table = echoes(f"purple: {CLUBS}", "score: Coal", third="")
    table.dogma(CLUBS)
    assert table.you.score == []
    assert table.asked == []


def test_scores_a_card_of_each_value_in_the_score_pile() -> None:
    table = echoes(
        f"purple: {CLUBS}; score: Tools, Calendar, Genetics; hand: Mathematics, Oars, Coal, Archery",
        "",
    )
    table.dogma(CLUBS, me=["Archery"])
    assert table.asked == [("me", "card", ["archery", "oars"])]
    assert table.me.score == ["Archery", "Calendar", "Genetics", "Mathematics", "Tools"]
    assert table.me.hand == ["Coal", "Oars"]
    assert table.me.scored == 2
    assert table.shown == []


def test_several_scored_cards_of_a_value_score_one() -> None:
    table = echoes(f"purple: {CLUBS}; score: Tools, Writing; hand: Oars, Archery", "")
    table.dogma(CLUBS, me=["Oars"])
    assert table.me.score == ["Oars", "Tools", "Writing"]
    assert table.me.hand == ["Archery"]


def test_with_an_empty_score_pile_or_other_values_in_hand_scores_nothing() -> None:
    empty = echoes(f"purple: {CLUBS}; hand: Oars", "")
    empty.dogma(CLUBS)
    assert (empty.me.score, empty.me.hand) == ([], ["Oars"])
    other = echoes(f"purple: {CLUBS}; score: Calendar; hand: Oars", "")
    other.dogma(CLUBS)
    assert (other.me.score, other.me.hand) == (["Calendar"], ["Oars"])
    assert other.shown == []


def test_bonuses_are_no_cards_in_the_score_pile() -> None:  # EC076: its own 6
    table = echoes(f"purple: {CLUBS}; hand: Canning", "")
    table.dogma(CLUBS)
    assert table.me.hand == ["Canning"]


def test_as_many_leaves_share_and_are_not_demanded_of() -> None:
    table = echoes(
        f"purple: {CLUBS}; score: Coal", "blue: Calendar; score: Tools, Genetics; hand: Oars", supply={6: "Vaccination"}
    )
    table.dogma(CLUBS)
    assert table.changes == "me hand +Vaccination; you hand -Oars; you score +Oars"
    assert table.bonus


def test_one_leaf_fewer_is_demanded_of() -> None:
    table = echoes(f"purple: {CLUBS}", "green: Sailing; score: Tools, Coal; hand: Oars")
    table.dogma(CLUBS)
    assert table.you.score == []
    assert table.you.hand == ["Oars"]
    assert not table.bonus
