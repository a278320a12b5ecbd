"""Rosetta Stone (2, blue): AR139."""

from tests.sets.artifacts.tables import artifacts


def test_draws_two_2s_of_the_chosen_set_and_melds_one_and_gives_the_other() -> None:
    table = artifacts("blue: Rosetta Stone; hand: Fermenting", "", supply={"artifacts 2": "Holy Grail, Holy Lance"})
    table.dogma("Rosetta Stone", me=["artifacts", "Holy Grail"])
    assert table.asked[0] == ("me", "set", ["set:base", "set:artifacts"])  # ruling 269
    assert len(table.asked[1][2]) == 2  # only the drawn cards
    assert table.me.pile("yellow") == ["Holy Grail"]
    assert table.you.pile("green") == ["Holy Lance"]
    assert table.me.hand == ["Fermenting"]


def test_the_base_set_can_be_chosen() -> None:
    table = artifacts("blue: Rosetta Stone", "yellow: Agriculture", supply={2: "Calendar, Fermenting"})
    table.dogma("Rosetta Stone", me=["base", "Calendar"])
    assert table.me.pile("blue") == ["Calendar", "Rosetta Stone"]
    assert table.you.pile("yellow") == ["Fermenting", "Agriculture"]


def test_a_set_that_runs_out_gives_base_cards() -> None:  # AR015
    table = artifacts("blue: Rosetta Stone", "", supply={"artifacts 2": "Holy Grail, end", 2: "Calendar"})
    table.dogma("Rosetta Stone", me=["artifacts", "Calendar"])
    assert table.me.pile("blue") == ["Calendar", "Rosetta Stone"]
    assert table.you.pile("yellow") == ["Holy Grail"]


def test_the_player_chooses_the_opponent() -> None:
    table = artifacts("blue: Rosetta Stone", "", "", supply={2: "Calendar, Fermenting"})
    table.dogma("Rosetta Stone", me=["base", "Calendar", "third"])
    assert table.asked[-1][2] == ["player:1", "player:2"]
    assert table.changes == "me blue +Calendar; third yellow +Fermenting"


def test_a_team_mate_is_no_opponent() -> None:
    table = artifacts("blue: Rosetta Stone", "", "", "", teams="13-24", supply={2: "Calendar, Fermenting"})
    table.dogma("Rosetta Stone", me=["base", "Calendar", "fourth"])
    assert table.asked[-1][2] == ["player:1", "player:3"]
    assert table.changes == "me blue +Calendar; fourth yellow +Fermenting"


def test_a_sharer_goes_first_and_brings_the_bonus() -> None:
    table = artifacts(
        "blue: Rosetta Stone", "red: Metalworking",
        supply={2: "Calendar, Fermenting, Currency, Philosophy, Construction"},
    )  # fmt: skip
    table.dogma("Rosetta Stone", you=["base", "Calendar"], me=["base", "Currency"])
    assert table.changes == (
        "me green +Currency; me yellow +Fermenting; me hand +Construction; you blue +Calendar; you purple +Philosophy"
    )
    assert table.bonus


def test_one_castle_fewer_does_not_share() -> None:
    table = artifacts("blue: Rosetta Stone", "red: Oars", supply={2: "Calendar, Fermenting"})
    table.dogma("Rosetta Stone", me=["base", "Calendar"])
    assert table.changes == "me blue +Calendar; you yellow +Fermenting"
    assert not table.bonus
