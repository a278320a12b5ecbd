"""Who gets a special achievement, that there is only one, and how it counts (rulings 21, 28, 36, decision 20)."""

from __future__ import annotations

import pytest

from splay.core.options import SPECIAL_TIMINGS
from splay.playing import PlayedTable, play
from tests.core.rules.reports import icons

EMPIRE_BUT_FOR_CASTLES = (
    "purple: City States; green up: Navigation, Sailing; red up: Fission, Explosives; "
    "blue: Genetics; yellow: Agriculture"
)
EMPIRE_UNDER_THE_WHEEL = (
    "red up: Metalworking, Coal, Robotics; blue up: Experimentation, Rocketry; green: The Wheel, Clothing; "
    "yellow: Canning; purple: Enterprise"
)
WORLD_UNDER_THE_WHEEL = (
    "red: Metalworking; green: The Wheel, Databases; purple up: The Internet, Lighting; "
    "blue up: Software, Rocketry, Quantum Theory"
)


def hand_over_the_wheel(me: str = "", you: str = "", hidden: str = EMPIRE_UNDER_THE_WHEEL) -> PlayedTable:
    """City States moves The Wheel from you to me: both boards change by one move, in an effect that you execute."""
    table = play(me=f"{EMPIRE_BUT_FOR_CASTLES}; {me}", you=f"{hidden}; {you}", supply={1: "Oars"})
    assert min(icons(table.me).values()) < 3
    table.dogma("City States", you=["The Wheel"])
    assert min(icons(table.me).values()) >= 3
    return table


def holders(table: PlayedTable) -> dict[str, list[str]]:
    """The achievements of those seats that have any."""
    return {name: seat.achievements for name, seat in table.seats.items() if seat.achievements}


def test_whoever_executes_the_effect_is_first() -> None:  # decision 20, hard case 9
    table = hand_over_the_wheel()
    assert min(icons(table.you).values()) >= 3
    assert (table.you.achievements, table.me.achievements) == (["Empire"], [])


def test_two_players_get_different_ones_by_one_move() -> None:
    table = hand_over_the_wheel(hidden=WORLD_UNDER_THE_WHEEL)
    assert (table.you.achievements, table.me.achievements) == (["World"], ["Empire"])
    assert table.you.hand == ["Oars"]  # and the effect goes on


LIGHTING_MAKES_TWELVE = (
    "yellow: Skyscrapers; blue up: Rocketry, Quantum Theory; green: Databases; red: Fission",
    "purple: Lighting, The Internet; blue up: Software, Computers, Bioengineering; green: Satellites; red: Mobility",
)
"""Once Lighting has moved from you to me, both have twelve clocks."""


@pytest.mark.parametrize(("edition", "first"), [("third", "you"), ("first", "me")])
def test_a_demand_that_makes_both_qualify(edition: str, first: str) -> None:  # decision 20, hard case 9
    table = play(*LIGHTING_MAKES_TWELVE, edition=edition).dogma("Skyscrapers", you=["Lighting"])
    assert holders(table) == {first: ["World"]}


@pytest.mark.parametrize("moment", SPECIAL_TIMINGS)
@pytest.mark.parametrize(("edition", "first"), [("third", "you"), ("first", "me")])
def test_a_sharer_who_executes(edition: str, first: str, moment: str) -> None:  # decision 20, hard case 9
    table = play(me="blue: Writing; scored: 6", you="blue: Tools; scored: 6", edition=edition,
                 special_achievements=moment)  # fmt: skip
    assert holders(table.dogma("Writing")) == {first: ["Monument"]}


@pytest.mark.parametrize(("edition", "first"), [("third", "you"), ("first", "me")])
def test_after_a_turn_player_who_does_not_qualify(edition: str, first: str) -> None:  # decision 20, hard case 9
    table = play(me="scored: 6", you="blue: Tools; scored: 6", third="blue: Writing", turn=2, edition=edition)
    assert holders(table.dogma("Writing")) == {first: ["Monument"]}


@pytest.mark.parametrize("edition", ["third", "first"])
def test_outside_effects_the_turn_player_is_first(edition: str) -> None:  # decision 20, hard case 9
    table = play(me="scored: 6", you="tucked: 6", third="scored: 7", turn=1, edition=edition)
    table.draw()
    assert [seat.achievements for seat in (table.me, table.you, table.third)] == [[], ["Monument"], []]


def test_then_it_goes_clockwise() -> None:  # decision 20, hard case 9
    table = play(me="scored: 6", you="tucked: 6", third="", turn=2)
    table.draw()
    assert [seat.achievements for seat in (table.me, table.you, table.third)] == [["Monument"], [], []]


def test_one_that_is_claimed_is_gone_for_all() -> None:  # ruling 28
    table = play(me="red: Machine Tools; scored: 5", you="achievements: Monument")
    table.dogma("Machine Tools")
    assert (table.me.achievements, table.you.achievements) == ([], ["Monument"])


def test_one_that_was_removed_is_gone() -> None:  # ruling 28
    table = play(me="red: Machine Tools; scored: 5", available="1, 2, Empire")
    table.dogma("Machine Tools")
    assert table.me.achievements == []


def test_one_is_claimed_once_while_its_condition_holds() -> None:  # ruling 28
    table = play(me="red: Machine Tools; scored: 5")
    table.dogma("Machine Tools").dogma("Machine Tools")
    assert table.me.achievements == ["Monument"]


def test_a_special_achievement_is_kept_when_the_condition_no_longer_holds() -> None:
    table = play(me="blue: Tools; achievements: World, Empire")
    table.draw()
    assert table.me.achievements == ["Empire", "World"]


def construction(you: str = "", available: str = "1, Empire") -> PlayedTable:
    """Me claims the Empire by Construction, having five top cards."""
    table = play(me="red: Construction; blue: Tools; green: Sailing; yellow: Masonry; purple: Mysticism", you=you,
                 available=available)  # fmt: skip
    return table.dogma("Construction")


def test_a_card_claims_one_without_its_condition() -> None:  # ruling 36
    assert construction().me.achievements == ["Empire"]


def test_a_card_cannot_claim_one_that_another_player_has() -> None:  # hard case 12
    table = construction(you="achievements: Empire", available="1")
    assert (table.me.achievements, table.you.achievements) == ([], ["Empire"])


def test_a_card_cannot_claim_one_that_is_gone() -> None:  # hard case 12
    table = construction(available="1")
    assert table.me.achievements == []
    assert [event.kind for event in table.events if event.kind == "claim"] == []


def test_a_card_cannot_claim_one_twice() -> None:  # hard case 12
    table = construction().dogma("Construction")
    assert table.me.achievements == ["Empire"]
    assert [event.kind for event in table.events if event.kind == "claim"] == []


def test_the_sixth_achievement_may_be_special() -> None:  # ruling 21
    table = hand_over_the_wheel(you="achievements: 1, 2, 3, 4, 5")
    assert table.result is not None
    assert (table.result.reason, table.result.winners) == ("achievements", ["you"])


def test_all_that_are_due_are_handed_out_before_the_game_ends() -> None:  # CO040, ruling 21, hard case 9
    table = hand_over_the_wheel("achievements: 1, 2, 3, 4", "achievements: 5, 6, 7, 8, 9", WORLD_UNDER_THE_WHEEL)
    assert table.result is not None
    assert table.result.winners == ["you"]
    assert table.me.achievements == ["1", "2", "3", "4", "Empire"]


def test_two_who_reach_the_goal_by_one_move_share_the_win() -> None:  # CO040, ruling 21
    table = hand_over_the_wheel(
        "achievements: 1, 2, 3, 4, 5", "achievements: 6, 7, 8, 9, Monument", WORLD_UNDER_THE_WHEEL
    )
    assert table.result is not None
    assert table.result.winners == ["me", "you"]
    assert table.you.hand == []  # the rest of the effect does not run


def test_the_higher_count_wins_if_both_reach_the_goal() -> None:  # CO040, ruling 21
    table = hand_over_the_wheel(
        "achievements: 1, 2, 3, 4, 5", "achievements: 6, 7, 8, 9, Wonder; tucked: 6", WORLD_UNDER_THE_WHEEL
    )
    assert table.result is not None
    assert table.you.achievements == ["6", "7", "8", "9", "Monument", "Wonder", "World"]
    assert table.me.achievements == ["1", "2", "3", "4", "5", "Empire"]
    assert table.result.winners == ["you"]
