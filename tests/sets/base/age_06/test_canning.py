"""Canning."""

import pytest

from splay.playing import play


def test_tucks_a_six_and_scores_all_top_cards_without_a_factory() -> None:
    me = "yellow: Canning; green: Sailing, Clothing; red: Coal; purple: Mysticism"
    table = play(me=me, supply={6: "Vaccination"})
    table.dogma("Canning", me=["yes", "pass"])
    assert table.changes == (  # ruling 117
        "me green -Sailing; me yellow +Vaccination tucked; me purple -Mysticism; me score +Mysticism +Sailing"
    )


def test_the_tucked_card_is_scored_if_it_is_on_top() -> None:
    table = play(me="yellow: Canning", supply={6: "Classification"})
    table.dogma("Canning", me=["yes"])
    assert table.me.score == ["Classification"]
    assert (table.me.tucked, table.me.scored) == (1, 1)


def test_canning_can_be_declined() -> None:
    table = play(me="yellow: Canning; green: Sailing", supply={6: "Vaccination"})
    table.dogma("Canning", me=["no"])
    assert table.supply(6)[0] == "Vaccination"
    assert table.me.score == []
    assert table.me.top("green") == "Sailing"


def test_yellow_may_be_splayed_right() -> None:
    table = play(me="yellow: Canning; red: Coal, Oars", supply={6: "Vaccination"})
    table.dogma("Canning", me=["yes", "yellow"])
    assert table.asked[1:] == [("me", "splay", ["color:yellow", "pass"])]
    assert table.changes == "me yellow +Vaccination tucked; me yellow splayed right"


def test_the_splay_does_not_need_the_tuck_and_can_be_declined() -> None:
    for answer, splay in [("yellow", "right"), ("pass", "none")]:
        table = play(me="yellow: Canning, Agriculture")
        table.dogma("Canning", me=["no", answer])
        assert table.me.splay("yellow") == splay
        assert table.me.pile("yellow") == ["Canning", "Agriculture"]


def test_the_game_ends_when_no_card_is_left_to_tuck() -> None:
    supply = {6: "end", 7: "end", 8: "end", 9: "end", 10: "end"}  # hard cases 13 and 14
    table = play(me="yellow: Canning; green: Sailing", you="score: Tools", supply=supply)
    table.dogma("Canning", me=["yes"])
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["you"])
    assert table.me.score == []


def test_a_sharing_opponent_scores_the_own_top_cards() -> None:
    table = play(me="yellow: Canning", you="red: Coal; purple: Mysticism", supply={6: "Vaccination, Industrialization"})
    table.dogma("Canning", you=["yes"], me=["no"])
    assert table.changes == (
        "me hand +Industrialization; you yellow +Vaccination; you purple -Mysticism; you score +Mysticism"
    )
    assert table.bonus


@pytest.mark.parametrize(
    ("order", "achieved"),
    [
        (["Alchemy", "Flight", "Self Service"], "; me achievements +Empire; available -Empire"),
        (["Monotheism", "Self Service", "Flight"], ""),
    ],
)
def test_the_order_is_asked_if_it_decides_an_achievement(order: list[str], achieved: str) -> None:
    table = play(
        me="green up: Self Service, Collaboration, Bicycle; purple right: Monotheism, Reformation, Code of Laws; "
        "blue right: Alchemy, Calendar, Quantum Theory, Chemistry, Computers; "
        "yellow left: Canning, Machinery, Medicine; red: Flight",
        supply={6: "Emancipation"},
    )
    table.dogma("Canning", me=["yes", *order, "pass"])
    assert table.changes == (  # ruling 132
        "me blue -Alchemy; me red -Flight; me green -Self Service; me purple -Monotheism +Emancipation tucked; "
        f"me score +Alchemy +Flight +Monotheism +Self Service{achieved}"
    )
