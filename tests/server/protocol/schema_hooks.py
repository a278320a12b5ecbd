"""What schemathesis is told beyond the description: tables that are there, to look behind the first 404; the visitor's
headers; and, until an operation has succeeded once, a request that fits. It notes each answer's status in a file.
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Any

import schemathesis

from splay.server.ids import ID_PATTERN
from tests.server.protocol.fitting import FITTING, World

TOLD = json.loads(os.environ["SPLAY_TEST_FUZZING"])
"""`address`, `folder`, `headers` of the visitor, `tables`, `answers` (the file), `hook`, and whether it `fits`."""
WORLD = World(TOLD["address"], Path(TOLD["folder"]), TOLD["headers"], TOLD["hook"])
TABLES: list[str] = TOLD["tables"]
ENDS_SESSIONS = ("DELETE /api/me", "DELETE /api/sessions", "DELETE /api/me/sessions", "DELETE /api/me/sessions/{id}")
"""What would make of the visitor nobody, in the middle of it all (also without an id, which is tried): a new guest asks
for it each time.
"""
succeeded: set[str] = set()


@schemathesis.hook
def map_path_parameters(context: schemathesis.HookContext, path_parameters: dict[str, Any]) -> dict[str, Any]:
    """Puts tables that are there in the place of well-formed ids of none: which one, what was generated decides."""
    if path_parameters and re.fullmatch(ID_PATTERN, table := str(path_parameters.get("table_id"))):
        number = sum(table.encode()) % (len(TABLES) + 1)
        if number < len(TABLES):
            return {**path_parameters, "table_id": TABLES[number]}
    return path_parameters


@schemathesis.hook
def before_call(context: schemathesis.HookContext, case: schemathesis.Case[Any], kwargs: dict[str, Any]) -> None:
    """Says who asks, and lets what should succeed do so once."""
    headers, label = WORLD.visitor, case.operation.label
    if label in ENDS_SESSIONS and headers:
        headers = WORLD.as_sent(WORLD.guest())
    if TOLD["fits"] and label in FITTING and label not in succeeded and is_positive(case):
        fit = FITTING[label](WORLD)
        headers = headers if fit.headers is None else fit.headers
        case.path_parameters, case.query = fit.path, fit.query
        if fit.body is not None:
            case.body = fit.body
    case.headers.update(headers)


def is_positive(case: schemathesis.Case[Any]) -> bool:
    """Whether a request is meant to fit the description."""
    return case.meta is not None and case.meta.generation.mode.is_positive


@schemathesis.hook
def after_call(_: schemathesis.HookContext, case: schemathesis.Case[Any], response: schemathesis.Response) -> None:
    """Notes the status; not that of another method, which is tried too."""
    label = case.operation.label
    if case.method.upper() != case.operation.method.upper():
        return
    if 200 <= response.status_code < 300:
        succeeded.add(label)
    with Path(TOLD["answers"]).open("a", encoding="utf-8") as answers:
        answers.write(f"{response.status_code} {label}\n")
