"""Globe (4, green): EC152; rulings 39, 198; decisions 45, 46."""

import pytest

from splay.core.event import RETURN, REVEAL, SPLAY
from splay.sets.echoes.foreshadowing import FORESHADOW
from tests.sets.echoes.tables import echoes, forecast

BOARD = "green: Globe, Sailing; red up: Archery, Metalworking; blue right: Alchemy, Calendar; yellow: Masonry"
SIX = {6: "Canning"}


@pytest.mark.parametrize(
    ("returned", "direction"),
    [(["Tools"], "left"), (["Tools", "Pottery"], "right"), (["Pottery", "Tools", "Writing"], "up")],
)
def test_as_many_cards_say_which_way_a_color_is_splayed(returned: list[str], direction: str) -> None:  # ruling 198
    table = echoes(f"{BOARD}; hand: Tools, Pottery, Writing, Novel", "", supply=SIX)
    answers = returned + ["pass"] * (len(returned) < 3)
    table.dogma("Globe", me=[*answers, "green"])
    assert table.me.splay("green") == direction
    assert (table.me.splay("red"), table.me.splay("blue")) == ("up", "right")
    assert forecast(table) == ["Canning"]
    assert table.supply(1)[-len(returned) :] == returned
    assert table.shown == returned  # decision 46
    kinds = [event.kind for event in table.events if event.kind in (REVEAL, RETURN, SPLAY, FORESHADOW)]
    assert kinds == [REVEAL, RETURN] * len(returned) + [SPLAY, FORESHADOW]  # the cards one by one
    assert len(table.me.hand) == 4 - len(returned)


def test_cards_of_another_color_are_not_offered_after_the_first() -> None:  # ruling 198
    table = echoes(f"{BOARD}; hand: Tools, Oars, Writing, Novel", "", supply=SIX)
    table.dogma("Globe", me=["Tools", "Writing", "red"])
    assert table.asked == [
        ("me", "card", ["novel", "writing", "oars", "tools", "pass"]),
        ("me", "card", ["writing", "pass"]),
        ("me", "card", ["pass"]),
        ("me", "splay", ["color:red", "color:green"]),
    ]
    assert table.changes == "me red splayed right; me hand -Tools -Writing; me forecast +Canning"


def test_a_fourth_card_of_the_color_is_not_asked_for() -> None:
    table = echoes("green: Globe, Sailing; hand: Tools, Pottery, Writing, Calendar", "", supply=SIX)
    table.dogma("Globe", me=["Tools", "Pottery", "Writing"])
    assert len(table.asked) == 3
    assert table.changes == "me green splayed up; me hand -Pottery -Tools -Writing; me forecast +Hot Air Balloon"


def test_only_splays_that_change_something_are_offered() -> None:  # ruling 39, decision 45
    table = echoes(f"{BOARD}; hand: Tools, Novel", "", supply=SIX)
    table.dogma("Globe", me=["Tools", "blue"])
    assert table.asked[-1] == ("me", "splay", ["color:blue", "color:red", "color:green"])
    assert table.changes == "me blue splayed left; me hand -Tools; me forecast +Canning"


def test_a_6_is_foreshadowed_though_nothing_can_be_splayed() -> None:
    table = echoes("green: Globe; hand: Novel", "red: Oars, Archery", supply=SIX)
    table.dogma("Globe", me=["Novel"])
    assert table.changes == "me hand -Novel; me forecast +Canning"
    assert table.game.supply("echoes", 3).cards[0].name == "Novel"


def test_returning_none_brings_nothing() -> None:
    table = echoes(f"{BOARD}; hand: Tools, Novel", "", supply=SIX)
    table.dogma("Globe", me=["pass"])
    assert table.me.hand == ["Novel", "Tools"]
    assert table.me.splay("green") == "none"
    assert forecast(table) == []
    assert table.shown == []


def test_an_empty_hand_brings_nothing() -> None:
    table = echoes(BOARD, "", supply=SIX)
    table.dogma("Globe")
    assert table.asked == []
    assert forecast(table) == []


def test_a_sharer_with_as_many_factories_goes_first_and_brings_the_bonus() -> None:
    table = echoes(
        "green: Globe",
        "red: Colonialism, Archery; hand: Novel",
        supply={4: "Anatomy", 6: "Canning, Classification"},
    )
    table.dogma("Globe", you=["Novel"])
    assert table.changes == "me hand +Anatomy; you red splayed left; you hand -Novel; you forecast +Canning"
    assert table.bonus


def test_one_factory_fewer_does_not_share() -> None:
    table = echoes("green: Globe", "green: Invention; hand: Novel", supply=SIX)
    table.dogma("Globe")
    assert table.you.hand == ["Novel"]
    assert not table.bonus
