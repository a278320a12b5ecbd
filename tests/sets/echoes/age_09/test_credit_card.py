"""Credit Card (9, green): EC201."""

import pytest

from splay.sets.artifacts import ARTIFACTS
from tests.sets.echoes.tables import SETS, echoes, forecast


def test_takes_a_top_card_and_scores_one_of_its_value() -> None:
    table = echoes(
        "green: Credit Card; red: Fission, Oars; blue: Tools",
        supply={9: "Computers, Ecology", "echoes 9": "Laser, Email"},
    )
    table.dogma("Credit Card", me=["Fission"])
    assert table.asked == [("me", "card", ["tools", "fission", "pass"])]  # not Credit Card
    assert forecast(table) == ["Computers"]
    assert table.me.hand == ["Fission"]
    assert table.me.score == ["Laser"]  # an Echoes card, with Fission in hand
    assert table.me.scored == 1
    assert table.me.pile("red") == ["Oars"]


def test_declining_leaves_the_echo_effect_alone() -> None:
    table = echoes("green: Credit Card; red: Fission", supply={9: "Computers, Ecology"})
    table.dogma("Credit Card", me=["pass"])
    assert (forecast(table), table.me.hand, table.me.score) == (["Computers"], [], [])


def test_without_a_top_card_that_is_not_green_nothing_is_asked() -> None:
    table = echoes("green: Credit Card").dogma("Credit Card")
    assert table.asked == []
    assert (len(forecast(table)), table.me.score) == (1, [])


def test_a_taken_card_counts_as_printed() -> None:  # decision 22, 41
    table = echoes(
        "green: Credit Card; red: Battleship Yamato; hand: Laser",
        sets=[*SETS, ARTIFACTS],
        supply={9: "Services", 8: "Rocketry"},
    )
    table.dogma("Credit Card", me=["Battleship Yamato"])
    assert table.result is None
    assert [card.age for card in table.game.players[0].score_pile] == [8]
    assert table.changes == (
        "me red -Battleship Yamato; me hand +Battleship Yamato; me score +Rocketry; me forecast +Services"
    )


@pytest.mark.parametrize(("answer", "splayed"), [("green", "me green splayed up; "), ("pass", "")])
def test_may_splay_green_up(answer: str, splayed: str) -> None:
    table = echoes("green: Credit Card, Sailing; blue: Tools, Writing", supply={9: "Services"})
    table.dogma("Credit Card", me=["pass", answer])
    assert table.asked[1:] == [("me", "splay", ["color:green", "pass"])]
    assert table.changes == f"{splayed}me forecast +Services"


def test_its_echo_effect_is_shared_by_the_icon_of_the_card_that_is_used() -> None:
    table = echoes(
        "green right: Sailing, Credit Card",
        "green: Clothing",
        third="green: Navigation",
        supply={9: "Specialization, Suburbia", 1: "Domestication, Metalworking, Oars"},
    )
    table.dogma("Sailing")
    assert table.changes == (
        "me red +Metalworking; me hand +Oars; me forecast +Suburbia; third yellow +Domestication; "
        "third forecast +Specialization"
    )


def test_as_many_crowns_share_all_of_it() -> None:
    table = echoes(
        "green: Credit Card", "yellow: Domestication", supply={9: "Computers, Ecology, Fission", "echoes 1": "Puppet"}
    )
    table.dogma("Credit Card", you=["Domestication"])
    assert table.changes == (
        "me hand +Fission; me forecast +Ecology; you yellow -Domestication; you hand +Domestication; "
        "you score +Puppet; you forecast +Computers"
    )
    assert [card.age for card in table.game.players[1].score_pile] == [1]
    assert table.bonus


def test_a_crown_fewer_does_not_share() -> None:
    table = echoes("green: Credit Card", "blue: Tools", supply={9: "Services"}).dogma("Credit Card")
    assert not table.bonus
    assert table.changes == "me forecast +Services"
