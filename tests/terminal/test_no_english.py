"""In each language that Splay speaks, the terminal says nothing in English: games, lessons, puzzles, cards, replays."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Final

import pytest

from splay.cli import main
from splay.core.chance import secret_from_seed
from splay.core.options import Options
from splay.lessons.lesson import Lesson
from splay.lessons.shelf import all_lessons
from splay.locale.catalogue import ORIGINAL
from splay.terminal.guide import TOPICS
from splay.terminal.learning.coached import LessonTable
from splay.terminal.learning.plain import PlainLesson
from splay.terminal.learning.progress import Progress
from splay.terminal.options import PlayOptions
from splay.terminal.plain import Plain
from splay.terminal.table import open_table
from splay.views.languages import offered
from tests.locale.english import english_beside
from tests.strength import amount, sample
from tests.terminal.learning.test_plain import RightWay
from tests.terminal.tables import table_of
from tests.terminal.test_plain import Random

LANGUAGES: Final = [language for language in offered() if language != ORIGINAL]
EVERY_SET: Final = Options(2, sets=("base", "artifacts", "relics", "echoes", "cities"))


SAID: Final = {
    "learn --plain": "9\nquit\nquit\n",
    "solve": "help\nboard\nhand\n1\ncheck\nundo\nhint\nsolution\nquit\n",
    "cards --set cities": "",
    "replay game.json": "\n\n\nboard\nquit\n",
    "play --plain --sets echoes": "help\n" + "".join(f"help {topic}\n" for topic in TOPICS) + "cards draw\n",
}
"""What somebody says to each command."""


ICON: Final = re.compile(r"\[(?:crown|leaf|bulb|castle|factory|clock)\]")
"""An icon in brackets, as English calls it."""


def english_in(text: str, language: str) -> list[str]:
    """The lines that say something in English, each once."""
    english = english_beside(language)
    lines = {" ".join(line.split()) for line in text.splitlines()}
    return sorted(line for line in lines if english.is_in(line) or ICON.search(line))


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_texts_are_told_from_those_of_the_language(language: str) -> None:
    whole, pieces = english_beside(language)
    assert "Play now" in whole
    assert "Draw a [1]." in whole
    assert len(pieces) > 100
    said = "Hm.\nPlay now\n  You've finished this lesson: Hm\n"
    assert english_in(said, language) == ["Play now", "You've finished this lesson: Hm"]
    assert english_in("2 [castle]\n2 [zamek] [1]\n", language) == ["2 [castle]"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(amount(1, 8)))
def test_a_game_of_all_sets_is_played_without_english(language: str, seed: int, tmp_path: Path) -> None:
    options = PlayOptions(["human", "rule"], EVERY_SET, secret=secret_from_seed(str(seed)), language=language)
    table, sink = open_table(options), io.StringIO()
    assert Plain(table, Random(seed), sink).run() == 0
    assert table.over
    table.save(tmp_path / "game.json")
    assert english_in(sink.getvalue(), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", sample(all_lessons(), 5), ids=lambda lesson: lesson.name)
def test_a_lesson_is_taken_without_english(language: str, lesson: Lesson, tmp_path: Path) -> None:
    source, sink = RightWay(), io.StringIO()
    source.lesson = PlainLesson(LessonTable(lesson, Progress(tmp_path / "kept.json"), language), source, sink)
    assert source.lesson.take()
    assert english_in(sink.getvalue(), language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nor_do_the_list_of_lessons_puzzles_cards_and_replays_have_any(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    table_of("human", "random").save(tmp_path / "game.json")
    for command, said in SAID.items():
        monkeypatch.setattr("sys.stdin", io.StringIO(said))
        monkeypatch.chdir(tmp_path)
        assert main([*command.split(), "--language", language]) == 0
    assert english_in(capsys.readouterr().out, language) == []
