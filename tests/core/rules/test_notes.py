"""What is noted of events: totals, who follows an effect, what changed nothing, which draw is the bonus for sharing."""

from __future__ import annotations

from splay.core.card import EFFECT_METHODS
from splay.core.event import BONUS, DRAW, IN_VAIN, ActionEvent, EffectEvent
from splay.playing import PlayedTable, play


def notes(table: PlayedTable) -> list[tuple[str, int, str]]:
    """The events of the last action of which something is noted: kind, seat and note."""
    return [(event.kind, event.seat, event.note) for event in table.events if event.note]


def followers(table: PlayedTable) -> list[tuple[int, list[int]]]:
    """Each effect of the last action: who executes it, and who follows it."""
    return [(int(event.seat), list(event.follows)) for event in table.events if isinstance(event, EffectEvent)]


def missed(table: PlayedTable) -> list[tuple[str, ...]]:
    """Of each action told, its demands and compels that reached nobody."""
    actions = [event for event in table.events if isinstance(event, ActionEvent)]
    return [tuple([EFFECT_METHODS[effect] for effect in action.missed]) for action in actions]


def test_an_effect_that_changed_nothing_is_noted() -> None:
    table = play(me="blue: Tools", you="purple: Philosophy; hand: Oars")
    table.dogma("Tools")  # nobody has three cards to return, nor a 3
    assert notes(table) == [("effect", seat, IN_VAIN) for seat in (1, 0, 1, 0)]


def test_an_effect_that_changed_something_is_not() -> None:
    table = play(me="blue: Writing")
    table.dogma("Writing")
    assert notes(table) == []


def test_an_effect_changed_what_the_effects_inside_of_it_changed() -> None:
    inside = play(me="green: Self Service; blue: Writing")
    inside.dogma("Self Service")
    assert notes(inside) == [("effect", 0, IN_VAIN)]  # its second effect: nobody has more achievements
    assert [event.note for event in inside.events if isinstance(event, EffectEvent)] == ["", "", IN_VAIN]


def test_an_effect_that_ends_the_game_did_not_change_nothing() -> None:
    table = play(me="green: Self Service; achievements: 1")
    table.dogma("Self Service")
    assert table.result is not None
    assert [event.note for event in table.events if isinstance(event, EffectEvent)] == [IN_VAIN, ""]


def test_a_dogma_that_nobody_follows_is_noted() -> None:
    table = play(me="red: Archery", you="red: Metalworking")
    table.dogma("Archery")
    assert notes(table) == [("action", 0, IN_VAIN)]


def test_a_demand_that_reaches_nobody_is_noted_of_the_action() -> None:
    assert missed(play(me="red: Archery", you="red: Metalworking").dogma("Archery")) == [("demand",)]
    assert missed(play(me="red: Archery", you="red: Metalworking", third="").dogma("Archery")) == [()]
    assert missed(play(me="red: Archery", you="red: Metalworking", third="out: yes").dogma("Archery")) == [("demand",)]
    assert missed(play(me="blue: Writing").dogma("Writing")) == [()]


def test_a_demand_inside_of_another_dogma_is_none_of_the_action() -> None:
    table = play(me="green: Self Service; red: Archery", you="red: Metalworking")
    assert missed(table.dogma("Self Service")) == [()]


def test_the_draw_for_sharing_is_noted() -> None:
    table = play(me="blue: Writing", you="blue: Tools")
    table.dogma("Writing")
    assert notes(table) == [("draw", 0, BONUS)]
    assert [event.note for event in table.events if event.kind == DRAW] == ["", "", BONUS]


def test_the_followers_of_an_effect_come_in_their_order() -> None:
    table = play(me="red: Gunpowder", you="red: Coal", third="blue: Tools", fourth="blue: Chemistry")
    table.dogma("Gunpowder")
    assert followers(table) == [(2, [2]), (1, [1, 3, 0]), (3, [1, 3, 0]), (0, [1, 3, 0])]


def test_an_effect_inside_of_another_is_followed_by_one() -> None:
    table = play(me="green: Self Service; blue: Writing", you="blue: Tools, Genetics")
    table.dogma("Self Service")
    assert followers(table)[1] == (0, [0])


def test_totals_count_achievements_standard_and_special() -> None:
    table = play(me="red: Archery; score: Tools, Pottery, Writing, Clothing, Sailing; achievements: Empire")
    table.achieve(1)
    assert [(event.kind, total.achievements) for event in table.events for total in event.totals] == [("achieve", 2)]
    claimed = play(me="red: Machine Tools; scored: 5").dogma("Machine Tools")
    assert [(event.kind, total.achievements) for event in claimed.events for total in event.totals] == [
        ("score", 0),
        ("claim", 1),
    ]
