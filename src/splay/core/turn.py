"""The course of a game: first melds, turns, actions."""

from typing import Final

from splay.core.action import ACHIEVE_ACTIONS, DRAW_ACTION, Action
from splay.core.card import Card
from splay.core.event import FIRST_MELD, ActionEvent, TurnEvent
from splay.core.fleeting import remember_counting
from splay.core.game import Game, released
from splay.core.option import PASS, Option
from splay.core.player import Player
from splay.core.question import ASK_ACTION, ASK_FIRST_MELD, ASK_FREE_ACTION, Decider, Question
from splay.core.result import GameOver

ACTIONS_OF_A_TURN: Final = 2
CROWD: Final = 4
"""From this many players on, the second player too has one action on the first turn (ruling 5)."""


def play(game: Game, decider: Decider) -> None:
    """Plays the game to its end with one decider for all seats."""
    game.decider = decider
    while game.result is None:
        step(game)


def step(game: Game) -> None:
    """Plays one step: the first melds, or one action. The game is plain data again afterwards.

    Raises ReleasedGame for a game that has been released.
    """
    if not game.players:
        raise released()
    if game.fleeting and game.events is not None:
        remember_counting(game)
    try:
        if not game.started:
            first_melds(game)
        else:
            if game.actions_left == 0 or game.seating.out:
                resume(game)
            take_action(game)
    except GameOver as end:
        game.finish(end)


def first_melds(game: Game) -> None:
    """Everyone chooses a first meld in secret; they are revealed together and decide who begins (ruling 4)."""
    questions: list[Question] = []
    for player in game.players:
        options: list[Option] = []
        options.extend(player.hand.cards)
        questions.append(Question(player.seat, ASK_FIRST_MELD, options))
    assert game.decider is not None
    answers = game.decider.decide_together(game, questions)
    melded: list[Card] = []
    for player, answer in zip(game.players, answers, strict=True):
        card = player.hand.cards[answer]
        melded.append(card)
        game.move(card, player.board.piles[card.color], FIRST_MELD, player.seat)
    game.settle()
    game.started = True
    game.information += 1
    begin_turn(game, melded.index(min(melded, key=alphabetical)))


def alphabetical(card: Card) -> str:
    """What the English titles are compared by: code points of the upper-cased title (decision 15)."""
    return card.name.upper()


def begin_turn(game: Game, seat: int) -> None:
    """Starts the next turn, which is this seat's."""
    game.turn_seat = seat
    game.turn_number += 1
    game.actions_left = actions_of_turn(game.turn_number, len(game.players))
    for player in game.players:
        player.tucked = 0
        player.scored = 0
    if game.expansions:
        game.free_action_due = True
        game.used = ()
    if game.events is not None:
        game.events.append(TurnEvent(seat, game.turn_number, game.actions_left))


def actions_of_turn(number: int, players: int) -> int:
    """How many actions the turn of this number has (ruling 5)."""
    return 1 if number == 1 or (number == 2 and players >= CROWD) else ACTIONS_OF_A_TURN


def legal_actions(player: Player) -> list[Option]:
    """Every action that the player could take now."""
    options: list[Option] = [DRAW_ACTION]
    expansions = player.game.expansions
    for card in player.hand.cards:
        options.append(card.meld_action)
    for pile in player.board.piles:
        cards = pile.cards
        if cards and (not expansions or cards[-1].usable()):
            options.append(cards[-1].dogma_action)
    if player.score_pile.cards or expansions:
        for value in player.achievable():
            options.append(ACHIEVE_ACTIONS[value])
        for expansion in expansions:
            options.extend(expansion.actions(player))
    return options


def take_action(game: Game) -> None:
    """The turn player chooses an action and takes it, a free action first if the turn begins with one."""
    player = game.players[game.turn_seat]
    if game.free_action_due:
        taken = take_free_action(game, player)
        game.free_action_due = False
        if taken:
            end_turn_if_out(game)
            return
    options = legal_actions(player)
    action = options[game.ask(Question(player.seat, ASK_ACTION, options))]
    assert isinstance(action, Action)
    perform(game, player, action)
    if game.dirty or game.revealed:
        game.after_effect()
    game.actions_left -= 1
    if game.actions_left == 0:
        begin_turn(game, next_seat(game))
    elif game.seating.out:
        end_turn_if_out(game)


def end_turn_if_out(game: Game) -> None:
    """Begins the next turn if the player of the running one is out of the game (ruling 246)."""
    if game.turn_seat in game.seating.out:
        begin_turn(game, next_seat(game))


def resume(game: Game) -> None:
    """Goes on from what only a position from outside says: that a turn is over, or only one player left, who wins."""
    game.check_left()
    if game.actions_left == 0:
        begin_turn(game, next_seat(game))
    end_turn_if_out(game)


def next_seat(game: Game) -> int:
    """Whose turn comes after this one."""
    return game.seating.ending_with[game.turn_seat][0]


def take_free_action(game: Game, player: Player) -> bool:
    """Lets the player take one of the free actions that a turn may begin with. Whether there were any."""
    options = free_actions(player)
    if not options:
        return False
    action = [*options, PASS][game.ask(Question(player.seat, ASK_FREE_ACTION, [*options, PASS]))]
    if isinstance(action, Action):
        perform(game, player, action, True)
        game.after_effect()
    return True


def free_actions(player: Player) -> list[Option]:
    """The free actions of which the player could take one as the turn begins."""
    options: list[Option] = []
    for expansion in player.game.expansions:
        options.extend(expansion.free_actions(player))
    return options


def perform(game: Game, player: Player, action: Action, free: bool = False) -> None:
    """Carries out an action for a player, whether or not it is legal now; `free`: it is none that the turn counts."""
    game.tally = None
    game.action_over = False
    if game.events is not None:
        cards = () if action.card is None else action.card.alone
        told = ActionEvent(player.seat, cards, action.key, action.value, game.actions_left, action.plain, free)
        game.events.append(told)
    action.perform(player)
