"""A language of a test's own, beside English."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from splay.locale import catalogue
from splay.server.catalogue.api import (
    every_cards_words_as_json,
    part_as_json,
    rules_as_json,
    rulings_as_json,
    words_as_json,
)
from splay.server.catalogue.words import rulings_of, words_of_cards
from splay.server.protocol.reserved_names import reserved_names
from splay.views.languages import share_of

MADE = (words_as_json, every_cards_words_as_json, rules_as_json, part_as_json, rulings_as_json)


def forget() -> None:
    """Lets go of what was found out about languages."""
    for cached in (reserved_names, share_of, words_of_cards, rulings_of):
        cached.cache_clear()


def add_language(monkeypatch: pytest.MonkeyPatch, there: Path, language: str, files: dict[str, str]) -> Path:
    """The folder, beside that of English, of a language that has these files. Forget it at the end."""
    shutil.copytree(catalogue.FOLDER / "en", there / "locale" / "en")
    folder = there / "locale" / language
    folder.mkdir()
    for name, source in files.items():
        (folder / name).write_text(source, encoding="utf-8")
    monkeypatch.setattr(catalogue, "FOLDER", folder.parent)
    monkeypatch.setattr(catalogue, "LOADED", {})
    for made in MADE:
        monkeypatch.setattr(made, "made", {})
    forget()
    return folder
