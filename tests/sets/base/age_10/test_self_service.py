"""Self Service: execute another top card alone; the most achievements win."""

import pytest

from splay.playing import play


def test_executes_another_top_card() -> None:
    table = play(me="green: Self Service; blue: Tools; purple: A.I., Mysticism", supply={10: "Stem Cells"})
    table.dogma("Self Service", me=["A.I."])
    assert table.asked == [("me", "card", ["tools", "ai"])]
    assert table.me.score == ["Stem Cells"]
    assert table.result is None


def test_cannot_execute_itself() -> None:  # hard case 6
    table = play(me="green: Self Service").dogma("Self Service")
    assert table.asked == []
    assert table.me.pile("green") == ["Self Service"]


def test_executed_from_another_card_it_still_cannot_choose_itself() -> None:  # hard case 6, ruling 60
    table = play(me="blue: Computers", supply={10: "Self Service, Databases, Stem Cells"}).dogma("Computers")
    assert table.asked == []
    assert table.me.pile("green") == ["Databases", "Self Service"]
    assert table.supply(10)[0] == "Stem Cells"


def test_its_second_effect_follows_although_it_is_covered() -> None:  # hard case 5, ruling 62
    table = play(me="green: Self Service; blue: Computers; achievements: 1", supply={10: "Databases"})
    table.dogma("Self Service")
    assert table.me.pile("green") == ["Databases", "Self Service"]
    assert table.result is not None
    assert (table.result.winners, table.result.card) == (["me"], "Self Service")


def test_the_demand_of_the_other_card_is_not_executed() -> None:
    table = play(me="green: Self Service; red: Fission", you="red: Oars", supply={10: "Robotics, Software"})
    table.dogma("Self Service", me=["Oars"])
    assert table.asked == [("me", "card", ["self-service", "oars"])]
    assert (table.you.hand, table.you.pile("red")) == ([], [])
    assert table.me.hand == ["Robotics"]


def test_a_card_with_only_a_demand_may_be_chosen() -> None:  # ruling 64
    table = play(me="green: Self Service; red: Gunpowder; purple: Services", you="score: Tools")
    table.dogma("Self Service", me=["Services"])
    assert (table.you.score, table.me.hand) == (["Tools"], [])


def test_the_other_card_is_not_shared() -> None:
    table = play(me="green: Self Service; purple: A.I.", you="purple: Philosophy", supply={10: "Stem Cells, Robotics"})
    table.dogma("Self Service")
    assert (table.me.score, table.you.score) == (["Stem Cells"], [])


def test_a_sharing_opponent_executes_a_card_of_his_own() -> None:  # hard case 4
    table = play(
        me="green: Self Service",
        you="blue: Translation; purple: A.I.",
        supply={10: "Robotics, Software"},
    ).dogma("Self Service", you=["A.I."])
    assert table.asked == [("you", "card", ["translation", "ai"])]
    assert table.you.score == ["Robotics"]
    assert table.bonus
    assert table.me.hand == ["Software"]


def test_a_sharing_opponent_whose_card_changes_nothing_brings_no_bonus() -> None:  # hard case 4
    table = play(me="green: Self Service; purple: A.I.", you="blue: Translation", supply={10: "Robotics, Software"})
    table.dogma("Self Service")
    assert table.me.score == ["Robotics"]
    assert not table.bonus
    assert table.me.hand == []


@pytest.mark.parametrize(("mine", "yours", "wins"), [("1", "", True), ("1, Empire", "2", True), ("1", "2", False)])
def test_more_achievements_than_each_opponent_win(mine: str, yours: str, wins: bool) -> None:
    table = play(me=f"green: Self Service; achievements: {mine}", you=f"achievements: {yours}").dogma("Self Service")
    assert (table.result is not None) == wins


def test_fewer_achievements_do_not_win() -> None:
    table = play(me="green: Self Service; achievements: 1", you="achievements: 2, 3").dogma("Self Service")
    assert table.result is None


def test_one_opponent_with_as_many_is_enough_to_go_on() -> None:
    table = play(me="green: Self Service; achievements: 1", you="", third="achievements: 2").dogma("Self Service")
    assert table.result is None


def test_a_sharing_opponent_can_win() -> None:  # ruling 139
    table = play(me="green: Self Service; achievements: 1", you="purple: Enterprise; achievements: 2, 3")
    table.dogma("Self Service")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("card", ["you"])


@pytest.mark.parametrize(("partner", "winners"), [("", None), ("5, 6", ["me", "third"])])
def test_partners_count_their_achievements_together(partner: str, winners: list[str] | None) -> None:  # ruling 106
    table = play(
        me="green: Self Service; achievements: 1, 2",
        you="achievements: 3",
        third=f"achievements: {partner}",
        fourth="achievements: 4",
        teams="13-24",
    ).dogma("Self Service")
    assert (None if table.result is None else table.result.winners) == winners
