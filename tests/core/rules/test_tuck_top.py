"""Tucking a top card where it lies (ruling 253)."""

from splay.core.symbols import BLUE, GREEN, RED
from splay.playing import Script, play


def test_goes_to_the_bottom_of_its_pile_which_stays_splayed() -> None:
    table = play(me="red left: Oars, Archery")
    me = table.game.players[0]
    table.game.sharing = True
    tucked = me.tuck_top(RED)
    assert tucked is not None
    assert (tucked.name, me.tucked) == ("Oars", 1)
    assert (table.me.pile("red"), table.me.splay("red"), table.game.bonus_due) == (["Archery", "Oars"], "left", True)
    assert me.board.icons == sum(pile.icons for pile in me.board.piles)
    (event,) = table.events
    assert (event.kind, event.source, event.target) == ("tuck", me.pile(RED).place, me.pile(RED).place)


def test_the_only_card_of_a_color_is_tucked_without_a_change() -> None:
    table = play(me="blue: Tools", you="")
    me = table.game.players[0]
    table.game.sharing = True
    assert me.tuck_top(BLUE) is not None
    assert me.tuck_top(GREEN) is None
    assert (table.me.pile("blue"), me.tucked, table.game.bonus_due) == (["Tools"], 1, False)


def test_it_counts_for_monument() -> None:
    table = play(me="blue: Tools; tucked: 5")
    table.game.decider = Script({})
    table.game.dirty = 0
    table.game.players[0].tuck_top(BLUE)
    assert table.me.achievements == ["Monument"]
