"""Yeager's Bell X-1A (9, blue): AR208."""

from tests.sets.artifacts.tables import artifacts


def test_melds_a_9_and_executes_it_alone() -> None:
    table = artifacts(
        "blue: Yeager's Bell X-1A",
        "purple: Philosophy",
        supply={9: "Genetics, Computers", 10: "Stem Cells, Software"},
    )
    table.dogma("Yeager's Bell X-1A")
    assert table.me.pile("blue") == ["Genetics", "Yeager's Bell X-1A"]
    assert table.me.pile("yellow") == ["Stem Cells"]
    assert table.you.pile("purple") == ["Philosophy"]
    assert table.supply(10)[0] == "Software"  # three bulbs are as many as Genetics has, but nobody shares it
    assert table.supply(9)[0] == "Computers"  # Genetics has no clock


def test_a_clock_on_the_melded_card_repeats_it() -> None:  # ruling 177
    table = artifacts("blue: Yeager's Bell X-1A", supply={9: "Computers, Ecology, Suburbia", 10: "Stem Cells"})
    table.dogma("Yeager's Bell X-1A")
    assert table.me.pile("blue") == ["Computers", "Yeager's Bell X-1A"]
    assert table.me.pile("yellow") == ["Ecology", "Stem Cells"]  # Stem Cells by Computers, before the repetition
    assert table.supply(9)[0] == "Suburbia"


def test_a_clock_that_is_not_the_featured_icon_repeats_it_too() -> None:
    table = artifacts("blue: Yeager's Bell X-1A", supply={9: "Collaboration, Genetics, Services, Suburbia, Ecology"})
    table.dogma("Yeager's Bell X-1A", me=["Genetics"])
    assert table.changes == "me blue +Genetics; me green +Collaboration; me yellow +Suburbia; you purple +Services"
    assert table.supply(9)[0] == "Ecology"


def test_a_demand_hits_those_with_fewer_clocks() -> None:  # ruling 59
    table = artifacts(
        "blue: Yeager's Bell X-1A",
        "score: Tools",
        "blue: Quantum Theory; score: Pottery",
        supply={9: "Suburbia, Services, Ecology"},
    )
    table.dogma("Yeager's Bell X-1A")
    assert table.changes == (  # the third player has no leaf, which Services features, but enough clocks
        "me blue -Yeager's Bell X-1A; me purple +Services; me hand +Ecology +Tools; you hand +Yeager's Bell X-1A; "
        "you score -Tools; third yellow +Suburbia"
    )


def test_it_goes_on_after_it_has_been_returned() -> None:  # ruling 62
    table = artifacts("blue: Yeager's Bell X-1A", supply={9: "Fission, Ecology", 10: "Software, Databases"})
    table.dogma("Yeager's Bell X-1A", me=["pass"])
    assert table.changes == (
        "me blue -Yeager's Bell X-1A; me red +Fission; me yellow +Ecology; me hand +Databases; you hand +Software"
    )


def test_a_fission_that_removes_everything_ends_it() -> None:  # decision 38
    table = artifacts("blue: Yeager's Bell X-1A", supply={9: "Fission, Genetics", 10: "Robotics, Software"})
    table.dogma("Yeager's Bell X-1A")
    assert table.me.pile("blue") == table.me.pile("red") == table.me.hand == []
    assert table.supply(9)[0] == "Genetics"
    assert table.supply(10)[0] == "Software"


def test_a_sharer_melds_and_executes_first() -> None:
    table = artifacts("blue: Yeager's Bell X-1A", "blue: Rocketry", supply={9: "Suburbia, Ecology, Genetics"})
    table.dogma("Yeager's Bell X-1A")
    assert table.you.pile("yellow") == ["Suburbia"]
    assert table.me.pile("yellow") == ["Ecology"]
    assert table.bonus
    assert table.me.hand == ["Genetics"]


def test_one_clock_fewer_does_not_share() -> None:
    table = artifacts("blue: Yeager's Bell X-1A", "blue: Publications", supply={9: "Suburbia, Ecology"})
    table.dogma("Yeager's Bell X-1A")
    assert table.me.pile("yellow") == ["Suburbia"]
    assert not table.bonus


def test_without_a_9_to_draw_it_melds_a_10() -> None:
    table = artifacts("blue: Yeager's Bell X-1A", supply={9: "end", 10: "Stem Cells, Software"})
    table.dogma("Yeager's Bell X-1A")
    assert table.me.pile("yellow") == ["Stem Cells"]
    assert table.supply(10)[0] == "Software"
