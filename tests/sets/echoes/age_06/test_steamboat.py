"""Steamboat (6, green): EC172."""

from tests.core.rules.reports import effects
from tests.sets.echoes.tables import echoes

STEAMBOAT = "Steamboat"


def test_a_blue_six_goes_to_the_own_hand_with_the_whole_hand() -> None:
    table = echoes(
        f"green: {STEAMBOAT}; hand: Tools", "hand: Oars, Dentures; score: Writing", supply={6: "Atomic Theory"}
    )
    table.dogma(STEAMBOAT)
    assert effects(table) == [("you", STEAMBOAT, "demand")]
    assert table.shown == ["Atomic Theory"]
    assert table.me.hand == ["Atomic Theory", "Dentures", "Oars", "Tools"]
    assert table.you.hand == []
    assert table.you.score == ["Writing"]
    assert table.asked == []


def test_a_yellow_six_does_the_same() -> None:
    table = echoes(f"green: {STEAMBOAT}", "hand: Oars, Stove", supply={6: "Canning"})
    table.dogma(STEAMBOAT)
    assert table.me.hand == ["Canning", "Oars", "Stove"]
    assert table.you.hand == []


def test_alone_in_the_hand_the_six_goes_alone() -> None:
    table = echoes(f"green: {STEAMBOAT}", "", supply={6: "Canning"})
    table.dogma(STEAMBOAT)
    assert table.me.hand == ["Canning"]


def test_a_red_six_is_kept_for_two_scored_cards() -> None:
    table = echoes(
        f"green: {STEAMBOAT}; score: Archery",
        "hand: Oars, Stove; score: Tools, Coal, Genetics",
        supply={6: "Industrialization"},
    )
    table.dogma(STEAMBOAT, you=["Coal", "Tools"])
    assert [kind for _, kind, _ in table.asked] == ["card", "card"]
    assert table.you.hand == ["Industrialization", "Oars", "Stove"]
    assert table.me.score == ["Archery", "Coal", "Tools"]
    assert table.you.score == ["Genetics"]
    assert table.me.hand == []
    assert (table.me.scored, table.shown) == (0, ["Industrialization"])


def test_a_green_six_does_the_same_as_far_as_there_are_scored_cards() -> None:  # ruling 65
    table = echoes(f"green: {STEAMBOAT}", "score: Tools", supply={6: "Classification"})
    table.dogma(STEAMBOAT)
    assert table.me.score == ["Tools"]
    assert table.you.score == []
    assert table.you.hand == ["Classification"]


def test_a_purple_six_is_kept_and_nothing_else_happens() -> None:
    table = echoes(f"green: {STEAMBOAT}", "hand: Oars, Stove; score: Tools", supply={6: "Democracy"})
    table.dogma(STEAMBOAT)
    assert table.shown == ["Democracy"]
    assert table.you.hand == ["Democracy", "Oars", "Stove"]
    assert table.you.score == ["Tools"]
    assert (table.me.hand, table.me.score) == ([], [])


def test_a_hand_without_echoes_cards_draws_one() -> None:  # EC019
    table = echoes(f"green: {STEAMBOAT}", "hand: Oars", supply={"echoes 6": "Morphine"})
    table.dogma(STEAMBOAT)
    assert table.changes == "me hand +Morphine +Oars; you hand -Oars"


def test_as_many_crowns_are_not_demanded_of_but_one_fewer_is() -> None:
    table = echoes(
        f"green: {STEAMBOAT}",
        "green: Mapmaking; hand: Tools, Stove",
        third="green: Clothing; hand: Writing, Coke",
        supply={6: "Canning"},
    )
    table.dogma(STEAMBOAT)
    assert effects(table) == [("third", STEAMBOAT, "demand")]
    assert table.changes == "me hand +Canning +Coke +Writing; third hand -Coke -Writing"
    assert not table.bonus
