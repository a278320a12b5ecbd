"""Satellites: a new hand of [8], a splay, and a card melded and executed alone."""

from splay.playing import play


def test_the_hand_goes_back_in_the_chosen_order_and_three_eights_come() -> None:
    table = play(me="green: Satellites; hand: Tools, Sailing", supply={8: "Mobility, Skyscrapers, Antibiotics"})
    table.dogma("Satellites", me=["Sailing", "Mobility"])
    assert table.supply(1)[-2:] == ["Sailing", "Tools"]
    assert table.me.hand == ["Antibiotics", "Skyscrapers"]
    assert table.me.pile("red") == ["Mobility"]


def test_an_empty_hand_is_filled_too() -> None:
    table = play(me="green: Satellites", supply={8: "Mobility, Skyscrapers, Antibiotics"})
    table.dogma("Satellites", me=["Skyscrapers"])
    assert table.me.hand == ["Antibiotics", "Mobility"]
    assert table.me.pile("yellow") == ["Skyscrapers"]


def test_purple_may_be_splayed_up() -> None:
    table = play(me="green: Satellites; purple: Mysticism, Philosophy", supply={8: "Mobility, Skyscrapers, Flight"})
    table.dogma("Satellites", me=["purple", "Mobility"])
    assert table.changes == "me red +Mobility; me purple splayed up; me hand +Flight +Skyscrapers"


def test_the_splay_can_be_declined() -> None:
    table = play(me="green: Satellites; purple: Mysticism, Philosophy", supply={8: "Mobility, Skyscrapers, Flight"})
    table.dogma("Satellites", me=["pass", "Mobility"])
    assert table.changes == "me red +Mobility; me hand +Flight +Skyscrapers"


def test_no_other_color_is_offered_for_the_splay() -> None:
    table = play(
        me="green: Satellites, Sailing; red: Oars, Archery; purple: Mysticism",
        supply={8: "Mobility, Skyscrapers, Flight"},
    ).dogma("Satellites", me=["Mobility"])
    assert [kind for _, kind, _ in table.asked] == ["card"]
    assert table.changes == "me red +Mobility; me hand +Flight +Skyscrapers"


def test_the_melded_card_is_executed_even_against_others() -> None:
    table = play(me="green: Satellites", you="score: Tools", supply={8: "Rocketry, Skyscrapers, Flight"})
    table.dogma("Satellites", me=["Rocketry"])
    assert table.changes == "me blue +Rocketry; me hand +Flight +Skyscrapers; you score -Tools"
    assert table.bottom_of_supply(1) == "Tools"


def test_the_demand_of_the_melded_card_is_not_executed() -> None:
    table = play(me="green: Satellites; score: Tools", you="red: Coal", supply={8: "Mobility, Skyscrapers, Flight"})
    table.dogma("Satellites", me=["Mobility"])
    assert table.changes == "me red +Mobility; me hand +Flight +Skyscrapers"


def test_satellites_may_be_covered_by_the_card_that_it_executes() -> None:  # hard case 5, ruling 62
    table = play(
        me="green: Satellites",
        you="yellow: Canning",
        supply={8: "Corporations, Flight, Mobility, Skyscrapers"},
    ).dogma("Satellites", me=["Corporations"])
    assert table.me.pile("green") == ["Corporations", "Satellites"]
    assert table.me.pile("yellow") == ["Skyscrapers"]
    assert table.me.hand == ["Flight", "Mobility"]
    assert table.you.pile("yellow") == ["Canning"]


def test_a_sharing_opponent_executes_his_own_card_alone() -> None:  # hard cases 4 and 5
    table = play(
        me="green: Satellites",
        you="blue: Quantum Theory; score: Tools",
        supply={
            8: "Corporations, Mobility, Antibiotics, Skyscrapers, Flight, Socialism, Rocketry",
            9: "Suburbia",
        },
    ).dogma("Satellites", you=["Corporations"], me=["Skyscrapers"])
    assert table.changes == (
        "me yellow +Skyscrapers; me hand +Flight +Socialism +Suburbia; you blue +Rocketry; you green +Corporations; "
        "you hand +Antibiotics +Mobility"
    )
    assert table.bonus


def test_the_game_ends_if_three_cards_cannot_be_drawn() -> None:  # hard case 14
    table = play(
        me="green: Satellites; hand: Tools; score: Oars",
        supply={8: "Mobility, end", 9: "Suburbia, end", 10: "end"},
    ).dogma("Satellites")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])
    assert table.me.hand == ["Mobility", "Suburbia"]
    assert table.bottom_of_supply(1) == "Tools"
