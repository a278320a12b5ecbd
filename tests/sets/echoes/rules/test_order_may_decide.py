"""Whoever moves several cards orders them if that could decide an achievement of Echoes: decision 39."""

from __future__ import annotations

from splay.core.achievements import leaving_may_decide, order_may_decide
from splay.core.game import Game
from tests.sets.echoes.tables import echoes


def arriving_may_decide(board: str, *names: str) -> bool:
    """Whether the order in which these cards come to lie on a board may decide."""
    game = echoes(board, "").game
    cards = [card for card in game.deck if card.name in names]
    assert len(cards) == len(names)
    return order_may_decide(game, game.players[0].board, cards)


def leaving(game: Game, *names: str) -> bool:
    """Whether the order in which these cards leave may decide."""
    return leaving_may_decide(game, [card for card in game.deck if card.name in names])


SIX_BONUSES = "purple up: Chaturanga, Puppet, Pagoda; blue: Dice; red: Bangle; yellow: Noodles"


def test_of_melds_wealth() -> None:
    assert arriving_may_decide(SIX_BONUSES, "Scissors", "Almanac")
    assert not arriving_may_decide(SIX_BONUSES, "Scissors", "Paper")


def test_of_melds_history() -> None:
    three = "purple left: Bell, Flute, Novel"
    assert arriving_may_decide(three, "Ice Cream", "Tools")
    assert not arriving_may_decide(three, "Umbrella", "Tools")


def test_of_melds_supremacy() -> None:
    three = "red: Construction; yellow: Masonry; purple: Monotheism"
    assert arriving_may_decide(three, "The Wheel", "Oars")
    assert not arriving_may_decide(three, "Sailing", "Oars")


def test_of_melds_not_what_is_no_longer_available() -> None:
    game = echoes(SIX_BONUSES, "achievements: Wealth").game
    cards = [card for card in game.deck if card.name in ("Scissors", "Almanac")]
    assert not order_may_decide(game, game.players[0].board, cards)


def test_of_cards_that_leave_what_they_uncover() -> None:
    purple = "purple up: Crossword, Ice Cream, Novel, Sunglasses, Pagoda, Chaturanga"
    beneath = "blue: Tools, Dice; red: Oars, Bangle"
    assert leaving(echoes(f"{purple}; {beneath}", "").game, "Tools", "Oars")  # six, and two that come to light
    assert not leaving(echoes(f"{purple}; blue: Tools, Dice; red: Oars, Archery", "").game, "Tools", "Oars")
    assert not leaving(echoes(f"{purple.replace(' up', '')}; {beneath}", "").game, "Tools", "Oars")


def test_of_cards_that_leave_no_pile_shows_more_signs_than_it_has() -> None:
    five = "Sailing, Clothing, The Wheel, Mapmaking, Paper"
    assert not leaving(echoes(f"green up: {five}", "").game, *five.split(", "))  # five pictures, never eight
    three = "Bell, Flute, Novel"
    assert not leaving(echoes(f"purple left: {three}", "").game, *three.split(", "))
    assert leaving(echoes(f"purple left: Mysticism, Clock, {three}", "").game, "Mysticism", "Bell")


def test_of_cards_that_leave_no_board_shows_more_bonuses_than_it_has() -> None:
    six = "Chaturanga, Puppet, Pagoda, Novel, Crossword, Ice Cream"
    assert not leaving(echoes(f"purple up: {six}", "").game, *six.split(", "))
