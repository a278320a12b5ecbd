"""Where the files of a language are: in Splay's own source, or in a translator's folder somewhere else."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from splay.distribution import checkout, program
from splay.locale.catalogue import FOLDER, LANGUAGE, ORIGINAL
from splay.translating.folder import BadFile

SEPARATORS: Final = tuple([separator for separator in (os.sep, os.altsep) if separator])


def is_path(named: str) -> bool:
    """Whether a language is named by the path of its folder."""
    return any(separator in named for separator in SEPARATORS) or named.startswith("~")


def folder_named(named: str) -> Path:
    """The folder of a language: "cs" is that in Splay's source, "./cs" one in this folder. Raises BadFile if it can't
    be one.
    """
    path = Path(named).expanduser().resolve() if is_path(named) else own_folder() / named
    if not LANGUAGE.fullmatch(path.name):
        raise BadFile(f"{named}: a language is called as cs or pt-BR, and so is its folder")
    if path.name == ORIGINAL:
        raise BadFile(f"{named}: English is what all others are made from")
    return path


def own_folder() -> Path:
    """The folder in which each of Splay's languages has one: that of the checkout, if one runs."""
    folder = checkout()
    return FOLDER if folder is None else folder / "src" / "splay" / "locale"


def folder_there(named: str) -> Path:
    """The folder of a language that has been started. Raises BadFile if there is none."""
    path = folder_named(named)
    if path.is_dir():
        return path
    start = f"{program()} language start {named}"
    raise BadFile(f"{named}: there is no folder {path}; {start} makes one")
