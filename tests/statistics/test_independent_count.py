"""The same numbers, counted in another way: from what is stored, by the words of its kinds alone."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import pytest

from splay.core.options import Options
from splay.records.stored_events import stored_event
from splay.sets import deck_for
from splay.statistics.counting import counted
from tests.core.playing import mix_of, played_directly
from tests.strength import amount

EVERY_SET: Final = ("base", "artifacts", "relics", "echoes", "cities")
MIXES: Final = [
    Options(2),
    Options(5),
    Options(4, teams="13-24"),
    Options(2, "first"),
    Options(2, sets=("base", "artifacts", "relics")),
    Options(3, sets=("base", "echoes")),
    Options(2, sets=("base", "cities")),
    Options(4, sets=EVERY_SET),
]
MOVED: Final = {
    "draw": "drawn",
    "first_meld": "melded",
    "meld": "melded",
    "promote": "melded promoted",
    "tuck": "tucked",
    "score": "scored",
    "return": "returned",
    "achieve": "achieved",
    "dig": "dug",
    "seize": "seized",
    "foreshadow": "foreshadowed",
}
"""What the cards of an event are counted as."""
ACTIONS: Final = {
    "draw": "draw-actions",
    "meld": "meld-actions",
    "dogma": "dogma-actions",
    "achieve": "achieve-actions",
    "endorse": "endorsed",
}


def counted_by_words(stored: list[dict[str, Any]], players: int, sets_of: dict[str, str]) -> list[dict[str, int]]:
    """The numbers of all seats, without those that are 0."""
    seats = [Counter[str]() for _ in range(players)]
    for event in stored:
        kind, seat = event["kind"], event["seat"]
        for name in MOVED.get(kind, "").split():
            seats[seat][name] += len(event["cards"])
        if kind == "turn":
            seats[seat]["turns"] += 1
        elif kind == "action":
            seats[seat][ACTIONS.get(event["action"].split(":")[0], "other")] += 1
        elif kind == "splay" and event["direction"] != 0:
            seats[seat]["splays"] += 1
        elif kind == "claim":
            seats[seat]["claimed"] += 1
        elif kind == "draw":
            seats[seat]["cities"] += sum(sets_of[card] == "cities" for card in event["cards"])
        elif kind == "effect" and event.get("note") != "nothing":
            if event["role"] in ("demanded", "shares"):
                hit = event["role"] == "demanded"
                seats[seat]["demands-suffered" if hit else "shared"] += 1
                seats[event["launcher"]]["demands-hit" if hit else "shared-by-others"] += 1
            seats[seat]["echoes"] += event["effect"] == 0
    return [{name: number for name, number in seat.items() if number and name != "other"} for seat in seats]


@pytest.mark.parametrize("options", MIXES, ids=mix_of)
@pytest.mark.parametrize("seed", range(amount(1, 25)))
def test_a_random_game_counts_the_same_in_another_way(options: Options, seed: int) -> None:
    _, _, events = played_directly(options, f"independent {seed}")
    sets_of = {card.key: card.set_name for card in deck_for(options)}
    there = [seat.numbers for seat in counted(events, options.players, options.sets)]
    assert there == counted_by_words([stored_event(event) for event in events], options.players, sets_of)
    assert all(seat["turns"] and seat["drawn"] for seat in there)
