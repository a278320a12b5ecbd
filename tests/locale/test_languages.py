"""Every language that there is keeps to what `splay language check` asks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from splay.locale.catalogue import FOLDER, ORIGINAL, languages
from splay.translating.checks import faults_of
from splay.translating.faults import Fault
from splay.translating.folder import LanguageFolder
from splay.translating.progress import Progress, State

WHOLE: Final = ("de", "fr", "pl")
"""The languages in which everything is said that English says: whoever adds a text adds it to these, too."""
MAY_STAND: Final = ("outdated",)
"""The checks whose warnings may stand in a language that is not whole: whoever changes English needn't speak all."""


def told(folder: Path) -> list[str]:
    """What is wrong with a language."""
    found = faults_of(LanguageFolder(folder))
    return [str(fault) for fault in found if fault.check not in MAY_STAND and not is_long(fault)]


def is_long(fault: Fault) -> bool:
    """Whether a text is longer than a narrow place is wide: tests that play in the browser say whether it fits."""
    return fault.check == "length" and fault.warns


def test_nothing_is_wrong_with_any_language() -> None:
    assert {language: told(FOLDER / language) for language in languages() if language != ORIGINAL} == {
        language: [] for language in languages() if language != ORIGINAL
    }


@pytest.mark.parametrize("language", WHOLE)
def test_a_whole_language_lacks_nothing(language: str) -> None:
    standings = Progress(LanguageFolder(FOLDER / language)).standings
    assert len(standings) > 4900
    assert [standing.text.key for standing in standings if standing.state != State.DONE] == []


def test_a_language_that_is_wrong_is_found(tmp_path: Path) -> None:
    """So that the test above can fail."""
    folder = tmp_path / "pl"
    folder.mkdir()
    (folder / "interface.ftl").write_text("event-draw = { $player } drew { $cards }.\n", encoding="utf-8")
    assert [line.rpartition("[")[2] for line in told(folder)] == ["new]", "english]"]
