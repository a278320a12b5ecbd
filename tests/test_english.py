"""The English of comments and documents: "if" and "when" for conditions, "whoever" and "anyone who", never "who" alone.

Not every slip can be found by a pattern; these are the forms that slip in most.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent

SUBJECTS: Final = (
    r"(?:a|an|all|another|anybody|it|neither|no|nobody|none|not|nothing|one|several|somebody|that|the|there|they|this"
    r"|`\S+`)"
)
ENDINGS: Final = r"(?:are|can|cannot|comes|counts|gets|goes|has|is|keeps|may|must|needs|plays|sees|sits|wins|would)"
FORMS: Final = {
    "who without anybody: say whoever, or those who": re.compile(
        r"\b(?:by|for|from|of|only|than|to|with) who\b|; who (?!am |are |is )"
    ),
    "who as a subject: say whoever, or players who": re.compile(
        rf"\bWho (?!a |the |this |would )\w+ (?:[\w`'-]+ ){{0,8}}?{ENDINGS}\b"
    ),
    "where for if: say if or when": re.compile(
        rf"Raises [\w, ]+ where\b"
        rf"|\b(?:False|None|True|empty|none|nothing|0) where {SUBJECTS}"
        rf"|\bwhere there (?:is|are) (?:an?|none|no|one|several)\b"
        rf"|(?<!place )\bwhere (?:anybody|neither|nobody|none|not all|nothing|somebody|something)\b"
        rf"|\b(?:also|but|except|even|only) where\b"
        rf"|[)`] where {SUBJECTS}"
        rf"|[.;:] Where {SUBJECTS} [^.?:]*,"
        rf"|, where {SUBJECTS} [^,.]*,"
    ),
}


def python_text(source: str) -> Iterator[tuple[int, str]]:
    """What people read in a Python file, with its lines: comments, texts that stand alone, as docstrings do, and what
    tests are called.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            yield node.lineno, node.name.replace("_", " ")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("# ")


def client_text(source: str) -> Iterator[tuple[int, str]]:
    """The comments of a file of the page, with their lines, and what its tests are called."""
    for found in re.finditer(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", source, re.DOTALL):
        yield source.count("\n", 0, found.start()) + 1, found.group().strip("/*<!-> ")
    for found in re.finditer(r'\b(?:describe|it|test)\(\s*"([^"\n]*)"', source):
        yield source.count("\n", 0, found.start()) + 1, found[1]


def catalogue_text(source: str) -> Iterator[tuple[int, str]]:
    """The comments and messages of a catalogue, with their lines."""
    for line, text in enumerate(source.splitlines(), 1):
        yield line, re.sub(r"^[#\w-]+ (?:= )?", ". ", text)


def document_text(source: str) -> Iterator[tuple[int, str]]:
    """The paragraphs of a document, with their lines; not its examples."""
    source = re.sub(r"```.*?```", lambda block: "\n" * block.group().count("\n"), source, flags=re.DOTALL)
    line = 1
    for paragraph in re.split(r"(\n\s*\n|\n(?=[-|#>] ?)|\|)", source):
        yield line, f". {paragraph}"  # it begins where another sentence has ended
        line += paragraph.count("\n")


READERS = {".py": python_text, ".md": document_text, ".ts": client_text, ".svelte": client_text}
READERS |= {".css": client_text, ".js": client_text, ".mjs": client_text, ".ftl": catalogue_text}


def slips(path: Path) -> list[str]:
    """The places of a file whose English is not ours."""
    found = []
    for line, text in READERS[path.suffix](path.read_text(encoding="utf-8")):
        plain = re.sub(r"\s+", " ", text)
        found += [
            f"{path.relative_to(ROOT)}:{line}: {form}: {match.group()!r}"
            for form, pattern in FORMS.items()
            for match in pattern.finditer(plain)
        ]
    return found


def read_files() -> list[Path]:
    """What is looked at."""
    kinds = {
        ".": ("*.py", "*.md"),
        "benchmarks": ("**/*.py",),
        "docs": ("**/*.md", "**/*.py"),
        "examples": ("**/*.py",),
        "src/splay": ("**/*.py", "**/*.ftl"),
        "tests": ("**/*.py", "**/*.js"),
        "web": ("*.js", "*.mjs", "*.ts"),
        "web/src": ("**/*.ts", "**/*.svelte", "**/*.css"),
    }
    found = [
        path for folder, patterns in kinds.items() for pattern in patterns for path in (ROOT / folder).glob(pattern)
    ]
    return sorted(path for path in found if path.name != "schema.d.ts")


def test_conditions_and_people_are_named_in_natural_english() -> None:
    files = read_files()
    assert len(files) > 1000
    assert [slip for path in files for slip in slips(path)] == []


@pytest.mark.parametrize(
    "text",
    [
        "Needed by who plays several.",
        "The name of who sits there.",
        "Who is away has no increments.",
        "Raises BadRecord where it has none.",
        "The secret, None where the game was not dealt from one.",
        "Its result, where there is one.",
        "Where the game has moved on meanwhile, the answer is refused.",
        "An `Origin`, where one is sent, must be ours.",
        "It is paused where nobody else plays.",
    ],
)
def test_slips_are_found(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    sources = {
        "a.py": f'"""It is so. {text}"""\n',
        "b.py": f"# So. {text}\n",
        "c.md": text,
        "d.ts": f"/** So. {text} */",
    }
    for name, source in sources.items():
        (tmp_path / name).write_text(source, encoding="utf-8")
        assert slips(tmp_path / name), name


def test_places_and_questions_are_no_slips(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    text = "Says where it lies, and where the cards are. Who is asking? Whoever leaves has lost; players who stay win."
    (tmp_path / "a.md").write_text(text, encoding="utf-8")
    assert slips(tmp_path / "a.md") == []


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("a.py", "def test_nothing_is_drawn_by_who_returns_nothing() -> None: ...\n"),
        ("a.test.ts", 'it("is nothing where something else stands in its place", () => {});\n'),
        ("a.ftl", "leave-hint = Where nobody else plays, the game waits.\n"),
        ("a.css", "/* Under 16 px Safari would enlarge the page for who writes. */\n"),
    ],
)
def test_names_of_tests_messages_and_styles_are_read(
    name: str, source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    (tmp_path / name).write_text(source, encoding="utf-8")
    assert [slip.partition(": ")[0] for slip in slips(tmp_path / name)] == [f"{name}:1"]
