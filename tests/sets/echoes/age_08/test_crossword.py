"""Crossword (8, purple): EC195; rulings 71, 102, 203."""

from tests.sets.echoes.tables import echoes

ME = "purple: Crossword"
SUPPLY = {7: "Lighting", 8: "Flight", "echoes 7": "Jeans, Rubber", "echoes 8": "Nylon"}


def test_draws_a_card_for_each_bonus_in_the_order_chosen() -> None:  # rulings 71, 203
    table = echoes(f"{ME}; blue: Photography", "", supply=SUPPLY).dogma("Crossword", me=[7])
    assert table.asked == [("me", "value", ["value:7", "value:8"])]
    assert table.me.hand == ["Lighting", "Nylon"]
    table = echoes(f"{ME}; blue: Photography", "", supply=SUPPLY).dogma("Crossword", me=[8])
    assert table.me.hand == ["Flight", "Jeans"]


def test_its_own_bonus_alone_draws_an_eight() -> None:
    table = echoes(ME, "", supply=SUPPLY).dogma("Crossword")
    assert (table.asked, table.me.hand) == ([], ["Flight"])


def test_a_number_seen_twice_draws_two_cards() -> None:
    table = echoes(f"{ME}; blue: Photography; yellow: Elevator", "", supply=SUPPLY)
    table.dogma("Crossword", me=[7, 8])
    assert table.asked == [("me", "value", ["value:7", "value:8"]), ("me", "value", ["value:7", "value:8"])]
    assert (len(table.me.hand), table.me.hand[:2]) == (3, ["Lighting", "Nylon"])


def test_bonuses_that_a_splay_shows_count_and_covered_ones_do_not() -> None:  # ruling 102
    table = echoes(f"{ME}; blue left: Tools, Photography", "", supply=SUPPLY).dogma("Crossword", me=[7])
    assert table.me.hand == ["Lighting", "Nylon"]
    for splay in ("", " right"):
        table = echoes(f"{ME}; blue{splay}: Tools, Photography; hand: Tractor; score: Elevator", "", supply=SUPPLY)
        assert table.dogma("Crossword").me.hand == ["Flight", "Tractor"]


def test_a_bonus_of_11_ends_the_game() -> None:  # ruling 11
    table = echoes(f"{ME}; blue: Artificial Heart", "", supply=SUPPLY).dogma("Crossword", me=[8])
    assert table.asked == [("me", "value", ["value:8", "value:11"])]
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])


def test_those_of_others_do_not_count() -> None:
    table = echoes(ME, "yellow: Elevator", supply=SUPPLY).dogma("Crossword")
    assert (table.me.hand, table.you.hand) == (["Flight"], [])


def test_as_many_crowns_share_by_their_own_bonuses() -> None:
    table = echoes(ME, "green: Sailing; yellow: Elevator", supply=SUPPLY).dogma("Crossword")
    assert table.changes == "me hand +Flight +Nylon; you hand +Lighting"
    assert table.bonus


def test_a_sharer_without_a_bonus_draws_nothing() -> None:
    table = echoes(ME, "green: Sailing", supply=SUPPLY).dogma("Crossword")
    assert (table.you.hand, table.me.hand, table.bonus) == ([], ["Flight"], False)


def test_one_crown_fewer_does_not_share() -> None:
    table = echoes(ME, "blue: Writing; yellow: Elevator", supply=SUPPLY).dogma("Crossword")
    assert not table.bonus
    assert table.changes == "me hand +Flight"
