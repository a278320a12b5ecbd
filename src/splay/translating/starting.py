"""Where the folder of a language is, and starting one: an empty list of terms to decide on."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Final

from splay.distribution import checkout, program
from splay.locale.catalogue import FOLDER, ORIGINAL
from splay.locale.own_folder import folder_at, is_path
from splay.translating.folder import EXCEPTIONS, GLOSSARY, SOURCES, BadFile
from splay.translating.glossary import EXCEPTION_COLUMNS, TERM_COLUMNS
from splay.translating.plural_forms import locale_of, numbers_by_form
from splay.translating.status import again
from splay.translating.writing import as_json

TERMS: Final = (
    "achievement", "action", "age", "board", "card", "claim", "demand", "dogma", "draw", "effect", "hand", "icon",
    "meld", "return", "score pile", "share", "splay", "supply", "transfer", "tuck", "value",
)  # fmt: skip
"""The English words that a glossary begins with."""
FEW: Final = 4
"""So many numbers are told of a plural form."""


def folder_named(named: str) -> Path:
    """The folder of a language: "cs" is that in Splay's source, "./cs" one in this folder. Raises BadLanguage if
    it can't be one.
    """
    return folder_at(named if is_path(named) else own_folder() / named)


def own_folder() -> Path:
    """The folder in which each of Splay's languages has one: that of the checkout, if one runs."""
    folder = checkout()
    return FOLDER if folder is None else folder / "src" / "splay" / "locale"


def folder_there(named: str) -> Path:
    """The folder of a language that has been started. Raises BadLanguage or BadFile if there is none."""
    path = folder_named(named)
    if path.is_dir():
        return path
    start = f"{program()} language start {named}"
    raise BadFile(f"{named}: there is no folder {path}; {start} makes one")


def start(folder: Path, named: str) -> Iterator[str]:
    """Makes a language's folder, and says what to do next. Raises BadFile if there is one, or no such language."""
    name = locale_of(folder.name).get_display_name(ORIGINAL)
    forms = numbers_by_form(folder.name)
    if folder.exists():
        raise BadFile(f"{folder} is there already; {again(named, 'status')} tells how far it is")
    folder.mkdir(parents=True)
    (folder / SOURCES).write_text(as_json({}), encoding="utf-8")
    (folder / GLOSSARY).write_text(as_csv(TERM_COLUMNS, [(term, "", "", "") for term in TERMS]), encoding="utf-8")
    (folder / EXCEPTIONS).write_text(as_csv(EXCEPTION_COLUMNS, []), encoding="utf-8")
    yield f"{name}: its folder is {folder}"
    yield f"Plural forms: {', '.join(told_form(form, sorted(numbers)) for form, numbers in forms.items())}."
    yield "Next: write its first texts, see what is missing, look at it in the browser."
    yield f"    {again(named, 'status', '--list missing')}"
    yield f"    {again(named, 'check')}"
    option = f" --language-folder {named}" if is_path(named) else ""
    yield f"    {program()} serve{option}"


def told_form(form: str, numbers: list[int]) -> str:
    """A plural form with the first numbers that take it: "few (2, 3, 4)"."""
    more = ", ..." if len(numbers) > FEW else ""
    return f"{form} ({', '.join(map(str, numbers[:FEW]))}{more})"


def as_csv(columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    """A table as a file that spreadsheets open."""
    file = StringIO()
    csv.writer(file, lineterminator="\n").writerows([columns, *rows])
    return file.getvalue()
