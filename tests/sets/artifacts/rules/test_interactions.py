"""Rules of artifacts and relics that meet in one action."""

from __future__ import annotations

import pytest

from splay.core.event import CLAIM
from splay.core.session import Session
from splay.sets.artifacts.events import DIG
from tests.core.rules.reports import effects
from tests.sets.artifacts.tables import artifacts, displayed, relics

ROVER = "Rover Curiosity"
EXXON = "Exxon Valdez"
SHARER = "purple: Philosophy"
"""As many bulbs as Rover Curiosity has."""
HIGH = "green: Databases; yellow: Stem Cells; purple: The Internet; blue: Bioengineering"
"""Four top cards that make Universe with a red one."""


def test_a_launcher_whom_a_sharers_compel_eliminates_executes_nothing_more() -> None:  # AR119, ruling 246
    table = artifacts(f"blue: {ROVER}", SHARER, "", supply={"artifacts 10": f"{EXXON}, Maldives"}).dogma(ROVER)
    assert effects(table) == [("you", ROVER, "dogma"), ("me", EXXON, "compel")]
    assert (table.game.seating.out, table.result, table.bonus) == ((0,), None, False)
    assert (table.turn, table.game.actions_left) == ("you", 2)
    assert table.changes == "me blue -Rover Curiosity; me out; you red +Exxon Valdez; removed +Rover Curiosity"


def test_a_sharers_compel_eliminates_other_sharers_before_they_share() -> None:  # AR119, ruling 8
    table = artifacts(
        "", f"blue: {ROVER}", SHARER, "purple: Education", turn=1, supply={"artifacts 10": f"{EXXON}, Maldives"}
    ).dogma(ROVER)
    assert effects(table) == [("third", ROVER, "dogma"), ("fourth", EXXON, "compel"), ("you", EXXON, "compel")]
    assert (table.game.seating.out, table.turn) == ((1, 3), "third")
    assert table.changes == (
        "you blue -Rover Curiosity; you out; third red +Exxon Valdez; fourth purple -Education; fourth out; "
        "removed +Education +Rover Curiosity"
    )


def test_the_launcher_of_a_free_action_can_be_eliminated_in_it() -> None:  # ruling 246
    table = artifacts(f"display: {ROVER}", SHARER, "", free_action=True, supply={"artifacts 10": EXXON})
    table.free("dogma:rover-curiosity")
    assert table.game.seating.out == (0,)
    assert ROVER in table.removed  # with all the rest, and not returned
    assert (table.turn, table.game.actions_left) == ("you", 2)
    assert table.changes == "me display -Rover Curiosity; me out; you red +Exxon Valdez; removed +Rover Curiosity"


def test_the_last_one_left_by_a_sharers_compel_wins() -> None:  # ruling 182
    table = artifacts(f"blue: {ROVER}", SHARER, supply={"artifacts 10": EXXON}).dogma(ROVER)
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["you"], EXXON)


def test_a_team_mate_who_shares_compels_the_launcher_not_at_all() -> None:  # AR074, ruling 104
    table = artifacts(
        f"blue: {ROVER}", "", SHARER, "", teams="13-24", supply={"artifacts 10": f"{EXXON}, Seikan Tunnel"}
    )
    table.dogma(ROVER)
    assert table.game.seating.out == ()
    assert not table.bonus
    assert table.changes == "me green +Seikan Tunnel; third red +Exxon Valdez"


def test_a_win_in_the_free_action_ends_the_game_before_the_artifact_is_returned() -> None:  # AR055
    table = artifacts("display: Where's Waldo?", "", free_action=True).free("dogma:wheres-waldo")
    assert table.result is not None
    assert (table.result.reason, table.result.winners, table.result.card) == ("card", ["me"], "Where's Waldo?")
    assert displayed(table) == ["Where's Waldo?"]
    assert Session(table.game).questions == []


def test_the_icons_on_display_count_in_what_a_sharer_executes_as_if_on_it() -> None:  # AR049, ruling 59
    table = artifacts(
        f"display: {ROVER}; score: Tools",
        SHARER,
        free_action=True,
        supply={"artifacts 10": "Twister, Seikan Tunnel", 10: "Self Service"},
    )
    table.free("dogma:rover-curiosity")  # I have three bulbs, all on display, and so am compelled
    assert ("me", "Twister", "compel") in effects(table)
    assert table.changes == (
        "me blue +Tools; me green +Seikan Tunnel; me hand +Self Service; me score -Tools; "
        "me display -Rover Curiosity; you purple +Twister"
    )


def test_the_sharing_draw_with_yamato_on_top_ends_the_game() -> None:  # AR081, ruling 53
    table = artifacts("blue: Writing; red: Battleship Yamato; score: Oars", "blue: Tools").dogma("Writing")
    assert table.bonus
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])


def test_yamato_achieved_is_an_eight_which_raises_that_price_alone() -> None:  # AR080, ruling 17
    me = artifacts("achievements: Battleship Yamato", "").game.players[0]
    assert (me.cost(8), me.cost(9), me.achievement_count()) == (80, 45, 1)


def test_yamato_melded_from_the_display_is_too_high_to_dig_from_a_10() -> None:  # AR079, AR064
    table = artifacts("red: Robotics; display: Battleship Yamato", "", supply={"artifacts 10": EXXON})
    assert displayed(table.meld("Battleship Yamato")) == []
    assert table.game.players[0].board.highest_top() == 11
    assert table.changes == "me red +Battleship Yamato; me display -Battleship Yamato"


def test_a_meld_from_the_display_digs_and_seizes() -> None:  # AR038 AR064 AR090
    table = relics(
        "red: Gunpowder; display: Holmegaard Bows", "relics: Complex Numbers", supply={"artifacts 4": "Moses"}
    )
    table.meld("Holmegaard Bows", me=["seize:complex-numbers"])
    assert [player.achievement_count() for player in table.game.players] == [1, 0]
    assert table.changes == (
        "me red +Holmegaard Bows; me display -Holmegaard Bows +Moses; me relics +Complex Numbers; "
        "you relics -Complex Numbers"
    )


def test_fission_used_from_the_display_leaves_other_displays_and_the_museum() -> None:  # AR043 AR053 AR105, decision 38
    table = relics(
        "display: Yeager's Bell X-1A; hand: Tools; red: Oars",
        "display: Luna 3; relics: Ching Shih; hand: Complex Numbers",
        free_action=True,
        supply={9: "Fission, Genetics", 10: "Robotics"},
    )
    table.free("dogma:yeagers-bell-x-1a")
    assert {"Fission", "Robotics", "Tools", "Oars", "Complex Numbers"} == set(table.removed)
    assert table.game.supply("artifacts", 9).cards[0].name == "Yeager's Bell X-1A"
    assert [player.achievement_count() for player in table.game.players] == [0, 1]
    assert table.changes == (
        "me red -Oars; me hand -Tools; me display -Yeager's Bell X-1A; you hand -Complex Numbers; "
        "removed +Complex Numbers +Fission +Oars +Robotics +Tools"
    )


@pytest.mark.parametrize(
    ("moment", "order"), [("after_each_change", [CLAIM, DIG]), ("after_each_effect", [DIG, CLAIM])]
)
def test_a_meld_action_ends_after_its_dig(moment: str, order: list[str]) -> None:  # AR037, decision 36
    table = artifacts(
        f"red: Flight; {HIGH}; hand: Mobility", "", special_achievements=moment, supply={"artifacts 8": "Time"}
    )
    table.meld("Mobility")
    assert [event.kind for event in table.events if event.kind in order] == order
    assert table.changes == (
        "me red +Mobility; me hand -Mobility; me achievements +Universe; me display +Time; available -Universe"
    )
