"""A language of a test's own, beside English."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from splay.locale import catalogue
from splay.locale.own_folder import forget


def add_language(monkeypatch: pytest.MonkeyPatch, there: Path, language: str, files: dict[str, str]) -> Path:
    """The folder, beside that of English, of a language that has these files. Forget it at the end."""
    shutil.copytree(catalogue.FOLDER / "en", there / "locale" / "en")
    folder = there / "locale" / language
    folder.mkdir()
    for name, source in files.items():
        (folder / name).write_text(source, encoding="utf-8")
    monkeypatch.setattr(catalogue, "FOLDER", folder.parent)
    forget()
    return folder
