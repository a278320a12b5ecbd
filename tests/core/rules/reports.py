"""What the tests of the rules look at besides a table: the effects executed, first melds, icons, whole games."""

from __future__ import annotations

from random import Random

from splay.core.card import EFFECT_METHODS
from splay.core.event import EFFECT
from splay.core.game import Game
from splay.core.question import Decider, Question
from splay.core.scenario import SEATS, parse_player
from splay.core.session import Session
from splay.core.symbols import ICON_NAMES
from splay.playing import PlayedTable, Seat
from splay.sets.scenario import from_json

Effect = tuple[str, str, str]
"""Who executed what: ("you", "Paper", "dogma_2")."""


def effects(table: PlayedTable) -> list[Effect]:
    """Every effect of the last action, in the order of execution."""
    return [
        (SEATS[event.seat], event.card.name, EFFECT_METHODS[event.effect])
        for event in table.events
        if event.kind == EFFECT and event.card is not None
    ]


def icons(seat: Seat) -> dict[str, int]:
    """The visible icons of a board, those that it has none of left out."""
    counts = {name: seat.player.count(icon) for icon, name in enumerate(ICON_NAMES[:6])}
    return {name: count for name, count in counts.items() if count}


def before_first_melds(*hands: str, board: str = "") -> Session:
    """A session before the first melds in which the seats hold these cards; the first may have a board already."""
    players = [parse_player(f"hand: {hand}") for hand in hands]
    players[0]["board"] = parse_player(board)["board"]
    options = {"players": len(hands)}
    return Session(from_json({"options": options, "players": players, "started": False, "turn_number": 0}))


class Luck(Decider):
    """Answers at random, repeatably; `asked` counts the questions."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.asked = 0

    def decide(self, game: Game, question: Question) -> int:
        self.asked += 1
        return self.random.randrange(len(question.options))
