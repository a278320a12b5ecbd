"""Gujin Tushu Jinsheng (5, yellow): AR174."""

from splay.playing import Script
from tests.sets.artifacts.tables import artifacts

GUJIN = "Gujin Tushu Jinsheng"


def test_executes_a_top_card_of_another_board() -> None:
    table = artifacts(f"yellow: {GUJIN}; blue: Tools", "blue: Pottery, Writing", supply={1: "Oars"})
    table.dogma(GUJIN)
    assert table.me.hand == ["Oars"]
    assert table.you.pile("blue") == ["Pottery", "Writing"]
    assert table.asked == []


def test_chooses_among_the_top_cards_of_all_other_boards() -> None:
    table = artifacts(
        f"yellow: {GUJIN}; blue: Tools",
        "blue: Writing; red: Metalworking, Oars",
        third="green: Sailing",
        supply={2: "Calendar"},
    )
    table.dogma(GUJIN, me=["Writing"])
    assert table.asked == [("me", "card", ["writing", "metalworking", "sailing"])]
    assert table.me.hand == ["Calendar"]


def test_a_partners_board_is_another_board() -> None:  # decision 34
    table = artifacts(f"yellow: {GUJIN}", "", third="blue: Writing", fourth="", teams="13-24", supply={2: "Calendar"})
    table.dogma(GUJIN)
    assert table.me.hand == ["Calendar"]


def test_without_another_top_card_nothing_happens() -> None:
    table = artifacts(f"yellow: {GUJIN}; blue: Writing", "hand: Tools")
    table.dogma(GUJIN)
    assert table.me.hand == []


def test_used_from_the_display_it_does_nothing() -> None:
    table = artifacts(f"display: {GUJIN}; yellow: Masonry", "blue: Writing", free_action=True)
    table.free("dogma:gujin-tushu-jinsheng")
    assert table.changes == "me display -Gujin Tushu Jinsheng"


def test_may_lie_anywhere_on_the_board() -> None:  # ruling 256
    table = artifacts(f"yellow: Masonry, {GUJIN}", "blue: Writing", supply={2: "Calendar"})
    table.game.players[0].use(table.card(GUJIN))
    assert table.me.hand == ["Calendar"]


def test_a_demand_hits_whoever_has_fewer_bulbs_whatever_its_own_icon() -> None:  # ruling 59
    table = artifacts(
        f"yellow: {GUJIN}",
        "red: Archery; green: The Wheel; hand: Calendar",
        third="purple: Philosophy; hand: Coal",
        supply={1: "Tools"},
    )
    table.dogma(GUJIN, me=["Archery"])
    assert table.you.hand == ["Tools"]  # more castles, and a bulb less
    assert table.me.hand == ["Calendar"]
    assert table.third.hand == ["Coal"]  # fewer castles, and as many bulbs


def test_what_it_executes_is_not_shared_and_a_sharer_without_it_does_nothing() -> None:
    table = artifacts(f"yellow: {GUJIN}", "blue: Writing; purple: Philosophy; hand: Oars", supply={2: "Calendar"})
    table.dogma(GUJIN, me=["Writing"])
    assert table.me.hand == ["Calendar"]
    assert table.you.hand == ["Oars"]
    assert not table.bonus


def test_an_executed_text_means_this_card_by_its_own_name() -> None:  # ruling 60
    table = artifacts(f"yellow: {GUJIN}; blue: Writing; red: Oars", "green: Self Service", supply={2: "Calendar"})
    table.dogma(GUJIN, me=["Writing"])
    assert table.asked == [("me", "card", ["writing", "oars"])]
    assert table.me.hand == ["Calendar"]


def test_executed_as_if_on_a_card_that_lies_on_another_board_it_does_not_choose_that_one() -> None:  # ruling 60
    table = artifacts(f"yellow: {GUJIN}; red: Coal", "yellow: The Daily Courant; blue: Writing", supply={2: "Calendar"})
    table.game.decider = Script({"me": [5, GUJIN]})
    table.game.players[0].use(table.card("The Daily Courant"))
    assert table.me.hand == ["Calendar"]
