"""Whole games as text, one line an event.

`python -m tests.golden.games` (in the root, with the sources on the path) plays them anew and writes them; look at
what changed before you commit it.
"""

from __future__ import annotations

from pathlib import Path

from splay.core.chance import secret_from_seed
from splay.core.event import EVERYBODY, ActionEvent, ClaimEvent, EffectEvent, EndEvent, Event
from splay.core.event_kind import EVENT_KINDS
from splay.core.options import Options
from splay.core.question import Decider
from splay.core.symbols import COLOR_NAMES, SPLAY_NAMES
from splay.core.turn import play
from splay.records.record import digest
from splay.sets import new_game
from splay.workbench.random_play import RandomDecider

FOLDER = Path(__file__).parent
GAMES = {
    "two_players": Options(2),
    "four_players_first_edition_teams": Options(4, "first", "13-24", special_achievements="after_each_effect"),
    "five_players": Options(5, extra_achievement=True),
}


NUMBERS = ("turn_number", "wanted_age", "value", "picked_number")


def line(event: Event) -> str:
    """An event as a line: kind, seat, cards, way, who saw it, what else its kind says, and the effect it was in."""
    words = [f"{event.kind:10}", "-" if event.seat < 0 else str(event.seat)]
    if event.cards:
        words.append(", ".join([card.name for card in event.cards]))
    if event.source != event.target:
        words.append(f"{event.source}>{event.target}")
    elif event.source:
        words.append(event.source.name)
    fields = {field.name: getattr(event, field.name) for field in EVENT_KINDS[event.kind].fields}
    number = max([fields.get(name, 0) for name in NUMBERS])
    direction = SPLAY_NAMES[fields["direction"]] if "direction" in fields else ""
    color = COLOR_NAMES[fields["color"]] if fields.get("color", -1) >= 0 else ""
    words += [word for word in (direction, str(number or ""), color, said(event)) if word]
    if isinstance(event, EffectEvent):
        words.append("counts " + ":".join([str(count) for count in event.counts]))
    if event.seen != EVERYBODY:
        words.append("seen by " + (",".join([str(seat) for seat in range(5) if event.seen & (1 << seat)]) or "nobody"))
    if event.card is not None:
        words.append(f"({event.card.name} {event.effect} of {event.launcher})")
    return " ".join(words)


def said(event: Event) -> str:
    """What the kind of an event says besides, in a word."""
    match event:
        case ActionEvent():
            return event.action
        case EffectEvent():
            return event.role
        case ClaimEvent():
            return event.special
        case EndEvent():
            return event.reason
    return ""


def told(name: str, decider: Decider | None = None) -> str:
    """A game told as text, from its options to the digest of its last position."""
    game = new_game(GAMES[name], secret_from_seed(f"golden {name}"))
    game.events = events = list[Event]()
    play(game, decider or RandomDecider(len(name)))
    assert game.result is not None
    options = ", ".join([f"{word} {value}" for word, value in GAMES[name].to_json().items()])
    standings = [f"seat {s.seat}: {s.score} points, {s.achievements} achievements" for s in game.result.standings]
    result = f"{game.result.reason} {game.result.card}".strip()
    lines = [options, *map(line, events), f"won by {game.result.winners}: {result}", *standings, digest(game)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for game_name in GAMES:
        (FOLDER / f"{game_name}.txt").write_text(told(game_name), encoding="utf-8")
