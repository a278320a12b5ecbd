"""What follows from the rules is worked out by the engine: the page and the terminal only show what they are told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import splay
from splay.core.event_kind import EVENT_KINDS
from splay.sets import deck_for  # noqa: F401 - with it all sets are registered

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web" / "src"
TERMINAL = Path(splay.__file__).parent / "terminal"

KINDS_OF_EVENTS = ("agents", "server")
"""The rooms of Python in which an event's kind says nothing of what it does to a position: `core.event_kind` does."""
FOLLOWING = ("reading/reduce", "reading/rewind", "reading/set_zones", "remembered/card_tracker", "remembered/memory")
"""The files of the page's `game` that follow positions."""

FORBIDDEN = {
    "a threshold of an achievement": r"\b[A-Z]*(EMPIRE|MONUMENT|WONDER|WORLD|UNIVERSE)_?[A-Z]*\b\s*(:[^=\n]*)?=",
    "a number as what is needed": r"\bneed: ?\d|\btotal = .*\d",
    "the price of an achievement": r"\bPOINTS_\w+\b|\b\d ?\* ?\(?value\b|\bvalue ?\* ?\d",
    "counting icons of faces": r"\.icons\.(filter|count)\(|\.shown\[|\.full\b|\bICON_BITS\b|counts?\[ICONS\.indexOf\(",
    "who shares": r"counts?[\[(][^\])]+[\])][^;\n]*(<|>=?) ?(mine|counts?)\b",
    "whom a dogma reaches": r"\b(reached_by|executes_own|featured_counts)\b",
    "the last age": r"\bHIGHEST\w*\b|\bBEYOND\b|[<>]=? ?1[01]\b",
    "what an end of the game is to somebody": r"winners\.length ===|\? \"win\" : \"lose\"",
    "whether an effect changed anything": r"WITHOUT_CHANGE|\bisVain\b|\bNO_CHANGE\b",
    "adding up points": r"\+ (card|shown)\.age\b|sum\([^)]*\.age\b",
    "the highest top card": r"\bface_up_age\b|Math\.max\([^;]*\.age\b|max\([^)]*\.age\b",
    "how many actions a turn has": r"\bCROWD\b|turn(_?[nN]umber)? <= ?\(?\d",
    "what a color that lies splayed counts": r"splay (===|in|==) [\"(]\"?right",
    "which actions tell nothing of their own": r"startsWith\(\"\w+:|startswith\(\"\w+:|\"draw\", \"meld\", \"achieve\"",
    "which words say what an achievement still needs": r"[\"']needs-",
    "how an action could end the game": r"[\"'`]reason-\$?\{",
}
"""What a client must leave to the engine, as patterns of what it would look like."""

ONCE_THERE = {
    "a threshold of an achievement": [
        "const EMPIRE_ICONS = 3;",
        "WORLD_CLOCKS: Final = 12",
        "const UNIVERSE_VALUE = 8;",
    ],
    "a number as what is needed": ["({ have: Math.max(tucked, scored), need: 6 })", "number, total = x, 12"],
    "the price of an achievement": ["priceOf = (value: number): number => 5 * value;", "POINTS_A_VALUE * value"],
    "counting icons of faces": [
        "if (icon !== hex) counts[ICONS.indexOf(icon)]! += 1;",
        "packed = words.of_key(pile.cards[-1]).full + sum(card.shown[direction] for card in covered)",
    ],
    "who shares": [
        "const fewer = (seat: number) => (counts[seat] ?? 0) < mine;",
        "const fewer = count(seat) < count(launcher);",
    ],
    "the last age": [
        "const BEYOND = HIGHEST + 1;",
        "        if age > HIGHEST_AGE:",
        'what !== "draws" || own || most > 10;',
    ],
    "what an end of the game is to somebody": [
        'if (winners.length === players) return "draw";',
        'return winners.includes(seat) ? "win" : "lose";',
    ],
    "whether an effect changed anything": ["if (!WITHOUT_CHANGE.includes(event.kind)) return false;"],
    "adding up points": ["points: cards.reduce((sum, card) => sum + card.age, 0)"],
    "the highest top card": ["top >= UNIVERSE_VALUE for top in [card.face_up_age]"],
    "how many actions a turn has": ["(turn <= (players >= CROWD ? 2 : 1) ? 1 : 2)"],
    "what a color that lies splayed counts": [
        'board.filter(({ splay }) => splay === "right" || splay === "up")',
        'sum(pile.splay in ("right", "up") for pile in player.board)',
    ],
    "which actions tell nothing of their own": [
        'SAID_BY_WHAT_FOLLOWS: Final = ("draw", "meld", "achieve")',
        'event.kind === "action" && !event.word?.startsWith("dogma:");',
    ],
    "which words say what an achievement still needs": ['return top ? t("needs-top", { value }) : t("needs-nothing");'],
    "how an action could end the game": ['words.text(f"reason-{ending.reason}")'],
}
"""Lines as they stood in the page and the terminal once, which the patterns must find."""


def sources() -> list[Path]:
    """The sources of the page and the terminal, without tests and what is generated."""
    page = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    made = {"schema.d.ts"}
    return [
        *[path for path in page if path.name not in made and "fixtures" not in path.parts],
        *TERMINAL.rglob("*.py"),
    ]


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_client_works_it_out(what: str) -> None:
    assert len(sources()) > 200
    pattern = re.compile(FORBIDDEN[what], re.MULTILINE)
    found = [
        f"{path.name}: {line.strip()}"
        for path in sources()
        for line in script_of(path).splitlines()
        if pattern.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(("what", "line"), [(what, line) for what, lines in ONCE_THERE.items() for line in lines])
def test_the_patterns_find_what_stood_there_once(what: str, line: str) -> None:
    assert re.search(FORBIDDEN[what], line, re.MULTILINE)


def script_of(path: Path) -> str:
    """The source without the styles of a component, whose numbers are no rules."""
    return path.read_text(encoding="utf-8").partition("<style>")[0]


def kinds_listed(source: str) -> list[str]:
    """The kinds of events that a source lists together or compares with."""
    names = "|".join(sorted(EVENT_KINDS))
    word = rf"(?:[\"'](?:{names})[\"']|(?:kinds\.)?(?:{names.upper()}))"
    listed = re.findall(rf"[\[({{]\s*(?:{word},\s*)+{word},?\s*[\])}}]", source)
    return listed + re.findall(rf"\bkind ===? (?:{word})", source)


@pytest.mark.parametrize("room", KINDS_OF_EVENTS)
def test_no_room_lists_the_kinds_of_events_that_do_the_same(room: str) -> None:
    files = sorted((Path(splay.__file__).parent / room).rglob("*.py"))
    assert len(files) > 10
    listing = {path.name: listed for path in files if (listed := lists_only(path.read_text(encoding="utf-8")))}
    assert listing == {}


def lists_only(source: str) -> list[str]:
    """The lists of kinds in a source; a comparison with one kind is a question about that one."""
    return [found for found in kinds_listed(source) if found[0] in "[({"]


@pytest.mark.parametrize("name", FOLLOWING)
def test_the_page_follows_positions_without_telling_kinds_of_events_apart(name: str) -> None:
    assert kinds_listed((PAGE / "game" / f"{name}.ts").read_text(encoding="utf-8")) == []


def test_kinds_of_events_that_are_listed_are_seen() -> None:
    """So that the tests above can fail: what once stood there."""
    assert lists_only("AT_THE_BOTTOM: Final = (TUCK, RETURN)")
    assert lists_only("STAYING: Final = (kinds.REVEAL, kinds.PROOF, kinds.LOOK)")
    assert lists_only('const SHOWING = ["reveal", "proof", "look"];')
    assert kinds_listed('const bottom = event.kind === "tuck";')
    assert not kinds_listed('if (event.does === "move") return;')
