"""Tale of the Shipwrecked Sailor (1, purple): AR137."""

from tests.sets.artifacts.tables import artifacts

TALE = "Tale of the Shipwrecked Sailor"


def test_melds_a_card_of_the_chosen_color_and_splays_it_left() -> None:
    table = artifacts(f"purple: {TALE}; blue: Pottery; hand: Tools, Sailing", "", supply={1: "Oars"})
    table.dogma(TALE, me=["blue"])
    assert table.me.pile("blue") == ["Tools", "Pottery"]
    assert table.me.splay("blue") == "left"
    assert table.me.hand == ["Oars", "Sailing"]


def test_the_drawn_card_can_be_melded() -> None:
    table = artifacts(f"purple: {TALE}; blue: Pottery", "", supply={1: "Writing"})
    table.dogma(TALE, me=["blue"])
    assert table.me.pile("blue") == ["Writing", "Pottery"]
    assert table.me.splay("blue") == "left"


def test_the_player_chooses_among_cards_of_the_color() -> None:
    table = artifacts(f"purple: {TALE}; hand: Tools, Calendar", "", supply={1: "Oars"})
    table.dogma(TALE, me=["blue", "Calendar"])
    assert table.changes == "me blue +Calendar; me hand -Calendar +Oars"  # a single card is not splayed


def test_without_a_card_of_the_color_the_hand_is_shown_and_nothing_splayed() -> None:  # ruling 67
    table = artifacts(f"purple: {TALE}; blue: Pottery, Calendar; hand: Archery", "", supply={1: "Oars"})
    table.dogma(TALE, me=["blue"])
    assert sorted(table.shown) == ["Archery", "Oars"]
    assert table.me.hand == ["Archery", "Oars"]
    assert table.me.splay("blue") == "none"


def test_the_color_is_chosen_before_the_draw() -> None:
    table = artifacts(f"purple: {TALE}", "", supply={1: "Oars"})
    table.dogma(TALE, me=["green"])
    assert [event.kind for event in table.events if event.kind in ("choice", "draw")] == ["choice", "draw"]
    assert table.me.hand == ["Oars"]


def test_a_sharer_melds_and_splays_their_own_and_brings_the_bonus() -> None:
    table = artifacts(f"purple: {TALE}", "blue: Writing; hand: Pottery", supply={1: "Oars, Archery, Sailing"})
    table.dogma(TALE, you=["blue"], me=["green"])
    assert table.you.pile("blue") == ["Pottery", "Writing"]
    assert table.you.splay("blue") == "left"
    assert table.you.hand == ["Oars"]
    assert table.bonus
    assert table.me.hand == ["Archery", "Sailing"]


def test_one_bulb_fewer_does_not_share() -> None:
    table = artifacts(f"purple: {TALE}", "blue: Calendar; hand: Pottery", supply={1: "Oars"})
    table.dogma(TALE, me=["green"])
    assert table.changes == "me hand +Oars"
    assert not table.bonus
