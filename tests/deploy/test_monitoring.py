"""What deploy/monitoring asks of `/metrics` is told there, and each alarm says what people notice."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]

from tests.deploy.test_hosting import listed

FOLDER: Final = Path(__file__).parents[2] / "deploy" / "monitoring"
RULES: Final[list[dict[str, Any]]] = [
    rule
    for group in yaml.safe_load((FOLDER / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    for rule in group["rules"]
]
DASHBOARD: Final[dict[str, Any]] = json.loads((FOLDER / "grafana-dashboard.json").read_text(encoding="utf-8"))
FIGURE: Final = re.compile(r"\bsplay_\w+")
LABELS: Final = {"instance", "job", "le", "part", "path", "status_code", "agent", "way", "outcome"}
"""What figures are told by, and what Prometheus adds."""
BY: Final = re.compile(r"by \(([^)]*)\)|(\w+)=~?\"")


def asked(expression: str) -> set[str]:
    """The figures that an expression asks for, a histogram by its own name."""
    return {name.removesuffix("_bucket") for name in FIGURE.findall(expression)}


def labels(expression: str) -> set[str]:
    """The labels by which it tells them apart."""
    return {name.strip() for by, one in BY.findall(expression) for name in (by or one).split(",")}


def expressions() -> list[str]:
    """All that alarms and dashboard ask."""
    shown = [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    return [*(rule["expr"] for rule in RULES), *shown]


@pytest.mark.parametrize("expression", expressions())
def test_only_figures_that_are_told_are_asked_for(expression: str) -> None:
    assert asked(expression) <= set(listed("Metrics"))
    assert labels(expression) <= LABELS
    for opens, closes in ("()", "{}", "[]"):
        assert expression.count(opens) == expression.count(closes)


def test_alarms_and_dashboard_leave_no_figure_out() -> None:
    seen = set().union(*map(asked, expressions()))
    assert set(listed("Metrics")) - seen == {"splay_requests_in_progress"}


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule["alert"])
def test_an_alarm_waits_and_says_what_is_wrong_where(rule: dict[str, Any]) -> None:
    assert set(rule) == {"alert", "expr", "for", "labels", "annotations"}
    assert rule["labels"]["severity"] in ("critical", "warning")
    assert "{{ $labels.instance }}" in rule["annotations"]["summary"]


def test_prometheus_reads_the_rules_and_asks_the_job_that_they_name() -> None:
    told = yaml.safe_load((FOLDER / "prometheus.yml").read_text(encoding="utf-8"))
    assert told["rule_files"] == ["alerts.yml"]
    assert [job["job_name"] for job in told["scrape_configs"]] == ["splay"]


def test_no_panel_of_the_dashboard_lies_on_another() -> None:
    places = [panel["gridPos"] for panel in DASHBOARD["panels"]]
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(places)
    for one, other in combinations(places, 2):
        beside = one["x"] + one["w"] <= other["x"] or other["x"] + other["w"] <= one["x"]
        assert beside or one["y"] + one["h"] <= other["y"] or other["y"] + other["h"] <= one["y"]
