"""Where artifacts come from and go back to: AR011 to AR020."""

from __future__ import annotations

import pytest

from splay.core.result import GameOver
from splay.playing import PlayedTable
from tests.sets.artifacts.tables import artifacts

ONE = {1: "Oars, end", "artifacts 1": "Dancing Girl, Sibidu Needle"}


def drawn(table: PlayedTable, value: int) -> list[str]:
    """What I have in hand after drawing an artifact of a value."""
    table.game.players[0].draw_of_set("artifacts", value)
    return table.me.hand


def test_draws_give_base_cards() -> None:  # AR011
    table = artifacts("red: Archery", "hand: Sailing", supply=ONE)
    assert table.draw().me.hand == ["Oars"]
    table = artifacts("red: Archery", "hand: Construction", supply=ONE).dogma("Archery")
    assert table.changes == "me hand +Construction; you hand -Construction +Oars"


def test_an_effect_that_names_the_set_draws_an_artifact() -> None:  # AR012 AR013
    table = artifacts("", "", supply=ONE)
    assert drawn(table, 1) == ["Dancing Girl"]
    assert table.game.supplies[0].cards[-1].name == "Oars"


def test_only_sets_in_play_can_be_chosen() -> None:  # AR013
    table = artifacts("", "", sets=["base", "artifacts", "relics"])
    assert table.game.options.supplied == ("base", "artifacts")


def test_an_age_without_base_cards_is_skipped_though_it_has_artifacts() -> None:  # AR014, CO010 CO011
    table = artifacts(
        "", "", supply={**dict.fromkeys(range(1, 8), "end"), 8: "Rocketry", "artifacts 8": "Battleship Yamato"}
    )
    assert drawn(table, 1) == ["Battleship Yamato"]
    assert table.game.supply("artifacts", 1).cards != []


def test_a_base_card_replaces_an_artifact_that_is_not_there() -> None:  # AR015, CO012
    table = artifacts("", "", supply={1: "Oars", "artifacts 1": "end"})
    assert drawn(table, 1) == ["Oars"]


def test_two_2s_are_two_artifacts_of_3_if_the_base_supply_of_2_is_empty() -> None:  # CO014
    supply = {2: "end", "artifacts 2": "Holy Grail, Holy Lance", "artifacts 3": "Excalibur, Necronomicon"}
    table = artifacts("blue: Rosetta Stone", "", supply=supply).dogma("Rosetta Stone", me=["artifacts", "Excalibur"])
    assert (table.me.top("red"), table.you.top("purple")) == ("Excalibur", "Necronomicon")


def test_two_2s_are_an_artifact_and_a_base_card_of_3_if_there_is_but_one_artifact() -> None:  # CO015
    supply = {2: "end", 3: "Compass", "artifacts 3": "Excalibur, end"}
    table = artifacts("blue: Rosetta Stone", "", supply=supply).dogma("Rosetta Stone", me=["artifacts", "Excalibur"])
    assert (table.me.top("red"), table.you.top("green")) == ("Excalibur", "Compass")


def test_artifacts_and_then_base_cards_are_drawn_however_many_ages_are_skipped() -> None:  # CO015
    table = artifacts(
        "",
        "",
        supply={1: "end", 2: "end", 8: "Rocketry", "artifacts 8": "Battleship Yamato, end"}
        | dict.fromkeys(range(3, 8), "end"),
    )
    drawn(table, 2)
    assert drawn(table, 2) == ["Battleship Yamato", "Rocketry"]


def test_an_artifact_above_ten_ends_the_game() -> None:  # AR017, CO016 in part
    table = artifacts("", "", supply=dict.fromkeys(range(2, 11), "end"))
    assert table.game.supply("artifacts", 10).cards != []
    with pytest.raises(GameOver):
        table.game.players[0].draw_of_set("artifacts", 2)


def test_an_artifact_in_hand_is_an_ordinary_card() -> None:  # AR018
    table = artifacts("hand: Dancing Girl", "").meld("Dancing Girl")
    assert table.changes == "me yellow +Dancing Girl; me hand -Dancing Girl"
    table = artifacts("blue: Pottery; hand: Dancing Girl", "").dogma("Pottery", me=["Dancing Girl"])
    assert table.me.hand != ["Dancing Girl"]
    assert table.changes == "me hand -Dancing Girl +Archery; me score +Domestication"


def test_a_returned_artifact_goes_to_the_bottom_of_its_own_supply() -> None:  # AR019, CO009
    table = artifacts("blue: Pottery; hand: Dancing Girl", "", supply={1: "Domestication, Archery"}).dogma(
        "Pottery", me=["Dancing Girl"]
    )
    assert table.game.supply("artifacts", 1).cards[0].name == "Dancing Girl"
    assert "Dancing Girl" not in table.supply(1)
    assert table.changes == "me hand -Dancing Girl +Archery; me score +Domestication"


def test_a_returned_artifact_does_not_make_its_age_drawable_but_a_base_card_does() -> None:  # AR020, CO011
    table = artifacts("", "hand: Tools, Dancing Girl", supply={1: "end", 2: "Calendar"})
    you = table.game.players[1]
    you.return_(table.card("Dancing Girl"))
    assert table.game.draw_age(1) == 2
    you.return_(table.card("Tools"))
    assert table.game.draw_age(1) == 1
