"""Positions with the cards of the sets in them: what tests and bug reports are written with.

`splay.core.scenario` reads and writes them, and knows no cards.
"""

from collections.abc import Mapping
from typing import Any, Final

from splay.core.expansion import BASE, EXPANSIONS, once_a_turn
from splay.core.game import Game
from splay.core.scenario import (
    SEATS,
    BadPosition,
    UnknownCard,
    game_from,
    options_of,
    parse_player,
    parse_position,
    position_of,
    position_seen_by,
    position_text,
    words,
)
from splay.sets import cards_of_set, deck_for, find_card

PARTS: Final = ("turn", "actions_left", "turn_number", "free_action")
"""The parts of a position that are named as it is in JSON."""
SEED: Final = "unknown"
"""What deals the cards for the backs of a position that a seat sees, if nothing else is wanted."""


def scenario(
    me: str = "",
    you: str = "",
    third: str | None = None,
    fourth: str | None = None,
    fifth: str | None = None,
    *,
    supply: Mapping[int, str] | Mapping[str, str] | Mapping[int | str, str] | None = None,
    available: str | None = None,
    removed: str = "",
    seed: str | int = "scenario",
    **more: Any,  # noqa: ANN401 - passed on
) -> Game:
    """A game in the position that the words say.

    A player is written as sections between semicolons: `red left: Oars, Archery; hand: Sailing; score: Tools;
    achievements: 1, Empire`. Piles and supplies stand top first. Players are there when they are given; `me` has
    the turn. `supply` names the top cards of supplies by age, or by the set and the age, as in "more 1"; a list that
    ends with the word `end` names them all. `available` names the available achievements; one of each value 1 to 9 and
    all specials by default. Cards not named fill the supplies as the seed says. Of `more`, `turn` (a seat's number),
    `actions_left`, `turn_number`, `free_action` (whether one is due) and what sets call it to have taken an action of
    which a turn has only one (`endorsed`) are parts of the position, the others table options such as
    `edition="first"`. Nothing is checked.

    Raises BadPosition or BadOptions naming what is wrong.
    """
    given = [text for text in (me, you, third, fourth, fifth) if text is not None]
    if [me, you, third, fourth, fifth][: len(given)] != given:
        raise BadPosition("players: one is missing before the last one given")
    position: dict[str, Any] = {name: more.pop(name) for name in (*PARTS, *once_a_turn()) if name in more}
    position["options"] = more
    position["players"] = [parse_player(text) for text in given]
    position["supply"] = {str(age): words(text) for age, text in (supply or {}).items()}
    position["removed"] = words(removed)
    position["seed"] = str(seed)
    if available is not None:
        position["available"] = words(available)
    return from_json(position)


def from_json(position: object) -> Game:
    """A game in the position that JSON data says (see `core.scenario.position`).

    Raises BadPosition or BadOptions naming what is wrong, also for cards in a place of an expansion that cannot hold
    them.
    """
    try:
        game = game_from(position, deck_for(options_of(position)))
    except UnknownCard as error:
        name = set_with(error.name)
        if not name:
            raise
        raise BadPosition(f"{error.name}: is a card of the set {name}, which is not in play") from None
    for expansion in game.expansions:
        for breach in expansion.breaches(game):
            raise BadPosition(breach)
    return game


def set_with(name: str) -> str:
    """The name of the set that brings the card of this name or key, "" if there is no such card."""
    card = find_card(name)
    if card is None:
        return ""
    return next(each for each in (BASE, *EXPANSIONS) if card in cards_of_set(each))


def from_text(text: str) -> Game:
    """A game in the position that text says (see `core.scenario.text`).

    Raises BadPosition or BadOptions naming what is wrong.
    """
    return from_json(parse_position(text))


def to_json(game: Game) -> dict[str, Any]:
    """The whole position of a game as JSON data."""
    return position_of(game)


def to_text(game: Game) -> str:
    """The whole position of a game as text."""
    return position_text(position_of(game), printed_names(game))


def json_seen_by(game: Game, seat: int, seed: str = SEED) -> dict[str, Any]:
    """What a seat sees of the position of a game as JSON data, hidden cards as their backs."""
    return position_seen_by(game, seat, seed)


def text_seen_by(game: Game, seat: int, seed: str = SEED, note: str = "") -> str:
    """What a seat sees of the position of a game as text, hidden cards as their backs, below a note."""
    seen = position_seen_by(game, seat, seed)
    return position_text({**seen, "note": note} if note else seen, printed_names(game))


def printed_names(game: Game) -> dict[str, str]:
    """The printed name for each card key."""
    return {card.key: card.name for card in game.deck}


__all__ = ["SEATS", "from_json", "from_text", "json_seen_by", "scenario", "text_seen_by", "to_json", "to_text"]
