"""Linguistics (2, blue): EC128; rulings 38, 102, 249."""

from splay.core.question import ASK_BRANCH, ASK_VALUE
from tests.sets.echoes.tables import echoes, forecast

BRANCHES = ("me", ASK_BRANCH, ["branch:1", "branch:2"])


def test_draws_a_3_and_without_a_bonus_no_more() -> None:  # ruling 249
    table = echoes("blue: Linguistics; hand: Bell", "", supply={1: "Oars", 3: "Optics", 4: "Anatomy"})
    table.dogma("Linguistics", me=[1])
    assert table.asked == [BRANCHES]
    assert table.me.hand == ["Bell", "Optics"]
    assert forecast(table) == []
    assert table.supply(1)[0] == "Oars"
    assert not table.bonus


def test_or_foreshadows_a_4() -> None:
    table = echoes("blue: Linguistics; hand: Bell", "", supply={3: "Optics", 4: "Anatomy"})
    table.dogma("Linguistics", me=[2])
    assert table.me.hand == ["Bell"]
    assert forecast(table) == ["Anatomy"]
    assert table.supply(3)[0] == "Optics"


def test_draws_a_card_of_the_only_bonus() -> None:
    table = echoes("blue: Linguistics; purple: Puppet; hand: Bell", "red: Plumbing", supply={3: "Optics, Paper"})
    table.dogma("Linguistics", me=[1])
    assert table.asked == [BRANCHES]
    assert table.me.hand == ["Bell", "Optics", "Paper"]


def test_chooses_among_different_bonuses() -> None:
    table = echoes(
        "blue: Linguistics; red: Plumbing; yellow: Soap; purple: Puppet; hand: Bell", "",
        supply={2: "Calendar", 4: "Anatomy"},
    )  # fmt: skip
    table.dogma("Linguistics", me=[2, 2])
    assert table.asked == [BRANCHES, ("me", ASK_VALUE, ["value:2", "value:3"])]
    assert table.me.hand == ["Bell", "Calendar"]
    assert forecast(table) == ["Anatomy"]


def test_bonuses_that_a_splay_shows_count_and_covered_ones_do_not() -> None:  # rulings 38, 102
    table = echoes(
        "blue: Linguistics; red left: Oars, Bangle; purple: Mysticism, Puppet; hand: Bell", "",
        supply={1: "Tools", 3: "Optics"},
    )  # fmt: skip
    table.dogma("Linguistics", me=[1])
    assert table.asked == [BRANCHES]
    assert table.me.hand == ["Bell", "Optics", "Tools"]


def test_its_echo_is_executed_for_another_card_where_the_splay_shows_it() -> None:
    table = echoes("blue up: Tools, Linguistics; purple: Puppet; hand: Bell", "", supply={3: "Optics, Paper"})
    table.dogma("Tools", me=[1, "pass"])
    assert table.asked[0] == BRANCHES
    assert table.me.hand == ["Bell", "Optics"]


def test_a_sharer_with_as_many_bulbs_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "blue: Linguistics; hand: Bell", "blue: Tools; purple: Puppet; hand: Flute",
        supply={2: "Calendar", 3: "Optics, Paper, Compass", 4: "Anatomy"},
    )  # fmt: skip
    table.dogma("Linguistics", you=[2], me=[1])
    assert forecast(table, "you") == ["Anatomy"]
    assert table.you.hand == ["Flute", "Paper"]
    assert table.bonus
    assert table.me.hand == ["Bell", "Calendar", "Optics"]


def test_one_bulb_fewer_does_not_share() -> None:
    table = echoes("blue: Linguistics; hand: Bell", "blue: Calendar; purple: Puppet", supply={3: "Optics"})
    table.dogma("Linguistics", me=[1])
    assert table.changes == "me hand +Optics"
    assert not table.bonus
