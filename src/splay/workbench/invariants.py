"""What must hold in every position between two actions."""

from splay.core.achievements import GONE
from splay.core.board import Pile
from splay.core.game import Game
from splay.core.scenario import BadPosition, game_from, position_of
from splay.core.symbols import COLORS, SHOWN_PLACES, UNSPLAYED, tally_of
from splay.workbench.hidden_swaps import told_apart


def breaches(game: Game) -> list[str]:
    """Every invariant that the position breaks, in words; none in a sound one."""
    found = [*lost_cards(game), *wrong_counts(game), *wrong_owners(game), *left_behind(game), *lost_in_writing(game)]
    for expansion in game.expansions:
        found += expansion.breaches(game)
    return found or told_apart(game)


def lost_cards(game: Game) -> list[str]:
    """Cards that are not in exactly one zone, the one that the game says."""
    found: list[str] = []
    places: dict[str, int] = {}
    for number, zone in enumerate(game.zones):
        if zone.index != number:
            found.append(f"{zone.place}: has index {zone.index}, is number {number}")
        for card in zone.cards:
            if card.key in places:
                found.append(f"{card.name}: lies in two zones")
            places[card.key] = number
            if game.where[card.index] != number:
                found.append(f"{card.name}: lies in {zone.place}, the game says zone {game.where[card.index]}")
    if len(places) != len(game.deck):
        found.append(f"there are {len(places)} cards instead of {len(game.deck)}")
    for supply in game.supplies:
        strangers = [card for card in supply.cards if (card.set_name, card.age) != (supply.set_name, supply.age)]
        found += [f"{card.name}: lies in {supply.place}" for card in strangers]
    return found


def wrong_counts(game: Game) -> list[str]:
    """Points, icons, signs and piles that differ from a count made afresh."""
    found: list[str] = []
    for player in game.players:
        if player.score_pile.points != sum([card.age for card in player.score_pile.cards]):
            found.append(f"seat {player.seat}: points are {player.score_pile.points}")
        for color in COLORS:
            found += wrong_pile(player.board.piles[color], color)
        if player.board.icons != sum([pile.icons for pile in player.board.piles]):
            found.append(f"seat {player.seat}: the board's icons are not the sum of its piles'")
        signs = [sign for pile in player.board.piles for sign in shown_signs(pile)]
        if player.board.tally() != tally_of(tuple(signs)):
            found.append(f"seat {player.seat}: the board's signs are miscounted")
        if player.board.filled != len(player.board.colors()):
            found.append(f"seat {player.seat}: {player.board.filled} piles are said to be filled")
    return found


def wrong_pile(pile: Pile, color: int) -> list[str]:
    """What is wrong with one pile."""
    found = [f"{card.name}: lies in {pile.place}" for card in pile.cards if card.color != color]
    if len(pile.cards) < 2 and pile.splay != UNSPLAYED:
        found.append(f"{pile.place}: is splayed with {len(pile.cards)} cards")
    icons = sum([card.shown[pile.splay] for card in pile.cards[:-1]]) + sum([card.full for card in pile.cards[-1:]])
    if pile.icons != icons:
        found.append(f"{pile.place}: its icons are miscounted")
    if pile.tally() != tally_of(tuple(shown_signs(pile))):
        found.append(f"{pile.place}: its signs are miscounted")
    return found


def shown_signs(pile: Pile) -> list[int]:
    """What stands in the icon places that a pile lets be seen, icons and all."""
    covered, top = pile.cards[:-1], pile.cards[-1:]
    places = SHOWN_PLACES[pile.splay]
    seen = [card.icons[place] for card in covered for place in places if place < len(card.icons)]
    return seen + [icon for card in top for icon in card.icons]


def wrong_owners(game: Game) -> list[str]:
    """Special achievements of nobody, a running action in a game at rest, an end that was missed."""
    found = [
        f"{game.specials[special].name}: belongs to seat {owner}"
        for special, owner in enumerate(game.special_owner)
        if not GONE <= owner < len(game.players)
    ]
    if game.run is not None or game.sharing:
        found.append("an effect is still being executed")
    if game.result is None:
        needed = game.options.achievements_to_win()
        found += [f"team {t}: has won unnoticed" for t in game.teams() if game.team_achievements(t) >= needed]
        if not 0 < game.actions_left <= 2 and game.started:
            found.append(f"{game.actions_left} actions are left")
    return found


def left_behind(game: Game) -> list[str]:
    """What players who are out of the game still have, and a game that goes on without two sides or for one of them."""
    found: list[str] = []
    for seat in game.seating.out:
        for zone in game.zones:
            if zone.owner == seat:
                found += [f"{card.name}: lies in {zone.place}, whose owner is out of the game" for card in zone.cards]
        if seat in game.special_owner:
            found.append(f"seat {seat}: is out of the game and has special achievements")
    if game.seating.out and game.result is None:
        if game.turn_seat in game.seating.out:
            found.append(f"seat {game.turn_seat}: is out of the game and it is its turn")
        if len(game.teams()) < 2:
            found.append("the only side left has won unnoticed")
    return found


def lost_in_writing(game: Game) -> list[str]:
    """Whether the position changes by being copied, or written down and read back."""
    position = position_of(game)
    found = []
    if position_of(game.copy()) != position:
        found.append("the copy differs")
    try:
        if position_of(game_from(position, game.deck)) != position:
            found.append("the position read back differs")
    except BadPosition as error:
        found.append(f"the position cannot be read back: {error}")
    return found
