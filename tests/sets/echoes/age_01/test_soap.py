"""Soap (1, yellow): EC123; rulings 1, 16, 17, 21, 81, 100, 189; decision 41."""

from splay.core.question import ASK_CARD, ASK_COLOR
from splay.core.symbols import COLOR_NAMES
from tests.sets.echoes.tables import echoes

REDS = "Oars, Archery, Metalworking"


def test_three_tucked_cards_let_one_achieve_a_card_from_hand() -> None:
    table = echoes(f"yellow: Soap; hand: {REDS}, Sailing, Calendar; score: Paper", "", available="1")
    table.dogma("Soap", me=["red", "Oars", "Archery", "Metalworking", "Sailing"])
    assert table.asked == [
        ("me", ASK_COLOR, [f"color:{color}" for color in COLOR_NAMES]),
        ("me", ASK_CARD, ["metalworking", "archery", "oars", "pass"]),
        ("me", ASK_CARD, ["metalworking", "archery", "pass"]),
        ("me", ASK_CARD, ["metalworking", "pass"]),
        ("me", ASK_CARD, ["pass"]),  # whether there are more reds is not told
        ("me", ASK_CARD, ["sailing", "pass"]),  # a near miss: Calendar
    ]
    assert table.me.pile("red") == ["Oars", "Archery", "Metalworking"]
    assert table.me.tucked == 3
    assert table.me.achievements == ["1"]
    assert [card.name for card in table.game.players[0].achievements] == ["Sailing"]
    assert table.me.hand == ["Calendar"]
    assert len(table.game.available) == 1
    assert not table.bonus


def test_two_tucked_cards_do_not() -> None:
    table = echoes(f"yellow: Soap; hand: {REDS}, Sailing; score: Paper", "")
    table.dogma("Soap", me=["red", "Oars", "Archery", "pass"])
    assert table.me.pile("red") == ["Oars", "Archery"]
    assert table.me.tucked == 2
    assert table.me.achievements == []
    assert table.me.hand == ["Metalworking", "Sailing"]


def test_achieving_may_be_declined() -> None:
    table = echoes(f"yellow: Soap; hand: {REDS}, Sailing; score: Paper", "")
    table.dogma("Soap", me=["red", "Oars", "Archery", "Metalworking", "pass"])
    assert table.changes == "me red +Oars +Archery +Metalworking; me hand -Archery -Metalworking -Oars"


def test_four_tucked_cards_are_enough_too() -> None:
    table = echoes(f"yellow: Soap; hand: {REDS}, Bangle, Sailing; score: Paper", "")
    table.dogma("Soap", me=["red", "Oars", "Archery", "Metalworking", "Bangle", "Sailing"])
    assert table.me.tucked == 4
    assert table.changes == (
        "me red +Oars +Archery +Metalworking +Bangle; me hand -Archery -Bangle -Metalworking -Oars -Sailing; "
        "me achievements +1"
    )


def test_bonuses_count_for_the_points() -> None:  # ruling 16: those of Soap and Bangle
    table = echoes("yellow: Soap; red: Bangle; hand: Pottery, Tools, Writing, Sailing; score: Calendar", "")
    table.dogma("Soap", me=["blue", "Pottery", "Tools", "Writing", "Sailing"])
    assert table.changes == (
        "me blue +Pottery +Tools +Writing; me hand -Pottery -Sailing -Tools -Writing; me achievements +1"
    )


def test_who_is_not_eligible_is_not_asked() -> None:  # 4 points, one too few
    table = echoes(f"yellow: Soap; hand: {REDS}, Sailing; score: Calendar", "")
    table.dogma("Soap", me=["red", "Oars", "Archery", "Metalworking"])
    assert len(table.asked) == 5
    assert table.changes == "me red +Oars +Archery +Metalworking; me hand -Archery -Metalworking -Oars"


def test_a_top_card_of_the_value_is_needed() -> None:
    table = echoes(f"yellow: Soap; hand: {REDS}, Calendar; score: Anatomy, Gunpowder", "")
    table.dogma("Soap", me=["red", "Oars", "Archery", "Metalworking"])
    assert table.changes == "me red +Oars +Archery +Metalworking; me hand -Archery -Metalworking -Oars"
    table = echoes(f"yellow: Soap; green: Paper; hand: {REDS}, Calendar; score: Anatomy, Gunpowder", "")
    table.dogma("Soap", me=["red", "Oars", "Archery", "Metalworking", "Calendar"])
    assert table.changes == (
        "me red +Oars +Archery +Metalworking; me hand -Archery -Calendar -Metalworking -Oars; me achievements +2"
    )


def test_battleship_yamato_is_an_8_in_hand() -> None:  # ruling 81, decision 41
    table = echoes(
        f"yellow: Soap; blue: Rocketry; hand: {REDS}, Battleship Yamato; "
        "score: Software, Robotics, Databases, Computers",
        "",
        sets=["base", "artifacts", "echoes"],
    )
    table.dogma("Soap", me=["red", "Oars", "Archery", "Metalworking", "pass", "Battleship Yamato"])
    assert table.changes == (
        "me red +Oars +Archery +Metalworking; me hand -Archery -Battleship Yamato -Metalworking -Oars; "
        "me achievements +8"
    )


def test_a_second_achievement_of_a_value_costs_twice_the_points() -> None:  # ruling 17
    table = echoes(f"yellow: Soap; hand: {REDS}, Sailing; score: Education, Anatomy; achievements: 1", "")
    table.dogma("Soap", me=["red", "Oars", "Archery", "Metalworking"])
    assert table.changes == "me red +Oars +Archery +Metalworking; me hand -Archery -Metalworking -Oars"
    table = echoes(f"yellow: Soap; hand: {REDS}, Sailing; score: Gunpowder, Anatomy; achievements: 1", "")
    table.dogma("Soap", me=["red", "Oars", "Archery", "Metalworking", "Sailing"])
    assert table.changes == (
        "me red +Oars +Archery +Metalworking; me hand -Archery -Metalworking -Oars -Sailing; me achievements +1"
    )


def test_a_color_that_is_not_in_hand_can_be_chosen() -> None:
    table = echoes("yellow: Soap; hand: Sailing, Oars; score: Paper", "")
    table.dogma("Soap", me=["purple"])
    assert table.asked[1:] == [("me", ASK_CARD, ["pass"])]
    assert table.shown == []
    assert table.me.tucked == 0
    assert table.me.hand == ["Oars", "Sailing"]


def test_cards_on_the_board_do_not_count_as_tucked() -> None:
    table = echoes("yellow: Soap; red: Oars, Archery, Metalworking; hand: Sailing; score: Paper; tucked: 3", "")
    table.dogma("Soap", me=["red"])
    assert table.me.achievements == []
    assert table.me.hand == ["Sailing"]


def test_an_achievement_can_win() -> None:  # rulings 1, 21: 6 for two players, and one for the set
    table = echoes(
        f"yellow: Soap; hand: {REDS}, Sailing; score: Paper; achievements: 2, 3, 4, 5, 6, 7", ""
    )  # fmt: skip
    table.dogma("Soap", me=["red", "Oars", "Archery", "Metalworking", "Sailing"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("achievements", ["me"])


def test_a_sharer_with_as_many_leaves_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "yellow: Soap; hand: Bell",
        f"blue: Pottery; hand: {REDS}, Sailing; score: Paper, Calendar",
        supply={1: "Writing"},
    )
    table.dogma("Soap", you=["red", "Oars", "Archery", "Metalworking", "Sailing"], me=["blue"])
    assert table.you.pile("red") == ["Oars", "Archery", "Metalworking"]
    assert table.you.achievements == ["1"]
    assert table.you.hand == []
    assert table.bonus
    assert table.me.hand == ["Bell", "Writing"]


def test_one_leaf_fewer_does_not_share() -> None:
    table = echoes("yellow: Soap", "purple: Code of Laws; hand: Oars")
    table.dogma("Soap", me=["blue"])
    assert table.you.hand == ["Oars"]
    assert not table.bonus
