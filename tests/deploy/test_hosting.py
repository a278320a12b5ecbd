"""docs/hosting.md keeps pace with the code."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import httpx
import yaml  # type: ignore[import-untyped]

from splay.server.operations.logs import JsonFormatter
from tests.deploy.test_container import CONTAINERFILE, base_images
from tests.patience import PATIENCE
from tests.server.e2e.servers import running

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def listed(heading: str) -> list[str]:
    """The names in the first column of a section's table."""
    section = PAGE[PAGE.index(f"\n## {heading}\n") + 1 :].split("\n## ")[0]
    return re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)


def test_every_metric_is_listed(tmp_path: Path) -> None:
    with running(tmp_path) as address:
        shown = httpx.get(f"{address}/metrics", timeout=PATIENCE).raise_for_status().text
    names = re.findall(r"^# TYPE (splay_\w+) (?!gauge$)?", shown, re.MULTILINE)
    assert sorted(listed("Metrics")) == sorted(name for name in names if not name.endswith("_created"))


def test_every_field_of_the_log_is_listed() -> None:
    try:
        raise LookupError("nothing")
    except LookupError as error:
        failure = (type(error), error, error.__traceback__)
    record = logging.LogRecord("splay.server", logging.ERROR, "app.py", 1, "a message", (), failure)
    assert listed("Logs") == list(json.loads(JsonFormatter().format(record)))


def test_every_file_that_is_linked_is_there() -> None:
    linked = re.findall(r"\]\(([^)#]+)\)", PAGE)
    assert len(linked) > 5
    assert [link for link in linked if not (ROOT / "docs" / link).exists()] == []


def test_every_image_is_shown_how_to_be_pinned() -> None:
    composed = yaml.safe_load((ROOT / "deploy" / "docker-compose.yml").read_text(encoding="utf-8"))["services"]
    [example] = [block for block in re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL) if "sha256:" in block]
    pinned = yaml.safe_load(example)["services"]
    named = {name: service["image"] for name, service in composed.items() if service["image"] != "${IMAGE:-splay}"}
    assert {name: pinned[name]["image"].partition("@")[0] for name in named} == named
    [base] = base_images(CONTAINERFILE.read_text(encoding="utf-8"))
    assert {service for service in composed if "build" in composed[service]} == set(pinned) - set(named) == {"web"}
    assert pinned["web"]["build"]["args"]["BASE"].partition("@")[0] == base
    assert f"inspect --format '{{{{index .RepoDigests 0}}}}' {' '.join([base, *named.values()])}\n" in PAGE
