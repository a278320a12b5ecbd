"""Camcorder (10, red): EC209."""

from tests.sets.echoes.tables import echoes


def test_takes_their_hands_and_they_draw_a_9_and_my_9s_are_melded_and_the_rest_returned() -> None:
    table = echoes(
        "red: Camcorder; hand: Computers, Writing",
        "hand: Ecology, Tools",
        supply={9: "Services, Suburbia, Genetics, Specialization", "echoes 9": "Email"},
    )
    table.dogma("Camcorder", me=["Writing"])
    assert table.you.hand == ["Services"]  # a base card: the hand was empty
    assert (table.me.pile("blue"), table.me.pile("yellow")) == (["Computers"], ["Ecology"])
    assert table.supply(1)[-2:] == ["Writing", "Tools"]
    assert table.me.hand == ["Email", "Genetics", "Suburbia"]
    assert table.asked == [("me", "order", ["writing", "tools"])]
    assert not table.bonus


def test_the_order_of_melding_is_asked_for() -> None:
    table = echoes(
        "red: Camcorder; hand: Computers, Genetics, Ecology",
        supply={9: "Collaboration, Satellites, Suburbia", "echoes 9": "Rock"},
    ).dogma("Camcorder", me=["Genetics"])
    assert table.changes == (
        "me blue +Computers +Genetics; me yellow +Ecology; "
        "me hand -Computers -Ecology -Genetics +Rock +Satellites +Suburbia; you hand +Collaboration"
    )


def test_an_empty_hand_gives_nothing_and_draws_all_the_same() -> None:
    table = echoes("red: Camcorder", "", supply={9: "Services, Fission, Satellites", "echoes 9": "Rock"}).dogma(
        "Camcorder"
    )
    assert [card.age for card in table.game.players[1].hand] == [9]
    assert [card.age for card in table.game.players[0].hand] == [9, 9, 9]
    assert table.changes == "me hand +Fission +Rock +Satellites; you hand +Services"


def test_cards_of_other_values_are_returned_an_8_and_a_10_too() -> None:
    table = echoes(
        "red: Camcorder; hand: Flight, Robotics", supply={9: "Services, Genetics, Composites", "echoes 9": "Rock"}
    ).dogma("Camcorder")
    assert (table.bottom_of_supply(8), table.bottom_of_supply(10)) == ("Flight", "Robotics")
    assert table.changes == "me hand -Flight -Robotics +Composites +Genetics +Rock; you hand +Services"


def test_as_many_clocks_share_the_second_effect_and_keep_their_hands() -> None:
    table = echoes(
        "red: Camcorder",
        "green: Satellites; hand: Fission, Oars",
        supply={
            9: "Collaboration, Specialization, Suburbia, Services",
            "echoes 9": "Rock, Email",
            10: "Miniaturization",
        },
    ).dogma("Camcorder")
    assert table.changes == (
        "me hand +Email +Miniaturization +Services +Suburbia; you red +Fission; "
        "you hand -Fission -Oars +Collaboration +Rock +Specialization"
    )
    assert table.bottom_of_supply(1) == "Oars"
    assert [card.age for card in table.game.players[1].hand] == [9, 9, 9]
    assert table.bonus


def test_one_clock_fewer_is_demanded_of_and_does_not_share() -> None:
    table = echoes(
        "red: Camcorder",
        "green: Bicycle; hand: Fission",
        supply={9: "Genetics, Specialization, Composites", "echoes 9": "Rock"},
    ).dogma("Camcorder")
    assert table.changes == "me red +Fission; me hand +Composites +Rock +Specialization; you hand -Fission +Genetics"
    assert not table.bonus
