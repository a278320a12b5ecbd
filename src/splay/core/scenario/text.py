"""A position as text: a line a part, the way people write positions into tests and bug reports.

    options: players 2, edition first
    turn: me, actions 1
    me: red left: Oars, Archery; hand: Sailing; score: Tools; achievements: 1, Empire
    you: blue: Pottery; hand: Clothing
    supply 1: Writing, The Wheel
    available: 2, 3, World
    removed: Agriculture
    seed: 7

Piles and supplies stand top first. A supply that ends with the word `end` has no other cards. Commas part the words of
a list; a card whose name has commas is written as it is printed. `? 3` is a card of
which only the back is known. Positions written by `position_text` also say `started: no`, `unchecked: no` and
`chance: 123`, so that the game goes on exactly as it did.
"""

from typing import Any, Final

from splay.core.expansion import EXPANSIONS, once_a_turn
from splay.core.scenario.names import MISPLACED, BadPosition
from splay.core.symbols import COLOR_NAMES

SEATS: Final = ("me", "you", "third", "fourth", "fifth")
"""What the seats are called in a scenario: `me` has the turn unless it says otherwise."""
NUMBERS: Final = ("tucked", "scored", "team")
LISTS: Final = ("hand", "score", "achievements")
OUT: Final = "out"


def parse_position(text: str) -> dict[str, Any]:
    """The JSON data of a position written as text. Raises BadPosition naming the line that is wrong.

    Without knowing the cards, it parts names at their commas; `game_from` puts them together again.
    """
    position: dict[str, Any] = {"options": {}, "supply": {}}
    players: dict[str, dict[str, Any]] = {}
    seen: list[str] = []
    for line in text.strip().splitlines():
        if not line.strip():
            continue
        name, colon, rest = line.strip().partition(":")
        if not colon:
            raise BadPosition(f"{line.strip()}: a line is a name, a colon and what it is")
        refuse_again(name, seen)
        if name in SEATS:
            players[name] = parse_player(rest)
        elif name.startswith("supply "):
            position["supply"][name.removeprefix("supply ").strip()] = words(rest)
        elif name == "options":
            position["options"] = parse_options(rest)
        elif name in ("available", "removed") or name in further_kinds(False):
            position[name] = words(rest)
        elif name == "turn":
            position.update(parse_turn(rest))
        elif name in ("seed", "note"):
            position[name] = rest.strip()
        elif name == "seen by":
            position["seen_by"] = seat_named(rest)
        elif name in ("started", "unchecked") or name in once_a_turn():
            position[name] = yes_or_no(name, rest)
        elif name == "free action":
            position["free_action"] = yes_or_no(name, rest)
        elif name == "chance":
            position["chance"] = whole(name, rest)
        else:
            raise BadPosition(f"{name}: a position has no such line")
    seats = SEATS[: max([2] + [SEATS.index(name) + 1 for name in players])]
    position["players"] = [players.get(name, {}) for name in seats]
    return position


def further_kinds(per_player: bool) -> list[str]:
    """The kinds of zones that the expansions there are bring to every player, or those that there is one of."""
    kinds = [kind for expansion in EXPANSIONS.values() for kind in expansion.zone_kinds]
    return [kind.name for kind in kinds if kind.per_player == per_player]


def words(text: str) -> list[str]:
    """The words between commas, those within names too."""
    return [word.strip() for word in text.split(",") if word.strip()]


def parse_player(text: str) -> dict[str, Any]:
    """What a player has: sections between semicolons, each a name, a colon and words."""
    player: dict[str, Any] = {"board": {}}
    lists = [*LISTS, *further_kinds(True)]
    seen: list[str] = []
    for section in text.split(";"):
        if not section.strip():
            continue
        name, colon, rest = section.strip().partition(":")
        color, _, splay = name.partition(" ")
        if not colon:
            raise BadPosition(f"{section.strip()}: a section is a name, a colon and what is there")
        refuse_again(color if color in COLOR_NAMES else name, seen)
        if color in COLOR_NAMES:
            player["board"][color] = {"splay": splay.strip() or "none", "cards": words(rest)}
        elif name in lists:
            player[name] = words(rest)
        elif name in NUMBERS:
            player[name] = whole(name, rest)
        elif name == OUT:
            player[name] = yes_or_no(name, rest)
        else:
            raise BadPosition(
                f"{name}: a player has no such section; they are the colors, {', '.join([*lists, *NUMBERS, OUT])}"
            )
    return player


def refuse_again(name: str, seen: list[str]) -> None:
    """Notes a name; raises BadPosition if it stood already."""
    if name in seen:
        raise BadPosition(f"{name}: stands twice")
    seen.append(name)


def seat_named(text: str) -> int:
    """The seat that a word names."""
    if text.strip() not in SEATS:
        raise BadPosition(f"seen by: must be one of {', '.join(SEATS)}, not {text.strip()!r}")
    return SEATS.index(text.strip())


def whole(name: str, text: str) -> int:
    """A whole number."""
    if not text.strip().isdecimal():
        raise BadPosition(f"{name}: must be a whole number, not {text.strip()!r}")
    return int(text)


def yes_or_no(name: str, text: str) -> bool:
    """A word that is yes or no."""
    if text.strip() not in ("yes", "no"):
        raise BadPosition(f"{name}: must be yes or no, not {text.strip()!r}")
    return text.strip() == "yes"


def parse_options(text: str) -> dict[str, Any]:
    """Options as words: `players 3, extra_achievement yes, sets base`."""
    options: dict[str, Any] = {}
    for word in words(text):
        name, _, value = word.partition(" ")
        if name == "players":
            options[name] = whole(name, value)
        elif name == "extra_achievement":
            options[name] = yes_or_no(name, value)
        elif name == "sets":
            options[name] = value.split()
        else:
            options[name] = value.strip()
    return options


def parse_turn(text: str) -> dict[str, Any]:
    """Whose turn it is: `you, actions 1, number 12`."""
    turn: dict[str, Any] = {}
    for word in words(text):
        name, _, value = word.partition(" ")
        if name in SEATS:
            turn["turn"] = SEATS.index(name)
        elif name == "actions":
            turn["actions_left"] = whole(name, value)
        elif name == "number":
            turn["turn_number"] = whole(name, value)
        else:
            raise BadPosition(f"{word}: a turn has a seat, `actions` and `number`")
    return turn


def position_text(position: dict[str, Any], names: dict[str, str]) -> str:
    """A position's JSON data as text; `names` gives the printed name for each card key."""
    names = {**names, **{key + MISPLACED: name + MISPLACED for key, name in names.items()}}
    options = ", ".join([f"{name} {option_text(value)}" for name, value in position["options"].items()])
    turn = f"{SEATS[position['turn']]}, actions {position['actions_left']}, number {position['turn_number']}"
    lines = [f"note: {position['note']}"] if "note" in position else []
    if "seen_by" in position:
        lines.append(f"seen by: {SEATS[position['seen_by']]}")
    lines += [f"options: {options}", f"turn: {turn}"]
    for seat, player in enumerate(position["players"]):
        lines.append(f"{SEATS[seat]}: {player_text(player, names)}")
    for age, cards in position["supply"].items():
        lines.append(f"supply {age}: {named(cards, names)}")
    lines.append(f"available: {named(position['available'], names)}")
    lines.append(f"removed: {named(position['removed'], names)}")
    for kind in further_kinds(False):
        if kind in position:
            lines.append(f"{kind}: {named(position[kind], names)}")
    lines.append(f"started: {'yes' if position['started'] else 'no'}")
    lines.append(f"unchecked: {'yes' if position['unchecked'] else 'no'}")
    if position["free_action"]:
        lines.append("free action: yes")
    lines += [f"{word}: yes" for word in once_a_turn() if position.get(word, False)]
    lines += [f"{name}: {position[name]}" for name in ("chance", "seed") if name in position]
    return "\n".join(lines) + "\n"


def option_text(value: object) -> str:
    """The value of an option as `parse_options` reads it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return " ".join(value) if isinstance(value, list) else str(value)


def named(keys: list[str], names: dict[str, str]) -> str:
    """Cards by their printed names; other words as they are."""
    return ", ".join([names.get(key, key) for key in keys])


def player_text(player: dict[str, Any], names: dict[str, str]) -> str:
    """One player's sections."""
    sections = []
    for color, pile in player["board"].items():
        splay = "" if pile["splay"] == "none" else f" {pile['splay']}"
        sections.append(f"{color}{splay}: {named(pile['cards'], names)}")
    for name in [*LISTS, *further_kinds(True)]:
        if player.get(name):
            sections.append(f"{name}: {named(player[name], names)}")
    for name in NUMBERS:
        sections.append(f"{name}: {player[name]}")
    if player.get(OUT):
        sections.append(f"{OUT}: yes")
    return "; ".join(sections)
