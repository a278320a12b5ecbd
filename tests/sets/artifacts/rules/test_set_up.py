"""Setting up a table with artifacts: AR001 to AR010."""

from __future__ import annotations

from collections import Counter

import pytest

from splay.core.chance import secret_from_seed
from splay.core.game import Game
from splay.core.options import BadOptions, Options
from splay.core.session import Session
from splay.core.symbols import COLORS, HEX
from splay.sets import mixed_deck, new_game
from splay.sets.artifacts.zones import DISPLAY
from splay.views.view import SPECTATOR, view_of
from tests.sets.artifacts.tables import RELICS_TOO, SETS

ARTIFACTS = [card for card in mixed_deck(("base", "artifacts")) if card.set_name == "artifacts"]


def dealt(seed: str = "one", players: int = 2) -> Game:
    return new_game(Options(players, sets=SETS), secret_from_seed(seed))


def test_the_set_has_105_cards_of_ten_ages_and_five_colors() -> None:  # AR001
    assert Counter(card.age for card in ARTIFACTS) == {1: 15} | dict.fromkeys(range(2, 11), 10)
    assert Counter(card.color for card in ARTIFACTS) == dict.fromkeys(COLORS, 21)
    assert {(len(card.icons), card.icons.count(HEX)) for card in ARTIFACTS} == {(4, 1)}


def test_artifacts_lie_in_ten_shuffled_supplies_of_their_own() -> None:  # AR002
    game = dealt()
    for age in range(1, 11):
        cards = game.supply("artifacts", age).cards
        assert sorted(card.name for card in cards) == sorted(card.name for card in ARTIFACTS if card.age == age)
        assert game.supply("artifacts", age) is not game.supply("base", age)
    orders = {tuple(card.name for card in dealt(f"{seed}").supply("artifacts", 1).cards) for seed in range(20)}
    assert len(orders) > 1


def test_backs_tell_the_set_in_supplies_hands_and_score_piles() -> None:  # AR003
    game = dealt()
    seen = view_of(game, SPECTATOR)
    assert {(supply.set, supply.age) for supply in seen.supplies} == {
        (name, age) for name in SETS for age in range(1, 11)
    }
    game.players[0].draw_of_set("artifacts", 1)
    game.players[0].score(game.players[0].draw_of_set("artifacts", 2))
    seen_by_other = view_of(game, 1).players[0]
    backs = {(back.set, back.age, back.card) for back in [*seen_by_other.hand, *seen_by_other.score_pile]}
    assert backs == {("base", 1, ""), ("artifacts", 1, ""), ("artifacts", 2, "")}


def test_achievements_are_base_cards_one_of_each_value_and_the_five_special_ones_stay() -> None:  # AR004 AR005
    game = dealt()
    assert sorted((card.set_name, card.age) for card in game.available.cards) == [("base", age) for age in range(1, 10)]
    assert [special.name for special in game.specials] == ["Empire", "Monument", "Wonder", "World", "Universe"]


@pytest.mark.parametrize(
    ("players", "teams", "needed"), [(2, "none", 7), (3, "none", 6), (4, "none", 5), (4, "12-34", 7)]
)
def test_one_achievement_more_is_needed(players: int, teams: str, needed: int) -> None:  # AR006, CO005 in part
    assert Options(players, teams=teams, sets=SETS).achievements_to_win() == needed
    assert Options(players, teams=teams, sets=RELICS_TOO).achievements_to_win() == needed


def test_five_players_need_one_more_than_the_least() -> None:  # CO006
    assert Options(5, sets=SETS).achievements_to_win() == 5


def test_the_first_edition_refuses_artifacts() -> None:  # AR007, CO002 in part
    with pytest.raises(BadOptions, match="edition: expansions need the third, not the first"):
        Options(2, "first", sets=SETS)


def test_tables_choose_between_none_artifacts_and_artifacts_with_relics() -> None:  # AR008, CO003
    assert Options(2).sets == ("base",)
    assert Options(2, sets=SETS).sets == ("base", "artifacts")
    assert Options(2, sets=["relics", "artifacts", "base"]).sets == ("base", "artifacts", "relics")
    with pytest.raises(BadOptions, match="sets: relics can only be chosen with artifacts"):
        Options(2, sets=["base", "relics"])


def test_first_hands_are_base_cards_and_the_first_melds_dig_nothing() -> None:  # AR009 AR010
    session = Session(dealt())
    for player in session.game.players:
        assert [(card.set_name, card.age) for card in player.hand] == [("base", 1)] * 2
    for seat in (0, 1):
        question = session.question_for(seat)
        assert question is not None
        session.answer(seat, question.keys()[0])
    assert session.game.started
    assert [player.zone(DISPLAY).cards for player in session.game.players] == [[], []]
