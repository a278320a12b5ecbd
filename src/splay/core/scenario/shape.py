"""What the parts of a position are made of, checked first so that everything after can rely on it."""

from typing import Any, Final

from splay.core.expansion import EXPANSIONS, once_a_turn
from splay.core.options import Options
from splay.core.scenario.names import BadPosition

FORMAT: Final = 2
SEED: Final = "scenario"
"""What the order of cards follows from if a position does not say."""
OBJECT: Final = "an object"
LIST: Final = "a list"
NAMES: Final = "a list of names"
ACHIEVEMENTS: Final = "a list of names and values"
TRUTH: Final = "true or false"
TEXT: Final = "text or a whole number"
WORD: Final = "text"
NUMBER: Final = "a whole number"

FIRST_HALF: Final = 0xD800
LAST_HALF: Final = 0xDFFF
"""Between them lie the code points that are halves of characters."""

POSITION: Final = {
    "format": NUMBER, "options": OBJECT, "players": LIST, "supply": OBJECT, "available": ACHIEVEMENTS,
    "removed": NAMES, "started": TRUTH, "turn": NUMBER, "turn_number": NUMBER, "actions_left": NUMBER,
    "chance": NUMBER, "unchecked": TRUTH, "free_action": TRUTH, "seed": TEXT, "seen_by": NUMBER,
    "note": WORD,
}  # fmt: skip
PLAYER: Final = {
    "team": NUMBER, "board": OBJECT, "hand": NAMES, "score": NAMES, "achievements": ACHIEVEMENTS,
    "tucked": NUMBER, "scored": NUMBER, "out": TRUTH,
}  # fmt: skip
PILE: Final = {"splay": WORD, "cards": NAMES}


def check_object(position: object) -> dict[str, Any]:
    """The position. Raises BadPosition if it is no object."""
    if not isinstance(position, dict):
        raise BadPosition(f"a position must be an object, not {position!r}")
    return position


def check_shape(position: dict[str, Any], options: Options) -> None:
    """Raises BadPosition for a part that positions at this table do not have, or that is made of something else."""
    kinds = [kind for expansion in options.expansions for kind in expansion.zone_kinds]
    of_players = {**PLAYER, **{kind.name: NAMES for kind in kinds if kind.per_player}}
    of_all = {**POSITION, **dict.fromkeys(once_a_turn(), TRUTH)}
    of_all |= {kind.name: NAMES for kind in kinds if not kind.per_player}
    check_parts(position, of_all, "a position")
    if position.get("format", FORMAT) != FORMAT:
        raise BadPosition(f"format: {position['format']} is not known, only {FORMAT}")
    for age, cards in position.get("supply", {}).items():
        check_kind(f"supply {age}", cards, NAMES)
        if "end" in cards[:-1]:
            raise BadPosition(f"supply {age}: `end` must stand at the end")
    for number, player in enumerate(position.get("players", []), 1):
        check_kind(f"player {number}", player, OBJECT)
        check_parts(player, of_players, "a player")
        for color, pile in player.get("board", {}).items():
            check_kind(color, pile, OBJECT)
            check_parts(pile, PILE, "a pile")


def check_parts(data: dict[str, Any], parts: dict[str, str], whole: str) -> None:
    """Raises BadPosition for a part that is not among these, or is not of its kind."""
    for word, value in data.items():
        if word not in parts:
            for expansion in EXPANSIONS.values():
                if word in [kind.name for kind in expansion.zone_kinds]:
                    raise BadPosition(f"{word}: {whole} has this part only with the set {expansion.name}")
            raise BadPosition(f"{word}: {whole} has no such part; it has {', '.join(parts)}")
        check_kind(word, value, parts[word])


def check_kind(word: str, value: object, kind: str) -> None:
    """Raises BadPosition if a value is not of the kind."""
    if not fits(value, kind):
        raise BadPosition(f"{word}: must be {kind}, not {value!r}")


def fits(value: object, kind: str) -> bool:
    """Whether a value is of the kind."""
    if kind == OBJECT:
        return isinstance(value, dict) and all([isinstance(word, str) for word in value])
    if kind == LIST:
        return isinstance(value, list)
    if kind == NAMES:
        return isinstance(value, list) and all([isinstance(word, str) for word in value])
    if kind == ACHIEVEMENTS:
        return isinstance(value, list) and all([isinstance(word, str) or is_number(word) for word in value])
    if kind == TRUTH:
        return isinstance(value, bool)
    if kind == WORD:
        return isinstance(value, str)
    if kind == TEXT:
        return is_unicode(value) or is_number(value)
    return is_number(value)


def is_unicode(value: object) -> bool:
    """Whether a value is text that can be encoded: without halves of characters, which JSON can name."""
    return isinstance(value, str) and not any([FIRST_HALF <= ord(letter) <= LAST_HALF for letter in value])


def is_number(value: object) -> bool:
    """Whether a value is a whole number; truth values are none."""
    return isinstance(value, int) and not isinstance(value, bool)
