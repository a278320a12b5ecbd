"""In another language a card's English title stands beside its own where it counts: the rules' alphabet goes by it."""

import json
from pathlib import Path

import pytest

from splay.core.chance import secret_from_seed
from splay.locale import catalogue
from splay.terminal.cards_screen import card_text
from splay.terminal.option_list import Choice, choices
from splay.terminal.options import PlayOptions
from splay.terminal.table import TerminalTable, open_table

KEPT = "Robotics"
"""A card that both languages call the same."""


@pytest.fixture
def polish(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> TerminalTable:
    """A table before the first melds in a language that has titles of its own for all cards but one."""
    titles = json.loads((catalogue.FOLDER / "en" / "cards.json").read_text(encoding="utf-8"))
    own = {key: f"{text} po polsku" for key, text in titles.items() if key.endswith(".name") and text != KEPT}
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "cards.json").write_text(json.dumps(own), encoding="utf-8")
    (tmp_path / "en").symlink_to(catalogue.FOLDER / "en")
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    monkeypatch.setattr(catalogue, "LOADED", {})
    return open_table(PlayOptions(["human", "human"], secret=secret_from_seed("titles"), language="pl"))


def notes_at_the_start(table: TerminalTable) -> list[tuple[str, str]]:
    """The title of each card to begin with, in English, and what stands beside it."""

    def told(choice: Choice) -> tuple[str, str]:
        assert choice.card is not None
        return choice.card.name, choice.note

    table.viewer = table.humans[0]
    question = table.question()
    assert question is not None
    return [told(choice) for choice in choices(table, question)]


def test_a_card_has_both_titles_where_it_stands_in_full(polish: TerminalTable) -> None:
    words = polish.words
    oars = words.of_key("oars")
    assert words.full_text(oars)[0] == "Oars po polsku (Oars)"
    assert card_text(words, oars).plain.startswith("Oars po polsku (Oars)\n")
    assert words.full_text(words.of_key("robotics"))[0] == KEPT


def test_cards_to_begin_with_have_their_english_titles_beside_them(polish: TerminalTable) -> None:
    notes = notes_at_the_start(polish)
    assert len(notes) == 2
    assert [title for title, _ in notes] == [note for _, note in notes]


def test_in_english_nothing_stands_beside_them() -> None:
    table = open_table(PlayOptions(["human", "human"], secret=secret_from_seed("titles")))
    assert [note for _, note in notes_at_the_start(table)] == ["", ""]
    assert table.words.full_text(table.words.of_key("oars"))[0] == "Oars"
