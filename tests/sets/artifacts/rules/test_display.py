"""The artifact on display, and what does not reach it: AR039 to AR044, AR062 to AR065."""

from __future__ import annotations

from splay.core.session import Session
from splay.core.turn import legal_actions
from splay.sets.scenario import from_json, from_text, to_json, to_text
from splay.views.view import SPECTATOR, view_of
from tests.sets.artifacts.tables import artifacts, displayed

GIRL = "Dancing Girl"
SHOWN = f"display: {GIRL}"


def test_it_is_no_part_of_hand_or_board() -> None:  # AR040 AR041
    table = artifacts(f"{SHOWN}; blue: Tools", "display: Battleship Yamato")
    me, you = table.game.players
    assert (len(me.hand), len(me.score_pile), me.tops().cards) == (0, 0, [table.card("Tools")])
    assert you.board.highest_top() == 0
    assert you.supply_for(you.board.highest_top()).age == 1


def test_it_counts_for_no_achievement_and_not_for_universe() -> None:  # AR041
    table = artifacts("display: Battleship Yamato; score: Robotics", "")
    assert table.game.players[0].achievable() == []
    high = "green: Databases; yellow: Stem Cells; purple: The Internet; blue: Bioengineering"
    table = artifacts(f"{high}; display: Battleship Yamato; hand: Tools", "").draw()
    assert table.changes == "me hand +Robotics"


def test_its_icons_do_not_count_in_others_dogmas() -> None:  # AR042
    table = artifacts("blue: Writing", SHOWN, supply={2: "Philosophy"}).dogma("Writing")
    assert not table.bonus
    assert table.game.players[1].board.icons == 0
    assert table.changes == "me hand +Philosophy"


def test_its_icons_do_not_count_for_world() -> None:  # AR042, ruling 29
    nine = "blue: Rocketry; red: Fission; green: Satellites"
    table = artifacts(f"{nine}; display: Syncom 3; hand: Tools", "").meld("Tools")
    assert table.changes == "me blue +Tools; me hand -Tools"
    table = artifacts(f"{nine}; hand: Garland's Ruby Slippers", "").meld("Garland's Ruby Slippers")
    assert table.changes == (
        "me purple +Garland's Ruby Slippers; me hand -Garland's Ruby Slippers; me achievements +World; available -World"
    )


def test_its_icons_do_not_count_when_its_owner_uses_another_card() -> None:  # AR042 AR050
    table = artifacts(
        f"{SHOWN}; blue: Writing", "purple: Philosophy", supply={2: "Road Building, Fermenting", 1: "Domestication"}
    ).dogma("Writing")
    assert table.game.players[0].count(2) == 2
    assert table.bonus  # three bulbs against two; with those on display they would be against five
    assert table.changes == "me hand +Domestication +Fermenting; you hand +Road Building"


def test_fission_leaves_it_where_it_is() -> None:  # AR043
    table = artifacts(f"red: Fission; {SHOWN}", "hand: Tools", supply={10: "Robotics"}).dogma("Fission")
    assert table.removed == ["Fission", "Robotics", "Tools"]
    assert table.changes == "me red -Fission; you hand -Tools; removed +Fission +Robotics +Tools"


def test_everybody_can_read_it() -> None:  # AR044, CO053 in part
    game = artifacts(SHOWN, "").game
    for viewer in (SPECTATOR, 0, 1):
        (zone,) = [zone for zone in view_of(game, viewer).players[0].zones if zone.kind == "display"]
        assert (zone.seen_by, [shown.card for shown in zone.cards]) == ("all", ["dancing-girl"])


def test_positions_know_it_and_the_supplies_of_both_sets() -> None:  # CO064 in part
    position = to_json(artifacts(SHOWN, "", free_action=True).game)
    assert position["players"][0]["display"] == ["dancing-girl"]
    assert position["supply"]["artifacts 1"][-1] == "end"
    for again in (from_json(position), from_text(to_text(from_json(position)))):
        assert to_json(again) == position


def test_a_meld_action_can_take_it_also_with_an_empty_hand() -> None:  # AR062
    table = artifacts(SHOWN, "")
    assert [option.key for option in legal_actions(table.game.players[0])] == ["draw", "meld:dancing-girl"]
    assert table.meld(GIRL).me.pile("yellow") == [GIRL]
    assert displayed(table) == []


def test_melded_it_lies_on_its_color_with_that_splay() -> None:  # AR063
    table = artifacts(f"{SHOWN}; yellow left: Masonry, Agriculture", "").meld(GIRL)
    assert table.changes == "me yellow +Dancing Girl; me display -Dancing Girl +Electrum Stater of Efesos"


def test_its_meld_digs_as_any_meld_action() -> None:  # AR064
    table = artifacts(f"{SHOWN}; yellow: Masonry", "", supply={"artifacts 1": "Sibidu Needle"}).meld(GIRL)
    assert table.changes == "me yellow +Dancing Girl; me display -Dancing Girl +Sibidu Needle"


def test_effects_that_speak_of_the_hand_do_not_reach_it() -> None:  # AR065
    table = artifacts(f"{SHOWN}; yellow: Masonry", "").dogma("Masonry")
    assert (table.asked, displayed(table)) == ([], [GIRL])
    assert table.changes == ""
    table = artifacts(f"{SHOWN}; blue: Pottery", "").dogma("Pottery")
    assert (table.asked, displayed(table)) == ([], [GIRL])
    assert table.changes == "me hand +Domestication"


def test_a_display_is_kept_when_a_session_is_undone() -> None:
    session = Session(artifacts(f"{SHOWN}; hand: Oars", "").game)
    session.answer(0, "meld:dancing-girl")
    session.undo(0)
    assert to_json(session.start)["players"][0]["display"] == ["dancing-girl"]
