"""Whether the order of cards that move could decide a win by flags and fountains (decision 39)."""

from splay.core.achievements import MONUMENT, MONUMENT_CARDS, UNCLAIMED
from splay.core.card import Card
from splay.core.game import Game
from splay.core.player import Player
from splay.sets.cities.fleeting import ahead, flags_and_fountains
from splay.sets.cities.specials import BY_ARROW
from splay.sets.cities.symbols import ARROWS, FLAG, FOUNTAIN


def could_be_enough(game: Game, leaving: list[Card], shown: dict[int, list[Card]]) -> bool:
    """Whether a side could win for a moment while these cards leave boards, or those come to lie on top, by seat.

    Only a side that gains something meanwhile can. What it gains is told generously: flags that come into sight as if
    they counted.
    """
    for team in game.teams():
        counting = gained = earned = 0
        for player in game.in_play():
            if player.team == team:
                cards = shown.get(player.seat, [])
                counting += flags_and_fountains(player)
                gained += signs_of(cards) + flags_freed(player, leaving)
                earned += events_possible(player, leaving, cards) if game.each_change else 0
        possible = game.team_achievements(team) + gained + earned
        if counting + gained and possible >= game.options.achievements_to_win():
            return True
    return False


def signs_of(cards: list[Card]) -> int:
    """How many flags and fountains stand on cards."""
    return len([sign for card in cards for sign in card.signs if sign in (FLAG, FOUNTAIN)])


def flags_freed(player: Player, leaving: list[Card]) -> int:
    """How many flags of the player's, which do not count now, could count once cards leave the boards of opponents."""
    count = 0
    for pile in player.board.piles:
        if pile.cards and FLAG in pile.cards[-1].signs:
            rivals = ahead(player, pile.color)
            losing = [
                rival for rival in rivals if any([card in leaving for card in rival.board.piles[pile.color].cards])
            ]
            if rivals and len(losing) == len(rivals):
                count += 1
    return count


def events_possible(player: Player, leaving: list[Card], arriving: list[Card]) -> int:
    """How many special achievements, of those for something done, the player could get by scoring the cards that leave,
    or by melding those that arrive if none do.
    """
    game = player.game
    if leaving:
        scoring = player.seat == game.acting_seat()
        enough = player.scored + len(leaving) >= MONUMENT_CARDS
        return 1 if scoring and enough and game.special_owner[MONUMENT] == UNCLAIMED else 0
    count = 0
    for card in arriving:
        for sign in card.signs:
            if sign in BY_ARROW and player.board.piles[card.color].splay == ARROWS[sign]:
                number = game.special_number(BY_ARROW[sign].name)
                count += 1 if game.special_owner[number] == UNCLAIMED else 0
    return count
