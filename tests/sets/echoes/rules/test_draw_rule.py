"""Which set a draw is taken from: EC011 to EC029."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from splay.core.card import Card
from splay.core.player import Player
from splay.sets.echoes.foreshadowing import draw_and_foreshadow
from splay.views.view import view_of
from tests.sets.echoes.tables import echoes, forecast

SUPPLY = {"1": "Tools, Oars, Clothing", "echoes 1": "Dice, Soap, Comb"}


def hand_after_draw(hand: str, **more: object) -> list[str]:
    """The hand after a Draw action with no top card, from a hand."""
    table = echoes(f"hand: {hand}" if hand else "", "", supply=SUPPLY, **more)
    return table.draw().me.hand


def test_an_empty_hand_draws_a_base_card() -> None:  # EC011, EC013
    assert hand_after_draw("") == ["Tools"]


def test_a_hand_without_echoes_cards_draws_one() -> None:  # EC012
    assert hand_after_draw("Archery, Calendar") == ["Archery", "Calendar", "Dice"]


def test_a_hand_with_an_echoes_card_draws_a_base_card() -> None:  # EC014
    assert hand_after_draw("Archery, Bell") == ["Archery", "Bell", "Tools"]


def test_several_draws_are_looked_at_one_by_one() -> None:  # EC015
    table = echoes("green: The Wheel; hand: ", "", supply=SUPPLY).dogma("The Wheel")
    assert table.me.hand == ["Dice", "Tools"]
    player = echoes("", "", supply=SUPPLY).game.players[0]
    assert [card.name for card in player.draw_some(3, 1)] == ["Tools", "Dice", "Oars"]


def test_cards_that_have_been_revealed_count_as_in_the_hand() -> None:  # EC016
    player = echoes("", "", supply=SUPPLY).game.players[0]
    drawn = [player.draw_and_reveal(1).name for _ in range(3)]
    assert drawn == ["Tools", "Dice", "Oars"]


def test_draws_into_every_place_follow_it() -> None:  # EC017, EC053
    def fresh(hand: str) -> Player:
        return echoes(f"hand: {hand}", "", supply=SUPPLY).game.players[0]

    verbs: list[Callable[[Player, int], Card]] = [
        Player.draw_and_meld,
        Player.draw_and_score,
        Player.draw_and_tuck,
        Player.draw_and_reveal,
        Player.draw,
        draw_and_foreshadow,
    ]
    for verb in verbs:
        assert verb(fresh("Archery"), 1).name == "Dice", verb
        assert verb(fresh("Bell"), 1).name == "Tools", verb


def test_a_card_that_has_moved_on_counts_no_longer() -> None:  # EC018
    player = echoes("hand: Archery", "", supply=SUPPLY).game.players[0]
    assert [player.draw_and_score(1).name for _ in range(3)] == ["Dice", "Soap", "Comb"]


def test_the_drawers_own_hand_decides_whoever_makes_them_draw() -> None:  # EC019
    table = echoes("red: Archery; hand: Bell", "hand: Sailing", supply=SUPPLY)
    table.dogma("Archery", you=["Sailing"])  # you draw first
    drawn = [card.name for event in table.events if event.kind == "draw" for card in event.cards]
    assert drawn == ["Dice"]
    assert table.changes == "me hand +Sailing; you hand -Sailing +Dice"


def test_the_age_is_found_by_the_base_supplies_alone_and_then_the_set() -> None:  # EC020, CO010
    supply = {"1": "end", "2": "Calendar", "echoes 1": "Dice", "echoes 2": "Lever"}
    assert echoes("hand: Archery", "", supply=supply).draw().me.hand == ["Archery", "Lever"]


def test_an_empty_echoes_supply_gives_a_base_card_of_that_age() -> None:  # EC021, CO012
    supply = {"1": "Tools", "echoes 1": "end", "echoes 2": "Lever"}
    assert echoes("hand: Archery", "", supply=supply).draw().me.hand == ["Archery", "Tools"]


def test_a_base_card_that_stands_in_for_an_artifact_follows_it() -> None:  # EC022, AR016, CO013, CO015, decision 17
    sets = ["base", "artifacts", "echoes"]
    supply = {"3": "Paper", "echoes 3": "Novel", "artifacts 3": "Excalibur, end"}
    player = echoes("hand: Archery", "", sets=sets, supply=supply).game.players[0]
    drawn = [player.draw_of_set("artifacts", 3) for _ in range(2)]
    assert [card.name for card in drawn] == ["Excalibur", "Novel"]
    empty = echoes("", "", sets=sets, supply=supply | {"artifacts 3": "end"}).game.players[0]
    assert empty.draw_of_set("artifacts", 3).name == "Paper"


def test_a_draw_of_a_named_set_does_not_follow_it() -> None:  # EC023
    sets = ["base", "artifacts", "echoes"]
    player = echoes("hand: Archery", "", sets=sets, supply={"artifacts 3": "Excalibur", **SUPPLY}).game.players[0]
    assert player.draw_of_set("artifacts", 3).name == "Excalibur"
    assert player.draw_of_set("base", 1).name == "Tools"
    assert player.draw_of_set("echoes", 1).name == "Dice"


def test_the_draw_action_and_the_sharing_bonus_follow_it() -> None:  # EC024
    table = echoes("green: The Wheel; hand: Archery", "", supply=SUPPLY).draw()
    assert table.changes == "me hand +Dice"
    supply = {"1": "Tools, Oars, Clothing, Pottery", "echoes 1": "Soap"}
    shared = echoes("green: The Wheel; hand: Bell", "red: Archery; yellow: Masonry", supply=supply)
    shared.dogma("The Wheel")
    assert shared.bonus
    assert shared.changes == "me hand +Clothing +Oars +Pottery; you hand +Soap +Tools"
    empty = echoes("red: Oars", "red: Archery; yellow: Masonry", supply={"1": "Tools", "echoes 1": "Soap"}).dogma(
        "Oars"
    )
    assert [card.name for event in empty.events if event.kind == "draw" for card in event.cards][-1] == "Soap"
    assert empty.changes == "me hand +Agriculture +Soap; you hand +Tools"


def test_draws_by_dogma_effects_follow_it() -> None:  # EC025
    table = echoes("green: The Wheel; hand: Bell", "", supply=SUPPLY).dogma("The Wheel")
    assert table.me.hand == ["Bell", "Oars", "Tools"]


def test_returned_echoes_cards_go_to_their_own_supply() -> None:  # EC026, EC057, CO009
    table = echoes("blue: Pottery; hand: Dice, Tools", "")
    table.dogma("Pottery", me=["Dice", "Tools"])
    assert table.game.supply("echoes", 1).cards[0].name == "Dice"
    assert table.game.supply("base", 1).cards[0].name == "Tools"
    assert table.changes == "me hand -Dice -Tools +Domestication; me score +Philosophy"


def test_echoes_cards_of_an_age_without_base_cards_cannot_be_drawn() -> None:  # EC027, CO011
    supply = {"2": "end", "3": "Paper", "echoes 2": "Lever", "echoes 3": "Novel"}
    player = echoes("hand: Archery", "", supply=supply).game.players[0]
    assert player.draw(2).name == "Novel"
    player = echoes("", "", supply=supply).game.players[0]
    assert player.draw(2).name == "Paper"


@pytest.mark.parametrize(("hand", "expected"), [("", "base"), ("Archery", "echoes"), ("Archery, Bell", "base")])
def test_the_view_tells_the_set_of_the_next_draw(hand: str, expected: str) -> None:  # EC029, CO059
    game = echoes(f"hand: {hand}", "hand: Sailing", supply=SUPPLY).game
    for seat in (0, 1):
        draw = view_of(game, seat).next_draws[0]
        assert draw is not None
        assert (draw.set, draw.age) == (expected, 1)


def test_the_view_tells_a_base_card_if_the_echoes_supply_is_empty() -> None:  # EC029
    draw = view_of(echoes("hand: Archery", "", supply={"echoes 1": "end"}).game, 0).next_draws[0]
    assert draw is not None
    assert draw.set == "base"


def test_a_forecast_does_not_count_as_the_hand() -> None:  # EC052
    table = echoes("forecast: Bell, Tools", "", supply={"1": "Oars"}).draw()
    assert (table.me.hand, forecast(table)) == (["Oars"], ["Bell", "Tools"])
