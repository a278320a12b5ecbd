"""Tables that play with Cities of Destiny."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from splay.core.symbols import COLOR_NAMES, SPLAY_NAMES
from splay.core.turn import legal_actions
from splay.playing import Script, play
from splay.sets.cities import CITIES
from splay.sets.cities.events import CityEvent, IconEvent

if TYPE_CHECKING:
    from splay.playing import Answer, PlayedTable

SETS = ["base", CITIES]


def cities(*players: str, **more: Any) -> PlayedTable:  # noqa: ANN401 - passed on
    """A table with cities in a position, in the words of `splay.playing.play`."""
    return play(*players, **({"sets": SETS} | more))


def endorsable(table: PlayedTable) -> list[str]:
    """The keys of the cards that the turn player can endorse."""
    keys = [option.key for option in legal_actions(table.game.players[table.game.turn_seat])]
    return [key.removeprefix("endorse:") for key in keys if key.startswith("endorse:")]


def endorse(table: PlayedTable, card: str, **answers: list[Answer]) -> PlayedTable:
    """The turn player endorses a card. Raises ValueError if that is not legal."""
    (option,) = [
        option
        for option in legal_actions(table.game.players[table.game.turn_seat])
        if option.key == "endorse:" + table.card(card).key
    ]
    return table.run(Script(answers, option))


def acted(table: PlayedTable) -> list[str]:
    """The icons of cities that the last action executed, in order."""
    return [event.sign for event in table.events if isinstance(event, IconEvent)]


def city_draws(table: PlayedTable) -> list[tuple[str, str]]:
    """For what the last action brought cities, in order: a color, and how it has been splayed ("none": it is new)."""
    return [
        (COLOR_NAMES[event.color], SPLAY_NAMES[event.direction])
        for event in table.events
        if isinstance(event, CityEvent)
    ]


def city_supply(table: PlayedTable, age: int) -> list[str]:
    """The supply of cities of an age, top first."""
    return [card.name for card in reversed(table.game.supply(CITIES, age).cards)]
