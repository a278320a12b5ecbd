"""MP3 (10, yellow): EC214; rulings 219, 249."""

from tests.sets.echoes.tables import echoes


def test_claims_two_achievements_for_each_card_returned() -> None:
    table = echoes(
        "yellow: MP3; hand: Oars, Tools, Paper; score: Robotics, Software",
        supply={"echoes 10": "GPS"},
        available="1, 2, 3, 4, 5, 7",  # with 20 points, and 10 for its bonus
    )
    table.dogma("MP3", me=["Tools", "Oars", "pass", 5, 1, 3, 2])
    assert [len(keys) for _, _, keys in table.asked] == [4, 3, 2, 5, 4, 3, 2]
    assert table.supply(1)[-2:] == ["Tools", "Oars"]
    assert table.me.achievements == ["1", "2", "3", "5"]
    assert sorted(card.age for card in table.game.available) == [4, 7]
    assert (table.me.hand, table.me.score) == (["Paper"], ["GPS", "Robotics", "Software"])


def test_each_claim_needs_the_points_of_that_moment() -> None:  # ruling 219
    table = echoes("yellow: MP3; hand: Oars", available="2, 2, 3").dogma("MP3", me=["Oars"])
    assert table.changes == (  # ten points, of which the next [2] would take twenty
        "me hand -Oars; me score +Self Service; me achievements +2; available -2"
    )
    table = echoes("yellow: MP3; hand: Oars; score: Robotics", available="2, 2, 5")
    table.dogma("MP3", me=["Oars"])
    assert table.changes == "me hand -Oars; me score +Miniaturization; me achievements +2 +2; available -2 -2"


def test_the_last_card_returned_claims_as_much_as_there_is() -> None:
    table = echoes(
        "yellow: MP3; hand: Oars, Tools; score: Robotics, Software",
        available="1, 2, 3, Empire",
        supply={10: "Databases"},
    )
    table.dogma("MP3", me=["Oars", "Tools", 1, 2])
    assert table.changes == "me hand -Oars -Tools; me score +Databases; me achievements +1 +2 +3; available -1 -2 -3"


def test_returning_nothing_claims_nothing() -> None:
    table = echoes("yellow: MP3; hand: Oars, Laser", available="1, 2", supply={10: "Self Service"})
    table.dogma("MP3", me=["pass"])
    assert (table.me.achievements, table.me.hand) == ([], ["Laser", "Oars"])
    assert table.me.score == ["Self Service"]


def test_an_empty_hand_claims_nothing() -> None:
    table = echoes("yellow: MP3", available="1, 2", supply={10: "A.I."}).dogma("MP3")
    assert table.asked == []
    assert table.changes == "me score +A.I."


def test_scores_a_card_of_the_value_of_a_bonus() -> None:
    table = echoes(
        "yellow: MP3; purple: Rock; green left: Sailing, Credit Card; hand: Laser",
        available="",
        supply={9: "Fission"},
    )
    table.dogma("MP3", me=["pass", 9])
    assert table.asked[1] == ("me", "value", ["value:9", "value:10"])
    assert (table.me.score, table.me.scored) == (["Fission"], 1)


def test_equal_bonuses_leave_no_choice() -> None:
    table = echoes("yellow: MP3; blue: Human Genome", supply={10: "Self Service"}).dogma("MP3")
    assert (table.asked, table.me.score) == ([], ["Self Service"])


def test_a_bonus_of_11_ends_the_game() -> None:
    table = echoes("yellow: MP3; blue: Artificial Heart").dogma("MP3", me=[11])
    assert table.asked == [("me", "value", ["value:10", "value:11"])]
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])


def test_a_sharer_without_a_bonus_scores_nothing() -> None:  # ruling 249
    table = echoes(
        "yellow: MP3",
        "green: Sailing; hand: Oars; score: Coal",
        available="1, 2",
        supply={10: "Miniaturization, Self Service"},
    )
    table.dogma("MP3", you=["Oars"])
    assert table.changes == (  # not the 2 as well: the top card is only a 1
        "me hand +Self Service; me score +Miniaturization; you hand -Oars; you achievements +1; available -1"
    )
    assert table.bonus


def test_one_crown_fewer_does_not_share() -> None:
    table = echoes("yellow: MP3", "green: Paper; hand: Oars", supply={10: "Self Service"}).dogma("MP3")
    assert table.changes == "me score +Self Service"
    assert not table.bonus
