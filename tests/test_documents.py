"""The documents keep pace with the code: cited numbers are explained, examples run, pictures are there."""

import json
import re
import textwrap
import tomllib
from itertools import product
from pathlib import Path
from typing import Final

import pytest

import splay.sets  # noqa: F401 - registers those there are
from docs.picturing.document import PAGE, contents
from docs.picturing.names import FOLDER, SCREENS, SIZES, THEMES, picture
from splay.core.event_kind import EVENT_KINDS
from splay.core.expansion import EXPANSIONS

ROOT = Path(__file__).parent.parent
CITATION = re.compile(r"\b(decision|ruling|hard case)s? (\d+(?:(?:, | and |-)\d+)*)", re.IGNORECASE)
IMAGES: Final = (".svg", ".webp", ".png", ".jpg")
MOST_BYTES: Final = 12_500_000
COMPARISON: Final = ROOT / "docs" / "comparison.md"
MOST_LINES: Final = 60
"""So many lines fit on a screen."""
SECTIONS = {"decision": "## Decisions", "ruling": "## Rulings", "hard case": "## Hard cases"}


def open_questions() -> list[list[str]]:
    """The rows of the table of what the published rules leave open: question, other reading, what holds here."""
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    section = text.partition("## What the published rules leave open\n")[2].partition("\n## ")[0]
    return [line.strip("| ").split(" | ") for line in section.splitlines() if line.startswith("| ")][1:]


def cited() -> set[tuple[str, int]]:
    """Every number that code or tests cite, with what it is a number of."""
    found = set()
    for folder in ("src", "tests"):
        for file in (ROOT / folder).rglob("*.py"):
            for kind, numbers in CITATION.findall(file.read_text(encoding="utf-8")):
                found |= {(kind.lower(), int(number)) for number in re.findall(r"\d+", numbers)}
    return found


OPEN_QUESTIONS: Final = {
    "qualify for a special achievement": "decision 20",
    'When is "the end of each effect"': "decision 21",
    "tied on points and achievements": "decision 3",
    "Saxophone": "ruling 101",
    "covered cards": "everyone may look",
}
"""What the published rules leave open, and where the rules document says what holds here."""


def explained() -> set[tuple[str, int]]:
    """Every number that the rules document explains."""
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    found = set()
    for kind, heading in SECTIONS.items():
        section = text[text.index(heading) + len(heading) :].split("\n## ")[0]
        found |= {(kind, int(number)) for number in re.findall(r"^(\d+)\. ", section, re.MULTILINE)}
    return found


def test_the_rules_tell_every_open_question_with_another_reading_and_ours() -> None:
    rows = open_questions()
    assert [len(row) for row in rows] == [3] * len(OPEN_QUESTIONS)
    for words, holds in OPEN_QUESTIONS.items():
        assert [holds in row[2] for row in rows if words in row[0]] == [True], words


def test_every_cited_number_is_explained() -> None:
    assert cited()
    assert sorted(cited() - explained()) == []


def test_the_map_of_the_house_has_every_room() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    drawn = set(re.findall(r"([a-z_]+)/(?=[ ,])", text.split("```")[1]))
    python = [path.parent.name for path in (ROOT / "src" / "splay").glob("**/__init__.py")]
    page = [path.name for path in (ROOT / "web" / "src").iterdir() if path.is_dir()]
    sets = {path.parent.name for path in (ROOT / "src" / "splay" / "sets").glob("**/__init__.py")} - {"sets"}
    assert {*python, *page} - sets - {"splay"} <= drawn
    assert drawn <= {*python, *page, "splay", "src"}


def test_files_that_the_map_names_are_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w/.]+\.(?:py|ts|svelte|md))`", text)) - {"sets/SET/age_N.py"}
    there = [path.as_posix() for folder in ("src", "web/src", "docs", "tests") for path in (ROOT / folder).rglob("*.*")]
    there += [path.as_posix() for path in ROOT.glob("*.py")]
    assert len(named) > 20
    assert [name for name in sorted(named) if not any(path.endswith(f"/{name}") for path in there)] == []


def test_every_design_note_has_a_number_of_its_own_and_stands_in_the_list() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = []
    for number, note in enumerate(sorted(folder.glob("[0-9]*.md")), 1):
        assert note.name.startswith(f"{number:04}-"), note.name
        title = note.read_text(encoding="utf-8").splitlines()[0].removeprefix(f"# {number}. ")
        assert not title.startswith("#"), f"{note.name} has another number in its title"
        listed.append(f"{number}. [{title}]({note.name})")
    assert len(listed) > 10
    assert (folder / "README.md").read_text(encoding="utf-8").splitlines()[-len(listed) :] == listed


def test_every_design_note_that_is_cited_is_there() -> None:
    there = {note.name for note in (ROOT / "docs" / "decisions").iterdir()}
    sources = [path for folder in ("src", "tests", "docs") for path in (ROOT / folder).rglob("*.*")]
    sources += [path for path in (ROOT / "web" / "src").rglob("*.*") if path.suffix in (".ts", ".svelte")]
    cited = [
        name
        for path in sources
        if path.suffix in (".py", ".md", ".ts", ".svelte")
        for name in re.findall(r"\bdecisions/(\d[\w.-]*\.md)", path.read_text(encoding="utf-8"))
    ]
    assert len(cited) > 5
    assert [name for name in cited if name not in there] == []


def test_the_protocol_says_what_an_event_of_each_kind_means() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    table = text.partition("| `kind` | meaning |\n")[2].partition("\n\n")[0]
    told = {kind for line in table.splitlines() for kind in re.findall(r"`(\w+)`", line.split(" | ")[0])}
    assert EXPANSIONS, "the kinds of sets are there, too"
    assert set(EVENT_KINDS) - told == set()


@pytest.mark.parametrize("document", ["docs/protocol.md", "docs/package.md", "docs/lessons.md"])
def test_python_examples_run(document: str) -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / document).read_text(encoding="utf-8"), re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, document, "exec"), {})


def test_the_example_of_a_card_is_the_card() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    example = textwrap.dedent(text.split("```python\n")[1].split("   ```")[0])
    assert example.startswith("class Engineering(Card):")
    assert example in (ROOT / "src" / "splay" / "sets" / "base" / "age_3.py").read_text(encoding="utf-8")


def test_the_example_bot_is_short_and_needs_nothing_of_splay() -> None:
    bot = (ROOT / "examples" / "bot.py").read_text(encoding="utf-8")
    assert len(bot.splitlines()) < 60
    assert "import splay" not in bot
    assert "from splay" not in bot


def shown_images(document: Path) -> list[str]:
    """The image files that a document shows, or links to, by their paths from its folder."""
    text = document.read_text(encoding="utf-8")
    found = re.findall(r"!\[[^\]]*\]\(([^)\s]+)\)", text)
    for addresses in re.findall(r'\b(?:src|srcset|href)="([^"]+)"', text):
        found += [address for address in addresses.split() if address.endswith(IMAGES)]
    return found


@pytest.mark.parametrize("document", ["README.md", "docs/features.md", "docs/screenshots.md"])
def test_every_image_that_a_document_shows_is_there(document: str) -> None:
    shown = shown_images(ROOT / document)
    assert shown
    assert [path for path in shown if not (ROOT / document).parent.joinpath(path).is_file()] == []


def test_every_screen_is_pictured_at_every_size_in_every_theme() -> None:
    wanted = {picture(*which) for which in product(SCREENS, SIZES, THEMES)}
    assert {path.name for path in FOLDER.iterdir()} == {path.name for path in wanted}


def test_screenshots_are_as_large_as_their_names_say() -> None:
    for screen, size, theme in product(SCREENS, SIZES, THEMES):
        assert size_of_webp(picture(screen, size, theme).read_bytes()) == SIZES[size]


def size_of_webp(data: bytes) -> tuple[int, int]:
    """Width and height of a WebP picture in the extended format, which Chromium writes: 24 bits each, less one."""
    assert (data[:4], data[8:16]) == (b"RIFF", b"WEBPVP8X")
    return int.from_bytes(data[24:27], "little") + 1, int.from_bytes(data[27:30], "little") + 1


def test_screenshots_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST_BYTES


def test_the_page_of_screenshots_is_as_the_command_writes_it() -> None:
    assert PAGE.read_text(encoding="utf-8") == contents()


@pytest.mark.parametrize(("document", "number"), [("README.md", 1), ("docs/features.md", 6)])
def test_a_document_shows_its_pictures_in_the_theme_of_its_reader(document: str, number: int) -> None:
    pictures = re.findall(r"<picture>(.*?)</picture>", (ROOT / document).read_text(encoding="utf-8"), re.DOTALL)
    assert len(pictures) == number
    for one in pictures:
        dark, light = re.fullmatch(
            r'<source media="\(prefers-color-scheme: dark\)" srcset="(\S+)"><img src="(\S+)" [^>]*>', one
        ).groups()  # type: ignore[union-attr]
        assert dark == light.replace("-light.webp", "-dark.webp") != light


def test_the_readme_is_one_screen_and_has_a_way_for_everybody() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) < MOST_LINES
    ways = ("git clone", "pip install", "podman run")
    pages = ("playing", "hosting", "bots", "features", "comparison", "screenshots")
    told = [*ways, *(f"](docs/{page}.md)" for page in pages), "](CONTRIBUTING.md)"]
    assert [each for each in told if each not in text] == []


def test_screenshots_are_not_packaged() -> None:
    targets = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    assert targets["wheel"]["packages"] == ["src/splay"]
    assert targets["sdist"]["exclude"] == ["/docs/screenshots", "/docs/turn"]


def test_the_page_tells_the_lengths_that_were_measured() -> None:
    text = (ROOT / "docs" / "statistics.md").read_text(encoding="utf-8")
    table = text[text.index("## Among strong computers") :].split("\n## ")[0]
    measured: dict[str, list[int]] = {}
    for sets, players, decisions in re.findall(r"^\| ([a-z +]+) \| (\d) \| [\d.]+ \| (\d+) \|", table, re.MULTILINE):
        measured.setdefault(sets.replace(" ", ""), []).append(round(int(decisions) / int(players)))
    assert len(measured) == 8
    assert json.loads((ROOT / "web" / "src" / "lobby" / "lengths.json").read_text(encoding="utf-8")) == measured


def comparison() -> list[list[str]]:
    """The table of what else there is: its cells by rows, the heads first."""
    rows = [line for line in COMPARISON.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def test_whatever_splay_is_compared_with_has_a_source_and_a_date() -> None:
    text = COMPARISON.read_text(encoding="utf-8")
    heads = comparison()[0][2:]
    assert len(heads) == 5
    notes = dict(re.findall(r"^\[\^(\w+)\]: (.*(?:\n    .*)*)", text, re.MULTILINE))
    named = dict(pair for head in heads for pair in re.findall(r"^(.+)\[\^(\w+)\]$", head))
    assert set(named) == {"Yucata", "Board Game Arena", "battlestar", "Innovation AI", "innovation-tui"}
    assert sorted(named.values()) == sorted(notes)
    for note in notes.values():
        assert re.search(r"read in\s+November 2026", note), note
        assert re.search(r"\w+\.\w+/\w|version \d", note), note


def test_no_cell_of_the_comparison_is_left_blank() -> None:
    heads, *rows = comparison()
    assert len(rows) > 5
    assert [row for row in rows if len(row) != len(heads) or not all(row)] == []


def test_the_comparison_tells_of_others_what_is_so() -> None:
    heads, *rows = comparison()
    cells = {(row[0], head.partition("[")[0]): cell for row in rows for head, cell in zip(heads, row, strict=True)}
    assert "Ultimate" in cells["base set", "Yucata"]
    assert "fourth" in cells["base set", "Board Game Arena"]
    assert "Unseen" in cells["expansions", "Board Game Arena"]
    assert "searches" in cells["computer opponents", "Innovation AI"]
    assert "random moves" not in COMPARISON.read_text(encoding="utf-8")
