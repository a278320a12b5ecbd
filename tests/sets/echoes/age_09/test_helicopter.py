"""Helicopter (9, red): EC199; ruling 215, decision 46."""

from splay.playing import Script
from splay.sets.artifacts import ARTIFACTS
from tests.sets.echoes.tables import SETS, echoes


def test_transfers_any_top_card_to_the_score_pile_of_its_owner() -> None:
    table = echoes("red: Helicopter; green: Sailing", "blue: Tools, Writing; score: Oars")
    table.dogma("Helicopter", me=["Tools"])
    assert table.asked == [("me", "card", ["sailing", "tools"])]  # not Helicopter, and nothing in hand to return
    assert table.you.score == ["Oars", "Tools"]
    assert table.you.pile("blue") == ["Writing"]
    assert table.you.scored == 0
    assert (table.me.score, table.me.pile("red"), table.me.pile("green")) == ([], ["Helicopter"], ["Sailing"])


def test_ones_own_top_card_goes_to_ones_own_score_pile() -> None:
    table = echoes("red: Helicopter; green: Sailing, Paper", "blue: Tools").dogma("Helicopter", me=["Sailing"])
    assert (table.me.score, table.me.scored) == (["Sailing"], 0)
    assert table.me.pile("green") == ["Paper"]


def test_a_card_of_the_hand_that_shares_an_icon_is_shown_and_returned_and_it_repeats() -> None:
    table = echoes("red: Helicopter; hand: Archery, Paper, Sailing", "blue: Tools, Pottery")
    table.dogma("Helicopter", me=["Archery", "pass"])
    assert table.asked == [
        ("me", "card", ["paper", "archery", "pass"]),  # a castle, and bulbs; Sailing has neither
        ("me", "card", ["sailing", "pass"]),  # a leaf, as Pottery
    ]
    assert table.shown == ["Archery"]  # decision 46
    assert table.bottom_of_supply(1) == "Archery"
    assert table.changes == "me hand -Archery; you blue -Tools -Pottery; you score +Pottery +Tools"


def test_goes_on_as_long_as_cards_are_returned() -> None:
    table = echoes("red: Helicopter; hand: Archery, Mysticism", "red: Oars, Metalworking, Construction")
    table.dogma("Helicopter", me=["Archery", "Mysticism"])
    assert table.changes == (
        "me hand -Archery -Mysticism; you red -Oars -Metalworking -Construction; "
        "you score +Construction +Metalworking +Oars"
    )
    assert table.shown == ["Archery", "Mysticism"]


def test_declining_ends_it() -> None:
    table = echoes("red: Helicopter; hand: Archery", "blue: Tools, Pottery").dogma("Helicopter", me=["pass"])
    assert table.shown == []
    assert table.changes == "you blue -Tools; you score +Tools"


def test_a_picture_an_echo_effect_or_a_bonus_is_no_icon() -> None:  # ruling 215
    table = echoes("red: Helicopter; hand: Credit Card, Laser", "yellow: Wristwatch")
    table.dogma("Helicopter")
    assert table.asked == [("me", "card", ["pass"])]  # asked all the same: the others must not learn that there is none
    assert table.changes == "you yellow -Wristwatch; you score +Wristwatch"
    assert table.shown == []


def test_nothing_shares_an_icon_with_yamato() -> None:
    table = echoes("red: Helicopter; hand: Archery", "red: Battleship Yamato, Oars", sets=[*SETS, ARTIFACTS])
    table.dogma("Helicopter")
    assert table.changes == "you red -Battleship Yamato; you score +Battleship Yamato"


def test_helicopter_on_another_board_is_not_transferred_either() -> None:
    table = echoes("red: Coal; green: Electricity", "red: Helicopter")
    script = Script({"me": ["Coal"]})
    table.game.decider = script
    table.game.players[0].use(table.card("Helicopter"))
    assert script.asked == [("me", "card", ["coal", "electricity"])]
    assert (table.me.score, table.you.pile("red")) == (["Coal"], ["Helicopter"])


def test_without_another_top_card_nothing_is_returned() -> None:
    table = echoes("red: Helicopter, Oars; hand: Archery", "hand: Tools").dogma("Helicopter")
    assert (table.asked, table.shown) == ([], [])
    assert (table.me.hand, table.me.score) == (["Archery"], [])


def test_a_partners_top_card_can_be_taken() -> None:  # decision 34
    table = echoes("red: Helicopter", "", third="blue: Tools", fourth="", teams="13-24").dogma("Helicopter")
    assert table.changes == "third blue -Tools; third score +Tools"


def test_as_many_factories_share_it_first() -> None:
    table = echoes("red: Helicopter", "red: Coal; green: Sailing", supply={9: "Specialization"}).dogma(
        "Helicopter", you=["Coal"]
    )
    assert table.asked == [("you", "card", ["coal", "sailing"])]
    assert table.changes == (  # Sailing is transferred by me
        "me hand +Specialization; you red -Coal; you green -Sailing; you score +Coal +Sailing"
    )
    assert table.bonus


def test_one_factory_fewer_does_not_share() -> None:
    table = echoes("red: Helicopter", "green: Electricity").dogma("Helicopter")
    assert table.changes == "you green -Electricity; you score +Electricity"
    assert not table.bonus
