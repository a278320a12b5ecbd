"""What schemathesis is told beyond the description: the ids of tables that are there, to look behind the first 404."""

from __future__ import annotations

import os
import re
from typing import Any

import schemathesis

TABLES = os.environ["SPLAY_TEST_TABLES"].split(",")
ID_PATTERN = os.environ["SPLAY_TEST_ID_PATTERN"]


@schemathesis.hook
def map_path_parameters(context: schemathesis.HookContext, path_parameters: dict[str, Any]) -> dict[str, Any]:
    """Puts tables that are there in the place of well-formed ids of none: which one, what was generated decides."""
    if path_parameters and re.fullmatch(ID_PATTERN, table := str(path_parameters.get("table_id"))):
        number = sum(table.encode()) % (len(TABLES) + 1)
        if number < len(TABLES):
            return {**path_parameters, "table_id": TABLES[number]}
    return path_parameters
