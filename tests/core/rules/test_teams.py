"""Two against two: who is a partner, and what partners share (rulings 103-106, decision 5, hard case 30)."""

from __future__ import annotations

import pytest

from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.core.session import Session
from splay.playing import PlayedTable, play
from splay.sets import new_game
from splay.sets.scenario import scenario
from tests.core.rules.reports import effects


def four(me: str = "", you: str = "", third: str = "", fourth: str = "", **more: object) -> PlayedTable:
    """Me and third against you and fourth, unless the teams are said otherwise."""
    return play(me=me, you=you, third=third, fourth=fourth, **{"teams": "13-24", **more})


@pytest.mark.parametrize(
    ("seating", "teams"), [("12-34", [0, 0, 1, 1]), ("13-24", [0, 1, 0, 1]), ("14-23", [0, 1, 1, 0])]
)
def test_partners_sit_as_the_table_says(seating: str, teams: list[int]) -> None:  # decision 5
    game = new_game(Options(4, teams=seating), secret_from_seed("teams"))
    assert [player.team for player in game.players] == teams


def test_random_partners_are_any_of_the_three_seatings() -> None:  # decision 5
    deals = [new_game(Options(4, teams="random"), secret_from_seed(str(number))) for number in range(60)]
    seatings = {tuple(player.team for player in game.players) for game in deals}
    assert seatings == {(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0)}


@pytest.mark.parametrize(
    ("seating", "demanded"), [("12-34", ["third", "fourth"]), ("13-24", ["you", "fourth"]), ("14-23", ["you", "third"])]
)
def test_demands_skip_the_partner(seating: str, demanded: list[str]) -> None:  # ruling 104, hard case 30
    table = four(me="red: Archery", teams=seating)
    table.dogma("Archery")
    assert effects(table) == [(name, "Archery", "demand") for name in demanded]


def test_a_partner_with_as_many_icons_shares_without_a_bonus() -> None:  # rulings 54, 104
    table = four(me="blue: Writing", third="blue: Tools", supply={2: "Mapmaking, Calendar"})
    table.dogma("Writing")
    assert (table.third.hand, table.me.hand) == (["Mapmaking"], ["Calendar"])
    assert not table.bonus


def test_an_opponent_who_shares_brings_the_bonus_beside_a_partner() -> None:  # ruling 54
    table = four(me="blue: Writing", third="blue: Tools", fourth="purple: Philosophy")
    table.dogma("Writing")
    assert [name for name, _, _ in effects(table)] == ["third", "fourth", "me"]
    assert table.bonus


def test_an_opponent_who_shares_in_vain_beside_a_busy_partner_brings_none() -> None:  # ruling 54
    table = four(
        me="yellow: Agriculture",
        you="blue: Pottery",
        third="blue: Calendar; green: Paper; purple: Reformation; hand: Oars",
    )
    table.dogma("Agriculture", third=["Oars"])
    assert ("you", "Agriculture", "dogma") in effects(table)
    assert len(table.third.score) == 1
    assert not table.bonus


def test_a_partner_with_fewer_icons_has_no_part() -> None:  # ruling 104
    table = four(
        me="red: Gunpowder", third="red: Oars", you="red: Archery", fourth="red: Coal", supply={2: "Mapmaking"}
    )
    table.dogma("Gunpowder")
    assert [(name, effect) for name, _, effect in effects(table)] == [
        ("you", "demand"),
        ("fourth", "dogma"),
        ("me", "dogma"),
    ]
    assert table.third.top("red") == "Oars"


def test_opponents_are_never_the_partner() -> None:  # CO047, ruling 105
    table = four(me="blue: Rocketry", you="score: Oars", third="score: Tools, Sailing", fourth="score: Optics")
    table.dogma("Rocketry", me=["score.you 1"])
    assert table.asked == [("me", "card", ["unseen:score.1:1", "unseen:score.3:3"])]
    assert table.third.score == ["Sailing", "Tools"]


def test_any_other_player_may_be_the_partner() -> None:  # CO047, ruling 105
    table = four(me="red: Road Building; hand: Tools, Sailing", third="green: Paper")
    table.dogma("Road Building", me=["Tools", "Sailing", "third"])
    assert table.asked[-1] == ("me", "player", ["player:1", "player:2", "player:3", "pass"])
    assert (table.third.top("red"), table.me.top("green")) == ("Road Building", "Paper")


def test_achievements_of_partners_are_counted_together() -> None:  # ruling 103
    table = four(me="red: Oars; score: Coal; achievements: 2, 3", third="achievements: 4, 5, Empire")
    table.achieve(1)
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("achievements", ["me", "third"])


def test_five_together_are_too_few() -> None:  # ruling 103, near miss
    table = four(
        me="red: Oars; score: Coal; achievements: 2, 3", third="achievements: 4, 5", you="achievements: 6, Empire"
    )
    table.achieve(1)
    assert table.result is None


def test_a_partner_can_bring_the_win_on_anothers_turn() -> None:  # rulings 21, 103
    table = four(
        me="red: Machine Tools", fourth="red: Coal; scored: 5; achievements: 1, 2", you="achievements: 3, 4, 5"
    )
    table.dogma("Machine Tools")
    assert table.result is not None
    assert table.result.winners == ["you", "fourth"]


def test_only_ones_own_points_and_cards_serve_to_achieve() -> None:
    game = scenario("red: Oars; score: Gunpowder", "", "blue: Software; score: Robotics, A.I.", "", teams="13-24")
    assert Session(game).questions[0].keys() == ["draw", "dogma:oars"]


def test_special_conditions_are_met_alone() -> None:
    table = four(
        me="red: Fission; green: Databases; scored: 3",
        third="blue: Rocketry; purple up: The Internet, Lighting; scored: 3",
    )
    table.draw()
    assert (table.me.achievements, table.third.achievements) == ([], [])


def drawn_above(*players: str) -> list[str]:
    table = four(*players, supply={10: "end"}).draw()
    assert table.result is not None
    assert table.result.reason == "score"
    return table.result.winners


def test_points_of_partners_are_added_up() -> None:  # rulings 22, 103, hard case 30
    assert drawn_above("blue: Software; score: Oars", "score: Coal", "score: Canning", "") == ["me", "third"]
    assert drawn_above("blue: Software; score: Oars", "score: Coal", "score: Optics", "") == ["you", "fourth"]


def test_equal_points_are_decided_by_the_achievements_of_both() -> None:  # ruling 22
    winners = drawn_above(
        "blue: Software; score: Oars; achievements: 1, 2",
        "achievements: 3, Empire",
        "score: Gunpowder",
        "score: Coal; achievements: 4",
    )
    assert winners == ["you", "fourth"]


def test_equal_achievements_too_share_the_win() -> None:  # decision 3
    assert drawn_above("blue: Software; score: Oars", "score: Gunpowder", "score: Optics", "") == [
        "me",
        "you",
        "third",
        "fourth",
    ]


def test_a_win_by_a_card_is_the_partners_too() -> None:  # ruling 23
    table = four(me="green: Self Service; achievements: 1, 2", fourth="achievements: 3")
    table.dogma("Self Service")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("card", ["me", "third"])


def test_a_win_by_a_card_is_the_partners_wherever_they_sit() -> None:  # ruling 23
    table = four(you="green: Self Service; achievements: 1, 2", third="achievements: 3", teams="12-34", turn=1)
    table.dogma("Self Service")
    assert table.result is not None
    assert table.result.winners == ["me", "you"]


def test_self_service_compares_teams() -> None:  # ruling 106
    table = four(me="green: Self Service; achievements: 1", third="achievements: 2", you="achievements: 3, 4")
    table.dogma("Self Service")
    assert table.result is None


def test_the_first_two_players_have_one_action() -> None:  # ruling 5
    session = Session(new_game(Options(4, teams="13-24"), secret_from_seed("first turns")))
    for question in list(session.questions):
        session.answer(question.seat, question.keys()[0])
    actions = []
    for _ in range(4):
        actions.append(session.game.actions_left)
        session.answer(session.game.turn_seat, "draw")
    assert actions == [1, 1, 2, 1]
