"""Clock (4, purple): EC155, EC019; ruling 200; decision 9."""

import pytest

from tests.sets.echoes.tables import echoes

NO_MORE = {"echoes 10": "end"}
THREE = NO_MORE | {10: "Robotics, Bioengineering, Stem Cells, Globalization"}
"""One clock, two, none; and one card that is not drawn."""
BACK: list[str | int] = ["Stem Cells", "Robotics"]


def test_takes_the_cards_of_the_value_of_the_clocks() -> None:
    table = echoes("purple: Clock", "hand: Novel, Paper, Tools; score: Compass, Oars, Anatomy", supply=THREE)
    table.dogma("Clock", you=BACK)
    assert table.shown == ["Robotics", "Bioengineering", "Stem Cells"]
    assert table.supply(10)[0] == "Globalization"
    assert table.supply(10)[-3:] == ["Stem Cells", "Robotics", "Bioengineering"]  # decision 9
    assert table.me.score == ["Compass", "Novel", "Paper"]
    assert table.me.scored == 0  # decision 10
    assert table.you.hand == ["Tools"]
    assert table.you.score == ["Anatomy", "Oars"]
    assert not table.bonus


def test_all_clocks_of_each_card_count() -> None:
    supply = NO_MORE | {10: "Databases, Software, The Internet"}
    table = echoes("purple: Clock", "score: Flight, Fission, Evolution", supply=supply)
    table.dogma("Clock", you=["Software", "Databases"])
    assert table.me.score == ["Flight"]
    assert table.you.score == ["Evolution", "Fission"]


def test_the_demanded_hand_decides_what_is_drawn() -> None:  # EC019: the first is of the set
    supply: dict[int | str, str] = {"echoes 10": "MP3", 10: "Robotics, Stem Cells, Bioengineering"}
    table = echoes("purple: Clock; hand: Novel", "hand: Gunpowder", supply=supply)
    table.dogma("Clock", you=["Robotics"])
    assert table.shown == ["MP3", "Robotics", "Stem Cells"]
    assert table.you.hand == ["Gunpowder"]
    assert table.game.supply("echoes", 10).cards[0].name == "MP3"


def test_without_a_clock_nothing_is_transferred() -> None:  # ruling 200
    supply = NO_MORE | {10: "Stem Cells, Globalization, Self Service"}
    table = echoes("purple: Clock", "hand: Novel, Tools; score: Oars", supply=supply)
    table.dogma("Clock", you=["Stem Cells", "Self Service"])
    assert table.me.score == []
    assert (table.you.hand, table.you.score) == (["Novel", "Tools"], ["Oars"])
    assert len(table.shown) == 3


def test_without_cards_of_the_value_nothing_is_transferred() -> None:
    table = echoes("purple: Clock", "hand: Tools; score: Oars, Anatomy", supply=THREE)
    table.dogma("Clock", you=BACK)
    assert table.me.score == []
    assert (table.you.hand, table.you.score) == (["Tools"], ["Anatomy", "Oars"])


def test_with_too_few_10s_the_game_ends() -> None:  # ruling 11
    supply = NO_MORE | {10: "Robotics, Bioengineering, end"}
    table = echoes("purple: Clock; score: Tools", "hand: Paper", supply=supply)
    table.dogma("Clock")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])


def test_an_equal_number_of_bulbs_is_not_hit() -> None:
    table = echoes("purple: Clock", "red: Engineering; hand: Paper", supply=THREE)
    table.dogma("Clock")
    assert table.you.hand == ["Paper"]
    assert table.shown == []


def test_may_splay_right_the_color_with_the_most_cards() -> None:
    board = "purple: Clock, Mysticism; red left: Oars, Archery, Optics; blue: Tools, Writing"
    table = echoes(board, "purple: Philosophy")
    table.dogma("Clock", me=["red"])
    assert table.asked == [("me", "splay", ["color:red", "pass"])]
    assert (table.me.splay("red"), table.me.splay("purple"), table.me.splay("blue")) == ("right", "none", "none")
    table = echoes(board, "purple: Philosophy")
    table.dogma("Clock", me=["pass"])
    assert table.me.splay("red") == "left"


def test_of_several_with_the_most_cards_one_can_be_chosen() -> None:
    table = echoes("purple: Clock, Mysticism; red: Oars, Archery; green: Sailing", "purple: Philosophy")
    table.dogma("Clock", me=["purple"])
    assert table.asked == [("me", "splay", ["color:red", "color:purple", "pass"])]
    assert (table.me.splay("purple"), table.me.splay("red")) == ("right", "none")


def test_if_the_color_with_the_most_cards_is_splayed_right_no_other_can_be() -> None:  # ruling 39
    table = echoes("purple: Clock, Mysticism; red right: Oars, Archery, Optics", "purple: Philosophy")
    table.dogma("Clock")
    assert table.asked == []
    assert table.me.splay("purple") == "none"


@pytest.mark.parametrize(("splay", "asked"), [(" right", 1), (" left", 0), ("", 0)])
def test_its_echo_effect_alone_is_executed_if_it_is_seen_under_another_card(splay: str, asked: int) -> None:
    table = echoes(f"purple{splay}: Education, Clock; red: Oars, Archery, Optics", "hand: Paper", supply=THREE)
    table.dogma("Education", me=["red"] * asked)
    assert len(table.asked) == asked
    assert table.me.splay("red") == ("right" if asked else "none")
    assert table.shown == []
    assert table.you.hand == ["Paper"]


def test_a_sharer_with_as_many_bulbs_splays_first_and_brings_the_bonus() -> None:
    table = echoes("purple: Clock", "purple: Philosophy, Mysticism", supply={4: "Anatomy"})
    table.dogma("Clock", you=["purple"])
    assert table.you.splay("purple") == "right"
    assert table.bonus
    assert table.me.hand == ["Anatomy"]
