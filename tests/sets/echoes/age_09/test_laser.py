"""Laser (9, blue): EC198; ruling 214, decision 14."""

import pytest

from splay.core.achievements import UNCLAIMED
from tests.sets.echoes.tables import echoes


def test_returns_the_available_achievements_and_half_the_score_pile_and_melds_two_10s() -> None:
    table = echoes(
        "blue: Laser; red: Archery; score: Oars, Currency, Coal",
        supply={10: "Robotics, Databases, Software"},
        available="Tools, Compass, Empire, Wealth",
    )
    table.dogma("Laser", me=["Oars", "Coal"])
    assert table.game.available.cards == []
    assert table.game.specials_of(UNCLAIMED) == ["Empire", "Wealth"]  # ruling 214
    assert (table.bottom_of_supply(3), table.bottom_of_supply(5)) == ("Compass", "Coal")
    assert table.supply(1)[-2:] == ["Tools", "Oars"]  # the achievements go first
    assert table.me.score == ["Currency"]
    assert (table.me.pile("red"), table.me.pile("green")) == (["Robotics", "Archery"], ["Databases"])
    assert table.me.hand == []


@pytest.mark.parametrize(
    ("score", "answers", "returned"),
    [
        ("", [], ""),
        ("Oars", [], "; me score -Oars"),
        ("Oars, Coal, Flight, Sailing", ["Oars", "Coal"], "; me score -Coal -Oars"),
    ],
)
def test_half_is_rounded_up(score: str, answers: list[str | int], returned: str) -> None:
    table = echoes(f"blue: Laser; score: {score}", available="", supply={10: "A.I., Bioengineering"})
    table.dogma("Laser", me=answers)
    assert len(table.asked) == len(answers)
    assert table.changes == f"me blue +Bioengineering; me purple +A.I.{returned}"


def test_owned_achievements_stay() -> None:
    table = echoes(
        "blue: Laser; achievements: 1, 2", "achievements: 3", available="4", supply={10: "Robotics, Databases"}
    )
    table.dogma("Laser")
    assert table.changes == "me red +Robotics; me green +Databases; available -4"
    assert table.game.available.cards == []


def test_nobody_orders_achievements_that_nobody_sees() -> None:  # decision 9
    table = echoes("blue: Laser", available="Tools, Oars", supply={10: "Self Service, Software"}).dogma("Laser")
    assert table.asked == []
    assert sorted(table.supply(1)[-2:]) == ["Oars", "Tools"]
    assert table.shown == []
    assert table.changes == "me blue +Software; me green +Self Service; available -1 -1"


def test_its_echoes_card_goes_back_to_its_own_supply() -> None:
    table = echoes("blue: Laser; score: Jet", available="", supply={10: "A.I., Bioengineering"}).dogma("Laser")
    assert table.game.supply("echoes", 9).cards[0].name == "Jet"
    assert table.changes == "me blue +Bioengineering; me purple +A.I.; me score -Jet"


def test_its_icons() -> None:  # decision 14
    table = echoes("blue up: Tools, Laser")
    assert [table.game.players[0].count(icon) for icon in (1, 2)] == [1, 3]  # the leaf and one bulb at the bottom
    table = echoes("blue left: Tools, Laser")
    assert [table.game.players[0].count(icon) for icon in (1, 2)] == [0, 2]  # the picture at the bottom right


def test_as_many_bulbs_share_it_first() -> None:
    table = echoes(
        "blue: Laser",
        "purple: Philosophy; score: Oars",
        available="1",
        supply={10: "Miniaturization, Self Service, Globalization, The Internet, Databases"},
    )
    table.dogma("Laser")
    assert table.changes == (
        "me yellow +Globalization; me purple +The Internet; me hand +Databases; you red +Miniaturization; "
        "you green +Self Service; you score -Oars; available -1"
    )
    assert sum(card.age == 10 for pile in table.game.players[1].board.piles for card in pile) == 2
    assert sum(card.age == 10 for pile in table.game.players[0].board.piles for card in pile) == 2
    assert table.bonus


def test_one_bulb_fewer_does_not_share() -> None:
    table = echoes(
        "blue: Laser", "green: Banking; red: Archery; score: Oars", supply={10: "Miniaturization, Self Service"}
    ).dogma("Laser")
    assert table.changes == "me red +Miniaturization; me green +Self Service; available -1 -2 -3 -4 -5 -6 -7 -8 -9"
    assert not table.bonus
