"""Cell Phone (10, yellow): EC213; rulings 252, 267."""

import pytest

from splay.core.event import SPLAY, TUCK
from tests.sets.echoes.tables import echoes

PHONE = "Cell Phone"


def test_draws_a_10_for_every_two_clocks() -> None:
    table = echoes(
        f"yellow: {PHONE}; blue: Software",  # five
        supply={10: "Self Service, Stem Cells", "echoes 10": "MP3, Flash Drive"},
    )
    table.dogma(PHONE)
    assert table.me.hand == ["MP3", "Self Service"]
    assert table.asked == [("me", "card", ["pass"])]  # nobody learns that neither has a clock
    assert (table.me.splay("yellow"), table.me.splay("blue")) == ("none", "none")


@pytest.mark.parametrize(("answer", "splayed"), [("green", "me green splayed up; "), ("pass", "")])
def test_may_splay_green_up(answer: str, splayed: str) -> None:
    table = echoes(f"yellow: {PHONE}; green: Sailing, Paper; red: Oars, Archery", supply={10: "Self Service"})
    table.dogma(PHONE, me=[answer])
    assert table.asked[0] == ("me", "splay", ["color:green", "pass"])
    assert table.changes == f"{splayed}me hand +Self Service"


def test_tucks_cards_with_a_clock_and_splays_each_color_before_the_next() -> None:  # ruling 267
    table = echoes(
        f"yellow: {PHONE}; red: Oars; green left: Sailing, Paper; hand: Fission, Bicycle, Coal, Flight",
        supply={"echoes 10": "MP3"},
    )
    table.dogma(PHONE, me=["pass", "Fission", "Bicycle", "pass"])
    assert table.asked[1:] == [
        ("me", "card", ["flight", "bicycle", "fission", "pass"]),
        ("me", "card", ["flight", "bicycle", "pass"]),
        ("me", "card", ["flight", "pass"]),
    ]
    assert [event.kind for event in table.events if event.kind in (TUCK, SPLAY)] == [TUCK, SPLAY, TUCK, SPLAY]
    assert (table.me.pile("red"), table.me.splay("red")) == (["Oars", "Fission"], "up")
    assert (table.me.pile("green"), table.me.splay("green")) == (["Sailing", "Paper", "Bicycle"], "up")
    assert table.me.hand == ["Coal", "Flight", "MP3"]
    assert table.me.tucked == 2


def test_a_color_with_one_card_is_not_splayed_until_there_is_a_second() -> None:
    table = echoes(f"yellow: {PHONE}; hand: Fission, Robotics", supply={"echoes 10": "MP3"})
    table.dogma(PHONE, me=["Fission", "Robotics"])
    assert table.changes == "me red +Fission +Robotics; me red splayed up; me hand -Fission -Robotics +MP3"
    assert table.asked[-1] == ("me", "card", ["pass"])


def test_the_drawn_cards_can_be_tucked() -> None:
    table = echoes(f"yellow: {PHONE}; red: Oars", supply={10: "Robotics"}).dogma(PHONE, me=["Robotics"])
    assert (table.me.pile("red"), table.me.splay("red"), table.me.hand) == (["Oars", "Robotics"], "up", [])


def test_clocks_are_counted_once() -> None:  # ruling 252
    table = echoes(f"yellow up: {PHONE}, Masonry; green: Sailing, Bicycle, Satellites", supply={10: "Self Service"})
    table.dogma(PHONE, me=["green"])
    assert table.changes == "me green splayed up; me hand +Self Service"  # three clocks more come into sight later


def test_as_many_clocks_share() -> None:
    table = echoes(
        f"yellow: {PHONE}",
        "green: Satellites; blue: Calendar",
        supply={10: "Self Service, Stem Cells", "echoes 10": "GPS"},
    ).dogma(PHONE)
    assert table.changes == "me hand +GPS +Stem Cells; you hand +Self Service"
    assert table.bonus


def test_one_clock_fewer_does_not_share() -> None:
    table = echoes(f"yellow: {PHONE}", "green: Bicycle", supply={10: "Self Service"}).dogma(PHONE)
    assert (table.you.hand, table.me.hand) == ([], ["Self Service"])
    assert not table.bonus
