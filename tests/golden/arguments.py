"""What each message gets, by name and sort: `src/splay/locale/arguments.json`, for translators and their checks.

`python -m tests.golden.arguments` (in the root, with the sources on the path) writes it.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentResource
from fluent.syntax import visitor
from fluent.syntax.ast import Identifier, Pattern, Placeable, SelectExpression, TextElement, VariableReference
from fluent.syntax.ast import Message as Text

import splay.sets  # noqa: F401 - brings the numbers of its sets
from splay.core.quantities import quantities
from splay.locale.catalogue import FOLDER, ORIGINAL

ROOT: Final = Path(__file__).parents[2]
FILE: Final = FOLDER / "arguments.json"
EXAMPLES: Final = ROOT / "web" / "src" / "words" / "fixtures" / "messages.json"
EVERY: Final = "*"
"""Stands for every message."""
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}

NUMBER: Final = "number"
MARK: Final = "mark"
"""The name of an icon that stands in brackets, so that a sign is drawn."""
TEXT: Final = "text"
CHOICE: Final = "choice"
NUMBERS: Final = [
    "achieved",
    "achievements",
    "actions",
    "age",
    "before",
    "after",
    "best",
    "board",
    "chance",
    "chosen",
    "complexity",
    "count",
    "days",
    "done",
    "each",
    "free",
    "games",
    "have",
    "highest",
    "hours",
    "last",
    "launcher",
    "lead",
    "least",
    "lessons",
    "lost",
    "melds",
    "minutes",
    "missing",
    "more",
    "most",
    "need",
    "needed",
    "number",
    "others",
    "passed",
    "percent",
    "picked",
    "place",
    "players",
    "points",
    "puzzles",
    "rating",
    "seconds",
    "since",
    "skipped",
    "solved",
    "steps",
    "step",
    "supplied",
    "singles",
    "team",
    "time",
    "times",
    "top",
    "total",
    "tries",
    "turn",
    "turns",
    "value",
    "wanted",
    "won",
]
"""Arguments that are numbers where no example and no choice says what they are."""
SORTS: Final = {
    "player": "player",
    "launcher": "player",
    "players": "players",
    "winners": "players",
    "cards": "cards",
    "covered": "card",
    "melded": "card",
    "card": "card",
    "source": "place",
    "target": "place",
    "color": "color",
    "icon": "icon",
    "featured": "icon",
    "set": "set",
    "special": "word",
    "condition": "word",
    "direction": "word",
    "purpose": "word",
    "splay": "word",
    "strength": "word",
    "computer": "word",
    "zone": "word",
    "span": "message",
    "increment": "message",
    "effect": "message",
    "prompt": "message",
    "sentence": "message",
    "action": "message",
    "deeds": "message",
    "deed": "message",
    "given": "message",
    "taken": "message",
}
"""The sorts of other arguments by their names."""
ELSEWHERE: Final = {
    NUMBER: [
        "role-shares-counts.launcher",
        "role-demanded-counts.launcher",
        "role-compelled-counts.launcher",
        "reason-shares-counts.launcher",
        "reason-demanded-counts.launcher",
        "reason-compelled-counts.launcher",
        "people-have-chosen.players",
        "link-invitation-about.players",
        "table-needed-players.players",
        "deal-place.players",
        "deal-share-text.players",
        "deal-won.mine",
        "deal-won.theirs",
        "deal-lost.mine",
        "deal-lost.theirs",
        "deal-shared.mine",
        "deal-shared.theirs",
        "table-order-card.place",
        "learn-figure-example-shares.own",
        "learn-figure-example-hit.own",
    ],
    TEXT: [
        "knowledge-count-of.count",
        "knowledge-count-words.count",
        "knowledge-splay.color",
        "knowledge-draw-becomes.before",
        "knowledge-draw-becomes.after",
        "knowledge-from-to.before",
        "knowledge-from-to.after",
        "knowledge-from-to-words.before",
        "knowledge-from-to-words.after",
        "knowledge-icons-then.after",
        "knowledge-then-short.after",
        "ending-score-win.best",
        "ending-score-win-tied.best",
        "ending-score-lose.best",
        "ending-score-lose-tied.best",
        "link-won-about.winners",
        "knowledge-order-of.players",
        "table-can-hit-several.players",
        "online-mine.players",
        "online-open.players",
        "online-with-sets.players",
        "online-waiting-for.players",
        "online-waiting-for-kept.players",
        "online-waiting-for-both.players",
        "preview-then.players",
        "save-done.splay",
        "online-waiting.splay",
        "people-channel-webhook.place",
        "people-channel-email.place",
        "table-pile-of.place",
        "plain-pile.cards",
        "plain-hand.cards",
        "plain-score.cards",
        "plain-zone.cards",
        "text-zone.cards",
        "lessons-heading.title",
        "plain-fleeting.taken",
        "advice-line.answer",
        "seat-agent.player",
        "online-new-agent.strength",
    ],
    "word": [
        "event-dig-picture.place",
        "event-dig-both.place",
        "preview-dig-picture.place",
        "preview-dig-both.place",
        "story-deed-dig-picture.place",
        "story-deed-dig-both.place",
    ],
    "cards": ["table-draw.card", "table-next.card", "preview-draw.card", "note-draw.card", "option-unseen.card"],
    "place": ["option-unseen.place", "option-card-of.place"],
    "message": ["lessons-look.place", "learn-lessons-look.place"],
}
"""Arguments that are something else in one message, as KEY.ARGUMENT."""
UNUSED: Final = {"knowledge-splay": {"number": NUMBER}, "link-won-about": {"winners_number": NUMBER}}
"""What messages get that the English ones have no use for, and no example shows."""
LESSON_PLAYERS: Final = ("tom", "ben", "cleo")
"""The players of the lessons; other arguments of their texts are cards."""
BESIDE: Final[Mapping[str, tuple[str, ...]]] = {
    "players": ("number", "you"),
    "cards": ("number",),
    "place": ("key",),
    "color": ("key",),
    "icon": ("key",),
    "word": ("key",),
    "set": ("key",),
}
"""What typed arguments say of themselves, by their sort."""
DEED: Final = "story-deed-"
"""Texts that are told of events, with what these are told with."""
BROUGHT: Final = ("preview-dig-", "preview-act-", "preview-city", "preview-offers-")
"""Messages with keys that look as if they were put together from parts elsewhere."""
WITH_WORDS: Final = (
    "place-",
    "card-says-",
    "table-draw",
    "table-next",
    "table-special-",
    "table-supply-explained-of",
    "text-",
    "table-tray-",
)
"""Texts that get words, though they are not asked for by a key that stands in the source."""
WHO: Final = "choice no yes"
AMONG: Final = "choice no only yes"


def named(placeable: Placeable) -> str:
    """The variable that stands in a text by itself, "" for something else."""
    expression = placeable.expression
    return expression.id.name if isinstance(expression, VariableReference) else ""


class Used(visitor.Visitor):
    """The variables of a text, those that it shows and those of these in brackets, and by what it chooses its forms."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.marks: set[str] = set()
        self.shown: set[str] = set()
        self.forms: dict[str, set[str]] = defaultdict(set)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_Pattern(self, node: Pattern) -> None:
        for before, element in pairwise(node.elements):
            if isinstance(before, TextElement) and before.value.endswith("[") and isinstance(element, Placeable):
                self.marks.update({"icon"} & {named(element)})
        self.generic_visit(node)

    def visit_Placeable(self, node: Placeable) -> None:
        self.shown.update({named(node)} - {""})
        self.generic_visit(node)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            keys = [variant.key for variant in node.variants]
            names = [key.name if isinstance(key, Identifier) else str(key.value) for key in keys]
            self.forms[node.selector.id.name].update(names)
        self.generic_visit(node)


def used_in_texts() -> dict[str, Used]:
    """What each English message uses."""
    found = {}
    for file in sorted((FOLDER / ORIGINAL).glob("*.ftl")):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Text):
                found[entry.id.name] = used = Used()
                used.visit(entry)
    return found


def filled_in() -> dict[str, dict[str, set[str]]]:
    """What the examples of messages are filled in with, by key and name: the types that each argument has there."""
    found: dict[str, dict[str, set[str]]] = {}
    for example in json.loads(EXAMPLES.read_text(encoding="utf-8")):
        for message in messages_in(example["message"]):
            types = {name: type_of(value) for name, value in message.get("arguments", {}).items()}
            before = found.setdefault(message["key"], {name: set() for name in types})
            for name in list(before):  # of several examples, what all of them have
                if name in types:
                    before[name].add(types[name])
                else:
                    del before[name]
    return found


def messages_in(message: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A message, and those inside of it."""
    yield message
    for value in message.get("arguments", {}).values():
        if isinstance(value, dict) and value["type"] == "message":
            yield from messages_in(value["message"])


def type_of(value: int | str | dict[str, Any]) -> str:
    """The type of an argument."""
    return str(value["type"]) if isinstance(value, dict) else NUMBER if isinstance(value, int) else CHOICE


def sort_of(key: str, name: str, forms: Iterable[str], types: Iterable[str]) -> str:
    """What an argument of a message is."""
    told = sorted(set(types) - {CHOICE})
    chosen = sorted(set(forms) - PLURALS)
    by_number = not chosen or all(form.lstrip("-").isdigit() for form in chosen)
    if told:
        return "message" if told == ["message", "word"] else told[0]
    if forms and not by_number and name != "purpose":  # a purpose is a word, or "pick"
        return f"{CHOICE} {' '.join(sorted({*chosen, *(set(forms) & {'other'})}))}"
    for sort, places in ELSEWHERE.items():
        if f"{key}.{name}" in places:
            return sort
    if key.startswith("lesson-"):
        return "player" if name in LESSON_PLAYERS else "card"
    if forms and by_number:
        return NUMBER
    return SORTS.get(name, NUMBER if name in NUMBERS else TEXT)


@cache
def asked_directly(source: str) -> set[str]:
    """The keys of the texts that a source asks for by themselves, with words; `*` for what is put into a key."""
    return keys_in(first_arguments(source, r"\b(?:t|text)\("))


@cache
def worded(source: str) -> set[str]:
    """The keys of the messages that a source words itself, from arguments with types; `*` as above."""
    after_seats = re.sub(r"\b(sayOf|sayWithin|say_of|say_within)\((?:[^(),]|\([^()]*\))*,", r"\1(", source)
    return keys_in(first_arguments(after_seats, r"\b(?:say|sayOf|sayWithin|say_of|say_within)\("))


def keys_in(arguments: Iterable[str]) -> set[str]:
    """The keys that stand in arguments; `*` for what is put into a key."""
    quoted = re.compile(r"\"([a-z][\w-]*)\"|`([a-z][^`]*)`|f\"([a-z][^\"]*)\"")
    found = [key for argument in arguments for key in quoted.findall(argument)]
    return {re.sub(r"\$?\{[^}]*\}", "*", "".join(key)) for key in found}


def first_arguments(source: str, call: str) -> Iterator[str]:
    """The first argument of each call that matches."""
    for begun in re.finditer(call, source):
        depth = 0
        for end in range(begun.end(), len(source)):
            depth += (source[end] in "([{") - (source[end] in ")]}")
            if depth < 0 or (depth == 0 and source[end] == ","):
                yield source[begun.end() : end]
                break


def is_message(key: str, source: str) -> bool:
    """Whether a text is worded as a message, from arguments with types, and not asked for with words."""
    if key.startswith(WITH_WORDS):
        return False
    if key.startswith(BROUGHT) or any(fnmatchcase(key, said) for said in worded(source)):
        return True
    return not any(fnmatchcase(key, asked) for asked in asked_directly(source))


def sources() -> str:
    """The sources of engine, server, terminal and page."""
    page = ROOT / "web" / "src"
    files = [*(ROOT / "src" / "splay").rglob("*.py"), *page.rglob("*.ts"), *page.rglob("*.svelte")]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if ".test." not in file.name)


def arguments() -> dict[str, dict[str, str]]:
    """What each message gets, by key and name."""
    always = {**dict.fromkeys(quantities(), NUMBER), "you": WHO}
    examples, found, source = filled_in(), {EVERY: always}, sources()
    for key, used in used_in_texts().items():
        types = examples.get(key, {})
        own: dict[str, str] = {}
        for name in sorted((used.names | set(types)) - set(quantities())):
            sort = sort_of(key, name, used.forms[name], types.get(name, ()))
            own[name] = MARK if name in used.marks else sort
        if key in examples or is_message(key, source):
            for name, sort in list(own.items()):
                if sort != "word" or not used.forms[name]:  # a word to choose by instead has no key
                    own.update(beside(name, sort))
        found[key] = own | UNUSED.get(key, {})
    for key in found:
        if key.startswith(DEED):
            event = found.get(key.replace(DEED, "event-"), {})
            found[key] = {**found[key], "player": "player", "you": WHO, **event}
    return {key: dict(sorted(own.items())) for key, own in sorted(found.items())}


def beside(name: str, sort: str) -> dict[str, str]:
    """What is told beside an argument."""
    if sort == "player":
        return {"you": WHO} if name == "player" else {}
    sorts = {"number": NUMBER, "you": AMONG, "key": TEXT}
    return {f"{name}_{what}": sorts[what] for what in BESIDE.get(sort, ())}


def written() -> str:
    """The file, a line for each message."""
    lines = [f"{json.dumps(key)}: {json.dumps(own)}" for key, own in arguments().items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
