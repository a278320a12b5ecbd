"""Piano (5, purple): EC165, EC106; rulings 38, 72, 81, 204, 249; decision 41."""

from splay.core.symbols import PURPLE
from splay.sets.echoes.visible import visible_pictures
from tests.core.rules.reports import effects
from tests.sets.echoes.tables import echoes

PIANO = "Piano"
FIVE = f"purple: {PIANO}; blue: Tools; red: Engineering; green: Navigation; yellow: Fermenting"
SUPPLIES = {1: "Oars", 2: "Calendar", 3: "Compass", 4: "Anatomy", 5: "Coal"}


def test_the_echo_draws_a_card_of_a_value_in_any_hand() -> None:
    table = echoes(
        f"purple: {PIANO}; hand: Canning, Dentures",
        "hand: Tools, Writing, Democracy",
        third="hand: Genetics",
        supply={9: "Fission"},
    )
    table.dogma(PIANO, me=[9])
    assert effects(table) == [("me", PIANO, "echo"), ("me", PIANO, "dogma")]
    assert table.asked == [("me", "value", ["value:1", "value:6", "value:9"])]
    assert table.me.hand == ["Canning", "Dentures", "Fission"]
    assert table.shown == []


def test_a_single_value_needs_no_choice() -> None:
    table = echoes(f"purple: {PIANO}", "hand: Tools, Writing", supply={1: "Oars"})
    table.dogma(PIANO)
    assert table.me.hand == ["Oars"]
    assert table.asked == []


def test_battleship_yamato_is_an_8_in_hand() -> None:  # ruling 81, decision 41
    sets = ["base", "artifacts", "echoes"]
    table = echoes(f"purple: {PIANO}", "hand: Battleship Yamato", sets=sets, supply={8: "Flight"})
    table.dogma(PIANO)
    assert table.me.hand == ["Flight"]


def test_with_empty_hands_the_echo_draws_nothing() -> None:  # rulings 204, 249
    table = echoes(f"purple: {PIANO}; score: Tools", "score: Writing", supply={1: "Oars"})
    table.dogma(PIANO)
    assert table.me.hand == []
    assert table.supply(1)[0] == "Oars"


def test_trades_five_scored_cards_for_one_of_each_top_card_s_value_lowest_first() -> None:  # ruling 72
    table = echoes(f"{FIVE}; score: Chemistry, Canning, Publications, Flight, Genetics, Software", "", supply=SUPPLIES)
    table.dogma(PIANO, me=["Canning", "Software", "Genetics", "Chemistry", "Publications"])
    assert table.me.score == ["Anatomy", "Calendar", "Coal", "Compass", "Flight", "Oars"]
    drawn = [card.age for event in table.events if event.kind == "draw" for card in event.cards]
    assert drawn == [1, 2, 3, 4, 5]
    assert table.me.scored == 5
    assert table.bottom_of_supply(5) == "Chemistry"
    assert table.bottom_of_supply(10) == "Software"
    assert table.me.pile("purple") == [PIANO]


def test_with_fewer_scored_cards_returns_what_there_is() -> None:  # ruling 204
    table = echoes(f"{FIVE}; score: Canning, Atomic Theory", "", supply=SUPPLIES)
    table.dogma(PIANO, me=["Atomic Theory"])
    assert table.asked == [("me", "order", ["atomic-theory", "canning"])]
    assert table.supply(6)[-2:] == ["Atomic Theory", "Canning"]
    assert table.me.score == ["Anatomy", "Calendar", "Coal", "Compass", "Oars"]


def test_without_scored_cards_draws_all_the_same() -> None:
    table = echoes(FIVE, "", supply=SUPPLIES)
    table.dogma(PIANO)
    assert table.me.score == ["Anatomy", "Calendar", "Coal", "Compass", "Oars"]
    assert table.asked == []


def test_two_top_cards_of_one_value_trade_nothing() -> None:
    table = echoes(
        f"purple: {PIANO}; blue: Tools; red: Engineering; green: Compass; yellow: Fermenting; score: Canning", ""
    )
    table.dogma(PIANO)
    assert table.me.score == ["Canning"]


def test_four_top_cards_trade_nothing() -> None:
    table = echoes(f"purple: {PIANO}; blue: Tools; red: Engineering; green: Navigation; score: Canning", "")
    table.dogma(PIANO)
    assert table.me.score == ["Canning"]


def test_covered_and_splayed_up_its_echo_comes_before_the_top_card() -> None:
    table = echoes(
        f"purple up: Mysticism, {PIANO}; hand: City States", "", supply={"echoes 1": "Umbrella", 1: "The Wheel"}
    )
    table.dogma("Mysticism")
    assert effects(table)[0] == ("me", PIANO, "echo")
    assert table.changes == "me hand +The Wheel +Umbrella"


def test_its_music_note_is_a_picture_that_a_splay_up_shows() -> None:  # EC106, ruling 38: bottom middle
    for splay, pictures in (("", 1), (" left", 1), (" right", 1), (" up", 2)):
        table = echoes(f"purple{splay}: Mysticism, {PIANO}", "")
        assert visible_pictures(table.game.players[0].pile(PURPLE)) == pictures


def test_as_many_bulbs_share() -> None:
    table = echoes(f"purple: {PIANO}", "blue: Tools; hand: Oars", supply={"echoes 1": "end", 1: "Archery, Sailing"})
    table.dogma(PIANO)
    assert table.you.hand == ["Archery", "Oars"]
    assert "Sailing" in table.me.hand
    assert table.bonus


def test_without_a_bulb_does_not_share() -> None:
    table = echoes(f"purple: {PIANO}", "green: Clothing; hand: Oars", supply={1: "Sailing"})
    table.dogma(PIANO)
    assert table.you.hand == ["Oars"]
    assert table.me.hand == ["Sailing"]
    assert not table.bonus
