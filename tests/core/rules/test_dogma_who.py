"""Dogma: who shares and who is demanded of, counted once; the order of players and effects (rulings 44-51)."""

from __future__ import annotations

from splay.playing import play
from tests.core.rules.reports import effects, icons


def who(table_me: str, **others: str) -> list[str]:
    """Who executes the demand and the shared effect of Gunpowder (factory), with two factories on its own face."""
    table = play(me="red: Gunpowder; " + table_me, **others)
    table.dogma("Gunpowder")
    return [f"{name} {effect}" for name, _, effect in effects(table)]


def test_fewer_icons_are_demanded_of_and_do_not_share() -> None:  # ruling 45
    assert who("", you="blue: Tools") == ["you demand", "me dogma"]


def test_an_empty_board_has_0_icons() -> None:  # ruling 45
    assert who("") == ["you demand", "me dogma"]


def test_as_many_icons_share_and_are_not_demanded_of() -> None:  # ruling 45
    assert who("", you="blue: Chemistry") == ["you dogma", "me dogma"]


def test_more_icons_share_too() -> None:  # ruling 45
    assert who("", you="red: Coal") == ["you dogma", "me dogma"]


def test_one_icon_less_is_demanded_of() -> None:  # ruling 45, near miss
    assert who("yellow: Canning", you="red: Coal") == ["you demand", "me dogma"]


def test_each_opponent_is_judged_alone() -> None:  # rulings 45, 46
    report = who("", you="red: Coal", third="blue: Tools", fourth="blue: Chemistry")
    assert report == ["third demand", "you dogma", "fourth dogma", "me dogma"]


def test_only_the_featured_icon_counts() -> None:
    assert who("", you="blue up: Genetics, Software; purple: Enterprise; yellow: Stem Cells") == [
        "you demand",
        "me dogma",
    ]


def test_only_visible_icons_count() -> None:
    assert who("", you="red: Oars, Coal") == ["you demand", "me dogma"]
    assert who("", you="red up: Oars, Coal") == ["you dogma", "me dogma"]


def test_the_icons_of_the_whole_board_count() -> None:
    assert who("", you="yellow: Vaccination; blue: Physics") == ["you dogma", "me dogma"]  # one factory each


def test_the_launcher_never_follows_the_own_demand() -> None:  # ruling 45
    table = play(me="red: Archery; hand: Coal", you="red: Metalworking")
    table.dogma("Archery")
    assert effects(table) == []


def test_sharing_is_no_choice() -> None:
    table = play(me="blue: Writing", you="blue: Tools", supply={2: "Mapmaking, Calendar"})
    table.dogma("Writing")
    assert table.asked == []
    assert table.you.hand == ["Mapmaking"]


def test_clockwise_from_the_next_player_the_launcher_last() -> None:  # ruling 46
    table = play(me="blue: Writing", you="blue: Tools", third="purple: Philosophy", fourth="blue: Mathematics")
    table.dogma("Writing")
    assert [name for name, _, _ in effects(table)] == ["you", "third", "fourth", "me"]


def test_clockwise_goes_round_past_the_first_seat() -> None:  # ruling 46
    table = play(
        me="blue: Tools",
        you="blue: Writing",
        third="purple: Philosophy",
        turn=1,
        supply={2: "Mapmaking, Calendar, Construction"},
    )
    table.dogma("Writing")
    assert [name for name, _, _ in effects(table)] == ["third", "me", "you"]
    assert (table.third.hand, table.me.hand) == (["Mapmaking"], ["Calendar"])


def test_all_players_finish_an_effect_before_the_next_begins() -> None:  # ruling 47
    table = play(me="blue: Pottery", you="yellow: Agriculture")
    table.dogma("Pottery")
    assert effects(table) == [
        ("you", "Pottery", "dogma"),
        ("me", "Pottery", "dogma"),
        ("you", "Pottery", "dogma_2"),
        ("me", "Pottery", "dogma_2"),
    ]


def test_the_demand_comes_before_the_shared_effects() -> None:  # ruling 47
    table = play(me="purple: Emancipation", you="red: Mobility", third="blue: Tools")
    table.dogma("Emancipation")
    assert [(name, effect) for name, _, effect in effects(table)] == [
        ("third", "demand"),
        ("you", "dogma"),
        ("me", "dogma"),
    ]


def test_icons_are_counted_once_for_all_effects() -> None:  # ruling 44
    table = play(
        me="green: Paper, Mass Media",
        you="blue: Mathematics, Tools",
        supply={4: "Anatomy, Colonialism, Enterprise"},
    )
    table.dogma("Paper", you=["blue"], me=["green"])
    assert (icons(table.me)["bulb"], icons(table.you)["bulb"]) == (3, 2)  # now fewer
    assert ("you", "Paper", "dogma_2") in effects(table)
    assert table.you.hand == ["Anatomy"]


def test_gaining_icons_meanwhile_does_not_begin_sharing() -> None:  # ruling 44
    table = play(me="green: Corporations", you="yellow: Vaccination", supply={8: "Mobility, Flight"})
    table.dogma("Corporations")
    assert (icons(table.me)["factory"], icons(table.you)["factory"]) == (2, 2)  # you had 1
    assert effects(table) == [("you", "Corporations", "demand"), ("me", "Corporations", "dogma")]
    assert table.me.top("red") == "Flight"


def test_a_demand_that_changes_counts_does_not_change_who_follows() -> None:  # ruling 44
    table = play(
        me="purple: City States",
        you="red: Oars; green: The Wheel",  # 4 castles, 1 crown
        third="green: Sailing; purple: Mysticism; red: Archery",  # 2 crowns, as many as me; 5 castles
        supply={1: "Pottery"},
    )
    table.dogma("City States", you=["Oars"])
    assert icons(table.me)["crown"] == 3
    assert effects(table) == [("you", "City States", "demand")]


def test_the_demanded_player_chooses() -> None:  # ruling 49
    table = play(me="red: Gunpowder", you="red: Archery; green: The Wheel", supply={2: "Mapmaking"})
    table.dogma("Gunpowder", you=["The Wheel"])
    assert [(name, kind) for name, kind, _ in table.asked] == [("you", "card")]
    assert "The Wheel" in table.me.score


def test_me_of_a_demand_is_the_launcher() -> None:  # ruling 49
    table = play(me="blue: Tools", you="purple: Emancipation", third="hand: Oars", turn=1, supply={6: "Canning"})
    table.dogma("Emancipation")
    assert (table.you.score, table.third.hand, table.me.score) == (["Oars"], ["Canning"], [])


def test_the_memory_of_a_demand_covers_all_its_players() -> None:  # ruling 51
    table = play(me="red: Gunpowder", you="red: Oars", third="blue: Pottery", supply={2: "Mapmaking"})
    table.dogma("Gunpowder")  # you give a card, third has none
    assert table.me.score == ["Mapmaking", "Oars"]


def test_the_memory_of_a_demand_counts_several_cards_moved_at_once() -> None:  # ruling 51
    table = play(me="red: The Pirate Code; green: Sailing", you="score: Oars, Tools")
    table.dogma("The Pirate Code")
    assert table.me.score == ["Oars", "Sailing", "Tools"]


def test_the_memory_of_a_demand_covers_returns() -> None:  # ruling 51
    table = play(me="yellow: Vaccination", you="score: Oars", supply={6: "Machine Tools", 7: "Bicycle"})
    table.dogma("Vaccination")
    assert (table.you.top("red"), table.me.top("green")) == ("Machine Tools", "Bicycle")
    table = play(me="yellow: Vaccination")
    table.dogma("Vaccination")
    assert table.me.top("green") is None


def test_the_memory_of_a_demand_is_forgotten_with_the_dogma() -> None:  # ruling 51
    table = play(me="red: Gunpowder", you="red: Oars", supply={2: "Mapmaking, Calendar"})
    table.dogma("Gunpowder").dogma("Gunpowder")
    assert table.me.score == ["Mapmaking", "Oars"]


def test_the_card_is_executed_to_its_end_wherever_it_goes() -> None:  # ruling 62
    table = play(me="red: Coal", supply={5: "The Pirate Code"})
    table.dogma("Coal", me=["pass", "Coal"])  # tucked beneath, splay declined, scored with the card beneath
    assert table.me.score == ["Coal", "The Pirate Code"]


def test_a_sharing_opponent_reads_the_card_as_its_own() -> None:
    table = play(
        me="green: The Wheel", you="purple: Mysticism", supply={1: "Oars, Tools, Pottery, Sailing, Agriculture"}
    )
    table.dogma("The Wheel")
    assert table.you.hand == ["Oars", "Tools"]
    assert table.me.hand == ["Agriculture", "Pottery", "Sailing"]  # and the sharing bonus


def test_a_card_that_ends_the_action_ends_it_for_all() -> None:  # ruling 134, hard case 7
    table = play(me="red: Fission; hand: Oars", you="score: Coal", third="blue: Tools", fourth="blue: Rocketry",
                 supply={10: "Robotics, Databases"})  # fmt: skip
    table.dogma("Fission")  # you draw a red card: neither third, nor fourth, nor me goes on
    assert effects(table) == [("you", "Fission", "demand")]
    assert table.supply(10)[0] == "Databases"
    assert (table.me.hand, table.fourth.pile("blue")) == ([], [])
    assert (table.game.turn_seat, table.game.actions_left) == (0, 1)
