"""The start of a game: supplies, achievements, hands, table options (rulings 1-3)."""

from __future__ import annotations

import pytest

from splay.core.achievements import UNCLAIMED
from splay.core.chance import secret_from_seed
from splay.core.game import Game
from splay.core.options import BadOptions, Options
from splay.sets import new_game


def dealt(players: int = 2, seed: str = "deal", teams: str = "none") -> Game:
    return new_game(Options(players, teams=teams), secret_from_seed(seed))


def everything(game: Game) -> list[list[str]]:
    return [[card.name for card in zone.cards] for zone in game.zones]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_card_of_each_value_1_to_9_is_an_achievement(players: int) -> None:  # ruling 2
    assert sorted(card.age for card in dealt(players).available.cards) == [1, 2, 3, 4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_gets_two_cards_of_value_1(players: int) -> None:  # ruling 3
    game = dealt(players)
    assert len(game.players) == players
    assert [[card.age for card in player.hand] for player in game.players] == [[1, 1]] * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_rest_lies_in_ten_supplies_by_value(players: int) -> None:
    supplies = dealt(players).supplies
    assert [len(supply.cards) for supply in supplies] == [14 - 2 * players, 9, 9, 9, 9, 9, 9, 9, 9, 10]
    assert all(card.age == supply.age for supply in supplies for card in supply.cards)


def test_all_105_cards_are_there_once() -> None:
    cards = [name for zone in everything(dealt()) for name in zone]
    assert (len(cards), len(set(cards))) == (105, 105)


def test_boards_score_piles_and_achievements_are_empty() -> None:
    for player in dealt().players:
        assert (len(player.tops()), len(player.score_pile), player.points, player.achievement_count()) == (0, 0, 0, 0)


def test_the_five_special_achievements_are_available() -> None:
    assert dealt().special_owner == [UNCLAIMED] * 5


def test_nobody_may_look_at_the_achievements() -> None:
    game = dealt()
    assert not any(game.available.seen_by(seat) or game.players[0].achievements.seen_by(seat) for seat in (-1, 0, 1))


def test_the_same_secret_deals_the_same_game() -> None:
    assert everything(dealt(seed="one")) == everything(dealt(seed="one"))


def test_another_secret_deals_another_game() -> None:
    assert everything(dealt(seed="one")) != everything(dealt(seed="two"))


def test_every_card_of_value_1_can_come_to_any_player() -> None:
    first = {card.name for number in range(200) for card in dealt(seed=str(number)).players[0].hand}
    last = {card.name for number in range(200) for card in dealt(seed=str(number)).players[1].hand}
    assert len(first) == len(last) == 15


def test_every_card_of_value_9_can_be_the_achievement() -> None:
    assert len({dealt(seed=str(number)).available.cards[-1].name for number in range(200)}) == 10


def test_a_game_is_for_two_to_five() -> None:  # decision 5
    for players in (1, 6):
        with pytest.raises(BadOptions, match=f"players: must be 2 to 5, not {players}"):
            Options(players)


def test_the_defaults_are_the_last_edition_and_specials_at_once() -> None:  # decision 1, 2
    assert Options().to_json() == {
        "players": 2,
        "edition": "third",
        "teams": "none",
        "extra_achievement": False,
        "special_achievements": "after_each_change",
        "sets": ["base"],
    }


@pytest.mark.parametrize("players", [2, 3, 5])
def test_teams_need_exactly_four(players: int) -> None:  # decision 5
    with pytest.raises(BadOptions, match=f"teams: need exactly four players, not {players}"):
        Options(players, teams="13-24")


@pytest.mark.parametrize(("option", "value"), [("edition", "fourth"), ("teams", "2v2"), ("special_achievements", "x")])
def test_options_refuse_words_they_do_not_know(option: str, value: str) -> None:
    with pytest.raises(BadOptions, match=f"{option}: must be one of .*, not '{value}'"):
        Options.from_json({"players": 4, option: value})
