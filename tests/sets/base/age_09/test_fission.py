"""Fission: a red [10] removes hands, boards and score piles; otherwise a top card goes back."""

import pytest

from splay.core.symbols import COLOR_NAMES, ICONS
from splay.playing import play


def test_a_red_ten_removes_everything_but_achievements() -> None:  # hard case 7
    table = play(
        me="red: Fission; green left: Sailing, Clothing; hand: Tools; score: Coal; achievements: 1, Empire",
        you="blue up: Writing, Pottery; hand: Archery; score: Machinery; achievements: 2",
        supply={10: "Robotics, Databases"},
    ).dogma("Fission")
    assert table.shown == ["Robotics"]
    for seat in (table.me, table.you):
        assert (seat.hand, seat.score, seat.points) == ([], [], 0)
        assert [seat.player.count(icon) for icon in ICONS] == [0] * 6
        assert [seat.pile(color) for color in COLOR_NAMES] == [[]] * 5
        assert [seat.splay(color) for color in COLOR_NAMES] == ["none"] * 5
    assert (table.me.achievements, table.you.achievements) == (["1", "Empire"], ["2"])
    mine = ["Clothing", "Coal", "Fission", "Sailing", "Tools"]
    yours = ["Archery", "Machinery", "Pottery", "Writing"]
    assert table.removed == sorted([*mine, *yours, "Robotics"])
    assert len(table.game.available) == 7


def test_a_red_ten_ends_the_action_for_everybody() -> None:  # hard case 7, ruling 134
    table = play(me="red: Fission", third="blue: Tools; hand: Oars", supply={10: "Robotics, Databases", 1: "Sailing"})
    table.dogma("Fission")
    assert table.changes == (
        "me red -Fission; third blue -Tools; third hand -Oars; removed +Fission +Oars +Robotics +Tools"
    )
    assert table.supply(10)[0] == "Databases"
    assert table.result is None
    assert table.draw().changes == "me hand +Sailing"


def test_the_second_victim_can_still_draw_the_red_one() -> None:
    table = play(me="red: Fission", third="blue: Tools", supply={10: "Databases, Robotics, Software"})
    table.dogma("Fission")
    assert table.shown == ["Databases", "Robotics"]
    assert table.supply(10)[0] == "Software"
    assert table.changes == "me red -Fission; third blue -Tools; removed +Databases +Fission +Robotics +Tools"


def test_another_ten_is_shown_and_kept() -> None:
    table = play(me="red: Fission", you="blue: Tools", supply={10: "Databases, Software"}).dogma("Fission")
    assert table.shown == ["Databases"]
    assert table.changes == "me hand +Software; you blue -Tools; you hand +Databases"


def test_any_top_card_but_fission_can_be_returned() -> None:
    table = play(
        me="red: Fission; green: Sailing, Clothing",
        you="red: Oars; blue: Tools",
        supply={10: "Databases, Software"},
    ).dogma("Fission", me=["Oars"])
    assert table.asked == [("me", "card", ["sailing", "tools", "oars"])]
    assert table.changes == "me hand +Software; you red -Oars; you hand +Databases"
    assert table.bottom_of_supply(1) == "Oars"


def test_fission_alone_is_not_returned_but_a_ten_is_drawn() -> None:
    table = play(me="red: Fission, Oars", supply={10: "Databases, Software"}).dogma("Fission")
    assert table.changes == "me hand +Software; you hand +Databases"


def test_a_sharing_opponent_returns_first_and_cannot_take_fission_either() -> None:
    table = play(
        me="red: Fission; yellow: Agriculture",
        you="blue: Rocketry",
        supply={10: "Databases, Software", 9: "Suburbia"},
    ).dogma("Fission", you=["Agriculture"])
    assert table.asked == [("you", "card", ["rocketry", "agriculture"])]
    assert (table.me.pile("red"), table.me.pile("yellow")) == (["Fission"], [])
    assert table.you.pile("blue") == []
    assert table.bonus
    assert (table.you.hand, table.me.hand) == (["Databases"], ["Software", "Suburbia"])


def test_a_sharing_opponent_is_not_demanded_of() -> None:
    table = play(me="red: Fission", you="blue: Rocketry", supply={10: "Robotics, Databases, Software", 9: "Genetics"})
    table.dogma("Fission")
    assert table.changes == "me hand +Databases +Genetics; you blue -Rocketry; you hand +Robotics"


@pytest.mark.parametrize(("supply", "hand"), [("end", []), ("Databases, end", ["Databases"])])
def test_the_game_ends_if_there_is_no_ten(supply: str, hand: list[str]) -> None:  # hard case 14
    table = play(me="red: Fission; score: Tools", you="hand: Oars", supply={10: supply}).dogma("Fission")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])
    assert table.you.hand == sorted(["Oars", *hand])


def test_the_first_edition_draws_no_ten() -> None:
    table = play(me="red: Fission", you="blue: Tools", supply={10: "Databases, Software"}, edition="first")
    table.dogma("Fission")
    assert (table.you.pile("blue"), table.you.hand) == ([], ["Databases"])
    assert table.me.hand == []
    assert table.me.pile("red") == ["Fission"]


def test_the_first_edition_removes_everything_too() -> None:
    table = play(me="red: Fission", you="blue: Tools", supply={10: "Robotics"}, edition="first").dogma("Fission")
    assert table.changes == "me red -Fission; you blue -Tools; removed +Fission +Robotics +Tools"
