"""Industrialization."""

from splay.playing import play

SIX: dict[int, str] = {6: "Canning, Vaccination, Classification, Metric System"}


def test_tucks_a_six_for_each_color_with_a_factory() -> None:
    # hard case 25: three factories, two colors
    table = play(me="red: Industrialization; green: Banking; purple: Mysticism", supply=SIX)
    table.dogma("Industrialization")
    assert table.me.pile("yellow") == ["Canning", "Vaccination"]
    assert table.supply(6)[0] == "Classification"
    assert table.me.tucked == 2


def test_a_color_with_several_factories_counts_once() -> None:
    table = play(me="red right: Industrialization, Coal, Gunpowder", supply=SIX)
    table.dogma("Industrialization")
    assert table.me.pile("yellow") == ["Canning"]
    assert table.supply(6)[0] == "Vaccination"


def test_a_factory_counts_if_a_splay_shows_it_but_not_under_the_top_card() -> None:
    me = "red: Industrialization; blue right: Tools, Chemistry; green: Sailing, Banking"  # ruling 42
    table = play(me=me, supply=SIX)
    table.dogma("Industrialization")
    assert table.me.pile("yellow") == ["Canning", "Vaccination"]
    assert table.supply(6)[0] == "Classification"


def test_the_colors_are_counted_before_the_cards_are_tucked() -> None:
    table = play(me="red: Industrialization", supply=SIX)
    table.dogma("Industrialization")
    assert table.me.pile("yellow") == ["Canning"]
    assert table.supply(6)[0] == "Vaccination"


def test_red_or_purple_may_be_splayed_right() -> None:
    me = "red: Industrialization, Oars; purple: Mysticism, City States; green: Sailing, Clothing"
    table = play(me=me, supply=SIX)
    table.dogma("Industrialization", me=["purple"])
    assert table.asked == [("me", "splay", ["color:red", "color:purple", "pass"])]
    assert table.changes == "me yellow +Canning; me purple splayed right"


def test_red_is_splayed_or_the_splay_declined() -> None:
    for answer, changes in [("red", "me red splayed right; me yellow +Canning"), ("pass", "me yellow +Canning")]:
        table = play(me="red: Industrialization, Oars", supply=SIX)
        assert table.dogma("Industrialization", me=[answer]).changes == changes


def test_a_sharing_opponent_tucks_for_the_own_colors_and_gives_the_bonus() -> None:
    table = play(me="red: Industrialization", you="yellow: Steam Engine; green: Banking", supply=SIX)
    table.dogma("Industrialization")
    assert table.changes == (
        "me green +Classification; me hand +Metric System; you yellow +Canning tucked +Vaccination tucked"
    )
    assert table.bonus


def test_first_edition_tucks_a_six_for_every_two_factories() -> None:
    me = "red: Industrialization; yellow: Canning; green: Banking"  # five factories, three colors
    table = play(me=me, supply={6: "Vaccination, Classification, Metric System"}, edition="first")
    table.dogma("Industrialization")
    assert table.me.pile("yellow") == ["Canning", "Vaccination"]
    assert table.me.pile("green") == ["Banking", "Classification"]
    assert table.supply(6)[0] == "Metric System"


def test_first_edition_counts_several_factories_of_a_color_and_keeps_the_splay() -> None:
    me = "red right: Industrialization, Coal; purple: Mysticism, City States"
    table = play(me=me, supply=SIX, edition="first")
    table.dogma("Industrialization", me=["purple"])
    assert table.me.pile("yellow") == ["Canning", "Vaccination"]
    assert table.me.splay("purple") == "right"
