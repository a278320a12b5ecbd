"""What a player got, by two positions: each card that lies in another place of the player's, and each new splay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from splay.core.player import Player
from splay.core.symbols import UNSPLAYED
from splay.core.zones import Zone
from splay.views.messages import Message

SPLAYS: Final = "splays"


def cards_of(player: Player) -> dict[str, set[tuple[int, str]]]:
    """All cards that a player has, by the kind of place, each with the number of the place among those of its kind."""
    kinds: dict[str, Sequence[Zone]] = {
        "achievements": [player.achievements],
        "board": player.board.piles,
        "score": [player.score_pile],
        "hand": [player.hand],
        "further": player.further_zones,
    }
    return {
        kind: {(number, card.key) for number, zone in enumerate(zones) for card in zone.cards}
        for kind, zones in kinds.items()
    }


def gained(before: Player, after: Player) -> dict[str, int]:
    """How many cards came to a place of each kind, also from another one of the player's, and how many piles were
    splayed otherwise than before: what there is of, the rarest kind first.
    """
    had, has = cards_of(before), cards_of(after)
    counts = {kind: len(cards - had[kind]) for kind, cards in has.items()}
    piles = zip(after.board.piles, before.board.piles, strict=True)
    counts[SPLAYS] = sum([now.splay not in (UNSPLAYED, then.splay) for now, then in piles])
    return {kind: count for kind, count in counts.items() if count}


def gain_message(before: Player, after: Player) -> Message | None:
    """The rarest kind of what a player got, in words; None if it was nothing."""
    for kind, count in gained(before, after).items():
        return Message(f"puzzle-got-{kind}", {"count": count})
    return None
