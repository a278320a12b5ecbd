"""Charitable Trust (3, green): EC141; rulings 61, 62, 94, 194, 254."""

from splay.playing import Script
from tests.sets.echoes.tables import echoes

TRUST = "Charitable Trust"
FIFTEEN = f"green: {TRUST}; score: Gunpowder, Navigation, Anatomy"
"""Twelve points in the score pile and a bonus of three."""


def test_the_drawn_card_can_be_melded_and_the_top_green_card_returned() -> None:  # ruling 194
    table = echoes(f"green: {TRUST}; hand: Novel", "", supply={3: "Paper"})
    table.dogma(TRUST, me=[3, "Paper"])
    assert table.asked == [("me", "value", ["value:3", "value:4"]), ("me", "card", ["paper", "pass"])]
    assert table.me.pile("green") == [TRUST]
    assert table.bottom_of_supply(3) == "Paper"
    assert table.me.hand == ["Novel"]


def test_it_returns_itself_if_another_color_is_melded() -> None:  # ruling 62
    table = echoes(f"green: {TRUST}", "", supply={4: "Gunpowder"})
    table.dogma(TRUST, me=[4, "Gunpowder"])
    assert table.me.pile("red") == ["Gunpowder"]
    assert table.me.pile("green") == []
    assert table.game.supply("echoes", 3).cards[0].name == TRUST
    assert table.me.achievements == []


def test_if_eligible_the_top_green_card_can_be_achieved() -> None:  # ruling 194
    table = echoes(FIFTEEN, "", supply={4: "Colonialism"})
    table.dogma(TRUST, me=[4, "Colonialism", 2])
    assert table.asked[2:] == [("me", "branch", ["branch:1", "branch:2"])]
    assert table.changes == "me red +Colonialism; me green -Charitable Trust; me achievements +3"
    assert [card.name for card in table.game.players[0].achievements] == [TRUST]


def test_if_eligible_the_top_green_card_can_still_be_returned() -> None:  # ruling 194
    table = echoes(FIFTEEN, "", supply={4: "Colonialism"})
    table.dogma(TRUST, me=[4, "Colonialism", 1])
    assert table.changes == "me red +Colonialism; me green -Charitable Trust"
    assert table.game.supply("echoes", 3).cards[0].name == TRUST


def test_with_a_point_too_few_it_must_be_returned() -> None:  # ruling 194
    table = echoes(f"green: {TRUST}; score: Gunpowder, Navigation, Paper", "", supply={4: "Colonialism"})
    table.dogma(TRUST, me=[4, "Colonialism"])
    assert table.changes == "me red +Colonialism; me green -Charitable Trust"


def test_a_second_achievement_of_the_value_takes_twice_the_points() -> None:  # ruling 17
    table = echoes(f"{FIFTEEN}; achievements: 3", "", supply={4: "Colonialism"})
    table.dogma(TRUST, me=[4, "Colonialism"])
    assert table.changes == "me red +Colonialism; me green -Charitable Trust"


def test_a_melded_green_card_can_be_achieved() -> None:
    table = echoes(f"green: {TRUST}; score: Coal, Banking, Anatomy, Oars", "", supply={3: "Compass"})
    table.dogma(TRUST, me=[3, "Compass", 2])  # its bonus is covered then
    assert [card.name for card in table.game.players[0].achievements] == ["Compass"]
    assert table.changes == "me achievements +3"


def test_melding_is_optional() -> None:
    table = echoes(FIFTEEN, "", supply={4: "Colonialism"})
    table.dogma(TRUST, me=[4, "pass"])
    assert table.me.hand == ["Colonialism"]
    assert table.me.pile("green") == [TRUST]
    assert table.me.achievements == []


def test_no_other_card_can_be_melded() -> None:
    table = echoes(f"green: {TRUST}; hand: Tools, Paper", "", supply={"echoes 3": "Novel"})
    table.dogma(TRUST, me=[3, "pass"])
    assert table.asked[1] == ("me", "card", ["novel", "pass"])
    assert table.me.hand == ["Novel", "Paper", "Tools"]


def test_executed_without_its_echo_effect_it_has_nothing_to_meld() -> None:  # rulings 61, 254
    table = echoes("blue: Computers; hand: Novel, Paper", "", supply={10: f"{TRUST}!"})
    table.dogma("Computers")
    assert table.asked == []
    assert table.me.pile("green") == [TRUST]
    assert table.me.hand == ["Novel", "Paper"]


def test_under_another_card_it_draws_and_no_more() -> None:
    table = echoes(f"green right: Sailing, {TRUST}", "", supply={3: "Paper", "echoes 1": "end", 1: "Tools"})
    table.dogma("Sailing", me=[3])
    assert table.me.hand == ["Paper"]
    assert table.me.pile("blue") == ["Tools"]
    assert table.me.pile("green") == ["Sailing", TRUST]


def test_of_two_drawn_cards_the_player_chooses_and_only_those_in_hand_are_offered() -> None:  # rulings 94, 254
    table = echoes(f"green: {TRUST}, Sailing; hand: Novel", "", supply={3: "Paper, Optics"})
    script = Script({"me": [3, 3, "Optics", "Paper"]})
    table.game.decider = script
    table.game.players[0].use(table.card(TRUST), 2)  # as an endorsed card is
    assert script.asked[2:] == [
        ("me", "card", ["paper", "optics", "pass"]),
        ("me", "card", ["paper", "pass"]),
    ]
    assert table.me.pile("red") == ["Optics"]
    assert table.me.pile("green") == ["Sailing"]
    assert table.me.hand == ["Novel"]


def test_a_sharer_remembers_their_own_card_alone() -> None:  # ruling 254
    table = echoes(
        f"green: {TRUST}",
        "purple: Code of Laws; green: Mapmaking",
        supply={3: "Optics, Machinery, Medicine", "echoes 3": "Sandpaper"},
    )
    table.dogma(TRUST, you=[3, "Optics"], me=[3, "pass"])
    assert [who for who, _, _ in table.asked] == ["you", "me", "you", "me"]
    assert table.changes == "me hand +Machinery +Sandpaper; you red +Optics; you green -Mapmaking"
    assert table.bottom_of_supply(2) == "Mapmaking"
    assert table.bonus


def test_a_sharer_without_a_green_card_returns_none() -> None:
    table = echoes(
        f"green: {TRUST}", "purple: Code of Laws", supply={3: "Optics, Machinery", "echoes 3": "Homing Pigeons"}
    )
    table.dogma(TRUST, you=[3, "Optics"], me=[3, "pass"])
    assert table.changes == "me hand +Homing Pigeons +Machinery; you red +Optics"


def test_one_crown_fewer_does_not_share() -> None:
    table = echoes(f"green: {TRUST}", "red: Archery", supply={3: "Optics"})
    table.dogma(TRUST, me=[3, "pass"])
    assert table.changes == "me hand +Optics"
    assert not table.bonus
