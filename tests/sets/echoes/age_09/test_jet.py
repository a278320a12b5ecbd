"""Jet (9, red): EC200; rulings 61, 94, 216."""

from __future__ import annotations

from splay.playing import PlayedTable, Script
from splay.playing.script import Answer
from tests.sets.echoes.tables import echoes


def test_they_return_their_top_card_of_the_color_that_was_melded() -> None:
    table = echoes("red: Jet; hand: Tools, Oars", "blue: Writing, Pottery; red: Archery")
    table.dogma("Jet", me=["Tools"])
    assert table.asked == [("me", "card", ["oars", "tools"])]
    assert (table.me.pile("blue"), table.me.hand) == (["Tools"], ["Oars"])
    assert (table.you.pile("blue"), table.you.pile("red")) == (["Pottery"], ["Archery"])
    assert table.bottom_of_supply(1) == "Writing"


def test_a_red_card_covers_jet_and_their_red_card_goes() -> None:
    table = echoes("red: Jet; hand: Oars", "red: Archery").dogma("Jet")
    assert table.changes == "me red +Oars; me hand -Oars; you red -Archery"


def test_without_a_card_to_meld_nothing_is_returned() -> None:
    table = echoes("red: Jet", "blue: Writing; red: Archery").dogma("Jet")
    assert (table.you.pile("blue"), table.you.pile("red")) == (["Writing"], ["Archery"])


def test_who_has_no_card_of_the_color_returns_none() -> None:
    table = echoes("red: Jet; hand: Tools", "red: Archery; hand: Writing").dogma("Jet")
    assert table.changes == "me blue +Tools; me hand -Tools"


def test_what_a_sharer_melded_is_demanded_of_nobody() -> None:  # ruling 216
    table = echoes(
        "red: Jet; hand: Tools",
        "blue: Writing; green: Sailing; red: Archery",
        third="green: Satellites; hand: Oars",
        supply={9: "Collaboration"},
    )
    table.dogma("Jet")
    assert table.changes == (  # nothing is demanded of the third player, who has as many clocks
        "me blue +Tools; me hand -Tools +Collaboration; you blue -Writing; third red +Oars; third hand -Oars"
    )
    assert table.bonus


def test_only_a_sharer_melds_and_nothing_is_demanded() -> None:  # ruling 216
    table = echoes("red: Jet", "red: Archery", third="green: Satellites; hand: Oars", supply={9: "Fission"}).dogma(
        "Jet"
    )
    assert table.changes == "me hand +Fission; third red +Oars; third hand -Oars"


def test_its_echo_effect_under_another_card_demands_nothing() -> None:  # ruling 61
    table = echoes("red up: Coal, Jet; hand: Tools", "blue: Writing", supply={5: "Measurement"}).dogma(
        "Coal", me=["pass", "pass"]
    )
    assert table.changes == "me blue +Tools; me green +Measurement; me hand -Tools"


def test_an_echo_effect_out_of_sight_is_not_executed() -> None:
    table = echoes("red left: Coal, Jet; hand: Tools", "blue: Writing", supply={"echoes 5": "Stove"}).dogma(
        "Coal", me=["pass", "pass"]
    )
    assert table.changes == "me yellow +Stove"


def twice(table: PlayedTable, **answers: list[Answer]) -> PlayedTable:
    """Uses Jet with every effect twice, as an endorsed card is."""
    script = Script(answers)
    table.game.decider = script
    table.game.players[0].use(table.card("Jet"), 2)
    script.check_over()
    return table


def test_a_second_round_is_for_the_color_melded_second() -> None:  # ruling 94
    table = echoes(
        "red: Jet; hand: Tools, Oars", "blue: Writing, Pottery; red: Archery, Metalworking", third="red: Coal"
    )
    twice(table, me=["Tools"])
    assert (table.you.pile("blue"), table.you.pile("red")) == (["Pottery"], ["Metalworking"])
    assert table.third.pile("red") == []


def test_both_rounds_are_for_the_only_color_that_was_melded() -> None:  # ruling 94
    table = twice(echoes("red: Jet; hand: Tools", "blue: Writing, Pottery, Calendar"))
    assert table.you.pile("blue") == ["Calendar"]


def test_each_use_remembers_only_its_own_meld() -> None:  # ruling 254
    table = echoes("red: Jet; hand: Tools", "blue: Writing, Pottery; red: Archery")
    assert table.dogma("Jet").changes == "me blue +Tools; me hand -Tools; you blue -Writing"
    assert table.dogma("Jet").changes == ""
