"""Echoes together with Artifacts of History and relics, and what other cards execute."""

from __future__ import annotations

import pytest

from splay.core.event import EffectEvent
from splay.playing import PlayedTable
from tests.sets.echoes.tables import echoes, forecast

BOTH = ["base", "artifacts", "echoes"]
COURANT = "The Daily Courant"


def executed(table: PlayedTable) -> list[tuple[str, int]]:
    """The effects that were executed in the last action, by card."""
    return [(event.cards[0].name, event.effect) for event in table.events if isinstance(event, EffectEvent)]


def test_executing_all_effects_includes_the_cards_own_echo_but_none_beneath() -> None:  # EC041, ruling 59
    table = echoes(
        f"yellow: {COURANT}; blue right: Ruler, Perfume", "", sets=BOTH, supply={2: "Calendar", 9: "Fission"}
    )
    table.dogma(COURANT, me=[9, "Ruler"])
    assert executed(table) == [(COURANT, 3), ("Ruler", 0), ("Ruler", 3)]
    assert table.me.hand == ["Calendar"]


def test_what_refers_to_an_echo_effect_that_was_not_executed_does_nothing() -> None:  # EC045, ruling 61
    supply = {7: "Lighting", 9: "Fission, Genetics", 10: "Software", "echoes 7": "Jeans", "echoes 8": "Tractor"}
    table = echoes("green: Email; blue: Stethoscope; hand: Pottery", "", supply=supply).dogma("Email")
    assert executed(table)[-2:] == [("Stethoscope", 3), ("Stethoscope", 4)]
    assert table.changes == (  # Pottery was not melded, and so no [8] is drawn
        "me hand +Jeans; me forecast +Camcorder +Laser"
    )


@pytest.mark.parametrize(("moment", "first"), [("after_each_change", "claim"), ("after_each_effect", "dig")])
def test_a_meld_action_ends_after_its_promotion(moment: str, first: str) -> None:  # CO017, CO018, decision 36
    table = echoes(
        "red: Robotics; green: Databases; yellow: Stem Cells; purple: The Internet; blue: Software; "
        "hand: Bioengineering; forecast: Oars",
        "",
        sets=BOTH,
        special_achievements=moment,
        supply={"artifacts 10": "Higgs Boson"},
    )
    table.meld("Bioengineering", me=["promote:oars"])
    kinds = [event.kind for event in table.events if event.kind in ("claim", "dig", "promote")]
    assert kinds.index(first) == 0
    assert kinds.index("dig") < kinds.index("promote")
    assert (table.me.pile("blue"), table.me.pile("red")) == (["Bioengineering", "Software"], ["Oars", "Robotics"])
    assert (table.me.hand, table.me.zone("display"), table.me.zone("forecast")) == ([], ["Higgs Boson"], [])
    assert table.me.achievements == (["Universe"] if first == "claim" else [])


def test_a_forecast_leaves_with_its_eliminated_owner() -> None:  # ruling 245
    table = echoes("", "forecast: Tools, Novel", "", sets=BOTH)
    table.game.players[1].eliminate()
    assert forecast(table, "you") == []
    assert {"Tools", "Novel"} <= set(table.removed)


@pytest.mark.parametrize(("partner", "drawn"), [("score: Paper", 1), ("score: Oars", 0), ("", 0)])
def test_other_players_include_the_team_mate(partner: str, drawn: int) -> None:  # CO047, decision 34
    table = echoes("red: Candles", "score: Calendar", partner, "score: Currency", teams="13-24").dogma("Candles")
    assert len(table.me.hand) == drawn  # my bonus is one point
