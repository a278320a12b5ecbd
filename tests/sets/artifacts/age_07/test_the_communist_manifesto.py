"""The Communist Manifesto (7, purple): AR197."""

from tests.sets.artifacts.tables import artifacts

MANIFESTO = "The Communist Manifesto"
HIGH = "blue: Rocketry; red: Fission; green: Satellites; yellow: Antibiotics"
SIX = "Canning, Democracy, Vaccination"


def test_gives_each_player_a_card_and_executes_the_own_one() -> None:
    table = artifacts(
        f"purple: {MANIFESTO}", "", supply={7: "Railroad, Combustion", 6: "Canning, Democracy, Vaccination"}
    )
    table.dogma(MANIFESTO, me=["Combustion"])
    assert table.asked == [("me", "card", ["railroad", "combustion"])]
    assert table.shown == ["Railroad", "Combustion"]
    assert table.changes == "me purple +Railroad; me hand +Canning +Democracy +Vaccination; you red +Combustion"


def test_executes_no_demand_of_the_own_card() -> None:  # AR112
    table = artifacts(f"purple: {MANIFESTO}; red: Coal, Oars", "score: Tools", supply={7: "Electricity, Combustion"})
    table.dogma(MANIFESTO, me=["Electricity"])
    assert table.you.pile("green") == ["Electricity"]
    assert table.you.score == ["Tools"]
    assert table.me.pile("red") == ["Combustion", "Coal"]  # its second effect returned the bottom card


def test_every_other_player_gets_one_clockwise() -> None:
    table = artifacts(f"purple: {MANIFESTO}", "", third="", supply={7: "Railroad, Combustion, Evolution", 6: SIX})
    table.dogma(MANIFESTO, me=["Evolution", "Combustion"])
    assert table.changes == (
        "me purple +Railroad; me hand +Canning +Democracy +Vaccination; you blue +Evolution; third red +Combustion"
    )


def test_a_partner_gets_one_too() -> None:
    table = artifacts(
        f"purple: {MANIFESTO}",
        "",
        third="",
        fourth="",
        teams="13-24",
        supply={7: "Railroad, Combustion, Evolution, Sanitation", 6: SIX},
    )
    table.dogma(MANIFESTO, me=["Evolution", "Combustion", "Sanitation"])
    assert table.changes == (
        "me purple +Railroad; me hand +Canning +Democracy +Vaccination; you blue +Evolution; third red +Combustion; "
        "fourth yellow +Sanitation"
    )


def test_an_eliminated_player_is_left_out() -> None:  # ruling 173
    table = artifacts(f"purple: {MANIFESTO}", "out: yes", third="", supply={7: "Railroad, Combustion", 6: SIX})
    table.dogma(MANIFESTO, me=["Combustion"])
    assert table.shown == ["Railroad", "Combustion"]
    assert table.changes == "me purple +Railroad; me hand +Canning +Democracy +Vaccination; third red +Combustion"


def test_asks_who_gets_a_card_first_if_that_can_decide_a_special_achievement() -> None:  # decision 32
    table = artifacts(
        f"{HIGH}; purple: {MANIFESTO}",
        "blue: Quantum Theory; red: Mobility; green: Databases; yellow: Stem Cells",
        supply={7: "end", 8: "Socialism, Empiricism"},
    )
    table.dogma(MANIFESTO, me=["Empiricism", "Socialism"])
    assert table.asked[1] == ("me", "order", ["empiricism", "socialism"])
    assert table.changes == (
        "me purple +Socialism; me achievements +Universe; you purple +Empiricism; available -Universe"
    )


def test_the_other_order_gives_the_achievement_to_the_other() -> None:  # decision 32
    table = artifacts(
        f"{HIGH}; purple: {MANIFESTO}",
        "blue: Quantum Theory; red: Mobility; green: Databases; yellow: Stem Cells",
        supply={7: "end", 8: "Socialism, Empiricism"},
    )
    table.dogma(MANIFESTO, me=["Empiricism", "Empiricism"])
    assert table.changes == (
        "me purple +Socialism; you purple +Empiricism; you achievements +Universe; available -Universe"
    )


def test_does_not_ask_who_gets_a_card_first_if_it_can_decide_on_one_board_alone() -> None:  # decision 32
    table = artifacts(f"{HIGH}; purple: {MANIFESTO}", "", supply={7: "end", 8: "Socialism, Empiricism"})
    table.dogma(MANIFESTO, me=["Empiricism"])
    assert len(table.asked) == 1
    assert table.changes == (
        "me purple +Socialism; me achievements +Universe; you purple +Empiricism; available -Universe"
    )


def test_as_many_crowns_share() -> None:
    table = artifacts(
        f"purple: {MANIFESTO}",
        "purple: Code of Laws",
        supply={7: "Railroad, Explosives, Sanitation, Refrigeration", 6: SIX},
    )
    table.dogma(MANIFESTO, you=["Explosives"], me=["Sanitation"])
    assert table.changes == (
        "me red +Explosives; me yellow +Refrigeration; me hand +Publications; you yellow +Sanitation; "
        "you purple +Railroad; you hand +Canning +Democracy +Vaccination"
    )
    assert table.bonus


def test_one_crown_fewer_does_not_share() -> None:
    table = artifacts(f"purple: {MANIFESTO}", "blue: Writing", supply={7: "Railroad, Explosives", 6: SIX})
    table.dogma(MANIFESTO, me=["Explosives"])
    assert table.changes == "me purple +Railroad; me hand +Canning +Democracy +Vaccination; you red +Explosives"
    assert not table.bonus
