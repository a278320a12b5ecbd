"""Typewriter (7, blue): EC178; rulings 208, 259, decision 46."""

from splay.core.event import RETURN, REVEAL
from tests.sets.echoes.tables import echoes

TYPEWRITER = "blue: Typewriter"


def test_returns_the_hand_and_draws_one_value_higher_for_each_color() -> None:  # rulings 208, 259
    table = echoes(
        f"{TYPEWRITER}; hand: Oars, Archery, Tools", "", supply={6: "Canning", "echoes 7": "Jeans", 8: "Flight"}
    )
    table.dogma("Typewriter", me=["Tools", "Oars"])
    assert table.asked == [
        ("me", "order", ["tools", "archery", "oars"]),
        ("me", "order", ["archery", "oars"]),
    ]
    assert table.supply(1)[-3:] == ["Tools", "Oars", "Archery"]
    assert table.me.hand == ["Canning", "Flight", "Jeans"]  # base, Echoes, base: EC015


def test_the_hand_is_shown_as_it_leaves() -> None:  # decision 46
    table = echoes(
        f"{TYPEWRITER}; hand: Oars, Jeans", "", supply={6: "Emancipation", "echoes 7": "Ice Cream", 8: "Rocketry"}
    ).dogma("Typewriter")
    assert sorted(table.shown) == ["Jeans", "Oars"]
    kinds = [event.kind for event in table.events]
    assert kinds.index(REVEAL) < kinds.index(RETURN)
    assert table.supply(1)[-1] == "Oars"
    assert table.game.supply("echoes", 7).cards[0].name == "Jeans"
    assert table.changes == "me hand -Jeans -Oars +Emancipation +Ice Cream +Rocketry"


def test_one_color_draws_a_six_and_a_seven() -> None:
    table = echoes(f"{TYPEWRITER}; hand: Masonry, Canal Building", "", supply={6: "Canning", "echoes 7": "Jeans"})
    table.dogma("Typewriter")
    assert table.me.hand == ["Canning", "Jeans"]


def test_an_empty_hand_draws_the_six_alone() -> None:
    table = echoes(TYPEWRITER, "", supply={6: "Canning"}).dogma("Typewriter")
    assert (table.me.hand, table.shown, table.asked) == (["Canning"], [], [])


def test_the_value_that_follows_does_not_depend_on_the_card_drawn_before() -> None:  # ruling 259
    table = echoes(
        f"{TYPEWRITER}; hand: Oars, Paper", "", supply={6: "end", 7: "Lighting", "echoes 7": "Jeans", 8: "Flight"}
    ).dogma("Typewriter")
    assert table.me.hand == ["Flight", "Jeans", "Lighting"]


def test_five_colors_draw_an_eleven_and_end_the_game() -> None:  # ruling 259
    hand = "Tools, Road Building, Paper, Anatomy, Societies"
    table = echoes(f"{TYPEWRITER}; hand: {hand}; score: Oars", "").dogma("Typewriter")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])
    assert sorted([card.age for card in table.game.players[0].hand]) == [6, 7, 8, 9, 10]


def test_four_colors_stop_at_ten() -> None:
    table = echoes(
        f"{TYPEWRITER}; hand: Tools, Road Building, Paper, Anatomy",
        "",
        supply={6: "Vaccination", "echoes 7": "Ice Cream", 8: "Antibiotics", 9: "Services", 10: "Miniaturization"},
    ).dogma("Typewriter")
    assert table.result is None
    assert sorted([card.age for card in table.game.players[0].hand]) == [6, 7, 8, 9, 10]
    assert table.changes == (
        "me hand -Anatomy -Paper -Road Building -Tools +Antibiotics +Ice Cream +Miniaturization +Services +Vaccination"
    )


def test_as_many_crowns_share() -> None:
    table = echoes(
        TYPEWRITER, "green: Sailing; hand: Oars", supply={6: "Canning, Emancipation", "echoes 7": "Jeans, Photography"}
    )
    table.dogma("Typewriter")
    assert table.changes == "me hand +Emancipation +Photography; you hand -Oars +Canning +Jeans"
    assert table.bonus


def test_one_crown_fewer_does_not_share() -> None:
    table = echoes(TYPEWRITER, "blue: Writing; hand: Oars", supply={6: "Classification"}).dogma("Typewriter")
    assert not table.bonus
    assert table.changes == "me hand +Classification"
