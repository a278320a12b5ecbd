"""Events as versions before 2 stored them: all with the same few fields, which meant something else in each kind.

Events carry no number of a format: what is older says so by what it has, and by what it lacks. Whoever changes what
`records.stored_events` writes says here what older events have to become, and adds examples beside the tests.
"""

from typing import Any, Final

from splay.core.event import (
    ACTION,
    CHOICE,
    CLAIM,
    DRAW,
    EFFECT,
    END,
    RULES_CHANGED,
    SPLAY,
    TURN,
    UNKNOWN,
)
from splay.core.zones import SUPPLY

Data = dict[str, Any]

KINDS: Final = {"mended": RULES_CHANGED}
"""Kinds of events that had another name."""
FIELDS: Final = {
    TURN: {"turn_number": "number"},
    ACTION: {"action": "word", "value": "number"},
    EFFECT: {"role": "word"},
    DRAW: {"wanted_age": "number"},
    SPLAY: {"direction": "number"},
    CHOICE: {"value": "number"},
    CLAIM: {"special": "word"},
    END: {"reason": "word"},
    RULES_CHANGED: {"outcome": "word"},
}
"""By kind: fields of today, and what they were stored as."""
PLACES: Final = ("source", "target")
TOTALS: Final = 4
"""So many numbers are stored of each player whom an event concerns; achievements, the last of them, once were not."""
PLAIN: Final = ("draw", "meld", "achieve")
"""The plain ones of the actions that there were when it was not stored which are."""


def event_of_today(stored: Data) -> Data:
    """A stored event, whatever version stored it, in the form of today. It leaves its argument as it is."""
    newer: Data = {}
    kind = stored["kind"]
    if kind in KINDS:
        kind = newer["kind"] = KINDS[kind]
    for name, older in FIELDS.get(kind, {}).items():
        if name not in stored and older in stored:
            newer[name] = stored[older]
    for place in PLACES:
        if isinstance(stored.get(place), str):
            newer[place] = place_named(stored[place])
    if kind == ACTION and "plain" not in stored:
        newer["plain"] = (newer | stored)["action"].partition(":")[0] in PLAIN
    if any([len(totals) < TOTALS for totals in stored.get("totals", ())]):
        newer["totals"] = [[*totals, UNKNOWN][:TOTALS] for totals in stored["totals"]]
    return {**stored, **newer} if newer else stored


def place_named(name: str) -> Data | None:
    """The place of a name, "" for none: `supply.SET.AGE`, `board.SEAT.COLOR`, `KIND.SEAT` or `KIND`."""
    if not name:
        return None
    kind, *words = name.split(".")
    if kind == SUPPLY.name and words:
        return {"kind": kind, "set": words[0], "age": int(words[1])}
    place: Data = {"kind": kind}
    if words:
        place["seat"] = int(words[0])
    if words[1:]:
        place["color"] = words[1]
    return place
