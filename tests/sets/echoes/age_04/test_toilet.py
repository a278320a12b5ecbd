"""Toilet (4, purple): EC156; rulings 81, 95, 102, 249; decision 41."""

import pytest

from tests.sets.echoes.tables import echoes

FOURS = {4: "Anatomy, Gunpowder"}


def test_tucks_a_4_and_takes_scored_cards_of_my_highest_bonus_away() -> None:
    table = echoes(
        "purple: Toilet; blue: Telescope; green: Charitable Trust",
        "score: Colonialism, Navigation, Paper, Coal; hand: Perspective",
        supply=FOURS,
    )
    table.dogma("Toilet", you=["Navigation"])
    assert table.me.pile("yellow") == ["Anatomy"]
    assert table.me.tucked == 1
    assert table.asked == [("you", "order", ["navigation", "colonialism"])]
    assert table.you.score == ["Coal", "Paper"]
    assert table.you.hand == ["Perspective"]
    assert table.supply(4)[-2:] == ["Navigation", "Colonialism"]
    assert table.me.score == []
    assert not table.bonus


def test_without_a_bonus_on_my_board_nothing_is_returned() -> None:  # ruling 249
    table = echoes("purple: Toilet", "blue: Almanac; score: Oars, Colonialism", supply=FOURS)
    table.dogma("Toilet")
    assert table.changes == "me yellow +Anatomy"


def test_a_covered_bonus_counts_if_it_is_seen() -> None:  # ruling 102
    for splay, returned in (("", ""), (" left", ""), (" right", "; you score -Colonialism")):
        table = echoes(f"purple: Toilet; blue{splay}: Tools, Telescope", "score: Colonialism", supply=FOURS)
        table.dogma("Toilet")
        assert table.changes == f"me yellow +Anatomy{returned}"


def test_without_cards_of_the_value_nothing_is_returned() -> None:
    table = echoes("purple: Toilet; blue: Telescope", "score: Paper, Coal; hand: Colonialism", supply=FOURS)
    table.dogma("Toilet")
    assert table.changes == "me yellow +Anatomy"


def test_an_equal_number_of_leaves_is_not_hit() -> None:
    table = echoes("purple: Toilet; blue: Telescope", "yellow: Machinery; score: Colonialism", supply=FOURS)
    table.dogma("Toilet")
    assert table.changes == "me red +Gunpowder; me hand +Enterprise; you yellow +Anatomy tucked"


def test_may_return_a_card_for_one_of_its_value() -> None:
    table = echoes("purple: Toilet; hand: Tools, Novel", "", supply=FOURS | {1: "Oars"})
    table.dogma("Toilet", me=["Tools"])
    assert table.asked == [("me", "card", ["novel", "tools", "pass"])]
    assert table.bottom_of_supply(1) == "Tools"
    assert table.changes == "me yellow +Anatomy; me hand -Tools +Oars"


def test_the_drawn_card_may_be_of_the_set() -> None:  # ruling 95
    table = echoes("purple: Toilet; hand: Tools, Novel", "", supply=FOURS | {"echoes 3": "Almanac"})
    table.dogma("Toilet", me=["Novel"])
    assert table.changes == "me yellow +Anatomy; me hand -Novel +Almanac"
    assert table.game.supply("echoes", 3).cards[0].name == "Novel"


def test_battleship_yamato_is_returned_for_an_8() -> None:  # ruling 81, decision 41
    sets = ["base", "artifacts", "echoes"]
    table = echoes("purple: Toilet; hand: Battleship Yamato", "", sets=sets, supply=FOURS | {8: "Flight"})
    table.dogma("Toilet", me=["Battleship Yamato"])
    assert table.changes == "me blue +Telescope; me hand -Battleship Yamato +Flight"


def test_returning_is_optional() -> None:
    table = echoes("purple: Toilet; hand: Tools, Novel", "", supply=FOURS)
    table.dogma("Toilet", me=["pass"])
    assert table.changes == "me yellow +Anatomy"


def test_an_empty_hand_draws_nothing() -> None:
    table = echoes("purple: Toilet", "", supply=FOURS)
    table.dogma("Toilet")
    assert table.asked == []
    assert table.changes == "me yellow +Anatomy"


@pytest.mark.parametrize(("splay", "changes"), [(" right", "me yellow +Anatomy"), (" left", ""), ("", "")])
def test_its_echo_effect_alone_is_executed_if_it_is_seen_under_another_card(splay: str, changes: str) -> None:
    table = echoes(f"purple{splay}: Education, Toilet", "score: Colonialism", supply=FOURS)
    assert table.dogma("Education").changes == changes


def test_a_sharer_with_as_many_leaves_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "purple: Toilet",
        "yellow: Machinery; hand: Tools, Novel",
        supply={4: "Anatomy, Gunpowder, Navigation", 1: "Oars"},
    )
    table.dogma("Toilet", you=["Tools"])
    assert table.you.pile("yellow") == ["Machinery", "Anatomy"]
    assert table.me.pile("red") == ["Gunpowder"]
    assert table.you.hand == ["Novel", "Oars"]
    assert table.bonus
    assert table.me.hand == ["Navigation"]


def test_one_leaf_fewer_does_not_share() -> None:
    table = echoes("purple: Toilet", "green: Sailing; hand: Tools", supply=FOURS)
    table.dogma("Toilet")
    assert table.changes == "me yellow +Anatomy"
    assert not table.bonus
