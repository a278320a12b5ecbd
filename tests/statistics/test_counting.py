"""What is counted of a game, seat by seat and card by card."""

from __future__ import annotations

import pytest

from splay.core.action import DOGMA
from splay.core.expansion import EXPANSIONS
from splay.core.options import Options
from splay.core.statistic import STATISTICS
from splay.playing import PlayedTable, play
from splay.records.stored_events import events_from, stored_event
from splay.statistics.counting import CardUse, SeatStatistics, counted, statistics_with
from tests.core.playing import mix_of, played_directly
from tests.strength import amount

EVERY_SET = ("base", "artifacts", "relics", "echoes", "cities")
MIXES = [Options(2), Options(3, sets=EVERY_SET), Options(4, teams="13-24"), Options(2, "first")]


def numbers(table: PlayedTable) -> list[dict[str, int]]:
    """The numbers of all seats of a scripted table."""
    players = len(table.game.players)
    return [seat.numbers for seat in counted(table.events, players, table.game.options.sets)]


def test_actions_and_what_they_do_with_cards_are_counted() -> None:
    mine, theirs = counted(play(me="hand: Archery").meld("Archery").events, 2, ("base",))
    assert mine == SeatStatistics({"meld-actions": 1, "melded": 1}, {"archery": CardUse(melded=1)})
    assert theirs == SeatStatistics({}, {})
    mine, _ = counted(play(supply={1: "Oars"}).draw().events, 2, ("base",))
    assert mine == SeatStatistics({"draw-actions": 1, "drawn": 1}, {"oars": CardUse(drawn=1)})


def test_a_demand_that_hits_counts_for_both() -> None:
    table = play(me="red: Archery", you="hand: Calendar", third="hand: Optics", supply={1: "Tools, Oars"})
    table.dogma("Archery")
    mine, yours, thirds = numbers(table)
    assert mine == {"dogma-actions": 1, "demands-hit": 2}
    assert yours == thirds == {"demands-suffered": 1, "drawn": 1}


def test_a_demand_in_vain_hits_nobody() -> None:
    table = play(me="red: Oars", you="", supply={1: "Tools, Sailing"})
    table.dogma("Oars")
    assert "demands-hit" not in numbers(table)[0]
    assert numbers(table)[1] == {}


def test_an_effect_that_others_share_counts_for_both() -> None:
    table = play(me="blue: Writing", you="blue: Tools", supply={1: "Oars", 2: "Mapmaking, Calendar"})
    table.dogma("Writing")
    mine, yours = counted(table.events, 2, ("base",))
    assert mine.numbers == {"dogma-actions": 1, "shared-by-others": 1, "drawn": 2}
    assert yours.numbers == {"shared": 1, "drawn": 1}
    assert mine.cards["writing"] == CardUse(used=1)
    assert "writing" not in yours.cards


def test_what_is_achieved_is_counted_by_its_value_or_name() -> None:
    table = play(me="score: Tools, Archery, Oars, Pottery, Sailing; red: Metalworking").achieve(1)
    mine, theirs = counted(table.events, 2, ("base",))
    assert (mine.achievements, theirs.achievements) == ({"1": 1}, {})


@pytest.mark.parametrize("options", MIXES, ids=mix_of)
@pytest.mark.parametrize("seed", range(amount(2, 20)))
def test_the_numbers_of_a_game_agree_with_each_other(options: Options, seed: int) -> None:
    _, _, events = played_directly(options, f"counted {seed}")
    seats = counted(events, options.players, options.sets)
    sums = {one.name: sum(seat.numbers.get(one.name, 0) for seat in seats) for one in statistics_with(options.sets)}
    assert sums["demands-hit"] == sums["demands-suffered"]
    assert sums["shared-by-others"] == sums["shared"]
    for seat in seats:
        uses = seat.cards.values()
        assert sum(use.melded for use in uses) == seat.numbers["melded"]
        taken = seat.achievements
        assert sum(taken[name] for name in taken if name.isdecimal()) == seat.numbers.get("achieved", 0)
        assert sum(taken[name] for name in taken if not name.isdecimal()) == seat.numbers.get("claimed", 0)
        assert sum(use.drawn for use in uses) == seat.numbers["drawn"]
        assert sum(use.used for use in uses) == seat.numbers.get("dogma-actions", 0) + seat.numbers.get("endorsed", 0)


@pytest.mark.parametrize("options", MIXES, ids=mix_of)
def test_stored_events_count_as_they_did_when_they_happened(options: Options) -> None:
    game, _, events = played_directly(options, "stored")
    again = events_from([stored_event(event) for event in events], game.deck)
    assert counted(again, options.players, options.sets) == counted(events, options.players, options.sets)


def test_sets_add_their_own_numbers_and_no_name_is_there_twice() -> None:
    assert [one.name for one in statistics_with(("base",))] == [one.name for one in STATISTICS]
    names = [one.name for one in statistics_with(EVERY_SET)]
    assert len(set(names)) == len(names)
    assert set(names) >= {"dug", "seized", "echoes", "foreshadowed", "promoted", "endorsed", "cities"}
    assert all(EXPANSIONS[name].statistics for name in EVERY_SET[1:])
    assert [one.name for one in statistics_with(("base", "gone"))] == [one.name for one in STATISTICS]


def test_uses_are_those_of_the_actions_that_use_cards() -> None:
    assert [one.name for one in statistics_with(EVERY_SET) if one.uses] == [f"{DOGMA}-actions", "endorsed"]
