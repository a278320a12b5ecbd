"""Morphine (6, yellow): EC174; ruling 207."""

from tests.core.rules.reports import effects
from tests.core.rules.test_repeated_dogma import twice
from tests.sets.echoes.tables import SETS, echoes

MORPHINE = "Morphine"


def test_the_echo_scores_an_odd_card() -> None:
    table = echoes(f"yellow: {MORPHINE}; hand: Tools, Calendar, Coal", "", supply={6: "Canning"})
    table.dogma(MORPHINE, me=["Coal"])
    assert table.asked == [("me", "card", ["coal", "tools"])]
    assert table.changes == "me hand -Coal; me score +Coal; you hand +Canning"
    assert table.me.scored == 1


def test_without_an_odd_card_it_scores_nothing_and_shows_nothing() -> None:  # backs tell values
    table = echoes(f"yellow: {MORPHINE}; hand: Calendar, Dentures", "", supply={6: "Canning"})
    table.dogma(MORPHINE)
    assert table.changes == "you hand +Canning"
    assert (table.shown, table.asked) == ([], [])


def test_battleship_yamato_is_an_eight_in_hand() -> None:  # ruling 81
    table = echoes(f"yellow: {MORPHINE}", "hand: Battleship Yamato, Dentures", sets=[*SETS, "artifacts"])
    table.dogma(MORPHINE)
    assert "Battleship Yamato" in table.you.hand
    assert table.me.hand == []


def test_odd_cards_are_returned_a_six_drawn_and_one_higher_than_the_highest() -> None:
    table = echoes(
        f"yellow: {MORPHINE}",
        "hand: Alchemy, Tools, Calendar, Dentures; score: Coal",
        supply={4: "Anatomy", 6: "Canning"},
    )
    table.dogma(MORPHINE)
    assert effects(table) == [
        ("me", MORPHINE, "echo"),
        ("you", MORPHINE, "demand"),
        ("me", MORPHINE, "dogma"),
        ("me", MORPHINE, "dogma_2"),
    ]
    assert table.you.hand == ["Calendar", "Canning", "Dentures"]
    assert table.you.score == ["Coal"]
    assert table.bottom_of_supply(3) == "Alchemy"
    assert table.bottom_of_supply(1) == "Tools"
    assert table.me.hand == ["Anatomy"]
    assert (table.shown, table.asked) == ([], [])


def test_the_demanded_player_chooses_the_order_within_a_supply() -> None:  # decision 9
    table = echoes(f"yellow: {MORPHINE}", "hand: Tools, Oars", supply={6: "Canning", 2: "Philosophy"})
    table.dogma(MORPHINE, you=["Tools"])
    assert table.supply(1)[-2:] == ["Tools", "Oars"]
    assert table.changes == "me hand +Philosophy; you hand -Oars -Tools +Canning"


def test_with_nothing_returned_only_they_draw() -> None:
    table = echoes(f"yellow: {MORPHINE}", "hand: Calendar, Dentures", supply={6: "Canning"})
    table.dogma(MORPHINE)
    assert table.you.hand == ["Calendar", "Canning", "Dentures"]
    assert table.me.hand == []


def test_the_highest_returned_by_anyone_counts() -> None:  # ruling 207
    table = echoes(
        f"yellow: {MORPHINE}",
        "hand: Bicycle, Dentures",
        third="hand: Coal, Calendar",
        supply={6: "Canning", "echoes 6": "Loom", 8: "Flight"},
    )
    table.dogma(MORPHINE)
    assert table.you.hand == ["Canning", "Dentures"]
    assert table.third.hand == ["Calendar", "Loom"]
    assert table.me.hand == ["Flight"]


def test_whoever_shares_draws_by_it_too() -> None:  # ruling 207
    table = echoes(
        f"yellow: {MORPHINE}",
        "blue: Tools",
        third="hand: Genetics",
        supply={6: "Canning", 10: "Robotics, Databases, Software"},
    )
    table.dogma(MORPHINE)
    assert table.you.hand == ["Robotics"]
    assert "Databases" in table.me.hand
    assert table.third.hand == ["Canning"]
    assert table.bonus


def test_a_nine_returned_and_no_tens_left_ends_the_game() -> None:
    table = echoes(f"yellow: {MORPHINE}", "hand: Genetics", supply={10: "end"})
    table.dogma(MORPHINE)
    assert table.result is not None
    assert table.result.reason == "score"


def test_executed_twice_both_rounds_of_the_demand_count() -> None:  # ruling 91
    table = echoes(
        f"yellow: {MORPHINE}", "hand: Coal, Dentures", supply={6: "end", 7: "Lighting, Evolution, Railroad, Bicycle"}
    )
    twice(table, MORPHINE)
    # the 7 drawn for the first round is returned in the second: one higher than that is drawn twice
    assert table.you.hand == ["Dentures", "Evolution"]
    assert [table.card(name).age for name in table.me.hand] == [8, 8]


def test_may_splay_red_right() -> None:
    table = echoes(f"yellow: {MORPHINE}, Masonry; red: Oars, Archery", "", supply={6: "Vaccination"})
    table.dogma(MORPHINE, me=["red"])
    assert table.asked == [("me", "splay", ["color:red", "pass"])]
    assert table.changes == "me red splayed right; you hand +Vaccination"


def test_the_splay_may_be_declined() -> None:
    table = echoes(f"yellow: {MORPHINE}; red: Oars, Archery", "", supply={6: "Classification"})
    table.dogma(MORPHINE, me=["pass"])
    assert table.changes == "you hand +Classification"


def test_covered_and_splayed_left_its_echo_comes_before_the_top_card() -> None:
    table = echoes(f"yellow left: Masonry, {MORPHINE}; hand: Tools", "")
    table.dogma("Masonry")
    assert effects(table)[0] == ("me", MORPHINE, "echo")
    assert table.changes == "me hand -Tools; me score +Tools"


def test_a_sharer_scores_by_the_echo_and_is_not_demanded_of() -> None:
    table = echoes(f"yellow: {MORPHINE}", "blue: Tools; hand: Coal, Banking", supply={6: "Vaccination"})
    table.dogma(MORPHINE, you=["Coal"])
    assert table.changes == "me hand +Vaccination; you hand -Coal; you score +Coal"
    assert table.bonus
