"""Digging: AR021 to AR038."""

from __future__ import annotations

import re

import pytest

from splay.core.event import DRAW
from splay.core.session import Session
from splay.locale.catalogue import FOLDER, load
from splay.playing import PlayedTable
from splay.records.stored_events import events_from, stored_event
from splay.sets.artifacts.events import DIG, DigEvent
from splay.views.events import event_view
from splay.views.wording import Wording
from tests.sets.artifacts.tables import artifacts, displayed

ONE = {"artifacts 1": "Dancing Girl"}


def digs(table: PlayedTable) -> list[DigEvent]:
    """What was dug in the last action."""
    return [event for event in table.events if isinstance(event, DigEvent)]


def test_a_card_that_is_not_higher_than_the_one_it_covers_digs() -> None:  # AR023
    table = artifacts("yellow: Masonry; hand: Domestication", "", supply=ONE).meld("Domestication")
    assert displayed(table) == ["Dancing Girl"]
    assert table.changes == "me yellow +Domestication; me hand -Domestication; me display +Dancing Girl"
    table = artifacts("blue: Calendar; hand: Tools", "", supply={"artifacts 2": "end", **ONE}).meld("Tools")
    assert displayed(table) == []  # a lower card digs for the value of the one it covers, of which there is none
    assert table.changes == "me blue +Tools; me hand -Tools"


def test_a_higher_card_with_its_picture_in_the_same_place_digs() -> None:  # AR024
    table = artifacts("green: The Wheel; hand: Mapmaking", "", supply=ONE).meld("Mapmaking")
    (dug,) = digs(table)
    assert (dug.melded, dug.covered, dug.by_value, dug.picture) == ("mapmaking", "the-wheel", False, "top-left")
    assert table.changes == "me green +Mapmaking; me hand -Mapmaking; me display +Dancing Girl"


def test_a_higher_card_with_its_picture_elsewhere_digs_nothing() -> None:  # AR026
    table = artifacts("red: Archery; hand: Construction", "", supply=ONE).meld("Construction")
    assert table.card("Construction").icons.index(6) != table.card("Archery").icons.index(6)
    assert table.changes == "me red +Construction; me hand -Construction"


def test_both_reasons_together_dig_once() -> None:  # AR025
    table = artifacts("blue: Pottery; hand: Tools", "", supply=ONE).meld("Tools")
    (dug,) = digs(table)
    assert (dug.by_value, dug.picture) == (True, "top-left")
    assert table.changes == "me blue +Tools; me hand -Tools; me display +Dancing Girl"


def test_a_new_color_digs_nothing() -> None:  # AR022
    assert artifacts("hand: Oars", "", supply=ONE).meld("Oars").changes == "me red +Oars; me hand -Oars"


def test_the_artifact_is_of_the_age_of_the_covered_card() -> None:  # AR028
    table = artifacts("red: Mobility; hand: Oars", "", supply={"artifacts 8": "Battleship Yamato", **ONE}).meld("Oars")
    assert displayed(table) == ["Battleship Yamato"]
    assert table.changes == "me red +Oars; me hand -Oars; me display +Battleship Yamato"
    table = artifacts("red: Robotics; hand: Fission", "", supply={"artifacts 10": "Exxon Valdez"}).meld("Fission")
    assert displayed(table) == ["Exxon Valdez"]
    assert table.changes == "me red +Fission; me hand -Fission; me display +Exxon Valdez"


def test_ages_without_base_cards_are_skipped_upwards() -> None:  # AR029
    supply = dict.fromkeys(range(1, 8), "end") | {"artifacts 8": "Battleship Yamato", **ONE}
    table = artifacts("red: Archery; hand: Oars", "", supply=supply).meld("Oars")
    assert table.changes == "me red +Oars; me hand -Oars; me display +Battleship Yamato"


def test_without_artifacts_of_that_age_nothing_is_dug_and_nothing_drawn() -> None:  # AR030, CO012
    table = artifacts("red: Archery; hand: Oars", "", supply={"artifacts 1": "end"}).meld("Oars")
    assert table.changes == "me red +Oars; me hand -Oars"


def test_if_no_age_is_left_nothing_is_dug_and_the_game_goes_on() -> None:  # AR031
    table = artifacts("red: Archery; hand: Oars", "", supply=dict.fromkeys(range(1, 11), "end")).meld("Oars")
    assert table.result is None
    assert table.changes == "me red +Oars; me hand -Oars"


def test_a_covered_yamato_is_due_and_finds_no_eleven() -> None:  # AR032 AR079
    table = artifacts("red: Battleship Yamato; hand: Mobility", "").meld("Mobility")
    assert table.result is None
    assert table.changes == "me red +Mobility; me hand -Mobility"


def test_yamato_covers_a_ten_without_a_dig_unless_the_pictures_match() -> None:  # AR079
    table = artifacts("red: Robotics; hand: Battleship Yamato", "").meld("Battleship Yamato")
    assert digs(table) == []
    assert table.changes == "me red +Battleship Yamato; me hand -Battleship Yamato"


def test_nothing_is_dug_while_an_artifact_is_on_display() -> None:  # AR033 AR039
    table = artifacts("red: Archery; hand: Oars; display: Sibidu Needle", "", supply=ONE).meld("Oars")
    assert table.changes == "me red +Oars; me hand -Oars"


def test_the_artifact_lies_face_up_and_is_neither_drawn_nor_melded() -> None:  # AR034 AR035 AR036
    table = artifacts("red: Archery; hand: Oars", "", supply=ONE).meld("Oars")
    assert [event.kind for event in table.events] == ["action", "meld", DIG]
    assert DRAW not in [event.kind for event in table.events]
    (dug,) = digs(table)
    assert dug.seen == 255
    assert table.asked == []
    assert table.changes == "me red +Oars; me hand -Oars; me display +Dancing Girl"


HIGH = "green: Databases; yellow: Stem Cells; purple: The Internet; blue: Bioengineering"
"""Four top cards that make Universe with a red one."""


def test_the_dig_comes_after_the_special_achievements_that_the_meld_brings() -> None:  # AR037 in part, CO017 to CO019
    table = artifacts(f"red: Flight; {HIGH}; hand: Mobility", "", supply={"artifacts 8": "Battleship Yamato"})
    table.meld("Mobility")
    kinds = [event.kind for event in table.events]
    assert kinds[-2:] == ["claim", DIG]
    assert table.changes == (
        "me red +Mobility; me hand -Mobility; me achievements +Universe; me display +Battleship Yamato; "
        "available -Universe"
    )


def test_a_win_by_the_meld_leaves_no_dig() -> None:  # CO024
    table = artifacts(f"red: Flight; {HIGH}; hand: Mobility; achievements: 1, 2, 3, 4, 5, 6", "").meld("Mobility")
    assert table.result is not None
    assert displayed(table) == []


def test_a_meld_by_an_effect_digs_nothing() -> None:  # AR021, CO023 CO037
    table = artifacts("green: Sailing, The Wheel", "", supply={1: "Clothing", **ONE}).dogma("Sailing")
    assert table.me.top("green") == "Clothing"
    assert displayed(table) == []


def test_a_tuck_and_a_transfer_dig_nothing() -> None:  # AR021
    table = artifacts("red: Archery; blue: Tools; hand: Oars", "", supply=ONE)
    table.game.players[0].tuck(table.card("Oars"))
    assert displayed(table) == []
    table = artifacts("red: Archery; hand: Oars", "", supply=ONE)
    me = table.game.players[0]
    me.transfer(table.card("Oars"), to=me.board)
    assert displayed(table) == []


def test_melding_from_the_display_can_dig_anew() -> None:  # AR038, CO022
    table = artifacts("blue: Tools; display: Sibidu Needle", "", supply=ONE).meld("Sibidu Needle")
    assert table.me.top("blue") == "Sibidu Needle"
    assert displayed(table) == ["Dancing Girl"]


def test_a_dig_shows_something_new_so_that_it_cannot_be_undone_and_others_can() -> None:  # CO026
    session = Session(artifacts("red: Archery; hand: Oars, Sailing", "", supply=ONE).game)
    session.answer(0, "meld:sailing")
    assert session.undo_refusal(0) == ""
    session.undo(0)
    session.answer(0, "meld:oars")
    assert session.undo_refusal(0) == "information"


@pytest.mark.parametrize("word", ["value", "picture", "both"])
def test_the_dig_is_told_with_its_reason(word: str) -> None:  # CO025
    positions = {
        "value": ("yellow: Masonry; hand: Domestication", "Domestication"),
        "picture": ("green: The Wheel; hand: Mapmaking", "Mapmaking"),
        "both": ("blue: Pottery; hand: Tools", "Tools"),
    }
    position, melded = positions[word]
    table = artifacts(position, "", supply=ONE).meld(melded)
    (dug,) = digs(table)
    assert displayed(table) == ["Dancing Girl"]
    assert (table.me.top(position.partition(":")[0]), table.me.hand) == (melded, [])
    message = event_view(dug, 1).message
    assert message is not None
    assert message.key == f"event-dig-{word}"
    assert (
        words_of(table)
        == {
            "value": "Ann dug up Dancing Girl by covering Masonry with Domestication, which isn't higher.",
            "picture": "Ann dug up Dancing Girl by covering The Wheel with Mapmaking: both have their hexagon at the "
            "top left.",
            "both": "Ann dug up Dancing Girl by covering Pottery with Tools, which isn't higher; both have their "
            "hexagon at the top left.",
        }[word]
    )


def test_why_a_higher_artifact_is_dug_is_told() -> None:  # CO025, ruling 74
    supply = {"1": "end", "artifacts 1": "Dancing Girl", "2": "Calendar", "artifacts 2": "Holy Lance"}
    table = artifacts("yellow: Masonry; hand: Domestication", "", supply=supply).meld("Domestication")
    why = "by covering Masonry with Domestication, which isn't higher."
    assert words_of(table) == f"Ann dug up Holy Lance (no base [1] left) {why}"
    assert table.changes == "me yellow +Domestication; me hand -Domestication; me display +Holy Lance"
    (again,) = events_from([stored_event(dug) for dug in digs(table)], table.game.deck)
    assert isinstance(again, DigEvent)
    assert again.wanted_age == 1


def test_the_hexagon_that_digs_is_called_so_everywhere() -> None:
    for name in ("artifacts.ftl", "web-artifacts.ftl", "help.ftl"):
        text = (FOLDER / "en" / name).read_text(encoding="utf-8")
        assert "picture" not in re.sub(r"^[\w-]+ =", "", text, flags=re.MULTILINE)


def test_every_base_value_that_is_skipped_is_told() -> None:  # ruling 74
    supply = {"1": "end", "2": "end", "3": "end", "4": "Gunpowder", "artifacts 4": "Moses"}
    table = artifacts("yellow: Masonry; hand: Domestication", "", supply=supply).meld("Domestication")
    assert words_of(table).startswith("Ann dug up Moses (no base [1]-[3] left) by ")
    assert table.changes == "me yellow +Domestication; me hand -Domestication; me display +Moses"


def words_of(table: PlayedTable) -> str:
    """What the only dig of the last action is told with."""
    (dug,) = digs(table)
    message = event_view(dug, 1).message
    assert message is not None
    return Wording(load(), ("Ann", "Bob"), table.game.deck).message(message)
