"""Ching Shih (6, red): AR231."""

from splay.core.event import RETURN
from splay.sets.relics.seizing import ways
from splay.sets.relics.zones import RELICS_ACHIEVED, museum
from tests.sets.artifacts.tables import relics


def test_is_only_ever_an_achievement_and_has_no_effect_that_could_run() -> None:
    table = relics("", "")
    relic = next(card for card in museum(table.game) if card.name == "Ching Shih")
    assert relic.effects == ()
    assert [option.key for option in ways(table.game.players[0], relic)] == ["seize:ching-shih"]  # type: ignore[arg-type]
    assert table.game.returns_to(relic) is museum(table.game)


def test_counts_as_an_achievement_while_it_is_somebodys() -> None:
    game = relics("relics: Ching Shih", "").game
    me = game.players[0]
    assert me.achievement_count() == 1
    game.move(me.zone(RELICS_ACHIEVED).cards[0], museum(game), RETURN, 0)
    assert me.achievement_count() == 0
