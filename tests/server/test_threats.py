"""The threat model names tests that are there."""

import ast
import re
from pathlib import Path

from splay.server.storage.schema import metadata

ROOT = Path(__file__).parents[2]
DOCUMENT = ROOT / "docs" / "security.md"


def test_every_test_that_the_threat_model_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", DOCUMENT.read_text(encoding="utf-8")))
    present = {
        node.name
        for path in (ROOT / "tests").rglob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert named
    assert named <= present, f"not there: {sorted(named - present)}"


def test_every_threat_has_a_test() -> None:
    rows = [line for line in DOCUMENT.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    threats = [row for row in rows if not row.startswith(("| threat", "| secret", "|---"))]
    assert len(threats) > 10
    assert not [row for row in threats if "`test_" not in row]


def test_the_ends_of_all_secrets_that_are_kept_are_told() -> None:
    """A table of the database that keeps the proof of something stands in the list of secrets."""
    proofs = {"password", "hash", "salt", "proved"}
    kept = {table.name for table in metadata.tables.values() if proofs & {column.name for column in table.columns}}
    kept |= {"channels", "push_subscriptions", "push_keys"}  # whose addresses and keys are secrets
    section = DOCUMENT.read_text(encoding="utf-8").partition("## Secrets, and what ends them")[2].partition("\n## ")[0]
    told = {name for name in re.findall(r"`([a-z_]+)`", section) if name in metadata.tables}
    assert kept
    assert kept == told
