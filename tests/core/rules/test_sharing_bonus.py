"""The sharing bonus: one draw at the very end, if a sharing opponent changed anything (rulings 53-57, decision 11)."""

from __future__ import annotations

from splay.core.event import BONUS, DRAW
from splay.playing import play
from tests.core.rules.reports import effects


def test_a_sharing_opponent_who_changes_something_brings_a_draw() -> None:  # ruling 53
    table = play(me="blue: Writing", you="blue: Tools", supply={1: "Oars", 2: "Mapmaking, Calendar"})
    table.dogma("Writing")
    assert table.bonus
    assert table.me.hand == ["Calendar", "Oars"]
    assert table.you.hand == ["Mapmaking"]


def test_several_opponents_bring_one_draw() -> None:  # ruling 53
    table = play(me="blue: Writing", you="blue: Tools", third="purple: Philosophy")
    table.dogma("Writing")
    assert len([event for event in table.events if event.kind == BONUS]) == 1
    assert [len(seat.hand) for seat in (table.me, table.you, table.third)] == [2, 1, 1]


def test_the_draw_comes_after_all_effects_from_the_highest_top_card_then() -> None:  # ruling 53
    table = play(me="blue: Experimentation", you="purple: Education", supply={5: "Coal, Banking, Statistics"})
    table.dogma("Experimentation")  # all draw and meld a 5
    assert [event.kind for event in table.events if event.kind in (BONUS, DRAW)] == ["draw", "draw", "bonus", "draw"]
    assert table.me.hand == ["Statistics"]


def test_without_sharing_there_is_none() -> None:
    table = play(me="blue: Writing", you="red: Archery")
    table.dogma("Writing")
    assert not table.bonus
    assert len(table.me.hand) == 1


def test_sharing_without_a_change_brings_none() -> None:  # ruling 53
    table = play(me="blue: Tools", you="purple: Philosophy; hand: Oars")
    table.dogma("Tools")
    assert ("you", "Tools", "dogma") in effects(table)
    assert not table.bonus


def test_passing_brings_none() -> None:
    table = play(me="yellow: Agriculture", you="blue: Pottery; hand: Oars")
    table.dogma("Agriculture", you=["pass"])
    assert not table.bonus


def test_what_the_launcher_changes_brings_none() -> None:  # hard case 3
    table = play(me="yellow: Agriculture; hand: Tools", you="blue: Pottery; hand: Oars")
    table.dogma("Agriculture", you=["pass"], me=["Tools"])
    assert not table.bonus


def test_changes_in_a_demand_bring_none() -> None:  # ruling 53
    table = play(me="red: Gunpowder", you="red: Oars", supply={2: "Mapmaking"})
    table.dogma("Gunpowder")
    assert not table.bonus


def test_a_demand_on_one_and_idle_sharing_of_another_bring_none() -> None:  # ruling 53
    table = play(me="purple: Emancipation", you="hand: Oars", third="blue: Chemistry")
    table.dogma("Emancipation")
    assert ("third", "Emancipation", "dogma") in effects(table)  # nothing to splay
    assert table.me.score == ["Oars"]
    assert not table.bonus


def test_cards_of_others_moved_by_my_effect_bring_none() -> None:  # hard case 3
    table = play(me="green: Classification; hand: Oars", you="hand: Archery, Tools")
    table.dogma("Classification", me=["Archery"])
    assert table.you.hand == ["Tools"]
    assert not table.bonus


def test_hands_shown_in_my_effect_bring_none() -> None:  # hard case 3
    table = play(me="green: Classification; hand: Oars", you="hand: Pottery, Tools")
    table.dogma("Classification")
    assert sorted(table.shown[1:]) == ["Pottery", "Tools"]
    assert not table.bonus


def test_any_players_cards_moved_by_a_sharing_opponent_count() -> None:  # ruling 56
    table = play(me="purple: Specialization; red: Coal", you="yellow: Globalization; red: Composites; hand: Oars")
    table.dogma("Specialization")
    assert table.you.hand == ["Coal", "Oars"]
    assert table.bonus


def test_a_card_that_is_only_revealed_counts() -> None:  # ruling 55
    table = play(me="purple: Specialization", you="yellow: Globalization; red: Composites; hand: Oars")
    table.dogma("Specialization")
    assert (table.you.hand, table.shown) == (["Oars"], ["Oars"])
    assert table.bonus


def test_a_hand_shown_as_proof_does_not_count() -> None:  # ruling 55, decisions 8, 11
    table = play(me="yellow: Machinery", you="blue: Pottery; hand: Sailing")
    table.dogma("Machinery")
    assert table.shown == ["Sailing"]
    assert not table.bonus


def test_a_splay_counts() -> None:  # ruling 55
    table = play(me="green: Paper", you="blue: Tools, Writing")
    table.dogma("Paper", you=["blue"])
    assert table.bonus


def test_a_declined_splay_does_not_count() -> None:
    table = play(me="purple: Philosophy", you="purple: Education; red: Oars, Archery")
    table.dogma("Philosophy", you=["pass"])
    assert not table.bonus


def test_a_splay_into_the_present_direction_does_not_count() -> None:  # decision 11
    table = play(
        me="purple: Philosophy", you="purple: Education; red left: Oars, Archery", third="blue: Pottery; red: Coal"
    )
    table.dogma("Philosophy")
    assert table.asked == []
    assert not table.bonus


def test_an_exchange_counts() -> None:  # ruling 55
    table = play(me="yellow: Canal Building", you="green: Sailing; hand: Oars; score: Optics")
    table.dogma("Canal Building", you=["yes"])
    assert table.bonus


def test_an_exchange_of_nothing_for_nothing_does_not_count() -> None:  # hard case 1, decision 11
    table = play(me="green: Bicycle", you="green: Sailing", third="purple: Enterprise")
    table.dogma("Bicycle")
    assert ("third", "Bicycle", "dogma") in effects(table)
    assert not table.bonus


def test_a_real_reordering_counts() -> None:  # hard case 2, ruling 55
    table = play(me="blue: Publications, Pottery", you="green: Paper; blue: Mathematics, Tools")
    table.dogma("Publications", you=["yes", "Tools", "pass"], me=["no", "pass"])
    assert table.you.pile("blue") == ["Tools", "Mathematics"]
    assert table.bonus


def test_a_change_that_is_put_back_counts() -> None:  # decision 11
    table = play(
        me="purple: Railroad",
        you="purple: The Internet; hand: Canning, Vaccination, Coal",
        supply={6: "end", 7: "Bicycle"},
    )
    table.dogma("Railroad", you=["Canning"])  # returns both 6s and draws them again
    assert {"Canning", "Vaccination"} < set(table.you.hand)
    assert table.bonus


def test_a_special_achievement_claimed_by_a_sharing_opponent_counts() -> None:  # decision 11
    table = play(me="blue: Translation; red: Oars", you="purple: Enterprise; green: Sailing")
    table.dogma("Translation")
    assert table.you.achievements == ["World"]
    assert table.bonus


def test_the_draw_can_end_the_game() -> None:  # ruling 11
    table = play(
        me="blue: Genetics; score: Oars",
        you="purple: Empiricism",
        supply={9: "end", 10: "Databases, Robotics, end"},
    )
    table.dogma("Genetics")
    assert table.bonus
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("score", ["me"])


def test_the_bonus_of_one_dogma_is_not_that_of_the_next() -> None:  # ruling 53
    table = play(me="blue: Writing; red: Gunpowder", you="blue: Tools")
    table.dogma("Writing")
    assert table.bonus
    table.dogma("Gunpowder")  # takes Tools and scores a 2
    assert not table.bonus
