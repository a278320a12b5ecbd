"""Electricity (7, green)."""

from splay.playing import play


def test_returns_top_cards_without_a_factory_and_draws_as_many() -> None:
    table = play(
        me="green: Electricity; red: Archery; blue: Chemistry; purple: Philosophy",
        supply={8: "Flight, Mobility"},
    )
    table.dogma("Electricity")
    assert table.changes == "me red -Archery; me purple -Philosophy; me hand +Flight +Mobility"
    assert table.bottom_of_supply(1) == "Archery"
    assert table.bottom_of_supply(2) == "Philosophy"
    assert table.asked == []


def test_asks_the_order_of_cards_that_go_to_one_supply() -> None:
    table = play(
        me="green: Electricity; red: Archery; purple: Mysticism; yellow: Masonry",
        supply={8: "Corporations, Empiricism, Skyscrapers"},
    )
    table.dogma("Electricity", me=["Mysticism", "Archery"])
    assert table.supply(1)[-3:] == ["Mysticism", "Archery", "Masonry"]
    assert table.changes == (
        "me red -Archery; me yellow -Masonry; me purple -Mysticism; me hand +Corporations +Empiricism +Skyscrapers"
    )


def test_leaves_the_cards_that_it_uncovers() -> None:  # ruling 117
    table = play(me="green: Electricity; red: Archery, Metalworking", supply={8: "Flight"})
    table.dogma("Electricity")
    assert table.me.pile("red") == ["Metalworking"]
    assert table.me.hand == ["Flight"]


def test_a_factory_further_down_does_not_save_a_top_card() -> None:
    table = play(me="green: Electricity; red up: Archery, Coal", supply={8: "Flight"})
    table.dogma("Electricity")
    assert table.me.pile("red") == ["Coal"]
    assert table.me.splay("red") == "none"
    assert table.me.hand == ["Flight"]


def test_does_nothing_if_every_top_card_has_a_factory() -> None:
    table = play(me="green: Electricity, Sailing; red: Coal")
    table.dogma("Electricity")
    assert table.me.hand == []
    assert table.me.pile("green") == ["Electricity", "Sailing"]


def test_a_sharer_draws_first_and_brings_the_bonus() -> None:
    table = play(
        me="green: Electricity; blue: Tools",
        you="red: Coal; blue: Writing",
        supply={8: "Flight, Mobility", 7: "Evolution"},
    )
    table.dogma("Electricity")
    assert table.changes == "me blue -Tools; me hand +Evolution +Mobility; you blue -Writing; you hand +Flight"
    assert table.bonus


def test_a_sharer_who_returns_nothing_brings_no_bonus() -> None:
    table = play(me="green: Electricity; blue: Tools", you="red: Coal", supply={8: "Corporations"})
    table.dogma("Electricity")
    assert not table.bonus
    assert table.changes == "me blue -Tools; me hand +Corporations"
