"""Achievements made of other cards, and their price: EC082 to EC092."""

from __future__ import annotations

import pytest

from splay.core.action import ACHIEVE_ACTIONS
from splay.core.session import Session
from splay.core.turn import legal_actions
from splay.locale.catalogue import load
from splay.playing import OffScript
from splay.views.questions import open_questions
from splay.views.view import SPECTATOR, view_of
from splay.views.wording import Wording
from tests.sets.echoes.tables import echoes

BOTTOM = {"1": "Tools, Oars, end"}


def test_the_bottom_card_of_the_base_supply_becomes_available_face_down() -> None:  # EC082, EC083, CO054, R99
    table = echoes("yellow: Chopsticks; hand: Archery", "", supply=BOTTOM).dogma("Chopsticks", me=["yes"])
    assert [card.name for card in table.game.available.cards][-1] == "Oars"
    for seat in (0, 1, SPECTATOR):
        assert {back.card for back in view_of(table.game, seat).available} <= {""}
    assert table.changes == "me hand +Perfume; supply 1 -Oars from the bottom; available +1"


def test_the_question_says_that_the_card_only_becomes_available() -> None:  # EC083
    game = echoes("yellow: Chopsticks; hand: Archery", "", supply=BOTTOM).game
    session = Session(game)
    session.answer(0, "dogma:chopsticks")
    prompt = open_questions(session, 0)[0].prompt
    assert prompt is not None
    words = Wording(load(), ("Ann", "Bob"), game.deck).message(prompt)
    assert words == "Chopsticks: do you want to add the bottom card to the available achievements?"


def test_a_second_one_of_the_same_value_can_be_claimed_at_twice_the_price() -> None:  # EC082, EC087, EC088, R17
    game = echoes("red: Oars; score: Paper, Calendar", "", available="1, 1").game
    player = game.players[0]
    assert player.achievable() == [1]
    player.achieve(1)
    assert (player.cost(1), player.achievable()) == (10, [])
    player.score(player.game.supply("base", 5).cards[-1])
    assert player.achievable() == [1]


def test_the_price_is_that_for_the_achieve_action_too() -> None:  # EC088
    table = echoes("red: Oars; score: Paper, Calendar; achievements: 1", "", available="1")
    with pytest.raises(OffScript):
        table.achieve(1)
    table = echoes("red: Oars; score: Education; achievements: 1; hand: Paper", "", available="1, 2")
    assert ACHIEVE_ACTIONS[1] not in legal_actions(table.game.players[0])
    rich = echoes("red: Oars; score: Education, Canning, Tools; achievements: 1", "", available="1").achieve(1)
    assert rich.me.achievements == ["1", "1"]


def test_laser_returns_available_ones_to_the_supplies_of_their_sets() -> None:  # EC084, EC085, R214
    table = echoes("blue: Laser", "", available="1, 2, Empire", supply={"10": "Software, A.I."})
    table.dogma("Laser")
    assert table.game.available.cards == []
    assert table.game.specials_of(-1) == ["Empire"]
    assert table.changes == "me blue +Software; me purple +A.I.; available -1 -2"


def test_a_card_from_elsewhere_becomes_an_achievement_of_its_value() -> None:  # EC086, R100
    table = echoes("yellow: Soap; hand: Deodorant, Stove, Pencil, Tools; score: Paper, Calendar", "")
    table.dogma("Soap", me=["yellow", "Deodorant", "Stove", "Pencil", "Tools"])
    assert table.changes == (
        "me yellow +Deodorant tucked +Stove tucked +Pencil tucked; me hand -Deodorant -Pencil -Stove -Tools; "
        "me achievements +1"
    )
    assert table.game.players[0].achievements.cards[0].name == "Tools"


@pytest.mark.parametrize(
    ("board", "eligible"),
    [
        ("red: Oars; score: Paper, Calendar", True),
        ("red: Oars; score: Paper, Tools", False),  # four points
        ("score: Paper, Calendar", False),  # no top card
        ("red: Oars; score: Paper, Calendar; achievements: 1", False),  # ten points for the second
        ("red: Oars; score: Education, Philosophy, Canning; achievements: 1", True),
        ("red: Oars; score: Paper, Calendar; achievements: 2, 3, Empire", True),  # other values, special ones
    ],
)
def test_eligible_is_whoever_has_the_top_card_and_the_price(board: str, eligible: bool) -> None:  # EC087, EC089, R18
    assert echoes(board, "").game.players[0].is_eligible(1) == eligible


def test_relics_do_not_raise_the_price() -> None:  # EC089
    sets = ["base", "artifacts", "relics", "echoes"]
    game = echoes("yellow: Canning; score: Robotics, Software, A.I.; relics: Ching Shih", "", sets=sets).game
    assert game.players[0].cost(6) == 30


def test_the_view_shows_how_many_of_each_value_are_available() -> None:  # EC090
    backs = view_of(echoes("", "", available="1, 1, 4").game, 1).available
    assert [back.age for back in backs] == [1, 1, 4]


def test_an_available_10_can_be_claimed_by_an_achieve_action() -> None:  # EC091, decision 29
    points = "score: Robotics, Software, A.I., Databases, Self Service, Globalization"
    table = echoes(f"blue: Bioengineering; {points}", "", available="10").achieve(10)
    assert table.me.achievements == ["10"]


def test_a_special_achievement_that_is_taken_cannot_be_claimed_again() -> None:  # EC092, R28
    table = echoes("yellow: Barometer; forecast: Dice", "achievements: Destiny")
    table.dogma("Barometer", me=["yes"])
    assert table.changes == "me forecast -Dice; supply 2 -Calendar +Calendar"
