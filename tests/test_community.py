"""What people look for in a repository before they trust it is there, and whatever reads it by program can."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]

from splay import __version__

ROOT: Final = Path(__file__).parent.parent
FORMS: Final = ROOT / ".github" / "ISSUE_TEMPLATE"
OF_TRUST: Final = ("SECURITY.md", "CODE_OF_CONDUCT.md", "CITATION.cff")
CITED: Final = {
    "cff-version": r"1\.2\.0",
    "message": r".+",
    "type": r"software|dataset",
    "title": r".+",
    "abstract": r".+",
    "version": r"\d+\.\d+\.\d+",
    "license": r"AGPL-3\.0-or-later",
}
"""What the schema of citations, version 1.2, lets these be; it asks for title, message, version and authors."""
FIELDS: Final = {
    "markdown": {"value"},
    "input": {"label", "description", "placeholder"},
    "textarea": {"label", "description", "placeholder"},
    "dropdown": {"label", "description", "options"},
}
"""What each part of a form may have."""


def read(path: Path) -> Any:  # noqa: ANN401 - YAML
    """What a file of YAML says."""
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", OF_TRUST)
@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_whoever_comes_is_led_there(document: str, file: str) -> None:
    assert f"]({file})" in (ROOT / document).read_text(encoding="utf-8")


def test_the_citation_is_as_its_schema_asks() -> None:
    citation = read(ROOT / "CITATION.cff")
    assert set(citation) == {*CITED, "authors", "keywords"}
    assert [key for key, form in CITED.items() if not re.fullmatch(form, citation[key])] == []
    assert citation["authors"] == [{"name": "The contributors to Splay"}]
    assert len(citation["keywords"]) == len(set(citation["keywords"])) > 2


def test_what_is_cited_is_this_version() -> None:
    assert read(ROOT / "CITATION.cff")["version"] == __version__


def test_there_is_a_form_for_each_kind_of_issue() -> None:
    assert {path.stem for path in FORMS.glob("*.yml")} == {"config", "bug", "ruling", "translation", "hosting"}
    assert read(FORMS / "config.yml") == {"blank_issues_enabled": True}


@pytest.mark.parametrize("form", ["bug", "ruling", "translation", "hosting"])
def test_a_form_can_be_shown_and_asks_for_something(form: str) -> None:
    asked = read(FORMS / f"{form}.yml")
    assert set(asked) == {"name", "description", "labels", "body"}
    ids = [part["id"] for part in asked["body"] if part["type"] != "markdown"]
    labels = [part["attributes"]["label"] for part in asked["body"] if part["type"] != "markdown"]
    assert len(ids) == len(set(ids))
    assert len(labels) == len(set(labels))
    assert any(part.get("validations") == {"required": True} for part in asked["body"])
    for part in asked["body"]:
        assert set(part["attributes"]) <= FIELDS[part["type"]], part
        assert set(part) <= {"type", "id", "attributes", "validations"}, part
        assert len(set(part["attributes"].get("options", "two"))) > 1, part


def test_forms_name_documents_that_are_there() -> None:
    told = " ".join(path.read_text(encoding="utf-8") for path in FORMS.glob("*.yml"))
    named = set(re.findall(r"\b(?:docs/)?[\w-]+\.md\b", told))
    assert {"SECURITY.md", "docs/rules.md", "docs/hosting.md"} <= named
    assert [name for name in sorted(named) if not (ROOT / name).is_file()] == []
