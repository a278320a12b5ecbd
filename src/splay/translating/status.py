"""What the command tells of a language: how far it is, part by part, and single texts; and calling texts done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from splay.distribution import program
from splay.locale.catalogue import ORIGINAL, Catalogue, load
from splay.translating.folder import BadFile
from splay.translating.plural_forms import locale_of
from splay.translating.progress import Part, Progress, Standing, State
from splay.translating.writing import write_sources
from splay.views.languages import OFFERED_FROM, share_of_words

TO_DO: Final = (State.MISSING, State.OUTDATED)
"""How texts stand that still need words."""
HEAD: Final = ("", "texts", "missing", "outdated", "words left")
INDENT: Final = "    "


def status(progress: Progress, named: str) -> Iterator[str]:
    """How far a language is, in lines: first the whole, then what is read most. `named` is what the reader calls it.

    Raises BadFile for a language that nobody knows.
    """
    own = progress.own
    states = Counter(standing.state for standing in progress.standings)
    texts, left = len(progress.english.texts), words_left(progress.standings)
    words = sum(text.length for text in progress.english.texts.values())
    name = locale_of(own.language).get_display_name(ORIGINAL) or own.language
    there = texts - states[State.MISSING]
    share = share_of_words(Catalogue(own.language, own.path, load(ORIGINAL)))
    yield f"{name} ({own.language}): {there:,} of {texts:,} texts, {left:,} of {words:,} words left."
    yield f"It has {share:.1%} of the words of a base game. Splay offers a language from {OFFERED_FROM:.0%} on."
    yield ""
    yield from table([HEAD, *[row_of(part, standings) for part, standings in progress.parts.items()]])
    if states[State.UNKNOWN]:
        yield ""
        yield f"English has no such text: {states[State.UNKNOWN]}. {again(named, 'status', '--list unknown')}"
    if states[State.NEW]:
        yield ""
        yield f"Not called done yet: {states[State.NEW]:,}. Check them, then call them done:"
        yield f"{INDENT}{again(named, 'check')}"
        yield f"{INDENT}{again(named, 'done')}"
    if states[State.OUTDATED]:
        yield ""
        yield f"English has changed since: {states[State.OUTDATED]:,}. Look at them, then call each done by its key:"
        yield f"{INDENT}{again(named, 'status', '--list outdated')}"
        yield f"{INDENT}{again(named, 'done', 'KEY')}"


def again(named: str, what: str, more: str = "") -> str:
    """A command about the same language, as it is typed."""
    return f"{program()} language {what} {named} {more}".rstrip()


def words_left(standings: Sequence[Standing]) -> int:
    """How many English words still need a translation."""
    return sum(standing.english.length for standing in standings if standing.english and standing.state in TO_DO)


def row_of(part: Part, standings: Sequence[Standing]) -> tuple[str, ...]:
    """A row of the table: a part, how many texts it has, how many are missing and outdated, and the words left."""
    states = Counter(standing.state for standing in standings)
    figures = (len(standings) - states[State.UNKNOWN], states[State.MISSING], states[State.OUTDATED])
    return part.name, *[f"{figure:,}" for figure in figures], f"{words_left(standings):,}"


def table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table as lines: the first column on the left, figures on the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for first, *figures in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(figures, widths[1:], strict=True)]
        yield "  ".join([f"{first:{widths[0]}}", *cells])


def listed(progress: Progress, state: State, file: str | None) -> Iterator[str]:
    """The texts that stand so, in the order in which they are read, with what each is made from. Raises BadFile."""
    chosen = {id(standing) for standing in progress.chosen(file=file)}
    for standings in progress.parts.values():
        for standing in standings:
            if standing.state == state and id(standing) in chosen:
                yield from told(standing, progress.own.language)


def told(standing: Standing, language: str) -> Iterator[str]:
    """A text in lines: where it stands, the English, what that was before if it has changed, and the translation."""
    yield f"{standing.text.file}: {standing.text.key}"
    if standing.english:
        for line in standing.english.comment.splitlines():
            yield f"{INDENT}# {line}"
        yield from block("English", standing.english.words)
    if standing.state == State.OUTDATED:
        yield from block("English before", standing.source)
    if standing.own:
        yield from block(language, standing.own.words)
    yield ""


def block(name: str, words: str) -> Iterator[str]:
    """Words with a name before them, on further lines if they are several."""
    lines = words.split("\n")
    if len(lines) == 1:
        yield f"{INDENT}{name}: {words}"
    else:
        yield f"{INDENT}{name}:"
        yield from [f"{INDENT}{INDENT}{line}".rstrip() for line in lines]


def call_done(progress: Progress, named: str, keys: Sequence[str], file: str | None) -> Iterator[str]:
    """Notes the English of today for texts, and tells of how many. Without keys for those that aren't called done yet:
    what is outdated should be looked at, and so be named.

    Raises BadFile, before anything is noted, for a key or a file that there isn't, or a text that is missing.
    """
    chosen = progress.chosen(keys, file)
    states = Counter(standing.state for standing in chosen)
    if keys and not any(standing.own and standing.english for standing in chosen):
        raise BadFile(f"{' '.join(keys)}: {progress.own.language} has no such text yet")
    wanted = (State.NEW, State.OUTDATED) if keys else (State.NEW,)
    sources: dict[str, dict[str, str]] = {}
    for standing in chosen:
        if standing.state in wanted and standing.english:
            sources.setdefault(standing.english.file, {})[standing.english.key] = standing.english.words
    write_sources(progress.own, sources)
    number = sum(len(texts) for texts in sources.values())
    yield f"Called done: {number:,}. {states[State.DONE]:,} were already."
    if states[State.OUTDATED] and not keys:
        yield f"English has changed since: {states[State.OUTDATED]:,}. Look at them, then call each done by its key:"
        yield f"    {again(named, 'status', '--list outdated')}"
