"""Setting up a table with Echoes: EC001 to EC010."""

from __future__ import annotations

from collections import Counter

import pytest

from splay.core.chance import secret_from_seed
from splay.core.game import Game
from splay.core.options import BadOptions, Options
from splay.core.symbols import COLORS, HEX
from splay.playing import PlayedTable
from splay.sets import mixed_deck, new_game
from splay.views.view import SPECTATOR, view_of
from tests.sets.echoes.tables import SETS, echoes

ECHOES = [card for card in mixed_deck(("base", "echoes")) if card.set_name == "echoes"]


def dealt(seed: str = "one", players: int = 2) -> Game:
    return new_game(Options(players, sets=SETS), secret_from_seed(seed))


def unstarted(*players: str) -> PlayedTable:
    """A table before the first melds."""
    table = echoes(*players)
    table.game.started = False
    return table


def test_the_set_has_105_cards_of_ten_ages_and_five_colors() -> None:  # EC001
    assert Counter(card.age for card in ECHOES) == {1: 15} | dict.fromkeys(range(2, 11), 10)
    assert Counter(card.color for card in ECHOES) == dict.fromkeys(COLORS, 21)
    assert {(len(card.icons), card.icons.count(HEX)) for card in ECHOES} == {(4, 1)}


def test_echoes_cards_lie_in_ten_shuffled_supplies_of_their_own() -> None:  # EC002
    game = dealt()
    held = {card.name for player in game.players for card in player.hand}
    for age in range(1, 11):
        cards = game.supply("echoes", age).cards
        of_age = {card.name for card in ECHOES if card.age == age}
        assert {card.name for card in cards} == of_age - held
        assert game.supply("echoes", age) is not game.supply("base", age)
    seen = view_of(game, SPECTATOR)
    assert {(supply.set, supply.age) for supply in seen.supplies} == {
        (name, age) for name in SETS for age in range(1, 11)
    }
    orders = {tuple(card.name for card in dealt(f"{seed}").supply("echoes", 2).cards) for seed in range(20)}
    assert len(orders) > 1


def test_five_special_achievements_join_those_of_the_base_set_and_all_are_available() -> None:  # EC003, EC004
    game = dealt()
    names = [special.name for special in game.specials]
    assert names[:5] == ["Empire", "Monument", "Wonder", "World", "Universe"]
    assert names[5:] == ["Wealth", "Destiny", "Heritage", "History", "Supremacy"]
    assert game.available_specials() == (1 << 10) - 1


def test_numbered_achievements_are_base_cards() -> None:  # EC005
    game = dealt()
    assert sorted((card.set_name, card.age) for card in game.available.cards) == [("base", age) for age in range(1, 10)]


@pytest.mark.parametrize(
    ("players", "teams", "needed"), [(2, "none", 7), (3, "none", 6), (4, "none", 5), (5, "none", 5), (4, "12-34", 7)]
)
def test_one_achievement_more_is_needed(players: int, teams: str, needed: int) -> None:  # EC006
    assert Options(players, teams=teams, sets=SETS).achievements_to_win() == needed
    both = Options(players, teams=teams, sets=[*SETS, "artifacts"])
    assert both.achievements_to_win() == needed + 1


def test_the_first_edition_refuses_echoes() -> None:  # EC007
    with pytest.raises(BadOptions, match="edition: expansions need the third, not the first"):
        Options(2, "first", sets=SETS)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_begins_with_a_base_card_and_an_echoes_card(players: int) -> None:  # EC008
    for player in dealt(players=players).players:
        assert [(card.set_name, card.age) for card in player.hand] == [("base", 1), ("echoes", 1)]


def test_backs_tell_that_the_second_card_is_an_echoes_card() -> None:  # EC110
    hand = view_of(dealt(), 1).players[0].hand
    assert sorted((back.set, back.age, back.card) for back in hand) == [("base", 1, ""), ("echoes", 1, "")]


def test_first_melds_promote_nothing() -> None:  # EC009, EC066
    table = unstarted("hand: Tools; forecast: Oars", "hand: Sailing, Dice; forecast: Pottery")
    table.first_melds(you="Sailing")
    assert table.changes == "me blue +Tools; me hand -Tools; you green +Sailing; you hand -Sailing"


def test_an_echoes_card_can_be_melded_first_and_its_title_counts() -> None:  # EC010
    table = unstarted("hand: Code of Laws", "hand: Bangle").first_melds()
    assert table.changes == "me purple +Code of Laws; me hand -Code of Laws; you red +Bangle; you hand -Bangle"
    assert table.turn == "you"
    earlier = unstarted("hand: Archery", "hand: Bangle").first_melds()
    assert earlier.changes == "me red +Archery; me hand -Archery; you red +Bangle; you hand -Bangle"
    assert earlier.turn == "me"
