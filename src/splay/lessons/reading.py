"""Reads lessons from their files, and refuses broken ones by naming the file, the line and what is wrong.

What a file looks like is said in `docs/lessons.md`.
"""

import hashlib
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

import msgspec

from splay.core.card import Card
from splay.core.expansion import BASE
from splay.core.options import BadOptions, Options
from splay.core.scenario import BadPosition, options_of, parse_position
from splay.lessons.lesson import Lesson, Step, Wrong
from splay.lessons.lesson_words import NotSaid, arguments_of, by_name, check_plain, check_text, check_title
from splay.lessons.moves import Move, NoMove, move_of
from splay.lessons.target import Target, target_of
from splay.sets import deck_for
from splay.sets.scenario import from_json

Read = TypeVar("Read")
Given = ParamSpec("Given")

NAME: Final = re.compile(r"(\d+)-([a-z]+(?:-[a-z]+)*)")
"""The name of a lesson's file without its ending: its place among all, and what it is called."""
THEN: Final = re.compile(r",\s*then\s+")
"""Parts the answers of one way."""
HEADS: Final = ("title", "says", "minutes", "players", "set", "position")
"""What stands before the first step."""
POSITION: Final = "position"
PARTS: Final = ("text", "ring", "move", "wrong")
"""What a step has, besides the moves of others under their names."""


class BadLesson(ValueError):
    """A file is no lesson; the message names the file, the line and what is wrong."""

    def __init__(self, file: str, line: int, wrong: str) -> None:
        super().__init__(f"{file}, line {line}: {wrong}")
        self.file = file
        self.line = line


class Part(NamedTuple):
    """A line of a file with those that go on with it: the `name` before its colon, and what follows."""

    line: int
    name: str
    text: str


def read_lesson(path: Path) -> Lesson:
    """The lesson in a file. Raises BadLesson, OSError for no file."""
    try:
        source = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadLesson(path.name, 1, "is no text in UTF-8") from error
    return parse_lesson(source, path.name)


def parse_lesson(source: str, file: str) -> Lesson:
    """The lesson that text says; `file` is what it is called. Raises BadLesson."""
    found = NAME.fullmatch(file.rpartition(".")[0])
    if found is None:
        raise BadLesson(file, 1, "a file is called by its number and its name, as 02-draw-and-meld.txt")
    return Reader(source, file).lesson(int(found[1]), found[2])


def parts_of(source: str, file: str) -> list[Part]:
    """The parts of a file. Lines that begin with a number sign are left out; one that stands in goes on with the one
    before. Raises BadLesson.
    """
    parts: list[Part] = []
    for number, line in enumerate(source.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line[0].isspace():
            if not parts:
                raise BadLesson(file, number, "stands in, but there is no line that it goes on")
            last = parts[-1]
            parts[-1] = last._replace(text=f"{last.text} {line.strip()}".strip())
            continue
        name, colon, text = line.partition(":")
        if not colon:
            raise BadLesson(file, number, f"{line.strip()!r}: a line is a name, a colon and what it is")
        parts.append(Part(number, name.strip(), text.strip()))
    return parts


class Reader:
    """Reads one file."""

    def __init__(self, source: str, file: str) -> None:
        self.file = file
        self.parts = parts_of(source, file)
        self.players: list[str] = []
        self.deck: dict[str, Card] = {}

    def wrong(self, line: int, what: object) -> BadLesson:
        """The error that says what is wrong in a line."""
        return BadLesson(self.file, line, str(what))

    def lesson(self, number: int, name: str) -> Lesson:
        """The lesson of the file."""
        first_step = next((place for place, part in enumerate(self.parts) if part.name == "step"), len(self.parts))
        begins = next((place for place, part in enumerate(self.parts) if part.name == POSITION), first_step)
        heads = self.heads(self.parts[:begins])
        title, says = heads["title"], heads["says"]
        minutes = heads.get("minutes", Part(title.line, "", "1"))
        if not minutes.text.isdecimal():
            raise self.wrong(minutes.line, f"minutes: must be a whole number, not {minutes.text!r}")
        names = heads.get("players", Part(title.line, "", ""))
        position, options = self.position(self.parts[begins:first_step], title.line)
        self.players = ["me", *[player.strip() for player in names.text.split(",") if player.strip()]]
        if len(self.players) != options.players:
            raise self.wrong(names.line, f"players: {len(self.players) - 1} are named, there are {options.players - 1}")
        self.check(title.line, check_title, title.text)
        self.check(title.line, check_plain, title.text)
        self.check(says.line, check_text, says.text)
        self.check(says.line, check_plain, says.text)
        about = heads["set"].text if "set" in heads else ""
        if about and about not in options.sets:
            raise self.wrong(heads["set"].line, f"set: {about!r} is no set of the position; those are {options.sets}")
        if options.teams == "none" and not about and options.sets != (BASE,):
            raise self.wrong(title.line, "set: say which set it is about")
        steps = self.steps(self.parts[first_step:])
        if not steps:
            raise self.wrong(title.line, "there is no step")
        return Lesson(
            name, number, title.text, says.text, int(minutes.text), self.players[1:], position, steps, about,
            options.teams != "none", self.file, fingerprint(position, steps),
        )  # fmt: skip

    def heads(self, parts: list[Part]) -> dict[str, Part]:
        """What stands at the top, by name."""
        heads: dict[str, Part] = {}
        for part in parts:
            if part.name not in HEADS:
                raise self.wrong(part.line, f"{part.name}: a lesson has no such line; it has {', '.join(HEADS)}, step")
            if part.name in heads:
                raise self.wrong(part.line, f"{part.name}: stands twice")
            heads[part.name] = part
        for name in ("title", "says"):
            if name not in heads:
                raise self.wrong(1, f"{name}: is missing")
        return heads

    def position(self, parts: list[Part], line: int) -> tuple[dict[str, Any], Options]:
        """The position that the lines between `position:` and the first step say, as data."""
        if not parts:
            raise self.wrong(line, "position: is missing")
        if parts[0].text:
            raise self.wrong(parts[0].line, "position: nothing stands after it, its lines come below")
        for part in parts[1:]:
            try:
                parse_position(f"{part.name}: {part.text}")
            except BadPosition as error:
                raise self.wrong(part.line, error) from error
        try:
            position = parse_position("\n".join(f"{part.name}: {part.text}" for part in parts[1:]))
            options = options_of(position)
            from_json(position)
        except (BadPosition, BadOptions) as error:
            raise self.wrong(self.line_about(str(error), parts), error) from error
        self.deck = by_name(deck_for(options))
        return position, options

    def line_about(self, error: str, parts: list[Part]) -> int:
        """The line of a position that an error is about: the first that has its first word in it."""
        word = error.partition(":")[0]
        return next((part.line for part in parts if word in f"{part.name}: {part.text}"), parts[0].line)

    def steps(self, parts: list[Part]) -> list[Step]:
        """The steps, each with the lines up to the next."""
        starts = [place for place, part in enumerate(parts) if part.name == "step"]
        return [
            self.step(parts[start], parts[start + 1 : following])
            for start, following in zip(starts, [*starts, len(parts)][1:], strict=bool(starts))
        ]

    def step(self, title: Part, parts: list[Part]) -> Step:
        """One step."""
        self.check(title.line, check_title, title.text)
        self.check(title.line, arguments_of, title.text, self.deck, self.players)
        texts: dict[str, str] = {}
        points_at: Target | None = None
        moves: list[list[Move]] = []
        wrongs: list[Wrong] = []
        plays: dict[int, list[Move]] = {}
        for part in parts:
            if part.name in ("text", "wrong"):
                if part.name in texts:
                    raise self.wrong(part.line, f"{part.name}: stands twice in this step")
                texts[part.name] = self.said(part)
            elif part.name == "ring":
                points_at = self.check(part.line, target_of, part.text, self.deck, self.players)
            elif part.name == "move":
                moves.append(self.moves(part))
            elif part.name.startswith("wrong "):
                move = self.check(part.line, move_of, part.name.removeprefix("wrong "), self.deck, self.players)
                wrongs.append(Wrong(move, self.said(part), part.line))
            elif part.name in self.players[1:]:
                plays[self.players.index(part.name)] = self.moves(part)
            else:
                known = ", ".join([*PARTS, *self.players[1:]])
                raise self.wrong(part.line, f"{part.name}: a step has no such line; it has {known}")
        if "text" not in texts:
            raise self.wrong(title.line, "text: is missing in this step")
        if moves and "wrong" not in texts:
            raise self.wrong(title.line, "wrong: this step asks for a move, so say what any other move does")
        if not moves and ("wrong" in texts or wrongs):
            raise self.wrong(title.line, "wrong: this step asks for no move, it ends by Next")
        return Step(title.text, texts["text"], title.line, points_at, moves, wrongs, texts.get("wrong", ""), plays)

    def said(self, part: Part) -> str:
        """What the coach says, checked."""
        self.check(part.line, check_text, part.text)
        self.check(part.line, arguments_of, part.text, self.deck, self.players)
        return part.text

    def moves(self, part: Part) -> list[Move]:
        """The answers that a line names one after the other."""
        words = THEN.split(part.text)
        return [self.check(part.line, move_of, one, self.deck, self.players) for one in words]

    def check(self, line: int, call: Callable[Given, Read], *given: Given.args, **named: Given.kwargs) -> Read:
        """What a call gives back; what it refuses is wrong in this line."""
        try:
            return call(*given, **named)
        except (NotSaid, NoMove) as error:
            raise self.wrong(line, error) from error


def fingerprint(position: dict[str, Any], steps: list[Step]) -> str:
    """What tells whether a lesson is the same but for its words."""
    moves = [(step.moves, [wrong.move for wrong in step.wrongs], sorted(step.plays.items())) for step in steps]
    return hashlib.sha256(msgspec.json.encode([position, moves])).hexdigest()[:16]
