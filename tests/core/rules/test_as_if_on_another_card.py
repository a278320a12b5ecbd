"""All effects of a card, executed as if they were on the running one (rulings 57, 59, 60); with base cards."""

from __future__ import annotations

from splay.core.card import EFFECT_METHODS
from splay.core.dogma import DogmaRun, featured_counts
from splay.playing import PlayedTable, play
from splay.playing.script import Answer, Script
from tests.core.rules.reports import effects

FIRST = EFFECT_METHODS.index("dogma")


def as_if_on(
    table: PlayedTable, running: str, card: str, sharing: bool = False, **answers: list[Answer]
) -> PlayedTable:
    """Seat 0, in the middle of its dogma of one card, executes another as if it were on that one."""
    game, me = table.game, table.game.players[0]
    script = Script(answers)
    game.decider = script
    game.run = DogmaRun(table.card(running), 0, featured_counts(game, me, table.card(running)), None)
    game.run.effect = FIRST
    game.sharing = sharing
    game.bonus_due = False
    me.execute_as_this(table.card(card))
    script.check_over()
    return table


def test_demands_are_executed_too_and_only_they_by_others() -> None:  # ruling 59
    table = play(me="blue: Tools; red: Gunpowder", you="red: Oars; yellow: Canning")
    as_if_on(table, "Tools", "Gunpowder")  # three bulbs against none
    assert effects(table) == [("you", "Gunpowder", "demand"), ("me", "Gunpowder", "dogma")]
    assert "Oars" in table.me.score


def test_whom_it_demands_of_the_icons_of_the_running_card_decide() -> None:  # ruling 59
    # Of factories, the icon of Gunpowder, third has fewer and you have as many; of bulbs it is the other way round.
    table = play(
        me="blue: Tools; red: Gunpowder", you="red: Coal", third="blue up: Writing, Mathematics; purple: Philosophy"
    )
    as_if_on(table, "Tools", "Gunpowder")
    assert [name for name, _, effect in effects(table) if effect == "demand"] == ["you"]


def test_the_icons_are_those_counted_when_the_running_dogma_began() -> None:  # rulings 44, 59
    table = play(me="blue: Tools; red: Archery", you="hand: Oars")
    game = table.game
    game.run = DogmaRun(table.card("Tools"), 0, [0, 3], None)
    game.players[0].execute_as_this(table.card("Archery"))
    assert effects(table) == []


def test_this_card_is_the_running_one() -> None:  # ruling 60
    table = play(me="blue: Writing; green: Self Service")
    as_if_on(table, "Writing", "Self Service")  # the one top card other than Writing is Self Service itself
    assert [card for _, card, _ in effects(table)][:3] == ["Self Service", "Self Service", "Writing"]


def test_what_its_demand_changes_brings_no_sharing_bonus_and_what_the_rest_changes_does() -> None:  # CO036, ruling 57
    table = play(me="blue: Tools; red: Archery", you="hand: Oars")
    as_if_on(table, "Tools", "Archery", sharing=True, you=["Oars"])
    assert not table.game.bonus_due
    assert as_if_on(table, "Tools", "Writing", sharing=True).game.bonus_due


def test_the_outer_run_goes_on_afterwards() -> None:
    table = play(me="blue: Tools; red: Archery", you="hand: Oars")
    as_if_on(table, "Tools", "Archery", sharing=True, you=["Oars"])
    run = table.game.run
    assert run is not None
    assert (run.card.name, run.effect, run.executing, run.outer) == ("Tools", FIRST, 0, None)
    assert table.game.sharing
