"""Where cards really lay in a game, to check what the browser client says that a player could know of them.

`python -m tests.golden.memory` (in the root, with the sources on the path) plays the game anew and writes it.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from splay.core.game import Game
from splay.core.options import Options
from splay.views.events import event_view
from splay.views.view import view_of
from tests.core.playing import new_session, random_answers

FILE = Path(__file__).parents[2] / "web" / "src" / "game" / "fixtures" / "truth.json"
SEAT = 0
PLAYERS = 3
ANSWERS = 160
EVERY = 16


def truth() -> bytes:
    """A game as seat 0 is told it: now and then its view, the events since, and what lies in every hidden zone."""
    session = new_session(Options(PLAYERS), "memory")
    answers = random_answers(session, Random(12))
    moments: list[dict[str, Any]] = []
    told = 0
    for number, (seat, key) in enumerate(islice(answers, ANSWERS), 1):
        session.answer(seat, key)
        if number % EVERY == 0:
            events = [event_view(event, SEAT, with_message=False) for event in session.events[told:]]
            moments.append({"view": view_of(session.game, SEAT), "events": events, "zones": hidden(session.game)})
            told = len(session.events)
    return b"[\n" + b",\n".join([msgspec.json.encode(moment) for moment in moments]) + b"\n]\n"


def hidden(game: Game) -> dict[str, list[str]]:
    """The keys of the cards in every zone that lies face down; those of a supply with the next one to draw first."""
    owned = [zone for player in game.players for zone in (player.hand, player.score_pile, player.achievements)]
    zones = {zone.place.name: [card.key for card in zone.cards] for zone in (*owned, game.available, game.removed)}
    return zones | {supply.place.name: [card.key for card in reversed(supply.cards)] for supply in game.supplies}


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_bytes(truth())
