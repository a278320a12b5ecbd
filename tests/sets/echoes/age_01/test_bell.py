"""Bell (1, purple): EC124; ruling 95."""

from splay.core.question import ASK_CARD
from tests.sets.echoes.tables import echoes, forecast


def test_scores_a_card_and_foreshadows_a_2() -> None:
    table = echoes("purple: Bell; hand: Flute, Oars, Paper", "", supply={2: "Calendar, Currency"})
    table.dogma("Bell", me=["Paper"])
    assert table.asked == [("me", ASK_CARD, ["paper", "oars", "flute", "pass"])]
    assert table.me.score == ["Paper"]
    assert table.me.scored == 1
    assert forecast(table) == ["Calendar"]
    assert table.supply(2)[0] == "Currency"
    assert table.me.hand == ["Flute", "Oars"]
    assert table.shown == []
    assert not table.bonus


def test_scoring_may_be_declined() -> None:
    table = echoes("purple: Bell; hand: Flute", "", supply={2: "Calendar"})
    table.dogma("Bell", me=["pass"])
    assert table.me.score == []
    assert table.me.hand == ["Flute"]
    assert forecast(table) == ["Calendar"]


def test_an_empty_hand_only_foreshadows() -> None:
    table = echoes("purple: Bell; score: Tools", "", supply={2: "Calendar"})
    table.dogma("Bell")
    assert table.asked == []
    assert table.me.score == ["Tools"]
    assert forecast(table) == ["Calendar"]
    assert table.me.hand == []


def test_the_card_scored_decides_what_is_foreshadowed() -> None:  # ruling 95
    table = echoes("purple: Bell; hand: Flute, Oars", "", supply={2: "Calendar", "echoes 2": "Lever"})
    table.dogma("Bell", me=["Flute"])
    assert table.changes == "me hand -Flute; me score +Flute; me forecast +Lever"


def test_its_echo_is_executed_for_another_card_where_the_splay_shows_it() -> None:
    table = echoes("purple left: Mysticism, Bell; hand: Paper", "", supply={"echoes 1": "end", 1: "Oars"})
    table.dogma("Mysticism", me=["Paper"])
    assert table.me.score == ["Paper"]
    assert forecast(table) == []
    assert table.me.hand == ["Oars"]


def test_a_sharer_with_as_many_castles_does_both_and_brings_the_bonus() -> None:
    table = echoes("purple: Bell", "purple: Mysticism; hand: Oars", supply={1: "Tools", 2: "Calendar, Currency"})
    table.dogma("Bell", you=["Oars"])
    assert table.changes == (
        "me hand +Tools; me forecast +Currency; you hand -Oars; you score +Oars; you forecast +Calendar"
    )
    assert table.bonus


def test_one_castle_fewer_does_not_share() -> None:
    table = echoes("purple: Bell", "blue: Tools; hand: Oars", supply={2: "Calendar"})
    table.dogma("Bell")
    assert table.changes == "me forecast +Calendar"
    assert not table.bonus
