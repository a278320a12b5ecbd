"""The documents keep pace with the code: cited numbers are explained, examples run."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CITATION = re.compile(r"\b(decision|ruling|hard case)s? (\d+(?:(?:, | and |-)\d+)*)", re.IGNORECASE)
SECTIONS = {"decision": "## Decisions", "ruling": "## Rulings", "hard case": "## Hard cases"}


def cited() -> set[tuple[str, int]]:
    """Every number that code or tests cite, with what it is a number of."""
    found = set()
    for folder in ("src", "tests"):
        for file in (ROOT / folder).rglob("*.py"):
            for kind, numbers in CITATION.findall(file.read_text(encoding="utf-8")):
                found |= {(kind.lower(), int(number)) for number in re.findall(r"\d+", numbers)}
    return found


def explained() -> set[tuple[str, int]]:
    """Every number that the rules document explains."""
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    found = set()
    for kind, heading in SECTIONS.items():
        section = text[text.index(heading) + len(heading) :].split("\n## ")[0]
        found |= {(kind, int(number)) for number in re.findall(r"^(\d+)\. ", section, re.MULTILINE)}
    return found


def test_every_cited_number_is_explained() -> None:
    assert cited()
    assert sorted(cited() - explained()) == []


@pytest.mark.parametrize("document", ["docs/protocol.md"])
def test_python_examples_run(document: str) -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / document).read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, document, "exec"), {})


def test_the_example_bot_is_short_and_needs_nothing_of_splay() -> None:
    bot = (ROOT / "examples" / "bot.py").read_text(encoding="utf-8")
    assert len(bot.splitlines()) < 60
    assert "import splay" not in bot
    assert "from splay" not in bot
