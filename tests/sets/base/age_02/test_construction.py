"""Construction."""

from splay.playing import play

FIVE = "blue: Tools; green: The Wheel; yellow: Masonry; purple: Mysticism"
"""Four top cards, which make five with a red one."""
OTHER_FIVE = "red: Coal; blue: Pottery; green: Sailing; yellow: Agriculture; purple: Code of Laws"


def test_takes_two_cards_and_lets_draw_a_two() -> None:
    table = play(me="red: Construction", you="hand: Oars, Sailing, Tools", supply={2: "Calendar"})
    table.dogma("Construction", you=["Sailing", "Oars"])
    assert table.me.hand == ["Oars", "Sailing"]
    assert table.you.hand == ["Calendar", "Tools"]


def test_takes_both_cards_unasked() -> None:
    table = play(me="red: Construction", you="hand: Oars, Sailing", supply={2: "Calendar"})
    table.dogma("Construction")
    assert table.asked == []
    assert table.me.hand == ["Oars", "Sailing"]
    assert table.you.hand == ["Calendar"]


def test_takes_the_only_card() -> None:
    table = play(me="red: Construction", you="hand: Oars", supply={2: "Calendar"})
    table.dogma("Construction")
    assert table.me.hand == ["Oars"]
    assert table.you.hand == ["Calendar"]


def test_an_empty_hand_draws_all_the_same() -> None:  # ruling 113
    table = play(me="red: Construction", supply={2: "Calendar"})
    table.dogma("Construction")
    assert table.me.hand == []
    assert table.you.hand == ["Calendar"]


def test_as_many_castles_protect() -> None:
    table = play(me="red: Construction", you="yellow: Masonry; hand: Oars, Sailing")
    table.dogma("Construction")
    assert table.me.hand == []
    assert table.you.hand == ["Oars", "Sailing"]


def test_the_only_player_with_five_colors_claims_the_empire() -> None:  # ruling 36
    table = play(
        me=f"red: Construction; {FIVE}",
        you="blue: Writing; red: Oars; green: Sailing; purple: City States",
        supply={2: "Philosophy"},
    )
    table.dogma("Construction")
    assert table.changes == "me achievements +Empire; you hand +Philosophy; available -Empire"


def test_four_colors_are_not_enough() -> None:
    table = play(me="red: Construction; blue: Tools; green: The Wheel; yellow: Masonry", supply={2: "Currency"})
    table.dogma("Construction")
    assert table.changes == "you hand +Currency"


def test_nobody_claims_when_an_opponent_has_five_colors_too() -> None:
    table = play(me=f"red: Construction; {FIVE}", you="", third=OTHER_FIVE, supply={2: "Philosophy, Canal Building"})
    table.dogma("Construction")
    assert table.changes == "you hand +Philosophy; third hand +Canal Building"


def test_an_empire_that_is_gone_cannot_be_claimed() -> None:  # hard case 12
    table = play(me=f"red: Construction; {FIVE}", you="achievements: Empire", supply={2: "Currency"})
    table.dogma("Construction")
    assert table.changes == "you hand +Currency"


def test_a_sharing_opponent_can_be_the_one() -> None:  # ruling 113
    table = play(me="red: Construction", you=f"red: Oars; {FIVE}", supply={2: "Calendar"})
    table.dogma("Construction")
    assert table.you.achievements == ["Empire"]
    assert table.me.achievements == []
    assert table.bonus
    assert table.me.hand == ["Calendar"]


def test_the_partners_board_is_ignored() -> None:  # ruling 106
    table = play(
        me=f"red: Construction; {FIVE}",
        third=f"{OTHER_FIVE}; hand: Writing",
        fourth="",
        teams="13-24",
        supply={2: "Calendar, Mapmaking"},
    )
    table.dogma("Construction")
    assert table.changes == (  # the demand skips the partner
        "me achievements +Empire; you hand +Calendar; fourth hand +Mapmaking; available -Empire"
    )
