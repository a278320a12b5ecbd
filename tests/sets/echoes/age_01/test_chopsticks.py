"""Chopsticks (1, yellow): EC121; ruling 99."""

from splay.core.question import ASK_MAY
from splay.playing import PlayedTable
from tests.sets.echoes.tables import echoes


def available(table: PlayedTable) -> list[str]:
    """The available standard achievements, by name."""
    return sorted([card.name for card in table.game.available.cards])


def test_draws_a_1_and_makes_the_bottom_1_available() -> None:
    table = echoes("yellow: Chopsticks", "", supply={1: "Tools, Writing, Oars, end"}, available="Calendar, Archery")
    table.dogma("Chopsticks", me=["yes"])
    assert table.asked == [("me", ASK_MAY, ["yes", "no"])]
    assert table.me.hand == ["Tools"]
    assert table.supply(1) == ["Writing"]
    assert available(table) == ["Archery", "Calendar", "Oars"]  # two of one value
    assert not table.bonus


def test_the_card_can_be_claimed_like_any_other() -> None:
    table = echoes(
        "yellow: Chopsticks; score: Gunpowder, Sailing", "", supply={1: "Tools, Oars, end"}, available="Calendar"
    )
    assert table.dogma("Chopsticks", me=["yes"]).changes == "me hand +Tools; available +1"
    assert table.achieve(1).changes == "me achievements +1; available -1"


def test_declining_leaves_it_there() -> None:
    table = echoes("yellow: Chopsticks", "", supply={1: "Tools, Oars, end"}, available="Calendar")
    table.dogma("Chopsticks", me=["no"])
    assert table.me.hand == ["Tools"]
    assert table.supply(1) == ["Oars"]
    assert available(table) == ["Calendar"]


def test_the_draw_may_leave_nothing_to_make_available() -> None:  # the Echoes supply does not count
    table = echoes("yellow: Chopsticks", "", supply={1: "Tools, end", "echoes 1": "Bell"}, available="Calendar")
    table.dogma("Chopsticks")
    assert table.asked == []
    assert table.me.hand == ["Tools"]
    assert available(table) == ["Calendar"]
    assert table.game.supply("echoes", 1).cards[-1].name == "Bell"


def test_the_bottom_card_is_of_the_base_supply() -> None:  # ruling 99
    table = echoes(
        "yellow: Chopsticks; hand: Paper", "", supply={1: "Tools, end", "echoes 1": "Bell, Flute, end"}, available="2"
    )
    table.dogma("Chopsticks", me=["yes"])
    assert table.me.hand == ["Bell", "Paper"]
    assert "Tools" in available(table)
    assert [card.name for card in table.game.supply("echoes", 1).cards] == ["Flute"]


def test_a_sharer_with_as_many_leaves_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "yellow: Chopsticks", "blue: Pottery", supply={1: "Tools, Writing, Archery, Oars, end", "echoes 1": "Bell"},
        available="Calendar",
    )  # fmt: skip
    table.dogma("Chopsticks", you=["yes"], me=["no"])
    assert table.you.hand == ["Tools"]
    assert available(table) == ["Calendar", "Oars"]
    assert table.supply(1) == ["Archery"]
    assert table.bonus
    assert table.me.hand == ["Bell", "Writing"]


def test_one_leaf_fewer_does_not_share() -> None:
    table = echoes("yellow: Chopsticks", "purple: Code of Laws", supply={1: "Tools, Oars, end"})
    table.dogma("Chopsticks", me=["no"])
    assert table.changes == "me hand +Tools"
    assert not table.bonus
